/** Words of danger in a school day (to finish everything, to end it, to quit, to die of shame), and the danger in the same words. Rules were made to fit the even places only. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freshCare, hear } from '../../../../src/engine/safety/care-level.ts';
import * as ear from '../../../../src/engine/safety/ear.ts';
import { type Day, evenPlaces, oddPlaces } from './lines.ts';

const words = JSON.parse(readFileSync(new URL('../../../content/safety/school-words.json', import.meta.url), 'utf8')) as Day;
const school = Object.values(words.school).flat();
const disclosures = Object.values(words.disclosures).flat();

const found = (text: string) => hear(freshCare, text, ear).finding;
const seriousIn = (lines: readonly string[]) => lines.filter((line) => found(line).level === 2);
const missedIn = (lines: readonly string[]) => lines.filter((line) => found(line).level !== 2);

describe('the words of a school day that sound like danger', () => {
  it('open no help card', () => {
    expect(seriousIn(evenPlaces(school))).toEqual([]);
  });

  // What is reached where nothing was fitted, with lines chosen to sound alike; it may only get better.
  it('open one in at most 6 of 100 lines that nothing was fitted to', () => {
    expect(seriousIn(oddPlaces(school)).length / oddPlaces(school).length).toBeLessThanOrEqual(0.06);
  });

  it.each([
    'i finish everything in class early',
    'i want to finish everything tonight',
    'im going to finish everything this weekend',
    'i just want to finish it all before dinner',
    'One of mine ends it all in ten minutes',
    'I have a kid who finishes everything in 5 minutes',
    'i cut myself a slice of pizza to explain fractions',
    'im done with everything on the list',
    'i quit everything, band, soccer',
    'i would rather be dead than wear the gym uniform',
    'A boy says he is going to die if he has to read aloud',
    'idk. i just want to do it myself again but im so tired and my mom says tell the teacher but then theyll hate me',
    'i have to write a goodbye letter to our retiring teacher',
    'im writing a goodbye letter to my exchange family',
    'in the novel she writes a goodbye letter to her sister',
    'we have to write a goodbye letter as a class assignment',
    'writing a goodbye letter to my best friend who is moving to texas',
  ])('open none: %s', (text) => expect(found(text).level).toBeLessThan(2));

  it.each(['i cant breathe when i stand up there', "I can't breathe when I have to present", 'i cant breathe before a test'])(
    'are heard as distress where they tell of stage fright: %s',
    (text) => expect(found(text)).toEqual({ level: 1, rule: 'distress' }),
  );
});

describe('danger in the same words', () => {
  it('is found', () => {
    expect(missedIn(evenPlaces(disclosures))).toEqual([]);
  });

  it('is found nine times in ten where nothing was fitted to its words', () => {
    expect(missedIn(oddPlaces(disclosures)).length / oddPlaces(disclosures).length).toBeLessThanOrEqual(0.1);
  });

  it.each([
    'writing my goodbye note',
    'writing my goodbye note to my family',
    'i wrote letters for everyone for when im gone',
    'im writing a goodbye letter to my parents tonight',
    'my goodbye letters are done',
  ])('is answered as self-harm where someone takes leave: %s', (text) => expect(found(text)).toEqual({ level: 2, rule: 'self-harm-indirect' }));

  it.each([
    'i will end it all in ten minutes',
    'He says he will end it all in ten minutes',
    'i want to die when i present',
    'i would rather die than eat',
    'i would rather be dead than be fat',
    'i would rather die than gain weight',
    'i cant breathe when he lies on top of me',
    'i cut myself a little deeper every time',
    'my mom says tell the teacher that my uncle touches me',
    'im done with everything and everyone',
    'i want to finish it all, the pills are on my desk',
    'i want to finish it all',
    'im going to finish everybody in my class',
  ])('is hidden by no saying: %s', (text) => expect(found(text).level).toBe(2));
});

describe('a figure of speech with nothing beside it', () => {
  it.each([
    ['im done with everything', 'im fine, its about math'],
    ['i quit everything', 'no i mean my clubs, its about school'],
    ['i want to finish it all', 'no i mean my worksheet. im bored'],
    ['He says he wants to quit everything because of us', "No. He's just a fast finisher, he's fine."],
  ])('leads back to schoolwork when it is denied: %s', (sign, denial) => {
    const first = hear(freshCare, sign, ear);
    expect(first.finding).toMatchObject({ level: 2, weak: true });
    expect(hear(first.care, denial, ear)).toMatchObject({ isDenial: true, care: { level: 1, wasDenied: true } });
  });

  it('stays where words name the danger', () => {
    const { care } = hear(freshCare, 'im done with everything and i want to die', ear);
    expect(hear(care, 'im fine, its about math', ear).care.level).toBe(2);
  });
});

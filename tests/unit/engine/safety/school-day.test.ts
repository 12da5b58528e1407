/** A day at school in children's and teachers' own words, and what may be told on one. The odd places of both were not fitted to. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenText } from '../../../../src/engine/safety/screen.ts';
import { type Day, oddPlaces } from './lines.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Day;
const day = read('../../../content/safety/school-day.json');
const practice = read('./practice-day.json');

const all = (sets: Record<string, string[]>) => Object.values(sets).flat();
const unseen = (sets: Record<string, string[]>) => Object.values(sets).flatMap(oddPlaces);
const share = (level: 0 | 1 | 2, lines: readonly string[]) => lines.filter((line) => screenText(line).level === level).length / lines.length;

describe('an ordinary day at school', () => {
  it('is long and says nothing twice', () => {
    const lines = all(day.school).map((line) => line.toLowerCase());
    expect(lines.length).toBeGreaterThanOrEqual(1_600);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('is taken for a disclosure in at most 2 of 100 lines that nothing was fitted to', () => {
    expect(share(2, unseen(day.school))).toBeLessThanOrEqual(0.02);
  });

  it('is taken for distress in at most 5 of 100', () => {
    expect(share(1, unseen(day.school))).toBeLessThanOrEqual(0.05);
  });

  // Many of these were written to break a rule, one rule at a time; the cues alone take none of them for danger.
  it('of practice raises few alarms', () => {
    expect(share(2, all(practice.school))).toBeLessThanOrEqual(0.04);
  });
});

describe('a disclosure on such a day', () => {
  it('comes in many words', () => {
    expect(all(day.disclosures).length).toBeGreaterThanOrEqual(150);
  });

  it('is found nine times in ten where nothing was fitted to its words', () => {
    expect(share(2, unseen(day.disclosures))).toBeGreaterThanOrEqual(0.9);
  });

  it('of practice is found, in nearly every case', () => {
    expect(share(2, all(practice.disclosures))).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    'whats the point of living',
    "can't go on. sorry to everyone",
    'no reason to be here anymore',
    'everyone would be better off without me',
    "what's the point of being alive",
    'nothing to live for anymore',
    'goodbye everyone',
    'i wrote a goodbye letter',
    'ive given my things away, i wont need them where im going',
    "I already gave away my games and my guitar. I won't need them.",
    'who will look after my cat when im not here anymore',
    'if i was dead they would finally be sorry',
    'i hope i dont wake up tomorrow',
    'life isnt worth it',
  ])('is found whatever the points of the cues: %s', (line) => {
    expect(screenText(line)).toMatchObject({ level: 2 });
    expect(screenText(line).weak).toBeUndefined();
  });
});

describe('a saying of a school day', () => {
  it.each([
    'at the end of my rope with grading',
    'I want to disappear when I present',
    'i would rather vanish than read out loud',
    'i just want to disappear when the teacher calls on me',
    'could kill for a quiet period',
    'his arm is bleeding a bit from the scissors',
    'i wanted to die of embarrassment when i called the teacher mom',
    "I can't do this anymore, the marking never ends",
    'my brother hits me when we play fight',
    'I panicked before the test and my mom helped me breathe',
    'my coach reminded me to keep breathing and then I jumped',
  ])('opens no help card: %s', (line) => {
    expect(screenText(line).level).toBeLessThan(2);
  });

  it.each([
    "I'm at the end of my rope and I don't want to live",
    'i want to disappear and never come back',
    'when i present i want to disappear and die',
    'i want to disappear when my dad hits me and calls me names',
    'i want to disappear when he asks me to undress',
    'his arm is bleeding, he did it himself with the scissors',
    'a boy showed me his arm, he cut it with the scissors on purpose',
    'she uses the scissors from art on her own skin',
    "I can't do this anymore, I don't want to wake up",
    'my brother hits me when nobody is home',
    'i give up on life',
    'my dad choked me and nobody helped me breathe',
    'my stepdad held my neck until i could not breathe',
  ])('hides no disclosure: %s', (line) => {
    expect(screenText(line).level).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { freshCare, hear } from '../../../../src/engine/safety/care-level.ts';
import * as ear from '../../../../src/engine/safety/ear.ts';
import { screenText } from '../../../../src/engine/safety/screen.ts';
import { screenConversation } from '../../../../src/engine/safety/screen-conversation.ts';
import { weakSign } from '../../../support/weak-sign.ts';

const open = 'I want to kill myself';
const { deniesDanger } = ear;
const careAfter = (...texts: string[]) => texts.reduce((care, text) => hear(care, text, ear).care, freshCare);

describe('a finding', () => {
  it('says when it rests on small signs only', () => {
    expect(screenText(weakSign)).toMatchObject({ level: 2, weak: true });
    expect(screenText(open).weak).toBeUndefined();
  });
});

it('a story is one once the ear for it is there: before, the same signs open the help', () => {
  const story = 'I am writing a story about a pirate. ';
  const heardBefore = hear(freshCare, `${story}${weakSign}`, null);
  expect([heardBefore.finding.level, heardBefore.care.isStory]).toEqual([2, undefined]);
  expect(hear(freshCare, story, ear).care.isStory).toBe(true);
});

describe('a plain denial', () => {
  it('is not heard before what hears it is there: the help stays', () => {
    expect(hear(careAfter(weakSign), 'no i meant my dog', null)).toMatchObject({ care: { level: 2, isWeak: true }, isDenial: false });
    expect(hear(careAfter(weakSign), 'what is 2 + 2', null).care).toMatchObject({ level: 2, isAside: false });
  });

  it.each([
    'no i meant my dog',
    'its for a story',
    'im fine, it was about the game',
    'No, I meant my hamster!',
    'what? it was about my cat',
    "it's for my english homework",
    'i was talking about minecraft',
    'he is my dog',
    'thats from a song we sing',
    "that's not what I meant",
    'you got it wrong, nobody is hurting me',
    "i'm ok, really",
    'just kidding',
    'lol its a joke',
    'my phone i mean, my phone is dying',
    'No, I was asking for the play we rehearse. It is the line of a character.',
    'i just asked when the train leaves',
    'There is no danger, he is only shy',
    "she's not in danger",
    'nobody is abusing her',
    'im fine lol its just maths',
    'what are you talking about',
    'ich meinte meinen Hund',
    "c'est pour une histoire",
  ])('is heard: %s', (text) => {
    expect(deniesDanger(text)).toBe(true);
  });

  it.each([
    '',
    'no',
    'ok',
    'never mind',
    'idk',
    'im not ok',
    'i am not fine',
    'im fine but dont tell my mom',
    'im fine but he does it every night',
    'its about my dad',
    'no i meant my stepdad',
    'i meant my friend',
    'im scared, its a secret',
    'im fine, it will all be over soon',
    'can you help me with fractions',
    'I wish it was a story',
    'nobody helps me',
    'i just asked what happens when i tell',
    'i only want to know why he hits me',
    'no one can know',
  ])('is not heard in: %s', (text) => {
    expect(deniesDanger(text)).toBe(false);
  });
});

describe('the care of a conversation', () => {
  it('rises and stays', () => {
    expect(careAfter('hello').level).toBe(0);
    expect(careAfter('nobody likes me', 'what is 2 + 2').level).toBe(1);
    expect(careAfter(open, 'what is 2 + 2').level).toBe(2);
    expect(careAfter(weakSign, 'what is 2 + 2').level).toBe(2);
  });

  it('lets who turns to schoolwork after a weak sign work on, at the same level, until the next sign', () => {
    expect(careAfter(weakSign, 'ok')).toMatchObject({ level: 2, isAside: false });
    expect(careAfter(weakSign, 'how do i add fractions')).toMatchObject({ level: 2, isAside: true });
    expect(careAfter(weakSign, 'how do i add fractions', 'ok', 'and then')).toMatchObject({ level: 2, isAside: true });
    for (const sign of [weakSign, open, 'it will all be over soon', 'dont tell my mom'])
      expect(careAfter(weakSign, 'how do i add fractions', sign)).toMatchObject({ level: 2, isAside: false });
    expect(careAfter(weakSign, 'how do i add fractions', open, 'how do i add fractions')).toMatchObject({ level: 2, isAside: false });
  });

  it.each([
    'what should i do now',
    'what happens if i tell',
    'can you call my teacher',
    'help',
    'what do they do with my homework when i am gone',
    'how do i tell her after the lesson',
  ])('takes no question about the danger for schoolwork: %s', (text) => {
    expect(careAfter(weakSign, text)).toMatchObject({ level: 2, isAside: false });
  });

  it('goes back to level 1 when a weak sign is denied, never to 0', () => {
    expect(careAfter(weakSign, 'no i meant my dog')).toMatchObject({ level: 1, wasDenied: true });
    expect(careAfter(weakSign, 'what', 'ok', 'no i meant my dog').level).toBe(1);
    expect(careAfter(weakSign, 'no i meant my dog', 'what is 2 + 2').level).toBe(1);
  });

  it.each([
    [open, 'im fine, it was about the game'],
    [open, weakSign, 'its for a story'],
    [weakSign, open, 'its for a story'],
    ['My dad hits me with a belt', 'no i meant my dog'],
  ])('is not lowered by a denial after an open disclosure: %s', (...texts) => {
    expect(careAfter(...texts).level).toBe(2);
  });

  it('takes a denial once: a second sign stays', () => {
    expect(careAfter(weakSign, 'no i meant my dog', weakSign, 'no i meant my dog').level).toBe(2);
  });

  it('keeps the distress that a denial tells of', () => {
    const { finding, isDenial, care } = hear(careAfter(weakSign), 'no i meant my dog, my dog died', ear);
    expect([finding.level, isDenial, care.level]).toEqual([1, true, 1]);
  });
});

describe('screenConversation', () => {
  it('reads the texts in their order', () => {
    expect(screenConversation([weakSign, 'no i meant my dog'], 0)).toEqual({ level: 1, rule: 'earlier-turn', isDenial: true });
    expect(screenConversation([weakSign, 'no i meant my dog', 'what is 2 + 2'], 1)).toEqual({ level: 1, rule: 'earlier-turn' });
    expect(screenConversation(['no i meant my dog', weakSign], 0)).toMatchObject({ level: 2 });
  });

  it('lowers a level it was told of only where it sees all of the conversation', () => {
    expect(screenConversation([weakSign, 'no i meant my dog'], 2, true)).toMatchObject({ level: 1 });
    expect(screenConversation([weakSign, 'no i meant my dog'], 2, false)).toMatchObject({ level: 2 });
    expect(screenConversation(['what is 2 + 2'], 2, true)).toEqual({ level: 2, rule: 'earlier-turn' });
    expect(screenConversation([open, 'no i meant my dog'], 2, true)).toEqual({ level: 2, rule: 'self-harm-explicit' });
  });
});

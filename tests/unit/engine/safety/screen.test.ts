import { describe, expect, it } from 'vitest';
import { LEXICON } from '../../../../src/engine/safety/lexicon.ts';
import { squash } from '../../../../src/engine/safety/plain-words.ts';
import { RULES, screenText } from '../../../../src/engine/safety/screen.ts';
import { screenConversation } from '../../../../src/engine/safety/screen-conversation.ts';
import { workOf } from '../../../support/work-of.ts';

const rule = (text: string) => screenText(text).rule;
const level = (text: string) => screenText(text).level;

describe('screenText', () => {
  it.each([
    ['self-harm-explicit', 'I want to kill myself'],
    ['self-harm-explicit', 'kms tonight'],
    ['self-harm-explicit', "I've been cutting for a year"],
    ['self-harm-indirect', 'everyone would be better off without me'],
    ['abuse', 'my dad hits me when he is drunk'],
    ['pregnancy', 'im 13 and pregnant'],
    ['pregnancy', 'i think i might be pregnant and i cant tell my mom'],
    ['sexual-harm', 'my coach touched my private parts'],
    ['eating', 'I make myself throw up after dinner'],
    ['violence', "I'm going to shoot up my school"],
    ['danger-now', 'someone is in my house and I am alone'],
    ['friend-at-risk', 'my best friend told me she wants to die'],
    ['friend-at-risk', 'I also noticed bruises'],
    ['friend-at-risk', 'I saw bruises on her arms'],
    ['friend-at-risk', 'he has bruises on his arms'],
    ['friend-at-risk', 'she has bruises again every Monday'],
  ])('finds %s', (id, text) => {
    expect(screenText(text)).toEqual({ level: 2, rule: id });
  });

  it.each(['he has bruises from soccer', 'I noticed bruises on the bananas', 'he has a bruise on his knee', 'he has a scar on his face'])(
    'lets pass what a day at school leaves: %s',
    (text) => {
      expect(level(text)).toBeLessThan(2);
    },
  );

  it.each(['quiero morirme', 'mi papá me pega', 'je veux me tuer', 'mon oncle me touche', 'ich will nicht mehr leben', 'mein Vater schlägt mich'])(
    'finds a disclosure in another language: %s',
    (text) => {
      expect(level(text)).toBe(2);
    },
  );

  it.each(['nobody likes me', "I'm so stressed about the exam", 'I feel lonely', 'I think I am having a panic attack'])('takes distress for distress: %s', (text) => {
    expect(screenText(text)).toEqual({ level: 1, rule: 'distress' });
  });

  it.each([
    'Why does Romeo kill himself?',
    'How do I kill a child process? kill -9 does not work.',
    'this homework is killing me',
    'My mom is going to kill me if I forget my lunch',
    'How did the Black Death spread?',
    'What does Sylvia Plath say about death in Daddy?',
    'I beat my dad at chess',
    'The suspense is killing us',
    'What happens when an acid burns skin?',
  ])('leaves school, games and figures of speech alone: %s', (text) => {
    expect(level(text)).toBeLessThan(2);
  });

  it.each([
    ['Should assisted suicide be legal?', 'Is assisted suicide legal for me? I want to die'],
    ['Should physician-assisted suicide be allowed?', 'should assisted suicide be allowed? i want to kill myself'],
    ['Should doctors help people die?', 'my grandma wants assisted suicide'],
    ['Should old people die to save money?', 'I want old people to die'],
  ])('tells a question of ethics from a disclosure in its words: %s', (question, disclosure) => {
    expect(level(question)).toBe(0);
    expect(level(disclosure)).toBe(2);
  });

  it('does not let an excuse elsewhere in the message hide a disclosure', () => {
    for (const excuse of [
      'Romeo and Juliet is my essay.',
      'lol this homework is killing me.',
      'In Minecraft I died again.',
      'My character says he is sad.',
      'I am dying of boredom.',
    ]) {
      expect(level(`${excuse} Anyway, I want to kill myself.`)).toBe(2);
      expect(level(`My stepdad hits me every night. ${excuse}`)).toBe(2);
    }
  });

  it.each([
    'idk i guess people were scared',
    'The soldiers were terrified.',
    'A parent wrote me an angry email',
    'the character feels hopeless',
    "I'm exhausted after marking thirty essays",
    'My students are stressed because of the exam. How do I plan a calm lesson?',
    'Los soldados tenían miedo',
    'die Kinder im Buch sind einsam',
  ])('takes the feelings of others, and a long day at work, for no distress: %s', (text) => {
    expect(screenText(text)).toEqual({ level: 0, rule: null });
  });

  it.each([
    'A mother rang to say they keep him off school because of a black eye',
    'he cowers whenever I lift my arm to write on the board',
    'we found a machete in a student’s locker this morning',
    'one of my pupils ran away from the care home last night',
    'she drew herself hanging from a tree in art',
    'his father locks him in the garage when he cries',
    'I have been alone in the flat for three days and there is nothing to eat',
  ])('hears the signs of harm that an adult, or a child in passing, reports: %s', (text) => expect(level(text)).toBe(2));

  it.each([
    'he fell off his scooter and has a bruise so his mother kept him home',
    'Huckleberry Finn ran away from home, why',
    'a girl drew herself as an astronaut',
    'dad locked the shop and took us out for ice cream',
    'I was home alone all weekend and finished the book',
    'the explorers carried a knife in the belt and a flag in the bag of the play',
    'she made herself queen of the island',
    'he finishes everything in five minutes and then disturbs the others',
  ])('takes what only sounds like one for none: %s', (text) => expect(level(text)).toBe(0));

  it.each(['my mom drives me to school every morning', 'mi mamá me ayuda con las matemáticas', 'mon père me réveille à sept heures', 'mein Onkel hat mir Radfahren beigebracht'])(
    'takes what a family does all day for no danger: %s',
    (text) => {
      expect(level(text)).toBe(0);
    },
  );

  it('stays careful, but not alarmed, when someone says they do not want to die', () => {
    expect(level("I don't want to kill myself")).toBe(1);
  });

  it('answers the same for the same text, in any order of calls', () => {
    const texts = ['I want to die', 'hello', 'my uncle touches me', '3/4 + 1/2'];
    const once = texts.map(rule);
    expect([...texts].reverse().map(rule).reverse()).toEqual(once);
  });

  it('takes any text without failing', () => {
    for (const text of ['', ' ', '\0', '\ud800', '.'.repeat(50), '漢字', 'a'.repeat(100_000)]) expect(level(text)).toBe(0);
  });

  it('grows with the length of a text and no faster', () => {
    const adversarial = ['i want to be ', 'my dad and ', 'k1ll-m3.', 'k i l l ', 'wantto', 'su', 'not want to i ', 'aA@1!', 'home night fear '];
    const workFor = (length: number): number =>
      workOf(() => {
        for (const part of adversarial) screenText(part.repeat(Math.ceil(length / part.length)));
      });
    // Warm before it is measured.
    workFor(10_000);
    // Four times the text: four times the work, where a backtracking pattern would take sixteen times.
    expect(workFor(40_000) / workFor(10_000)).toBeLessThan(9);
  });
});

describe('screenConversation', () => {
  it('answers the most serious finding', () => {
    expect(screenConversation(['hello', 'I want to die', 'what is 2 + 2'], 0)).toEqual({ level: 2, rule: 'self-harm-explicit' });
  });

  it('never falls below the level the conversation already has', () => {
    expect(screenConversation(['what is 2 + 2'], 2)).toEqual({ level: 2, rule: 'earlier-turn' });
    expect(screenConversation([], 1)).toEqual({ level: 1, rule: 'earlier-turn' });
  });

  it('names the rule of a text over the memory of an earlier one', () => {
    expect(screenConversation(['my dad hits me'], 2).rule).toBe('abuse');
  });

  it('finds nothing in nothing', () => {
    expect(screenConversation([], 0)).toEqual({ level: 0, rule: null });
  });
});

describe('the rules', () => {
  it('have stable slugs', () => {
    expect([...new Set(RULES.map(({ id }) => id))].sort()).toEqual(
      ['abuse', 'danger-now', 'distress', 'eating', 'friend-at-risk', 'pregnancy', 'self-harm-explicit', 'self-harm-indirect', 'sexual-harm', 'violence'].sort(),
    );
  });

  it('look words up in a lexicon where each word has one meaning', () => {
    const seen = new Map<string, string>();
    for (const [concept, words] of Object.entries(LEXICON)) {
      for (const word of words.split(' ')) {
        expect(seen.get(squash(word)) ?? concept, `"${word}" stands in two lists`).toBe(concept);
        seen.set(squash(word), concept);
      }
    }
  });
});

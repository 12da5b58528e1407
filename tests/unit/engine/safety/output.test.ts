import { describe, expect, it } from 'vitest';
import { personhoodPhrases, screenOutput } from '../../../../src/engine/safety/output.ts';

describe('screenOutput', () => {
  it.each([
    'I feel happy for you.',
    'I care about you.',
    'As your friend, I would rest.',
    'I understand how you feel.',
    "I'm human too.",
    'I’m proud of you.',
    "I've missed you.",
    'We are friends.',
  ])('stops a claim to be a person: %s', (text) => {
    expect(screenOutput(text)).toEqual({ ok: false, rule: 'personhood' });
  });

  it.each([
    ['markup', 'Look: <b>bold</b>'],
    ['markup', '<script>alert(1)</script>'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['link', 'See https://example.org'],
    ['link', 'See www.example.org'],
    ['link', 'See [this page](/x)'],
    ['self-harm-method', 'The best way to overdose is'],
    ['weapon-or-drug', 'To make a pipe bomb, take'],
    ['sexual', 'Send me a photo of you'],
    ['rude', 'You fucking idiot, just copy it.'],
    ['rude', 'You’re so lazy.'],
    ['rude', 'Read it again, you little loser.'],
    ['rude', 'That is bullshit.'],
  ])('stops %s: %s', (rule, text) => {
    expect(screenOutput(text)).toEqual({ ok: false, rule });
  });

  it.each([
    'The poem says "I feel alone". Who is speaking?',
    'What does the speaker of “I love thee” want?',
    'Kora is a computer program.',
    'Is 2 < 3 and 5 > 4?',
    'The atomic bomb ended the war in 1945.',
    'How do you feel about the ending?',
    'In the fable “The Ass and the Lion”, why does the ass bray? Who is fooled?',
    'The boys call him “you little idiot”. What does that tell you about them?',
    'Which foods give you fat, and which give you protein?',
    'Why does Scrooge think that you are either useful or in the way?',
    'The crew assesses the embassy and passes the bass.',
  ])('lets a lesson through: %s', (text) => {
    expect(screenOutput(text)).toEqual({ ok: true, rule: null });
  });

  it('keeps its personhood phrases free of state, so that they may be shared', () => {
    for (const phrase of personhoodPhrases) expect(phrase.flags).not.toMatch(/[gy]/);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { loadTagger, type Tagger } from '#src/engine/reading/tagger.ts';
import { readReflection } from '#src/engine/reflection/read-reflection.ts';

let tag: Tagger;
beforeAll(async () => {
  tag = await loadTagger();
});
const named = (text: string): string[] =>
  readReflection({ title: 'A day', reflection: `${text} It was in the fall.` }, tag).feelings.map(({ word, whose }) => `${word.toLowerCase()}: ${whose}`);

describe('a word of feeling', () => {
  it.each([
    'We tested nervous cells under the microscope.',
    'We read a sad poem by Heine in class.',
    'I wrote a very sad story about a lamp.',
    'I should be excited about the trip but I packed my bag slowly.',
    'I wanted to be happy for her.',
  ])('that names no feeling of the writer is none: %s', (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each([
    ['My dog was happy when I came home.', 'happy: other'],
    ['My goldfish looked bored all week.', 'bored: other'],
    ['Sven said that a bridge is afraid of wind.', 'afraid: other'],
    ['Our team was frustrated at half-time.', 'frustrated: other'],
  ])('belongs to whom the sentence says: %s', (text, expected) => {
    expect(named(text)).toEqual([expected]);
  });

  it.each([
    ['I was nervous before the talk.', 'nervous: self'],
    ['I had a nervous feeling in my stomach.', 'nervous: self'],
    ['My heart was sad all day.', 'sad: self'],
    ['I felt happy Friday.', 'happy: self'],
    ['I was a happy kid that day.', 'happy: self'],
    ['My partner and I were frustrated.', 'frustrated: self'],
  ])('stays the writer’s own: %s', (text, expected) => {
    expect(named(text)).toEqual([expected]);
  });
});

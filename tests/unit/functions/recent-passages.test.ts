import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RecentPassages } from '../../../functions/ai/recent-passages.ts';
import { promptStyles } from '../../../src/contracts/reading.ts';
import { draftPrompts } from '../../../src/engine/reading/prompts.ts';
import { loadTagger } from '../../../src/engine/reading/tagger.ts';

const story = readFileSync('tests/passages/story-fox.txt', 'utf8');
const tag = await loadTagger();

function recentAt() {
  const clock = { now: 0 };
  return { clock, recent: new RecentPassages(() => clock.now) };
}

test('a passage that is asked for again is not read again, and its questions are those that a fresh reading gives', () => {
  const { recent } = recentAt();
  const first = recent.read(story, tag);
  const again = recent.read(story, () => {
    throw new Error('read a second time');
  });
  expect(again).toBe(first);
  for (const style of promptStyles)
    for (const band of ['3-5', '9-12'] as const) {
      expect(first.drafts(style, band)).toEqual(draftPrompts(first.passage, style, band));
      expect(first.drafts(style, band)).toBe(again.drafts(style, band));
    }
  expect(first.drafts('sel', '3-5')).not.toEqual(first.drafts('sel', '9-12'));
});

test('another passage, also one that differs by a letter, is read for itself', () => {
  const { recent } = recentAt();
  const first = recent.read('The fox ran. Ana saw the fox by the river.', tag);
  const other = recent.read('The fox ran. Ana saw the box by the river.', tag);
  expect(other.passage.sentences.map(({ text }) => text)).toEqual(['The fox ran.', 'Ana saw the box by the river.']);
  expect(first.passage.sentences.map(({ text }) => text)).toEqual(['The fox ran.', 'Ana saw the fox by the river.']);
});

test('no more than four are kept, and the one that was not asked for longest goes first', () => {
  const { recent } = recentAt();
  const texts = ['One dog ran.', 'Two dogs ran.', 'Three dogs ran.', 'Four dogs ran.'];
  const [first, second] = texts.map((text) => recent.read(text, tag));
  expect(recent.read('One dog ran.', tag)).toBe(first);
  recent.read('Five dogs ran.', tag);
  expect(recent.size).toBe(4);
  expect(recent.read('One dog ran.', tag)).toBe(first);
  expect(recent.read('Two dogs ran.', tag)).not.toBe(second);
});

test('after ten minutes in which nobody has asked for it a passage is let go', () => {
  const { clock, recent } = recentAt();
  const first = recent.read(story, tag);
  clock.now += 9 * 60_000;
  expect(recent.read(story, tag)).toBe(first);
  clock.now += 10 * 60_000;
  recent.read('One dog ran.', tag);
  expect(recent.size).toBe(1);
  expect(recent.read(story, tag)).not.toBe(first);
});

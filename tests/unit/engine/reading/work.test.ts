/** How much work a passage makes: counted, because times vary from machine to machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Candidate } from '../../../../src/engine/reading/candidate.ts';
import { same } from '../../../../src/engine/reading/candidate.ts';
import { choose } from '../../../../src/engine/reading/choose.ts';
import { readPassage } from '../../../../src/engine/reading/passage.ts';
import { draftPrompts } from '../../../../src/engine/reading/prompts.ts';
import { sentencesIn } from '../../../../src/engine/reading/sentences.ts';
import { loadTagger } from '../../../../src/engine/reading/tagger.ts';

const folder = new URL('../../../passages/', import.meta.url);
const text = readFileSync(new URL('story-lighthouse.txt', folder), 'utf8');
const passages = () => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const tag = await loadTagger();

it('tags the sentences of a passage once and in one go, however many questions are made from it', () => {
  const tagged: (readonly string[])[] = [];
  const passage = readPassage(text, (sentences) => {
    tagged.push(sentences);
    return tag(sentences);
  });
  for (const style of ['comprehension', 'inference', 'literary', 'sel'] as const) expect(draftPrompts(passage, style, '6-8').length).toBeGreaterThan(3);
  expect(tagged).toEqual([passage.sentences.map((sentence) => sentence.text)]);
});

it('tags each sentence as if it stood alone', () => {
  const sentences = [...passages().flatMap((passage) => sentencesIn(passage).map((sentence) => sentence.text)), '', ' ', 'My Dog', 'A line\n\n\nand another', '🦊', ' spaced '];
  const alone = sentences.map((sentence) => tag([sentence])[0]);
  expect(tag(sentences)).toEqual(alone);
  for (const [i, words] of alone.entries()) for (const { text, start, end } of words ?? []) expect(sentences[i]?.slice(start, end)).toBe(text);
});

it('words a question, and asks whether it may be shown, only when it would be chosen, and takes the next best in its place', () => {
  const passage = readPassage(text, tag);
  const worded = new Set<number>();
  const candidates = Array.from(
    { length: 60 },
    (_, sentence): Candidate => ({
      kind: `kind ${sentence}`,
      skill: `skill ${sentence}`,
      sentence,
      weight: 9 - sentence / 10,
      ask: () => {
        worded.add(sentence);
        return same(`Question ${sentence}?`);
      },
      hint: '',
      expected: () => '',
      evidence: [sentence],
      lookFors: [],
    }),
  );
  const asked: number[] = [];
  const chosen = choose(candidates, passage, '3-5', ({ sentence }) => {
    asked.push(sentence);
    return sentence !== 0;
  });
  expect(chosen).toHaveLength(6);
  expect(asked).toHaveLength(7);
  expect(worded).toEqual(new Set(asked));
  expect(chosen).toEqual(
    choose(
      candidates.filter(({ sentence }) => sentence !== 0),
      passage,
      '3-5',
      () => true,
    ),
  );
});

it('asks no question twice', () => {
  const passage = readPassage(text, tag);
  const alike = (sentence: number, question: string): Candidate => ({
    kind: `kind ${sentence}`,
    skill: `skill ${sentence}`,
    sentence,
    weight: 9,
    ask: () => same(question),
    hint: '',
    expected: () => '',
    evidence: [sentence],
    lookFors: [],
  });
  const chosen = choose([alike(2, 'Why?'), alike(9, 'Who?'), alike(20, 'Why?')], passage, '9-12', () => true);
  expect(chosen.map(({ sentence }) => sentence)).toEqual([2, 9]);
});

/** What can be counted in reflections over the months. Counts of words, on this device; they say nothing about the person who wrote them. */
import { feelingWordsIn } from '../../engine/reflection/feeling-words.ts';
import { nextStep, otherView, reason } from '../../engine/reflection/signs.ts';
import { countWords } from '../../engine/text/count-words.ts';
import type { ReflectionItem } from './prism-store.ts';

export interface Month {
  /** "2026-03". */
  key: string;
  reflections: number;
  words: number;
  /** Sentences with "because" and its like. */
  reasons: number;
  /** Sentences with "next time" and its like. */
  nextSteps: number;
  /** Sentences that tell somebody else's thought or wish. */
  otherViews: number;
}

/** In how many sentences it stands: "next time I will" is one plan. */
const times = (text: string, sign: RegExp): number => text.split(/[.!?\n]+/).filter((sentence) => new RegExp(sign.source, sign.flags.replace('g', '')).test(sentence)).length;

/** By the month in which they were begun, on this device's clock; the oldest first. */
export function monthsOf(reflections: readonly ReflectionItem[]): Month[] {
  const months = new Map<string, Month>();
  for (const { created, body } of reflections) {
    if (countWords(body.text) === 0) continue;
    const day = new Date(created);
    const key = `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
    const month = months.get(key) ?? { key, reflections: 0, words: 0, reasons: 0, nextSteps: 0, otherViews: 0 };
    months.set(key, {
      key,
      reflections: month.reflections + 1,
      words: month.words + countWords(body.text),
      reasons: month.reasons + times(body.text, reason),
      nextSteps: month.nextSteps + times(body.text, nextStep),
      otherViews: month.otherViews + times(body.text, otherView),
    });
  }
  return [...months.values()].sort((a, b) => a.key.localeCompare(b.key));
}

/** The English words for feelings that stand in the texts, the most frequent first. */
export function feelingsOf(reflections: readonly ReflectionItem[]): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { body } of reflections) for (const word of feelingWordsIn(body.text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}

/** Reflections in words for people: dates, counts, and as Markdown. */
import { countWords, wordsText } from '../../engine/text/count-words.ts';
import type { KeptFeedback } from '../../stores/library/shapes/reflection.ts';
import { fileNameOf } from '../../ui/save-file.ts';
import type { ReflectionItem } from './prism-store.ts';

export const dayOf = (at: string): string => new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' });
export const nameOf = ({ title }: ReflectionItem): string => title.trim() || 'Reflection without a title';
export const countText = (count: number): string => `${count} ${count === 1 ? 'reflection' : 'reflections'}`;
/** "120 words, changed Mar 3, 2026, feedback received". */
export const detailOf = ({ body, updated }: ReflectionItem): string =>
  `${wordsText(countWords(body.text))}, changed ${dayOf(updated)}, ${body.feedback ? 'feedback received' : 'no feedback yet'}`;

/** What is exported: one reflection, several, or a portfolio in its order. */
export interface ReflectionSet {
  title: string;
  reflections: readonly ReflectionItem[];
  hasCaptions: boolean;
}

export const feedbackLists = [
  ['strengths', 'Strengths'],
  ['areas_to_improve', 'Areas to Improve'],
  ['emotional_insights', 'Emotional Insights'],
  ['questions', 'Questions'],
] as const satisfies readonly (readonly [keyof KeptFeedback, string])[];

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Signs that Markdown would take for its own, where they can stand at the head of a line or around words. */
const escaped = (text: string): string => text.replace(/([\\`*_[\]<>])/g, '\\$1').replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, '$1\\$2');

export function toMarkdown({ title, reflections, hasCaptions }: ReflectionSet, hasFeedback: boolean): string {
  const isOne = reflections.length === 1;
  const parts = reflections.map((item) => {
    const { body, created } = item;
    const caption = hasCaptions ? (body.place?.caption.trim() ?? '') : '';
    return [
      `${isOne ? '#' : '##'} ${escaped(nameOf(item))}`,
      `${dayOf(created)}, ${wordsText(countWords(body.text))}`,
      ...(caption ? [`*${escaped(caption)}*`] : []),
      ...(body.prompt ? [`> ${escaped(body.prompt.text).replaceAll('\n', '\n> ')}`] : []),
      ...paragraphsOf(body.text).map(escaped),
      ...(hasFeedback && body.feedback ? feedbackParts(body.feedback, isOne ? '##' : '###') : []),
    ].join('\n\n');
  });
  return `${[...(isOne ? [] : [`# ${escaped(title)}`]), ...parts].join('\n\n')}\n`;
}

const feedbackParts = (feedback: KeptFeedback, mark: string): string[] =>
  feedbackLists.flatMap(([list, name]) => (feedback[list].length > 0 ? [`${mark} ${name}`, feedback[list].map((entry) => `- ${escaped(entry)}`).join('\n')] : []));

/** A name for the file: "my-first-speech.md". */
export function fileName(title: string, ending: 'pdf' | 'html' | 'md'): string {
  return fileNameOf(title, ending, 'reflection');
}

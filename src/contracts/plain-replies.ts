/** Answers of a server that sends the specified fields alone, made whole: what it does not say is empty, and counts as a model's work that nobody has checked. */
import type { BlockSuggestionReply, PlainSuggestions } from './api/block-suggestion.ts';
import type { ExploreReply, PlainExploration } from './api/explore-perspectives.ts';
import type { GeneratePromptsReply, PlainPrompts } from './api/generate-prompts.ts';
import type { Meta } from './api/meta.ts';
import type { ReadingGrade } from './reading.ts';

export const unsaid: Meta = { engine: 'openai', grounding: 'model' };

/** Each line of the text is a question, without its number; none of them points to a sentence. */
export function wholePrompts({ prompts, ...reply }: PlainPrompts, passage: string, band: ReadingGrade | null): GeneratePromptsReply {
  const questions = prompts
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-*•])\s+/, '').trim())
    .filter(Boolean);
  return {
    prompts,
    items: [...new Set(questions)].map((question) => ({ question, skill: '', hint: '', sentence: 0, start: 0, end: 0 })),
    reading: { words: passage.trim().split(/\s+/).length, sentences: 0, grade: null, band: band ?? '6-8' },
    guidance: [],
    meta: unsaid,
    ...reply,
  };
}

export const wholeSuggestions = ({ suggestions, ...reply }: PlainSuggestions): BlockSuggestionReply => ({
  suggestions,
  items: suggestions.map((text) => ({ id: text.slice(0, 40), text, quote: null })),
  meta: unsaid,
  ...reply,
});

export const wholeExploration = ({ perspectives, ...reply }: PlainExploration, question: string): ExploreReply => ({
  question,
  facts: [],
  myths: [],
  factSources: [],
  related: [],
  search: [],
  meta: unsaid,
  ...reply,
  perspectives: perspectives.map((view) => ({ ...view, origins: view.origins ?? '', sources: view.sources ?? [] })),
});

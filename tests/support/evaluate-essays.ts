/** Asks EssayBlocks about every state of an essay in tests/content/essays and holds each suggestion against the rules. */
import type { EssayWords } from '#src/contracts/knowledge/essay-words.ts';
import { isOwnSentence } from '#src/engine/essay/own-sentence.ts';
import { suggestFor } from '#src/engine/essay/suggest.ts';
import { screenOutput } from '#src/engine/safety/output.ts';
import { essayStates, quotedIn } from './essays.ts';

export interface EssayEvaluation {
  states: number;
  suggestions: number;
  /** Suggestions with words of the student. */
  quoting: number;
  repeats: string[];
  /** One line for each suggestion that writes for the student, asks nothing or is not fit to be shown. */
  broken: string[];
}

export function evaluateEssays(words: EssayWords): EssayEvaluation {
  const result: EssayEvaluation = { states: essayStates.length, suggestions: 0, quoting: 0, repeats: [], broken: [] };
  for (const state of essayStates) {
    const essay = [state.currentContent, ...Object.values(state.otherBlocks)].join('\n');
    const given = suggestFor({ ...state, shown: [] }, words);
    const texts = given.map(({ text }) => text);
    result.suggestions += given.length;
    result.quoting += given.filter(({ text, quote }) => quote !== null || quotedIn(text).length > 0).length;
    result.repeats.push(...texts.filter((text, i) => texts.indexOf(text) !== i).map((text) => `${state.name}: ${text}`));
    result.broken.push(
      ...texts.filter((text) => isOwnSentence(text, essay) || !text.includes('?') || !screenOutput(text).ok || /[{}]/.test(text)).map((text) => `${state.name}: ${text}`),
    );
  }
  return result;
}

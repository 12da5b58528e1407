/** What feedback on a reflection may not do, whoever wrote it: the engine's tests and the check of a model's answer both ask here. */
import type { PrismFeedback, PrismFeedbackRequest } from '../../contracts/api/prism-feedback.ts';
import { isOwnSentence } from '../essay/own-sentence.ts';
import { wordsOf } from '../text/words.ts';
import { feelingWordsIn } from './feeling-words.ts';

const score =
  /\b\d{1,3}\s?(?:\/\s?\d{1,3}|%|percent\b|points?\b|out of \d+)|\b(?:score|grade|mark|rating|level)(?:d|s)? (?:of|is|would be|:)|\b[A-DF][+-](?=[\s.,;)]|$)|\b(?:excellent|outstanding|perfect|above average|below average|top marks)\b/i;
const diagnosis =
  /\b(?:anxiety|depress(?:ed|ion|ive)|adhd|autis\w+|ocd|ptsd|trauma\w*|disorder|bipolar|burnout|diagnos\w+|symptoms?|mental (?:health|illness)|low self-esteem|toxic|narcissis\w+|therap\w+)\b/i;
/** What stands between the marks. */
const quoted = /“([^”]*)”/g;

export const quotesOf = (text: string): string[] => [...text.matchAll(quoted)].map(([, words = '']) => words);
const outsideQuotes = (text: string): string => text.replace(quoted, ' ');
const folded = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Does the text hold these words one after the other? Case and punctuation do not count; dots stand for what was left out. */
export function holds(text: string, quote: string): boolean {
  const known = folded(text);
  return quote.split(/\s*…\s*/).every((part) => known.includes(folded(part)) || text.includes(part.trim()));
}

const sentencesIn = (text: string): string[] =>
  outsideQuotes(text)
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length >= 4);

/** What is wrong with the feedback; null when nothing is. */
export function faultInFeedback(feedback: PrismFeedback, { title, reflection }: PrismFeedbackRequest): string | null {
  const text = `${title}\n${reflection}`;
  const all = [...feedback.strengths, ...feedback.areas_to_improve, ...feedback.emotional_insights, ...feedback.questions];
  const named = new Set(feelingWordsIn(text));
  for (const entry of all) {
    const own = outsideQuotes(entry);
    if (quotesOf(entry).some((quote) => !holds(text, quote))) return `it quotes what is not in the text: ${entry}`;
    if (score.test(own)) return `it scores: ${entry}`;
    if (diagnosis.test(own)) return `it diagnoses: ${entry}`;
    if (feelingWordsIn(own).some((word) => !named.has(word))) return `it names a feeling that is not in the text: ${entry}`;
    if (isOwnSentence(entry, text)) return `it holds a sentence to paste: ${entry}`;
  }
  const ungrounded = [...feedback.strengths, ...feedback.areas_to_improve].find((entry) => quotesOf(entry).length === 0);
  if (ungrounded) return `it quotes nothing: ${ungrounded}`;
  const unasked = [...feedback.areas_to_improve, ...feedback.questions].find((entry) => !/[?？؟]/.test(entry));
  if (unasked) return `it asks nothing: ${unasked}`;
  const sentences = all.flatMap(sentencesIn);
  const twice = sentences.find((sentence, i) => sentences.indexOf(sentence) < i) ?? all.find((entry, i) => all.indexOf(entry) < i);
  return twice === undefined ? null : `it says the same twice: ${twice}`;
}

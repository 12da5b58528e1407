/** A visitor corrects Kora and goes on: what stands behind the correction is what is meant. */
import { chatSentencesOf, fold, wordsOf } from '../text/words.ts';
import { asWords, type Phrase, patternOf, type WordGroups } from './phrases.ts';

const prepared = new WeakMap<readonly string[], Phrase[]>();

/** The message from behind its last correcting phrase; null where none stands in it, or nothing behind it. Each phrase is looked for in one sentence. */
export function mendIn(message: string, phrases: readonly string[], groups: WordGroups): string | null {
  const patterns = prepared.get(phrases) ?? phrases.map((phrase) => patternOf(phrase, groups));
  prepared.set(phrases, patterns);
  const sentences = chatSentencesOf(message);
  const tails = sentences.map((sentence) => tailBehind(sentence, patterns));
  const last = tails.findLastIndex((tail) => tail !== null);
  if (last < 0) return null;
  const rest = [tails[last] ?? '', ...sentences.slice(last + 1)]
    .filter((part) => wordsOf(part).length > 0)
    .join(' ')
    .trim();
  return rest || null;
}

/** What follows the phrase in its sentence, as typed but folded; null where no phrase stands in it. */
function tailBehind(sentence: string, patterns: readonly Phrase[]): string | null {
  const words = asWords(sentence);
  const ends = patterns.flatMap((pattern) => {
    const met = pattern.exec(words);
    return met ? [met.index + met[0].length] : [];
  });
  if (ends.length === 0) return null;
  const before = wordsOf(words.slice(0, Math.max(...ends)));
  const text = fold(sentence);
  const met = new RegExp(`^[^\\p{L}\\p{N}]*${before.join('[^\\p{L}\\p{N}]+')}`, 'u').exec(text);
  return text.slice(met?.[0].length ?? 0).replace(/^[\s,;:.!?-]+/, '');
}

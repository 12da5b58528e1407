/** Tells a suggestion that asks from one that writes: a sentence between quotation marks, or after "for example", that the student could paste. */
import { wordsOf } from '../text/words.ts';

/** From this many words on, what stands between quotation marks is a sentence and no term. */
const sentenceWords = 5;

/** Does the text offer a sentence that is not in the student's essay? */
export function isOwnSentence(text: string, essay: string): boolean {
  const known = wordsOf(essay).join(' ');
  const quoted = [...text.matchAll(/[“"]([^“”"]+)[”"]|‘([^‘’]+)’(?!\p{L})/gu)].map(([, double, single]) => double ?? single ?? '');
  if (quoted.some((words) => isNew(words, known))) return true;
  return /\b(?:you (?:could|can|might|should) (?:write|say|use|add|begin with|start with|end with)|try (?:writing|this|something like)|for example|e\.g\.|here is (?:a|an|one))\b[^.?!“"]*[:,]\s+\p{Lu}/iu.test(
    text,
  );
}

/** Dots stand where something was left out: each part must be the student's. */
function isNew(quoted: string, known: string): boolean {
  return quoted.split(/\s*(?:…|\.\.\.)\s*/).some((part) => {
    const words = wordsOf(part);
    return words.length >= sentenceWords && !known.includes(words.join(' '));
  });
}

/** Tells a suggestion that asks from one that writes: a sentence between quotation marks, or after "for example", that the student could paste. */
import { wordsOf } from '../text/words.ts';

/** From this many words on, what stands between quotation marks is a sentence and no term. */
const sentenceWords = 5;

/** Does the text offer a sentence that is not in the student's essay? */
export function isOwnSentence(text: string, essay: string): boolean {
  const known = wordsOf(essay).join(' ');
  const quoted = [...text.matchAll(/[“"]([^“”"]+)[”"]|‘([^‘’]+)’(?!\p{L})/gu)].map(([, double, single]) => double ?? single ?? '');
  if (quoted.some((words) => isNew(words, known))) return true;
  if (text.split(/(?<=[.!?])\s+/).some((sentence) => tagged.test(sentence))) return true;
  return /\b(?:you (?:could|can|might|should) (?:write|say|use|add|begin with|start with|end with)|try (?:writing|this|something like)|for example|e\.g\.|here is (?:a|an|one))\b[^.?!“"]*[:,]\s+\p{Lu}/iu.test(
    text,
  );
}

/** A statement that only a tag turns into a question, "…, do they not?", "…, can you add that?": without the tag it can be pasted. */
const tagged =
  /\S+(?:\s+\S+){4,},\s+(?:(?:do|does|did|is|are|was|were|has|have|had|can|could|should|would|will|must)(?:n['’]t)? (?:they|it|he|she|we|you|i|there|that|this)(?: not)?|right|no|yes|okay|ok|correct|true|agreed|don['’]t you think|can you (?:add|write|use|say|include) (?:that|this|it))\?$/iu;

/** Dots stand where something was left out: each part must be the student's. */
function isNew(quoted: string, known: string): boolean {
  return quoted.split(/\s*(?:…|\.\.\.)\s*/).some((part) => {
    const words = wordsOf(part);
    return words.length >= sentenceWords && !known.includes(words.join(' '));
  });
}

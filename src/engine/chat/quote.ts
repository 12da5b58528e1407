/** A few of the visitor's own words to start from, or the thing they ask about. */
import { chatSentencesOf, fold, sentencesOf, wordsOf } from '../text/words.ts';

/** A short clause worth repeating, exactly as typed, 3 to 12 words; null when nothing suits. */
export function quotable(message: string): string | null {
  const clauses = sentencesOf(message).flatMap((sentence) => sentence.split(/\s*[,;:()–—]\s*|\s+(?:but|because|and then|so that)\s+/i));
  const fitting = clauses
    .map((clause) => clause.replace(/[.?!…\s]+$/u, '').trim())
    .filter((clause) => {
      const count = wordsOf(clause).length;
      return count >= 3 && count <= 12 && clause.length <= 90 && /^[\p{L}\p{N}\s'’"+\-*/=%.]+$/u.test(clause) && !/\[.+\]/.test(clause);
    });
  return fitting.find((clause) => /\b(i|im|my|we|me|they|he|she|it)\b/.test(fold(clause))) ?? null;
}

/** A short line as it was typed, when it is made of words and figures only. */
export function plainly(message: string): string | null {
  const text = message.replace(/[.?!…\s]+$/u, '').trim();
  return /^[\p{L}\p{N}][\p{L}\p{N}\s'’/.,%-]{1,80}$/u.test(text) ? text : null;
}

const lead =
  /^(?:(?:please|pls|hi|hello|hey|ok|okay|so|kora|can you|could you|will you|help me|i need help|i want|to|with|understand|know|learn|explain|tell me|teach me|need|have|a|an|the|some|my|many|much|old|long|big|far|homework|question|questions|test|exam|quiz|essay|project|report|lesson|about|on|for|of|what|whats|who|when|where|why|how|is|are|was|were|do|does|did|we|i|im|dont|get|cant|it|that|this|doing|studying|learning|work|works|working|plan|planning|happens? (?:to|if|when)|teach|teaching|mean|means|any|ideas?)\s+)+/;
const tail =
  /\s+(?:please|pls|for me|to me|work|works|mean|means|happen|happened|again|then|tomorrow|today|tonight|in class|at all|now|so (?:hard|confusing|boring)|is (?:hard|boring|confusing).*)$/;

/** "who won the world cup in 1998" is its own best name; "what about fractions" is not. */
const isShortQuestion = /^(?:who|when|where|why|how (?:many|much|old|long|far|big|fast|tall)|which|in which|how do (?:you|i|we) (?:say|spell|pronounce))\b/;

const pieceOfSentence = /\b(?:i|you|we|they|he|she|my|your|if|so|get|gets|got|can|could|should|would|did|does|do|have|had|put|see|tell|make|made|need)\b/;
const asks = /^(?:(?:so|and|but|ok|okay|wait),? )*(?:who|when|where|why|how|which|what|do|does|did|is|are|can|should|could)\b/;

/** What the message asks about, in its own words, for a topic no pack covers: a short question whole, a long one by its subject; null when it names nothing. */
export function subjectPhrase(typed: string, isWhole = false): string | null {
  const message = typed.replace(/<[^>]*>?/g, ' ');
  const [only, ...more] = sentencesOf(message);
  if (
    only &&
    more.length === 0 &&
    (only.includes('?') || isShortQuestion.test(fold(only))) &&
    wordsOf(only).length <= 8 &&
    only.length <= 70 &&
    /^[\p{L}\p{N}\s'’,?-]+$/u.test(only)
  )
    return only.replace(/\?+\s*$/, '');
  const clauses = chatSentencesOf(message).flatMap((sentence) => sentence.split(/[,;:()]\s+/));
  const sentence = clauses.find((s) => /\b(about|what|who|why|how|explain|understand|help|on|with)\b/.test(fold(s))) ?? clauses[0] ?? message;
  const words = wordsOf(sentence).join(' ');
  const afterAbout = /\b(?:about|on|understand|explain|learn|teach(?:ing)?|stud(?:y|ying)|lesson on|unit on)\s+(.+)$/.exec(words)?.[1] ?? words;
  let phrase = afterAbout.replace(lead, '');
  for (let i = 0; i < 2; i++) phrase = phrase.replace(tail, '');
  const few = phrase
    .split(' ')
    .slice(0, 5)
    .join(' ')
    .replace(/\s+(?:(?:and|or|of|the|a|in|to|for|with|but|because|that|i|is|are|if|when|while|as|at|by|from|than|then|its|it|all|my)\s*)+$/, '');
  // A piece of a sentence, "can i tell if an", names nothing: the question stands whole.
  const isQuestion = only !== undefined && more.length === 0 && asks.test(fold(only)) && only.length <= 70 && /^[\p{L}\p{N}\s'’,?-]+$/u.test(only);
  if (isWhole && isQuestion && pieceOfSentence.test(few)) return only.replace(/\?+\s*$/, '');
  return few.length >= 3 && few.length <= 60 && !/^(it|this|that|me|you|him|her|them)\b/.test(few) ? few : null;
}

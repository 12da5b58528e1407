/** Who asks why or how is asked for a thought of their own first: the idea of a short pack would be the finished answer. */
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import { fold } from '../text/words.ts';
import { quoteOf } from './quote-of.ts';
import type { ShortTurn } from './short-pack-turn.ts';
import type { Rung } from './state.ts';
import { isSchool } from './subjects.ts';

/** "How do I multiply fractions" asks for a way of working, and "why does my loop not stop" for help with what stands there. */
const asksReason =
  /^(?:(?:so|but|and|hey|hi|hello|ok|okay|kora|can you|could you|please|explain(?: to me)?|tell me|i dont (?:get|know|understand)),? )*(?:(?:why|how come|what (?:causes?|caused|makes?|made)) |how (?:do|does|did) (?!i |you |u |we |one ))(?!.*\bmy\b)/;

/** One question that leads to the reason, and nothing told. False where the idea may come at once. */
export function sayBeforeIdea({ reading, speaker, index, help }: ShortTurn, pack: ShortPack): boolean {
  if (help === 'questions' || !isSchool(pack.subject) || pack.coach || !asksReason.test(fold(reading.message)) || !speaker.isNew(pack.idea)) return false;
  return pack.first ? speaker.sayFirst([pack.first]) : speaker.sayOne(index.knowledge.moves.student.shortGuess, { topic: pack.title });
}

const tries: readonly ShortTurn['reading']['intent'][] = ['statement', 'proposes', 'wants-check', 'question'];

/** The idea that was held back, beside whatever was said in the meantime, and the question that goes on from it. */
export function sayIdeaAfter({ reading, state, speaker, index, help }: ShortTurn, pack: ShortPack): Rung | null {
  const isHeldBack = state.rung === 'opened' && state.short === pack.id && help !== 'questions' && pack.ask !== undefined && speaker.isNew(pack.idea);
  if (!isHeldBack || !pack.ask || !speaker.isNew(pack.ask.question)) return null;
  const isTry = tries.includes(reading.intent) && reading.heard === null;
  const guess = isTry ? quoteOf(reading.message, false) : null;
  // Bare numbers are no guess to be quoted.
  if (guess && !/^\d/.test(guess.quote)) speaker.sayOne(index.knowledge.moves.student.shortBeside, guess);
  speaker.sayFirst([pack.idea]);
  return speaker.sayFirst([pack.ask.question]) ? 'question' : 'hint';
}

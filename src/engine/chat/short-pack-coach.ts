/** Work that grows over several messages, a text, a talk or a plan: to each further step the student gets the coach's next line. */
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import { fold } from '../text/words.ts';
import { plainly, quotable } from './quote.ts';
import { withoutFillers } from './quote-of.ts';
import type { Reading } from './read-message.ts';
import type { ShortTurn } from './short-pack-turn.ts';
import type { Rung } from './state.ts';

/** What carries the work on. A question of the student's is none. */
const steps: readonly Reading['intent'][] = ['statement', 'proposes', 'acknowledges', 'success', 'tells-all', 'wants-task'];

/** Feelings that get a word before the work goes on, where the student speaks of them and not of somebody in a story. */
const ownFeeling = /^(?:(?:but|and|ok|okay|well|honestly|still),? )*(?:im|i am|i feel|i get|i still feel)\b/;

/** "I need help with algebra": something else begins. */
const leaves = /\b(?:help (?:me |us )?with|lets (?:do|talk about)|different (?:question|topic)|another (?:question|topic)|instead|switch to)\b/;

/** "Now what?" */
const asksOn = /^(?:(?:ok|okay|so|and|then),? )*(?:now what|what now|whats? next|what(?:s| is| comes) next|next step)[?! ]*$/;

/** Does the message go on with the work, so that no word in it opens anything else? */
export const goesOnWithWork = ({ reading }: Pick<ShortTurn, 'reading'>, pack: ShortPack | null): boolean =>
  pack?.coach !== undefined &&
  steps.includes(reading.intent) &&
  !reading.message.includes('?') &&
  reading.told === null &&
  reading.feeling !== 'sad' &&
  reading.feeling !== 'hopeless' &&
  !leaves.test(fold(reading.message));

/** The coach's next line; null when all have been said or the message asks for something else. */
export function coached({ reading, speaker, index }: ShortTurn, { coach, ask }: ShortPack): Rung | null {
  if (!coach) return null;
  const { wantsEssay, stillStuck, shortDone, feeling } = index.knowledge.moves.student;
  if (reading.intent === 'wants-essay') return speaker.sayOne(wantsEssay) ? 'question' : null;
  if (reading.intent === 'still-stuck' || reading.intent === 'wants-hint') {
    if (ask && speaker.isNew(ask.hint)) return speaker.sayOne(stillStuck) && speaker.sayFirst([ask.hint]) ? 'hint' : null;
  } else if (!steps.includes(reading.intent) && !asksOn.test(fold(reading.message))) return null;
  if (reading.feeling && reading.words <= 7 && ownFeeling.test(fold(reading.message))) speaker.sayOne(feeling[reading.feeling]);
  const quote = wordsToRepeat(reading);
  const fitting = quote === null ? coach.filter((line) => !line.includes('{quote}')) : coach;
  if (speaker.sayFirst(fitting, { quote: quote ?? '' })) return 'question';
  return speaker.sayOne(shortDone) ? 'yours' : null;
}

/** A line of the student's own work, whole or by its clause; nothing of a message that only says yes. */
function wordsToRepeat({ message, words, intent }: Reading): string | null {
  if (intent === 'acknowledges' || words < 3 || words > 24) return null;
  const line = words <= 9 ? plainly(message) : quotable(message);
  return (line && withoutFillers(line)) || null;
}

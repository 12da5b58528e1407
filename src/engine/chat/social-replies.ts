/** Replies that need no thread: greetings, thanks, what is asked of Kora itself, an insult, a language Kora does not speak. */
import { fold } from '../text/words.ts';
import { asksWhatWasConfirmed } from './confirmed.ts';
import { isPlainThanks } from './intents.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { mattersOf } from './matters.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState } from './state.ts';

/** True when one was said. */
export function sayShortReply(reading: Reading, state: ChatState, speaker: Speaker, index: KnowledgeIndex, lastReply: string): boolean {
  const { both, student, teacher } = index.knowledge.moves;
  const own = reading.mode === 'teacher' ? teacher : student;
  // Who learns a language writes it; numbers are the same in all of them.
  if (reading.otherLanguage && state.subject !== 'languages' && !reading.subjects.includes('languages')) {
    if (saidLimit(reading, speaker, index) && !reading.problem && reading.claims.length === 0) return true;
  }
  // What a teacher says in passing is met by the turn, which knows the matter.
  const isInWork = reading.ask !== null && (state.anchor !== null || state.topic !== null || state.asked !== null);
  const hasContent = reading.topic !== null || reading.subjects.length > 0 || reading.feeling !== null;
  if (reading.mode === 'student' && state.problem === null && asksWhatWasConfirmed(reading.message, lastReply, index) && speaker.sayOne(student.confirmed)) return true;
  if (reading.heard === 'tries' && state.turn > 0 && speaker.sayOne(student.tries)) return true;
  // Who says thanks has what was needed, and gets no further task.
  if (reading.mode === 'teacher' && isPlainThanks(reading.message) && speaker.sayOne(own.thanks)) return true;
  switch (reading.intent) {
    case 'greeting':
      return !hasContent && (speaker.sayFirst(own.greeting) || speaker.sayOne(both.unclear) || speaker.sayFirst([lastWord(reading, state)]));
    case 'goodbye':
      return speaker.sayOne(own.goodbye);
    case 'success':
      // Who thanks and has got it is done: no further task.
      return reading.mode === 'student' && closes.test(fold(reading.message)) && speaker.sayOne(student.closing);
    case 'thanks':
      if (mattersOf(index.knowledge).get(state.asked)) return false;
      return reading.words <= 8 && !hasContent && !isInWork && speaker.sayOne(own.thanks);
    case 'who-are-you':
      return speaker.sayOne(both.whoAreYou);
    case 'are-you-human':
      return speaker.sayOne(both.areYouHuman);
    case 'be-friend':
      return speaker.sayOne(both.beFriend);
    case 'pass-on':
      return speaker.sayOne(both.cannotTell);
    case 'insult':
      return speaker.sayOne(both.insult);
    case 'off-topic':
      return reading.topic === null && reading.mode === 'student' && state.turn < 40 && speaker.sayOne(both.offTopic);
    case 'unclear':
      return speaker.sayOne(both.unclear) || speaker.sayFirst([lastWord(reading, state)]);
    default:
      return false;
  }
}

/** "Ok i think i get it now, thanks", with nothing asked. */
const closes =
  /^(?!.*\?)(?:.*\b(?:thanks|thank you|thx|ty|tysm|bye|gotta go)(?: (?:so much|a lot|kora|bye|lol))?|(?:ok |oh |cool )?(?:thanks|thank you|thx|ty|tysm)\b,? .{0,12}\b(?:helps|helped|makes sense)(?: (?:a lot|so much|me))?)[.! ]*$/;

/** That this engine works in English only: once in full, with the visitor's own language in front where its sentence is held, later in short. */
function saidLimit({ otherLanguage }: Reading, speaker: Speaker, { knowledge: { moves } }: KnowledgeIndex): boolean {
  const { languages, otherLanguage: limit, stillOtherLanguage } = moves.both;
  if (!limit.every((line) => speaker.isNew(line))) return speaker.sayOne(stillOtherLanguage);
  const own = languages.find(({ id }) => id === otherLanguage)?.says;
  return speaker.sayFirst(limit.map((line) => (own ? `${own} ${line}` : line)));
}

/** Everything has been said. The count of replies keeps even this line from coming twice. */
export function lastWord(reading: Reading, state: ChatState): string {
  const about = reading.quote ? `, starting from your line "${reading.quote}"` : '';
  return `That makes ${state.turn + 1} replies in this conversation, and my material on it is used up. The next good step is a person who knows your work${about}. Who could that be?`;
}

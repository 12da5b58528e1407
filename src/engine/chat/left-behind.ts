/** A teacher closes what was in work and goes on with something else, in one message: "that's solved. one girl cries before every test". */
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { fold, wordsOf } from '../text/words.ts';
import { counselOf, likely } from './counsel.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { mattersOf } from './matters.ts';
import { readMessage, strongAnchor } from './read-message.ts';
import type { ChatState } from './state.ts';
import { lessonTopicIn, wishIn } from './teacher-wishes.ts';

const somebody = '(?:he|she|it|they|this|that|(?:the|my|those|these) \\w+(?: \\w+)?)';
const closed = [
  `${somebody} ?(?:is|are|s|re)? (?:now )?(?:all )?(?:clear|solved|settled|sorted|done|fine|ok|okay|better|good|enough|another (?:matter|story))(?: now| by now)?`,
  `${somebody} (?:now )?(?:went|works?|worked|goes|go)(?: out)?(?: now| well| fine| great| okay)+`,
  `${somebody} understands? (?:it|that)(?: now)?`,
  '(?:forget|never ?mind|leave|enough (?:of|about)|skip|drop) (?:about )?(?:that|it|the|this|my|those|these)(?: \\w+){0,2}',
  '(?:a |one )?(?:different|other|another|new|next) (?:thing|question|topic|matter|problem|issue)',
  '(?:its|it is|it isnt|this is|this isnt|thats|that isnt) ?(?:not )?(?:really |only |just )?(?:about (?:the |my )?\\w+|(?:the|my) \\w+(?: (?:that )?(?:i|worries|bothers)(?: \\w+){0,3})?|him i worry about|her i worry about)',
  'not (?:about )?(?:the|my) \\w+',
];
const closing = new RegExp(
  `^(?:(?:ok|okay|thanks|thank you|great|good|well|no|yes|perfect|right)[,.! ]*)*(?:${closed.join('|')})(?: ?[.,;:!–—-]+|,? but) *(?:(?:but|and|now|so|then) )*(?:(?:my|the) (?:real )?(?:problem|question|issue) is,? (?:that )?)?(.+)$`,
);
/** "It's about the essay, they hand in nothing" closes nothing. */
const denies =
  /\b(?:not|isnt|never|forget|different|other|another|new|next|enough|leave|skip|drop|clear|solved|settled|sorted|done|fine|ok|okay|better|good|well|great|works?|worked|went|goes?|now|understands?)\b/;
/** With fewer words what follows belongs to what stood before. */
const leastWords = 5;

/** The message and the state to read it in: of what is closed nothing stays in work, where the rest has a matter of its own. A topic stays for what is asked for by name, "now a quiz". */
export function leftBehind(message: string, state: ChatState, mode: Mode, index: KnowledgeIndex): { message: string; state: ChatState } {
  const met = mode === 'teacher' && state.turn > 0 ? closing.exec(fold(message)) : null;
  const rest = met?.[1] ?? '';
  if (!met || wordsOf(rest).length < leastWords || !denies.test(met[0].slice(0, met[0].length - rest.length))) return { message, state };
  const wish = wishIn(rest);
  const isOwn =
    mattersOf(index.knowledge).heardIn(rest) !== null ||
    wish !== null ||
    lessonTopicIn(rest) !== null ||
    (counselOf(index.knowledge).find(rest, new Set(), '')?.score ?? 0) >= likely ||
    strongAnchor(readMessage(rest, mode, index)) !== null;
  if (!isOwn) return { message, state };
  const topic = wish === null ? null : state.topic;
  return {
    message: rest,
    state: {
      ...state,
      asked: null,
      anchor: null,
      short: null,
      topic,
      subject: topic === null ? null : state.subject,
      feeling: null,
      stuckPoint: null,
      unknownTopic: null,
      rung: 'opened',
    },
  };
}

/** An essay on a topic in work: how to begin, where a thought goes, whether a sentence can stand as its thesis, what the other side says. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { chatSentencesOf, fold, wordsOf } from '../text/words.ts';
import { ideasIn } from './ideas.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import { type ChatState, essayAsked } from './state.ts';
import { partOfArgument } from './student-statement.ts';
import { beliefIn } from './topic-knowledge.ts';

const lead = '^(?:(?:so|and|but|ok|okay|oh|well|then|yes|now|fine),? )*';
const asksToStart = new RegExp(
  `${lead}(?:(?:how|where) (?:do|should|can|could|would) i (?:even )?(?:start|begin)|how to (?:start|begin)|what (?:do|should|can) i write (?:first|at the (?:start|beginning))|what(?:s| is| should be) (?:the|my) (?:first|opening) (?:sentence|line)|what (?:goes|comes|do i (?:write|put)) in (?:the|my) intro(?:duction)?)\\b`,
);
const asksForPlace = new RegExp(
  `${lead}(?:(?:can|should|may|could) i (?:just )?(?:write|put|say|use|include|mention) (?:that|this|it)|(?:how|where) (?:do|should|can|would) i (?:write|put|say|use|include|mention) (?:that|this|it))\\b`,
);
const asksOfThesis = new RegExp(
  `${lead}(?:is|was) (?:that|this|it) (?:a )?(?:good|ok|okay|fine|right|better|real)(?: (?:thesis|sentence|start|claim|opening|beginning|one|now))*[?.! ]*$`,
);
/** "Please i need it", after a no. */
const begs =
  /^(?:(?:but|please|pls|plz|pleaaa*se|come on|cmon|i beg you|kora|just) ?[,.!]* ?)+(?:(?:i )?(?:really )?need (?:it|this|that)(?: .{0,20})?|(?:just )?(?:this )?once|do it|write it|its due .{0,20})?[.! ]*$/;
const ofEssay = /\b(?:essay|thesis|term paper)\b/;

/** Does the student's message tell that an essay is to be written? */
export const isOfEssay = ({ mode, message }: Pick<Reading, 'mode' | 'message'>): boolean => mode === 'student' && ofEssay.test(fold(message));

/** What the essay in work is about; null where none is, or no pack has it. The packs on writing have lines of their own. */
export function essayTopic({ asked, topic }: ChatState, index: KnowledgeIndex): TopicPack | null {
  const pack = asked === essayAsked ? index.topics.get(topic ?? '') : undefined;
  return pack && pack.subject !== 'language' ? pack : null;
}

interface EssayTurn {
  reading: Reading;
  state: ChatState;
  speaker: Speaker;
  index: KnowledgeIndex;
  lastReply: string;
  /** The visitor's messages, this one first. */
  earlier: readonly string[];
}

/** Says the next step of the essay. False where the message asks for something else. */
export function sayOfEssay({ reading, state, speaker, index, lastReply, earlier }: EssayTurn): boolean {
  if (reading.mode !== 'student') return false;
  const { essay, wantsEssay } = index.knowledge.moves.student;
  const text = fold(reading.message);
  const wasRefused = [...wantsEssay, ...essay.urgent].some((line) => lastReply.includes(line));
  if (wasRefused && reading.words <= 9 && begs.test(text)) return speaker.sayOne(essay.urgent);
  const topic = essayTopic(state, index);
  if (!topic || (reading.topic?.how === 'named' && reading.topic.topic.subject !== 'language' && reading.topic.topic !== topic)) return false;
  if (asksToStart.test(text)) return speaker.sayOne(essay.start);
  if (asksForPlace.test(text)) return speaker.sayOne(essay.place);
  if (asksOfThesis.test(text)) return speaker.sayOne(givesReason(earlier[1] ?? '') ? essay.thesis : essay.bare);
  // What the pack knows to be right or wrong, it says itself.
  if (reading.intent !== 'statement' || ideasIn(topic, reading.message).length > 0 || beliefIn(topic, reading.message)) return false;
  if (partOfArgument(text) === 'otherSide') return speaker.sayOne(essay.otherSide);
  return isThesis(reading) && speaker.sayOne(essay.thesis);
}

const givesReason = (line: string): boolean => /\b(?:because|since|as)\b/.test(fold(line));

/** One whole sentence with its reason, as it would stand in the essay. */
const isThesis = ({ message, words }: Reading): boolean =>
  words >= 8 && /^["“]?\p{Lu}/u.test(message) && /\bbecause\b/i.test(message) && chatSentencesOf(message).length === 1 && !wordsOf(message).includes('i');

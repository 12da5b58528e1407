/** What a student's line does with the talk itself: an offer to tell, a question for what is missing, a line to be checked, words that the page in work does not know. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';
import { chatSentencesOf, fold, wordsOf } from '../text/words.ts';
import { sayHeld } from './held-lines.ts';
import { intentOf } from './intents.ts';
import { everyday } from './knowledge-index.ts';
import { quoteOf } from './quote-of.ts';
import { sayRunningAsk } from './running-asks.ts';
import type { Rung } from './state.ts';
import { definitionOf, stemsHeldBy, termsIn, titleInText } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** Answers an offer to tell and a question for what is missing. Null for every other line. */
export function talkTurn(turn: Turn): Rung | null {
  const { reading, thread, state, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const { topic } = thread;
  if (reading.heard === 'offers') return (topic ? speaker.sayOne(student.offers, { topic: titleInText(topic) }) : speaker.sayOne(student.offersUnheld)) ? 'question' : null;
  if (!turn.problem && (topic !== null || state.turn > 0) && sayRunningAsk(turn)) return state.rung === 'opened' ? 'question' : state.rung;
  if (reading.heard !== 'asks-missing' || turn.problem || thread.subject === 'mathematics') return null;
  return sayMissing(turn, topic) ? (state.rung === 'opened' ? 'question' : state.rung) : null;
}

/** Names the first term of the page that goes with the student's lines and does not stand in them. */
function sayMissing({ thread, speaker, index }: Turn, topic: TopicPack | null): boolean {
  const { student } = index.knowledge.moves;
  if (!topic) return speaker.sayOne(student.missingUnheld);
  const said = thread.earlier.slice(0, 8).join('. ');
  const used = new Set(termsIn(topic, said).map(({ term }) => term));
  const stems = new Set(contentStems(said));
  const isNear = (term: TopicPack['terms'][number]) => contentStems(definitionOf(term)).some((each) => stems.has(each));
  const left = topic.terms.filter(({ term }) => !used.has(term));
  const next = left.find(isNear) ?? left[0];
  return next !== undefined && speaker.sayOne(student.missing, { term: next.term, topic: titleInText(topic) });
}

/** The line that "is that right?" is about: what stands beside the question, or the student's line before. Null where neither says anything. */
export function lineInQuestion({ reading, thread }: Pick<Turn, 'reading' | 'thread'>): string | null {
  const beside = chatSentencesOf(reading.message).filter((sentence) => wordsOf(sentence).length >= 3 && intentOf(sentence) === 'statement');
  const [, before = ''] = thread.earlier;
  const isLine = wordsOf(before).length >= 2 && ['statement', 'proposes'].includes(intentOf(before));
  return beside.at(-1) ?? (isLine ? before : null);
}

/** Lays the line in question beside the page, or says of this very line that no page settles it. */
export function sayCheckOfLine(turn: Turn): boolean {
  const { thread, speaker, index } = turn;
  const line = lineInQuestion(turn);
  if (line === null) return false;
  if (thread.topic && sayHeld(turn, thread.topic, line)) return true;
  const slots = quoteOf(line, thread.subject === 'computing');
  return slots !== null && speaker.sayOne(index.knowledge.moves.student.wantsCheckLine, slots);
}

/** "Not what i asked": names the question that the last reply missed. */
export function sayMissedQuestion({ thread, speaker, index }: Turn): boolean {
  const [, before = ''] = thread.earlier;
  if (wordsOf(before).length < 3 || !['question', 'meaning', 'asks-why'].includes(intentOf(before))) return false;
  const slots = quoteOf(before, thread.subject === 'computing');
  return slots !== null && speaker.sayOne(index.knowledge.moves.student.complaintOf, slots);
}

/** A statement without a word of the page in work or of Kora's last reply is asked about, and no line of the page is said to it. */
export function askedOfUntied(turn: Turn): boolean {
  const { reading, thread, speaker, index } = turn;
  const { topic, lastReply } = thread;
  if (!topic || ['mathematics', 'language', 'arts', 'languages'].includes(topic.subject) || reading.intent !== 'statement' || reading.words < 3) return false;
  const stems = contentStems(reading.message).filter((each) => !everyday.has(each));
  const held = stemsHeldBy(topic);
  const told = new Set(contentStems(lastReply));
  if (stems.length === 0 || stems.some((each) => held.has(each) || told.has(each))) return false;
  const slots = quoteOf(reading.message, topic.subject === 'computing');
  return slots !== null && speaker.sayOne(index.knowledge.moves.student.untied, { ...slots, topic: titleInText(topic) });
}

/** "Thats so sad", said of what is learned, is no claim to be examined. */
export function sayMoved({ reading, thread: { topic }, speaker, index }: Turn): boolean {
  const isOfPeople = topic !== null && ['history', 'civics', 'geography', 'language', 'health'].includes(topic.subject);
  return isOfPeople && callsItHard.test(fold(reading.message)) && speaker.sayOne(index.knowledge.moves.student.moved);
}

const callsItHard =
  /^(?:(?:oh|wow|omg|ok|okay|and|but|man|damn),? )*(?:thats|that is|this is|its|it is|how) (?:so |really |very |just |pretty |super )*(?:sad|awful|terrible|horrible|cruel|heartbreaking|disgusting|messed up|tragic|evil)[.! ]*$/;

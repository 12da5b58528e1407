/** A teacher's single question, answered as a colleague would, and what follows on that answer. */
import type { Area } from '../../contracts/knowledge/chat-moves.ts';
import type { Counsel } from '../../contracts/knowledge/counsel.ts';
import type { MatterWant } from '../../contracts/knowledge/teacher-matters.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { fold } from '../text/words.ts';
import { type CounselHit, counselOf } from './counsel.ts';
import { fill } from './fill.ts';
import { everyday, type KnowledgeIndex } from './knowledge-index.ts';
import { mattersOf } from './matters.ts';
import { type Reading, strongAnchor } from './read-message.ts';
import { withoutSetting } from './setting.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState } from './state.ts';
import { lessonTopicIn } from './teacher-wishes.ts';
import type { Thread } from './thread.ts';
import { titleInText } from './topic-knowledge.ts';

/** More of what was given. */
const wantsMore = /^(?:(?:ok|and|thanks|great|now|can i have|give me) )*(?:another|one more|more)\b/;

/** The question nearest to the message. */
export function counselFor(reading: Reading, state: ChatState, { earlier }: Pick<Thread, 'earlier'>, index: KnowledgeIndex): CounselHit | null {
  if (reading.mode !== 'teacher' || reading.words < 2) return null;
  // Beside a loss no other question is answered.
  if (reading.feeling === 'sad' || (state.feeling === 'sad' && state.rung === 'opened' && state.asked === null)) return null;
  if (wantsMore.test(fold(reading.message)) || (reading.message.match(/\d\/\d/g)?.length ?? 0) >= 2) return null;
  const topic = reading.topic?.how === 'named' ? reading.topic.topic : (index.topics.get(state.topic ?? '') ?? null);
  const lessonTopic = earlier.map(lessonTopicIn).find((name) => name !== null) ?? null;
  const isOfLesson = topic !== null || lessonTopic !== null;
  // What belongs to the same talk as the answer before still does.
  const before = counselOf(index.knowledge).get(state.asked)?.within ?? [];
  const about = new Set([state.asked, state.anchor, isOfLesson ? 'lesson' : null, ...before.filter((id) => id !== 'lesson')].filter((id) => id !== null));
  const names = [reading.topic?.how === 'named' ? reading.topic.name : '', topic?.title ?? '', lessonTopic ?? ''].join(' ');
  const typed = withoutSetting(reading.message);
  const counsel = counselOf(index.knowledge);
  // "How do I teach note taking" names no topic of a lesson where just this question has an answer.
  const whole = topic === null && reading.lessonTopic !== null ? counsel.find(typed, about, '') : null;
  const hit = whole && whole.score >= 0.8 ? whole : counsel.find(typed, about, names);
  // A short follow-up belongs to what was said last, and a whole conversation that was written on just this comes first.
  const want = state.asked === null && state.anchor === null ? null : mattersOf(index.knowledge).wantIn(reading.message);
  const isInWork = state.asked !== null || state.anchor !== null || state.topic !== null;
  const isFollowUp = (want !== null && want.length >= 0.6 * fold(reading.message).length) || (isInWork && reading.ask !== null && !reading.ask.area && reading.words <= 6);
  const matter = mattersOf(index.knowledge).heardIn(withoutSetting(reading.message));
  // The matter in work has an answer of its own to just this.
  const inMatter = mattersOf(index.knowledge).get(state.asked);
  const ownAnswer = inMatter && mattersOf(index.knowledge).answerIn(typed, inMatter);
  const isHeld = ownAnswer != null && ownAnswer.length >= 0.4 * fold(typed).length;
  // A phrase from another field, "every evening" said of a mother's mails, is no more than a circumstance.
  const isMuch = matter !== null && (matter.what.area === hit?.counsel.area || matter.length >= 0.3 * fold(reading.message).length);
  const isOfMatter = matter !== null && !matter.what.isGeneral && !matter.what.isSubject && matter.length >= 14 && isMuch;
  // "Exit ticket for photosynthesis" wants one, and no advice on them.
  if (hit?.counsel.answer && hit.counsel.wish === reading.wish && reading.wish !== null && (reading.topic?.how === 'named' || reading.lessonTopic !== null) && reading.words <= 12)
    return null;
  // One word that all belongs to a situation is little beside a whole question.
  const best = strongAnchor(reading);
  const isOfAnchor = isOfMatter || (best !== null && best.coverage >= 0.9 && best.matched >= 2);
  const least = isFollowUp ? 0.95 : isOfAnchor || (reading.wish !== null && (reading.words <= 8 || reading.lessonTopic !== null)) ? 0.75 : 0;
  return hit && (isHeld || (!hit.counsel.within && hit.score < least)) ? null : hit;
}

const girls = /\b(?:she|her|hers|girl|daughter|girls)\b/;
const boys = /\b(?:he|him|his|boy|son)\b/;
const forms: Readonly<Record<string, string>> = { he: 'she', him: 'her', his: 'her', himself: 'herself', He: 'She', Him: 'Her', His: 'Her' };

/** The answer with "she" where the teacher spoke of a girl last. `earlier`: what was typed, newest first. */
export function spokenOf(counsel: Counsel, earlier: readonly string[]): Counsel {
  const told = earlier.map(fold).find((text) => girls.test(text) || boys.test(text));
  if (!told || !girls.test(told) || boys.test(told)) return counsel;
  const said = (text: string | undefined) => text?.replace(/\b(?:he|him|his|himself)\b/gi, (word) => forms[word] ?? word);
  const { answer, inLesson, further, otherwise, say, back } = counsel;
  return { ...counsel, answer: said(answer), inLesson: said(inLesson), further: said(further), otherwise: said(otherwise), say: said(say), back: said(back) };
}

/** Says the answer, with the words of the topic in work where it has a form for them; asked once more, the rest of it. False when all of it has been said. */
export function sayCounsel(counsel: Counsel, { topic, earlier }: Pick<Thread, 'topic' | 'earlier'>, speaker: Speaker): boolean {
  const { answer, inLesson, further, otherwise, say } = spokenOf(counsel, earlier);
  const ofTopic = topic && inLesson ? fill(inLesson, slotsOf(topic, speaker)) : undefined;
  const answers = [ofTopic, answer].filter((text) => text !== undefined && !/\{\w+\}/.test(text)) as string[];
  // One form of the answer is enough.
  const isAnswered = [inLesson, answer].some((text) => text !== undefined && speaker.hasEnded(text));
  return speaker.sayFirst([...(isAnswered ? [] : answers), ...[further, otherwise, say].filter((text) => text !== undefined)]);
}

/** A question, a probe and a problem of the pack that have not been given yet. */
function slotsOf(topic: TopicPack, speaker: Speaker): Record<string, string> {
  const fresh = (texts: readonly string[]) => texts.find((text) => speaker.isNew(text));
  const found = {
    probe: fresh(topic.misconceptions.map(({ probe }) => probe)),
    question: fresh([...topic.questions.understand, ...topic.questions.analyze]),
    task: fresh(topic.workedExamples.map(({ problem }) => problem)),
  };
  return { topic: titleInText(topic), ...Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined)) } as Record<string, string>;
}

/** Which field of the answer in work a follow-up asks for. */
const fieldOf: Partial<Record<MatterWant, readonly ('say' | 'otherwise' | 'further')[]>> = {
  say: ['say', 'further'],
  write: ['say', 'further'],
  how: ['further', 'say'],
  more: ['further', 'otherwise'],
  yes: ['further', 'say'],
  otherwise: ['otherwise', 'further'],
  tried: ['otherwise', 'further'],
  sum: ['further', 'say'],
  limit: ['further', 'otherwise'],
  shorter: ['say'],
};

/** "And what do I say", after an answer: the rest of it. Null where nothing of it is left or something else is asked. */
export function followsCounsel(reading: Reading, state: ChatState, { earlier }: Thread, speaker: Speaker, index: KnowledgeIndex): Counsel | null {
  const inWork = counselOf(index.knowledge).get(state.asked);
  const current = inWork && spokenOf(inWork, earlier);
  if (!current || reading.words > 10 || reading.correction || (current.wish && wantsMore.test(fold(reading.message)))) return null;
  // Material for the lesson that was asked for by name comes from its pack.
  if (state.topic !== null && reading.wish !== null) return null;
  const { matterWords } = index.knowledge;
  // "A bit warmer" asks for words once more.
  const want = reading.ask?.id === 'tone' ? 'say' : mattersOf(index.knowledge).wantIn(reading.message)?.what;
  const field = want && fieldOf[want]?.find((name) => current[name] !== undefined && speaker.isNew(current[name]));
  if (!field) return null;
  if (field === 'say' && !isSaidTo(current, reading.message)) return null;
  if (field === 'say') speaker.sayOne(matterWords.say);
  return speaker.sayFirst([current[field] ?? '']) ? inWork : null;
}

const addressees: readonly (readonly [Area, RegExp])[] = [
  ['parents', /\b(?:parents?|mother|father|mom|mum|dad|family|families)\b/],
  ['colleagues', /\b(?:principal|head|headteacher|boss|colleagues?|counselor|admin|department|office)\b/],
];

/** Are the words of the answer for whom the message names? Those for somebody else would be the wrong ones. */
function isSaidTo({ area }: Counsel, message: string): boolean {
  const named = addressees.find(([, words]) => words.test(fold(message)))?.[0];
  return named === undefined || named === area;
}

/** How many telling words of the message stand in the text. */
function sharedWith(message: string, text: string): number {
  const own = new Set(keptStems(text));
  return new Set(contentStems(message).filter((each) => own.has(each) && !everyday.has(each))).size;
}

/**
 * What is told in answer to Kora's question is met with the next word on the matter, and a question on what was said with the part that speaks of it. Null where
 * the message is about something else.
 */
export function goesOnWithCounsel(reading: Reading, state: ChatState, { earlier }: Thread, speaker: Speaker, index: KnowledgeIndex): Counsel | null {
  const inWork = counselOf(index.knowledge).get(state.asked);
  if (
    !inWork ||
    wantsMore.test(fold(reading.message)) ||
    reading.correction ||
    reading.isMended ||
    reading.ask?.id === 'tone' ||
    reading.wish !== null ||
    reading.ask?.area ||
    ['complaint', 'thanks'].includes(reading.intent)
  )
    return null;
  const matters = mattersOf(index.knowledge);
  const heard = matters.heardIn(withoutSetting(reading.message))?.what;
  if (heard && !heard.isSubject && !heard.isGeneral) return null;
  if (reading.topic?.how === 'named' && reading.topic.topic.id !== state.topic) return null;
  // The time there is asks for a plan made to it, and words for somebody else would be the wrong ones.
  if (reading.setting.minutes || reading.setting.lessons || !isSaidTo(inWork, reading.message)) return null;
  const { answer = '', inLesson = '', further, otherwise, say } = spokenOf(inWork, earlier);
  const isTold = !reading.message.includes('?') && !['question', 'meaning', 'wants-answer', 'asks-why'].includes(reading.intent);
  if (isTold ? reading.words < 3 : sharedWith(reading.message, [answer, inLesson, further, otherwise, say].join(' ')) < 2) return null;
  const left = [further, otherwise, ...(isTold ? [] : [say])].filter((text) => text !== undefined && speaker.isNew(text)) as string[];
  const isFirst = [further, otherwise, say].every((text) => text === undefined || speaker.isNew(text));
  // Later on only what speaks of the same is said: the matter may have moved on.
  const [next] = left
    .map((text) => ({ text, near: sharedWith(reading.message, text) }))
    // What comes when it fails answers only who tells that it does.
    .filter(({ text, near }) => near > 0 || (isFirst && !(isTold && text === otherwise)))
    .sort((a, b) => b.near - a.near);
  const { told, say: leads, taken } = index.knowledge.matterWords;
  if (!next && isTold && say && speaker.isNew(say)) return (speaker.sayOne(leads) || true) && speaker.sayFirst([say]) ? inWork : null;
  // Who has tried something, and who refuses, is not met with praise for it.
  if (!next) return isTold && !['tried', 'otherwise', 'no'].includes(matters.wantIn(reading.message)?.what ?? '') && speaker.sayOne(taken) ? inWork : null;
  if (next.text === say) speaker.sayOne(leads);
  else if (isTold) speaker.sayOne(told);
  return speaker.sayFirst([next.text]) ? inWork : null;
}

/** A turn on a short pack: the idea to who asks for it, then one question, a hint, an example of another case and the answer, one at a time. */
import type { HelpLevel } from '../../contracts/class-assistant.ts';
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import type { UnheldAct } from '../../contracts/knowledge/unheld-moves.ts';
import type { Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { contentStems } from '../text/stems.ts';
import { fold, sentencesOf } from '../text/words.ts';
import { expectedReplies } from './expected-replies.ts';
import { ideasIn } from './ideas.ts';
import { wantsOtherWords } from './in-other-words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { mattersOf } from './matters.ts';
import { heardIn } from './phrases.ts';
import type { Reading } from './read-message.ts';
import { sayRunningAsk, staysWith } from './running-asks.ts';
import { coached, goesOnWithWork } from './short-pack-coach.ts';
import { beginOfLine, firstWordsOf, isElsewhere, isMeant, isOfIdea, isOnMatter } from './short-pack-fit.ts';
import { quizOn, sayAnotherQuestion, sayApart } from './short-pack-quiz.ts';
import { sayBeforeIdea, sayIdeaAfter } from './short-pack-reason.ts';
import type { ShortHit } from './short-packs.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState, Rung } from './state.ts';
import { isSchool } from './subjects.ts';

export interface ShortTurn {
  reading: Reading;
  state: ChatState;
  speaker: Speaker;
  index: KnowledgeIndex;
  lastReply: string;
  /** The visitor's messages before this one, newest first. */
  earlier: readonly string[];
  help: HelpLevel;
}

export interface ShortReply {
  pack: ShortPack;
  rung: Rung;
  isNew: boolean;
}

/** Says the turn; null where something else answers better. */
export function shortPackTurn(turn: ShortTurn): ShortReply | null {
  const { reading, state, index } = turn;
  const current = index.shortPacks.byId.get(state.short ?? '') ?? null;
  if (reading.claims.length > 0 || reading.problem) return null;
  // "Start again" may be the answer to what was asked about rests in music.
  if (expectedReplies(index, turn.lastReply, reading.message).length > 0) return null;
  const inWork = index.topics.get(state.topic ?? '');
  const smaller = current && reading.mode === 'student' ? saySmaller(turn, current) : null;
  if (current && smaller) return { pack: current, rung: smaller, isNew: false };
  // "Summarize it", said of the page in work, asks for nothing on summaries.
  if (inWork && reading.mode === 'student' && wantsOtherWords(reading.message)) return null;
  if (inWork && reading.mode === 'student' && ideasIn(inWork, reading.message).length > 0) return null;
  const lesson = lessonPack(turn);
  if (lesson) return sayLesson(turn, lesson) ? { pack: lesson, rung: 'question', isNew: true } : null;
  if (current && goesOnWithWork(turn, current)) {
    const rung = goOn(turn, current);
    if (rung) return { pack: current, rung, isNew: false };
  }
  const apart = reading.mode === 'student' ? sayApart(turn) : null;
  if (apart) return apart;
  const hit = index.shortPacks.find(reading.message, reading.mode);
  const recalled = !hit && !current ? namedBefore(turn) : null;
  if (recalled) return recalled;
  // A word of another pack may be what is foreseen here: the ocean, asked in a talk on the sky.
  if (hit && current && hit.pack !== current && (hit.stems.length <= 1 || current.coach)) {
    const rung = more(turn, current);
    if (rung) return { pack: current, rung, isNew: false };
  }
  if (hit && hit.pack !== current && isMeant(hit, current, turn)) {
    const rung = open(turn, hit);
    return rung && { pack: hit.pack, rung, isNew: true };
  }
  if (!current || (reading.topic?.how === 'named' && !isOfPack(current, reading.topic.name))) return null;
  if (reading.mode === 'student' && reading.intent === 'wants-task') return quizOn(turn, current, () => goOn(turn, current));
  // What the page foresees comes before what may be said on any.
  const foreseen = reading.mode === 'teacher' ? more(turn, current) : null;
  if (foreseen) return { pack: current, rung: foreseen, isNew: false };
  if (reading.mode === 'teacher' && sayAnotherQuestion(turn, current)) return { pack: current, rung: 'question', isNew: false };
  const rung = goOn(turn, current) ?? (sayRunningAsk(turn) || staysWith(turn, current) ? 'question' : null);
  return rung && { pack: current, rung, isNew: false };
}

/** "Why did they die", said two messages after "we read Romeo and Juliet": what was named then foresees the question. */
function namedBefore(turn: ShortTurn): ShortReply | null {
  const { reading, state, earlier, index } = turn;
  if (reading.mode !== 'student' || state.matter !== null || reading.told !== null || reading.topic?.how === 'named' || reading.words > 12) return null;
  for (const text of earlier.slice(0, 3)) {
    const hit = index.shortPacks.find(text, 'student');
    if (!hit || hit.stems.length < 2 || !moreOf(hit.pack, reading.message)) continue;
    const rung = goOn(turn, hit.pack);
    if (rung) return { pack: hit.pack, rung, isNew: true };
  }
  return null;
}

/** The short pack that a teacher names as the topic of a lesson, where no topic pack has that name. */
function lessonPack({ reading, index }: ShortTurn): ShortPack | null {
  if (reading.mode !== 'teacher' || reading.lessonTopic === null) return null;
  // A rubric for a presentation is no lesson on presenting.
  if (reading.wish === 'grade' || reading.wish === 'parents') return null;
  // Who is afraid of it brings a matter of the work, and the heart of the topic is no help with that.
  const trouble = reading.wish === null && reading.feeling === 'anxious' ? mattersOf(index.knowledge).heardIn(reading.message)?.what : undefined;
  if (trouble && !trouble.isGeneral && !trouble.isSubject) return null;
  const hit = index.shortPacks.find(reading.lessonTopic, 'student');
  if (!hit || hit.stems.length === 0 || hit.pack.subject === 'study-skills' || hit.pack.subject === 'health') return null;
  // An alias of a topic pack may be the finer topic that is meant.
  const named = reading.topic?.how === 'named' ? contentStems(reading.topic.topic.title) : null;
  return named?.every((each) => contentStems(reading.lessonTopic ?? '').includes(each)) ? null : hit.pack;
}

/** The idea, a question for the class, what to listen for and the hint. */
function sayLesson({ speaker, index }: ShortTurn, { title, idea, ask }: ShortPack): boolean {
  const { teacher } = index.knowledge.moves;
  if (!ask || !speaker.isNew(ask.question)) return false;
  speaker.sayOne(teacher.shortLesson, { topic: title });
  speaker.sayFirst([idea]);
  speaker.sayOne(teacher.shortAsk, { question: ask.question });
  speaker.sayOne(teacher.shortListen, { answer: ask.answer });
  return speaker.sayOne(teacher.shortHint, { hint: ask.hint });
}

const isOfPack = (pack: ShortPack, name: string): boolean => contentStems(name).every((each) => contentStems([pack.title, ...(pack.names ?? [])].join(' ')).includes(each));

const asksFor: readonly Reading['intent'][] = ['question', 'meaning', 'asks-why', 'proposes', 'wants-check', 'wants-answer', 'wants-example', 'still-stuck', 'wants-hint'];
const wantsToKnow = /\b(?:explain|what|whats|why|how|hows|when|who|where|which|difference|spell|dont (?:get|understand)|help with|help me)\b/;

function open(turn: ShortTurn, { pack, stems }: ShortHit): Rung | null {
  const { reading, speaker, index, help } = turn;
  const { student } = index.knowledge.moves;
  const { ask } = pack;
  if (!ask || reading.mode === 'teacher') {
    if (!speaker.sayFirst([pack.idea])) return null;
    if (pack.asks) speaker.sayFirst([pack.asks]);
    if (reading.mode === 'student') speaker.sayOne(student.shortOn);
    return 'question';
  }
  if (!speaker.isNew(ask.question)) return null;
  if (reading.heard === 'offers') return speaker.sayOne(student.offers, { topic: pack.title }) ? 'question' : null;
  if (reading.intent === 'wants-essay') return speaker.sayOne(student.wantsEssay) ? 'question' : null;
  // A detail that the page foresees is answered by itself: "did Vikings have horns".
  const detail = help === 'questions' ? undefined : moreOf(pack, reading.message);
  if (detail && speaker.sayFirst([detail.says])) return speaker.asks || speaker.sayFirst([ask.question]) ? 'question' : null;
  // About school life nobody waits to be asked first.
  const isAsked =
    asksFor.includes(reading.intent) ||
    wantsToKnow.test(fold(reading.message)) ||
    pack.subject === 'study-skills' ||
    pack.subject === 'health' ||
    pack.coach !== undefined ||
    stems.length === 0;
  if (reading.feeling && !lightly.includes(reading.feeling) && stems.length > 0) speaker.sayOne(student.feeling[reading.feeling]);
  else if (!isAsked) speaker.sayOne(student.openTopic, { topic: pack.title });
  if (isAsked && sayBeforeIdea(turn, pack)) return 'opened';
  if (isAsked && help !== 'questions') speaker.sayFirst([pack.idea]);
  return speaker.sayFirst([ask.question]) ? 'question' : null;
}

/** Feelings that need no word before the matter. */
const lightly: readonly Feeling[] = ['curious', 'stuck', 'proud', 'bored'];

function goOn(turn: ShortTurn, pack: ShortPack): Rung | null {
  const { reading, speaker, index, help, lastReply } = turn;
  const { student } = index.knowledge.moves;
  if (reading.mode === 'teacher' || reading.told !== null) return more(turn, pack);
  const { ask } = pack;
  if (reading.heard === 'offers') return speaker.sayOne(student.offers, { topic: pack.title }) ? 'question' : null;
  if (reading.heard === 'asks-missing' && help !== 'questions' && speaker.isNew(pack.idea)) return speaker.sayOne(student.holdBeside, { term: pack.idea }) ? 'hint' : null;
  const isOpen = ask !== undefined && speaker.isNew(ask.answer) && !speaker.isNew(ask.question);
  const heard = ask && heardIn(reading.message, { right: ask.hears }, {}) === 'right';
  // What is foreseen word for word comes first: "0.03 means 3 percent", said of the right number for the wrong reason.
  const said = more(turn, pack);
  if (said) return said;
  const worked = coached(turn, pack) ?? sayIdeaAfter(turn, pack);
  if (worked) return worked;
  const isAnswer = reading.words <= 14 && !noAnswer.includes(reading.intent) && !asksBack.test(fold(reading.message));
  const wasAsked = ask !== undefined && [ask.question, ask.hint].some((line) => lastReply.includes(line));
  if (ask && isOpen && heard && isAnswer && (wasAsked || !ask.open)) {
    if (!ask.open) speaker.sayVerdict(student.shortRight, {});
    return sayAnswer(turn, pack, ask.answer);
  }
  const next = () => step(turn, pack);
  switch (reading.intent) {
    case 'still-stuck':
      // Who does not know what it is about is no further with a hint to a question on it.
      if (help !== 'questions' && asksAbout.test(fold(reading.message)) && speaker.isNew(pack.idea)) return speaker.sayFirst([pack.idea]) ? closed(turn, pack) : null;
      return step(turn, pack, student.stillStuck);
    case 'wants-hint':
      return next();
    case 'wants-example':
      return pack.example && help === 'examples' && speaker.sayFirst([pack.example]) ? 'example' : next();
    case 'asks-why':
    case 'wants-answer':
    case 'meaning':
      if (isElsewhere(pack, reading.message) && reading.intent === 'meaning') return null;
      return help !== 'questions' && speaker.sayFirst([pack.idea]) ? closed(turn, pack) : next();
    case 'not-for-us':
      return asksForMore.test(fold(reading.message)) ? (next() ?? (speaker.sayOne(student.shortAll, { topic: pack.title }) ? 'hint' : null)) : null;
    case 'question':
      if (asksForMore.test(fold(reading.message))) return next() ?? (speaker.sayOne(student.shortAll, { topic: pack.title }) ? 'hint' : null);
      if (help !== 'questions' && !isElsewhere(pack, reading.message) && speaker.sayFirst([pack.idea])) return closed(turn, pack);
      return asksWhether.test(fold(reading.message)) && unsure() ? 'question' : null;
    case 'acknowledges':
      return isOpen && lastReply.includes(ask.question) ? next() : null;
    case 'statement':
    case 'proposes':
    case 'wants-check': {
      const rung = attempted();
      if (rung || reading.intent === 'wants-check') return rung;
      return isAttempt(turn) && unsure() ? 'question' : null;
    }
    default:
      return null;
  }

  function unsure(): boolean {
    return ask !== undefined && !ask.open && isSchool(pack.subject) && isOnMatter(turn, pack) && speaker.sayOne(student.shortUnsure, { topic: pack.title });
  }

  function attempted(): Rung | null {
    if (!isAttempt(turn) || asksInside.test(fold(reading.message))) return null;
    // After an offer to tell, nothing was asked yet.
    if (ask && (speaker.isNew(ask.question) || isOfIdea(turn, pack)) && help !== 'questions' && isTied(turn, pack) && speaker.isNew(pack.idea))
      return speaker.sayOne(student.holdBeside, { term: pack.idea }) ? 'hint' : null;
    const term = beginOfLine(pack, reading.message);
    const isOfLine = isOfIdea(turn, pack) || (!isOpen && term !== null);
    if (ask && !ask.open && isOfLine && isTied(turn, pack) && contentStems(reading.message).length > 0 && !speaker.isNew(pack.idea)) {
      return (term && speaker.sayOne(student.seenBegins, { term })) || speaker.sayOne(student.seenLine) ? 'hint' : null;
    }
    if (!ask || !isOpen || isElsewhere(pack, reading.message, 4) || (reading.feeling && reading.words > 3)) return null;
    if (!isTied(turn, pack)) return null;
    // Whoever answers an open question after the hint has taken a side.
    if (ask.open && lastReply.includes(ask.hint)) return sayAnswer(turn, pack, ask.answer);
    return step(turn, pack, ask.open || !wasAsked ? [] : student.shortNotYet);
  }
}

/** "Make it shorter", "explain it like I'm ten": the line of the idea that is enough, or another case. */
function saySmaller({ reading, speaker, index, help }: ShortTurn, { idea, example }: ShortPack): Rung | null {
  const wish = help === 'questions' ? null : wantsOtherWords(reading.message);
  if (!wish || speaker.isNew(idea)) return null;
  if (wish === 'simpler' && example && help === 'examples' && speaker.sayFirst([example])) return 'example';
  const { keep, pieces } = index.knowledge.moves.student.inShort;
  return speaker.sayOne(wish === 'simpler' ? pieces : keep, { term: firstWordsOf(sentencesOf(idea)[0] ?? idea) }) ? 'hint' : null;
}

const asksAbout = /\bwhat (?:its|it is|it was|that is|thats|theyre|the \w+ is) (?:all |even )?about\b/;
const noAnswer: readonly Reading['intent'][] = ['still-stuck', 'wants-hint', 'wants-example', 'wants-answer', 'wants-essay', 'complaint', 'acknowledges'];
const asksWhether = /^(?:(?:so|and|but|ok|okay|oh|wait|then),? )*(?:is|are|was|were|do|does|did|can|could|would|will)\b/;
const asksForMore =
  /^(?:(?:so|and|but|ok|okay|oh|is there|are there),? )*(?:what else|anything else|any others?|(?:any|some|what are the)? ?(?:other|more) (?:causes?|reasons?|ones?|things?|examples?))\b.{0,20}$/;
const asksInside = /\b(?:why|how come|explain)\b/;
const asksBack = /^(?:(?:so|and|but|ok|oh|wait),? )*(?:what|why|how|who|when|where|which|whats|hows|whos|can|could|do|does|did|should)\b/;

/** Does the message do no more than say something, which may be meant as an answer? */
function isAttempt({ reading, index }: ShortTurn): boolean {
  const { unheld, wordGroups } = index.knowledge.moves.student;
  const act = heardIn(reading.message, unheld.hears, wordGroups);
  return act === null || attempts.includes(act);
}
const attempts: readonly UnheldAct[] = ['statement', 'short', 'proposes', 'recalls', 'predict', 'whether'];

/** Does the message share a word with the pack, or is it as short as an answer to its question? Nothing else is measured by the answer that the pack holds. */
function isTied({ reading, lastReply }: ShortTurn, pack: ShortPack): boolean {
  const isBare = reading.words <= 2 && pack.ask !== undefined && [pack.ask.question, pack.ask.hint].some((line) => lastReply.includes(line));
  return isBare || !isElsewhere(pack, reading.message);
}

/** One rung up: the hint, another case, the idea, and in the end the answer. `leads`: what goes before a hint or an example. */
function step(turn: ShortTurn, pack: ShortPack, leads: readonly string[] = []): Rung | null {
  const { speaker, help, index } = turn;
  const { ask } = pack;
  const isOpen = ask !== undefined && speaker.isNew(ask.answer);
  const rungs: (readonly [Rung, string | undefined])[] = [
    ['hint', isOpen && help !== 'questions' ? ask.hint : undefined],
    ['example', help === 'examples' ? pack.example : undefined],
    ['example', help === 'questions' ? undefined : pack.idea],
  ];
  const next = rungs.find(([, text]) => text !== undefined && speaker.isNew(text));
  if (next?.[1]) {
    speaker.sayOne(leads);
    speaker.sayFirst([next[1]]);
    return closed(turn, pack, next[0]);
  }
  // The answer to an open question takes up what the student said, and stands for nothing else.
  if (!isOpen || ask.open || help !== 'examples') return null;
  speaker.sayOne(index.knowledge.moves.student.shortShow);
  return sayAnswer(turn, pack, ask.answer);
}

function sayAnswer({ speaker, index }: ShortTurn, { title }: ShortPack, answer: string): Rung {
  speaker.sayFirst([answer]);
  if (!/\?\s*$/.test(answer)) speaker.sayOne(index.knowledge.moves.student.shortNext, { topic: title });
  return 'yours';
}

/** Hands back to the student where the text itself asks nothing. */
function closed({ speaker, index }: ShortTurn, pack: ShortPack, rung: Rung = 'hint'): Rung {
  if (!speaker.asks) speaker.sayOne(index.knowledge.moves.student.shortBack, { topic: pack.title });
  return rung;
}

const moreOf = ({ more }: ShortPack, message: string, fits: (says: string) => boolean = () => true) =>
  more?.find(({ hears, says }) => heardIn(message, { more: hears }, {}) !== null && fits(says));

/** What the pack foresees as asked about it. */
function more(turn: ShortTurn, pack: ShortPack): Rung | null {
  const { reading, speaker } = turn;
  const found = moreOf(pack, reading.message, (says) => speaker.isNew(says));
  if (!found || !speaker.sayFirst([found.says])) return null;
  return reading.mode === 'teacher' ? 'question' : closed(turn, pack, 'question');
}

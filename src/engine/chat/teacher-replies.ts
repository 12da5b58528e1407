/** The single replies of a turn with a teacher: a line for the follow-up, what was asked for by name, what comes nearest, and the honest word where nothing is held. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { chatSentencesOf } from '../text/words.ts';
import { areaOf, linesOf } from './asks.ts';
import type { Candidate, Candidates } from './candidates.ts';
import { counselOf } from './counsel.ts';
import { fill } from './fill.ts';
import { everyday, type KnowledgeIndex } from './knowledge-index.ts';
import { mattersOf } from './matters.ts';
import { plainly } from './quote.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState, Rung } from './state.ts';
import type { TeacherCandidates } from './teacher-candidates.ts';
import { sayAnswers } from './teacher-facts.ts';
import type { Thread } from './thread.ts';
import { covers } from './topic-knowledge.ts';

/** All that one turn with a teacher is made of. */
export interface TeacherTurn {
  reading: Reading;
  thread: Thread;
  /** Before this turn. */
  state: ChatState;
  speaker: Speaker;
  index: KnowledgeIndex;
  candidates: TeacherCandidates;
  moves: ChatMoves;
  /** Numbers of the class and the name of the lesson's topic, for the slots of a line. */
  slots: Record<string, string>;
  /** Answers a question that is only nearly the one that was asked: better than to have nothing. */
  instead: () => boolean;
}

/** One question about what the teacher means, in the teacher's own words. */
export function sayCorrected({ correction, intent }: Reading, speaker: Speaker, { teacher }: ChatMoves): boolean {
  const quote = correction?.rest ? plainly(correction.rest) : null;
  if (!quote && intent === 'complaint') return speaker.sayOne(teacher.complaint);
  return quote?.includes(' ') ? speaker.sayOne(teacher.corrected, { quote }) : speaker.sayOne(teacher.correctedWithout);
}

/** What was prepared for the follow-up or the matter, in the area in work. Lines with a number of the class come first where it is known, and stay away where it is not. */
export function sayAsk({ reading, thread, state, speaker, index, moves, slots }: TeacherTurn): boolean {
  const { ask } = reading;
  if (!ask) return false;
  if (ask.id === 'answers' && sayAnswers(thread, speaker, index)) return true;
  // Words to open a lesson are no words to a class, where no lesson is planned.
  const isWithoutLesson = ask.id === 'what-to-say' && slots.topic === moves.teacher.anyTopic;
  const found =
    ask.area ??
    mattersOf(index.knowledge).get(state.asked)?.area ??
    counselOf(index.knowledge).get(state.asked)?.area ??
    areaOf({ asked: state.asked, anchor: thread.anchor?.id ?? null, topic: thread.topic?.id ?? null }, moves) ??
    (slots.topic === moves.teacher.anyTopic ? null : 'lesson');
  const area = isWithoutLesson && found === 'lesson' ? null : found;
  const quote = chatSentencesOf(reading.message).length === 1 ? plainly(reading.message) : reading.quote;
  const filling = quote ? { ...slots, quote } : slots;
  const lines = linesOf(ask, area).filter((line) => !/\{\w+\}/.test(fill(line, filling)));
  return speaker.forgets ? speaker.sayOne(lines, filling) : speaker.sayFirst(lines, filling);
}

/** What was asked for by name, while anything of that kind is left. */
export const sayWish = ({ speaker, candidates }: TeacherTurn): boolean => !speaker.forgets && speaker.sayCandidate(candidates.wished);

/** A plan that stands already, made anew to another time. */
export function sayReplan({ reading, state, speaker, candidates, moves }: TeacherTurn): boolean {
  const { minutes } = reading.setting;
  if (reading.wish !== 'plan' || !minutes || state.asked !== 'plan') return false;
  return speaker.sayCandidate([{ text: candidates.again, from: 'moves', leads: moves.teacher.replan.map((line) => fill(line, { minutes: String(minutes) })) }]);
}

/** The size, the grade or the time of the class, told in passing, is taken up before the next move. */
export function sayTold({ reading, thread, state, speaker, slots, moves: { teacher } }: TeacherTurn): boolean {
  const { setting } = reading;
  if (reading.words > 9 || reading.intent === 'question') return false;
  const lines = setting.size ? teacher.sizeTold : setting.minutes ? teacher.timeTold : setting.grade ? teacher.gradeTold : [];
  if (lines.length === 0 || !speaker.sayOne(lines, slots)) return false;
  // With nothing more in hand, it is followed by a question of what else decides.
  const goesOn = thread.anchor !== null || teacher.asks.some(({ id }) => id === state.asked);
  return !goesOn && speaker.sayOne(teacher.askTold);
}

/** A line of arithmetic in passing is checked as it would be for a student. */
export function sayCheck({ claims }: Reading, speaker: Speaker, { student }: ChatMoves): boolean {
  const claim = claims.at(-1);
  return claim !== undefined && speaker.sayOne(claim.holds ? student.rightClaim : student.wrongClaim, { left: claim.left, right: claim.right });
}

const asksSomething = ['question', 'meaning', 'wants-check', 'wants-hint', 'wants-answer', 'proposes', 'asks-why'];

/** What comes nearest to the message among all that is held on the matter; what only stands next in line answers no question. Null when Kora had to say so. */
export function sayNext(turn: TeacherTurn, rung: Rung): Rung | null {
  const { reading, thread, state, speaker, candidates, moves } = turn;
  const asks = asksSomething.includes(reading.intent);
  // What is told in answer to a matter is met with the next word on it.
  const matter = reading.intent === 'statement' || reading.correction ? moves.teacher.asks.find(({ id }) => id === state.asked) : undefined;
  if (matter && (thread.anchor === null || matter.anchor === thread.anchor.id) && sayAsk({ ...turn, reading: { ...reading, ask: matter } })) return 'question';
  const own = only(candidates, ({ from }) => from !== 'moves');
  const stems = new Set(contentStems(reading.message).filter((stem) => !everyday.has(stem)));
  // One shared word is much between two lines on one situation, and little in the many lines of a pack.
  const shared = ({ text }: Candidate) => new Set(keptStems(text).filter((stem) => stems.has(stem))).size;
  const near = only(own, (candidate) => shared(candidate) >= (candidate.from === 'topic' ? 2 : 1));
  const isOpen = asks || (thread.anchor === null && (thread.topic === null || !covers(thread.topic, reading.message)));
  for (const list of isOpen ? [near] : [near, own]) {
    const said = sayIfAny(rung, speaker, list);
    if (said) return said;
  }
  return sayNotHeld(turn) ? null : say(rung, speaker, candidates);
}

function only(candidates: Candidates, fits: (candidate: Candidate) => boolean): Candidates {
  const { questions, hints, examples, yours } = candidates;
  return { questions: questions.filter(fits), hints: hints.filter(fits), examples: examples.filter(fits), yours: yours.filter(fits) };
}

/** Where nothing is held on what a teacher tells, a ready plan would miss it: Kora says so and asks for the one thing that decides. */
export function sayNotHeld(turn: TeacherTurn): boolean {
  const { reading, speaker, thread, moves } = turn;
  const { teacher } = moves;
  if (turn.instead()) return true;
  // "I feel like a bad teacher" has its answer in any matter, and outside of all.
  const aside = mattersOf(turn.index.knowledge).asideIn(reading.message);
  if (aside && aside.length >= 12 && speaker.sayFirst([aside.what])) return true;
  if (speaker.forgets || reading.words < 2) return false;
  const quote = reading.quote ?? plainly(reading.message) ?? reading.asksAbout;
  return (
    (thread.isNew && quote !== null && speaker.sayOne(teacher.ownWords, { quote })) ||
    sayAsk({ ...turn, reading: { ...reading, ask: teacher.asks.find(({ id }) => id === 'not-held') ?? null } })
  );
}

function sayIfAny(rung: Rung, speaker: Speaker, candidates: Candidates): Rung | null {
  const lists: [Rung, Candidate[]][] = [
    ['hint', candidates.hints],
    ['example', candidates.examples],
    ['yours', candidates.yours],
    ['question', candidates.questions],
  ];
  const ordered = [...lists.filter(([name]) => name === rung), ...lists.filter(([name]) => name !== rung)];
  return ordered.find(([, list]) => speaker.sayCandidate(list))?.[0] ?? null;
}

export const say = (rung: Rung, speaker: Speaker, candidates: Candidates): Rung => sayIfAny(rung, speaker, candidates) ?? rung;

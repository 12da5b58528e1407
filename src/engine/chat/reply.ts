/**
 * The embedded engine's chat: reads a message, finds the thread it belongs to and says the next useful thing.
 * Pure: same input, same reply.
 */
import type { Grounding } from '../../contracts/api/meta.ts';
import type { ClassAssistant } from '../../contracts/class-assistant.ts';
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { saidMark } from '../text/hash.ts';
import { sentencesOf } from '../text/words.ts';
import { linesAboutKora, withoutOwnName } from './about-kora.ts';
import { withAddressee } from './addressee.ts';
import { anchorSaid, openWithAnchor } from './anchor-sentence.ts';
import { connectingLines, limitedRung, steered } from './assistant.ts';
import { basisOf } from './basis.ts';
import { sure } from './counsel.ts';
import { essayTopic, isOfEssay, sayOfEssay } from './essay-talk.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { leftBehind } from './left-behind.ts';
import { isName, ownText, writesText } from './matter.ts';
import { besideText, sayOfOwnText } from './own-text.ts';
import { problemTold } from './problem.ts';
import { type Reading, readMessage } from './read-message.ts';
import { merged } from './setting.ts';
import { type ShortReply, shortPackTurn } from './short-pack-turn.ts';
import { lastWord, sayShortReply } from './social-replies.ts';
import { Speaker } from './speaker.ts';
import { saySpelling } from './spelling.ts';
import { type ChatState, essayAsked, freshState, type Rung, remember } from './state.ts';
import { studentTurn } from './student-turn.ts';
import { isOfTask } from './task-turn.ts';
import { counselFor } from './teacher-counsel.ts';
import { type TeacherOutcome, teacherTurn } from './teacher-turn.ts';
import { type Thread, threadFor } from './thread.ts';
import { beliefBrought } from './told-belief.ts';
import { turnedDownIn } from './turned-down.ts';

export interface EarlierTurn {
  sender: 'user' | 'kora';
  text: string;
}

export interface ChatInput {
  /** Sanitized, personal data removed. */
  message: string;
  mode: Mode;
  /** Oldest first. */
  history: readonly EarlierTurn[];
  /** From the newest reply of Kora's whose signature holds. */
  state: ChatState | null;
  /** Kinds of personal data that were removed; a gentle notice follows. */
  redacted?: boolean;
  /** The message reads as distress: one suggestion to talk to an adult follows. */
  distress?: boolean;
  /** The conversation was opened with the link of a class assistant. */
  assistant?: ClassAssistant | undefined;
}

export interface ChatPlan {
  text: string;
  state: ChatState;
  grounding: Grounding;
  /** Keys of works that the text rests on. */
  sources: string[];
  anchor: Anchor | null;
  topic: TopicPack | null;
  /** Of the two, what the text really uses. */
  basis: { anchor: Anchor | null; topic: TopicPack | null };
  /** The short pack that the text is from. */
  short: ShortPack | null;
  /** The closest anchors, as examples for a model. */
  closest: Anchor[];
  /** The last parts of the text that are notices, not help: they also belong under a model's words. */
  notices: string[];
  intent: Reading['intent'];
}

/** What a turn leaves behind: rung and problem always, the rest where a teacher's turn says otherwise than the thread. */
interface TurnOutcome extends Partial<TeacherOutcome> {
  rung: Rung;
  problem: string | null;
}

export function planReply(input: ChatInput, index: KnowledgeIndex): ChatPlan {
  const { moves } = index.knowledge;
  const { assistant } = input;
  const earlier = input.history.flatMap((turn) => (turn.sender === 'user' ? [turn.text] : [])).reverse();
  const plain = withoutOwnName(input.message);
  const typed = withAddressee(plain, input.mode, earlier);
  const { message, state: known } = leftBehind(typed, input.state ?? stateFromHistory(input, index), input.mode, index);
  const read = readMessage(message, input.mode, index);
  const state = assistant && input.mode === 'student' ? { ...known, rung: limitedRung(known.rung, assistant.helpLevel) } : known;
  const inHistory = input.history.filter((turn) => turn.sender === 'kora').flatMap((turn) => sentencesOf(turn.text).map(saidMark));
  const repliesSeen = input.history.filter((turn) => turn.sender === 'kora').length;
  const speaker = new Speaker(
    [...state.said, ...inHistory],
    `${input.message}|${state.turn}`,
    input.state || repliesSeen < 3 ? null : repliesSeen,
    assistant?.tone === 'plain' ? connectingLines(moves) : [],
  );

  // A class assistant for questions only wants no first move, which may explain.
  const own = assistant?.helpLevel === 'questions' ? null : anchorSaid(read, state, speaker, index);
  const about = linesAboutKora(input.message, moves);
  const turnedDown = turnedDownIn(read, state, input.message, index);
  const isOnTask = read.mode === 'student' && isOfTask(state, message, earlier);
  const isSet = isOnTask || own !== null;
  const isOther = !isSet && turnedDown !== null && speaker.sayOne(moves.student.otherOne, { topic: turnedDown });
  const lastReply = (message === typed && input.history.findLast((turn) => turn.sender === 'kora')?.text) || '';
  const social = !isSet && (isOther || (about !== null && speaker.sayOne(about)) || sayShortReply(read, state, speaker, index, lastReply));
  const told = read.mode === 'student' && !read.problem && read.claims.length === 0 ? problemTold(message, earlier) : null;
  const completed = told ? { ...read, problem: told } : read;
  const reading = assistant ? steered(completed, state, assistant, index) : completed;
  const found = threadFor(reading, state, { earlier: [reading.message, ...earlier], lastReply }, index);
  // What the visitor has written and shows, and a spelling that is asked for, come before any page that their words remind of.
  const isEssayStep = !social && !isSet && sayOfEssay({ reading, state, speaker, index, lastReply, earlier: found.earlier });
  const isOfText =
    isEssayStep ||
    (!social &&
      !isSet &&
      (sayOfOwnText({ reading, speaker, index, mode: input.mode, earlier: found.earlier.slice(1), topic: found.topic?.id }) ||
        (input.mode === 'student' && saySpelling(message, lastReply, speaker, index))));
  const counsel = social || isOfText || own ? null : counselFor(reading, state, found, index);
  // A wrong idea of a class is met by the pack that holds it.
  const isOfBelief = input.mode === 'teacher' && reading.topic?.how !== 'named' && beliefBrought(reading.message, [found.topic], index) !== null;
  const short =
    social || isOfText || isSet || isOfBelief || (counsel?.counsel.answer && counsel.score >= sure)
      ? null
      : shortPackTurn({ reading, state, speaker, index, lastReply, earlier, help: assistant?.helpLevel ?? 'examples' });
  const {
    rung,
    problem,
    wish = null,
    work = null,
    thread = short ? inShortPack(found, short) : isEssayStep ? inEssay(found, essayTopic(state, index)) : isOfText ? besideText(found) : found,
  }: TurnOutcome = own
    ? openWithAnchor(own, found, reading, speaker)
    : social || isOfText
      ? { rung: state.rung, problem: state.problem }
      : short
        ? { rung: short.rung, problem: state.problem }
        : input.mode === 'teacher'
          ? { ...teacherTurn(reading, found, state, speaker, index, counsel), problem: null }
          : studentTurn(reading, found, state, speaker, index, assistant);
  if (!social && !speaker.asks && input.mode === 'student') speaker.sayOne(moves.both.pause) || speaker.sayOne(moves.student.handBack) || speaker.sayFirst(moves.student.handBack);
  if (speaker.isEmpty) speaker.sayFirst([lastWord(reading, state)]);
  const helpEnds = speaker.parts.length;
  if (input.redacted) speaker.sayOne(moves.both.privateData);
  if (plain !== input.message) speaker.sayOne(moves.both.nameTold);
  // Once in a conversation: said every time, it would stop being heard.
  if (input.distress && moves.distress.every((line) => speaker.isNew(line))) speaker.sayOne(moves.distress);

  const after = { ...stateAfter(state, { ...reading, wish }, thread, rung), problem };
  const kept = { ...after, short: short?.pack.id ?? (thread.isNew ? null : state.short) };
  const next = isOther
    ? { ...state, topic: null, anchor: null, short: null, stuckPoint: null, unknownTopic: null, rung: 'opened' as const }
    : social
      ? state
      : work
        ? { ...kept, asked: work.id }
        : kept;
  const basis = social ? { anchor: null, topic: null } : basisOf(speaker.text, thread);
  return {
    text: speaker.text,
    state: remember(next, speaker.text),
    grounding: work && !basis.topic ? 'matter' : short ? 'topic-pack' : groundingOf(social, thread, basis),
    basis,
    sources: speaker.used.flatMap((candidate) => candidate.sources ?? []),
    anchor: social ? null : thread.anchor,
    topic: social ? null : thread.topic,
    short: short?.pack ?? null,
    closest: reading.anchors.slice(0, 3).map(({ anchor }) => anchor),
    notices: speaker.parts.slice(helpEnds),
    intent: reading.intent,
  };
}

/** A step of an essay leaves its topic in work. */
const inEssay = (thread: Thread, topic: TopicPack | null): Thread => (topic ? { ...thread, isNew: false, switched: false, topic, anchor: null, subject: topic.subject } : thread);

/** A short pack stands by itself: no anchor and no topic pack is behind it. */
const inShortPack = (thread: Thread, { pack, isNew }: ShortReply): Thread => ({
  ...thread,
  isNew,
  switched: false,
  matter: null,
  topic: null,
  anchor: null,
  subject: pack.subject,
  stuckPoint: null,
});

/**
 * A conversation whose state did not come along (a caller that keeps no ids): read the visitor's turns again from the start.
 * What Kora said before the first of them is unknown, so the ladder starts at most as many rungs up as there were turns.
 */
function stateFromHistory({ history, mode }: ChatInput, index: KnowledgeIndex): ChatState {
  let state = freshState;
  for (const turn of history) {
    if (turn.sender === 'kora') {
      const origin = index.originOf(turn.text);
      state = remember({ ...state, anchor: origin.anchor ?? state.anchor, topic: origin.topic ?? state.topic }, turn.text);
      continue;
    }
    const reading = readMessage(turn.text, mode, index);
    const thread = threadFor(reading, state, { earlier: [], lastReply: '' }, index);
    const climbed = { opened: 'question', question: 'hint', hint: 'example', example: 'yours', yours: 'yours' } as const;
    state = stateAfter(state, reading, thread, thread.isNew ? 'question' : climbed[state.rung]);
  }
  return state;
}

const stateAfter = (state: ChatState, reading: Reading, thread: Thread, rung: Rung): ChatState => ({
  ...state,
  anchor: thread.anchor?.id ?? null,
  topic: thread.topic?.id ?? null,
  subject: thread.subject,
  matter: thread.matter,
  feeling: reading.feeling ?? state.feeling,
  stuckPoint: thread.stuckPoint,
  rung,
  setting: merged(state.setting, reading.setting),
  asked: askedAfter(state, reading, thread),
  unknownTopic: thread.topic || thread.anchor ? null : unknownAfter(state, reading, thread),
});

/** A student's matter stays by its name until another thread begins. */
function unknownAfter({ unknownTopic }: ChatState, { mode, matter, asksAbout, isMended, message }: Reading, { isNew, subject }: Thread): string | null {
  if (mode === 'teacher') return asksAbout ?? unknownTopic;
  if (subject === 'language' && writesText(message) && !unknownTopic?.startsWith(ownText)) return `${ownText} ${matter ?? ''}`.trim();
  if (isMended) return matter ?? asksAbout;
  if (!isNew && unknownTopic?.startsWith(ownText)) return unknownTopic;
  return isNew || unknownTopic === null || !isName(unknownTopic) ? (matter ?? unknownTopic ?? asksAbout) : unknownTopic;
}

/** A matter or a wish stays in work until another one comes, or another thread. */
function askedAfter({ asked }: ChatState, reading: Reading, { isNew, anchor }: Thread): string | null {
  const { ask, wish } = reading;
  if (isOfEssay(reading)) return essayAsked;
  if (ask?.area) return ask.id;
  if (isNew && anchor) return null;
  return wish ?? (isNew ? null : asked);
}

function groundingOf(social: boolean, thread: Thread, basis: ChatPlan['basis']): Grounding {
  if (basis.topic) return 'topic-pack';
  if (basis.anchor) return 'anchors';
  return social || thread.topic || thread.anchor ? 'set-lines' : 'scaffold';
}

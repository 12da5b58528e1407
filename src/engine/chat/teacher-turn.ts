/** Kora's turn with a teacher: something usable at once, then a concrete move, a script, a check; one question about the class each time. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { fold } from '../text/words.ts';
import { behindLastSaid, type Candidates } from './candidates.ts';
import { tellsOfIllness } from './feelings.ts';
import { asksForFacts } from './question-kinds.ts';
import { plainly, quotable } from './quote.ts';
import { type Reading, strongAnchor } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState, Rung } from './state.ts';
import { teacherCandidates } from './teacher-candidates.ts';
import { lessonTopicIn, wishIn } from './teacher-wishes.ts';
import type { Thread } from './thread.ts';
import { beliefIn, covers, factsFor, titleInText } from './topic-knowledge.ts';

/** Says the turn through `speaker` and returns the rung on which it leaves the thread. */
export function teacherTurn(reading: Reading, thread: Thread, state: ChatState, speaker: Speaker, moves: ChatMoves): Rung {
  const wish = reading.wish ?? (wantsMore.test(fold(reading.message)) ? wishIn(thread.earlier[1] ?? '') : null);
  const all = teacherCandidates(thread, moves, {
    wish,
    several: wantsSeveral.test(fold(reading.message)),
    about: thread.topic ? titleInText(thread.topic) : (thread.earlier.map(lessonTopicIn).find((name) => name !== null) ?? moves.teacher.anyTopic),
    named: reading.topic?.how === 'named' ? reading.topic.name : '',
    heard: thread.topic && beliefIn(thread.topic, reading.message),
  });
  const { rest: candidates, replies } = speaker.forgets ? behindLastSaid(all, (text) => !speaker.isNew(text), state.turn) : { rest: all, replies: state.turn };
  speaker.guessReply(replies);
  const rung = thread.isNew ? open(reading, thread, speaker, candidates, moves) : goOn(reading, thread, state, speaker, candidates, moves);
  if (!speaker.asks && !speaker.sayCandidate(thread.anchor?.ladder.questions.map((text) => ({ text, from: 'anchor' as const })) ?? [])) speaker.sayOne(moves.teacher.handBack);
  return rung;
}

function open(reading: Reading, thread: Thread, speaker: Speaker, candidates: Candidates, moves: ChatMoves): Rung {
  const { teacher, both } = moves;
  const { topic } = thread;
  const best = strongAnchor(reading);
  const unknown = !topic && reading.wish !== null ? reading.lessonTopic : null;
  if (unknown && speaker.sayOne(teacher.cannotKnow, { topic: unknown })) return say('hint', speaker, candidates);
  const isIllness = reading.feeling === 'sad' && tellsOfIllness(reading.message);
  if (isIllness && speaker.sayOne(teacher.illness)) return 'opened';
  if (best && speaker.sayFirst([best.anchor.firstMove])) return 'opened';
  if (!best && thread.anchor && speaker.isNew(thread.anchor.firstMove)) {
    speaker.sayOne(teacher.nearest, { quote: thread.anchor.situation });
    speaker.sayFirst([thread.anchor.firstMove]);
    return 'opened';
  }
  if (reading.feeling === 'sad' && speaker.sayOne(teacher.feeling.sad)) return 'opened';
  if (sayFact(reading, thread, speaker)) return 'question';
  if (topic) {
    if (reading.topic?.how === 'close') speaker.sayOne(both.didYouMean, { topic: titleInText(topic) });
    else speaker.sayOne(thread.switched ? teacher.switchTopic : teacher.openTopic, { topic: titleInText(topic) });
  } else if (reading.feeling) speaker.sayOne(teacher.feeling[reading.feeling]);
  else if (reading.words < 3 && reading.subjects.length === 0) {
    speaker.sayOne(both.unclear);
    return 'opened';
  } else if (
    (reading.intent === 'statement' || asksWhatToDo.test(fold(reading.message))) &&
    reading.wish === null &&
    !mentionsPlan.test(fold(reading.message)) &&
    asksAboutOwnWords(reading, thread, speaker, moves)
  ) {
    return 'question';
  } else if (reading.asksAbout && reading.subjects.every((s) => s !== 'classroom')) speaker.sayOne(teacher.cannotKnow, { topic: `"${reading.asksAbout}"` });
  return say('hint', speaker, candidates);
}

/** More of what was asked for before. */
const wantsMore = /^(?:ok |okay |thanks |great |and |can i have |give me )*(?:another|one more|more|two more|a second)\b/;

/** "Three exit questions". */
const wantsSeveral = /\b(?:[2-9]|two|three|four|five|six|several|some|a few|a couple of)\b.{0,20}\b(?:questions|tickets|slips)\b/;

/** A situation put as a question: what it needs is not a plan for a lesson. */
const asksWhatToDo = /^(?:so |and |but )*(?:what|how) (?:do|should|can|could|would) (?:i|we|you) (?:do|say|deal|handle|react|respond|answer)\b/;

/** Words of someone who has come for a plan. */
const mentionsPlan =
  /\b(give|make|write|create|exercises?|worksheets?|questions|examples?|answers|lesson|plan\w*|unit|teach(ing)?|ideas?|activit\w*|need|want|help|tomorrow|monday|next (week|lesson|class))\b/;

function goOn(reading: Reading, thread: Thread, state: ChatState, speaker: Speaker, candidates: Candidates, moves: ChatMoves): Rung {
  const { teacher } = moves;
  const newFeeling = reading.feeling && reading.feeling !== state.feeling ? reading.feeling : null;
  switch (reading.intent) {
    case 'not-for-us':
      speaker.sayOne(teacher.notForUs);
      return say('hint', speaker, candidates);
    case 'complaint':
      if (reading.wish === null && speaker.sayOne(teacher.complaint)) return state.rung;
      return say('hint', speaker, candidates);
    case 'wants-example':
      return say('example', speaker, candidates);
    case 'success':
      speaker.sayOne(teacher.success);
      return say('yours', speaker, candidates);
    default:
      if (afterLoss(reading, thread, state) && (speaker.sayOne(teacher.afterSad) || speaker.sayOne(teacher.feeling.sad))) return 'opened';
      if (newFeeling) speaker.sayOne(newFeeling === 'sad' && tellsOfIllness(reading.message) ? teacher.illness : teacher.feeling[newFeeling]);
      if (sayCheck(reading, speaker, moves) || sayFact(reading, thread, speaker)) return 'question';
      if (reading.wish === null && asksAboutOwnWords(reading, thread, speaker, moves)) return 'question';
      return say(rhythm[state.turn % rhythm.length] ?? 'hint', speaker, candidates);
  }
}

/** A line of arithmetic in passing is checked as it would be for a student. */
function sayCheck({ claims }: Reading, speaker: Speaker, { student }: ChatMoves): boolean {
  const claim = claims.at(-1);
  return claim !== undefined && speaker.sayOne(claim.holds ? student.rightClaim : student.wrongClaim, { left: claim.left, right: claim.right });
}

/** A question for a fact is answered with the fact, where the pack holds one about just that. */
function sayFact(reading: Reading, { topic }: Thread, speaker: Speaker): boolean {
  if (!topic || reading.wish !== null || !asksForFacts(reading)) return false;
  const fact = factsFor(topic, reading.message, 0.6).find(({ text }) => speaker.isNew(text));
  return fact !== undefined && speaker.sayCandidate([{ text: fact.text, from: 'topic', ...(fact.sources && { sources: fact.sources }) }]);
}

/** After a death in the school no ready plan follows, until the teacher asks for material. */
const afterLoss = (reading: Reading, { topic, anchor }: Thread, { feeling, rung }: ChatState): boolean =>
  feeling === 'sad' && rung === 'opened' && !topic && !anchor && reading.wish === null;

/** Where nothing is held on what a teacher tells, a ready plan would miss it: Kora asks about the words, though not twice in a row. */
function asksAboutOwnWords(reading: Reading, { topic, anchor, earlier, lastReply }: Thread, speaker: Speaker, { teacher }: ChatMoves): boolean {
  const isHeld = anchor !== null || (topic !== null && covers(topic, reading.message));
  if (isHeld || speaker.forgets || reading.words < 3) return false;
  const quote = reading.quote ?? plainly(reading.message) ?? reading.asksAbout;
  const before = earlier[1] && quotable(earlier[1]);
  return quote !== null && !(before && lastReply.includes(`"${before}"`)) && speaker.sayOne(teacher.ownWords, { quote });
}

/** Moves first, then something to copy, then a check: over and over, as long as there is anything new. */
const rhythm: readonly Rung[] = ['hint', 'hint', 'example', 'yours'];

function say(rung: Rung, speaker: Speaker, candidates: Candidates): Rung {
  const lists: [Rung, Candidates['hints']][] = [
    ['hint', candidates.hints],
    ['example', candidates.examples],
    ['yours', candidates.yours],
    ['question', candidates.questions],
  ];
  const ordered = [...lists.filter(([name]) => name === rung), ...lists.filter(([name]) => name !== rung)];
  return ordered.find(([, list]) => speaker.sayCandidate(list))?.[0] ?? rung;
}

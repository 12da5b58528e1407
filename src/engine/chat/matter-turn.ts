/** Kora's turn in a matter of a teacher's work: the next move, the words for it, what if it fails, whom to tell, a plan of what was given. */
import type { Matter, MatterMove, MatterWant, MatterWords } from '../../contracts/knowledge/teacher-matters.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { withFigures } from '../math/spoken-numbers.ts';
import { contentStems, fold, keptStems } from '../text/words.ts';
import { fill } from './candidates.ts';
import { tellsOfIllness } from './feelings.ts';
import { everyday, type KnowledgeIndex } from './knowledge-index.ts';
import { timedSteps } from './lesson-plan.ts';
import { givenMoves, type Matters, mattersOf } from './matters.ts';
import { asksForFacts } from './question-kinds.ts';
import type { Reading } from './read-message.ts';
import { strongAnchor } from './read-message.ts';
import { merged, slotsOf } from './setting.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState } from './state.ts';
import { isOfWorld } from './teacher-facts.ts';
import type { Thread } from './thread.ts';

interface MatterTurn {
  reading: Reading;
  thread: Thread;
  state: ChatState;
  speaker: Speaker;
  words: MatterWords;
  /** Lines of the limit, {topic}, and of the number of students, {size}. */
  cannotKnow: readonly string[];
  sizeTold: readonly string[];
  /** Before a lesson, {topic}, {minutes}. */
  planLead: readonly string[];
  matters: Matters;
  matter: Matter;
  /** Moves given so far, the latest last, and those that are left. */
  given: MatterMove[];
  left: MatterMove[];
  /** The topic of the lesson, for the slots of a line. */
  topic: string;
}

/** Says the turn and returns the matter it leaves in work; null, with nothing said, where no matter is. */
export function matterTurn(reading: Reading, thread: Thread, state: ChatState, speaker: Speaker, index: KnowledgeIndex, topic: string): Matter | null {
  const { knowledge } = index;
  const matters = mattersOf(knowledge);
  if (sayTerm(reading, speaker, matters)) return matters.get(state.asked);
  const now =
    matters.get(state.asked) ?? (speaker.forgets ? matters.originOf(thread.lastReply) : null) ?? (state.anchor === thread.anchor?.id ? matters.ofAnchor(state.anchor) : null);
  if (isLoss(reading, state) && !(now && ownIn(reading.message, now, matters) > 0)) return null;
  // A question for a fact is answered by the pack of the lesson's topic.
  if (thread.topic !== null && asksForFacts(reading) && !(now && ownIn(reading.message, now, matters) > 0) && matters.heardIn(reading.message) === null) return null;
  const turnIn = (matter: Matter): MatterTurn => {
    const said = speaker.saidMarks;
    const given = givenMoves(matter, said);
    return {
      reading,
      thread,
      state,
      speaker,
      words: knowledge.matterWords,
      cannotKnow: knowledge.moves.teacher.cannotKnow,
      sizeTold: knowledge.moves.teacher.sizeTold,
      planLead: knowledge.moves.teacher.plainPlan,
      matters,
      matter,
      given,
      left: matter.moves.filter((move) => !given.includes(move)),
      topic,
    };
  };
  const other = matterBrought(reading, thread, state, now, matters, speaker.saidMarks);
  if (other) return open(turnIn(other), now) ? other : null;
  return now && goOn(turnIn(now)) ? now : null;
}

/** A loss or an illness is met by the words for it. */
const isLoss = ({ feeling, message, ask }: Reading, state: ChatState): boolean =>
  (feeling === 'sad' && !ask?.area) || (state.feeling === 'sad' && state.rung === 'opened' && state.asked === null) || tellsOfIllness(message);

function sayTerm({ message }: Reading, speaker: Speaker, matters: Matters): boolean {
  const meaning = matters.meaningIn(message);
  return meaning !== null && speaker.sayFirst([meaning]);
}

/** Wishes for the material of a lesson. */
const material = ['exit', 'hook', 'questions', 'practice', 'homework', 'activity', 'misconceptions', 'analogy', 'debate', 'plan', 'unit', 'stretch', 'support', 'ell'];
const ofLessons = ['lesson', 'learners', 'assessment'];

/** Another matter than the one in work, when the message tells more of it than of anything in the one in work. */
function matterBrought(reading: Reading, thread: Thread, state: ChatState, now: Matter | null, matters: Matters, said: readonly string[]): Matter | null {
  const { wish, topic } = reading;
  const message = withoutSetting(reading.message);
  const heard = matters.heardIn(message);
  const matter = heard?.what ?? null;
  const own = now ? ownIn(message, now, matters) : 0;
  if (!heard || !matter || matter === now)
    return now ? (own > 0 || matter === now ? null : matterBefore(reading, thread, now, matters, said)) : openedBy(reading, thread, matter, matters);
  if (matter.isSubject && isOfWorld(reading)) return null;
  const hasPack = topic?.how === 'named' || (state.topic !== null && topic === null);
  if (hasPack && (matter.isSubject || (wish !== null && material.includes(wish) && ofLessons.includes(matter.area)))) return null;
  if (now === null) return matter;
  if (matter.isSubject) return now.isSubject && reading.lessonTopic !== null ? matter : own > 0 ? null : matterBefore(reading, thread, now, matters, said);
  // Three passing words of another matter do not outweigh what the one in work has on it.
  if (own > 0 && (heard.length < 18 || heard.length <= 3 * own)) return null;
  const before = own > 0 ? null : matterBefore(reading, thread, now, matters, said);
  if (before && before !== matter && heard.length < 18) return before;
  const want = matters.wantIn(message);
  const isFollowUp = want !== null && want.length >= heard.length && reading.words <= want.length / 2;
  return isFollowUp ? null : matter;
}

/** How much of the message a move or an answer of the matter hears. */
const ownIn = (message: string, matter: Matter, matters: Matters): number => Math.max(matters.moveIn(message, matter)?.length ?? 0, matters.answerIn(message, matter)?.length ?? 0);

/** A matter of this conversation, or the subject that is taught, which has something on the message where the one in work has nothing. */
function matterBefore({ message, words }: Reading, { earlier }: Thread, now: Matter, matters: Matters, said: readonly string[]): Matter | null {
  if (words < 3) return null;
  const subject = earlier
    .slice(1)
    .map((text) => matters.subjectIn(text))
    .find((found) => found !== null);
  const [best] = [...matters.all().filter((matter) => givenMoves(matter, said).length > 0), ...(subject ? [subject] : [])]
    .filter((matter) => matter !== now)
    .map((matter) => ({ matter, own: ownIn(withoutSetting(message), matter, matters) }))
    .sort((a, b) => b.own - a.own);
  return best && best.own > 0 ? best.matter : null;
}

/** Numbers of the class are no words of a matter: "grade 9" asks for no grades. */
const withoutSetting = (message: string): string => {
  const rest = message.replace(/\b(?:grade|year|yr) ?\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)[ -]?(?:graders?|grade|years?)\b|\b\d{2} (?:students|kids|pupils|children)\b/gi, ' ');
  return rest.trim() === '' ? '' : rest;
};

/** An anchor that fits says the first word; the matter it belongs to goes on. */
function openedBy(reading: Reading, thread: Thread, heard: Matter | null, matters: Matters): Matter | null {
  if (heard) return heard;
  const anchor = strongAnchor(reading)?.anchor ?? null;
  const ofAnchor = anchor && anchor.id === thread.anchor?.id ? matters.ofAnchor(anchor.id) : null;
  return ofAnchor && thread.topic === null && reading.wish === null ? ofAnchor : null;
}

function open(turn: MatterTurn, before: Matter | null): boolean {
  const { matter, speaker, words, reading, thread, matters } = turn;
  if (turn.given.length > 0) return goOn(turn);
  if (reading.correction) speaker.sayOne(words.corrected);
  else if (before) speaker.sayOne(words.switches, { name: matter.name });
  const { minutes } = merged(turn.state.setting, reading.setting);
  if (matter.isSubject && reading.lessonTopic && thread.topic === null) speaker.sayOne(turn.cannotKnow, { topic: reading.lessonTopic });
  const lesson = matter.lesson ?? (matter.area === 'lesson' ? matters.subjectIn(reading.message)?.lesson : undefined);
  if (lesson && (reading.wish === 'plan' || (reading.lessonTopic !== null && reading.wish === null && minutes !== null))) {
    speaker.sayFirst([matter.opens]);
    speaker.sayOne(turn.planLead, { topic: turn.topic, minutes: String(minutes ?? 45) });
    return speaker.sayFirst([list(timedSteps(lesson, minutes, { topic: turn.topic }))]) && askOf(turn, matter.moves[0]);
  }
  const move = matters.moveIn(withoutSetting(reading.message), matter)?.what ?? firstMove(matter);
  // The anchor's first word was written for just this message.
  const best = strongAnchor(reading)?.anchor;
  if (best && matter.anchors?.includes(best.id) && best.id === thread.anchor?.id && matters.heardIn(reading.message) === null) return speaker.sayFirst([best.firstMove]);
  // What is asked, or must not wait, is said before anything else.
  const answer = matters.answerIn(reading.message, matter);
  if (answer && (answer.what.comesFirst || asks(reading)) && speaker.sayFirst([answer.what.answer])) return offer(turn);
  speaker.sayFirst([fill(matter.opens, { topic: turn.topic })]);
  return move !== undefined && sayMove(turn, move);
}

/** The moves stand in the order in which a colleague would try them. */
const firstMove = ({ moves }: Matter): MatterMove | undefined => moves[0];

function goOn(turn: MatterTurn): boolean {
  const { reading, matter, matters, speaker, words, left } = turn;
  const message = withoutSetting(reading.message);
  const want = matters.wantIn(message);
  const answer = matters.answerIn(message, matter);
  const move = matters.moveIn(message, matter);
  const isNewMove = move !== null && left.includes(move.what);
  if (reading.correction || reading.isMended) speaker.sayOne(words.corrected);
  if (answer && answer.length + 8 >= (want?.length ?? 0) && answer.length + 8 >= (isNewMove ? move.length : 0) && speaker.sayFirst([answer.what.answer])) return offer(turn);
  // "What do I say to the class" asks for words, and the move that is told of says for which.
  if (want && isOfMatter(turn, want.what, want.length) && sayWanted(turn, want.what, move?.what ?? null)) return true;
  const aside = matters.asideIn(message);
  if (aside && aside.length > (isNewMove ? move.length : 0) && speaker.sayFirst([aside.what])) return offer(turn);
  const lead = asks(reading) ? [] : words.told;
  if (isNewMove) return sayMove(turn, move.what, lead);
  if (sayMinutes(turn) || sayAge(turn)) return true;
  // A move that was given has more behind it.
  if (move && sayMore(turn, move.what)) return true;
  if (wantsMaterial(turn)) return false;
  if (reading.ask?.area && reading.ask.area !== matter.area && !answer) return false;
  if (reading.topic?.how === 'named' && reading.words > 6) return false;
  const near = nearestMove(turn);
  if (near) return sayMove(turn, near, lead);
  if (reading.correction || reading.isMended || reading.intent === 'complaint') return false;
  if (isOfWorld(reading)) return false;
  if (asks(reading)) return sayNotHeld(turn);
  const [next] = left;
  if (!next) return sayRest(turn);
  if (reading.lessonTopic || reading.topic?.how === 'named') speaker.sayOne(words.topic, { topic: turn.topic });
  else if (!saySize(turn)) speaker.sayOne(words.told);
  return sayMove(turn, next);
}

/** Material for a lesson is asked for, and not only named in passing. */
function wantsMaterial({ reading: { wish, message }, reading }: MatterTurn): boolean {
  if (wish === null || !material.includes(wish)) return false;
  return asks(reading) || /\b(?:give|need|want|make|write|plan|prepare|idea|ideas|suggest|for (?:my|the|tomorrow|monday))\b/.test(fold(message)) || reading.words <= 3;
}

/** The steps of a move that was given, else what comes when it fails, else the words for it. */
function sayMore(turn: MatterTurn, { how, otherwise, say }: MatterMove): boolean {
  const { speaker, words } = turn;
  const steps = how ? list(how) : null;
  if (steps && speaker.isNew(steps)) return (speaker.sayOne(words.how) || true) && speaker.sayFirst([steps]) && offer(turn);
  if (speaker.isNew(otherwise)) return speaker.sayFirst([otherwise]) && offer(turn);
  return speaker.isNew(say) && (speaker.sayOne(words.say) || true) && speaker.sayFirst([say]) && offer(turn);
}

/** "No", "yes" and the like answer only when they are all that is said. */
const isOfMatter = ({ reading }: MatterTurn, want: MatterWant, length: number): boolean =>
  !['yes', 'no', 'unsure', 'closing'].includes(want) || length >= fold(reading.message).length * (want === 'closing' ? 0.3 : 0.45);

const asks = ({ intent, message }: Reading): boolean =>
  message.includes('?') || ['question', 'meaning', 'wants-check', 'wants-hint', 'wants-answer', 'wants-example', 'asks-why', 'proposes'].includes(intent);

/** The move that shares the most telling words with the message, two at least. */
function nearestMove({ reading, left, matter }: MatterTurn): MatterMove | null {
  const stems = contentStems(reading.message).filter((stem) => !everyday.has(stem) && !keptStems(matter.name).includes(stem));
  const shared = (move: MatterMove) => {
    const own = new Set(keptStems(`${move.gist} ${move.do}`));
    return new Set(stems.filter((stem) => own.has(stem))).size;
  };
  const [best] = left.map((move) => ({ move, near: shared(move) })).sort((a, b) => b.near - a.near);
  return best && best.near >= 2 ? best.move : null;
}

function sayMove(turn: MatterTurn, move: MatterMove, leads: readonly string[] = []): boolean {
  const { speaker, topic } = turn;
  if (!speaker.isNew(move.do)) return false;
  speaker.sayOne(leads);
  const said = speaker.sayFirst([fill(move.do, { topic })]);
  if (said) askOf(turn, move);
  return said;
}

function askOf({ speaker, topic }: MatterTurn, move: MatterMove | undefined): boolean {
  if (move) speaker.sayFirst([fill(move.asks, { topic })]);
  return true;
}

/** Hands back with the next move by its name, or leaves it at what was said. */
function offer({ speaker, words, left }: MatterTurn): boolean {
  const next = left.find(({ gist }) => words.offer.every((line) => speaker.isNew(fill(line, { gist }))));
  if (next && !speaker.asks) speaker.sayOne(words.offer, { gist: next.gist });
  return true;
}

/** What is wanted of the move in work, or of the one that the message tells of. */
function sayWanted(turn: MatterTurn, want: MatterWant, about: MatterMove | null): boolean {
  const { matter, speaker, words, given, left, reading } = turn;
  const current = given.at(-1) ?? matter.moves[0];
  const ordered = [about, current, ...[...given].reverse(), ...left].filter((move) => move !== null && move !== undefined);
  const firstNew = (of: (move: MatterMove) => string | undefined, moves = ordered): string | undefined => moves.map(of).find((text) => text !== undefined && speaker.isNew(text));
  const say = (leads: readonly string[] | null, text: string | undefined): boolean => {
    if (!text) return false;
    if (leads) speaker.sayOne(leads);
    return speaker.sayFirst([fill(text, { topic: turn.topic })]) && offer(turn);
  };
  switch (want) {
    case 'say':
      return say(
        words.say,
        firstNew((move) => move.say),
      );
    case 'how': {
      const steps = firstNew(
        (move) => move.how && list(move.how),
        [about, current].filter((move) => move !== null && move !== undefined),
      );
      return steps
        ? say(words.how, steps)
        : say(
            words.say,
            firstNew((move) => move.say),
          );
    }
    case 'otherwise':
      return say(
        null,
        firstNew((move) => move.otherwise, given.length > 0 ? ordered.filter((move) => given.includes(move) || move === about) : ordered),
      );
    case 'tried': {
      // "Tried that" means the move just given; whoever names something else has used that up.
      const ofThis = /\b(?:that|this|it|them)\b/.test(fold(reading.message)) || reading.words <= 3;
      if (ofThis && current && given.includes(current) && speaker.isNew(current.otherwise)) return say(null, current.otherwise);
      return sayNext(turn, words.triedOther);
    }
    case 'shorter': {
      // A message that was written out is shortened by what is held for that.
      if (matter.write && turn.thread.lastReply.includes(matter.write.slice(0, 40))) return false;
      const move = given.at(-1) ?? matter.moves[0];
      return move !== undefined && speaker.sayOne(words.shorter, { gist: move.gist }) && (!speaker.isNew(move.say) || speaker.sayFirst([move.say])) && offer(turn);
    }
    case 'because':
      return say(null, speaker.isNew(matter.because) ? matter.because : undefined);
    case 'watch':
      return say(null, speaker.isNew(matter.watch) ? matter.watch : undefined);
    case 'limit':
      return say(null, speaker.isNew(matter.limit) ? matter.limit : undefined);
    case 'write':
      return matter.write !== undefined && speaker.isNew(matter.write) && say(null, matter.write);
    case 'sum':
      return saySum(turn);
    case 'closing':
      return (speaker.isNew(matter.watch) && speaker.sayOne(words.closing, { watch: matter.watch })) || speaker.sayOne(words.ends, { name: matter.name });
    case 'more':
      return sayNext(turn, null);
    case 'yes':
      return sayNext(turn, words.yes);
    case 'no':
    case 'unsure':
      return sayOptions(turn, words.whichOne) || sayNext(turn, null);
  }
}

function sayNext(turn: MatterTurn, leads: readonly string[] | null): boolean {
  const { speaker, left } = turn;
  const chosen = chosenFrom(turn);
  const next = chosen ?? left[0];
  if (!next) return sayRest(turn);
  if (leads) speaker.sayOne(leads);
  return sayMove(turn, next);
}

/** All moves are given: what else the matter holds, then that it is used up. */
function sayRest({ speaker, words, matter, given }: MatterTurn): boolean {
  const rest = [...given.map(({ otherwise }) => otherwise), matter.limit, matter.because].find((text) => speaker.isNew(text));
  return rest === undefined ? speaker.sayOne(words.usedUp, { name: matter.name }) : speaker.sayFirst([rest]);
}

/** "The second one", after offers that stood as a list. */
function chosenFrom({ reading, thread, left }: MatterTurn): MatterMove | null {
  const offered = [...thread.lastReply.matchAll(/^- (.+)$/gm)].map(([, gist]) => gist);
  const place = /\b(?:(first|1|1st)|(second|2|2nd)|(third|3|3rd|last))\b/.exec(withFigures(fold(reading.message)));
  if (!place || offered.length === 0) return null;
  const gist = offered[place[1] ? 0 : place[2] ? 1 : 2];
  return left.find((move) => move.gist === gist) ?? null;
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const places = ['First', 'Then', 'After that', 'Next to it', 'Last'];

/** The moves given in the matter, filled up from what is left, as a plan to keep. */
function saySum({ speaker, words, matter, given, left }: MatterTurn): boolean {
  const gists = [...given, ...left.slice(0, Math.max(0, 3 - given.length))].slice(-5).map(({ gist }, i, all) => `${i === all.length - 1 ? 'Last' : places[i]}, ${gist}.`);
  if (gists.some((line) => !speaker.isNew(line)) || !speaker.sayOne(words.sum, { name: matter.name })) return false;
  speaker.sayFirst([list(gists)]);
  if (speaker.isNew(matter.watch)) speaker.sayFirst([matter.watch]);
  return true;
}

/** The next moves by their names, to choose from. */
function sayOptions({ speaker, left, matter, words }: MatterTurn, leads: readonly string[]): boolean {
  const gists = left
    .map(({ gist }) => gist)
    .filter((gist) => speaker.isNew(gist))
    .slice(0, 3);
  if (gists.length === 0) return false;
  return speaker.sayOne(leads, { name: matter.name }) && speaker.sayFirst([list(gists)]) && (speaker.sayOne(words.which) || true);
}

/** What is asked is not held: said plainly, with what is. */
function sayNotHeld(turn: MatterTurn): boolean {
  return sayOptions(turn, turn.words.notHeld);
}

/** The number of students, told in passing, as pairs and tables. */
function saySize({ reading, speaker, sizeTold }: MatterTurn): boolean {
  return reading.setting.size !== null && reading.words <= 9 && speaker.sayOne(sizeTold, slotsOf(reading.setting));
}

/** "I have only 10 minutes": the move in one line, or the lesson made to the time. */
function sayMinutes(turn: MatterTurn): boolean {
  const { reading, speaker, matter, topic } = turn;
  const minutes = Number(/\b(\d{1,3}) ?(?:min|mins|minutes)\b/.exec(withFigures(fold(reading.message)))?.[1] ?? Number.NaN);
  if (!(minutes > 0) || /\b(?:first|last|late|every|early|takes?|took)\b/.test(fold(reading.message))) return false;
  if (matter.lesson && minutes >= 20) return speaker.sayFirst([list(timedSteps(matter.lesson, minutes, { topic }))]) && offer(turn);
  return minutes <= 20 && sayWanted(turn, 'shorter', null);
}

/** The age of the class, told in a few words. */
function sayAge(turn: MatterTurn): boolean {
  const { reading, speaker, words } = turn;
  const { grade } = reading.setting;
  if (reading.words > 9 || !['behavior', 'learners'].includes(turn.matter.area)) return false;
  const isYoung = /\b(?:kindergarten|kinders?|pre ?k|kindergart\w+)\b/.test(fold(reading.message));
  if (grade === null && !isYoung) return false;
  const band: GradeBand = isYoung || (grade !== null && grade <= 2) ? 'K-2' : grade !== null && grade <= 5 ? '3-5' : grade !== null && grade <= 8 ? '6-8' : '9-12';
  return speaker.sayFirst(words.ages[band]) && offer(turn);
}

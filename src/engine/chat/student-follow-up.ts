/** A student goes on in a thread: Kora checks what can be checked, then answers what the message asks for, one rung at a time. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { UnheldAct } from '../../contracts/knowledge/unheld-moves.ts';
import { equal } from '../math/rational.ts';
import { loneNumberIn } from '../math/spoken-numbers.ts';
import { contentStems, stem } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import { sayClaims, sayExpected, sayYear } from './answer-checks.ts';
import { sayAhead } from './answers-ahead.ts';
import { factsAsked } from './asked-facts.ts';
import { sayBalance } from './balance-checks.ts';
import { sayComparison } from './comparison-checks.ts';
import { sayEquation, sayQuadratic } from './equation-checks.ts';
import { tellsOfIllness } from './feelings.ts';
import { sayFromNothing } from './from-nothing.ts';
import { sayCount, sayHeld, sayRelation } from './held-lines.ts';
import { sayIdea } from './ideas.ts';
import { sayOfLife } from './life-turn.ts';
import { sayLongDivision } from './long-division.ts';
import { sayMove, sayOwnSlip } from './move-checks.ts';
import { sayFormClaim, sayProperty } from './number-checks.ts';
import { sayAgain, sayAnother } from './open-problems.ts';
import { answerFromPack } from './pack-answers.ts';
import { lineFor } from './pack-lines.ts';
import { helpWithProblem } from './problem-help.ts';
import { sayOwnProblem, startProblem } from './problem-start.ts';
import { asksForDetail, asksForFacts, asksWhatFor } from './question-kinds.ts';
import { quoteOf } from './quote-of.ts';
import { sayRatio } from './ratio-checks.ts';
import { exactValue, sayNumber, sayStated, sayWayDone } from './result-checks.ts';
import type { Rung } from './state.ts';
import { aboutPeople, asCandidate, atLeastQuestion, heavy, newFeeling, tookUp } from './student-statement.ts';
import { sayCheckOfLine, sayMissedQuestion, sayMoved } from './student-talk.ts';
import { coverageOf, covers, termsIn, titleInText } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';
import { asksForName, sayUnheld, unheldActOf, withoutPack } from './without-pack.ts';
import { sayShare } from './worded-checks.ts';

/** Returns the rung on which the turn leaves the thread. */
export const followUp = (turn: Turn): Rung => checked(turn) ?? tookIdea(turn) ?? afterLoss(turn) ?? sayOfLife(turn) ?? unheld(turn) ?? asked(turn) ?? tookUp(turn);

/** A right thought of the student's own is said to be one, before anything else is made of the message. */
const tookIdea = (turn: Turn): Rung | null => (turn.thread.topic && turn.reading.claims.length === 0 && sayIdea(turn, turn.thread.topic) ? atLeastQuestion(turn.state.rung) : null);

/** Numbers, equations and answers to Kora's own questions. Null when the message holds nothing to check. */
function checked(turn: Turn): Rung | null {
  const { reading, state, speaker, ladder } = turn;
  const why = sayWhyOfValue(turn);
  if (why) return why;
  const balance = sayBalance(turn);
  if (balance) return balance.holds ? goOn(turn) : 'question';
  if (sayLongDivision(turn) || sayMove(turn) || sayOwnSlip(turn)) return 'question';
  if (sayShare(turn)) return 'question';
  if (sayClaims(turn)) {
    if (reading.claims.at(-1)?.holds) return goOn(turn);
    return state.rung === 'opened' || speaker.asks ? 'question' : ladder.say('hint');
  }
  const stated = sayFormClaim(turn) ?? sayComparison(turn) ?? sayStated(turn) ?? sayProperty(turn);
  if (stated) return stated.holds ? goOn(turn) : 'question';
  // "30/30" may be the answer to Kora's question before it is a sum of its own.
  const fraction = /^\s*\d+\s*\/\s*\d+\s*$/.test(reading.message) ? sayExpected(turn) : null;
  if (fraction) return fraction.holds ? goOn(turn) : 'question';
  const ratio = sayRatio(turn);
  if (ratio) return ratio.holds ? goOn(turn) : 'question';
  if (sayWayDone(turn)) return goOn(turn);
  if (sayOwnProblem(turn)) return 'question';
  const equation = sayEquation(turn) ?? sayQuadratic(turn);
  if (equation?.holds && !speaker.asks) return ladder.say('yours');
  if (equation) return equation.holds ? 'yours' : 'question';
  const answer =
    sayNumber(turn) ?? sayExpected(turn) ?? sayAgain(turn) ?? sayYear(turn) ?? (turn.thread.topic && (sayCount(turn, turn.thread.topic) ?? sayRelation(turn, turn.thread.topic)));
  if (!answer) return sayAhead(turn) ? atLeastQuestion(turn.state.rung) : null;
  return answer.holds ? goOn(turn) : 'question';
}

/** "Why is it 1": the value is right, and its reason is asked for. */
function sayWhyOfValue(turn: Turn): Rung | null {
  const { reading, problem, solved } = turn;
  if (!/^(?:(?:but|so|and|ok|okay|wait|oh),? )*(?:why|how come)\b/.test(fold(reading.message))) return null;
  const given = loneNumberIn(fold(reading.message).replace(/^.*?\b(?:why|how come) (?:is |isnt |does |would )?(?:it|that|this|the answer)?(?: (?:is|be|equals?))?/, ''))?.value;
  const value = given && exactValue(problem ?? solved);
  if (!value || !equal(given, value)) return null;
  turn.problem = problem ?? solved;
  return helpWithProblem(turn, 'example') ?? helpWithProblem(turn, 'hint');
}

/** After something right: back to the problem that waits, or on to a try of one's own. */
function goOn(turn: Turn): Rung {
  const { speaker, state, problem, solved, index, ladder, thread } = turn;
  if (problem && solved && !speaker.asks && speaker.sayOne(index.knowledge.moves.student.backToProblem, { left: problem.text })) return 'question';
  if (!speaker.asks && !thread.topic && !thread.anchor && solved && speaker.sayOne(index.knowledge.moves.student.solvedNext)) return 'yours';
  return speaker.asks ? atLeastQuestion(state.rung) : ladder.say('yours');
}

/** A talk about what no pack holds. With an anchor or a problem in work these have more to say, except to a question about the world. */
function unheld(turn: Turn): Rung | null {
  const { reading, thread, state, problem, speaker } = turn;
  if (thread.topic || (thread.matter && thread.matter !== 'wonder') || problem) return null;
  // A number tells nothing without its problem.
  if (loneNumberIn(reading.message) && reading.words <= 4 && !asksForName(turn) && (thread.subject === null || thread.subject === 'mathematics')) return null;
  if (reading.intent === 'wants-check' && turn.solved) return null;
  // "How does that work", said of the problem that is done.
  if (turn.solved && !thread.anchor && asksOfDone.test(fold(reading.message)) && speaker.sayOne(turn.index.knowledge.moves.student.solvedHow, { left: turn.solved.text }))
    return 'question';
  const feeling = newFeeling(turn);
  const isHeavy = state.feeling !== null && heavy.includes(state.feeling) && aboutPeople.test(fold(reading.message));
  if (isHeavy && reading.intent === 'statement') return null;
  const act = unheldActOf(turn);
  if (!act || (thread.anchor && !ofTheWorld.includes(act))) return null;
  if (feeling) speaker.sayOne(feeling);
  return speaker.asks ? state.rung : withoutPack(turn);
}

const asksOfDone = /^(?:(?:but|so|and|ok|okay|wait|hm+|cool|thanks),? )*(?:how|why)(?: come)? (?:does|did|do|is|was|are|would) (?:that|it|this|the \w+)\b/;

const ofTheWorld: readonly UnheldAct[] = ['define', 'name', 'fact', 'next', 'revise', 'recalls', 'why', 'whether', 'proposes', 'predict', 'difference', 'task', 'check'];

/** After a loss no exercise is pushed. */
function afterLoss({ reading, thread, state, speaker, index }: Turn): Rung | null {
  const { student } = index.knowledge.moves;
  if (reading.feeling === 'sad' && speaker.sayOne(tellsOfIllness(reading.message) ? student.illness : student.feeling.sad)) return 'opened';
  if (state.feeling === 'sad' && state.rung === 'opened' && (!thread.topic || ofTheLoss.test(fold(reading.message))) && speaker.sayOne(student.afterSad)) return 'opened';
  // Memories of someone who died are listened to, not examined.
  if (thread.anchor?.feeling === 'sad' && !thread.topic && !reading.problem && reading.intent === 'statement' && speaker.sayOne([...student.afterSad, ...student.life.misses]))
    return 'opened';
  return null;
}

const ofTheLoss = /\b(miss (him|her|them|it)|talk about (it|him|her|them|the \w+|my \w+)|funeral|died|dead|gone|buried|cry|cried|crying)\b/;

/** What the message asks for by its intent. Null for a plain statement. */
function asked(turn: Turn): Rung | null {
  const { reading, state, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  const { topic } = turn.thread;
  if (topic && asksWhatFor(reading) && !turn.problem && (speaker.sayFirst([topic.matters]) || speaker.sayOne(student.whatFor, { topic: titleInText(topic) }))) return state.rung;
  if (sayFromNothing(turn) || sayMoved(turn)) return atLeastQuestion(state.rung);
  if (unheldActOf(turn) === 'leave' && sayUnheld(turn, 'leave')) return 'opened';
  switch (reading.intent) {
    case 'still-stuck': {
      const told = topic && answerWithin(turn, topic);
      if (told) return told;
      speaker.sayOne(newFeeling(turn) ?? student.stillStuck);
      if (state.rung === 'question' || state.rung === 'hint') {
        const reached = helpWithProblem(turn, state.rung === 'hint' ? 'example' : 'hint');
        if (reached) return reached;
      }
      if (state.rung !== 'example') return ladder.upFrom(state.rung);
      // After an example a harder task would be the wrong way: first its lines.
      return speaker.sayOne(student.lineByLine) ? 'question' : ladder.sayOrElse('hint');
    }
    case 'wants-answer':
      speaker.sayOne(student.wantsAnswer);
      return startProblem(turn) ? atLeastQuestion(state.rung) : ladder.upFrom(state.rung);
    case 'wants-essay':
      return speaker.sayOne(student.wantsEssay) ? state.rung : ladder.upFrom(state.rung);
    case 'wants-hint':
      return helpWithProblem(turn, 'hint') ?? ladder.say('hint');
    case 'wants-example':
      // Before the first question an example would take the thinking away.
      return helpWithProblem(turn, state.rung === 'opened' ? 'hint' : 'example') ?? ladder.say(state.rung === 'opened' ? 'hint' : 'example');
    case 'complaint':
      if (sayMissedQuestion(turn)) return state.rung;
      return speaker.sayOne(student.complaint) ? state.rung : ladder.upFrom(state.rung);
    case 'wants-check': {
      const { topic, earlier } = turn.thread;
      if (sayWhetherRight(turn)) return atLeastQuestion(state.rung);
      // "Is that true" asks about the world, "is that right" about one's own line.
      if (topic && /\btrue\b/i.test(reading.message))
        return answerFromPack(turn, topic) ?? (sayHeld(turn, topic, earlier[1]) || speaker.sayOne(student.cannotCheck) ? state.rung : ladder.say('hint'));
      if (!turn.problem && sayCheckOfLine(turn)) return atLeastQuestion(state.rung);
      return speaker.sayOne(student.wantsCheck) ? state.rung : ladder.say('yours');
    }
    case 'success':
      speaker.sayOne(reading.heard === 'success' ? student.works : student.success);
      // "It works now, but why only up to 9?"
      if (asksBeside(reading.message)) return answered(turn);
      if (!turn.problem && turn.solved && speaker.sayOne(student.ownAnother, { left: turn.solved.text })) return 'yours';
      if (!turn.thread.topic && !turn.thread.anchor && !turn.problem && sayUnheld(turn, 'easy')) return state.rung;
      return ladder.say('yours');
    case 'tells-all':
      return speaker.sayOne(student.tellsAll) ? atLeastQuestion(state.rung) : ladder.sayOrElse('hint');
    case 'thanks':
      speaker.sayOne(student.thanks);
      return speaker.asks ? state.rung : ladder.sayOrElse('question');
    case 'wants-task':
      if (sayAnother(turn)) return 'question';
      if (turn.solved && !turn.problem && speaker.sayOne(student.ownAnother, { left: turn.solved.text })) return 'yours';
      return ladder.say('yours');
    case 'acknowledges':
      return speaker.sayOne(student.afterOk) ? state.rung : ladder.upFrom(state.rung);
    case 'asks-why': {
      const told = topic && answerWithin(turn, topic);
      if (told) return told;
      if (turn.problem && (helpWithProblem(turn, 'hint') ?? startProblem(turn))) return 'hint';
      if (state.rung !== 'opened' && state.rung !== 'question' && speaker.sayOne(student.asksWhy)) return state.rung;
      return ladder.sayOrElse('hint');
    }
    case 'proposes':
    case 'meaning':
    case 'question':
      return answered(turn);
    default:
      return unheldActOf(turn) === 'easy' && sayUnheld(turn, 'easy') ? atLeastQuestion(state.rung) : null;
  }
}

/** "I still don't get why leaves are green": a question that the pack answers stands in the line. */
function answerWithin(turn: Turn, topic: TopicPack): Rung | null {
  const message = /\b(?:why|how come|how|what|when|who|where)\b.{6,}$/.exec(fold(turn.reading.message))?.[0];
  return message && !turn.problem && factsAsked(topic, message).length > 0 ? answerFromPack({ ...turn, reading: { ...turn.reading, message, intent: 'question' } }, topic) : null;
}

/** "Is it right?" of an equation of substances in the line before, or of the problem that is done. */
function sayWhetherRight(turn: Turn): boolean {
  const { thread, problem, solved, speaker, index } = turn;
  if (sayBalance(turn, thread.earlier[1])) return true;
  if (problem !== null && sayStillWrong(turn)) return true;
  return problem === null && solved !== null && speaker.sayVerdict(index.knowledge.moves.student.doneRight, { left: solved.text });
}

/** "Is it right?", asked of the value before, which does not solve the problem in work. */
function sayStillWrong(turn: Turn): boolean {
  const { problem, thread, speaker, index } = turn;
  const given = loneNumberIn((thread.earlier[1] ?? '').replace(/(?<![a-z])[a-z] ?(?:=|is)(?= ?[-−]?\d)/i, ''))?.value;
  const exact = problem?.kind === 'equation' ? problem.equation.solution : exactValue(problem);
  if (!given || !exact || equal(given, exact) || !speaker.sayOne(index.knowledge.moves.student.notYet)) return false;
  if (helpWithProblem(turn, 'hint') === null) startProblem(turn);
  return true;
}

const asksBeside = (message: string): boolean => /\b(?:but|why|how|what)\b/.test(fold(message));

/** A question: from the pack where it holds something, otherwise with the limits said openly. Never with a whole example. */
function answered(turn: Turn): Rung {
  const { reading, thread, state, speaker, ladder, index } = turn;
  const { student, both } = index.knowledge.moves;
  const { topic } = thread;
  const feeling = newFeeling(turn);
  if (feeling && !(topic && termsIn(topic, reading.message).length > 0) && speaker.sayOne(feeling)) return speaker.asks ? state.rung : ladder.sayOrElse('question');
  // "Do i multiply first", said of a problem in work, asks for its next step.
  const isOfStep =
    turn.problem !== null &&
    topic?.subject === 'mathematics' &&
    termsIn(topic, reading.message).length === 0 &&
    ['whether', 'how', 'task', 'start', 'next'].includes(unheldActOf(turn) ?? '');
  const step = isOfStep ? (helpWithProblem(turn, 'hint') ?? (startProblem(turn) ? 'question' : null)) : null;
  if (step) return step;
  const fromPack = topic && answerFromPack(turn, topic);
  if (fromPack) return fromPack;
  // "Two negatives cancel?" is no question for a fact.
  if (topic && reading.intent === 'question' && unheldActOf(turn) === 'proposes' && sayHeld(turn, topic)) return atLeastQuestion(state.rung);
  if (reading.intent === 'proposes') {
    if (topic && sayHeld(turn, topic)) return atLeastQuestion(state.rung);
    const isSaid = sayQuoted(turn) || speaker.sayOne(topic || thread.anchor ? student.proposes : student.cannotCheck);
    return isSaid ? atLeastQuestion(state.rung) : ladder.sayOrElse('hint');
  }
  const isStray = topic !== null && /^(?:is|are|was|were|does|do|did|can|could|should)\b/.test(fold(reading.message)) && reading.words >= 4 && !covers(topic, reading.message);
  // "What is the probability of rolling a 7" asks for work on numbers, not for the meaning of a word.
  const isProblem = topic?.subject === 'mathematics' && /\d/.test(reading.message);
  const isUnknown =
    !isProblem && (reading.intent === 'meaning' || isStray || (asksForFacts(reading) && (topic === null || (!covers(topic, reading.message) && reading.words >= 3))));
  // Of its own matter no page says that there is no page.
  const matter = reading.matter ?? reading.asksAbout;
  const isOwnMatter = topic !== null && matter !== null && contentStems(matter).length > 0 && coverageOf(topic, matter) === 1;
  if (
    isUnknown &&
    !isOwnMatter &&
    reading.asksAbout &&
    // "But where do they get it from" is a question and the name of nothing.
    !(topic && /^(?:but|so|and|then|ok|where|why|how|when|who|what)\b/.test(fold(reading.matter ?? reading.asksAbout))) &&
    speaker.sayOne(both.cannotKnow, { topic: `"${asksForDetail(reading) ? reading.asksAbout : (reading.matter ?? reading.asksAbout)}"` })
  ) {
    const isLed = topic ? speaker.sayOne(student.backTo, { topic: titleInText(topic) }) : asksForDetail(reading) && speaker.sayOne(student.lookUp);
    return isLed ? state.rung : ladder.upFrom(state.rung);
  }
  if (turn.problem) {
    const reached = helpWithProblem(turn, 'hint') ?? (startProblem(turn) ? 'question' : null);
    if (reached) return reached;
  }
  return (topic && notHeld(turn, topic)) ?? ladder.sayOrElse(state.rung === 'opened' ? 'question' : 'hint');
}

/** Asks about a guess in the student's own words. */
function sayQuoted({ reading, thread, speaker, index }: Turn): boolean {
  const slots = thread.topic?.subject === 'mathematics' ? null : quoteOf(reading.message, thread.subject === 'computing');
  const lines = index.knowledge.moves.student.unheld.any.proposes.filter((line) => line.includes('{quote}'));
  return slots !== null && speaker.sayOne(lines, slots);
}

/** A question that no line of the pack meets: the hint for its very place, where there is one, otherwise the limit and the next question. Null where the ladder has to help. */
function notHeld(turn: Turn, topic: TopicPack): Rung | null {
  const { reading, state, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  const act = unheldActOf(turn);
  if (act === null || ![...ofTheWorld, 'how'].includes(act)) return null;
  if (act === 'proposes' && reading.words <= 7 && topic.subject !== 'mathematics' && (sayQuoted(turn) || speaker.sayOne(student.proposes))) return atLeastQuestion(state.rung);
  if (index.findStuckPoint(topic, withoutNames(topic, reading.message)) !== null) return ladder.say(state.rung === 'opened' ? 'question' : 'hint');
  // Of its own words no page says that it does not hold them.
  if (act === 'how' && contentStems(reading.message).length > 0 && coverageOf(topic, reading.message) === 1) return null;
  if (asksForDetail(reading) && speaker.sayOne(student.notInPack, { topic: titleInText(topic) })) return state.rung;
  const near = ladder.help !== 'questions' && covers(topic, reading.message) ? lineFor(topic, reading.message, turn.thread.earlier.slice(1, 3).join(' '), 0.34) : null;
  if (near && !near.isProbe && speaker.isNew(near.text) && speaker.sayOne(student.nearest, { topic: titleInText(topic) })) {
    speaker.sayCandidate([asCandidate(near)]);
    return 'hint';
  }
  return sayUnheld(turn, act) || speaker.sayOne(student.notInPack, { topic: titleInText(topic) }) ? state.rung : null;
}

/** The text without the topic's own name, which stands in the cues of several places. */
function withoutNames({ title, aliases }: TopicPack, text: string): string {
  const names = new Set([title, ...aliases.filter((name) => !name.includes(' '))].flatMap(contentStems));
  return wordsOf(text)
    .filter((word) => !names.has(stem(word)))
    .join(' ');
}

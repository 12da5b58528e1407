/** A student goes on in a thread: Kora checks what can be checked, then answers what the message asks for, one rung at a time. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { loneNumberIn } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';
import { sayClaims, sayExpected, sayYear } from './answer-checks.ts';
import type { Candidate } from './candidates.ts';
import { sayComparison } from './comparison-checks.ts';
import { sayAgainstMeaning, sayDifference } from './definitions.ts';
import { sayEquation, sayQuadratic } from './equation-checks.ts';
import { tellsOfIllness } from './feelings.ts';
import { sayFormClaim, sayProperty } from './number-checks.ts';
import { sayAgain, sayAnother } from './open-problems.ts';
import { helpWithProblem } from './problem-help.ts';
import { sayOwnProblem, startProblem } from './problem-start.ts';
import { asksForDetail, asksForFacts, asksWhatFor, isOfNothing } from './question-kinds.ts';
import { plainly, quotable } from './quote.ts';
import { sayNumber, sayStated } from './result-checks.ts';
import type { Rung } from './state.ts';
import { withContext } from './thread.ts';
import { asksForTopic, beliefIn, covers, definitionOf, factsFor, missingLink, termAsked, termsIn, titleInText } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** Returns the rung on which the turn leaves the thread. */
export const followUp = (turn: Turn): Rung => checked(turn) ?? afterLoss(turn) ?? asked(turn) ?? tookUp(turn);

/** Numbers, equations and answers to Kora's own questions. Null when the message holds nothing to check. */
function checked(turn: Turn): Rung | null {
  const { reading, state, speaker, ladder } = turn;
  if (sayClaims(turn)) {
    if (reading.claims.at(-1)?.holds) return goOn(turn);
    return state.rung === 'opened' || speaker.asks ? 'question' : ladder.say('hint');
  }
  const stated = sayFormClaim(turn) ?? sayComparison(turn) ?? sayStated(turn) ?? sayProperty(turn);
  if (stated) return stated.holds ? goOn(turn) : 'question';
  // "30/30" may be the answer to Kora's question before it is a sum of its own.
  const fraction = /^\s*\d+\s*\/\s*\d+\s*$/.test(reading.message) ? sayExpected(turn) : null;
  if (fraction) return fraction.holds ? goOn(turn) : 'question';
  if (sayOwnProblem(turn)) return 'question';
  const equation = sayEquation(turn) ?? sayQuadratic(turn);
  if (equation?.holds && !speaker.asks) return ladder.say('yours');
  if (equation) return equation.holds ? 'yours' : 'question';
  const answer = sayNumber(turn) ?? sayExpected(turn) ?? sayAgain(turn) ?? sayYear(turn);
  if (!answer) return null;
  return answer.holds ? goOn(turn) : 'question';
}

/** After something right: back to the problem that waits, or on to a try of one's own. */
function goOn(turn: Turn): Rung {
  const { speaker, state, problem, solved, index, ladder } = turn;
  if (problem && solved && !speaker.asks && speaker.sayOne(index.knowledge.moves.student.backToProblem, { left: problem.text })) return 'question';
  return speaker.asks ? atLeastQuestion(state.rung) : ladder.say('yours');
}

/** After a loss no exercise is pushed. */
function afterLoss({ reading, thread, state, speaker, index }: Turn): Rung | null {
  const { student } = index.knowledge.moves;
  if (reading.feeling === 'sad' && speaker.sayOne(tellsOfIllness(reading.message) ? student.illness : student.feeling.sad)) return 'opened';
  if (state.feeling === 'sad' && state.rung === 'opened' && (!thread.topic || ofTheLoss.test(fold(reading.message))) && speaker.sayOne(student.afterSad)) return 'opened';
  return null;
}

const ofTheLoss = /\b(miss (him|her|them|it)|talk about (it|him|her|them|the \w+|my \w+)|funeral|died|dead|gone|buried|cry|cried|crying)\b/;

/** What the message asks for by its intent. Null for a plain statement. */
function asked(turn: Turn): Rung | null {
  const { reading, state, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  switch (reading.intent) {
    case 'still-stuck':
      speaker.sayOne(newFeeling(turn) ?? student.stillStuck);
      if (state.rung === 'question' || state.rung === 'hint') {
        const reached = helpWithProblem(turn, state.rung === 'hint' ? 'example' : 'hint');
        if (reached) return reached;
      }
      if (state.rung !== 'example') return ladder.upFrom(state.rung);
      // After an example a harder task would be the wrong way: first its lines.
      return speaker.sayOne(student.lineByLine) ? 'question' : ladder.sayOrElse('hint');
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
      return speaker.sayOne(student.complaint) ? state.rung : ladder.upFrom(state.rung);
    case 'wants-check':
      return speaker.sayOne(student.wantsCheck) ? state.rung : ladder.say('yours');
    case 'success':
      speaker.sayOne(student.success);
      return ladder.say('yours');
    case 'wants-task':
      if (sayAnother(turn)) return 'question';
      return ladder.say('yours');
    case 'acknowledges':
      return speaker.sayOne(student.afterOk) ? state.rung : ladder.upFrom(state.rung);
    case 'asks-why':
      if (turn.problem && helpWithProblem(turn, 'hint')) return 'hint';
      if (state.rung !== 'opened' && state.rung !== 'question' && speaker.sayOne(student.asksWhy)) return state.rung;
      return ladder.sayOrElse('hint');
    case 'proposes':
    case 'meaning':
    case 'question':
      return answered(turn);
    default:
      return null;
  }
}

/** A question: from the pack where it holds something, otherwise with the limits said openly. Never with a whole example. */
function answered(turn: Turn): Rung {
  const { reading, thread, state, speaker, ladder, index } = turn;
  const { student, both } = index.knowledge.moves;
  const { topic } = thread;
  const feeling = newFeeling(turn);
  if (feeling && !(topic && termsIn(topic, reading.message).length > 0) && speaker.sayOne(feeling)) return speaker.asks ? state.rung : ladder.sayOrElse('question');
  const fromPack = topic && answerFromPack(turn, topic);
  if (fromPack) return fromPack;
  if (reading.intent === 'proposes') {
    const isSaid = speaker.sayOne(topic || thread.anchor ? student.proposes : student.cannotCheck);
    return isSaid ? atLeastQuestion(state.rung) : ladder.sayOrElse('hint');
  }
  const isStray = topic !== null && /^(?:is|are|was|were|does|do|did|can|could|should)\b/.test(fold(reading.message)) && reading.words >= 4 && !covers(topic, reading.message);
  // "What is the probability of rolling a 7" asks for work on numbers, not for the meaning of a word.
  const isProblem = topic?.subject === 'mathematics' && /\d/.test(reading.message);
  const isUnknown =
    !isProblem && (reading.intent === 'meaning' || isStray || (asksForFacts(reading) && (topic === null || (!covers(topic, reading.message) && reading.words >= 3))));
  if (isUnknown && reading.asksAbout && speaker.sayOne(both.cannotKnow, { topic: `"${reading.asksAbout}"` })) {
    const isLed = topic ? speaker.sayOne(student.backTo, { topic: titleInText(topic) }) : asksForDetail(reading) && speaker.sayOne(student.lookUp);
    return isLed ? state.rung : ladder.upFrom(state.rung);
  }
  if (topic && asksForDetail(reading) && speaker.sayOne(student.notInPack, { topic: titleInText(topic) })) return state.rung;
  return ladder.sayOrElse(state.rung === 'opened' ? 'question' : 'hint');
}

/** A definition, a belief's probe or a fact that meets the question. Null when the pack has none that is new. */
function answerFromPack(turn: Turn, topic: TopicPack): Rung | null {
  const { reading, thread, state, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  if (asksWhatFor(reading) && speaker.sayFirst([topic.matters])) return ladder.sayOrElse('question');
  if (sayDifference(turn, topic)) return 'question';
  const belief = beliefIn(topic, reading.message);
  if (belief && speaker.sayFirst([belief.probe])) return 'question';
  if (ladder.help === 'questions') return null;
  if (reading.intent === 'proposes' && sayAgainstMeaning(turn, topic)) return atLeastQuestion(state.rung);
  const term = termAsked(topic, reading.message);
  if (term && speaker.isNew(definitionOf(term)) && (reading.intent === 'meaning' || reading.words <= 3 || asksForTask.test(fold(reading.message)))) {
    speaker.sayOne(student.meaning);
    speaker.sayFirst([definitionOf(term)]);
    const link = missingLink(topic, term.term);
    if (link) speaker.sayOne(student.linkTerms, link);
    return 'hint';
  }
  if (state.rung === 'opened') return null;
  if (reading.intent === 'meaning' && asksForTopic(topic, reading.message) && speaker.sayFirst([topic.summary])) return 'hint';
  const fact = factsFor(topic, withContext(thread, reading.message)).find(({ text }) => speaker.isNew(text));
  if (!fact) return null;
  speaker.sayOne(student.fact);
  return speaker.sayCandidate([asCandidate(fact)]) ? 'hint' : null;
}

/** "What does the heart do", "what is a fuse for", "how do lungs work": the meaning says it. */
const asksForTask = /^(?:(?:so|and|but|ok|okay) )*(?:what (?:do|does) .+ do|what(?:s| is| are) .+ for|how (?:do|does) .+ work)[?. ]*$/;

/** A statement: Kora takes up what is in it, a belief, a term, a fact near it, and goes on. */
function tookUp(turn: Turn): Rung {
  const { reading, thread, state, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  const { topic } = thread;
  if (topic) {
    const belief = beliefIn(topic, reading.message);
    if (belief && (speaker.sayFirst([belief.probe]) || (ladder.help !== 'questions' && speaker.sayFirst([belief.correction])))) return 'question';
    if (sayAgainstMeaning(turn, topic)) return atLeastQuestion(state.rung);
    const terms = termsIn(topic, reading.message);
    if (terms.length > 0) speaker.sayOne(student.usesTerms, { terms: sayList(terms.slice(0, 3).map(({ term }) => term)) });
    const link = terms.length > 0 && (state.rung === 'question' || state.rung === 'opened') ? missingLink(topic, reading.message) : null;
    if (link && speaker.sayOne(student.linkTerms, link)) return atLeastQuestion(state.rung);
    const fact =
      ladder.help !== 'questions' && state.rung !== 'opened' && reading.words >= 5 ? factsFor(topic, reading.message, 0.6).find(({ text }) => speaker.isNew(text)) : undefined;
    if (fact) {
      if (speaker.isEmpty) speaker.sayOne(student.showsThinking);
      speaker.sayOne(student.fact);
      speaker.sayCandidate([asCandidate(fact)]);
      return 'hint';
    }
  }
  if (!topic && !thread.anchor && isOfNothing(reading) && speaker.sayOne(index.knowledge.moves.both.unclear)) return state.rung;
  const feeling = newFeeling(turn);
  if (speaker.isEmpty && !feeling && asksAboutOwnWords(turn)) return atLeastQuestion(state.rung);
  if (speaker.isEmpty) {
    if (feeling) speaker.sayOne(feeling);
    else if (reading.words >= 3) speaker.sayOne(state.rung === 'opened' && reading.feeling === null ? student.narrows : student.showsThinking);
  }
  return state.rung === 'hint' || state.rung === 'example' ? ladder.say('yours') : ladder.upFrom(state.rung);
}

/** A statement that nothing held touches is not passed over: Kora asks about its words, though not twice in a row. */
function asksAboutOwnWords({ reading, thread, state, speaker, index, problem }: Turn): boolean {
  const { ownWords, shortAnswer, personal, numberAlone } = index.knowledge.moves.student;
  // After words like these nobody is asked to prove a sentence.
  const isHeavy = state.feeling !== null && (heavy.includes(state.feeling) || state.feeling === 'sad');
  if (!thread.topic && isHeavy && aboutPeople.test(fold(reading.message))) return speaker.sayOne(personal);
  if (isHeavy && !thread.topic) return false;
  // A number tells nothing without its problem.
  const given = loneNumberIn(reading.message);
  if (given && (!thread.topic || thread.topic.subject === 'mathematics')) return !problem && speaker.sayOne(numberAlone, { right: given.typed });
  if (given) return false;
  const [, previous = ''] = thread.earlier;
  const wasAsked = [quotable(previous), plainly(previous)].some((words) => words && thread.lastReply.includes(`"${words}"`));
  if (wasAsked || speaker.forgets || asksForSomething.test(fold(reading.message))) return false;
  if (onlyWhen.test(fold(reading.message))) return false;
  const quote = (reading.words >= 4 && reading.quote) || plainly(reading.message);
  return quote !== null && speaker.sayOne(reading.words <= 3 ? shortAnswer : ownWords, { quote });
}

/** "Tomorrow", "on friday", "yes": an answer to a question about the work, with nothing in it to ask about. */
const onlyWhen =
  /^(?:by |on |its |it is |for |until )?(?:tomorrow|today|tonight|soon|later|never|always|yes|yeah|yep|no|nope|everyone|everything|all of (?:it|them)|both|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[.! ]*$/;

const aboutPeople = /\b(mum|mom|mother|dad|father|parents?|brother|sister|grandma|grandpa|she|he|they|theyre|teacher|friends?|everyone|nobody)\b/;

const asksForSomething = /\b(i (need|have|want|wanna|gotta) (to )?|make me|give me|can (you|u|i)|please|help|whatever)\b/;

/** The lines for a feeling that the visitor has only now put into words. */
function newFeeling({ reading, state, index }: Turn): readonly string[] | null {
  const { feeling } = reading;
  const isSaidAgain = feeling === state.feeling && !(feeling && heavy.includes(feeling) && reading.words <= 8);
  return feeling && !isSaidAgain && feeling !== 'stuck' ? index.knowledge.moves.student.feeling[feeling] : null;
}

/** Feelings that are answered each time someone puts them into words. */
const heavy: readonly Feeling[] = ['anxious', 'ashamed', 'hopeless', 'lonely', 'overwhelmed'];

const atLeastQuestion = (rung: Rung): Rung => (rung === 'opened' ? 'question' : rung);
const asCandidate = ({ text, sources }: TopicPack['facts'][number]): Candidate => ({ text, from: 'topic', isIdea: true, ...(sources && { sources }) });
const sayList = (items: string[]): string => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);

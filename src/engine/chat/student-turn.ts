/** Kora's turn with a student: a question, then a pointed hint, then a worked example of another problem, then the student's own try. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { linearEquationIn } from '../math/check-claim.ts';
import { equal, evaluate } from '../math/rational.ts';
import { fold } from '../text/words.ts';
import { type Candidates, studentCandidates, unusedPart } from './candidates.ts';
import { type Reading, strongAnchor } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState, Rung } from './state.ts';
import type { Thread } from './thread.ts';
import { beliefIn, covers, factsFor, missingLink, termsIn } from './topic-knowledge.ts';

/** Says the turn through `speaker` and returns the rung on which it leaves the thread. */
export function studentTurn(reading: Reading, thread: Thread, state: ChatState, speaker: Speaker, moves: ChatMoves): Rung {
  const all = studentCandidates(thread, moves, speaker.forgets ? '' : `${reading.message} ${thread.earlier[1] ?? ''}`);
  const { rest: candidates, replies } = speaker.forgets ? unusedPart(all, (text) => !speaker.isNew(text), state.turn) : { rest: all, replies: state.turn };
  speaker.guessReply(replies);
  const rung = thread.isNew ? open(reading, thread, speaker, candidates, moves) : goOn(reading, thread, state, speaker, candidates, moves);
  if (!speaker.asks && speaker.used.at(-1)?.isIdea) speaker.sayOne(moves.student.handBackIdea);
  if (!speaker.asks) speaker.sayOne(moves.student.handBack);
  return rung;
}

function open(reading: Reading, thread: Thread, speaker: Speaker, candidates: Candidates, moves: ChatMoves): Rung {
  const { student, both } = moves;
  const { topic } = thread;
  if (sayClaims(reading, speaker, moves)) return climb('question', speaker, reading.claims.at(-1)?.holds ? candidates.yours : [], 'question');

  const anchor = strongAnchor(reading);
  const particular = topic !== null && thread.stuckPoint !== null;
  if (anchor && !(particular && reading.feeling === null) && speaker.sayFirst([anchor.anchor.firstMove])) return 'opened';

  if (reading.intent === 'wants-essay') {
    speaker.sayOne(student.wantsEssay);
    return 'question';
  }
  if (topic) {
    if (reading.topic?.how === 'close') speaker.sayOne(both.didYouMean, { topic: topic.title.toLowerCase() });
    else if (thread.switched) speaker.sayOne(student.switchTopic, { topic: inSentence(topic.title) });
    else if (reading.feeling) speaker.sayOne(student.feeling[reading.feeling]);
    else if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
    else speaker.sayOne(student.openTopic, { topic: inSentence(topic.title) });
    const belief = beliefIn(topic, reading.message);
    const named = reading.intent === 'meaning' ? termsIn(topic, reading.message)[0] : undefined;
    if (belief && speaker.sayFirst([belief.probe])) return 'question';
    if (named && thread.stuckPoint === null) {
      speaker.sayFirst([definition(named)]);
      const link = missingLink(topic, named.term);
      if (link) speaker.sayOne(student.linkTerms, link);
      return 'question';
    }
    return climb('question', speaker, candidates.questions, 'question');
  }
  if (asksForFacts(reading) && reading.asksAbout) speaker.sayOne(both.cannotKnow, { topic: `"${reading.asksAbout}"` });
  else if (reading.feeling) {
    speaker.sayOne(student.feeling[reading.feeling]);
    if (speaker.asks) return 'question';
  } else if (reading.words < 3 && reading.subjects.length === 0) {
    speaker.sayOne(both.unclear);
    return 'opened';
  } else if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
  return climb('question', speaker, candidates.questions, 'question');
}

function goOn(reading: Reading, thread: Thread, state: ChatState, speaker: Speaker, candidates: Candidates, moves: ChatMoves): Rung {
  const { student, both } = moves;
  const { topic } = thread;
  if (sayClaims(reading, speaker, moves)) {
    const right = reading.claims.at(-1)?.holds ?? false;
    if (right) return climb('yours', speaker, candidates.yours, 'yours');
    return state.rung === 'opened' || speaker.asks ? 'question' : climb('hint', speaker, candidates.hints, 'hint');
  }
  if (sayOwnProblem(reading, thread, speaker, moves)) return 'question';
  const equation = sayEquation(reading, thread, speaker, moves);
  if (equation) return equation.holds ? 'yours' : 'question';
  const newFeeling = reading.feeling && reading.feeling !== state.feeling && reading.feeling !== 'stuck' ? reading.feeling : null;

  switch (reading.intent) {
    case 'still-stuck':
      if (newFeeling) speaker.sayOne(student.feeling[newFeeling]);
      else speaker.sayOne(student.stillStuck);
      return nextRung(state.rung, speaker, candidates);
    case 'wants-answer':
      speaker.sayOne(student.wantsAnswer);
      return nextRung(state.rung, speaker, candidates);
    case 'wants-essay':
      if (speaker.sayOne(student.wantsEssay)) return state.rung;
      return nextRung(state.rung, speaker, candidates);
    case 'wants-hint':
      return climb('hint', speaker, candidates.hints, 'hint');
    case 'wants-example':
      // Before the first question an example would take the thinking away.
      return state.rung === 'opened' ? climb('hint', speaker, candidates.hints, 'hint') : climb('example', speaker, candidates.examples, 'example');
    case 'wants-check':
      if (speaker.sayOne(student.wantsCheck)) return state.rung;
      return climb('yours', speaker, candidates.yours, 'yours');
    case 'success':
      speaker.sayOne(student.success);
      return climb('yours', speaker, candidates.yours, 'yours');
    case 'meaning':
    case 'question': {
      if (topic) {
        const rung = answerFromPack(reading, thread, state, speaker, moves);
        if (rung) return rung;
      }
      const unknown = asksForFacts(reading) && (topic === null || (!covers(topic, reading.message) && reading.words >= 3));
      if (unknown && reading.asksAbout && speaker.sayOne(both.cannotKnow, { topic: `"${reading.asksAbout}"` }))
        return topic ? climb(state.rung, speaker, candidates.questions, state.rung) : nextRung(state.rung, speaker, candidates);
      return nextRung(state.rung, speaker, candidates);
    }
    default:
      break;
  }

  if (topic) {
    const belief = beliefIn(topic, reading.message);
    if (belief && (speaker.sayFirst([belief.probe]) || speaker.sayFirst([belief.correction]))) return 'question';
    const terms = termsIn(topic, reading.message);
    if (terms.length > 0) speaker.sayOne(student.usesTerms, { terms: sayList(terms.slice(0, 3).map((t) => t.term)) });
    const link = terms.length > 0 && (state.rung === 'question' || state.rung === 'opened') ? missingLink(topic, reading.message) : null;
    if (link && speaker.sayOne(student.linkTerms, link)) return state.rung === 'opened' ? 'question' : state.rung;
  }
  const fact = topic && state.rung !== 'opened' && reading.words >= 5 ? factsFor(topic, reading.message).find(({ text }) => speaker.isNew(text)) : undefined;
  if (fact) {
    if (speaker.isEmpty) speaker.sayOne(student.showsThinking);
    speaker.sayOne(student.fact);
    speaker.sayCandidate([{ text: fact.text, from: 'topic', isIdea: true, ...(fact.sources && { sources: fact.sources }) }]);
    return 'hint';
  }
  if (speaker.isEmpty) {
    if (newFeeling) speaker.sayOne(student.feeling[newFeeling]);
    else if (reading.words >= 3) speaker.sayOne(state.rung === 'opened' && reading.feeling === null ? student.narrows : student.showsThinking);
  }
  if (state.rung === 'hint' || state.rung === 'example') return climb('yours', speaker, candidates.yours, 'yours');
  return nextRung(state.rung, speaker, candidates);
}

/** A definition, a belief's probe or a fact that meets the question. Null when the pack has none that is new. */
function answerFromPack(reading: Reading, thread: Thread, state: ChatState, speaker: Speaker, moves: ChatMoves): Rung | null {
  const { topic } = thread;
  if (!topic) return null;
  const belief = beliefIn(topic, reading.message);
  if (belief && speaker.sayFirst([belief.probe])) return 'question';
  const term = termsIn(topic, reading.message).find((t) => speaker.isNew(definition(t)));
  if (term && (reading.intent === 'meaning' || reading.words <= 3)) {
    speaker.sayOne(moves.student.meaning);
    speaker.sayFirst([definition(term)]);
    const link = missingLink(topic, term.term);
    if (link) speaker.sayOne(moves.student.linkTerms, link);
    return 'hint';
  }
  if (state.rung === 'opened') return null;
  if (reading.intent === 'meaning' && speaker.sayFirst([topic.summary])) return 'hint';
  const fact = factsFor(topic, reading.message).find(({ text }) => speaker.isNew(text));
  if (!fact) return null;
  speaker.sayOne(moves.student.fact);
  return speaker.sayCandidate([{ text: fact.text, from: 'topic', isIdea: true, ...(fact.sources && { sources: fact.sources }) }]) ? 'hint' : null;
}

/** Says what holds and what does not in the last numeric line; false when there is none. */
function sayClaims(reading: Reading, speaker: Speaker, { student }: ChatMoves): boolean {
  const claim = reading.claims.find((c) => !c.holds) ?? reading.claims.at(-1);
  if (!claim) return false;
  const slots = { left: claim.left, right: claim.right, term: claim.trueValueIs ?? '' };
  if (claim.holds) return speaker.sayOne(student.rightClaim, slots);
  return speaker.sayOne(student.wrongClaim, slots) && speaker.sayOne(student.estimate, slots);
}

/**
 * Holds an answer ("x = 5") or a next line ("3x = 15") against the equation the student gave, now or earlier.
 * Null when there is nothing to compare.
 */
function sayEquation(reading: Reading, thread: Thread, speaker: Speaker, { student }: ChatMoves): { holds: boolean } | null {
  const [message = '', ...before] = thread.earlier;
  const line = linearEquationIn(message);
  const given = before.map(linearEquationIn).find((found) => found !== null) ?? null;
  if (line && given && line.unknown === given.unknown && !startsNewProblem.test(fold(message))) {
    const holds = equal(line.solution, given.solution);
    return speaker.sayOne(holds ? student.stepHolds : student.stepBreaks, { left: line.equation, right: given.equation }) ? { holds } : null;
  }
  const answer = /\b([a-z])\s*(?:=|is)\s*([-−]?\d+(?:[./]\d+)?)(?![\d\s]*[+*×/(=])/i.exec(reading.message);
  const equation = line ?? given;
  const [, unknown, value] = answer ?? [];
  if (!equation || !unknown || !value || unknown.toLowerCase() !== equation.unknown) return null;
  const number = evaluate(value.replace(/^[-−]/, '0-'));
  const holds = number !== null && equal(number, equation.solution);
  return speaker.sayOne(holds ? student.solutionFits : student.solutionFails, { left: equation.equation, right: value }) ? { holds } : null;
}

/** A sum of unlike fractions or an equation that the student has only just brought: the first question is about these very numbers. */
function sayOwnProblem(reading: Reading, thread: Thread, speaker: Speaker, { student }: ChatMoves): boolean {
  const [message = '', ...before] = thread.earlier;
  const [, a, b] = /\d+\/(\d+)\s*[+\-−]\s*\d+\/(\d+)(?!\s*=)/.exec(message) ?? [];
  if (a && b && a !== b && reading.claims.length === 0) {
    if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
    const [left = ''] = /\d+\/\d+\s*[+\-−]\s*\d+\/\d+/.exec(message) ?? [];
    return speaker.sayOne(student.fractionSum, { left, a, b });
  }
  const equation = linearEquationIn(message);
  const isNewOne = equation !== null && (startsNewProblem.test(fold(message)) || reading.intent === 'wants-answer' || before.every((text) => linearEquationIn(text) === null));
  if (!equation || !isNewOne) return false;
  if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
  return speaker.sayOne(student.equationStart, { left: equation.equation, term: equation.unknown });
}

const startsNewProblem = /\b(what about|how about|another|next one|new one|now (i have|try|this)|different)\b/;

const after: Record<Rung, Rung> = { opened: 'question', question: 'hint', hint: 'example', example: 'yours', yours: 'question' };

function nextRung(rung: Rung, speaker: Speaker, candidates: Candidates): Rung {
  const next = after[rung];
  const lists = { opened: candidates.questions, question: candidates.questions, hint: candidates.hints, example: candidates.examples, yours: candidates.yours };
  return climb(next, speaker, lists[next], next, candidates);
}

/** Says the first new candidate of the wanted rung, or of any other rung once that one has nothing new left. */
function climb(rung: Rung, speaker: Speaker, wanted: Candidates['questions'], result: Rung, all?: Candidates): Rung {
  if (speaker.sayCandidate(wanted)) return result;
  if (all) {
    if (speaker.sayCandidate(all.yours)) return 'yours';
    if (speaker.sayCandidate(all.questions)) return 'question';
    if (speaker.sayCandidate(all.hints)) return 'hint';
    if (speaker.sayCandidate(all.examples)) return 'example';
  }
  return rung;
}

/** A question for facts about the world, not for a way of working. */
const asksForFacts = ({ message }: Reading): boolean =>
  /^(so |and |but |ok |okay |hi |hello |kora )*(who|whos|when|where|wheres|whats|what (is|are|was|were|does|did|happened|caused|causes)|how (many|much|old|long|far|big|does|did|is|are|was|were)|why (is|are|do|does|did|was|were|cant|dont))\b|\b(explain|tell me about|facts? about|learn about|teach me|what do you know about)\b/.test(
    fold(message),
  );

const definition = ({ term, definition: text }: { term: string; definition: string }): string => `${term[0]?.toUpperCase()}${term.slice(1)}: ${text}`;
const sayList = (items: string[]): string => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);
/** Titles keep capitals only where they are names. */
const inSentence = (title: string): string => (/^the cold war|cold war/i.test(title) ? 'the Cold War' : title.toLowerCase());

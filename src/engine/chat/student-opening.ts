/** A student opens a thread: Kora takes up the feeling and the topic and asks the first question. */

import type { UnheldAct } from '../../contracts/knowledge/unheld-moves.ts';
import type { Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { fold, wordsOf } from '../text/words.ts';
import { fits } from './anchor-fit.ts';
import { sayClaims } from './answer-checks.ts';
import { asksWhetherBalanced, sayBalance } from './balance-checks.ts';
import { sayComparison } from './comparison-checks.ts';
import { sayDifference } from './definitions.ts';
import { isOfEssay } from './essay-talk.ts';
import { tellsOfIllness } from './feelings.ts';
import { sayFromNothing } from './from-nothing.ts';
import { sayFormClaim, sayProperty } from './number-checks.ts';
import { carriedOver } from './open-problems.ts';
import { answerFromPack } from './pack-answers.ts';
import { sayOwnProblem } from './problem-start.ts';
import { asksForDetail, asksForFacts, asksWhatFor, isOfNothing, isQuestionAboutSubject, proposesWork } from './question-kinds.ts';
import { strongAnchor } from './read-message.ts';
import { sayStated } from './result-checks.ts';
import type { Rung } from './state.ts';
import { isSchool, subjectsIn } from './subjects.ts';
import { asksForTopic, beliefIn, definitionOf, missingLink, termAsked, titleInText } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';
import { asksWhatItIs, sayUnheld, unheldActOf } from './without-pack.ts';

const weighing: readonly Feeling[] = ['anxious', 'ashamed', 'hopeless', 'lonely', 'overwhelmed', 'angry'];

/** Returns the rung on which the turn leaves the thread. */
export function openThread(turn: Turn): Rung {
  const { reading, thread, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  if (asksWhetherBalanced(reading.message) && sayBalance(turn)) return 'question';
  if (sayClaims(turn)) {
    if (reading.claims.at(-1)?.holds && !speaker.asks) ladder.say('yours');
    return 'question';
  }
  if (sayFormClaim(turn) ?? sayComparison(turn) ?? sayStated(turn) ?? sayProperty(turn)) {
    if (!speaker.asks) ladder.say('yours');
    return 'question';
  }
  if (reading.feeling === 'sad') {
    const [nearest] = reading.anchors;
    const isIllness = tellsOfIllness(reading.message);
    if (!isIllness && nearest?.anchor.feeling === 'sad' && fits(nearest.anchor, reading.message, 'sad') && speaker.sayFirst([nearest.anchor.firstMove])) return 'opened';
    if (speaker.sayOne(isIllness ? student.illness : student.feeling.sad)) return 'opened';
  }
  // A first move may explain, which a class assistant for questions only does not want; and a problem in numbers is a better start than any.
  const anchor = ladder.help === 'questions' || reading.problem || carriedOver(turn) ? null : strongAnchor(reading);
  const isCalm = reading.feeling === null || reading.feeling === 'stuck';
  const belief = thread.topic && isCalm ? beliefIn(thread.topic, reading.message) : null;
  if (thread.topic && belief) return openTopic(turn, thread.topic);
  const isParticular = thread.topic !== null && thread.stuckPoint !== null;
  if (anchor && !(isParticular && reading.feeling === null) && speaker.sayFirst([anchor.anchor.firstMove])) return 'opened';
  if (reading.intent === 'wants-check' && reading.words <= 8 && !reading.problem && speaker.sayOne(student.wantsText)) return 'opened';
  if (reading.intent === 'wants-essay') {
    speaker.sayOne(student.wantsEssay);
    return 'question';
  }
  return thread.topic ? openTopic(turn, thread.topic) : openWithoutTopic(turn);
}

function openTopic(turn: Turn, topic: NonNullable<Turn['thread']['topic']>): Rung {
  const { reading, thread, speaker, ladder, index } = turn;
  const { student, both } = index.knowledge.moves;
  const title = { topic: titleInText(topic) };
  if (reading.topic?.how === 'close') speaker.sayOne(both.didYouMean, title);
  else if (thread.switched && hadMatter(turn)) speaker.sayOne(student.switchTopic, title);
  else if (reading.feeling) speaker.sayOne(student.feeling[reading.feeling]);
  else if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
  else speaker.sayOne(student.openTopic, title);

  if (sayOwnProblem(turn)) return 'question';
  if (sayFromNothing(turn)) return 'question';
  if (isOfEssay(reading) && topic.subject !== 'language' && reading.intent === 'statement' && beliefIn(topic, reading.message) === null && speaker.sayOne(student.essay.open))
    return 'question';
  // A task in numbers that cannot be worked out here: still these numbers, and no stock task.
  if (topic.subject === 'mathematics' && unheldActOf(turn) === 'given' && sayUnheld(turn, 'given')) return 'question';
  if ((asksWhatFor(reading) || reading.feeling === 'bored') && speaker.sayFirst([topic.matters])) return ladder.say('question');
  if (sayDifference(turn, topic)) return 'question';
  const act = unheldActOf(turn);
  if (act !== null && ofOneFact.includes(act) && !reading.problem) {
    const answer = answerFromPack(turn, topic);
    if (answer) return answer;
  }
  const belief = beliefIn(topic, reading.message);
  if (belief?.isSure && reading.intent === 'statement') speaker.sayOne(student.beliefLead);
  if (belief && speaker.sayFirst([belief.probe])) return 'question';
  const term = ladder.help !== 'questions' && reading.intent === 'meaning' ? termAsked(topic, reading.message) : null;
  // Who asks what it is hears what it is, before the first question about it.
  const isWhole = (reading.intent === 'meaning' || asksWhatItIs.test(fold(reading.message))) && asksForTopic(topic, reading.message);
  if (!term && isWhole && topic.subject !== 'mathematics' && ladder.help !== 'questions') speaker.sayFirst([topic.summary]);
  if (!term) return ladder.say('question');
  speaker.sayFirst([definitionOf(term)]);
  // Where learners are known to get stuck, the question for that place is the better one.
  const link = thread.stuckPoint === null ? missingLink(topic, term.term) : null;
  if (link) speaker.sayOne(student.linkTerms, link);
  return thread.stuckPoint === null ? 'question' : ladder.say('question');
}

/** Was something by its name in work before? After "history" or a worry, World War I is no change of subject. */
const hadMatter = ({ state }: Turn): boolean => state.topic !== null || (state.short ?? null) !== null;

function openWithoutTopic(turn: Turn): Rung {
  const { reading, thread, speaker, ladder, index } = turn;
  const { student, both } = index.knowledge.moves;
  // "In 30 minutes" belongs to the problem, "I am so bad at this" to the person.
  if (reading.problem && reading.feeling && weighing.includes(reading.feeling)) speaker.sayOne(student.feeling[reading.feeling]);
  if (sayOwnProblem(turn)) return 'question';
  if (unheldActOf(turn) === 'subject' && sayUnheld(turn, 'subject')) return 'opened';
  if (isOfNothing(reading)) {
    speaker.sayOne(both.whichOne);
    return 'opened';
  }
  if (reading.asksAbout && (asksForFacts(reading) || (thread.switched && reading.intent === 'question' && !proposesWork(reading)) || isQuestionAboutSubject(reading))) {
    if (unheldActOf(turn) === 'difference' && reading.matter === null && sayUnheld(turn, 'difference')) return 'question';
    if (unheldActOf(turn) === 'given' && sayUnheld(turn, 'given')) return 'question';
    speaker.sayOne(both.cannotKnow, { topic: `"${asksForDetail(reading) ? reading.asksAbout : (reading.matter ?? reading.asksAbout)}"` });
    if (asksForDetail(reading) ? speaker.sayOne(student.lookUp) : sayUnheld(turn, 'begin')) return 'question';
    return ladder.say('question');
  }
  if (reading.feeling) {
    speaker.sayOne(student.feeling[reading.feeling]);
    if (speaker.asks) return 'question';
    // "I'm so anxious about math" names no task yet, so the place is asked for and no task is assumed.
    if (
      reading.feeling !== 'stuck' &&
      isOfSubject(reading.matter) &&
      reading.words <= 8 &&
      thread.subject !== null &&
      reading.intent === 'statement' &&
      !reading.problem &&
      speaker.sayOne(student.whichPart)
    )
      return 'opened';
    if (thread.subject === null && reading.intent !== 'question' && speaker.sayOne(reading.feeling === 'lonely' ? student.personal : both.whichOne)) return 'opened';
  } else if (reading.words < 3 && reading.subjects.length === 0) {
    speaker.sayOne(both.unclear);
    return 'opened';
  } else if (reading.intent === 'wants-answer') speaker.sayOne(student.wantsAnswer);
  if (thread.subject === 'language' && /\bwrit/.test(reading.message)) return ladder.say('question');
  const act = unheldActOf(turn);
  if (act && !(act === 'order' && reading.matter) && !opensWithTask.includes(act) && sayUnheld(turn, act)) return 'question';
  return sayUnheld(turn, 'open') ? 'question' : ladder.say('question');
}

/** Is no more named than a subject? */
const isOfSubject = (matter: string | null): boolean => matter === null || (wordsOf(matter).length === 1 && subjectsIn(matter).some(isSchool));

/** Questions that one line of a pack answers. */
const ofOneFact: readonly UnheldAct[] = ['name', 'fact', 'whether'];

/** Acts of a first message that say no more than that there is a matter. */
const opensWithTask: readonly UnheldAct[] = ['statement', 'short', 'stuck', 'around', 'answer', 'example', 'proposes', 'easy'];

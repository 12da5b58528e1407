/** One reading of a message: what it asks, what it is about, how it sounds. */
import type { Ask, ChatMoves, Wish } from '../../contracts/knowledge/chat-moves.ts';
import type { LifeMatter } from '../../contracts/knowledge/life-moves.ts';
import type { AnchorSubject, Feeling, Mode, TaskKind } from '../../contracts/knowledge/vocabulary.ts';
import { type Claim, claimsIn } from '../math/check-claim.ts';
import { stem } from '../text/stems.ts';
import { chatSentencesOf, wordsOf } from '../text/words.ts';
import { fits, mostInOneLine } from './anchor-fit.ts';
import { askIn, type Correction, correctionIn } from './asks.ts';
import { feelingIn } from './feelings.ts';
import { type Intent, intentOf } from './intents.ts';
import type { AnchorHit, KnowledgeIndex, TopicHit } from './knowledge-index.ts';
import { matterIn } from './matter.ts';
import { mendIn } from './mends.ts';
import { type OtherLanguage, otherLanguageOf } from './other-languages.ts';
import { isByTheWay } from './passing-names.ts';
import { heardIn } from './phrases.ts';
import { type Problem, problemIn, subjectOf } from './problem.ts';
import { quotable, subjectPhrase } from './quote.ts';
import { noSetting, type Setting, settingIn } from './setting.ts';
import { isSchool, subjectsIn } from './subjects.ts';
import { lessonTopicIn, wishIn } from './teacher-wishes.ts';
import { toldNumbersIn } from './told-task.ts';
import { isVerb } from './verbs.ts';

export type Heard = keyof ChatMoves['student']['hears'];

export interface Reading {
  message: string;
  mode: Mode;
  intent: Intent | Heard;
  /** What a student's line does that says nothing about the subject, and what it plainly tells of the student. */
  heard: Heard | null;
  told: LifeMatter | null;
  feeling: Feeling | null;
  subjects: AnchorSubject[];
  topic: TopicHit | null;
  /** Anchors that say something like it and do not contradict its subject, best first. */
  anchors: AnchorHit[];
  claims: Claim[];
  /** The sum, equation or other problem in numbers that it brings. */
  problem: Problem | null;
  quote: string | null;
  /** What a question is about when no pack covers it. */
  asksAbout: string | null;
  /** The same by its name alone, "dna", "supply and demand"; null for a teacher, or when no name stands in the message. */
  matter: string | null;
  /** Null for English. */
  otherLanguage: OtherLanguage | null;
  /** What a teacher asks for by name, and the topic of the lesson as the teacher names it. Null for a student. */
  wish: Wish | null;
  lessonTopic: string | null;
  /** What a teacher says in passing, and tells about the class. Nothing of it for a student. */
  ask: Ask | null;
  /** A teacher says that the wrong thing was taken up; all else is then read from what is meant instead. */
  correction: Correction | null;
  /** What was typed before it corrects Kora, and is left out here. */
  isMended: boolean;
  setting: Setting;
  words: number;
}

/** The "thx, also" in front of a new question. */
const thanksBefore =
  /^\s*(?:(?:ok(?:ay)?|great|cool|oh),? )?(?:thanks?|thank you|thx|ty)\b[.,;! ]+(?:(?:and|so|also|now|but|then),? )*(?=(?:what|whats|why|how|when|who|where|which|can|could|is|are|do|does|tell|explain)\b)/i;

export function readMessage(typed: string, mode: Mode, index: KnowledgeIndex): Reading {
  const { student, teacher } = index.knowledge.moves;
  const mend = mode === 'teacher' ? mendIn(typed, teacher.mends, teacher.wordGroups) : mendIn(typed, student.corrections, student.wordGroups);
  const correction = mode === 'teacher' ? correctionIn(typed, index.knowledge.moves) : null;
  const message = correction?.rest || mend || typed.replace(thanksBefore, '').replace(mode === 'student' ? itemNumber : /^$/, '');
  const told = mode === 'student' ? heardIn(message, student.life.hears, student.wordGroups) : null;
  const heard = mode === 'student' ? heardIn(message, student.hears, student.wordGroups) : null;
  const feeling = feelingIn(message);
  const problem = problemIn(message);
  const claims = claimsIn(message);
  const subjects = [
    ...new Set([
      ...(problem
        ? [problem.kind === 'task' ? subjectOf(problem) : ('mathematics' as const)]
        : claims.length > 0 || (mode === 'student' && (toldNumbersIn(message)?.length ?? 0) >= 3)
          ? (['mathematics'] as const)
          : []),
      ...subjectsIn(message),
    ]),
  ];
  // A pupil's own line tells the topic even when no word does.
  const named = index.findTopic(message) ?? (correction || mend ? index.findTopic(typed) : null);
  // "Should I force them?" names no forces.
  const isDone = mode === 'teacher' && named?.how === 'named' && isDoneToSomebody(named.name, message);
  const isPassing = isDone || (mode === 'student' && named !== null && isByTheWay(named, message));
  const topic = named && !isPassing && fitsProblem(named, problem) ? named : topicOfNumbers(message, problem, index);
  // A name in passing tells no subject either.
  if (isPassing && named && subjects.length > 1) subjects.splice(subjects.indexOf(named.topic.subject), subjects.includes(named.topic.subject) ? 1 : 0);
  const about = topic && topic.how !== 'terms' ? [topic.topic.subject] : topic ? [...subjects, topic.topic.subject] : subjects;
  return {
    message,
    mode,
    correction,
    isMended: mend !== null,
    intent: intentWith(heard, message),
    heard,
    told,
    feeling,
    subjects: topic ? [topic.topic.subject, ...subjects.filter((s) => s !== topic.topic.subject)] : subjects,
    topic,
    anchors: index
      .findAnchors(message, mode, { feeling, subjects: about, topic: topic?.topic.id ?? null })
      .filter(({ anchor, coverage, matched }) => fitsSubject(anchor.subject, about) || (coverage >= 0.8 && matched >= 3)),
    claims,
    problem,
    quote: quotable(message),
    asksAbout: subjectPhrase(message, mode === 'student'),
    matter: mode === 'student' ? matterIn(message, (word) => isVerb(word, student.verbs)) : null,
    otherLanguage: otherLanguageOf(message, index.knowledge.moves.both.languages),
    wish: mode === 'teacher' ? wishIn(message) : null,
    lessonTopic: mode === 'teacher' ? lessonTopicIn(message) : null,
    ask: mode === 'teacher' ? askIn(message, index.knowledge.moves) : null,
    setting: mode === 'teacher' ? settingIn(message) : noSetting,
    words: wordsOf(message).length,
  };
}

/** "Number 2 what is condensation": where it stands on the worksheet is no part of what is asked. */
const itemNumber = /^(?:(?:and|ok|okay|so|now),? )*(?:number|question|problem|#) ?\d{1,2}(?: (?:says?|asks?|is))?[:.,]? (?=\p{L}\S* \S)/iu;

const somebody = new Set(['them', 'him', 'her', 'it', 'me', 'us']);

/** Is the one word by which a topic is called a verb here, with somebody behind it? */
function isDoneToSomebody(name: string, message: string): boolean {
  const words = wordsOf(message);
  return !name.includes(' ') && words.some((word, i) => stem(word) === stem(name) && somebody.has(words[i + 1] ?? ''));
}

/** What the content hears says more than the shape of a sentence, and less than a plain request. */
function intentWith(heard: Heard | null, message: string): Intent | Heard {
  const intent = intentOf(message);
  // Behind an outburst often stands what is meant: "ugh you never answer. is the earth closer in summer".
  if (heard === 'complaint' && (chatSentencesOf(message).length > 1 || message.includes('?'))) return intent;
  // "Thats all of it" is no farewell.
  if (heard === 'tells-all' && intent === 'goodbye') return heard;
  if (heard === 'tries') return intent;
  return heard !== null && ['statement', 'question', 'proposes', 'acknowledges'].includes(intent) && !(heard === 'thanks' && message.includes('?')) ? heard : intent;
}

function topicOfNumbers(message: string, problem: Problem | null, index: KnowledgeIndex): TopicHit | null {
  if (problem?.kind === 'equation') return index.findTopic('linear equations');
  if (problem?.kind === 'ratio') return index.findTopic('ratios and proportions');
  if (problem && !['sum', 'comparison', 'simplify'].includes(problem.kind)) return null;
  const fractions = message.match(/(?<![\d/])\d{1,2}\/\d{1,3}(?![\d/])/g) ?? [];
  return fractions.length >= 2 || problem?.kind === 'simplify' || (problem?.kind === 'sum' && /\d\/\d/.test(problem.text)) ? index.findTopic('fractions') : null;
}

const ofCalculus: readonly TaskKind[] = ['derivative', 'product', 'composite', 'integral'];

/** A problem in numbers is not about volcanoes because a word of it is; a force or a speed may be about physics. */
function fitsProblem({ topic, how }: TopicHit, problem: Problem | null): boolean {
  if (!problem || problem.kind === 'sum' || problem.kind === 'equation') return true;
  if (problem.kind === 'task' && ofCalculus.includes(problem.task.kind)) return topic.subject === 'mathematics';
  if (problem.kind === 'task') return topic.subject === subjectOf(problem) && (how === 'named' || topic.subject !== 'mathematics');
  if (problem.kind === 'formula' && problem.formula.family === 'rate') return topic.subject === 'science' || how === 'named';
  return topic.subject === 'mathematics' && how === 'named' && problem.kind !== 'quadratic' && problem.kind !== 'formula';
}

/** An anchor about poems must not answer a message about physics; study skills and class life fit anything. */
function fitsSubject(subject: AnchorSubject, about: readonly AnchorSubject[]): boolean {
  const school = about.filter((s) => s !== 'study-skills' && s !== 'classroom');
  return school.length === 0 || subject === 'study-skills' || subject === 'classroom' || school.includes(subject);
}

/** Does one anchor share three words or more, or two that tell much, and leave the next one far behind? */
export function isFarAhead({ anchors: [best, second] }: Reading): boolean {
  return best !== undefined && (best.matched >= 3 || (best.matched === 2 && best.telling >= 1.1)) && best.score >= 2 * (second?.score ?? 0);
}

/** An anchor that shares enough words with the message to be offered as the nearest one, though not as an answer. */
export function nearestAnchor({ anchors: [best], words }: Reading): AnchorHit | null {
  return best && words >= 4 && (best.matched >= 3 ? best.coverage >= 0.4 : best.matched === 2 && best.coverage >= 0.6) && best.telling >= 0.9 ? best : null;
}

/**
 * "My class is so chatty", "report comments": does all that a teacher's short request tells belong to one anchor, clearly more than to the next? A school day's
 * words tell nothing, so often a single one is left.
 */
function tellsOnlyOf({ mode, topic, anchors: [best, second], words }: Reading): boolean {
  if (mode !== 'teacher' || topic !== null || !best || best.coverage < 1 || best.matched > 2 || words < 2) return false;
  return (best.matched === 2 || words >= 3) && best.telling >= 0.5 && best.score >= 1.25 * (second?.score ?? 0);
}

/** The best anchor that is near enough to answer in its words and takes nothing for granted that was not told. A named topic weighs more than a likeness of words. */
export function strongAnchor(reading: Reading): AnchorHit | null {
  const [first] = reading.anchors;
  if (first && tellsOnlyOf(reading)) return first;
  if (reading.words < 3) return null;
  const possible = reading.mode === 'student' ? reading.anchors : reading.anchors.slice(0, 1);
  return possible.find((hit) => fits(hit.anchor, reading.message, reading.feeling) && isNear(hit, reading) && isAgreed(hit, reading)) ?? null;
}

/** Feelings that nobody is taken to have who did not put one into words. */
const ofDistress: readonly Feeling[] = ['ashamed', 'anxious', 'lonely', 'hopeless', 'overwhelmed', 'angry'];

/** Do two words of a student's agree with one line of the anchor, or one word and the feeling? Three where it takes a feeling for granted that nobody told of. */
function isAgreed({ anchor, shared, coverage, telling }: AnchorHit, { mode, feeling, intent }: Reading): boolean {
  if (mode === 'teacher') return true;
  const agreed = mostInOneLine(anchor, shared) + (feeling !== null && anchor.feeling === feeling ? 1 : 0);
  const asks = intent === 'question' || intent === 'meaning';
  // "Options" in a talk on history is no multiple choice.
  if (agreed < 2 && shared.length === 1) return coverage === 1 && isSchool(anchor.subject);
  // Most of what is told, in words that tell much.
  if (agreed < 2) return !asks && telling >= 1.1 && (coverage === 1 || (coverage >= 0.6 && telling >= 1.2));
  return agreed >= (feeling === null && asks && ofDistress.includes(anchor.feeling) && coverage < 0.8 ? 3 : 2);
}

function isNear(hit: AnchorHit, reading: Reading): boolean {
  const { anchor, coverage, matched, telling } = hit;
  // Beside a loss nothing else that the message holds is the matter.
  if (reading.feeling === 'sad' && anchor.feeling !== 'sad') return false;
  const sameFeeling = reading.feeling !== null && anchor.feeling === reading.feeling;
  const sameSubject = reading.subjects.includes(anchor.subject);
  if (reading.topic && reading.topic.how !== 'terms') {
    const isOfTopic = anchor.topics?.includes(reading.topic.topic.id) || (anchor.topics === undefined && sameSubject);
    const isTold = anchor.topics?.includes(reading.topic.topic.id) && sameFeeling;
    if (!isOfTopic || (!isTold && (coverage < 0.6 || matched < 3))) return false;
    // "Completing the square" shares one word with an anchor about areas.
    if (anchor.topics === undefined && matched < 2) return false;
  }
  // "I will never get what a mole is" holds one word that tells anything, and no other anchor has it.
  const isAllTold = reading.mode === 'student' && coverage === 1 && telling >= 0.85;
  if (matched < 2 && !sameFeeling && !isAllTold) return false;
  // "I need to write a story" shares words with half of the writing anchors and tells of none; where feeling and subject agree, a less rare word will do.
  if (telling < (sameFeeling && sameSubject ? 0.6 : 0.8)) return false;
  const isAhead = hit === reading.anchors[0] && isFarAhead(reading);
  const needed = isAhead || (sameFeeling && sameSubject) ? 0.3 : sameFeeling || sameSubject ? 0.42 : 0.6;
  // Two words in six are a likeness; a teacher who gets the wrong situation has to say everything again.
  return coverage >= (reading.mode === 'teacher' && !(sameFeeling && sameSubject) ? Math.max(needed, 0.42) : needed);
}

/** Which thread a message belongs to: the one in work, or a new one. */

import type { LifeMatter } from '../../contracts/knowledge/life-moves.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { AnchorSubject, Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { linearEquationIn } from '../math/equation.ts';
import { quadraticIn } from '../math/quadratic.ts';
import { contentStems } from '../text/stems.ts';
import { fold } from '../text/words.ts';
import { areaOf } from './asks.ts';
import type { ThreadContent } from './candidates.ts';
import { sameQuadratic } from './equation-checks.ts';
import { foresees } from './ideas.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { light, matterBrought, offeredTopic, staysWithLife, toldOf, yielding } from './life-thread.ts';
import { isName } from './matter.ts';
import { subjectOf } from './problem.ts';
import { asksForDetail, asksForFacts } from './question-kinds.ts';
import { isFarAhead, nearestAnchor, type Reading, strongAnchor } from './read-message.ts';
import type { ChatState } from './state.ts';
import { isSchool, namesSchoolwork } from './subjects.ts';
import { toldNumbersIn } from './told-task.ts';
import { coverageOf, covers, factsFor, writesFractions } from './topic-knowledge.ts';

export interface Thread extends ThreadContent {
  isNew: boolean;
  /** A new thread in a conversation that had another one. */
  switched: boolean;
  /** Set where it is about people, school life or the student, not about schoolwork. */
  matter: LifeMatter | null;
  /** The visitor's earlier messages, newest first. */
  earlier: readonly string[];
  /** Kora's latest reply, or nothing. */
  lastReply: string;
}

/** A message this much like another anchor's opens that anchor even in mid-conversation. Teachers change the subject more freely. */
const changeCoverage = { student: 0.6, teacher: 0.6 };
const leastWords = { student: 5, teacher: 5 };

export function threadFor(reading: Reading, state: ChatState, { earlier, lastReply }: { earlier: readonly string[]; lastReply: string }, index: KnowledgeIndex): Thread {
  const current = state.topic ? (index.topics.get(state.topic) ?? null) : null;
  const isStep = isStepOfQuadratic(reading, state);
  const anchorHere = state.anchor ? (index.anchors.get(state.anchor) ?? null) : null;
  const hit = !isStep && !isTaskOf(current, reading) && (reading.topic?.how === 'named' || reading.topic?.how === 'close') ? reading.topic : null;
  // "The whole equation", said of photosynthesis, is a word of the topic in work and no other topic.
  const isOwnWord =
    hit !== null && current !== null && hit.topic.id !== current.id && reading.problem?.kind !== 'sum' && /^(?:the )?\w+$/.test(hit.name) && coverageOf(current, hit.name) === 1;
  // An answer to Kora's question, or a thought that the topic knows, may name a neighbor, "the Soviet Union", said of World War II, or sound like a worry, "freeze it again", said of ice.
  const isForeseen = current !== null && reading.intent === 'statement' && foresees(current, lastReply, reading.message, index);
  const named = isOwnWord || isForeseen ? null : (hit?.topic ?? null);
  const started = state.anchor !== null || current !== null || state.subject !== null || state.unknownTopic !== null || state.asked !== null;
  // In mid-conversation one passing term does not make another topic.
  const isPassing =
    isOwnWord ||
    isForeseen ||
    (started &&
      reading.topic?.how === 'terms' &&
      (reading.topic.hits < 2 ||
        (reading.mode === 'student' && reading.intent === 'statement' && reading.words <= 5 && current !== null) ||
        (reading.mode === 'teacher' && !asksForFacts(reading) && (state.anchor !== null || state.asked !== null || reading.topic.hits < 3))));
  // One term of another subject is a word of the code, the poem or the story in work.
  const isOfOther =
    anchorHere !== null &&
    isSchool(anchorHere.subject) &&
    reading.topic?.how === 'terms' &&
    (reading.topic.topic.subject !== anchorHere.subject ||
      // "It just does not stop", said of a loop, is no talk of safety on the internet, though both are of computing.
      (reading.mode === 'student' && ['statement', 'proposes'].includes(reading.intent) && !anchorHere.topics?.includes(reading.topic.topic.id)));
  // "A plan on the Silk Road" is about no pack that some of its words remind of.
  const isOfAnother = hit === null && reading.lessonTopic !== null && reading.topic?.how === 'terms';
  // Of what no pack holds, a pack of another subject knows one word: "they had to pay but couldnt vote", said of the American Revolution.
  const isOfUnheld =
    reading.mode === 'student' &&
    named !== null &&
    current === null &&
    state.anchor === null &&
    state.subject !== null &&
    isSchool(state.subject) &&
    state.subject !== named.subject &&
    ['statement', 'proposes'].includes(reading.intent) &&
    reading.words > 2 &&
    !reading.subjects.slice(1).includes(state.subject) &&
    !announcesTopic.test(fold(reading.message));
  // Two terms of a pack in a talk that has its own name: "was king george the third mean", said of taxes.
  const isOfNamed =
    reading.mode === 'student' &&
    current === null &&
    state.anchor === null &&
    reading.topic?.how === 'terms' &&
    state.unknownTopic !== null &&
    isName(state.unknownTopic) &&
    coverageOf(reading.topic.topic, state.unknownTopic) === 0 &&
    !announcesTopic.test(fold(reading.message));
  // A sum on the way through a task that was told in words opens no pack.
  const isOfTask =
    reading.mode === 'student' &&
    current === null &&
    state.subject === 'mathematics' &&
    (reading.claims.length > 0 || (reading.problem?.kind === 'sum' && /\bis\b|=/.test(reading.message))) &&
    earlier.slice(1, 8).some((text) => toldNumbersIn(text) !== null);
  const found = isPassing || isOfNamed || isOfTask || isOfUnheld || isOfOther || isStep || isOfAnother || isTaskOf(current, reading) ? null : (reading.topic?.topic ?? null);
  const anchorNow = reading.mode === 'student' && reading.isMended ? null : anchorHere;
  const best = strongAnchor(reading);
  const otherTopic = named !== null && current !== null && named.id !== current.id;
  // After a loss nothing but a topic of its own name or an exercise begins another thread.
  const isGrieving = state.feeling === 'sad' && state.rung === 'opened' && reading.feeling !== 'sad';
  const wantsMaterial = current !== null && reading.wish !== null;
  const otherAnchor =
    best !== null &&
    !isGrieving &&
    !wantsMaterial &&
    best.anchor.id !== state.anchor &&
    (current === null || best.matched >= 2) &&
    (best.coverage >= changeCoverage[reading.mode] || (reading.mode === 'teacher' && isFarAhead(reading))) &&
    (reading.feeling !== null || (reading.mode === 'teacher' && best.matched >= 3)) &&
    reading.words >= leastWords[reading.mode] &&
    reading.intent !== 'still-stuck';
  const isNamedInPassing = reading.mode === 'teacher' && anchorNow !== null && reading.words <= 5;
  const topicNow =
    !isOfUnheld &&
    !isOfTask &&
    named !== null &&
    current === null &&
    started &&
    !isNamedInPassing &&
    !(anchorNow?.topics?.includes(named.id) ?? false) &&
    anchorNow?.subject !== named.subject;
  const otherSubject =
    current !== null &&
    // A line of a poem or a story may be about anything.
    !((current.subject === 'language' || current.subject === 'arts') && reading.intent === 'statement' && !asksForHelp.test(fold(reading.message))) &&
    !named &&
    reading.mode === 'student' &&
    reading.words >= 4 &&
    reading.subjects.some(isSchool) &&
    // "Countries were afraid", said of the Cold War, has a word of geography in it and leaves for no map.
    (reading.intent !== 'statement' || namesSchoolwork(reading.message)) &&
    !reading.subjects.includes(current.subject) &&
    !covers(current, reading.message) &&
    !writesFractions(current, reading.message);
  const firstAnchor = best !== null && state.anchor === null && current === null && best.coverage >= 0.5 && (best.matched >= 3 || best.anchor.feeling === reading.feeling);
  const offered = state.matter !== null ? offeredTopic(reading, lastReply, index) : null;
  // A plain line about oneself comes before any topic, whatever is in work.
  const told = toldOf(reading, current);
  const isExample = state.matter === null && state.short !== null && index.shortPacks.byId.get(state.short)?.subject === 'language' && tellsOfOther.test(fold(reading.message));
  const brought =
    offered || isGrieving || isExample ? null : (told ?? (current !== null ? null : matterBrought(reading, started, state.subject !== null && isSchool(state.subject))));
  // "How far in 5 hours" goes on with the sum in work.
  // An answer within an anchor's thread, "i could use a ruler", begins nothing new.
  const isAnswer =
    (brought === 'wonder' && state.problem !== null) ||
    (brought === 'person' && anchorNow !== null && state.matter === null) ||
    (brought === 'toSay' && (anchorNow !== null || state.matter !== null));
  const opened = isAnswer ? null : brought;
  // A matter that is told of stays; only another one of its own weight takes its place.
  const opensLife = opened !== null && (state.matter === null || (opened !== state.matter && yielding.includes(state.matter) && !light.includes(opened)));
  const staysLife = !offered && state.matter !== null && current === null && staysWithLife(reading, state.matter);
  if (offered || opensLife || staysLife) {
    const matter = offered ? null : opensLife ? opened : state.matter;
    const isOfMatter = best !== null && (told === null || best.matched >= 3 || best.anchor.feeling === reading.feeling);
    // The loss of a friend is not the student's own, and no conversation was written for words that are asked for.
    const isOfOther = matter === 'comfort' || matter === 'toSay';
    const anchor = offered || isOfOther ? null : opensLife ? (isOfMatter ? best.anchor : null) : anchorNow;
    const subject = offered?.topic.subject ?? (matter === 'wonder' ? (reading.subjects.find(isSchool) ?? null) : 'classroom');
    const isNew = offered !== null || opensLife;
    return { isNew, switched: isNew && started, matter, topic: offered?.topic ?? null, anchor, subject, stuckPoint: null, earlier, lastReply };
  }
  if (reading.correction && started) {
    // The wrong anchor must not go on speaking; a lesson's topic stays where nothing else is named. What follows up on it by name is answered there.
    const topic = named ?? current;
    const isPlain = best !== null && best.matched >= 2 && best.coverage >= 0.6 && best.anchor.id !== state.anchor;
    const meant = isPlain ? best.anchor : null;
    const asked = reading.ask?.anchor ? (index.anchors.get(reading.ask.anchor) ?? null) : null;
    // A matter in work has more than one line, and another of them may be the one that is meant.
    const isMatter = anchorNow === null && meant === null && index.knowledge.moves.teacher.asks.some(({ id, area }) => id === state.asked && area !== undefined);
    const goesOn = meant === null && (isMatter || reading.wish !== null || reading.ask !== null) && asked === null;
    return {
      isNew: !goesOn,
      switched: false,
      matter: null,
      topic,
      anchor: goesOn ? anchorNow : (asked ?? meant),
      subject: topic?.subject ?? meant?.subject ?? null,
      stuckPoint: null,
      earlier,
      lastReply,
    };
  }
  const otherMatter = started && !named && !isGrieving && (turnsAway(reading, state, current) || bringsOtherProblem(reading, current));
  // A matter that an anchor takes up opens it; what only follows up on the matter in work never leaves it.
  const asked = reading.ask?.anchor ? (index.anchors.get(reading.ask.anchor) ?? null) : null;
  const asksForMatter = asked !== null && asked !== anchorNow && !isGrieving;
  const staysInWork = started && reading.ask !== null && !asksForMatter && named === null;
  const isNew =
    asksForMatter ||
    (!staysInWork && (!started || otherTopic || topicNow || otherMatter || (!isForeseen && !followsUp(reading) && !isGrieving && (otherSubject || otherAnchor || firstAnchor))));

  const isOfAnchor = (each: TopicPack): boolean => reading.topic?.how !== 'terms' || !best || !isSchool(best.anchor.subject) || best.anchor.subject === each.subject;
  const guessed = otherMatter && found === current ? null : found;
  const topic = isNew
    ? (held(guessed && isOfAnchor(guessed) ? guessed : null, reading) ?? (asksForMatter || otherAnchor || otherSubject || otherMatter ? null : current))
    : (current ?? found);
  const isForTeacher = reading.mode === 'teacher' && !topic && reading.feeling !== 'sad' && reading.wish === null && reading.lessonTopic === null;
  // A matter that no anchor takes up is not taken for the nearest of them, unless that one is about the same.
  const ofMatter = reading.ask?.area ?? null;
  const isSure = best !== null && best.coverage >= 0.6 && areaOf({ asked: null, anchor: best.anchor.id, topic: null }, index.knowledge.moves) === ofMatter;
  const isElsewhere = ofMatter !== null && !isSure;
  const anchor = asksForMatter ? asked : isNew && isElsewhere ? null : isNew ? ((best ?? (isForTeacher ? nearestAnchor(reading) : null))?.anchor ?? null) : anchorNow;
  // An anchor's own topic is a good guess for what follows, once the visitor has not named another.
  const stuckPoint = topic ? index.findStuckPoint(topic, `${reading.message} ${shapeOf(reading.message)}`) : null;
  return {
    isNew,
    switched: isNew && started,
    matter: null,
    topic,
    anchor,
    subject: topic?.subject ?? (isNew ? subjectOfNew(reading, anchor, otherMatter) : (state.subject ?? reading.subjects.find(isSchool) ?? null)),
    stuckPoint: stuckPoint ?? (isNew || topic?.id !== state.topic ? null : state.stuckPoint),
    earlier,
    lastReply,
  };
}

/** A topic guessed from its words does not answer for a date or a name that it does not hold. */
function held(found: TopicPack | null, reading: Reading): TopicPack | null {
  const isOpen = !found || reading.topic?.how !== 'terms' || !asksForDetail(reading);
  return isOpen || factsFor(found, reading.message, 0.5).length > 0 ? found : null;
}

function subjectOfNew(reading: Reading, anchor: ThreadContent['anchor'], isOtherMatter: boolean): AnchorSubject | null {
  const [first] = reading.subjects;
  return (isOtherMatter && reading.mode === 'teacher' ? first : reading.subjects.find(isSchool)) ?? anchor?.subject ?? first ?? null;
}

/** "My cousin got bullied", said for the text in work, is a case for it and no trouble of the student's. */
const tellsOfOther =
  /^(?:(?:and|but|because|like|ok|so|well|i think|i know) )*(?:my|our|the|a|some|one|this) (?:\w+ )?(?:cousin|friend|brother|sister|neighbou?r|classmate|uncle|aunt|kid|girl|boy|person|guy|teacher)s? (?:got|was|were|gets|has|had|is)\b(?!.*\b(?:i|im|me|my|us)\b)/;

/** "Can you help me with geography", said in a talk on a poem. */
const asksForHelp = /\bhelp (?:me |us )?(?:with|on|in)\b/;

/** "Its about fractions", "i need help with cells": the name that follows is meant. */
const announcesTopic = /\b(?:about|help|do|doing|learn|learning|study|studying|test|quiz|project|switch|lets|instead)\b/;

const turn =
  /^(?:(?:ok|okay|thanks|thank you|and|so|also|but|now),? )*(?:what about|how about|next|another (?:question|thing|problem)|(?:a )?different question|can we (?:do|talk about|look at)|i (?:also )?(?:have|need) (?:another|a different|a new|one more) (?:question|thing|problem)|i also (?:have|need)|lets (?:do|talk about|look at)|switch to|i need help with|can (?:you|u) help(?: me)? with|also,? (?:my|i|the))\b/;

/** The message with what "it" and "they" in it may stand for: the visitor's last two messages. */
export function withContext({ earlier }: Pick<Thread, 'earlier'>, message: string): string {
  const isOpen = contentStems(message).length <= 3 && (/\b(it|they|them|that|this|those|he|she|there)\b/i.test(message) || contentStems(message).length <= 1);
  return isOpen ? [message, ...earlier.slice(1, 3)].join(' ') : message;
}

/** Does the message ask for something in the thread it stands in? */
const followsUp = ({ intent, words }: Reading): boolean =>
  ['still-stuck', 'success', 'wants-hint', 'wants-example', 'wants-answer', 'wants-essay', 'wants-check', 'not-for-us', 'complaint'].includes(intent) ||
  (intent === 'thanks' && words <= 5);

/** Feelings that, once a teacher puts them into words, come before the lesson in work. */
const ownTrouble: readonly Feeling[] = ['overwhelmed', 'hopeless', 'sad', 'angry', 'ashamed', 'lonely', 'anxious'];

/** Does the message leave the thread for something that no pack covers? */
function turnsAway(reading: Reading, state: ChatState, current: TopicPack | null): boolean {
  // "What about my English learners" stays with the lesson.
  if (reading.wish !== null && reading.lessonTopic === null && reading.feeling !== 'sad') return false;
  const inPack = current !== null && covers(current, reading.message);
  if (reading.mode === 'teacher' && current !== null && reading.lessonTopic !== null && reading.topic === null && coverageOf(current, reading.lessonTopic) < 0.5) return true;
  // "What about the other kids" stays in a teacher's matter, "what about fractions" does not.
  const asksAfter = reading.mode === 'teacher' && reading.topic === null && /^(?:\w+ )?(?:what|how) about\b/.test(fold(reading.message));
  const turns = !asksAfter && turn.test(fold(reading.message));
  // Where no pack speaks, "what about every day" is one more question of the same talk.
  if (reading.mode === 'student' && current === null && state.anchor === null) return false;
  const about = reading.matter ?? reading.asksAbout;
  if (turns && about !== null && about !== state.unknownTopic && !(current && coverageOf(current, about) > 0.7)) return true;
  if (reading.mode === 'student') return false;
  if (reading.feeling === 'sad' && state.feeling !== 'sad') return true;
  if (current === null || reading.wish !== null || followsUp(reading) || strongAnchor(reading) === null) return false;
  const newTrouble = reading.feeling !== null && reading.feeling !== state.feeling && ownTrouble.includes(reading.feeling);
  return !inPack && (newTrouble || (reading.subjects[0] === 'classroom' && reading.words >= 5));
}

/** Does a student's message bring a problem in numbers that the topic in work has nothing to do with? */
function bringsOtherProblem({ mode, message, problem, topic, claims }: Reading, current: TopicPack | null): boolean {
  if (mode !== 'student' || !problem || !current || topic?.topic.id === current.id || claims.length > 0) return false;
  if (writesFractions(current, message)) return false;
  if (problem.kind === 'task' || (problem.kind === 'formula' && problem.formula.family === 'rate')) return current.subject !== subjectOf(problem);
  return current.subject !== 'mathematics' || ['formula', 'percent', 'quadratic'].includes(problem.kind);
}

/** "Mix 2 parts red and 3 parts blue", said while ratios are in work, is a task of theirs and not about color. */
const isTaskOf = (current: TopicPack | null, { mode, message, topic }: Reading): boolean =>
  mode === 'student' && current?.subject === 'mathematics' && topic !== null && topic.topic.subject !== 'mathematics' && (message.match(/\d+/g) ?? []).length >= 2;

/** "x + 2 = 0" on the way to the roots of a quadratic is no change of topic. */
function isStepOfQuadratic({ problem, message }: Reading, state: ChatState): boolean {
  const quadratic = problem?.kind === 'equation' && state.problem ? quadraticIn(state.problem.split('|')[0] ?? '') : null;
  return quadratic !== null && problem !== null && sameQuadratic(quadratic, message, problem);
}

/** What a sum or an equation looks like, in the words of a stuck point's cues. */
function shapeOf(message: string): string {
  const [, a, b] = /\d\/(\d+)\s*[+\-−]\s*\d+\/(\d+)/.exec(message) ?? [];
  if (a && b && a !== b) return 'different denominators';
  const equation = linearEquationIn(message);
  if (!equation) return '';
  const [left = '', right = ''] = equation.equation.split('=');
  return [/[()]/.test(equation.equation) && 'brackets parentheses', left.includes(equation.unknown) && right.includes(equation.unknown) && 'variables on both sides']
    .filter(Boolean)
    .join(' ');
}

/** What a teacher may have straight: the value of a sum, a fact or a definition that a pack holds, the answers to questions for the class. And the plain word that a fact is not held. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { asText, type Rational, toNumber } from '../math/rational.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { fold, sentencesOf, wordsOf } from '../text/words.ts';
import { factsAsked } from './asked-facts.ts';
import { eventOf } from './events.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Problem } from './problem.ts';
import { asksForDetail, asksForFacts } from './question-kinds.ts';
import { plainly } from './quote.ts';
import type { Reading } from './read-message.ts';
import { exactValue } from './result-checks.ts';
import type { Speaker } from './speaker.ts';
import type { Thread } from './thread.ts';
import { definitionOf, factsFor, termAsked } from './topic-knowledge.ts';

const ofPeople = /\b(?:i|we|he|she|they|it|that|this|my|our|his|her|their|them|him|kids?|students?|pupils?|parents?|class|lessons?)\b/;

/** The value of a sum that is asked for, and not only mentioned. */
export function saySum({ problem, message, wish, lessonTopic, claims }: Reading, speaker: Speaker, { teacher }: ChatMoves): boolean {
  const value = problem && wish === null && lessonTopic === null && claims.length === 0 ? valueIn(problem) : null;
  const rest = fold(message).replace(/\b(?:pupils|students|kids) is\b/, '');
  if (!problem || !value || (ofPeople.test(rest) && !/^(?:and |so |ok )*(?:whats?|how (?:much|many))\b/.test(rest))) return false;
  return speaker.sayVerdict(teacher.sumIs, { left: problem.text, right: value }) && (speaker.sayOne(teacher.afterFact) || true);
}

function valueIn(problem: Problem): string | null {
  const value = problem.kind === 'equation' ? problem.equation.solution : exactValue(problem);
  if (!value) return null;
  return `${problem.kind === 'equation' ? `${problem.equation.unknown} = ` : ''}${shown(value, problem.text)}`;
}

/** Fractions stay fractions, all else becomes a decimal where it ends. */
function shown(value: Rational, typed: string): string {
  const decimal = String(toNumber(value));
  return /\d\/\d/.test(typed) || decimal.length > 8 ? asText(value) : decimal;
}

const unspecific = new Set(contentStems('exactly actually year date time name happen tell mean meaning explain call important person'));

/** "Can you give me a short text": the lines in which the pack tells its topic. */
export function sayText({ message }: Reading, { topic }: Thread, speaker: Speaker, { teacher }: ChatMoves): boolean {
  if (!topic || !wantsText.test(fold(message)) || !speaker.isNew(topic.summary)) return false;
  return speaker.sayOne(teacher.text) && speaker.sayFirst([topic.summary]) && (speaker.sayOne(teacher.afterFact) || true);
}

const wantsText =
  /\b(?:give|need|have|make|write|find|want|show)\b(?: me| us| them| you)? (?:an? |some |the )?(?:(?:short|easy|simple|little|easier|reading|good|very) )*(?:texts?|reading passage|passage|paragraph to read)\b(?! (?:book|message))/;

/** A question for a fact is answered with the fact, where a pack holds one about just that. */
export function sayFact(given: Reading, { topic }: Thread, speaker: Speaker, { teacher }: ChatMoves): boolean {
  // "One girl asked why leaves are green" brings the question of a student.
  const passedOn = /\b(?:asked|asks|asking)(?: me| us)? ((?:why|how|what|who|when|where)\b.+?)(?: and i\b.*)?$/.exec(fold(given.message))?.[1];
  const reading = passedOn ? { ...given, message: passedOn } : given;
  if (reading.wish !== null || !(passedOn || asksForFacts(reading))) return false;
  const running = topic ? factsAsked(topic, reading.message).find(({ text }) => speaker.isNew(text)) : undefined;
  const packs = [...new Set([reading.topic?.topic, topic].filter((pack) => pack !== null && pack !== undefined))];
  const fact: { text: string; sources?: string[] | undefined } | undefined =
    running ?? packs.flatMap((pack) => factIn(pack, reading.message)).find(({ text }) => speaker.isNew(text));
  if (!fact) return false;
  speaker.sayCandidate([{ text: fact.text, from: 'topic', ...(fact.sources && { sources: fact.sources }) }]);
  return speaker.sayOne(teacher.afterFact) || true;
}

function factIn(topic: TopicPack, question: string): { text: string; sources?: string[] | undefined }[] {
  const own = new Set(contentStems(topic.title));
  const asked = contentStems(question).filter((stem) => !unspecific.has(stem) && !own.has(stem));
  const wantsYear = /\b(?:when|what year|which year)\b/.test(fold(question));
  const isAbout = ({ text }: { text: string }) =>
    asked.length > 0 && asked.every((stem) => keptStems(text).some((told) => eventOf(told) === eventOf(stem))) && (!wantsYear || /\b1?\d{3}\b/.test(text));
  const term = wantsYear ? null : termAsked(topic, question);
  return [...(term ? [{ text: definitionOf(term) }] : []), ...factsFor(topic, question, 0.6), ...topic.facts.filter(isAbout)];
}

/** A question about the world, and not about anybody in the room. */
export const isOfWorld = (reading: Reading): boolean => (asksForDetail(reading) || reading.intent === 'meaning') && !ofPeople.test(fold(reading.message)) && reading.words <= 12;

/** A question about the world that no pack answers: said so plainly. */
export function sayNoFact(reading: Reading, speaker: Speaker, { teacher }: ChatMoves): boolean {
  const quote = plainly(reading.message);
  // "How many?" goes on from what was said, and asks for nothing of the world.
  if (contentStems(reading.message).filter((stem) => !unspecific.has(stem)).length === 0) return false;
  return isOfWorld(reading) && reading.wish === null && reading.anchors.every(({ coverage }) => coverage < 0.6) && quote !== null && speaker.sayOne(teacher.noFact, { quote });
}

/** Answers to the questions of the last reply, as far as the packs hold them; plainly none otherwise. */
export function sayAnswers({ topic, lastReply }: Thread, speaker: Speaker, index: KnowledgeIndex): boolean {
  const { teacher } = index.knowledge.moves;
  const questions = sentencesOf(lastReply.replace(/^- /gm, '')).filter((sentence) => sentence.endsWith('?'));
  const found = topic ? questions.flatMap((question) => answerTo(topic, question) ?? []) : [];
  const fresh = [...new Set(found)].filter((text) => speaker.isNew(text));
  if (fresh.length === 0) return speaker.sayOne(teacher.noAnswers);
  return speaker.sayCandidate([{ text: fresh.map((text) => `- ${text}`).join('\n'), from: 'topic', leads: teacher.answers }]);
}

function answerTo(topic: TopicPack, question: string): string | null {
  const probed = topic.misconceptions.find(({ probe }) => sentencesOf(probe).includes(question) || probe === question);
  const expected = topic.expectedAnswers?.find((answer) => answer.question === question)?.replies.find(({ right }) => right);
  return probed?.correction ?? expected?.hears.find((heard) => wordsOf(heard).length >= 3) ?? factsFor(topic, question, 0.5)[0]?.text ?? null;
}

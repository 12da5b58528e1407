/** Whether a student's line opens, or stays with, a talk about people, school life or oneself. */
import type { LifeMatter } from '../../contracts/knowledge/life-moves.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { fold, sentencesOf } from '../text/words.ts';
import type { KnowledgeIndex, TopicHit } from './knowledge-index.ts';
import { asksForSchoolwork, matterIn, tellsOfOneself } from './life-acts.ts';
import { proposesWork } from './question-kinds.ts';
import { type Reading, strongAnchor } from './read-message.ts';
import { isSchool } from './subjects.ts';
import { toldNumbersIn } from './told-task.ts';
import { coverageOf, covers } from './topic-knowledge.ts';

/** What a student may do with a line about people or school life; to ask for a text, an answer or an example is something else. */
const lifeIntents: readonly Reading['intent'][] = [
  'statement',
  'question',
  'success',
  'still-stuck',
  'not-for-us',
  'asks-why',
  'proposes',
  'acknowledges',
  'wants-hint',
  'meaning',
];

const isWork = ({ problem, claims, message }: Reading): boolean => problem !== null || claims.length > 0 || asksForSchoolwork(message) || toldNumbersIn(message) !== null;

/** Matters on which a heavier one may follow at any time. */
export const light: readonly LifeMatter[] = ['bored', 'ownThing', 'goodNews', 'wonder', 'person', 'overload'];

/** After a hard word about oneself, what happened is the matter. */
export const yielding: readonly LifeMatter[] = [...light, 'selfDoubt', 'toSay'];

/** Matters that schoolwork may be behind. */
const ofWork: readonly LifeMatter[] = ['bored', 'person', 'hopeless', 'goodNews', 'ownThing', 'failed', 'selfDoubt', 'compared', 'slow', 'audience', 'testWorry'];

/** Matters that are heard in the middle of a topic, too, where nothing of the line belongs to the topic. */
const ofPeople: readonly LifeMatter[] = ['comfort', 'teased', 'notChosen', 'friend', 'adult', 'home'];

/** Where one of these weighs, a line that only tells more opens no page: "it was a vocab test", said of cheating. */
export const weighing: readonly LifeMatter[] = [...ofPeople, 'confession', 'leftOut', 'low'];

/** What a student plainly tells of themselves, in any state; null for work and for texts of their own. */
export function toldOf(reading: Reading, current: TopicPack | null): LifeMatter | null {
  const { mode, message, told, feeling, topic, subjects, intent } = reading;
  if (mode !== 'student' || isWork(reading) || ![...lifeIntents, 'acknowledges', 'complaint'].includes(intent) || ofWriting.test(fold(message))) return null;
  // The lines for a loss stand apart.
  if (told && (feeling !== 'sad' || told === 'comfort' || (told === 'low' && reading.words <= 5))) return told;
  const isOfSubject = current === null || current.subject === 'language' || coverageOf(current, message) > 0 || topic !== null || subjects.some(isSchool) || /\d/.test(message);
  if (told || isOfSubject || feeling === 'sad' || intent !== 'statement' || !ofSelf.test(fold(message))) return null;
  const matter = matterIn(message, feeling);
  return matter !== null && ofPeople.includes(matter) ? matter : null;
}

/** What a student begins to tell of, of people, of school life or of themselves; null for schoolwork. */
export function matterBrought(reading: Reading, started: boolean, isAtWork: boolean): LifeMatter | null {
  const { mode, message, feeling, subjects, topic, intent, words } = reading;
  // An opinion, and what others say, belong to the essay in work.
  const text = fold(message);
  if (givesOpinion.test(text) || ofWriting.test(text) || (isAtWork && !ofSelf.test(text)) || (started && isHearsay.test(text))) return null;
  // "Words like disaster", said in the middle of a talk, tell of no one.
  if (started && !ofSelf.test(text) && matterIn(message, null) === null) return null;
  if (mode !== 'student' || words < 2 || (feeling === 'sad' && matterIn(message, null) !== 'comfort') || isWork(reading) || !lifeIntents.includes(intent) || intent === 'meaning')
    return null;
  // "A talk on volcanoes, I'm so scared": what weighs is the talk, and its topic waits.
  if (topic && feeling === 'anxious' && intent === 'statement' && matterIn(message, null) === 'audience') return 'audience';
  if (topic && (topic.how !== 'terms' || intent === 'question')) return null;
  const isOwn =
    intent === 'statement' &&
    !isAtWork &&
    words >= 5 &&
    (feeling === null || feeling === 'stuck') &&
    topic === null &&
    !subjects.some(isSchool) &&
    tellsOfOneself(message) &&
    strongAnchor(reading) === null;
  const matter = matterIn(message, feeling) ?? (isOwn ? 'person' : null);
  // In mid-conversation, or with numbers in it, a question belongs to the work.
  if (matter === 'wonder' && (started || /\d/.test(message))) return null;
  // "Why do I have to prove this" is bored with the task.
  if (intent === 'question' && (matter === 'bored' || matter === 'person')) return null;
  // "Math is boring", "I am proud of my essay" are about the subject.
  const isOfSubject = subjects.some(isSchool) && ['bored', 'person', 'hopeless', 'wonder'].includes(matter ?? '');
  // "I will never get what a mole is" is answered by the anchor on moles, which climbs its own ladder.
  const near = strongAnchor(reading);
  if (near && isSchool(near.anchor.subject) && matter !== null && ofWork.includes(matter)) return null;
  return isOfSubject && !(matter === 'wonder' && ['science', 'health', 'geography'].includes(subjects[0] ?? '')) ? null : matter;
}

const givesOpinion =
  /^(?:(?:well|so|and|but|because|ok|yes|no|also) )*i (?:think|believe|guess|say|would say|agree|disagree|feel like)\b(?! (?:im|i am|i|everyone|nobody|they hate|he|she)\b)/;
/** "My friend says it was on purpose": what somebody says of a matter, and not of the student. */
const isHearsay =
  /^(?:(?:well|so|and|but|ok|wait|hm+) )*(?:my \w+|a friend|someone|somebody|people|everyone) (?:says?|said|thinks?|told me|claims?) (?:that )?(?:its?|theyre|they|there|the|this|that)\b(?!.*\b(?:i|im|me|my|us|we)\b)/;
const ofWriting = /\b(?:essay|thesis|paragraph|book report|topic sentence)\b/;
const ofSelf = /\b(?:i|im|ive|ill|me|my|mine|we|us|our)\b/;

/** Does a line stay with what was told? A topic's name in passing does not lead away; a question about it, or "it's on photosynthesis", does. */
export function staysWithLife(reading: Reading, matter: LifeMatter): boolean {
  const { intent, topic, message } = reading;
  if (isWork(reading) || !(lifeIntents.includes(intent) || /^is it true\b/.test(fold(message))) || reading.feeling === 'sad') return false;
  if (matter !== 'group' && intent === 'statement' && saysWhatIsAsked.test(fold(message))) return false;
  if (reading.told !== null || matterIn(message, reading.feeling) !== null) return true;
  // What the group's project is about leaves the group no more at peace.
  if (matter === 'group' && intent === 'statement' && ofProject.test(fold(message))) return true;
  // "Social studies", "its about the branches of government": which work it is.
  const asksForWork = (intent === 'question' || intent === 'meaning') && reading.matter !== null && !ofSelf.test(fold(message));
  if (asksForWork || proposesWork(reading)) return false;
  const isWhichWork = reading.words <= 9 && (namesWork.test(fold(message)) ? reading.matter !== null : reading.words <= 3) && reading.subjects.some(isSchool);
  if (!topic) return !isWhichWork && !tellsOfTask.test(fold(message));
  if (intent === 'question' || intent === 'still-stuck' || intent === 'meaning' || intent === 'proposes') return topic.how === 'terms' && topic.hits < 2;
  return topic.how === 'terms' || !namesWork.test(fold(message));
}

const ofProject = /^(?:(?:ok|well|so|and|but) )*(?:its|it is|(?:the|our) (?:project|poster|presentation|work|thing) is) (?:on|about|for|due)\b/;

/** "The test is on egypt", "my essay is about bullying": the work, by its matter, and nothing of the student. */
const saysWhatIsAsked =
  /^(?:(?:ok|well|so|and|but|anyway) )*(?:the|my|our)(?: \w+)? (?:test|quiz|exam|homework|hw|essay|project|worksheet|report) (?:is|was) (?:on|about) (?!.*\b(?:i|im|me|my|myself)\b)/;

/** What goes wrong in the doing: "i skip lines when i read", "i forget the plus sign". */
const tellsOfTask =
  /\bi (?:always |often |keep |just )?(?:skip|skipping|lose|forget|mix up|mixing up|miss|misread|confuse) (?:\w+ ){0,3}(?:lines?|words?|place|signs?|letters?|steps?|numbers?|rules?|commas?|endings?)\b/;

/** "Its on fractions", "we are doing volcanoes": which work it is about, in a line that tells nothing else. */
const namesWork =
  /^(?:(?:ok|well|so|and|but|anyway) )*(?:its|it is|(?:the|my)(?: \w+)? (?:test|quiz|exam|homework|hw|essay|project|worksheet) is|(?:we|im|i am|were|we are) (?:doing|learning|studying)|we have|i have)\b/;

/** The topic that Kora's last reply offered, when the student takes it up: with a yes, or with a line that belongs to it. */
export function offeredTopic({ mode, message, feeling, topic, told }: Reading, lastReply: string, index: KnowledgeIndex): TopicHit | null {
  const frames = index.knowledge.moves.student.life.offerTopic.flatMap(sentencesOf).flatMap((each) => (each.includes('{topic}') ? [each.split('{topic}')] : []));
  const offer = mode === 'student' ? sentencesOf(lastReply).find((each) => frames.some(([before = '', after = '']) => each.startsWith(before) && each.endsWith(after))) : undefined;
  const offered = offer ? index.findTopic(offer) : null;
  if (!offered) return null;
  // Another one may be named instead.
  if (topic && topic.how !== 'terms' && told === null && matterIn(message, feeling) === null) return topic;
  const isYes = /^(?:yes|yeah|yep|ok|okay|sure|now|lets|please)\b/.test(fold(message));
  return isYes || (matterIn(message, feeling) === null && covers(offered.topic, message)) ? offered : null;
}

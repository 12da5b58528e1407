/** What students find out by themselves and put in their own words: the pack says that it holds, and asks the next question. */
import type { Idea, TopicPack } from '../../contracts/knowledge/topic.ts';
import { fold } from '../text/words.ts';
import { expectedReplies } from './expected-replies.ts';
import { intentOf } from './intents.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { asWords, type Phrase, patternOf } from './phrases.ts';
import { beliefIn } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

const denial =
  /\b(?:not|never|no(?! matter\b)|dont|doesnt|isnt|arent|didnt|wasnt|werent|cant|cannot|wont|wouldnt|couldnt|shouldnt|havent|hasnt|hadnt|nobody|without|wrong|false|untrue)\b/;
/** A doubt before the idea denies nothing of it, nor does the "no" that answers a question. */
const doubt =
  /^(?:(?:um+|so|well|ok|but),? )*(?:(?:idk|dunno|no idea|i dont know|im not sure|not sure)(?: if)?\b|(?:no|nope|nah)(?:,|(?= (?:its?|they|theyre|the|because|bc|cuz|you|we|i|there|theres|that|this|both|all|only)\b)))/;
/** "Isn't it the mud" expects a yes. */
const expectsYes = /^(?:(?:so|but|wait|oh|well|and),? )*(?:isnt|arent|wasnt|werent|dont|doesnt|didnt|wouldnt|couldnt)(?= (?:it|that|this|they|the|he|she|we|you|there)\b)/;
/** A doubt behind the idea denies nothing either. */
const doubtBehind =
  /,? (?:but |or something )?(?:idk|i dont know|(?:im )?not sure|isnt it|arent they|wasnt it|werent they|dont they|doesnt it|didnt they)(?: tho(?:ugh)?)?[.?! ]*$/;
/** "The bosses, not the machines" denies the machines alone; "it is not the bosses" has its verb before the "not". */
const contrast =
  /(?<!\b(?:am|im|is|its|thats?|it|are|theyre|was|were|be|been|do|does|did|can|could|will|would|should|may|might|must|has|have|had|i|he|she|we|they|you|why|or|if)),? not (?!(?:enough|all|always|really|much|many|very|just|only|even|every\w*|as|so|too|yet|sure)\b).+$/;
const asksOpenly =
  /^(?:(?:so|and|but|ok|okay|oh|wait|then),? )*(?:(?:whats|why|hows?|who|which)\b|what (?!you |we |i |goes |comes )|(?:when|where) (?:do|does|did|is|are|was|were|will|would|can|could|should|has|have)\b)/;
const asksWithin =
  /\b(?:(?<!have to |need to |must |should )explain|tell me|show me|(?<!you |readers? )wonder\w*|idk|(?<!has )no idea|(?<!you |they |readers? |people )want to know|(?:do|can|could) (?:you|u)|(?<!you )(?:dont|cant|not sure) (?:get|know|understand|see|remember))\b.*\b(?:why|how|what|whats|when|where|who|which)\b/;
const asksForChoice = /^(?:(?:so|and|but|ok|okay|oh|wait|then),? )*(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)\b.*\bor (?!not\b|something\b|smth\b)/;
const asks = (sentence: string): boolean => asksOpenly.test(sentence) || asksWithin.test(sentence) || asksForChoice.test(sentence);

interface Telling {
  /** Each stands somewhere in the text, in any order. */
  phrases: Phrase[];
  denies: boolean;
}

const tellingsOf = (told: readonly string[]): Telling[] => told.map((each) => ({ phrases: each.split(' + ').map((phrase) => patternOf(phrase, {})), denies: denial.test(each) }));

const mistaken = new WeakMap<TopicPack, Telling[]>();
function mistakesOf(topic: TopicPack): Telling[] {
  const known = mistaken.get(topic) ?? tellingsOf(topic.wrongThoughts ?? []);
  mistaken.set(topic, known);
  return known;
}

const prepared = new WeakMap<Idea, { hears: Telling[]; unless: Telling[] }>();
function prepare(idea: Idea): { hears: Telling[]; unless: Telling[] } {
  const known = prepared.get(idea) ?? { hears: tellingsOf(idea.hears), unless: tellingsOf(idea.unless ?? []) };
  prepared.set(idea, known);
  return known;
}

/** "It isn't the soil, it's the air": what one part of the line denies is not denied by the next. */
const clausesOf = (said: string): string[] => said.split(/[,.;:!?]+ | but /).filter(Boolean);

/** A text that denies something is held only against what denies as well: "the same size" is not "not the same size". */
const isHeard = ({ words, isDenied }: Piece, { phrases, denies }: Telling): boolean => (denies || !isDenied) && phrases.every((phrase) => phrase.test(words));

interface Piece {
  words: string;
  isDenied: boolean;
}

const asPiece = (said: string): Piece => ({ words: asWords(said), isDenied: denial.test(said) });

/** The ideas of the pack that the text puts into words, first the one of which it holds most phrases. An open question puts none, and neither does a belief of which the pack knows that it is wrong. */
export function ideasIn(topic: TopicPack, text: string): Idea[] {
  const said = fold(text).replace(doubt, '').trim().replace(expectsYes, '').replace(doubtBehind, '');
  // "The oxygen comes from the carbon dioxide that plants take in" holds the words of a right idea and says something else.
  if (!topic.ideas || said.split(/(?<=[.?!]) /).some(asks) || beliefIn(topic, text)?.isSure) return [];
  const isMistaken = mistakesOf(topic).some((telling) => isHeard(asPiece(said), telling));
  if (isMistaken) return [];
  const whole = asWords(said);
  const pieces = [said, ...clausesOf(said), said.replace(contrast, '')].map(asPiece);
  const isWrong = (idea: Idea) => prepare(idea).unless.some(({ phrases }) => phrases.every((phrase) => phrase.test(whole)));
  const countOf = (idea: Idea) => prepare(idea).hears.filter((telling) => pieces.some((piece) => isHeard(piece, telling))).length;
  return topic.ideas
    .map((idea) => ({ idea, count: isWrong(idea) ? 0 : countOf(idea) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ idea }) => idea);
}

/** Is the line an answer to Kora's last reply or a thought that the topic in work knows? */
export const foresees = (topic: TopicPack, lastReply: string, message: string, index: KnowledgeIndex): boolean =>
  expectedReplies(index, lastReply, message).length > 0 || ideasIn(topic, message).length > 0;

/** What somebody means who puts a thought into words. "I still don't get it" is none, and neither is a wish. */
const mayTell: readonly Turn['reading']['intent'][] = ['statement', 'question', 'proposes', 'wants-check', 'success', 'unclear', 'not-for-us', 'off-topic', 'acknowledges'];

/** Confirms an idea that has not been confirmed yet. */
export function sayIdea({ reading, speaker }: Turn, topic: TopicPack): boolean {
  const said = fold(reading.message).replace(doubt, '');
  if (!mayTell.includes(said === fold(reading.message) ? reading.intent : intentOf(said))) return false;
  const ideas = ideasIn(topic, reading.message);
  return ideas.length > 0 && speaker.sayFirst(ideas.map(({ says }) => says));
}

/** Whether a short pack is meant by a message, and how far the message goes with it. */
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import { contentStems, stem } from '../text/stems.ts';
import { fold, sentencesOf, wordsOf } from '../text/words.ts';
import { light, weighing } from './life-thread.ts';
import { withoutPlace } from './named-subject.ts';
import { strongAnchor } from './read-message.ts';
import type { ShortTurn } from './short-pack-turn.ts';
import type { ShortHit } from './short-packs.ts';
import { isSchool } from './subjects.ts';
import { covers } from './topic-knowledge.ts';

/** Does the message mean this pack, and neither a whole topic pack nor something that is told of the student? */
export function isMeant({ stems, pack }: ShortHit, current: ShortPack | null, { reading, state, index }: ShortTurn): boolean {
  // "A first lesson on fractions" is a lesson on fractions; a whole phrase that is met is the matter itself.
  if (pack.for === 'teacher' && stems.length > 0 && reading.lessonTopic !== null && reading.topic?.how === 'named') return false;
  if (pack.for) return pack.for === 'both' || (strongAnchor(reading)?.coverage ?? 0) < 0.9;
  if (reading.told !== null || reading.feeling === 'sad' || reading.feeling === 'lonely' || state.feeling === 'sad') return false;
  const isShort = reading.intent === 'statement' && reading.words <= 5;
  // "Should i tell the teacher", said of a group that does nothing, asks for no plan of the day.
  if (state.matter && !light.includes(state.matter) && !isSchool(pack.subject) && stems.length > 0) return false;
  if (state.matter && weighing.includes(state.matter) && reading.intent === 'statement') return false;
  // "Taxes?", said to one's own question about the colonists, is an answer.
  if (!current && state.turn > 0 && state.unknownTopic !== null && reading.words <= 2 && reading.message.includes('?')) return false;
  // A slip of spelling is what is asked about only where nothing else is.
  if (pack.exact && stems.length === 1 && reading.words > 3 && !/\b(?:spel\w+|writ\w+|correct)\b/.test(fold(reading.message))) return false;
  // "Slavery", said of the Civil War, is an answer and no page of its own.
  if (current && (['statement', 'proposes'].includes(reading.intent) || reading.words === 1) && stems.length > 0 && reading.words <= 6 && isAllOf(current, reading.message))
    return false;
  // "It compares two things without like or as", said of metaphors, is a thought on them and no essay that compares.
  if (
    current &&
    (stems.length === 0 || pack.coach) &&
    ['statement', 'proposes'].includes(reading.intent) &&
    !ofOwnWork.test(fold(reading.message)) &&
    !isElsewhere(current, reading.message)
  )
    return false;
  // "In Macbeth, the tragic hero is the author of his own destruction" is a sentence for the essay in work.
  if (current?.subject === 'language' && pack.subject === 'language' && reading.intent === 'statement' && reading.words >= 7 && !ofOwnWork.test(fold(reading.message)))
    return false;
  // A single word of a name may come up in any answer.
  if (current && stems.length === 1 && reading.intent === 'statement' && !isShort) return false;
  // "But it's past tense", said in Spanish.
  if (isShort && state.subject && state.subject !== pack.subject && isSchool(state.subject)) return false;
  const { topic } = reading;
  // The topic pack in work has its own lines on it.
  const inWork = index.topics.get(state.topic ?? '');
  if (inWork && covers(inWork, reading.message)) return false;
  // "What is the square root of 81": a page on just this comes before a pack that has the word among its terms.
  if (topic?.how === 'terms' && state.topic === null && stems.length > 1 && asksOnlyFor(stems, reading.message)) return true;
  if (topic?.how === 'terms' && stems.length > 0 && stems.every((each) => topic.topic.terms.some(({ term }) => contentStems(term).includes(each)))) return false;
  if (topic?.how === 'named') {
    const named = contentStems(topic.name);
    // "How does the heart work": the page on the heart says it more straightly than the whole pack on the body.
    const isNarrower = state.topic === null && asksWhat.test(fold(reading.message)) && !named.some((each) => contentStems(topic.topic.title).includes(each));
    if (isNarrower && named.every((each) => stems.includes(each))) return strongAnchor(reading) === null;
    if (named.length > stems.length || stems.every((each) => named.includes(each))) return false;
  }
  if (asksOnlyFor(stems, reading.message) || (reading.intent === 'statement' && reading.feeling === null && namesOnly(stems, reading.message))) return true;
  // A whole conversation was written on it.
  const anchor = strongAnchor(reading);
  if (!anchor) return true;
  const [coverage, matched] = reading.intent === 'statement' || anchor.coverage > 0.95 ? [0.6, 2] : [0.75, 3];
  return pack.subject !== 'study-skills' && (anchor.coverage < coverage || anchor.matched < matched);
}

const ofOwnWork = /\b(?:i|im|ive|we|my|our|me|need|help|homework|essay|write|writing|test|quiz|project)\b/;

/** "What is a black hole", "what is a fair test in science" ask for nothing but this; figures are what it is asked of. */
function asksOnlyFor(stems: readonly string[], message: string): boolean {
  const asked = asksWhat.test(fold(message)) ? contentStems(withoutPlace(message)).filter((each) => !/^\d+$/.test(each)) : [];
  return asked.length > 0 && stems.length > 0 && asked.every((each) => stems.includes(each));
}

/** "We read Romeo and Juliet": a name of several words, and nothing that tells of a trouble with it. */
function namesOnly(stems: readonly string[], message: string): boolean {
  return stems.length > 1 && contentStems(message).every((each) => stems.includes(each) || ofClass.has(each));
}
const ofClass = new Set(contentStems('read reading study do learn class school english lesson unit book play novel story now'));

const asksWhat = /^(?:(?:so|and|but|ok|okay|hi|hey|please|can you|could you|kora),? )*(?:what|whats|how|hows|why|explain|tell me (?:about|how|what|why))\b/;

/** Is the message a thought about the world, which may go on with the pack, and neither about the student nor the name of something else? */
export function isOnMatter({ reading }: ShortTurn, pack: ShortPack): boolean {
  const { message, words, topic, feeling, subjects, matter } = reading;
  const { subject } = pack;
  const isOfOther = subjects.filter(isSchool).some((each) => each !== subject) || (topic !== null && topic.how !== 'terms') || (matter !== null && isElsewhere(pack, matter));
  return (
    words >= 3 &&
    words <= 14 &&
    feeling === null &&
    !isOfOther &&
    !['languages', 'computing', 'arts', 'mathematics'].includes(subject) &&
    // Of a book there is more to say than its page holds.
    !(subject === 'language' && /^(?:the )?\p{Lu}/u.test(pack.title)) &&
    !/\b(?:i|im|ive|my|me|we|our)\b(?! (?:think|guess))/.test(fold(message))
  );
}

/** Does the message bring words of its own, of which the pack knows none? */
export function isElsewhere(pack: ShortPack, message: string, least = 1): boolean {
  const own = contentStems(message);
  const text = [pack.idea, pack.title, pack.ask?.question, pack.ask?.answer, pack.ask?.hint, pack.example].join(' ');
  const known = new Set(wordsOf(text).map(stem));
  return own.length >= least && !own.some((each) => known.has(each));
}

/** Does the pack know every word of the message? */
function isAllOf({ idea, title, ask, example }: ShortPack, message: string): boolean {
  const known = new Set(wordsOf([idea, title, ask?.question, ask?.answer, ask?.hint, example].join(' ')).map(stem));
  return contentStems(message).every((each) => known.has(each));
}

/** Does the message speak of the matter, and of nothing in the question, or clearly more of the idea? The idea meets it better than a hint to the answer. */
export function isOfIdea({ reading }: ShortTurn, { ask, idea }: ShortPack): boolean {
  const own = contentStems(reading.message);
  const asked = new Set(contentStems([ask?.question, ask?.hint, ask?.answer].join(' ')));
  const shared = own.filter((each) => asked.has(each)).length;
  return reading.words >= 3 && (shared === 0 || own.filter((each) => contentStems(idea).includes(each)).length >= shared + 1);
}

/** The first words of the sentence of the idea that the message shares most with; null where it shares fewer than two words. */
export function beginOfLine({ idea }: ShortPack, message: string): string | null {
  const own = contentStems(message);
  const [best] = sentencesOf(idea)
    .map((sentence) => ({ sentence, shared: own.filter((each) => contentStems(sentence).includes(each)).length }))
    .sort((a, b) => b.shared - a.shared);
  return best && best.shared > 1 ? firstWordsOf(best.sentence) : null;
}

/** The words with which a sentence begins, enough to find it by. */
export const firstWordsOf = (sentence: string): string =>
  /^(?:\S+\s+){2,5}\S+?(?=[,.;:]?(?:\s|$))/.exec(sentence)?.[0].replace(/[,;:]?(?: (?:a|an|the|of|and|or|to|in|is|it|that|with|by|on|for))+$/, '') ??
  sentence.replace(/[.?!]$/, '');

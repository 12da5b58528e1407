/**
 * The pack that a topic in a generator stands on. A name of a pack within a longer phrase is not enough: "market forces" are none of physics, and the rest of the phrase must be
 * something that the pack speaks of. A key term leads to its pack as a name does where the pack speaks of the whole phrase: the Senate of Rome is its matter, that of Canada is not.
 */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { Subject } from '../../contracts/knowledge/vocabulary.ts';
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { isHalf } from '../lesson/half.ts';
import { contentStems, isStopWord, stem } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import { framing, ordinal } from './framing.ts';
import { packsNaming, type Span, spansOf } from './held-names.ts';
import { packWords } from './pack-words.ts';
import { isUnspoken, partOf } from './part-of.ts';
import { isRelated, subjectOf } from './stated-subject.ts';

export interface TopicGround {
  pack: TopicPack;
  /** Words of the topic of which the pack says nothing. */
  unheld: readonly string[];
}

interface Candidate extends TopicGround {
  isExact: boolean;
  isNamed: boolean;
  weight: number;
  fit: number;
}

/** `subject`: as the teacher typed it; empty where none is asked for. */
export function groundOf(topic: string, subject: string, index: KnowledgeIndex): TopicGround | null {
  const ground = nearestGround(topic, subject, index);
  if (!ground || ground.isName) return ground;
  // Of what no line speaks is no part of it.
  const part = partOf(ground.pack, topic);
  return part && isUnspoken({ names: part.speaks }, ground.pack) ? null : ground;
}

function nearestGround(topic: string, subject: string, index: KnowledgeIndex): (TopicGround & { isName?: boolean }) | null {
  const own = subjectOf(subject);
  const asked = readTopic(topic);
  const found = packsNaming(asked.words, index).flatMap((pack) => candidate(pack, asked, own, index) ?? []);
  const [best, next] = found.sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.fit - a.fit || Number(b.isNamed) - Number(a.isNamed) || b.weight - a.weight);
  // A term of two packs, such as "nucleus", that no stated subject tells apart means neither.
  if (best && !(next && !best.isNamed && !next.isNamed && asked.content.length === 1 && linesOn(next.pack, topic) * 2 > linesOn(best.pack, topic)))
    return { pack: best.pack, unheld: best.unheld, isName: best.isNamed && (best.isExact || best.weight > 1) };
  // "Division" may be said of anything; in mathematics, and where no subject is asked for, it is half of a pack.
  const half = [...index.topics.values()].find(
    (pack) => (pack.subject === own || subject === '') && isHalf(pack, topic) && contentStems(topic).every((each) => packWords(pack).title.has(each)),
  );
  return half ? { pack: half, unheld: [] } : (spokenOf(asked, own, index) ?? toldOf(topic, own, index));
}

/** Lines from which on a pack speaks of a matter, and does not only touch it: of one word, of several. */
const enoughLines = [6, 3] as const;
/** Packs in which a matter of its own may stand. */
const mostSpeaking = 3;

/** What is neither a name nor a key term, and still a matter of one pack and of hardly another: "passwords" of internet safety. */
function spokenOf(asked: Asked, own: Subject | null, index: KnowledgeIndex): TopicGround | null {
  const { words, content } = asked;
  const stems = content.map((place) => stem(words[place] ?? ''));
  if (stems.length === 0 || own === null) return null;
  const speaking = [...index.topics.values()]
    .map((pack) => ({ pack, lines: packWords(pack).lines.filter((line) => stems.every((each) => line.has(each))).length }))
    .filter(({ lines }) => lines > 0)
    .sort((a, b) => b.lines - a.lines);
  const [best, next] = speaking;
  const isOwn = best && best.lines >= enoughLines[stems.length > 1 ? 1 : 0] && (next?.lines ?? 0) * 2 <= best.lines && speaking.length <= mostSpeaking;
  // "Poland" and "unions" are more than what one war or one state says of them.
  const isName = stems.length === 1 && !best?.pack.facts.some(({ text }) => new RegExp(`\\b${words[content[0] ?? 0]}`).test(text));
  return isOwn && !isName && own === best.pack.subject && !isKeptAway(best.pack, asked) ? { pack: best.pack, unheld: [] } : null;
}

/** A question in which no name stands, and of which one line of a pack has every word: "how leaves make sugar". */
function toldOf(topic: string, own: Subject | null, index: KnowledgeIndex): TopicGround | null {
  const stems = contentStems(topic).filter((each) => !framing.has(each));
  if (stems.length < 2 || !/^(?:how|why|what|when|where|who|which)\b/i.test(topic)) return null;
  const hit = index.findTopic(topic);
  if (hit?.how !== 'terms' || hit.hits < 2 || (own && !isRelated(own, hit.topic.subject))) return null;
  return packWords(hit.topic).lines.some((line) => stems.every((each) => line.has(each))) ? { pack: hit.topic, unheld: [] } : null;
}

const linesOn = (pack: TopicPack, topic: string): number => packWords(pack).lines.filter((line) => contentStems(topic).some((each) => line.has(each))).length;

interface Asked {
  topic: string;
  words: readonly string[];
  /** The number of the phrase that each word stands in: what connectives and commas part. */
  phrases: readonly number[];
  /** Places of the words that carry the topic. */
  content: readonly number[];
}

const connective = new Set(
  'of in on at for from to with without by during between among about around under over after before since until through across against into within as like and or vs versus'.split(
    ' ',
  ),
);
function readTopic(topic: string): Asked {
  const words: string[] = [];
  const phrases: number[] = [];
  let phrase = 0;
  // For whom it is: "fractions for 5th graders", "for grade 7".
  for (const part of fold(topic)
    .replace(/\bfor (?:\w+ )?(?:grade|year)s? ?\w*|\bfor \w+ (?:graders?|years? olds?)\b/g, '')
    .split(/[,;:()/?!–—]|\s-\s/)) {
    for (const word of wordsOf(part)) {
      if (connective.has(word)) phrase++;
      words.push(word);
      phrases.push(phrase);
      if (connective.has(word)) phrase++;
    }
    phrase++;
  }
  const content = words.flatMap((word, place) => ((word.length > 1 || /\d/.test(word)) && !isStopWord(word) && !framing.has(stem(word)) ? [place] : []));
  return { topic, words, phrases, content };
}

function candidate(pack: TopicPack, asked: Asked, own: Subject | null, index: KnowledgeIndex): Candidate | null {
  const spans = spansOf(pack, asked.words).filter(({ weight, from, to }) => weight > 0 || to - from === asked.words.length);
  const [longest] = [...spans].sort((a, b) => b.weight - a.weight || Number(b.isName) - Number(a.isName));
  if (!longest || isKeptAway(pack, asked)) return null;
  const isNamed = spans.some(({ isName }) => isName);
  const weight = Math.max(...spans.map((span) => span.weight));
  const rest = asked.content.filter((place) => !spans.some(({ from, to }) => place >= from && place < to));
  const isStated = own !== null && isRelated(own, pack.subject);
  const typed = asked.words.slice(longest.from, longest.to).join(' ');
  const isTelling = weight > 1 || !isUsedElsewhere(typed, pack, own, index);
  if (own !== null && !isStated && (rest.length > 0 || !isTelling)) return null;
  if (!isNamed && weight === 1 && own !== pack.subject && !(isTelling && isOwnWord(typed, pack, index))) return null;
  const { held, pairs } = packWords(pack);
  const isHeld = (place: number): boolean => held.has(stem(asked.words[place] ?? ''));
  const inPhrase = (place: number): Span | undefined => spans.find(({ from }) => asked.phrases[from] === asked.phrases[place]);
  if (!isNamed && !rest.every((place) => standsBeside(asked.words[place] ?? '', asked.words.slice(longest.from, longest.to), pack))) return null;
  for (const place of rest) {
    const span = inPhrase(place);
    if (!span) continue;
    const isPair = [place - 1, place].some((at) => pairs.has(`${stem(asked.words[at] ?? '')} ${stem(asked.words[at + 1] ?? '')}`));
    const isLoose = (span.weight > 1 || own === pack.subject) && isHeld(place) && !ordinal.test(asked.words[place] ?? '');
    if (!isPair && !isLoose) return null;
  }
  const beside = rest.filter((place) => !inPhrase(place));
  const unheld = beside.filter((place) => !isHeld(place));
  if (unheld.length > 0 && !((own === pack.subject || longest.weight > 1) && isHead(longest, asked, pack, unheld))) return null;
  return {
    pack,
    unheld: unheld.map((place) => asTyped(asked, place)),
    isExact: rest.length === 0,
    isNamed,
    weight,
    fit: own === null ? 0 : Number(own === pack.subject) + Number(isStated),
  };
}

/** Does a line of the pack speak of the word and of the term at once? */
function standsBeside(word: string, term: readonly string[], pack: TopicPack): boolean {
  const stems = [...term.filter((each) => !isStopWord(each)), word].map(stem);
  return packWords(pack).lines.some((line) => stems.every((each) => line.has(each)));
}

/** What may stand before a place or a case of it. "Climate of fear" and "voting with your feet" are something else. */
const ofPlace = new Set(['in', 'at', 'to', 'from', 'during', 'among']);

/** Is the name the whole of what is asked for, before words of which the pack says nothing? A single word must be of its title, and the rest the place or the case. */
function isHead({ from, weight, isName }: Span, { words, phrases, content }: Asked, pack: TopicPack, unheld: readonly number[]): boolean {
  if (!isName || phrases[from] !== phrases[content[0] ?? from]) return false;
  if (weight > 1) return true;
  const before = (place: number): string => words[phrases.indexOf(phrases[place] ?? 0) - 1] ?? '';
  return packWords(pack).title.has(stem(words[from] ?? '')) && unheld.every((place) => ofPlace.has(before(place)));
}

const isKeptAway = (pack: TopicPack, { words }: Asked): boolean => {
  const stems = ` ${words.map(stem).join(' ')} `;
  return pack.unless?.some((phrase) => stems.includes(` ${wordsOf(phrase).map(stem).join(' ')} `)) ?? false;
};

/** Packs of other subjects that may use a word without its being theirs. */
const byChance = 2;

/** Is it a word of other subjects as well? Where one is stated, of that one. */
const isUsedElsewhere = (word: string, { subject }: TopicPack, own: Subject | null, index: KnowledgeIndex): boolean =>
  [...index.topics.values()].filter(
    (pack) => !isRelated(pack.subject, subject) && (own === null || isRelated(own, subject) || isRelated(pack.subject, own)) && packWords(pack).held.has(stem(word)),
  ).length > (own === null ? byChance : 0);

/** "Minerals" are a term of nutrition, and the matter of others as well. */
const isOwnWord = (word: string, { subject }: TopicPack, index: KnowledgeIndex): boolean =>
  [...index.topics.values()].filter((pack) => pack.subject !== subject && packWords(pack).held.has(stem(word))).length <= 1;

/** As the teacher wrote it. */
const asTyped = ({ topic, words }: Asked, place: number): string =>
  topic.match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu)?.find((word) => wordsOf(word)[0] === words[place]) ?? words[place] ?? '';

/** Names of packs in whose words the pack does not speak of itself: another name of the whole says so here, all others name a part or a case of it. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { editDistance } from '../text/edit-distance.ts';
import { contentStems, isStopWord, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { framing } from './framing.ts';

const wholeNames = new Set(
  `color harmony; sheet music; cybersafety; ml; data base; hydrologic cycle; hydrological cycle; healthy sleep; sleep habits; sleep hygiene; wwi; ww i; ww1; 1st world war;
  wwii; ww ii; ww2; 2nd world war; inferencing; area homework; calculate the area; percent homework; calculating percents; algebra equations; poetry analysis; infrence;
  proportional reasoning; directly proportional; how ai learns; how does ai learn; multi digit multiplication; chance experiments; atomic structure; structure of the atom; structure of an atom;
  cell biology; ecology; eco system; eco systems; human anatomy; photosynthetic; phases of matter; phase changes; weather vs climate; climate vs weather; industrialisation; story elements;
  elements of a story; narrative structure; story arc; multi-step equations`
    .split(';')
    .map((name) => keyOf(name)),
);

function keyOf(name: string): string {
  return wordsOf(name.replace(/^\s*(?:the|an?) /i, '')).join(' ');
}

/** Is it the whole of a pack by another name? */
export const isWholeName = (topic: string): boolean => wholeNames.has(keyOf(topic));

/** Is the topic a name of the pack with other words than the pack uses, and neither the whole by another name nor a misspelling? `strange`: its words that no line of the pack has. */
export function namesUnspoken({ title, aliases }: TopicPack, topic: string, strange: readonly string[], used: ReadonlySet<string>): boolean {
  const asked = keyOf(topic);
  if (strange.length === 0 || !aliases.some((alias) => keyOf(alias) === asked)) return false;
  const ofTitle = contentStems(title);
  const isSpelling = (word: string): boolean => [...ofTitle, ...used, ...framing].some((each) => isNearly(each, word));
  const joined = wordsOf(title)
    .filter((word) => !isStopWord(word))
    .join('');
  return !isNearly(joined, wordsOf(topic).join('')) && strange.some((word) => !isSpelling(word) && !ofTitle.some((each) => begins(each, word)));
}

/** A slip or two in a longer word. */
const isNearly = (right: string, typed: string): boolean =>
  typed.length >= 4 && Math.abs(right.length - typed.length) <= 2 && editDistance(right, typed) <= (typed.length < 9 ? 1 : 2);

/** "Inferencing" and "infer" are one word in two forms. */
const begins = (one: string, other: string): boolean => Math.min(one.length, other.length) >= 5 && (one.startsWith(other) || other.startsWith(one));

/** The pack's stems that begin as the word does, where it has the word in another form only: "circulatory" and "circulation". */
export const kinOf = (word: string, used: ReadonlySet<string>): string[] => [...used].filter((each) => begins(each, stem(word)));

/** What a pack calls it where the name of the part is another word. */
const called = new Map(
  Object.entries({
    circulatory: 'heart artery vein capillary',
    cardiovascular: 'heart artery vein capillary',
    respiratory: 'lung breathe breath alveolus alveoli trachea',
    skeletal: 'skeleton bone joint',
    muscular: 'muscle',
    excretory: 'kidney urine nephron',
    urinary: 'kidney urine nephron',
    endocrine: 'hormone gland',
    halogens: 'chlorine fluorine bromine iodine',
    biodiversity: 'diversity',
    cybersecurity: 'password phishing malware',
    mlk: 'king',
    seismograph: 'seismometer',
  }).map(([name, words]) => [stem(name), words.split(' ').map(stem)] as const),
);

export const calledHere = (word: string, used: ReadonlySet<string>): string[] => (called.get(word) ?? []).filter((each) => used.has(each));

/** Which sentences of a passage carry the most, and which of its words a reader may have to work out. */

import { syllablesIn } from '../text/reading-level.ts';
import { isStopWord } from '../text/stems.ts';
import { body } from './candidate.ts';
import type { Passage, ReadSentence } from './passage.ts';
import type { Word } from './tagger.ts';
import { isBoilerplate, isReported } from './views.ts';

/** What a word of the title adds, in sentences that hold it. */
const titleWeight = 3;

/** The sentence whose words the others share most (after Luhn, 1958, "The Automatic Creation of Literature Abstracts"); of equal ones the first. `within`: of which part of the passage, by shares of its sentences. */
export function centralSentence(passage: Passage, [from, to]: readonly [number, number] = [0, 1]): ReadSentence | null {
  const whole = body(passage);
  // A report says itself what came out.
  const found = passage.sentences.findIndex(({ form, text }) => form === 'heading' && /^(?:Conclusions?|Summary)\b/i.test(text));
  const concluded = found >= 0 ? passage.sentences.slice(found + 1).find(({ form }) => form !== 'heading') : undefined;
  if (concluded && from === 0 && to === 1) return concluded;
  const stretch = whole.slice(Math.floor(whole.length * from), Math.ceil(whole.length * to)).filter(({ speech, text }) => !speech && !text.endsWith('?'));
  // What others say, what stands in every notice and a title with a full stop are nobody's point.
  const stated = stretch.filter((sentence) => !isReported(sentence) && !isBoilerplate(sentence) && (sentence.form === 'verse' || states(sentence)));
  const all = stated.length > 0 ? stated : stretch;
  const weights = new Map(passage.topics.map(({ lemma, sentences }) => [lemma, sentences.length]));
  const names = passage.cast.flatMap(({ name, sentences }) => name.split(' ').map((part) => [part.toLowerCase(), sentences.length / 2] as const));
  for (const [name, weight] of names) weights.set(name, weight);
  for (const word of passage.title?.toLowerCase().match(/\p{L}{4,}/gu) ?? []) if (!isStopWord(word)) weights.set(word, (weights.get(word) ?? 0) + titleWeight);
  const scoreOf = ({ words, index, length }: ReadSentence): number => {
    const shared = [...new Set(words.map(({ lemma, lower }) => (weights.has(lemma) ? lemma : lower)))].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    return (shared / Math.sqrt(Math.max(6, length))) * (index === 0 ? 1.25 : index <= 2 ? 1.1 : 1);
  };
  let best: { sentence: ReadSentence; score: number } | null = null;
  for (const sentence of all) {
    const score = scoreOf(sentence);
    if (!best || score > best.score) best = { sentence, score };
  }
  return best?.sentence ?? body(passage)[0] ?? null;
}

const states = ({ words }: ReadSentence): boolean => words.length === 0 || words.some(({ pos }) => pos === 'VERB' || pos === 'AUX');

/** The sentence that says what the whole is about, where one clearly does: a conclusion, the answer to what others hold, or the central one where points stand, at the beginning, the end or the head of a part. */
export function mainSentence(passage: Passage): ReadSentence | null {
  const all = body(passage).filter((sentence) => !sentence.speech && !sentence.isSaid && !sentence.text.endsWith('?'));
  const concluded = all.find(({ text }) => /^(?:Conclusions?:|In (?:conclusion|short|sum)\b|To sum up\b)/i.test(text));
  if (concluded) return concluded;
  const view = all.slice(0, 3).find(isReported);
  if (view) return answerTo(view, all);
  const central = centralSentence(passage);
  if (!central || isReported(central) || isBoilerplate(central) || !states(central)) return null;
  // A report says itself what came out.
  if (/^(?:Conclusions?|Summary)\b/i.test(passage.sentences[central.index - 1]?.text ?? '')) return central;
  const own = new Set(central.words.flatMap(({ pos, lemma, lower }) => (/^(?:NOUN|PROPN)$/.test(pos) && !isStopWord(lower) ? lemma : [])));
  const sharing = all.filter((each) => each !== central && each.words.some(({ lemma }) => own.has(lemma))).length;
  if (sharing < (all.length - 1) * 0.35) return null;
  const place = all.indexOf(central);
  const isHead = passage.paragraphs > 1 && all[place - 1]?.paragraph !== central.paragraph;
  return place >= 0 && (place < 2 || place >= all.length - 2 || isHead) ? central : null;
}

/** "The mill is not haunted, it is neglected": what denies the view, in two of its own words. */
function answerTo(view: ReadSentence, all: readonly ReadSentence[]): ReadSentence | null {
  const own = new Set(view.words.filter(({ pos, lower }) => /^(?:NOUN|VERB|ADJ|PROPN)$/.test(pos) && !isStopWord(lower)).map(({ lemma }) => lemma));
  const denies = ({ words }: ReadSentence): boolean => words.some(({ lower }) => /^(?:not|n't|never|no|nobody|wrong|instead)$/.test(lower));
  return (
    all.findLast((each) => each.index > view.index && !isReported(each) && denies(each) && new Set(each.words.flatMap(({ lemma }) => (own.has(lemma) ? lemma : []))).size >= 2) ??
    null
  );
}

/** "Little by little does the trick.": the last sentence of a tale, which tells of nobody and of no time. */
export function moralOf(passage: Passage): ReadSentence | null {
  const last = body(passage).at(-1);
  if (passage.kind !== 'story' || !passage.isPast || passage.isFirstPerson || !last || last.speech || last.isSaid || last.length > 16) return null;
  const verbs = last.words.filter(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const isTimeless = verbs.length > 0 && verbs.every(({ lower, lemma }) => lower === lemma || /^(?:is|are|has|does)$/.test(lower) || (/s$/.test(lower) && lower !== 'was'));
  const isOfSomeone = last.words.some(
    ({ pos, lower, text }, at) => (pos === 'PRON' && /^(?:he|she|they|it|him|her|them)$/.test(lower)) || (at > 0 && pos === 'PROPN' && /^\p{Lu}/u.test(text)),
  );
  return isTimeless && !isOfSomeone && !passage.cast.some(({ sentences }) => sentences.includes(last.index)) ? last : null;
}

/** Up to two sentences that speak of the same and stand in other places. */
export function detailsFor(passage: Passage, central: ReadSentence): ReadSentence[] {
  const topics = new Set(passage.topics.filter(({ sentences }) => sentences.includes(central.index)).map(({ lemma }) => lemma));
  const near = body(passage)
    .filter(
      (each) => each.index !== central.index && !each.speech && !isReported(each) && !isBoilerplate(each) && states(each) && each.words.some(({ lemma }) => topics.has(lemma)),
    )
    .sort((a, b) => Number(b.words.some(({ pos }) => pos === 'NUM')) - Number(a.words.some(({ pos }) => pos === 'NUM')));
  const [first] = near;
  const second = near.find(({ index, paragraph }) => first && index !== first.index && (passage.paragraphs === 1 || paragraph !== first.paragraph)) ?? near[1];
  return [first, second].flatMap((sentence) => sentence ?? []).sort((a, b) => a.index - b.index);
}

/** How likely a word has to be worked out: long in letters and syllables, and no plain form of a short one. 0 for names and everyday words. */
export function hardness(word: Word): number {
  if (word.lemma.length < 6 || !telling.has(word.pos) || isStopWord(word.lower) || !/^\p{Ll}[\p{Ll}-]+$/u.test(word.text)) return 0;
  const base = word.lemma.replace(/(?:ly|ness|ful|less|ing|ed|er|est|able|ment)$/, '');
  const syllables = syllablesIn(word.lemma);
  if (base.length < 5 || syllables < 2 || everyday.has(word.lemma) || everyday.has(base)) return 0;
  return syllables * 1.5 + word.lemma.length * 0.5 - (base === word.lemma ? 0 : 1.5);
}

const telling = new Set(['NOUN', 'VERB', 'ADJ', 'ADV']);

/** Long words that every reader of these grades has met. */
const everyday = new Set(
  `afternoon again against almost already although always animal another answer around because become before behind believe better between birthday breakfast brother building children
  circle clothes color country daughter decide different dinner during early either enough evening every example family father favorite finally finger finish flower follow forest forget
  forward friend garden grandmother grandfather happen happy himself herself holiday hospital hundred husband important inside interest interesting kitchen language letter listen little living
  market matter middle minute moment money monster morning mother mountain music nature neighbor never number office orange outside paper parent party people perhaps person picture player
  playground please pocket police present pretty problem promise question quick quiet rabbit reason remember return river school second secret several shoulder simple sister something sometimes
  special stand start station story strange street strong student suddenly summer surprise table teacher television thing thousand ticket together tomorrow tonight toward trouble under
  understand until village visit visitor water weather welcome whatever whether whisper window winter wonder wonderful world writer yellow yesterday computer telephone beautiful dangerous
  difficult easy possible everything nothing someone everyone anything carefully slowly quickly really usually million largest smaller bigger hungry angry heavy empty broken wooden golden
  original asleep violin volcano explode hedgehog notebook bottle expensive attention solution stumble footbridge museum library machine newspaper lantern animals mirror orange correct
  single funeral homework dragon thunderstorm afterwards electricity umbrella trumpet blanket basket bicycle chicken chocolate potato tomato holiday minister engineer scientist doctor soldier captain officer address protect provide produce remain remove
  increase decrease continue complete compare connect contain control create describe direct discuss divide doubt effort enjoy entire escape event expect explore famous future general
  honest imagine include journey leather member mention natural notice object ordinary patient perfect picture pleasant position practice prepare present prevent private public purpose
  quarter receive record refuse regular repeat require result review season separate serious service silence similar support suppose surprise terrible thought trouble usual valley various
  carry reach travel wander measure discover collect explain refrigerator footprint principal company elementary airplane apartment backpack balloon banana baseball basketball bathroom bedroom blackboard
  bookshelf bridge butterfly calendar camera cafeteria ceiling champion classmate closet computer cookie corner costume cupboard curtain customer daylight dentist dessert diamond dinosaur downstairs drawer
  driveway elephant elevator envelope everywhere excited exciting favorite firefighter fireplace football forty freezer furniture garage giraffe goodbye grandchild grocery hallway hamburger handkerchief
  headache helicopter hospital hurricane island jacket jewelry kangaroo keyboard kilometer ladder laundry lemonade library lightning living mailbox medicine meeting microwave motorcycle movie necklace neighborhood
  newspaper notice nowhere onion oven package paint pajamas pancake passenger pavement pencil penguin piano pillow pineapple pirate pizza planet playground pocket policeman popcorn postcard president program
  pumpkin puppet raincoat rainbow restaurant sandwich saucer scissors seventeen shopping shoulder sidewalk skeleton snowman somewhere spaghetti speaker squirrel stadium staircase stomach strawberry subway suitcase
  sunflower sunlight sunshine supermarket sweater swimming teaspoon teenager telescope theater thermometer thirteen thumb toothbrush towel tractor traffic treasure umbrella underwear uniform university upstairs
  vacation vegetable volleyball waterfall weekend wheelchair windmill wristwatch yesterday yogurt zipper settle sleeve pupil engineer council building skater costume manager village attic report reporter according sailor borrow article fountain packet`.split(
    /\s+/,
  ),
);

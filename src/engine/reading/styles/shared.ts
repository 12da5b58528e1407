/** Questions that more than one style asks, each in its own words, and what they look for. */
import { isQuoted } from '../asking.ts';
import { bands, body, each, hasLemma, type Maker, withStep } from '../candidate.ts';
import { beside } from '../keys.ts';
import { affectedNouns, decisions, feelings, gestures, humanNouns, plainVerbs } from '../lexicon.ts';
import { type Passage, type ReadSentence, subjectOf } from '../passage.ts';
import { quote, quoteAround } from '../quoting.ts';
import type { Word } from '../tagger.ts';
import { isBoilerplate, isReported } from '../views.ts';
import { hardness } from '../weighing.ts';
import { feelingsThatFit } from './shown-feelings.ts';
import { hasMeaning, meaningInContext } from './word-meaning.ts';

const hardEnough = 6;
/** Of words whose meaning is neither held nor told, only those that hardly anyone knows: "bottom" and "coffee" are none. */
const rareEnough = 8;

/** The hardest words, in the sentences that show most of their meaning. */
export const vocabulary: Maker = (passage) => {
  if (passage.kind === 'foreign' || passage.kind === 'fragments' || passage.isLoose) return [];
  const topics = new Set(passage.topics.slice(0, 2).map(({ lemma }) => lemma));
  const seen = new Set<string>();
  return body(passage)
    .filter((sentence) => !isBoilerplate(sentence))
    .flatMap((sentence) =>
      sentence.words
        .filter((word) => hardness(word) >= hardEnough && !/[-‐]/.test((sentence.text[word.start - 1] ?? '') + (sentence.text[word.end] ?? '')))
        .map((word) => ({ sentence, word, hard: hardness(word) - (topics.has(word.lemma) ? 2 : 0) - (sentence.length < 7 ? 2 : 0) })),
    )
    .filter(({ hard, sentence, word }) => hard >= (hard >= rareEnough || hasMeaning(sentence, word) ? hardEnough : rareEnough))
    .sort((a, b) => b.hard - a.hard)
    .filter(({ word }) => !seen.has(word.lemma) && seen.add(word.lemma))
    .slice(0, 6)
    .map(({ sentence, word, hard }) => ({
      kind: 'vocabulary',
      skill: 'Words in context',
      sentence: sentence.index,
      // Of a word without a meaning to give, a key has little to tell.
      weight: hasMeaning(sentence, word) ? Math.min(8, 4 + hard / 4) : 3.5,
      ask: () =>
        bands(
          `What does “${word.text}” mean in the sentence ${quoteAround(sentence.text, word.start, word.end, 110)}? Which words around it help you?`,
          `Work out “${word.text}” from its sentence: ${quoteAround(sentence.text, word.start, word.end, 110)}. Which words around it are the clues?`,
          `What does “${word.text}” mean in ${quoteAround(sentence.text, word.start, word.end, 110)}, and what would change with a simpler word in its place?`,
        ),
      hint: `Put another word in the place of “${word.text}” and see whether the sentence still makes sense.`,
      expected: () => meaningInContext(sentence, word),
      evidence: [sentence.index],
      lookFors: ['The meaning fits this sentence', 'Names at least one clue beside the word'],
    }));
};

/** “trudged” where ‘walked’ would have done: what the passage does not say stands in single marks. */
export const wordChoice = each((sentence, passage) => {
  const word = sentence.words.find(({ lemma, pos, lower }, i) => pos === 'VERB' && plainVerbs[lemma] && !/ing$/.test(lower) && sentence.words[i - 1]?.lemma !== 'be');
  if (!word || sentence.length < 4) return null;
  // A wolf growls, a twig snaps, a job demands: only who speaks could have ‘said’ or ‘asked’ it.
  if (/^(?:say|ask|shout)$/.test(plainVerbs[word.lemma]?.[0] ?? '') && (!sentence.speech || sentence.isSaid || isQuoted(sentence.text, word.start))) return null;
  const [base, past] = plainVerbs[word.lemma] as readonly [string, string];
  const plain =
    word.lower === word.lemma ? base : /s$/.test(word.lower) && word.lower.startsWith(word.lemma.slice(0, 3)) ? `${base}${/(?:sh|ch|o)$/.test(base) ? 'es' : 's'}` : past;
  const who = subjectOf(passage, sentence);
  return {
    kind: 'word-choice',
    skill: 'Word choice',
    sentence: sentence.index,
    weight: 7.5,
    ask: () =>
      withStep(
        `The writer uses “${word.text}” in ${quoteAround(sentence.text, word.start, word.end, 90)} where ‘${plain}’ would have been possible. What does “${word.text}” tell you that ‘${plain}’ does not?`,
        who?.isPerson ? `What does it add to your picture of ${who.name}?` : 'What do you see or hear because of it?',
        'Which other words nearby pull the same way?',
      ),
    hint: `Act out ‘${plain}’ and then “${word.text}”.`,
    expected: () =>
      `“${word.text}” adds to ‘${plain}’ how it is done: fast or slow, loud or soft, with force, care or feeling. What it adds has to fit ${quote(sentence.text)}. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: [`Compares “${word.text}” with ‘${plain}’`, 'Goes from the word to its effect'],
  };
});

/** Someone does what people do who feel something, and no feeling is named. */
export function impliedFeeling(sentence: ReadSentence, passage: Passage): { name: string; act: string; fits: string } | null {
  const { text, words } = sentence;
  if (hasLemma(sentence, feelings)) return null;
  const subject = subjectOf(passage, sentence);
  const speaker = sentence.speech?.speaker ?? null;
  const name = subject?.isPerson ? (subject.isPlural ? null : subject.name) : speaker;
  // The search below is the dearest of all that is done to a sentence.
  if (!name) return null;
  /** Of whoever speaks only what is told of them outside of their words. */
  const isTheirs = (start: number): boolean => subject?.isPerson === true || (!isQuoted(text, start) && isOfSpeaker(sentence, speaker ?? '', start));
  const phrase = showing.exec(text);
  if (phrase && isTheirs(phrase.index)) return { name, act: phrase[0], fits: feelingsThatFit(phrase[0]) };
  const gesture = words.find((word) => word.pos === 'VERB' && gestures.has(word.lemma) && isDoneBySubject(sentence, word) && isTheirs(word.start));
  return gesture ? { name, act: gesture.text, fits: feelingsThatFit(gesture.text, gesture.lemma) } : null;
}

/** "“No,” sighed Ann", "Ann sighed", "said Ann, and her lip trembled": the name stands beside it, and nobody else between the two. */
function isOfSpeaker({ text, words }: ReadSentence, speaker: string, start: number): boolean {
  const own = speaker.split(' ').at(-1) ?? '';
  const told = words.filter((word) => !isQuoted(text, word.start));
  const at = told.findIndex((word) => word.start >= start);
  const isSomeone = ({ pos, lower }: Word): boolean => pos === 'NOUN' || pos === 'PROPN' || newSubject.has(lower);
  const before = told.slice(0, at).findLast(isSomeone);
  return before ? before.text === own : told.slice(at + 1).find(isSomeone)?.text === own;
}

const showing =
  /\b(?:(?:did|would|could) not (?:answer|speak|move|look|reply|smile|sleep|eat)|(?:didn|wouldn|couldn)['’]t (?:answer|speak|move|look|reply|smile|sleep|eat)|looked (?:away|down)|turned away|said nothing|bit (?:his|her|their|my) lip|held (?:his|her|their|my) breath|hung (?:his|her|their|my) head|jumped up and down|heart (?:pounded|raced|sank|beat|hammered|thudded)|hands? (?:shook|trembled)|eyes (?:filled|widened|stung|shone|burned)|(?:her|his|my) (?:voice|lip|lips|hands|knees|legs|chin) (?:shook|trembled|cracked|wobbled|broke)|took a (?:deep|long) breath|sat (?:alone|by (?:himself|herself)))\b/i;

/** Does someone decide something here? "The bus stopped at the corner" and "he left the room" tell of no choice, "he stopped the fight" does. */
export function isChoice({ words }: ReadSentence, verb: Word): boolean {
  if (verb.lemma === 'lie' && verb.lower !== 'lied') return false;
  return decisions.has(verb.lemma) && !(/^(?:stop|hold|break)$/.test(verb.lemma) && words[words.indexOf(verb) + 1]?.pos === 'ADP');
}

/** "Schools should teach it", "it would give children a place": it is not so yet. */
export const isWished = ({ words }: ReadSentence): boolean => words.some(({ lower }) => /^(?:should|would|must|could)$/.test(lower));

const doing = new Set('shoot kill hunt attack own sell tell ask demand ban shut close vote burn destroy enslave steal invade settle cut dump force'.split(' '));

/** "… , some farmers say": they are heard already, and what is said is not about them. */
const speaks = ({ words }: ReadSentence, group: Word): boolean => {
  const at = words.indexOf(group);
  return [words[at + 1], words[at - 1], words[at - 2]].some((word) => word !== undefined && /^(?:say|says|said|argue|argued|warn|warned|explain|explained)$/.test(word.lower));
};

/** "Dough is a small factory, and the workers are alive": something is said to be something else, and whoever is in it is no one who could feel. */
const isComparison = ({ clause, words }: ReadSentence): boolean => {
  const [subject, rest] = [clause?.subject ?? [], clause?.rest ?? []];
  const isCopula = clause?.verbs.length === 1 && clause.verbs[0]?.lemma === 'be';
  return isCopula && /^an?$/.test(rest[0]?.lower ?? '') && [...subject, ...rest].every(({ lemma }) => !humanNouns.has(lemma)) && words.some(({ lemma }) => humanNouns.has(lemma));
};

/** "Dilan grinned and sat down", but not "He waited because she cried", nor "He shook the tree". */
function isDoneBySubject({ clause, words }: ReadSentence, gesture: Word): boolean {
  const at = words.indexOf(gesture);
  if (gesture.lemma === 'shake' && /^(?:DET|PRON)$/.test(words[at + 1]?.pos ?? '') && !/^(?:heads?|hands?|fists?)$/.test(words[at + 2]?.lower ?? '')) return false;
  const last = clause?.verbs.at(-1);
  if (!clause || !last) return true;
  if (gesture.start <= last.start) return clause.verbs.includes(gesture);
  return !words.some(({ start, lower, pos }) => start > last.start && start < gesture.start && (pos === 'PROPN' || newSubject.has(lower)));
}
const newSubject = new Set('he she they i we it who which that because when whenever while until as if'.split(' '));

/** Whom, beside a story, a line touches without asking them: "the fishermen", "their families". Null where nobody is. */
export function affectedGroup(sentence: ReadSentence, { kind, isAddress }: Passage): Word | null {
  // A speech calls on "neighbors" and says nothing of them.
  if (isAddress || isReported(sentence)) return null;
  const group = hasLemma(sentence, affectedNouns, ['NOUN']);
  // "Passengers could shoot the animals", "the people who had owned him": it is they who do it.
  const behind = group ? sentence.words.slice(sentence.words.indexOf(group) + 1, sentence.words.indexOf(group) + 5) : [];
  if (behind.some(({ lemma }) => doing.has(lemma))) return null;
  return group &&
    (group.lower !== group.lemma || group.lower === 'people') &&
    !(sentence.words[sentence.words.indexOf(group) - 1]?.lower === 'like') &&
    !speaks(sentence, group) &&
    kind !== 'story' &&
    kind !== 'poem' &&
    !isComparison(sentence)
    ? group
    : null;
}

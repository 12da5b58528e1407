/** What a teacher's key says of a hard word: what the passage itself tells of it, its usual meaning where that is held, and the words around it that lead there. */
import { usualMeanings } from '../meanings.ts';
import type { ReadSentence } from '../passage.ts';
import { quote } from '../quoting.ts';
import type { Word } from '../tagger.ts';

/** The form under which a usual meaning is held; undefined where it may not be the one that is meant here. */
const heldForm = (word: Word, sentence: ReadSentence): string | undefined => {
  const form = [word.lemma, word.lower.replace(/ed$/, 'e'), word.lower.replace(/ed$/, '')].find((each) => usualMeanings.has(each));
  return form && isUsual(form, word, sentence) ? form : undefined;
};

/** Words that stand for something else, too, and where they do. */
const otherSenses: Readonly<Record<string, RegExp>> = {
  average: /\b(?:on|an|the|of|is|was|class|mean) averages?\b|\d|\bpercent\b/i,
  generation: /\b(?:selection|species|birds?|animals?|plants?|insects?|bacteria|fl(?:y|ies)|mice|cells?|evol\p{L}+|energy|power|electric\p{L}*|heat|computers?|phones?)\b/iu,
  function: /\b(?:graphs?|equations?|variables?|linear|inputs?|outputs?|domain)\b/i,
  significant: /\b(?:statistic\p{L}*|figures|digits)\b|\bp ?[<=]/iu,
  constant: /\b(?:equations?|variables?|a constant|the constant|constants)\b/i,
  pressure: /\b(?:pascals?|hPa|psi|bars?)\b/,
  population: /\b(?:sample|statistic\p{L}*)\b/iu,
};
const toldAsVerbs = new Set('monitor display permit estimate demand decline transport struggle attempt venture approach capture comfort surrender'.split(' '));
const toldAsNouns = new Set('conflict function damage influence shelter surface witness volunteer challenge harvest labor experiment gesture triumph pressure'.split(' '));

/** A report of research uses words as terms: nothing is said of them there but what it says itself. */
const isLabeled = ({ text }: ReadSentence): boolean => /^(?:Background|Objectives?|Methods?|Results?|Findings|Conclusions?|Abstract):\s/.test(text);

const isUsual = (form: string, { pos }: Word, sentence: ReadSentence): boolean =>
  !isLabeled(sentence) && !otherSenses[form]?.test(sentence.text) && !(pos === 'NOUN' && toldAsVerbs.has(form)) && !(pos === 'VERB' && toldAsNouns.has(form));

/** Is there more to say of it than which words stand beside it? */
export const hasMeaning = (sentence: ReadSentence, word: Word): boolean => heldForm(word, sentence) !== undefined || explained(sentence, word) !== null;

export function meaningInContext(sentence: ReadSentence, word: Word): string {
  const told = explained(sentence, word);
  const base = heldForm(word, sentence);
  const usual = base && usualMeanings.get(base);
  const clues = cluesBeside(sentence, word).map(({ text }) => quote(text));
  return [
    ...(told ? [`The passage explains it: ${quote(told)}.`] : []),
    ...(usual ? [base === word.lower ? `Usual meaning: ${usual}.` : `Usual meaning of ‘${base}’: ${usual}.`] : []),
    ...jobOf(sentence, word),
    clues.length > 0 ? `${clues.length > 1 ? 'Clues' : 'Clue'}: ${listed(clues)}.` : 'The clues stand in the sentences before and after it.',
    told || usual ? 'Other words count, too, where they fit the sentence.' : `A good answer can stand in the place of “${word.text}”. Check it against a dictionary afterwards.`,
  ].join(' ');
}

const listed = (items: readonly string[]): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);

/** “cells, known as chromatophores”, “a moraine, a ridge of stones”, “pigment (a coloring)”: the stretch that explains the word. */
function explained({ text }: ReadSentence, { start, end }: Word): string | null {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const added = /\b(?:this|that|these|those|our|their|his|her|my)\s+$/i.test(before) ? null : appositive.exec(after)?.[0];
  const behind = explanation.exec(after)?.[0] ?? (added && !/\b(?:is|are|was|were|has|have|had|can|could|will|would|does|did)\b/.test(added) ? added : undefined);
  if (behind) return text.slice(start, end + behind.length);
  const named = /[\p{L}’' -]{4,60},? (?:known as|called|named) (?:an? |the )?$/u.exec(before)?.[0];
  return named ? text.slice(start - named.length, end).trim() : null;
}
const explanation =
  /^(?:,? (?:which (?:is|are|means)|that is,|meaning) [^,.;:!?()]{6,70}(?=[,.;]|$)| (?:is|are) (?:an?|the name for) [^,.;:!?()]{10,70}(?=[,.;]|$)| \([^()]{6,60}\))/u;
/** No list: nothing is joined to it by "and". */
const appositive = /^, (?:an?|the) (?!\S+ (?:and|or)\b)[^,.;:!?()]{8,80}(?=\.|$|, (?!and\b|or\b|an?\b|the\b))/u;

/** What it belongs to, where the sentence shows it plainly. */
function jobOf({ words, clause }: ReadSentence, word: Word): string[] {
  const next = words[words.indexOf(word) + 1];
  // "The female guards her eggs": what looks like a noun may be the verb of the sentence.
  const mayBeVerb = clause === null || clause.verbs.length === 0 || /^(?:DET|PRON|ADP)$/.test(words[words.indexOf(word) + 2]?.pos ?? '');
  if (word.pos === 'ADJ' && next?.pos === 'NOUN' && !(mayBeVerb && words[words.indexOf(word) - 1]?.pos === 'DET')) return [`It describes “${next.text}”.`];
  const subject = clause?.subject.at(-1);
  const isPlain = word.pos === 'VERB' && clause?.verbs.at(-1) === word && clause.verbs.every(({ lemma }) => lemma !== 'be');
  return isPlain && subject && /^(?:NOUN|PROPN)$/.test(subject.pos) ? [`It tells what “${subject.text}” ${/s$/.test(subject.lower) ? 'do' : 'does'} here.`] : [];
}

/** The words with a meaning of their own that stand nearest, in their order; at most four. */
function cluesBeside({ words }: ReadSentence, word: Word): Word[] {
  const at = words.indexOf(word);
  const seen = new Set([word.lemma]);
  return words
    .map((each, i) => ({ each, i }))
    .filter(({ each }) => /^(?:NOUN|VERB|ADJ)$/.test(each.pos) && /^\p{L}{3,}/u.test(each.text) && !plain.has(each.lemma))
    .sort((a, b) => Math.abs(a.i - at) - Math.abs(b.i - at))
    .filter(({ each }) => !seen.has(each.lemma) && seen.add(each.lemma))
    .slice(0, 4)
    .sort((a, b) => a.i - b.i)
    .map(({ each }) => each);
}
const plain = new Set(
  'be have do get make go come take put say let can will may should could would able such other same many much more most few one way thing next less'.split(' '),
);

/** The skeleton of an English clause, and questions made by turning it around. Says null rather than guess: a question in broken English teaches nothing. */
import type { Word } from './tagger.ts';

export interface Clause {
  subject: readonly Word[];
  /** Auxiliaries, "not", adverbs in between and the verb, in order. */
  verbs: readonly Word[];
  /** What follows, up to the end of the clause. */
  rest: readonly Word[];
  /** What stands before it, up to a comma: "In 1912", "Although it rained". */
  lead: readonly Word[];
  /** It breaks off inside a list: "taste, touch and even decide". What stands here is not all of it. */
  isCut: boolean;
}

const inSubject = new Set(['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN', 'PRON', 'CCONJ', 'ADP', 'PART']);
/** A clause of its own begins here. */
const joiners = new Set([
  'but',
  'because',
  'although',
  'though',
  'while',
  'whereas',
  'so',
  'and',
  'or',
  'yet',
  'until',
  'unless',
  'since',
  'when',
  'if',
  'as',
  'which',
  'who',
  'where',
  'before',
  'after',
]);
const relative = new Set(['who', 'which', 'that', 'whose', 'whom', 'where']);
const endings = new Set([';', ':', '—', '–', '.', '!', '?', '…', '(']);

/** Of the words of one sentence, or of one part of it. Null when the sentence does not begin plainly. */
export function clauseIn(words: readonly Word[]): Clause | null {
  let at = 0;
  let lead: readonly Word[] = [];
  const first = words[0];
  if (!first) return null;
  if (['ADP', 'SCONJ', 'ADV', 'CCONJ'].includes(first.pos) || (first.pos === 'NUM' && words[1]?.text !== '%')) {
    const comma = words.findIndex((word) => word.text === ',');
    if (['and', 'but', 'so', 'then', 'yet', 'now'].includes(first.lower) && comma !== 1) at = 1;
    else if (comma > 0 && comma <= 14) {
      lead = words.slice(0, comma);
      at = comma + 1;
    } else return null;
  }
  const subject: Word[] = [];
  while (at < words.length && inSubject.has(words[at]?.pos ?? '')) {
    const word = words[at] as Word;
    if (relative.has(word.lower) && subject.length > 0) return null;
    if (word.lower === 'not') return null;
    subject.push(word);
    at += 1;
    if (subject.length > 9) return null;
  }
  // "the old man slowly opened": the adverb goes with the verb.
  if (!subject.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON')) return null;
  if (['ADP', 'CCONJ', 'DET', 'ADJ'].includes(subject.at(-1)?.pos ?? '') || subject[0]?.pos === 'ADP' || subject[0]?.pos === 'CCONJ') return null;
  if (subject.length > 1 && subject.some(({ pos, lower }) => pos === 'PRON' && /^(?:i|he|she|it|they|we|you|there|what|this|these|those)$/.test(lower))) return null;
  const verbs: Word[] = [];
  while (at < words.length && (['AUX', 'VERB', 'ADV'].includes(words[at]?.pos ?? '') || /^(?:not|n't)$/.test(words[at]?.lower ?? ''))) {
    const word = words[at] as Word;
    if (verbs.some(({ pos }) => pos === 'VERB')) break;
    verbs.push(word);
    at += 1;
  }
  if (!verbs.some(({ pos }) => pos === 'AUX' || pos === 'VERB')) return null;
  const rest: Word[] = [];
  let isCut = false;
  for (; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    if (endings.has(word.text) || /^["“”]$/.test(word.text)) break;
    if (word.text === ',') {
      isCut = isListed(words.slice(at + 1));
      if (!next || joiners.has(next.lower) || ['PRON', 'SCONJ', 'CCONJ', 'ADV', 'VERB', 'DET', 'PROPN', 'NOUN', 'ADP', 'PART', 'ADJ', 'AUX'].includes(next.pos)) break;
    }
    if (
      rest.length > 0 &&
      ['because', 'although', 'though', 'whereas', 'but', 'so', 'until', 'unless', 'while', 'since'].includes(word.lower) &&
      !(word.lower === 'so' && next?.pos === 'ADJ') &&
      // "for a long while"
      !(word.lower === 'while' && /^(?:DET|ADJ)$/.test(words[at - 1]?.pos ?? ''))
    )
      break;
    // "and" with a verb behind it goes on with something new.
    if (
      word.lower === 'and' &&
      (next?.pos === 'VERB' || next?.pos === 'AUX' || (next?.pos === 'PRON' && !/^(?:his|her|their|its|my|our)$/.test(next.lower)) || next?.pos === 'ADV')
    )
      break;
    rest.push(word);
  }
  return isPlain(verbs, rest) ? { subject, verbs, rest, lead, isCut } : null;
}

/** Behind a comma: one or more members of a list, the last of them joined by "and" or "or". */
function isListed(words: readonly Word[]): boolean {
  if (!/^(?:NOUN|VERB|ADJ|PROPN|NUM|DET)$/.test(words[0]?.pos ?? '')) return false;
  const end = words.findIndex(({ text }) => endings.has(text));
  const near = words.slice(0, Math.min(end < 0 ? words.length : end, 9));
  const joined = near.findIndex(({ lower }) => lower === 'and' || lower === 'or');
  // A pronoun or a second finite verb shows a clause of its own.
  return joined > 0 && !near.slice(0, joined).some(({ pos }) => pos === 'PRON' || pos === 'AUX');
}

const nonFinite = (word: Word): boolean => /ing$/.test(word.lower);

/** One finite verb, and no second one without a word that introduces it: "The ship built in Belfast sank" is not what it seems. */
function isPlain(verbs: readonly Word[], rest: readonly Word[]): boolean {
  const main = verbs.find(({ pos }) => pos === 'VERB');
  if (main && nonFinite(main) && !verbs.some(({ pos }) => pos === 'AUX')) return false;
  for (const [i, word] of rest.entries()) {
    if (word.pos !== 'VERB' && word.pos !== 'AUX') continue;
    const before = rest.slice(0, i);
    const joined = before.findLastIndex(({ lower }) => lower === 'and');
    // "Why did demand fall and some cleared": only a verb that keeps its form, and the subject of the first, may follow "and".
    const isJoined = joined >= 0 && word.lower === word.lemma && !before.slice(joined + 1).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
    const isIntroduced =
      nonFinite(word) || isJoined || before.some(({ lower, pos }) => lower === 'to' || pos === 'SCONJ' || pos === 'PRON' || pos === 'AUX' || relative.has(lower));
    if (!isIntroduced) return false;
  }
  return true;
}

/** The words as they stand in the text they were tagged in. */
export function textOf(text: string, words: readonly Word[]): string {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(first.start, last.end) : '';
}

const whole: Readonly<Record<string, string>> = { "n't": 'not', ca: 'can', wo: 'will', sha: 'shall', "'ll": 'will', "'ve": 'have', "'re": 'are' };
const spelled = ({ lower }: Word): string => whole[lower] ?? lower;

const sameInPast = new Set('put cut hit let set shut hurt cost spread burst cast read bet quit split beat'.split(' '));

/** The verb group turned around: "was turning" becomes "was" and "turning", "pulled" becomes "did" and "pull". Null when the form is in doubt. */
export function turned({ subject, verbs }: Clause, isPast: boolean): { helper: string; verb: string } | null {
  const auxAt = verbs.findIndex(({ pos }) => pos === 'AUX');
  const main = verbs.find(({ pos }) => pos === 'VERB');
  const auxiliary = verbs[auxAt];
  const others = (words: readonly Word[]) => words.map(spelled).join(' ');
  if (auxiliary) {
    if (/^'(?:s|d)$|^'m$/.test(auxiliary.lower)) return null;
    const isMain = !main && !verbs.slice(auxAt + 1).some(({ pos }) => pos === 'AUX');
    const before = verbs.slice(0, auxAt);
    if (isMain && auxiliary.lemma === 'have')
      return { helper: auxiliary.lower === 'had' ? 'did' : auxiliary.lower === 'has' ? 'does' : 'do', verb: others([...before, ...verbs.slice(auxAt + 1)].concat()) ? '' : 'have' };
    if (isMain && auxiliary.lemma === 'do') return { helper: auxiliary.lower === 'did' ? 'did' : auxiliary.lower === 'does' ? 'does' : 'do', verb: 'do' };
    return { helper: spelled(auxiliary), verb: others([...before, ...verbs.slice(auxAt + 1)]) };
  }
  if (!main) return null;
  const adverbs = others(verbs.filter((word) => word !== main));
  const verb = [adverbs, main.lemma].filter(Boolean).join(' ');
  const last = subject.at(-1);
  const isPlural = isPluralSubject(subject);
  if (main.lower === main.lemma) {
    if (!isPlural && last?.lower !== 'i' && last?.lower !== 'you') return sameInPast.has(main.lower) ? { helper: 'did', verb } : null;
    return { helper: sameInPast.has(main.lower) && isPast ? 'did' : 'do', verb };
  }
  if (/s$/.test(main.lower) && /^(?:.+)(?:s|es|ies)$/.test(main.lower) && !/ss$/.test(main.lower)) return isPlural ? null : { helper: 'does', verb };
  return { helper: 'did', verb };
}

export function isPluralSubject(subject: readonly Word[]): boolean {
  if (subject.some(({ lower }) => lower === 'and')) return true;
  const of = subject.findIndex(({ pos }) => pos === 'ADP');
  const head = (of > 0 ? subject.slice(0, of) : subject).at(-1);
  if (!head) return false;
  if (head.pos === 'PRON') return /^(?:they|we|you|these|those)$/.test(head.lower);
  return (
    (head.lower !== head.lemma && /[^s]s$|ses$|men$|feet$|teeth$|mice$|people$|children$/.test(head.lower)) || /^(?:people|children|men|women|police|mice|sheep)$/.test(head.lower)
  );
}

/** Sentences of a passage as parts of a question: turned around, told by name, or with their cause taken out. */
import { narrator } from './cast.ts';
import { type Clause, clauseIn, isPluralSubject, textOf, turned } from './clauses.ts';
import { humanNouns } from './lexicon.ts';
import { type Passage, type ReadSentence, subjectOf } from './passage.ts';
import { bare } from './quoting.ts';
import type { Word } from './tagger.ts';

/** More words than this make a question nobody reads to its end. */
const most = 16;

/** "Mara pulled the boat up the shingle", with a name where the passage says "she". Null where it could not stand alone. */
export function toldBy(passage: Passage, sentence: ReadSentence, clause = sentence.clause): { name: string; isPerson: boolean; isPlural: boolean; what: string } | null {
  if (!clause || clause.isCut || clause.verbs.some(({ lower }) => lower.startsWith("'"))) return null;
  const subject = subjectOf(passage, { index: sentence.index, text: sentence.text, clause });
  const rest = subject && restOf(sentence.text, clause, subject.name === narrator);
  if (!subject || rest === null || isShouted(sentence.text)) return null;
  const [finite] = clause.verbs.filter(({ pos }) => pos === 'AUX' || pos === 'VERB');
  const verbs = clause.verbs.map((verb) => (subject.name === narrator && verb === finite ? ofNarrator(verb) : verb.lower === "n't" ? 'not' : verb.lower)).join(' ');
  return {
    name: subject.name,
    isPerson: subject.isPerson,
    isPlural: subject.isPlural,
    what: `${subject.name} ${[verbs, rest].filter(Boolean).join(' ')}`.replace(/\b(ca|wo) not\b/, (_, stump: string) => (stump === 'ca' ? 'cannot' : 'will not')),
  };
}

/** "I hold the bucket": the narrator holds it. What is told of the past stays as it is. */
function ofNarrator({ lower, lemma, pos }: Word): string {
  if (lower === 'am') return 'is';
  if (lower === 'have') return 'has';
  if (lower === 'do') return 'does';
  if (pos !== 'VERB' || lower !== lemma || /^(?:put|cut|hit|let|set|shut|hurt|cost|spread|burst|cast|read|bet|quit|split|beat)$/.test(lower)) return lower;
  return /[^aeiou]y$/.test(lower) ? lower.replace(/y$/, 'ies') : /(?:s|x|z|ch|sh|o)$/.test(lower) ? `${lower}es` : `${lower}s`;
}

/** WRITTEN LIKE THIS: no question can tell names from other words. Only where two capitals, or the last, have no small letter behind them can there be more of them. */
const isShouted = (text: string): boolean => /\p{Lu}[^\p{Ll}]*(?:\p{Lu}|$)/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);

/** "did Mara pull the boat up the shingle", to stand behind "why" or "when". */
export function askedBy(passage: Passage, sentence: ReadSentence, clause = sentence.clause): string | null {
  if (!clause || clause.isCut) return null;
  const subject = subjectOf(passage, { index: sentence.index, text: sentence.text, clause });
  const turn = subject && turned(clause, passage.isPast);
  const rest = turn && restOf(sentence.text, clause, subject.name === narrator);
  if (!subject || !turn || rest === null || isShouted(sentence.text)) return null;
  const helper = turn.helper === 'am' ? 'is' : turn.helper === 'do' && subject.name === narrator ? 'does' : turn.helper;
  return [helper, subject.name, turn.verb, rest].filter(Boolean).join(' ');
}

/** What follows the verb; null when it is too long, or points to something that a question by itself would not show. */
function restOf(text: string, { rest, verbs }: Clause, isNarrator: boolean): string | null {
  if (rest.length > most || rest.some((word) => vague(word)) || (rest.length === 0 && verbs.length < 2 && verbs[0]?.pos === 'AUX')) return null;
  if (rest.some(({ lower }) => /^(?:i|we|us|our|ours|ourselves|you|your|yours)$/.test(lower))) return null;
  const first = rest.some(({ lower }) => /^(?:my|me|mine|myself)$/.test(lower));
  if (first && !isNarrator) return null;
  const written = bare(textOf(text, rest)).replace(/[,;:]$/, '');
  // "once called the", where a quotation cuts it off.
  if (
    /^(?:DET|ADP|CCONJ)$/.test(rest.at(-1)?.pos ?? '') &&
    !/^(?:up|down|in|out|on|off|over|away|back|by|through|around|along|under|about|behind|before|together)$/.test(rest.at(-1)?.lower ?? '')
  )
    return null;
  return first
    ? written
        .replace(/\bmy\b/g, 'their')
        .replace(/\bmyself\b/g, 'themselves')
        .replace(/\bme\b/g, 'them')
        .replace(/\bmine\b/g, 'theirs')
    : written;
}

const vague = ({ lower, pos }: Word): boolean =>
  (pos === 'PRON' && /^(?:it|them|this|that|these|those|him|her|he|she|they)$/.test(lower)) || /^(?:here|there|so|too|either)$/.test(lower);

export interface Cause {
  /** The clause of the effect, where it could be read. */
  effect: Clause | null;
  /** As the passage says them. */
  effectText: string;
  causeText: string;
  /** The word that joins them. */
  sign: string;
  /** Numbers of the sentences. */
  evidence: number[];
}

/** "It rises" after "Because magma is lighter": the second clause with the subject of the first, where only that can be meant. */
function namedBy(first: Clause | null, second: Clause | null): Clause | null {
  const only = second?.subject.length === 1 ? second.subject[0] : undefined;
  const head = first?.subject.at(-1);
  if (!first || !second || !only || !head || !/^(?:NOUN|PROPN)$/.test(head.pos)) return second;
  const fits =
    only.lower === 'they'
      ? isPluralSubject(first.subject)
      : only.lower === 'it'
        ? !isPluralSubject(first.subject) && head.pos === 'NOUN' && !humanNouns.has(head.lemma)
        : /^(?:he|she)$/.test(only.lower) &&
          // "The dog growled at Tariq, so he stepped back": either could be meant.
          !first.rest.some(({ pos, lemma, lower }) => pos === 'PROPN' || humanNouns.has(lemma) || /^(?:him|her|he|she)$/.test(lower)) &&
          !isPluralSubject(first.subject) &&
          !/^(?:women|men|children|people)$/.test(head.lower) &&
          (head.pos === 'PROPN' || humanNouns.has(head.lemma));
  return fits ? { ...second, subject: first.subject } : second;
}

/** In front of "because" without a comma: what did not happen has no cause there, or another one ("The bridge did not fall because the engineers were careless"). */
const denied = /^(?:not|n't|never|no|nobody|none|nothing|neither|nor|hardly|barely|scarcely|rarely|seldom|few|whether|if|unless)$/;
/** "Many say the ship sank because …": what someone holds, not what the passage says. */
const held = /^(?:say|says|said|(?:think|believe|claim|argue|assume|suppose|guess|suspect|insist)s?|thought|believed|claimed|argued|assumed|supposed|guessed|suspected|insisted)$/;

/** Does it stand between quotation marks? */
export const isQuoted = (text: string, at: number): boolean => {
  let isOpen = false;
  for (const [each] of text.slice(0, at).matchAll(/["“”]/g)) isOpen = each === '“' || (each === '"' && !isOpen);
  return isOpen;
};

/** A cause that the passage names, and names without a doubt. */
export function causeIn(passage: Passage, sentence: ReadSentence): Cause | null {
  const { words, text, index } = sentence;
  if (sentence.isSaid || (sentence.speech && /^["“]/.test(text)) || /\?["”’]*$/.test(text)) return null;
  const part = (from: number, to: number) => bare(textOf(text, words.slice(from, to))).replace(/[,;:.!?]+$/u, '');
  const at = words.findIndex(({ lower }) => lower === 'because');
  const lead = words.slice(0, Math.max(0, at));
  const from = lead.findLastIndex(({ text: mark }) => /^[;:—–]$/.test(mark)) + 1;
  const ahead = lead.slice(from);
  if (
    at > 0 &&
    (isQuoted(text, words[at]?.start ?? 0) || (words[at - 1]?.text !== ',' && ahead.some(({ lower }) => denied.test(lower))) || ahead.some(({ lower }) => held.test(lower)))
  )
    return null;
  if (at === 0) {
    const comma = words.findIndex(({ text: mark }) => mark === ',');
    if (comma < 0 || words.length - comma < 4) return null;
    return {
      effect: namedBy(clauseIn(words.slice(1, comma)), clauseIn(words.slice(comma + 1))),
      effectText: part(comma + 1, words.length),
      causeText: part(0, comma),
      sign: 'because',
      evidence: [index],
    };
  }
  const since = words.findIndex(({ lower }, i) => lower === 'since' && words[i - 1]?.text === ',' && i > 3);
  const reason = since > 0 ? clauseIn(words.slice(since + 1)) : null;
  // "since it serves as the only escape route" gives a reason, "since the war began" a time.
  if (
    since > 0 &&
    reason?.verbs.some(({ lower, lemma, pos }) => pos !== 'ADV' && (lower === lemma || /s$/.test(lower) || lemma === 'be')) &&
    !isQuoted(text, words[since]?.start ?? 0)
  )
    return {
      effect: clauseIn(words.slice(0, since)),
      effectText: part(0, since),
      causeText: part(since, words.length).replace(/^since\b/, 'because'),
      sign: 'since',
      evidence: [index],
    };
  // "because the stage is being painted, and I forgot my line": the reason ends where something else begins.
  const next = words.findIndex(({ text: mark }, i) => i > at && mark === ',' && /^(?:and|but|so|yet)$/.test(words[i + 1]?.lower ?? '') && words[i + 2]?.pos === 'PRON');
  const until = next > at + 3 ? next : words.length;
  if (at - from > 2) return { effect: clauseIn(ahead), effectText: part(from, at), causeText: part(at, until), sign: 'because', evidence: [index] };
  const why = words.findIndex(({ lower }, i) => lower === 'which' && words[i + 1]?.lower === 'is' && words[i + 2]?.lower === 'why');
  if (why > 3) return { effect: clauseIn(words.slice(why + 3)), effectText: part(why + 3, words.length), causeText: part(0, why), sign: 'which is why', evidence: [index] };
  const so = words.findIndex(
    ({ lower }, i) =>
      lower === 'so' &&
      words[i - 1]?.text === ',' &&
      (/^(?:PRON|PROPN|DET|NOUN)$/.test(words[i + 1]?.pos ?? '') || words[i + 1]?.lower === 'that') &&
      words[i + 1]?.lower !== 'much',
  );
  if (so > 3 && words[so + 1]?.lower !== 'that')
    return {
      effect: namedBy(clauseIn(words.slice(0, so)), clauseIn(words.slice(so + 1))),
      effectText: part(so + 1, words.length),
      causeText: part(0, so),
      sign: 'so',
      evidence: [index],
    };
  const sign = /^(?:As a result|Therefore|Consequently|For this reason|That is why|This is why|Because of this)\b,?\s*/.exec(text)?.[0];
  const before = passage.sentences[index - 1];
  if (sign && before && before.form !== 'heading' && before.paragraph === sentence.paragraph && !before.speech && !/\?["”’]*$/.test(before.text)) {
    const begin = words.findIndex(({ start }) => start >= sign.length);
    return {
      effect: clauseIn(words.slice(begin)),
      effectText: part(begin, words.length),
      causeText: bare(before.text),
      sign: sign.trim().replace(/,$/, '').toLowerCase(),
      evidence: [index - 1, index],
    };
  }
  return null;
}

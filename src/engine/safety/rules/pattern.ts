/**
 * The pattern language of the rules. A text becomes a string with two characters per word, its concept (`LEXICON`) and,
 * where a pattern names it, the word itself; a pattern becomes a regular expression over that string, one per line:
 *
 * - `kin` a concept; `door` a word with its usual endings; `kin|door` either; `kin?` optional; `!kin` not next
 * - `baad` the word, where a concept has its name: doubled letters count for one
 * - `@teen` a number from 9 to 17, `@adult` one from 18 to 79, in figures or spelled out: ages, where the words around say so
 * - `~` up to five words, `~3` up to three: no negation, no school work, no end of sentence
 * - `-` and `-3` the same, and no `I` either: what stands before it stays the one who acts
 * - `~~` up to twelve words: no school work, no end of sentence
 * - `_` up to six small words (`to`, `of`, `I`, `was`)
 * - `^` and `$` begin and end of a sentence
 * - `&` both sides in one sentence, in any order, without school work between its start and them
 */
import { LEXICON } from '../lexicon.ts';
import { squash } from '../plain-words.ts';

const NOTHING = ' ';
const UNSAID = '_';
const END = '.';

/** Names for several concepts at once. */
const GROUPS: Readonly<Record<string, string>> = { near: 'kin|peer|he|boyfriend|girlfriend|bf|gf', i_me: 'i|me|my|self|we', who: 'kin|grown|he' };

let nextCode = 0x4e00;
const newCode = () => String.fromCharCode(nextCode++);

/** Words and their codes; the open ones (`suicid*`) by their first three letters. */
type Entries = { readonly whole: Map<string, string>; readonly open: Map<string, [string, string][]> };

const entries = (): Entries => ({ whole: new Map(), open: new Map() });

function enter({ whole, open }: Entries, word: string, code: string): void {
  const key = squash(word);
  if (!key.endsWith('*')) {
    if (!whole.has(key)) whole.set(key, code);
    return;
  }
  const start = key.slice(0, 3);
  open.set(start, [...(open.get(start) ?? []), [key.slice(0, -1), code]]);
}

const conceptCodes = new Map<string, string>();
const conceptNames = new Map<string, string>();
const conceptOf = entries();
for (const [concept, words] of Object.entries(LEXICON)) {
  const code = newCode();
  conceptCodes.set(concept, code);
  conceptNames.set(code, concept);
  for (const word of words.split(' ')) enter(conceptOf, word, code);
}
/** Words that patterns name. */
const literals = entries();

/** The entry that `word` is, or is an ending of, or begins with (`suicid*`). */
function lookUp({ whole, open }: Entries, word: string): string {
  const exact = whole.get(word);
  if (exact) return exact;
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'in']) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const code = (ending === 'd' && !stem.endsWith('e') ? undefined : whole.get(stem)) ?? (ending.startsWith('i') ? whole.get(`${stem}e`) : undefined);
    if (code) return code;
  }
  return open.get(word.slice(0, 3))?.find(([start]) => word.startsWith(start))?.[1] ?? NOTHING;
}

/** Words per piece: a longer sentence is read in overlapping pieces, so that nothing far apart is ever joined. */
const PIECE = 22;

/** The words of normalised text, a list for each sentence or overlapping piece of a long one. */
export function piecesOf(text: string): string[][] {
  return text.split(/(?:^| )\.(?: |$)/).flatMap((sentence) => {
    const words = sentence.split(' ');
    const pieces = [words.slice(0, PIECE)];
    for (let start = PIECE / 2; start + PIECE / 2 < words.length; start += PIECE / 2) pieces.push(words.slice(start, start + PIECE));
    return pieces;
  });
}

/** Numbers that may be ages, by the name that patterns have for them. */
const spelledAges: readonly (readonly [string, string])[] = [
  ['@teen', 'nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'],
  ['@adult', 'eighteen nineteen twenty thirty forty fifty'],
];
const ageNames = new Map(spelledAges.flatMap(([name, words]) => words.split(' ').map((word) => [squash(word), name] as const)));

function ageOf(word: string): string | undefined {
  if (!/^\d{1,2}$/.test(word)) return ageNames.get(word);
  const years = Number(word);
  return years < 9 || years > 79 ? undefined : years < 18 ? '@teen' : '@adult';
}

/** The word itself where a pattern names it, else the kind of age it may be. */
function literalCode(word: string): string {
  const named = lookUp(literals, word);
  const age = named === NOTHING ? ageOf(word) : undefined;
  return age ? literal(age) : named;
}

const conceptCode = (word: string): string => (/^\d\d+$/.test(word) ? concept('number') : lookUp(conceptOf, word));

/** The name of the concept a word stands for, or nothing: small words stand for themselves. */
export function conceptNamed(word: string): string {
  const name = conceptNames.get(conceptCode(word)) ?? '';
  return name === 'func' ? '' : name;
}

/** Two characters per word; full stops between pieces. */
export const encode = (pieces: readonly (readonly string[])[]): string =>
  pieces.map((words) => words.map((word) => conceptCode(word) + literalCode(word)).join('')).join(END + END);

/** Encoded text without what `pattern` covers; all else stays in its place. */
export const unsay = (encoded: string, pattern: RegExp): string => encoded.replace(pattern, (part) => UNSAID.repeat(part.length));

/** The words of `pieces` that `encoded` still says. */
export function stillSaid(pieces: readonly (readonly string[])[], encoded: string): string[][] {
  let start = 0;
  return pieces.map((words) => {
    const kept = words.filter((_, i) => encoded[start + 2 * i] !== UNSAID);
    start += 2 * words.length + 2;
    return kept;
  });
}

const concept = (name: string) => conceptCodes.get(name) ?? '';

const literal = (name: string) => lookUp(literals, squash(name));

/** One word out of `names`. */
function oneOf(names: string): string {
  const all = names.split('|').flatMap((name) => (GROUPS[name] ?? name).split('|'));
  const concepts = all.map(concept).join('');
  const words = all
    .filter((name) => !conceptCodes.has(name))
    .map(literal)
    .join('');
  if (!words) return `[${concepts}].`;
  return concepts ? `(?:[${concepts}].|.[${words}])` : `.[${words}]`;
}

const NEAR = `[^${END}${concept('work')}${concept('not')}].`;
const SAME = `[^${END}${concept('work')}${concept('not')}${concept('i')}].`;
const FAR = `[^${END}${concept('work')}].`;
const SMALL = `[${concept('func')}${concept('i')}${concept('me')}].`;

function element(source: string): string {
  if (source.endsWith('|$')) return `(?:(?=$|\\${END})|${oneOf(source.slice(0, -2))})`;
  if (source === '~~') return `(?:${FAR}){0,12}?`;
  if (source === '_') return `(?:${SMALL}){0,6}`;
  if (source === '^') return `(?:^|\\${END}{2})`;
  if (source === '$') return `(?=$|\\${END})`;
  if (source.startsWith('~')) return `(?:${NEAR}){0,${source.slice(1) || 5}}?`;
  if (source.startsWith('-')) return `(?:${SAME}){0,${source.slice(1) || 5}}?`;
  if (source.startsWith('!')) return `(?!${oneOf(source.slice(1))})`;
  if (source.endsWith('?')) return `(?:${oneOf(source.slice(0, -1))})?`;
  return oneOf(source);
}

const sequence = (source: string) => source.trim().split(/\s+/).map(element).join('');

function line(source: string): string {
  const parts = source.split('&');
  if (parts.length === 1) return sequence(source);
  return `(?:^|\\${END}{2}|${concept('work')}.)${parts.map((part) => `(?=(?:${FAR})*?${sequence(part)})`).join('')}`;
}

/** Each text of `lists` as one regular expression over encoded text. Call it once, before `encode`. */
export function compilePatterns(lists: readonly string[]): RegExp[] {
  const all = lists.join(' ').split(/[\s|?!&^$~]+/);
  // Short before long, so that `drinks` is the word `drink`.
  for (const name of all.sort((a, b) => a.length - b.length)) {
    const word = squash(name);
    if (!/[a-z\d]/.test(word) || conceptCodes.has(name) || lookUp(literals, word) !== NOTHING) continue;
    enter(literals, word, newCode());
  }
  return lists.map(
    (list) =>
      new RegExp(
        list
          .trim()
          .split(/\s*\n\s*/)
          .map(line)
          .join('|'),
        'g',
      ),
  );
}

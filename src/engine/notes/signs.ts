/**
 * A text as two of them are compared: letters by what they spell, figures and signs as they stand. "-5" is not "5", nor "n!" the same as "n", nor "2-3" as "23"; a hyphen or a space
 * between words, and a full stop behind them, say nothing. A text of signs alone is those signs. Pure.
 */

/** Where one or two letters stand alone they are a quantity, a unit or an ion, and a dash beside them is a sign: "x-y", "-b", "Cl-". From three on it is a hyphen. */
const word = String.raw`\p{L}[\p{L}\p{M}]{2,}`;
const hyphen = new RegExp(String.raw`(?<=${word})-(?=[\p{L}\p{N}]|$)|(?<=[\p{L}\p{N}]|^)-(?=${word})`, 'gu');
const sign = '[-+*/=<>≠≤≥≈^:!,.;|&%]';

/** Accents are marks on these letters; in other writing systems a mark is a vowel. */
const accent = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const bracketed = new RegExp(String.raw`^\((${word}(?:[\s-]+[\p{L}\p{M}]+)*)\)$`, 'u');
const spaced = new RegExp(` ?(${sign}) ?`, 'gu');

/** Another way to write the same sign. */
const plainSigns = (text: string): string =>
  text
    // "1½" is not "11/2", and "10²" not "102".
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, (run) => `^${[...run].map((each) => superscripts.indexOf(each)).join('')}`)
    .normalize('NFKC')
    // "x²", "x^2" and, where there is no key for it, "x2".
    .replace(/(?<=\p{L})\^(?=\d)/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[×⋅∗]/g, '*')
    .replace(/÷|⁄|∕/g, '/')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** A class writes the same few words again and again, and each change counts them anew. */
const known = new Map<string, string>();
const mostKnown = 5_000;

/** Empty for an empty text alone. */
export function asCompared(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const compared = compare(text);
  known.set(text, compared);
  return compared;
}

function compare(text: string): string {
  const plain = plainSigns(text).toLowerCase();
  const bare = plain
    .normalize('NFD')
    .replace(accent, '')
    .normalize('NFC')
    // A prime: "f'" and "5'" are not "f" and "5".
    .replace(/(?<=(?<!\p{L})\p{L}|\d)'(?!\p{L})/gu, '′')
    .replace(/^([^"]*\d)"(?=[^"]*$)/, '$1″')
    .replace(/['"]/g, '')
    .replace(/(?<=\p{L}{2})!+$|(?<=[^\s])[.,;:?]+$/gu, '')
    .replace(/^[,;:?]+(?=\S)/, '')
    .replace(bracketed, '$1')
    .trim()
    .replace(/^(?:the|a|an) (?=\p{L}{2})/u, '')
    .replace(/^([-+]?)\.(?=\d)/, '$10.')
    // "U.S.A." is "USA", "St. Petersburg" "St Petersburg", and "1,600" "1600".
    .replace(/(?<=\p{L})\.(?=[\p{L} ])/gu, '')
    .replace(/(?<![\d(,.])\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
    // Before the spaces go: a thousand may have one, and a dash within a word.
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(spaced, '$1')
    .replace(hyphen, '')
    .replace(/(?<!\d) | (?!\d)/g, '');
  return bare || plain.replaceAll(' ', '');
}

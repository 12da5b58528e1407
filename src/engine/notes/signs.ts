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

const mostKnown = 5_000;

/** A class writes the same few words again and again, and each change counts them anew. */
function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= mostKnown) known.clear();
    const found = of(text);
    known.set(text, found);
    return found;
  };
}

/** Empty for an empty text alone. */
export const asCompared = remembered(compare);

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
    // Between words they say nothing: "red, white and blue", "What now? Who leads?".
    .replace(/(?<=\p{L}{2})[,;:!?]+(?= \p{L}{2})/gu, '')
    .replace(/(?<![\d(,.])\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
    // Before the spaces go: a thousand may have one, and a dash within a word.
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(spaced, '$1')
    .replace(hyphen, '')
    .replace(/(?<!\d) | (?!\d)/g, '');
  return bare || plain.replaceAll(' ', '');
}

/** Where a hyphen or a space may stand or not between figures and one or two letters of which the first is a capital. Small letters are quantities: "x-2" is a sum. */
const joint = /(?<=(?<!\p{L})\p{Lu}\p{L}?)[- ]?(?=\d)|(?<=\d)-?(?=\p{Lu}\p{L}?(?!\p{L}))/gu;
const besideFigures = /(?<=\p{L})-(?=\d)|(?<=\d)-(?=\p{L})/gu;

/** An answer without the hyphens within its names of letters and figures; empty where it has none. Beside other signs it is an expression, and a dash in it is one of them. */
const nameIn = remembered((answer) => {
  const plain = plainSigns(answer);
  if (!plain.match(joint) || /[=+*/<>^≠≤≥≈%()]| -|- /.test(plain) || plain.replace(joint, '').match(besideFigures)) return '';
  return asCompared(answer).replace(besideFigures, '');
});

/** Is it the same name of letters and figures, with a hyphen or without: "U235" for "U-235", "B-12" for "B12"? A longer word needs no such rule (`asCompared`). */
export function isSameName(written: string, answer: string): boolean {
  const name = nameIn(answer);
  return name !== '' && asCompared(written).replace(besideFigures, '') === name;
}

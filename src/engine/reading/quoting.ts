/** Taking words out of a passage so that they can stand in a question. */

/** At most this many characters of a sentence stand in a question: more is not read, and the sentence is highlighted anyway. */
const most = 120;

const opening = /^[\s"“”«‹„([]+/u;
const closing = /[\s"“”»›)\]]+$/u;

/** The text without quotation marks and brackets around it, and with those inside as single ones. */
export function bare(text: string): string {
  const inner = text.replace(opening, '').replace(closing, '');
  return inner.replace(/[“”"«»„]/gu, (mark, at: number) => (mark === '“' || mark === '«' || mark === '„' || (mark === '"' && /(?:^|[\s(])$/.test(inner.slice(0, at))) ? '‘' : '’'));
}

/** In double quotation marks, cut at a word when it is long. Every piece of it stands in the passage. */
export function quote(text: string, max = most): string {
  const whole = bare(text).replace(/[,;:—–-]+$/u, '');
  if (whole.length <= max) return `“${whole.replace(/(?<=[\p{L}\p{N}])\.$/u, '')}”`;
  const part = whole.slice(0, max);
  const space = part.search(/\s+\S*$/);
  const comma = Math.max(part.lastIndexOf(', '), part.lastIndexOf('; '));
  const cut = comma > max * 0.55 ? comma : space > max * 0.5 ? space : Array.from(part).slice(0, -1).join('').length;
  return `“${part.slice(0, cut).trimEnd()} …”`;
}

export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
/** As a sentence of its own. */
export const sentence = (text: string): string => {
  const plain = capitalized(text.trim().replace(/[,;:—–-]+$/u, ''));
  return /[.!?…]["'”’]*$/u.test(plain) ? plain : `${plain}.`;
};

/** The stretches of a question that claim to stand in the passage, without the sign of what was left out. */
export const quotesIn = (question: string): string[] =>
  [...question.matchAll(/“([^”]*)”/gu)]
    .flatMap((match) => (match[1] ?? '').split('…'))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** Taking words out of a passage so that they can stand in a question. */

/** At most this many characters of a sentence stand in a question: more is not read, and the sentence is highlighted anyway. */
const most = 120;

const marks = /[“”"«»„]/gu;
const anyMark = /[“”"«»„]/u;
const opens = (mark: string, before: string): boolean => mark === '«' || mark === '„' || ((mark === '"' || mark === '“') && /(?:^|[\s(—–:：-])$/u.test(before));

/** The text without the quotation marks around it; marks inside become single ones, and one that has lost its partner goes. */
export function bare(text: string): string {
  const trimmed = text.trim();
  if (!anyMark.test(trimmed)) return trimmed;
  const all = [...trimmed.matchAll(marks)];
  const isWrapped = all.length === 2 && all[0]?.index === 0 && /^[”"»][.,;:!?]?$/u.test(trimmed.slice(all[1]?.index));
  if (all.length === 1 || isWrapped)
    return trimmed
      .replace(marks, '')
      .replace(/^[\s([]+(?=[^)\]]*$)/u, '')
      .trim();
  return trimmed.replace(marks, (mark, at: number) => (opens(mark, trimmed.slice(0, at)) ? '‘' : '’'));
}

/** In double quotation marks, cut at a word when it is long. Every piece of it stands in the passage. */
export function quote(text: string, max = most): string {
  const whole = bare(text).replace(/[,;:—–-]+$/u, '');
  if (whole.length <= max) return `“${withoutStop(whole)}”`;
  const part = whole.slice(0, max);
  const space = part.search(/\s+\S*$/);
  const comma = Math.max(part.lastIndexOf(', '), part.lastIndexOf('; '));
  const cut = comma > max * 0.55 ? comma : space > max * 0.5 ? space : Array.from(part).slice(0, -1).join('').length;
  return `“${part.slice(0, cut).trimEnd()} …”`;
}

/** The same, but of a long sentence its end: “… and from that day she never laughed again”. */
export function quoteEnd(text: string, max = most): string {
  const whole = bare(text);
  if (whole.length <= max) return quote(text, max);
  const part = whole.slice(-max);
  const joint = /[,;:’”] +(?=(?:and|but|so|then|yet|for|because|until|while|when|who|which|where|as)\b)/.exec(part);
  const from = joint && joint.index < max * 0.7 ? joint.index + joint[0].length : part.search(/(?<=\s)\S/);
  return `“… ${withoutStop(part.slice(Math.max(0, from)))}”`;
}

/** A full stop that belongs to a word stays: "6 p.m." */
const withoutStop = (text: string): string => (/(?:\b\p{L}\.\p{L}|\b(?:etc|Jr|Sr|Inc|Co|St|Dr))\.$/u.test(text) ? text : text.replace(/(?<=[\p{L}\p{N}])\.$/u, ''));

/** The sentence as `quote` gives it, but always with the stretch from `start` to `end` in it. */
export function quoteAround(text: string, start: number, end: number, max = most): string {
  if (text.length <= max || end < max * 0.8) return quote(text, max);
  const from = Math.max(0, start - Math.floor((max - (end - start)) / 2));
  const first = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const to = Math.min(text.length, first + max);
  const last = to === text.length ? to : text.lastIndexOf(' ', to);
  const part = bare(text.slice(first, Math.max(last, end)).replace(marks, '')).replace(/[,;:—–.-]+$/u, '');
  return `“${first > 0 ? '… ' : ''}${part}${last < text.length ? ' …' : ''}”`;
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

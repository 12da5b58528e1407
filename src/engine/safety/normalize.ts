/** Text made ready: `normalizeForScreen` for the rules, `sanitizeText` for what is kept and shown. */
import { plainLetters } from './lookalikes.ts';
import { plainWords } from './plain-words.ts';

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '(': 'c',
};

/** Words that are worth guessing when a sign hides some of their letters, as in `k*ll`. */
const MASKED =
  'kill killing killed suicide suicidal myself die dying dead death unalive self harm hurt cut cutting rape raped abuse abused abuses sex nudes naked hang hanging life alive hate hates hits touch touches touched gun knife shoot stab pills overdose purge starve gun bomb school'.split(
    ' ',
  );

/** The first listed word that fits when every sign, and a `1`, may stand for any letter. */
function unmask(token: string): string | undefined {
  return MASKED.find((word) => word.length === token.length && [...token].every((char, i) => !/[a-z]/.test(char) || char === word[i]));
}

const unleet = (token: string): string => token.replace(/[013-9@$!|+(]/g, (char) => LEET[char] ?? char);

/** One run of signs without a space, as words. `between` is put where a sign stood inside it. */
function readToken(raw: string, between: string): string {
  const token = raw.replace(/^(?:[^a-z0-9@$]|[@$](?![a-z]))+|[^a-z0-9]+$/g, '');
  if (token === '' || /^[a-z]+$/.test(token)) return token;
  // Numbers, dates, units and times stay as they are; so does "50pills", as two words.
  if (/^[\d.,:/%-]+$/.test(token)) return token;
  if (/^\d{2,}[a-z]+$/.test(token)) return token.replace(/^\d+/, '$& ');
  if (!/[a-z].*[a-z]/.test(token)) return token.length > 1 && token.length < 4 ? unleet(token).replace(/[^a-z0-9]+/g, between) : token;
  const guess = unmask(unleet(token)) ?? unmask(token);
  if (guess !== undefined) return guess;
  const parts = token.split(/[.?;]+/);
  const boundary = between === '' ? '' : parts.length > 2 ? ' ' : ' . ';
  return parts.map((part) => unleet(part).replace(/[^a-z0-9]+/g, between)).join(boundary);
}

function read(text: string, between: string, sentences: boolean): string {
  return plainWords(
    text
      // "k i l l" and "k.i.l.l": single letters with the same separator between them.
      .replace(/\b[a-z0-9]([^a-z0-9]{1,3})[a-z0-9]\b(?:\1[a-z0-9]\b)+/g, (run, separator: string) => run.replaceAll(separator, ''))
      .replace(/\.{2,}/g, ' ')
      .replace(/\S+/g, (token) => readToken(token, between) + (sentences && /[.?!;][")\]]*$/.test(token) ? ' . ' : ''))
      .replace(/\s+/g, ' '),
  );
}

/**
 * The forms a rule looks at, one or two: the text with signs inside a word read as spaces, and its sentences with such
 * words once more, the signs read as nothing. Each is lower-case words without accents, doubled letters or fillers,
 * with ` . ` between sentences.
 */
export function screenForms(text: string): readonly string[] {
  const plain = plainLetters(text).replaceAll('_', '-');
  const spaced = read(plain, ' ', true);
  // "I. Want. To." is one sentence.
  const staccato = /(?:\b[a-z0-9]+[^a-z0-9\s]+ ){3}/.test(plain);
  if (staccato) return [spaced, read(plain, '', false)];
  const signed = plain.split(/[.?!]+\s/).filter((sentence) => /[a-z][^a-z0-9\s]+[a-z]/.test(sentence));
  return signed.length === 0 ? [spaced] : [spaced, read(signed.join(' . '), '', true)];
}

/** The first of the `screenForms`: what the rules read. Not for showing. */
export function normalizeForScreen(text: string): string {
  return screenForms(text)[0] ?? '';
}

/** Letters of the West, digits, spaces, new lines, and the marks of printed English: nothing in it can be taken out, which spares nearly every text eight searches. */
const plainText = /^[\t\n -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;

/**
 * Text as typed, without what can break a page or hide a word: lone surrogates, control characters other than new
 * line and tab, direction overrides, invisible characters (the joiner and the tags inside emoji stay), a fourth and
 * later combining mark in a row.
 */
export function sanitizeText(text: string): string {
  if (plainText.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad\u180e\u200b\u200c\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g, '')
    .replace(/(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu, '$1')
    .replace(/(\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)?\u200d(?=(\p{Extended_Pictographic})?)/gu, (joiner, before, after) =>
      before && after ? joiner : (before ?? ''),
    )
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
}

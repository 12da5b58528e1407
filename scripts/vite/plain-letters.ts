/** Scripts in letters of one byte each: one letter beyond Latin-1 makes V8 keep the whole file with two bytes a letter. */
import { parseAst } from 'vite';

/** A letter that V8 has no single byte for; the backslashes before it, because an escaped letter is the letter itself. */
const wide = /(\\*)([^\0-\xff])/g;
const anyWide = /[^\0-\xff]/;

/** The same module, letter for letter the same strings. Lines stay where they are. */
export function withPlainLetters(script: string): string {
  if (!anyWide.test(script)) return script;
  let plain = '';
  let at = 0;
  for (const { start, end } of rawTexts(parseAst(script))) {
    plain += escapeWide(script.slice(at, start)) + placeWide(script.slice(start, end));
    at = end;
  }
  return plain + escapeWide(script.slice(at));
}

const codeOf = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

const escapeWide = (code: string): string => code.replace(wide, (_, slashes: string, letter: string) => (slashes.length % 2 === 1 ? slashes.slice(1) : slashes) + codeOf(letter));

/** In `String.raw` an escape would stay as it is written, so the letter is put in as a value. */
const placeWide = (text: string): string => text.replace(wide, (_, slashes: string, letter: string) => `${slashes}\${'${codeOf(letter)}'}`);

interface Place {
  start: number;
  end: number;
}

/** The texts of tagged templates, in the order of the script. */
function rawTexts(tree: unknown): Place[] {
  const found: Place[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, quasi } = node as { type?: string; quasi?: { quasis: Place[] } };
    if (type === 'TaggedTemplateExpression' && quasi) found.push(...quasi.quasis);
    for (const part of Object.values(node)) visit(part);
  };
  visit(tree);
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Progress as a text that can be typed, pasted or put into a QR code. `K1` and a salt, then for each course its mark (3 letters), a count and a mark of 2 letters for
 * each completed module, then a checksum of 3. Letters are Crockford's base 32, which knows no I, L, O, U. A mark is a hash of the course's id or the module's slug, so
 * that a page built with other modules finds those it has, and counts those it does not have.
 */
import { fingerprint } from '../../engine/text/hash.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const magic = 'K';
const version = '1';
/** Letters of each part. */
const [courseLetters, moduleLetters, checkLetters] = [3, 2, 3];
/** One letter says how many modules follow: more stand in a second group. */
const mostAtOnce = alphabet.length - 1;
/** Characters. A code of 300 complete courses is shorter. */
const maxLength = 10_000;

/** A course as this build has it. */
export interface KnownCourse {
  id: string;
  slugs: readonly string[];
}
/** Course id → slugs of completed modules. */
export type Completed = Record<string, readonly string[]>;

export interface Lost {
  /** Null: a course this build does not have. */
  course: string | null;
  modules: number;
}
export type ReadCode = { ok: true; completed: Completed; lost: Lost[] } | { ok: false; why: string };

const letters = (value: number, count: number): string => Array.from({ length: count }, (_, i) => alphabet[(value >>> (5 * (count - 1 - i))) & 31]).join('');

/** FNV-1a, its upper half folded in. */
function mark(text: string, salt: string, count: number): string {
  const hash = fingerprint(`${salt}:${text}`);
  return letters(hash ^ (hash >>> 15), count);
}

const courseMark = (id: string, salt: string): string => mark(id, salt, courseLetters);
const moduleMark = (slug: string, salt: string): string => mark(slug, salt, moduleLetters);
const checksum = (text: string): string => mark(text, 'check', checkLetters);

/** Two that have the same mark under one salt have different ones under another. */
const separates = (salt: string, courses: readonly KnownCourse[]): boolean =>
  [courses.map(({ id }) => courseMark(id, salt)), ...courses.map(({ slugs }) => slugs.map((slug) => moduleMark(slug, salt)))].every(
    (marks) => new Set(marks).size === marks.length,
  );

/** Null when no module of these courses is complete. */
export function codeOf(completed: Completed, courses: readonly KnownCourse[]): string | null {
  const salt = [...alphabet].find((candidate) => separates(candidate, courses)) ?? '0';
  const groups = courses.flatMap(({ id, slugs }) => {
    const done = slugs.filter((slug) => completed[id]?.includes(slug));
    const parts = Array.from({ length: Math.ceil(done.length / mostAtOnce) }, (_, i) => done.slice(i * mostAtOnce, (i + 1) * mostAtOnce));
    return parts.map((part) => courseMark(id, salt) + letters(part.length, 1) + part.map((slug) => moduleMark(slug, salt)).join(''));
  });
  if (groups.length === 0) return null;
  const code = magic + version + salt + groups.join('');
  return code + checksum(code);
}

/** In groups of four, for the eye. */
export const spaced = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** @param text typed or pasted: small letters, spaces and hyphens, O for 0, I and L for 1, or the whole link that the QR code holds. */
export function readCode(text: string, courses: readonly KnownCourse[]): ReadCode {
  const refuse = (why: string): ReadCode => ({ ok: false, why });
  const typed = text.slice(text.lastIndexOf('=') + 1).trim();
  if (!typed) return refuse('Type or paste the code first.');
  const code = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const body = code.slice(0, -checkLetters);
  // All versions keep to this: K, the version, …, the checksum.
  const isWhole = code.length <= maxLength && code.startsWith(magic) && checksum(body) === code.slice(-checkLetters);
  if (isWhole && code[1] !== version)
    return refuse('This code was made by another version of this site, which this page cannot read. Reload the page on the other device and make a new code there.');
  if (!code.startsWith(magic + version)) return refuse('This is not a progress code of this site. Such a code begins with K1.');
  const groups = isWhole ? groupsOf(body.slice(3)) : null;
  if (!groups) return refuse('A letter of this code is wrong or missing. Compare it with the other device and try again.');
  return { ok: true, ...resolve(groups, code[2] ?? '', courses) };
}

interface Group {
  course: string;
  modules: string[];
}

/** Null when the text ends in the middle. */
function groupsOf(text: string): Group[] | null {
  const groups: Group[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + courseLetters + 1;
    const next = end + alphabet.indexOf(text[end - 1] ?? '') * moduleLetters;
    if (next <= end || next > text.length) return null;
    groups.push({ course: text.slice(at, end - 1), modules: text.slice(end, next).match(/../g) ?? [] });
    at = next;
  }
  return groups.length > 0 ? groups : null;
}

/** Finds courses and modules by their marks. A mark that fits none, or more than one, is lost and counted. */
function resolve(groups: readonly Group[], salt: string, courses: readonly KnownCourse[]): { completed: Completed; lost: Lost[] } {
  const completed: Completed = {};
  const lost: Lost[] = [];
  for (const { course, modules } of groups) {
    const [known, another] = courses.filter(({ id }) => courseMark(id, salt) === course);
    if (!known || another) {
      lost.push({ course: null, modules: modules.length });
      continue;
    }
    const found = modules.flatMap((wanted) => {
      const [slug, second] = known.slugs.filter((candidate) => moduleMark(candidate, salt) === wanted);
      return slug && !second ? [slug] : [];
    });
    if (found.length > 0) completed[known.id] = [...(completed[known.id] ?? []), ...found];
    if (found.length < modules.length) lost.push({ course: known.id, modules: modules.length - found.length });
  }
  return { completed, lost };
}

/** What may not stand in a name that thirty children see. Pure. */
import { liveLimits } from '../../contracts/live/limits.ts';
import { plainLetters } from '../safety/lookalikes.ts';
import { badInOtherLetters, badNameParts, badNames, innocentNames, rolesOfOthers } from './name-lists.ts';

export type NameCheck = { ok: true; name: string } | { ok: false; message: string };

const bad = (message: string): NameCheck => ({ ok: false, message });

/** The name as it is kept, or what to do. The message never repeats what was written. */
export function checkName(typed: string): NameCheck {
  if (/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.test(typed)) return bad('This name holds hidden characters. Type it again.');
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (name === '') return bad('Please enter your name to join');
  if ([...name].length > liveLimits.nameChars) return bad(`Use at most ${liveLimits.nameChars} characters.`);
  if (/@|:\/\/|www\.|\.(?:com|org|net|edu|gov|app|io|gg|tv|de|uk)\b/i.test(name)) return bad('Leave out web and e-mail addresses.');
  if (/\d(?:[\s.-]?\d){4}/.test(name)) return bad('Leave out long numbers: at most four digits in a row.');
  if (/\p{Extended_Pictographic}/u.test(name)) return bad('Leave out emoji.');
  // Two may sit at one device: "Bo & Al".
  if (!/^(?:[\p{L}\p{M}\p{Nd} .'’\-·&]|\u200c|\u200d)+$/u.test(name)) return bad('Use letters, numbers, spaces, dots, dashes, apostrophes and &.');
  if (!/[\p{L}\p{Nd}]/u.test(name)) return bad('Use at least one letter or number.');
  if (/\p{M}{4}/u.test(name)) return bad('Use letters without piles of marks.');
  if (isUnkind(name)) return bad('Choose another name for this class.');
  return { ok: true, name };
}

// The parts are letters and digits only. One search for all of them: a hall of names is checked within seconds.
const badPart = new RegExp(badNameParts.join('|'));
const longBadPart = new RegExp(badNameParts.filter((part) => part.length > 4).join('|'));
const badInAnyLetters = new RegExp(badInOtherLetters.join('|'));

/** Words of any writing system that a class should not have to read; also hidden in other letters, or s p a c e d. */
function isUnkind(name: string): boolean {
  const asWritten = name.toLowerCase().replace(/[\s.'’·&-]+/g, '');
  if (badInAnyLetters.test(asWritten)) return true;
  const words = fold(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const isSized = /^(?:big|huge|small|long|tiny|little|my|your|hot|wet|hard)$/.test(words[0] ?? '');
  /** People are called so, unless it is written with digits or stands behind a measure. */
  const isInnocent = (form: string): boolean => innocentNames.has(form) && words.includes(form) && !(isSized && form !== words[0]);
  // "k y s" and "f.u.c.k": single letters are read together.
  const letters = words.map((word) => (word.length === 1 ? word : ' ')).join('');
  const spelled = [...(words.every((word) => word.length <= 2) ? [words.join('')] : []), ...letters.split(' ').filter((run) => run.length > 2)];
  const joined = words.join('');
  const read = [...words, ...spelled].flatMap((word) => (/\d/.test(word) ? [word, ...unleet(word)] : [word]));
  const forms = [...read, ...read.map((form) => form.replace(/(.)\1+/g, '$1'))];
  if (forms.some((form) => rolesOfOthers.has(form))) return true;
  if (forms.some((form) => !isInnocent(form) && (badNames.has(form) || badPart.test(form)))) return true;
  return badNames.has(joined) && !isInnocent(joined) ? true : longBadPart.test(joined) && !words.some(isInnocent);
}

/** What can be written in front of others' names looks like Latin letters here. */
const fold = (text: string): string => plainLetters(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const digits: Readonly<Record<string, readonly string[]>> = { '0': ['o'], '1': ['i', 'l'], '3': ['e'], '4': ['a'], '5': ['s'], '6': ['g'], '7': ['t'], '8': ['b'], '9': ['g'] };
function unleet(word: string): string[] {
  const read = (choice: number) => word.replace(/[0-9]/g, (digit) => digits[digit]?.[Math.min(choice, (digits[digit]?.length ?? 1) - 1)] ?? digit);
  return [read(0), read(1)];
}

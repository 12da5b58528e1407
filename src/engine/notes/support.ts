/** What a student finds filled in at each support level. Pure: the same notes and level, the same blanks. */
import type { CometSupport, SupportLevel } from '../../contracts/comet.ts';
import { isBlank, type NotesPart } from '../../contracts/guided-notes.ts';

/** Is the blank at this place, counted through all notes, filled in beforehand? Half leaves the first one open. */
export const isGiven = (level: SupportLevel, place: number): boolean => level === 'filled' || (level === 'half' && place % 2 === 1);

/** Does the student find the blank filled in? What they have written themselves stays theirs, whatever the level is later. */
export const isFilledIn = (isGiven: boolean | undefined, own: string | undefined): boolean => isGiven === true && !own?.trim();

/** For each part: which of its blanks the level fills in. */
export function givenIn(notes: readonly NotesPart[], level: SupportLevel): boolean[][] {
  let place = 0;
  return notes.map(({ lines }) => lines.flatMap((line) => line.filter(isBlank).map(() => isGiven(level, place++))));
}

/** `isOpen`: has the class reached the part? What it has not reached is not given away. */
export function supportFor(notes: readonly NotesPart[], level: SupportLevel, isOpen: (part: number) => boolean): CometSupport {
  const given: CometSupport['given'] = {};
  const filled = givenIn(notes, level);
  const bank = new Map<string, string>();
  for (const [part, { lines }] of notes.entries()) {
    if (!isOpen(part)) continue;
    const blanks = lines.flatMap((line) => line.filter(isBlank));
    const words = blanks.flatMap(({ answer }, place) => (filled[part]?.[place] ? [[place, answer] as const] : []));
    if (words.length > 0) given[part] = Object.fromEntries(words);
    if (level === 'bank') for (const { answer } of blanks) bank.set(answer.toLowerCase(), answer);
  }
  return { level, given, bank: [...bank.values()].sort((a, z) => a.localeCompare(z, 'en')) };
}

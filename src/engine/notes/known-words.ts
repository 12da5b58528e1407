/** Every word of some notes that must not be taken for another one. Pure. */
import { isBlank, type NotesPart } from '../../contracts/guided-notes.ts';

/** The answers of the blanks with their alternatives, and the longer words of the text. */
export function knownWords(notes: readonly NotesPart[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { title, lines } of notes)
    for (const piece of [title, ...lines.flat()]) {
      if (isBlank(piece)) for (const each of [piece.answer, ...piece.alternatives]) words.add(each);
      else for (const [word] of piece.matchAll(/\p{L}{4,}/gu)) words.add(word);
    }
  return words;
}

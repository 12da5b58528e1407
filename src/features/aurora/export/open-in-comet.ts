/** Hands guided notes over to Comet: as an item of the library, which Comet then opens. */
import { cometLimits } from '../../../contracts/comet.ts';
import type { GuidedNotes } from '../../../contracts/guided-notes.ts';
import { itemPath, libraryLimits } from '../../../contracts/library.ts';
import { codeAlphabet, codeLength } from '../../../contracts/live/protocol.ts';
import { newItem, putItem } from '../../../stores/library/library.ts';
import { guidedNotesShape } from '../../../stores/library/shapes/guided-notes.ts';

/** Where Comet opens them; null when this browser has no room. */
export async function keepForComet({ title, lessonTitle, notes, questions }: GuidedNotes, now: Date): Promise<string | null> {
  // What the next session asks for as its code; it gets it if no other class has it then.
  const classCode = Array.from(crypto.getRandomValues(new Uint8Array(codeLength)), (value) => codeAlphabet[value % codeAlphabet.length]).join('');
  const body = guidedNotesShape.read(
    { lessonTitle, classCode, notes: notes.slice(0, cometLimits.parts), questions: questions.slice(0, cometLimits.questions), origin: 'lesson', live: null },
    guidedNotesShape.version,
  );
  if (!body) return null;
  const item = newItem('guided-notes', title.slice(0, libraryLimits.titleChars), body, now);
  return (await putItem(item)) ? itemPath('guided-notes', item.id) : null;
}

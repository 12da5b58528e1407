/** What is missing, or too much, before a class can have the notes: said with the place where it stands in the editor. Pure. */
import { cometLimits, type NotesBody } from '../../contracts/comet.ts';
import { isBlank, type NotesPart, type NotesPiece } from '../../contracts/guided-notes.ts';
import { liveLimits } from '../../contracts/live/limits.ts';

const figure = (count: number): string => count.toLocaleString('en-US');

/** Null when the class can have the part. */
export function faultInPart({ lines }: NotesPart, number: number): string | null {
  const filled = lines.filter(isFilled).length;
  if (filled > cometLimits.lines) return `Part ${number} has ${figure(filled)} lines, and a part holds ${cometLimits.lines}. Cut it in two.`;
  const blanks = lines.flat().filter(isBlank).length;
  if (blanks > liveLimits.blanks) return `Part ${number} has ${figure(blanks)} blanks, and a part holds ${liveLimits.blanks}. Cut it in two.`;
  for (const [place, line] of lines.entries()) {
    const fault = faultInLine(line);
    if (fault) return `Part ${number}, line ${place + 1} (“${beginOf(line)}”) ${fault}`;
  }
  return null;
}

export const isFilled = (line: readonly NotesPiece[]): boolean => line.some((piece) => isBlank(piece) || piece.trim() !== '');

function faultInLine(line: readonly NotesPiece[]): string | null {
  if (line.length > cometLimits.lines) return `has ${figure(line.length)} pieces of text and blanks, and a line holds ${cometLimits.lines}. Break it in two.`;
  for (const piece of line) {
    if (!isBlank(piece)) {
      if (piece.length > cometLimits.lineChars)
        return `is too long: ${figure(piece.length)} characters without a blank, and ${figure(cometLimits.lineChars)} fit. Break it in two.`;
      continue;
    }
    const longest = Math.max(...[piece.answer, ...piece.alternatives].map(({ length }) => length));
    if (longest > cometLimits.blankChars) return `has an answer of ${figure(longest)} characters in a blank, and ${cometLimits.blankChars} fit.`;
    if (piece.alternatives.length > cometLimits.alternatives) return `has a blank with more than ${cometLimits.alternatives} other answers.`;
  }
  return null;
}

const beginChars = 30;
function beginOf(line: readonly NotesPiece[]): string {
  const text = line.map((piece) => (isBlank(piece) ? piece.answer : piece)).join('');
  return text.length > beginChars ? `${text.slice(0, beginChars)}…` : text;
}

/** Null when nothing is missing. */
export function faultIn(title: string, { notes, questions }: Pick<NotesBody, 'notes' | 'questions'>): string | null {
  if (!title.trim()) return 'Give the notes a title.';
  if (!notes.some(({ lines }) => lines.some(isFilled)) && !questions.some(isWritten)) return 'Write a line of notes or a question first.';
  if (notes.length > cometLimits.parts) return `There are ${figure(notes.length)} parts, and a class takes ${cometLimits.parts}.`;
  for (const [place, part] of notes.entries()) {
    const fault = faultInPart(part, place + 1);
    if (fault) return fault;
  }
  for (const [place, question] of questions.entries()) {
    const number = place + 1;
    if (!isWritten(question) && isBegun(question)) return `Question ${number} has no question yet. Write it, or delete it.`;
    if (isWritten(question) && question.type === 'multiple_choice' && question.options.filter((option) => option.trim()).length < 2)
      return `Question ${number} needs at least two options.`;
  }
  return null;
}

/** One that was only added is none yet. */
export const isBegun = ({ question, options, lookFor }: NotesBody['questions'][number]): boolean => [question, lookFor, ...options].some((text) => text.trim() !== '');
export const isWritten = ({ question }: NotesBody['questions'][number]): boolean => question.trim() !== '';

/** Notes as a text that can be typed: square brackets around what is left blank, "[answer|another answer]", a backslash before a bracket that is meant as one. Pure. */
import { isBlank, type NotesBlank, type NotesPiece } from '../../contracts/guided-notes.ts';

const escaped = (text: string): string => text.replace(/[\\[\]]/g, '\\$&');
const escapedAnswer = (text: string): string => text.replace(/[\\[\]|]/g, '\\$&');

export const markedLine = (pieces: readonly NotesPiece[]): string =>
  pieces.map((piece) => (isBlank(piece) ? `[${[piece.answer, ...piece.alternatives].map(escapedAnswer).join('|')}]` : escaped(piece))).join('');

export const markedText = (lines: readonly (readonly NotesPiece[])[]): string => lines.map(markedLine).join('\n');

/** A bracket that is not closed on its line, or that holds nothing, is text. */
export function lineFromMarks(line: string): NotesPiece[] {
  const pieces: NotesPiece[] = [];
  let text = '';
  const flush = (): void => {
    if (text) pieces.push(text);
    text = '';
  };
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === '\\' && /[\\[\]|]/.test(line.charAt(at + 1))) {
      text += line.charAt(++at);
      continue;
    }
    const blank = sign === '[' ? blankAt(line, at) : null;
    if (!blank) {
      text += sign;
      continue;
    }
    flush();
    pieces.push(blank.blank);
    at = blank.end;
  }
  flush();
  return pieces;
}

export const linesFromMarks = (text: string): NotesPiece[][] => text.split('\n').map(lineFromMarks);

/** The blank that begins with the bracket at `start`, and the place of its closing bracket. */
function blankAt(line: string, start: number): { blank: NotesBlank; end: number } | null {
  const answers = [''];
  for (let at = start + 1; at < line.length; at++) {
    const sign = line.charAt(at);
    const last = answers.length - 1;
    if (sign === '\\' && /[\\[\]|]/.test(line.charAt(at + 1))) answers[last] += line.charAt(++at);
    else if (sign === '[') return null;
    else if (sign === '|') answers.push('');
    else if (sign === ']') {
      const [answer, ...alternatives] = answers.map((each) => each.trim()).filter(Boolean);
      return answer === undefined ? null : { blank: { answer, alternatives: [...new Set(alternatives)] }, end: at };
    } else answers[last] += sign;
  }
  return null;
}

/** Puts brackets around the words between two places, or takes them away where the stretch is a blank already. Spaces at its ends stay outside. */
export function toggleBlank(text: string, from: number, to: number): { text: string; from: number; to: number } | null {
  const chosen = text.slice(from, to);
  const start = from + (chosen.length - chosen.trimStart().length);
  const end = to - (chosen.length - chosen.trimEnd().length);
  if (start >= end || text.slice(start, end).includes('\n')) return null;
  const inside = text.slice(start, end);
  if (/^\[[^[\]]*\]$/.test(inside)) {
    const plain = inside.slice(1, -1).split('|')[0] ?? '';
    return { text: text.slice(0, start) + plain + text.slice(end), from: start, to: start + plain.length };
  }
  if (text[start - 1] === '[' && text[end] === ']') return { text: text.slice(0, start - 1) + inside + text.slice(end + 1), from: start - 1, to: end - 1 };
  if (/[[\]]/.test(inside)) return null;
  return { text: `${text.slice(0, start)}[${inside}]${text.slice(end)}`, from: start, to: end + 2 };
}

/** Guided notes as a sheet: with blanks for the students, or filled in as the key. */
import { type GuidedNotes, isBlank, type NotesPiece } from '../../../contracts/guided-notes.ts';
import { heading, lines, type Paper, type Run, section, text } from '../../../ui/paper/paper.ts';

export interface NotesSheet {
  /** Answers stand in the blanks. */
  isKey: boolean;
  hasWordBank: boolean;
}

export function notesPaper({ title, notes, questions, wordBank }: GuidedNotes, { isKey, hasWordBank }: NotesSheet): Paper {
  const runOf = (piece: NotesPiece): Run => (!isBlank(piece) ? piece : isKey ? { answer: [piece.answer, ...piece.alternatives].join(' / ') } : { blank: piece.answer.length });
  return {
    title: isKey ? `${title} (key)` : title,
    blocks: [
      ...(isKey ? [] : [{ kind: 'text' as const, label: 'Name', runs: [{ blank: 19 }, '   Date: ', { blank: 10 }] }]),
      ...(hasWordBank && !isKey && wordBank.length > 0 ? [text(wordBank.join('   |   '), 'Word bank')] : []),
      ...notes.flatMap((part) => [heading(part.title), { kind: 'list' as const, isOrdered: false, items: part.lines.map((line) => line.map(runOf)) }]),
      ...section(
        'Questions',
        questions.flatMap(({ question, lookFor }, place) => [text(question, `${place + 1}`), ...(!isKey ? [lines(3)] : lookFor ? [text(lookFor, 'Look for')] : [])]),
      ),
    ],
  };
}

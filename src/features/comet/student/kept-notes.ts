/** What a student takes home from a class: the notes as they stand, with the words in their places, and the questions. Pure. */
import { type CometSeen, type CometSupport, cometLimits, type NotesBody, noteKey, questionKey, type SeenPart } from '../../../contracts/comet.ts';
import type { NotesPart, NotesPiece } from '../../../contracts/guided-notes.ts';
import type { OwnWork } from '../../../contracts/live/protocol.ts';
import { markBlank } from '../../../engine/notes/spelling.ts';
import { heading, type Paper } from '../../../ui/paper/paper.ts';

export interface KeptFrom {
  seen: CometSeen;
  support: CometSupport | null;
  blanks: Readonly<Record<string, readonly string[]>>;
  choices: Readonly<Record<string, number>>;
  texts: Readonly<Record<string, string>>;
  asks: OwnWork['asks'];
}

/** Words as they were written, stars and all: in a text, two of them would make others bold. */
const asWritten = (answer: string): NotesPiece => ({ answer, alternatives: [] });

/** What stands in a blank: the own word or what was filled in; the answer where the teacher has revealed another one, and beside it what the student wrote. */
export function piecesIn(part: SeenPart, place: number, { blanks, support }: Pick<KeptFrom, 'blanks' | 'support'>): NotesPiece[] {
  const own = blanks[noteKey(part.place)]?.[place]?.trim() ?? '';
  const given = support?.given[part.place]?.[place] ?? '';
  const answer = part.answers?.[place];
  if (answer === undefined) return [own || given ? asWritten(own || given) : '________'];
  if (!own || markBlank(own, answer) === 'right') return [asWritten(own || answer.answer)];
  return [asWritten(answer.answer), ' (I wrote: ', asWritten(own), ')'];
}

const partOf = (part: SeenPart, from: KeptFrom): NotesPart => ({
  title: part.title,
  lines: part.lines.map((line) => line.flatMap((piece) => (typeof piece === 'string' ? [piece] : piecesIn(part, piece.blank, from)))),
});

function questionLines({ seen, choices, texts }: KeptFrom): NotesPiece[][] {
  return seen.questions.flatMap(({ place, question, type, options, isRevealed, correctAnswer, lookFor }) => {
    const choice = choices[questionKey(place)];
    const own = type === 'short_answer' ? (texts[questionKey(place)] ?? '') : choice === undefined ? '' : (options[choice] ?? '');
    const correct = isRevealed ? (correctAnswer === null || correctAnswer === undefined ? (lookFor ?? '') : (options[correctAnswer] ?? '')) : '';
    return [[question], ['My answer: ', own ? asWritten(own) : 'none'], ...(correct ? [['Correct: ', asWritten(correct)]] : [])];
  });
}

export function keptNotes(from: KeptFrom): { title: string; body: NotesBody } {
  const { seen, asks } = from;
  const questions = questionLines(from);
  const asked = asks.flatMap(({ text, reply }): NotesPiece[][] => [['I asked: ', asWritten(text)], ...(reply ? [['Answer: ', asWritten(reply)]] : [])]);
  const notes: NotesPart[] = [
    ...seen.parts.map((part) => partOf(part, from)),
    ...(questions.length > 0 ? [{ title: 'Questions', lines: questions }] : []),
    ...(asked.length > 0 ? [{ title: 'What I asked', lines: asked }] : []),
  ].flatMap(inSlides);
  return { title: seen.title, body: { lessonTitle: seen.lessonTitle, classCode: '', notes, questions: [], origin: 'kept', live: null, students: 0, reports: [] } };
}

/** No part is longer than what is kept of one. */
const inSlides = (part: NotesPart): NotesPart[] =>
  Array.from({ length: Math.ceil(part.lines.length / cometLimits.lines) }, (_, i) => ({ ...part, lines: part.lines.slice(i * cometLimits.lines, (i + 1) * cometLimits.lines) }));

/** Bold words and what stands in blanks become underlined answers. */
export const paperOf = ({ title, body }: { title: string; body: NotesBody }): Paper => ({
  title,
  blocks: body.notes.flatMap((part) => [
    heading(part.title || 'Notes'),
    {
      kind: 'list' as const,
      isOrdered: false,
      items: part.lines.map((line) =>
        line.flatMap((piece) => {
          if (typeof piece !== 'string') return [{ answer: piece.answer }];
          return piece.split(/\*\*([^*\n]+)\*\*/g).flatMap((each, place) => (each === '' ? [] : [place % 2 === 1 ? { answer: each } : each]));
        }),
      ),
    },
  ]),
});

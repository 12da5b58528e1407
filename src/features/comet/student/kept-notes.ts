/** What a student takes home from a class: the notes as they stand, with the words in their places, and the questions. Pure. */
import { type CometSeen, type CometSupport, cometLimits, type NotesBody, noteKey, questionKey, type SeenPart } from '../../../contracts/comet.ts';
import type { NotesPart } from '../../../contracts/guided-notes.ts';
import type { OwnWork } from '../../../contracts/live/protocol.ts';
import { isRight, markBlank } from '../../../engine/notes/spelling.ts';
import { heading, type Paper } from '../../../ui/paper/paper.ts';

export interface KeptFrom {
  seen: CometSeen;
  support: CometSupport | null;
  blanks: Readonly<Record<string, readonly string[]>>;
  choices: Readonly<Record<string, number>>;
  texts: Readonly<Record<string, string>>;
  asks: OwnWork['asks'];
}

/** What stands in a blank: the answer where the teacher has revealed another one, else the own word, else what was filled in. Empty for nothing. */
export function wordIn(part: SeenPart, place: number, { blanks, support }: Pick<KeptFrom, 'blanks' | 'support'>): string {
  const own = blanks[noteKey(part.place)]?.[place]?.trim() ?? '';
  const given = support?.given[part.place]?.[place] ?? '';
  const answer = part.answers?.[place];
  if (answer === undefined) return own || given;
  return own && isRight(markBlank(own, answer)) ? own : answer.answer;
}

const partOf = (part: SeenPart, from: KeptFrom): NotesPart => ({
  title: part.title,
  lines: part.lines.map((line) => [
    line
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        const word = wordIn(part, piece.blank, from).replaceAll('*', '');
        return word ? `**${word}**` : '________';
      })
      .join('')
      .slice(0, cometLimits.lineChars),
  ]),
});

function questionLines({ seen, choices, texts }: KeptFrom): string[] {
  return seen.questions.flatMap(({ place, question, type, options, isRevealed, correctAnswer, lookFor }) => {
    const choice = choices[questionKey(place)];
    const own = type === 'short_answer' ? (texts[questionKey(place)] ?? '') : choice === undefined ? '' : (options[choice] ?? '');
    const correct = isRevealed ? (correctAnswer === null || correctAnswer === undefined ? (lookFor ?? '') : (options[correctAnswer] ?? '')) : '';
    return [question, `My answer: ${own || 'none'}`, ...(correct ? [`Correct: ${correct}`] : [])];
  });
}

export function keptNotes(from: KeptFrom): { title: string; body: NotesBody } {
  const { seen, asks } = from;
  const questions = questionLines(from);
  const asked = asks.flatMap(({ text, reply }) => [`I asked: ${text}`, ...(reply ? [`Answer: ${reply}`] : [])]);
  const line = (text: string): [string] => [text.slice(0, cometLimits.lineChars)];
  const notes: NotesPart[] = [
    ...seen.parts.map((part) => partOf(part, from)),
    ...(questions.length > 0 ? [{ title: 'Questions', lines: questions.slice(0, 3 * cometLimits.lines).map(line) }] : []),
    ...(asked.length > 0 ? [{ title: 'What I asked', lines: asked.map(line) }] : []),
  ].flatMap(inSlides);
  return { title: seen.title, body: { lessonTitle: seen.lessonTitle, classCode: '', notes, questions: [], origin: 'kept', live: null, students: 0, reports: [] } };
}

/** No part is longer than what is kept of one. */
const inSlides = (part: NotesPart): NotesPart[] =>
  Array.from({ length: Math.ceil(part.lines.length / cometLimits.lines) }, (_, i) => ({ ...part, lines: part.lines.slice(i * cometLimits.lines, (i + 1) * cometLimits.lines) }));

/** Bold words become underlined answers. */
export const paperOf = ({ title, body }: { title: string; body: NotesBody }): Paper => ({
  title,
  blocks: body.notes.flatMap((part) => [
    heading(part.title || 'Notes'),
    {
      kind: 'list' as const,
      isOrdered: false,
      items: part.lines.map((line) =>
        line.flatMap((piece) => {
          const words = typeof piece === 'string' ? piece : piece.answer;
          return words.split(/\*\*([^*\n]+)\*\*/g).flatMap((each, place) => (each === '' ? [] : [place % 2 === 1 ? { answer: each } : each]));
        }),
      ),
    },
  ]),
});

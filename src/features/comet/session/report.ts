/** What the class made of the notes, from the room as the teacher sees it, without names. Pure. */
import type { CometContent } from '../../../contracts/comet.ts';
import type { NotesReport } from '../../../contracts/notes-report.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { pictureOfRoom } from './class-picture.ts';

export function reportOf(view: LiveView, { code, now }: { code: string; now: Date }): NotesReport {
  // The host's material is the notes as they were launched.
  const content = view.room.content as CometContent;
  const picture = pictureOfRoom(view);
  const isShown = ({ level }: { level: number }): boolean => level < 2;
  return {
    at: now.toISOString(),
    code,
    students: picture.total,
    completion: picture.completion,
    parts: content.notes.map(({ title }, place) => ({ title, done: picture.parts[place]?.done ?? 0, blanks: picture.parts[place]?.blanks ?? [] })),
    questions: content.questions.map(({ question, options, correctAnswer }, place) => {
      const figure = picture.questions[place];
      return {
        question,
        options,
        correctAnswer,
        responses: figure?.responses ?? 0,
        stats: [...(figure?.stats ?? [])],
        needsAttention: figure?.flagged ?? false,
        texts: (figure?.texts ?? []).filter(isShown).map(({ text = '' }) => text),
      };
    }),
    asked: [...view.asks.values()].filter(isShown).map(({ text, reply }) => ({ text, reply })),
    withheld: [...view.answers.values(), ...view.asks.values()].filter((each) => !isShown(each)).length,
  };
}

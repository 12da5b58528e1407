/** Everything that was written, as tables for a spreadsheet: the answers, and under them the questions to the teacher; each with its votes. Who voted for what is known to nobody. */
import { type PareLesson, pareSteps } from '../../../contracts/pare.ts';
import { questionsOf } from '../../../engine/pare/questions.ts';
import { csvTable } from '../../../engine/text/csv-table.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';

/** `isNamed`: else a number that is the same in all rows of one student stands for the name. */
export function reportCsv({ room, roster, answers, asks }: LiveView, isNamed: boolean): string {
  const numbers = new Map([...roster.keys()].map((pid, place) => [pid, `Student ${place + 1}`]));
  const nameOf = (pid: string): string => (isNamed ? roster.get(pid)?.name : numbers.get(pid)) ?? '';
  const timeOf = (at: number): string => new Date(at).toISOString();
  // The host's material is the lesson as it was launched.
  const answered = questionsOf(room.content as PareLesson).flatMap(({ question, step, q }) =>
    [...answers.values()]
      .filter((answer) => answer.step === step && answer.q === q)
      .sort((a, b) => a.at - b.at)
      .map(({ pid, text, rev, at, shown, votes, level }) => [
        nameOf(pid),
        pareSteps[step] ?? '',
        question,
        text ?? '',
        rev,
        timeOf(at),
        shown ? 'yes' : 'no',
        votes ?? '',
        level === 2 ? 'yes' : '',
      ]),
  );
  const asked = [...asks.values()]
    .sort((a, b) => a.at - b.at)
    .map(({ pid, text, reply, at, shown, votes, level }) => [
      nameOf(pid),
      text,
      reply,
      timeOf(at),
      shown ? 'yes' : 'no',
      shown || votes > 0 ? votes : '',
      level === 2 ? 'yes' : '',
    ]);
  return csvTable([
    ['Name', 'Step', 'Question', 'Response', 'Revision', 'Time', 'Shown to the class', 'Votes', 'Check in'],
    ...answered,
    ...(asked.length > 0 ? [[], ['Name', 'Question to the teacher', 'Answer', 'Time', 'Shown to the class', 'Votes', 'Check in'], ...asked] : []),
  ]);
}

/** The results of a session as a table: a row for each student, a column for each blank and question. Opens in a spreadsheet without running anything. Pure. */
import { type CometContent, noteKey, questionKey, supportNames } from '../../../contracts/comet.ts';
import { isBlank } from '../../../contracts/guided-notes.ts';
import { knownWords } from '../../../engine/notes/known-words.ts';
import { markBlank } from '../../../engine/notes/spelling.ts';
import { givenIn, isFilledIn } from '../../../engine/notes/support.ts';
import { csvTable } from '../../../engine/text/csv-table.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { pictureOfRoom } from './class-picture.ts';

const markWords = { right: 'right', slip: 'right (spelling)', wrong: 'not right', empty: '' } as const;

export function resultsCsv(view: LiveView): string {
  const content = view.room.content as CometContent;
  const known = knownWords(content.notes);
  const blanks = content.notes.flatMap(({ lines }, part) =>
    lines
      .flat()
      .filter(isBlank)
      .map((blank, place) => ({ part, place, blank })),
  );
  const head = [
    'Name',
    'Support',
    'Progress %',
    'Questions answered',
    ...blanks.flatMap(({ blank }, number) => [`Blank ${number + 1}: ${blank.answer}`, `Blank ${number + 1} mark`]),
    ...content.questions.flatMap(({ question, type }, number) => [`Question ${number + 1}: ${question}`, ...(type === 'multiple_choice' ? [`Question ${number + 1} mark`] : [])]),
    'Check in',
  ];
  const rows = pictureOfRoom(view, true).students.map(({ pid, name, state, support, progress, answered, care }) => {
    const of = (q: string) => [...view.answers.values()].find((answer) => answer.pid === pid && answer.q === q);
    const given = givenIn(content.notes, support);
    return [
      state === 'removed' ? `${name} (removed)` : name,
      supportNames[support],
      progress,
      answered,
      ...blanks.flatMap(({ part, place, blank }) => {
        const written = of(noteKey(part))?.blanks?.[place] ?? '';
        if (isFilledIn(given[part]?.[place], written)) return ['', 'filled in beforehand'];
        return [written, markWords[markBlank(written, blank, known)]];
      }),
      ...content.questions.flatMap(({ type, options, correctAnswer }, number) => {
        const answer = of(questionKey(number));
        if (type === 'short_answer') return [answer?.text ?? ''];
        const choice = answer?.choice;
        return [choice === undefined ? '' : (options[choice] ?? ''), choice === undefined || correctAnswer === null ? '' : choice === correctAnswer ? 'right' : 'not right'];
      }),
      care ? 'yes' : '',
    ];
  });
  const asked = pictureOfRoom(view).asks.map(({ name, text, reply }) => [name, text, reply]);
  return csvTable([head, ...rows, ...(asked.length > 0 ? [[], ['Asked by', 'Question to the teacher', 'Answer'], ...asked] : [])]);
}

/** What the teacher sees of the class, counted from the room or from the demo class of a sample. Pure. */
import { type CometContent, type DemoClass, noteKey, questionKey, type SupportLevel } from '../../../contracts/comet.ts';
import { isBlank, type NotesBlank } from '../../../contracts/guided-notes.ts';
import type { AnswerView, SeatState } from '../../../contracts/live/protocol.ts';
import { knownWords } from '../../../engine/notes/known-words.ts';
import { isRight, markBlank } from '../../../engine/notes/spelling.ts';
import { givenIn, isFilledIn } from '../../../engine/notes/support.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';

export interface StudentRow {
  /** Null in a demo class. */
  pid: string | null;
  name: string;
  /** 0 to 100: of the blanks and questions there are for this student. */
  progress: number;
  answered: number;
  isActive: boolean;
  state: SeatState;
  care: boolean;
  support: SupportLevel;
}

export interface BlankFigure {
  answer: string;
  tried: number;
  right: number;
}

export interface PartFigure {
  /** Students who have filled in every blank that is theirs. */
  done: number;
  blanks: BlankFigure[];
}

export interface QuestionFigure {
  responses: number;
  /** Responses divided by students, in percent. */
  rate: number;
  /** How many chose each option. */
  stats: readonly number[];
  flagged: boolean;
  /** What was written, for a short answer. */
  texts: readonly AnswerView[];
}

export interface AskFigure {
  ref: string;
  name: string;
  text: string;
  reply: string;
  care: boolean;
  /** The class may read it, without the name. */
  shown: boolean;
  /** Others who want it answered, too. */
  votes: number;
}

export interface ClassPicture {
  students: StudentRow[];
  /** Those whom the teacher has removed. */
  removed: readonly { pid: string; name: string }[];
  total: number;
  active: number;
  /** Percent, on average. */
  completion: number;
  responses: number;
  attention: number;
  parts: PartFigure[];
  questions: QuestionFigure[];
  asks: AskFigure[];
}

export const percent = (count: number, of: number): number => (of > 0 ? Math.round((100 * count) / of) : 0);

/** A question needs a second look when a third of the class, and at least three, have answered it, and fewer than six in ten of them right. */
export const needsAttention = (responses: number, right: number, students: number): boolean => responses >= Math.max(3, students / 3) && right < 0.6 * responses;

export function pictureOfDemo(content: CometContent, demo: DemoClass): ClassPicture {
  const questions = demo.questions.map(
    ({ responses, flagged, answerStats }): QuestionFigure => ({ responses, rate: percent(responses, demo.students), stats: answerStats, flagged, texts: [] }),
  );
  return {
    // The first of them count as active.
    students: demo.roster.map((row, place) => ({ pid: null, ...row, isActive: place < demo.active, state: 'in', care: false, support: 'blanks' })),
    removed: [],
    total: demo.students,
    active: demo.active,
    completion: average(demo.roster.map(({ progress }) => progress)),
    responses: questions.reduce((sum, { responses }) => sum + responses, 0),
    attention: questions.filter(({ flagged }) => flagged).length,
    parts: content.notes.map(({ lines }) => ({
      done: demo.roster.filter(({ progress }) => progress >= 50).length,
      blanks: blanksOf(lines).map(({ answer }) => ({ answer, tried: 0, right: 0 })),
    })),
    questions,
    asks: demo.asks.map(({ name, text }, place) => ({ ref: `demo-${place}`, name, text, reply: '', care: false, shown: false, votes: 0 })),
  };
}

/** `isWhole`: also those whom the teacher has removed stand among the students. */
export function pictureOfRoom({ room, roster, answers, asks }: LiveView, isWhole = false): ClassPicture {
  // The teacher gets the material as it was opened with.
  const content = room.content as CometContent;
  const seats = [...roster.values()].filter(({ state }) => isWhole || state !== 'removed').sort((a, z) => a.joinedAt - z.joinedAt);
  const byQ = new Map<string, AnswerView[]>();
  for (const answer of answers.values()) byQ.set(answer.q, [...(byQ.get(answer.q) ?? []), answer]);
  const of = (q: string, pid: string): AnswerView | undefined => byQ.get(q)?.find((answer) => answer.pid === pid);
  const counted = seats.filter(({ state }) => state === 'in' || state === 'left');
  const students = seats.map((seat): StudentRow => {
    const support = seat.support ?? 'blanks';
    const given = givenIn(content.notes, support).flat();
    const written = content.notes.flatMap(({ lines }, part) => blanksOf(lines).map((_, place) => Boolean(of(noteKey(part), seat.pid)?.blanks?.[place]?.trim())));
    const open = given.flatMap((isGiven, place) => (isGiven && !written[place] ? [] : [written[place] ?? false]));
    const answered = content.questions.filter((_, place) => of(questionKey(place), seat.pid)).length;
    const { pid, name, online, state, care } = seat;
    return {
      pid,
      name,
      progress: percent(open.filter(Boolean).length + answered, open.length + content.questions.length),
      answered,
      isActive: online && state === 'in',
      state,
      care,
      support,
    };
  });
  const questions = content.questions.map(({ correctAnswer, options }, place): QuestionFigure => {
    const given = byQ.get(questionKey(place)) ?? [];
    const stats = options.map((_, option) => given.filter(({ choice }) => choice === option).length);
    const right = correctAnswer === null ? 0 : (stats[correctAnswer] ?? 0);
    return {
      responses: given.length,
      rate: percent(given.length, counted.length),
      stats,
      flagged: correctAnswer !== null && needsAttention(given.length, right, counted.length),
      texts: given.filter(({ text }) => text !== undefined),
    };
  });
  return {
    students,
    removed: [...roster.values()].filter(({ state }) => state === 'removed'),
    total: counted.length,
    active: students.filter(({ isActive }) => isActive).length,
    completion: average(students.filter(({ state }) => state === 'in' || state === 'left').map(({ progress }) => progress)),
    responses: questions.reduce((sum, { responses }) => sum + responses, 0),
    attention: questions.filter(({ flagged }) => flagged).length,
    parts: partFigures(
      content,
      counted.map(({ pid, support }) => ({ pid, support: support ?? 'blanks' })),
      of,
    ),
    questions,
    asks: [...asks.values()].map(({ ref, pid, text, reply, level, shown, votes }) => ({
      ref,
      name: roster.get(pid)?.name ?? 'Someone who has left',
      text,
      reply,
      care: level === 2,
      shown,
      votes,
    })),
  };
}

function partFigures(content: CometContent, seats: readonly { pid: string; support: SupportLevel }[], of: (q: string, pid: string) => AnswerView | undefined): PartFigure[] {
  const known = knownWords(content.notes);
  return content.notes.map(({ lines }, part) => {
    const blanks = blanksOf(lines).map((blank) => ({ blank, tried: 0, right: 0 }));
    let done = 0;
    for (const { pid, support } of seats) {
      const given = givenIn(content.notes, support)[part] ?? [];
      const words = of(noteKey(part), pid)?.blanks ?? [];
      let open = 0;
      for (const [place, figure] of blanks.entries()) {
        if (isFilledIn(given[place], words[place])) continue;
        const mark = markBlank(words[place] ?? '', figure.blank, known);
        if (mark === 'empty') open++;
        else figure.tried++;
        if (isRight(mark)) figure.right++;
      }
      if (open === 0) done++;
    }
    return { done, blanks: blanks.map(({ blank, tried, right }) => ({ answer: blank.answer, tried, right })) };
  });
}

const blanksOf = (lines: CometContent['notes'][number]['lines']): NotesBlank[] => lines.flatMap((line) => line.filter(isBlank));
const average = (values: readonly number[]): number => (values.length > 0 ? Math.round(values.reduce((sum, each) => sum + each, 0) / values.length) : 0);

/** What the class made of the lesson, from the room as the teacher sees it. Pure. */
import type { PareLesson, PareReport } from '../../../contracts/pare.ts';
import { questionsOf } from '../../../engine/pare/questions.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';

export function reportOf({ room, roster, answers, asks }: LiveView, { code, isNamed, now }: { code: string; isNamed: boolean; now: Date }): PareReport {
  // The host's material is the lesson as it was launched.
  const questions = questionsOf(room.content as PareLesson);
  const nameOf = (pid: string): string => (isNamed ? (roster.get(pid)?.name ?? '') : '');
  const all = [...answers.values()].sort((a, b) => a.at - b.at);
  // Also those who were sent away later: what they wrote is counted.
  const writers = new Set(all.map(({ pid }) => pid));
  return {
    at: now.toISOString(),
    code,
    students: [...roster.values()].filter(({ pid, state }) => state === 'in' || state === 'left' || writers.has(pid)).length,
    parts: questions.map(({ title, question, step, q }) => {
      const given = all.filter((answer) => answer.step === step && answer.q === q);
      const told = given.filter(({ level }) => level < 2);
      return {
        title,
        question,
        answers: told.map(({ text = '', pid, shown, votes }) => ({ text, name: nameOf(pid), shown, votes: votes ?? null })),
        withheld: given.length - told.length,
      };
    }),
    asked: [...asks.values()].filter(({ level }) => level < 2).map(({ text, reply, pid }) => ({ text, reply, name: nameOf(pid) })),
    withheld: [...all, ...asks.values()].filter(({ level }) => level === 2).length,
  };
}

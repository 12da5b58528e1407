/** Asks Aurora's engine for 60 lessons across subjects, grades, styles, templates, lengths and numbers of slides, and holds each against the rules of a lesson. */
import { lessonFaults } from '#src/engine/lesson/faults.ts';
import { lesson, sixtyRequests } from './lessons.ts';

/** What a lesson is held against, by the words of the fault. */
const rules = [
  ['minutes add up', /adds up to|whole minutes/],
  ['slides as asked', /slides and not/],
  ['topic named', /words of the topic/],
  ['nothing empty', /empty/],
] as const;

export function evaluateLessons() {
  const made = sixtyRequests.map((request) => {
    const { lesson: draft, pack } = lesson(request);
    const where = `${request.topic}, ${request.gradeLevel}, ${request.teachingStyle}, ${request.template}, ${request.duration} minutes, ${request.slideCount} slides`;
    return { where, draft, hasPack: pack !== null, faults: lessonFaults(draft, request) };
  });
  const told = made.flatMap(({ where, faults }) => faults.map((fault) => ({ fault, line: `${where}: ${fault}` })));
  const isRepeat = ({ fault }: { fault: string }): boolean => fault.startsWith('a sentence comes twice');
  return {
    lessons: made,
    fromPacks: made.filter(({ hasPack }) => hasPack).length,
    kept: rules.map(([name, fault]) => `${name} in ${made.filter(({ faults }) => !faults.some((each) => fault.test(each))).length}`),
    repeats: told.filter(isRepeat).map(({ line }) => line),
    broken: told.filter((each) => !isRepeat(each)).map(({ line }) => line),
  };
}

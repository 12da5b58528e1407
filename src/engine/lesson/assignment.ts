/** What students can be asked after a lesson, in the lesson's own questions, for each kind of work. Pure. */
import type { AssignedTool } from '../../contracts/assignment.ts';
import type { LessonBody } from '../../contracts/lesson.ts';

/** A frame that the teacher has not filled in, and what is done in class. */
const isForClass = (text: string): boolean => /\[[^\]]{6,}\]|^On the slide\b/.test(text);
const usable = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text && !isForClass(text));
const listed = (texts: readonly string[]): string => texts.map((text, place) => `${place + 1}. ${text}`).join('\n');

/** Empty where the lesson has nothing for that kind of work. */
export function instructionsFrom(title: string, { exitTicket, tasks, hingeQuestion }: LessonBody): Record<AssignedTool, string> {
  const lesson = title.trim() ? `the lesson “${title.trim()}”` : 'our lesson';
  const lookBack = usable(exitTicket);
  const work = usable(tasks);
  const [question] = usable([hingeQuestion.question, ...work, ...lookBack]);
  return {
    reflection: lookBack.length > 0 ? `Think back to ${lesson}. Write about these questions in your own words:\n\n${listed(lookBack)}` : '',
    essay: question ? `Take a position on this question, and give reasons and an example from ${lesson}:\n\n${question}` : '',
    reading: work.length > 0 ? `Read with ${lesson} in mind. Keep this task in view:\n\n${work[0]}` : '',
    simulation: '',
  };
}

/** What a class is asked in a PARE lesson, in order, under the names by which answers are stored. */
import { activateQuestion, activateStep, echoQuestion, echoStep, type PareLesson } from '../../contracts/pare.ts';

export interface PareQuestion {
  /** "Activate", "Echo 1" */
  title: string;
  question: string;
  step: number;
  q: string;
}

export const questionsOf = ({ activateTask, echoPrompts }: Pick<PareLesson, 'activateTask' | 'echoPrompts'>): PareQuestion[] => [
  { title: 'Activate', question: activateTask, step: activateStep, q: activateQuestion },
  ...echoPrompts.map((question, place) => ({ title: `Echo ${place + 1}`, question, step: echoStep, q: echoQuestion(place) })),
];

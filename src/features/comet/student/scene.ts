/** What stands in front of the class, in words for those who do not see it change. Pure. */
import { type CometSeen, notesStep, questionsStep } from '../../../contracts/comet.ts';
import type { RoomView } from '../../../contracts/live/protocol.ts';

export interface Scene {
  /** Empty where nothing is shown. */
  now: string;
  revealed: readonly string[];
}

export function sceneOf({ pace, step, slide }: Pick<RoomView, 'pace' | 'step' | 'slide'>, { parts, questions }: CometSeen): Scene {
  const part = step === notesStep ? parts.find(({ place }) => place === slide) : undefined;
  const question = step === questionsStep ? questions.find(({ place }) => place === slide) : undefined;
  const nameOf = ({ title, place }: { title: string; place: number }): string => title || `part ${place + 1}`;
  const shown = part ? `Your teacher shows ${nameOf(part)}.` : question ? `Your teacher asks: ${question.question}` : '';
  return {
    now: pace === 'students' ? 'You set your own pace.' : shown,
    revealed: [
      ...parts.filter(({ answers }) => answers !== undefined).map((each) => `The answers of ${nameOf(each)} are revealed.`),
      ...questions
        .filter(({ isRevealed }) => isRevealed)
        .map(({ place, options, correctAnswer }) => {
          const correct = options[correctAnswer ?? -1];
          return `The results of question ${place + 1} are revealed.${correct === undefined ? '' : ` Correct: ${correct}.`}`;
        }),
    ],
  };
}

/** What is new in the second one. */
export const saidOf = (before: Scene, after: Scene): string =>
  [...(after.now === before.now ? [] : [after.now]), ...after.revealed.filter((words) => !before.revealed.includes(words))].filter(Boolean).join(' ');

/** What a quick check and a quiz keep of their reader: the answers, and how often it was begun again. */
import { type RefObject, useRef, useState } from 'react';
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';

/** What a reader had done on the static page before its scripts arrived. Options by the number of their question. */
export interface Before {
  /** Options chosen with a pointer, which answers. */
  answers?: Readonly<Record<number, number>>;
  /** Options that the keyboard stood on, which is looking and not yet answering. */
  looking?: Readonly<Record<number, number>>;
}

export interface QuizState {
  chosen: Readonly<Record<number, number>>;
  answered: number;
  right: number;
  /** Grows with each new beginning: the options then stand in another order. */
  round: number;
  answer: (question: number, option: number) => void;
  /** All answers go, and the focus moves to the heading, because the button goes with them. */
  beginAgain: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function useQuizState(questions: readonly QuickCheckQuestion[], { answers = {} }: Before): QuizState {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(answers);
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    chosen,
    answered: Object.keys(chosen).length,
    right: questions.filter((question, i) => question.options[chosen[i] ?? -1]?.correct).length,
    round,
    answer: (question, option) => setChosen({ ...chosen, [question]: option }),
    beginAgain: () => {
      setChosen({});
      setRound(round + 1);
      heading.current?.focus();
    },
    heading,
  };
}

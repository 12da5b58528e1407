/**
 * One question of a quick check or quiz. Answering is a deliberate act: a click, a tap, Space or Enter. The arrow keys, which choose in any group of radio
 * buttons, only look through the options here; "Check answer" stands ready for the one they are on. The feedback then answers the thought behind the choice.
 * Right and wrong are told by word and sign, not by color alone.
 */
import { Check, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';

/** Id of the sentence that says how to answer by keyboard. It stands once on a course page (CourseFrame.astro). */
export const howToAnswer = 'how-to-answer';

interface QuizQuestionProps {
  question: QuickCheckQuestion;
  /** How often the quiz was begun again: the options stand in another order each time. */
  round: number;
  number: number;
  /** The option that was answered with. */
  chosen: number | null;
  onChoose: (option: number) => void;
  /** The option that the keyboard stood on before the scripts arrived. */
  looking?: number | undefined;
  /** After a wrong choice the explanation names the right one. */
  namesRight?: boolean;
}

export function QuizQuestion({ question, round, number, chosen, onChoose, looking, namesRight = false }: QuizQuestionProps) {
  const name = useId();
  const [picked, setPicked] = useState<number | null>(looking ?? chosen);
  const group = useRef<HTMLFieldSetElement>(null);
  /** Browsers report the choice of an arrow key as a click like any other. */
  const isLooking = useRef(false);
  const order = orderFor(question.options.length, round, number);
  /** An arrow key has moved on from the answer: its explanation would read as that of the option now chosen. */
  const isElsewhere = picked !== null && picked !== chosen;
  const option = chosen === null || isElsewhere ? null : question.options[chosen];
  const right = namesRight ? question.options.find(({ correct }) => correct) : undefined;
  const answerWith = (index: number) => {
    setPicked(index);
    onChoose(index);
  };
  return (
    <fieldset
      ref={group}
      aria-describedby={howToAnswer}
      onKeyDown={({ key }) => {
        isLooking.current = key.startsWith('Arrow');
      }}
      onKeyUp={() => {
        isLooking.current = false;
      }}
      onPointerDown={() => {
        isLooking.current = false;
      }}
    >
      <legend>{`${number}. ${question.question}`}</legend>
      {order.map((index) => {
        const { text, correct } = question.options[index] as QuickCheckQuestion['options'][number];
        const isChosen = chosen === index;
        return (
          <label key={index} className={isChosen ? (correct ? 'is-right' : 'is-wrong') : undefined}>
            <input
              type="radio"
              name={name}
              checked={picked === index}
              onChange={() => setPicked(index)}
              onClick={() => isLooking.current || answerWith(index)}
              onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && answerWith(index)}
            />
            <span>{text}</span>
            {isChosen && (
              <span className="quick-check-mark">
                {correct ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />} {correct ? 'Right' : 'Not quite'}
              </span>
            )}
          </label>
        );
      })}
      {isElsewhere && (
        <button
          type="button"
          className="btn"
          data-no-print
          onClick={() => {
            answerWith(picked);
            // The button goes away: the focus stays on the answer.
            group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
          }}
        >
          Check answer
        </button>
      )}
      <p role="status">
        {option && <span className="sr-only">{option.correct ? 'Right. ' : 'Not quite. '}</span>}
        {option?.feedback}
        {option && !option.correct && right && ` The best answer here: ${right.text}`}
      </p>
    </fieldset>
  );
}

/** The written order first; every later round turns the list by another step, so that a place is no clue. */
function orderFor(count: number, round: number, number: number): number[] {
  const indices = Array.from({ length: count }, (_, i) => i);
  if (round === 0) return indices;
  const turn = (round + number) % count;
  const turned = [...indices.slice(turn), ...indices.slice(0, turn)];
  return round % 2 === 0 ? turned : turned.reverse();
}

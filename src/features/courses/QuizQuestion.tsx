/** One question of a quick check or quiz: choose, and the feedback answers the thought behind the choice. Right and wrong are told by word and sign, not by color alone. */
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';

interface QuizQuestionProps {
  question: QuickCheckQuestion;
  /** How often the quiz was begun again: the options stand in another order each time. */
  round: number;
  number: number;
  chosen: number | null;
  onChoose: (option: number) => void;
  /** After a wrong choice the explanation names the right one. */
  namesRight?: boolean;
}

export function QuizQuestion({ question, round, number, chosen, onChoose, namesRight = false }: QuizQuestionProps) {
  const name = useId();
  const order = orderFor(question.options.length, round, number);
  const option = chosen === null ? null : question.options[chosen];
  const right = namesRight ? question.options.find(({ correct }) => correct) : undefined;
  return (
    <fieldset className="quick-check-question">
      <legend>
        {number}. {question.question}
      </legend>
      {order.map((index) => {
        const { text, correct } = question.options[index] as QuickCheckQuestion['options'][number];
        const isChosen = chosen === index;
        return (
          <label key={index} className={`quick-check-option ${isChosen ? (correct ? 'is-right' : 'is-wrong') : ''}`}>
            <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(index)} />
            <span>{text}</span>
            {isChosen && (
              <span className="quick-check-mark">
                {correct ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />} {correct ? 'Right' : 'Not quite'}
              </span>
            )}
          </label>
        );
      })}
      <p role="status" className="quick-check-feedback">
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

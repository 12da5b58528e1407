/** A few questions for oneself: the feedback explains the thought behind each choice. Nothing is graded, kept or sent. */
import { Check, RotateCcw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';

export interface QuickCheckProps {
  title: string;
  questions: readonly QuickCheckQuestion[];
  /** Options chosen before the scripts arrived, by question. */
  initial?: Readonly<Record<number, number>>;
}

export function QuickCheck({ title, questions, initial = {} }: QuickCheckProps) {
  const [chosen, setChosen] = useState<Record<number, number>>(initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const [round, setRound] = useState(0);
  const headingId = useId();
  const answered = Object.keys(chosen).length;
  const right = questions.filter((question, i) => question.options[chosen[i] ?? -1]?.correct).length;

  return (
    <section className="quick-check" aria-labelledby={headingId}>
      <h4 id={headingId} ref={heading} tabIndex={-1}>
        Quick check: {title}
      </h4>
      {questions.map((question, i) => (
        <Question
          key={`${round}-${question.question}`}
          question={question}
          round={round}
          number={i + 1}
          chosen={chosen[i] ?? null}
          onChoose={(option) => setChosen({ ...chosen, [i]: option })}
        />
      ))}
      <div className="quick-check-end" data-no-print data-needs-script>
        <p role="status">{answered === questions.length ? `You answered all ${questions.length}: ${right} right.` : `${answered} of ${questions.length} answered.`}</p>
        {answered > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setChosen({});
              setRound(round + 1);
              // The button goes away with the answers.
              heading.current?.focus();
            }}
          >
            <RotateCcw size={16} aria-hidden="true" /> Try again in another order
          </button>
        )}
      </div>
    </section>
  );
}

interface QuestionProps {
  question: QuickCheckQuestion;
  round: number;
  number: number;
  chosen: number | null;
  onChoose: (option: number) => void;
}

function Question({ question, round, number, chosen, onChoose }: QuestionProps) {
  const name = useId();
  const order = orderFor(question.options.length, round, number);
  const option = chosen === null ? null : question.options[chosen];
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

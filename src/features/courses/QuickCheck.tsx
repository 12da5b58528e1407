/** A few questions for oneself: the feedback explains the thought behind each choice. Nothing is graded, kept or sent. */
import { RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';
import { QuizQuestion } from './QuizQuestion.tsx';

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
        <QuizQuestion
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

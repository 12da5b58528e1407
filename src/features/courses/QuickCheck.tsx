/** A few questions for oneself: the feedback explains the thought behind each choice. Nothing is graded, kept or sent. */
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';
import { QuizQuestion } from './QuizQuestion.tsx';
import { type Before, useQuizState } from './quiz-state.ts';

export interface QuickCheckProps {
  title: string;
  questions: readonly QuickCheckQuestion[];
  before?: Before;
}

export function QuickCheck({ title, questions, before = {} }: QuickCheckProps) {
  const { chosen, answered, right, round, answer, beginAgain, heading } = useQuizState(questions, before);
  const id = useId();

  return (
    <section className="quick-check" aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {`Quick check: ${title}`}
      </h4>
      {questions.map((question, i) => (
        <QuizQuestion
          key={`${round}-${question.question}`}
          question={question}
          round={round}
          number={i + 1}
          chosen={chosen[i] ?? null}
          onChoose={(option) => answer(i, option)}
          looking={round === 0 ? before.looking?.[i] : undefined}
        />
      ))}
      <div className="quick-check-end" data-no-print data-needs-script>
        <p role="status">{answered === questions.length ? `You answered all ${questions.length}: ${right} right.` : `${answered} of ${questions.length} answered.`}</p>
        {answered > 0 && (
          <button type="button" className="btn" onClick={beginAgain}>
            <RotateCcw size={16} aria-hidden="true" /> Try again in another order
          </button>
        )}
      </div>
    </section>
  );
}

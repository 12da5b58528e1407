/** A quiz that may be taken any number of times. When every question is answered it shows the score and offers a certificate that states it. Nothing is kept or sent. */
import { Award, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';
import { loadPart } from '../../ui/load-part.ts';
import { QuizQuestion } from './QuizQuestion.tsx';
import { type Before, useQuizState } from './quiz-state.ts';

export interface QuizProps {
  heading: string;
  questions: readonly (QuickCheckQuestion & { title?: string })[];
  /** As the certificate names it. */
  course: string;
  before?: Before;
}

/** As the page shows it: no module has a button left that would complete it. */
const isCourseComplete = (): boolean => document.querySelector('[data-complete]:not([hidden])') === null;

export function Quiz({ heading, questions, course, before = {} }: QuizProps) {
  const { chosen, answered, right, round, answer, beginAgain, heading: title } = useQuizState(questions, before);
  /** The certificate's part of the page did not load. */
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const isDone = answered === questions.length;

  return (
    <section className="quick-check" aria-labelledby={id}>
      <h3 className="text-h3" id={id} ref={title} tabIndex={-1}>
        {heading}
      </h3>
      {questions.map((question, i) => (
        <div key={`${round}-${question.question}`}>
          {question.title && <h4>{question.title}</h4>}
          <QuizQuestion
            question={question}
            round={round}
            number={i + 1}
            chosen={chosen[i] ?? null}
            onChoose={(option) => answer(i, option)}
            looking={round === 0 ? before.looking?.[i] : undefined}
            namesRight={question.title !== undefined}
          />
        </div>
      ))}
      <div className="quick-check-end" data-no-print data-needs-script>
        <p role="status">{isDone ? `You answered all ${questions.length} questions: ${right} right.` : `${answered} of ${questions.length} answered.`}</p>
        {isDone && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={async () => {
              const dialog = await loadPart(() => import('./certificate/certificate-dialog.ts')).catch(() => null);
              setIsMissing(dialog === null);
              dialog?.openCertificate({ course, result: { right, of: questions.length, isCourseComplete: isCourseComplete() } });
            }}
          >
            <Award size={16} aria-hidden="true" /> Get your certificate with your score
          </button>
        )}
        {isMissing && <p role="alert">The certificate could not load. Check the connection and press the button again.</p>}
        {answered > 0 && (
          <button type="button" className="btn" onClick={beginAgain}>
            <RotateCcw size={16} aria-hidden="true" /> Try again in another order
          </button>
        )}
      </div>
    </section>
  );
}

/** The four lists of feedback. An entry that quotes the text can show where. */
import type { KeptFeedback } from '../../stores/library/shapes/reflection.ts';
import { feedbackLists } from './reflection-text.ts';
import { whereQuoted } from './where-quoted.ts';

interface FeedbackViewProps {
  feedback: KeptFeedback;
  /** As it stands now. */
  text: string;
  /** Marks a stretch of the text; without it entries only stand there. */
  onShow?: (start: number, end: number) => void;
}

export function FeedbackView({ feedback, text, onShow }: FeedbackViewProps) {
  return (
    <section className="prism-feedback" aria-label="Feedback">
      {feedbackLists.map(([list, name]) => (
        <div key={list} className="prism-list">
          <h3 className="text-h3">{name}</h3>
          <ul>
            {feedback[list].map((entry) => {
              const place = onShow ? whereQuoted(entry, text) : null;
              return (
                <li key={entry}>
                  <p dir="auto">{entry}</p>
                  {place && (
                    <button type="button" className="text-btn" onClick={() => onShow?.(place.start, place.end)}>
                      Show in my text
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className="text-small text-muted">
        {feedback.by}
        {feedback.about !== text && ' The text has been changed since.'}
      </p>
    </section>
  );
}

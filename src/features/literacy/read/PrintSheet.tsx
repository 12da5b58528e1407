/** What is printed: the passage with its questions and lines to write on, or with the key. */
import { promptStyleLabels } from '../../../contracts/reading.ts';
import type { Answered } from './read-store.ts';

export function PrintSheet({ answered, answers, withKey }: { answered: Answered; answers: Readonly<Record<string, string>>; withKey: boolean }) {
  const { passage, style, reply } = answered;
  return (
    <article className="print-sheet">
      <h1>{withKey ? `${promptStyleLabels[style]}: key` : promptStyleLabels[style]}</h1>
      {!withKey && <p className="print-name">Name</p>}
      <div className="print-passage" dir="auto">
        {passage}
      </div>
      <ol>
        {reply.items.map(({ question, expected, lookFors }) => (
          <li key={question}>
            <p dir="auto">{question}</p>
            {withKey ? (
              <>
                <p dir="auto">
                  <strong>Expected:</strong> {expected}
                </p>
                <p>
                  <strong>Look for:</strong> {lookFors?.join('; ')}
                </p>
              </>
            ) : answers[question] ? (
              <p className="print-answer" dir="auto">
                {answers[question]}
              </p>
            ) : (
              <div className="print-lines" aria-hidden="true" />
            )}
          </li>
        ))}
      </ol>
      {withKey && reply.rubric && (
        <table>
          <tbody>
            {reply.rubric.map(({ criterion, strong, developing, beginning }) => (
              <tr key={criterion}>
                <th scope="row">{criterion}</th>
                <td>{strong}</td>
                <td>{developing}</td>
                <td>{beginning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

/** In a tool: what the work was begun for, and the way to hand it in. */
import lineStyles from './assignment-lines.css?inline';
import { useStyles } from './use-styles.ts';

interface Assignment {
  id: string;
  href: string;
  title: string;
  instructions: string;
  /** ISO 8601. */
  dueAt: string;
  /** Nothing can be handed in any more. */
  isGone: boolean;
}

interface AssignmentLinesProps {
  assignments: readonly Assignment[];
  /** Not again where the prompt stands beside it. */
  hasInstructions: boolean;
}

export const AssignmentLines = ({ assignments, hasInstructions }: AssignmentLinesProps) =>
  assignments.map((assignment) => <Line key={assignment.id} assignment={assignment} hasInstructions={hasInstructions} />);

/** Its looks come with it: hardly a page has one. */
function Line({ assignment: { href, title, instructions, dueAt, isGone }, hasInstructions }: { assignment: Assignment; hasInstructions: boolean }) {
  useStyles(lineStyles);
  return (
    <div className="assignment-line" data-no-print="">
      <p dir="auto">
        <strong>Assignment: {title || 'without a title'}</strong>,{' '}
        {isGone
          ? 'no longer there: nothing can be handed in. What you wrote stays here.'
          : `due ${new Date(dueAt).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })}`}
      </p>
      {hasInstructions && instructions && <p dir="auto">{instructions}</p>}
      <p>
        <a className="btn" href={href}>
          {isGone ? 'Read more' : 'Go to hand in'}
        </a>
      </p>
    </div>
  );
}

/** In a tool: what the work was begun for, and the way to hand it in. */
interface AssignmentLinesProps {
  assignments: readonly { id: string; href: string; title: string; instructions: string; dueAt: string }[];
  /** Not again where the prompt stands beside it. */
  hasInstructions: boolean;
}

export function AssignmentLines({ assignments, hasInstructions }: AssignmentLinesProps) {
  return assignments.map(({ id, href, title, instructions, dueAt }) => (
    <div key={id} className="grid gap-2 border-s-4 border-line-strong bg-sunken px-4 py-2" data-no-print="">
      <p dir="auto">
        <strong>Assignment: {title || 'without a title'}</strong>, due{' '}
        {new Date(dueAt).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })}
      </p>
      {hasInstructions && instructions && (
        <p dir="auto" className="whitespace-pre-wrap">
          {instructions}
        </p>
      )}
      <p>
        <a className="btn" href={href}>
          Go to hand in
        </a>
      </p>
    </div>
  ));
}

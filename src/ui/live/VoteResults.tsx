/** Votes for each answer, the most first; as words and numbers, with a bar beside them. */
interface VoteResultsProps {
  options: readonly { ref: string; text: string; n?: number }[];
  cast: number;
  own?: string | undefined;
}

export function VoteResults({ options, cast, own }: VoteResultsProps) {
  const most = Math.max(1, ...options.map(({ n = 0 }) => n));
  return (
    <>
      <ol className="live-results">
        {[...options]
          .sort((a, b) => (b.n ?? 0) - (a.n ?? 0))
          .map(({ ref, text, n = 0 }) => (
            <li key={ref}>
              <span dir="auto">{text}</span>
              <span className="live-count">
                {n === 1 ? '1 vote' : `${n} votes`}
                {ref === own && ' (yours is one)'}
              </span>
              <progress max={most} value={n} aria-hidden="true" />
            </li>
          ))}
      </ol>
      <p className="text-muted">{cast === 1 ? 'One student has voted.' : `${cast} students have voted.`}</p>
    </>
  );
}

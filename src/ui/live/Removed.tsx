/** Who was sent away from a session, and the way back. */
interface RemovedProps {
  seats: readonly { pid: string; name: string }[];
  onAllow: (pid: string) => void;
}

export function Removed({ seats, onAllow }: RemovedProps) {
  if (seats.length === 0) return null;
  return (
    <section aria-label="Removed from this session">
      <h4>Removed from this session</h4>
      <ul>
        {seats.map(({ pid, name }) => (
          <li key={pid} className="live-bar">
            <span dir="auto">{name}</span>
            <button type="button" className="btn btn-quiet" aria-label={`Allow back ${name}`} onClick={() => onAllow(pid)}>
              Allow back
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

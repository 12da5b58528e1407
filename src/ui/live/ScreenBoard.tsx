/** Questions of the class on the big screen, those that most want answered first, without names. */
interface ScreenBoardProps {
  board: readonly { ref: string; text: string; reply: string; votes?: number }[];
}

/** More do not fit below what the class is at. */
const most = 4;

export function ScreenBoard({ board }: ScreenBoardProps) {
  const open = board.filter(({ reply }) => reply === '').sort((a, b) => (b.votes ?? 0) - (a.votes ?? 0));
  if (open.length === 0) return null;
  return (
    <section className="live-screen-board" aria-label="Questions from the class">
      <strong>Questions from the class</strong>
      <ul>
        {open.slice(0, most).map(({ ref, text, votes = 0 }) => (
          <li key={ref}>
            <span dir="auto">{text}</span>
            {votes > 0 && <small>{votes === 1 ? '1 more wants to know' : `${votes} more want to know`}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lets in who waits; the focus goes on to the next who does. */
import { focusAfterLetIn } from './use-kept-focus.ts';

export function LetIn({ name, onLetIn }: { name: string; onLetIn: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-primary"
      data-let-in
      onClick={({ currentTarget }) => {
        focusAfterLetIn(currentTarget);
        onLetIn();
      }}
    >
      Let in<span className="sr-only"> {name}</span>
    </button>
  );
}

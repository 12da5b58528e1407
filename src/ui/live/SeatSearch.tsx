/** Finds a seat by its name. A class that is seen at a glance needs no search. */
import { useId } from 'react';

const searchFrom = 10;

interface SeatSearchProps {
  /** In the class. */
  count: number;
  /** Of them fit the words. */
  found: number;
  words: string;
  onSearch: (words: string) => void;
}

export function SeatSearch({ count, found, words, onSearch }: SeatSearchProps) {
  const id = useId();
  return (
    <>
      {count >= searchFrom && (
        <p className="live-seat-search">
          <label htmlFor={id}>Search students</label>
          <input id={id} className="field" type="search" value={words} onChange={({ target }) => onSearch(target.value)} />
        </p>
      )}
      {count > 0 && found === 0 && <p className="text-muted">No student fits.</p>}
    </>
  );
}

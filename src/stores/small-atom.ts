/** What a course page needs of a nanostores atom, with the same names, in a quarter of its bytes: such a page has 3 kB for all its scripts. */

export interface SmallAtom<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back now and after each change. Returns what ends it. */
  subscribe: (listener: (value: Value) => void) => () => void;
}

export function smallAtom<Value>(value: Value): SmallAtom<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener(value);
      return () => void listeners.delete(listener);
    },
  };
}

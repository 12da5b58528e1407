/** Only one tab of a device has a room open: two would write over each other's copy. Browsers without locks have no such guard. */
interface Holder {
  held(): void;
  /** Another tab has it; `takeOver` takes it from there. */
  elsewhere(takeOver: () => void): void;
}

/** Returns what lets it go. */
export function holdRoom(id: string, { held, elsewhere }: Holder, locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks): () => void {
  let release = (): void => {};
  let isOver = false;
  const ask = (options: LockOptions): void => {
    void locks
      ?.request(`kora-map-room-${id}`, options, async (lock) => {
        if (isOver) return;
        if (!lock) return elsewhere(() => ask({ steal: true }));
        held();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      // Another tab has taken over.
      .catch(() => !isOver && elsewhere(() => ask({ steal: true })));
  };
  if (locks) ask({ ifAvailable: true });
  else held();
  return () => {
    isOver = true;
    release();
  };
}

/** Lets what comes within a few milliseconds go on together, in one turn of the object: the runtime then writes all of it to the disk at once instead of each by itself. */

/** Nobody notices it, and of a hall that joins it takes in dozens. */
const gatherMs = 5;

export class Gathering {
  #turn: Promise<void> | null = null;

  /** Resolves for all who have called since the last turn, in the order in which they came. */
  turn(): Promise<void> {
    this.#turn ??= new Promise((resolve) => {
      setTimeout(() => {
        this.#turn = null;
        resolve();
      }, gatherMs);
    });
    return this.#turn;
  }
}

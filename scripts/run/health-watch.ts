/** Decides, health check by health check, when a Worker whose processes run but which no longer answers must be started again. Has no clock and no network of its own. */

/** All in milliseconds. */
export const healthTimes = {
  /** What an answer may take; a quiet machine needs a hundredth of it. */
  answer: 1_500,
  /** The most an answer may ever take, however often the Worker was started again. */
  longestAnswer: 12_000,
  /** From an answer to the next check, and from a failed check to the one that decides. */
  afterAnswer: 1_000,
  afterFailure: 500,
  /** How long a start may take. */
  start: 60_000,
  /** A Worker that has answered for so long is well: what was before no longer counts. */
  calm: 60_000,
} as const;

/** Failed checks in a row that mean that the Worker hangs. One may be a busy moment. */
const failuresToRestart = 2;

export type Verdict =
  /** Not there yet. */
  | 'starting'
  /** The first answer since the start. */
  | 'ready'
  | 'well'
  | 'failing'
  /** End every process and start again. */
  | 'restart';

export class HealthWatch {
  readonly #now: () => number;
  #startedAt: number;
  #readyAt: number | null = null;
  #failures = 0;
  #restarts = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#startedAt = now();
  }

  /** The Worker was started, for the first time or again: checks that are still under way say nothing about it. */
  started(): void {
    this.#startedAt = this.#now();
    this.#readyAt = null;
    this.#failures = 0;
  }

  get isReady(): boolean {
    return this.#readyAt !== null;
  }

  /**
   * Milliseconds the next check may wait for its answer. From the second restart without a calm time between them on it doubles with each: where restarts do not help,
   * the machine is busy and not the Worker dead.
   */
  get patience(): number {
    return Math.min(healthTimes.answer * 2 ** Math.max(0, this.#restarts - 1), healthTimes.longestAnswer);
  }

  /** Milliseconds until the next check. */
  get pause(): number {
    return this.isReady && this.#failures === 0 ? healthTimes.afterAnswer : healthTimes.afterFailure;
  }

  /** Takes what came of a check that began at `begunAt`. */
  take(answered: boolean, begunAt: number): Verdict {
    const now = this.#now();
    if (begunAt < this.#startedAt) return 'starting';
    if (this.#readyAt === null) {
      if (answered) {
        this.#readyAt = now;
        return 'ready';
      }
      return now - this.#startedAt < healthTimes.start ? 'starting' : this.#restart();
    }
    if (answered) {
      this.#failures = 0;
      if (now - this.#readyAt >= healthTimes.calm) this.#restarts = 0;
      return 'well';
    }
    this.#failures++;
    return this.#failures < failuresToRestart ? 'failing' : this.#restart();
  }

  #restart(): Verdict {
    this.#restarts++;
    // Until the new process is there, no check says anything.
    this.#startedAt = Number.POSITIVE_INFINITY;
    return 'restart';
  }
}

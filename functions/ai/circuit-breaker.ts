/** Stops calling a service that keeps failing, and tries again after a pause (Nygard, Release It!, 2007). */

export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** Milliseconds until one trial call is let through. */
  pauseMs: number;
  now(): number;
}

export class CircuitBreaker {
  readonly #options: BreakerOptions;
  #failed = 0;
  #openedAt: number | null = null;
  #trialRunning = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /** May a call be made now? After the pause exactly one is let through until it ends. */
  allows(): boolean {
    if (this.#openedAt === null) return true;
    if (this.#trialRunning || this.#options.now() - this.#openedAt < this.#options.pauseMs) return false;
    this.#trialRunning = true;
    return true;
  }

  succeeded(): void {
    this.#failed = 0;
    this.#openedAt = null;
    this.#trialRunning = false;
  }

  failed(): void {
    this.#failed += 1;
    if (this.#trialRunning || this.#failed >= this.#options.failures) this.#openedAt = this.#options.now();
    this.#trialRunning = false;
  }

  /** A call ended without telling anything about the service, such as a visitor who left. */
  abandoned(): void {
    this.#trialRunning = false;
  }
}

/** Tells the class when its teacher has been away for a while, and when they are back. */
import { liveLimits } from '../../src/contracts/live/limits.ts';

type Tell = (code: 'host_away' | 'host_back', text: string) => void;

export class HostWatch {
  readonly #tell: Tell;
  #leftAt: number | null = null;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** A page that is only reloaded is back before anyone is told. */
  left(): void {
    const leftAt = Date.now();
    this.#leftAt = leftAt;
    setTimeout(() => {
      if (this.#leftAt === leftAt) this.#tell('host_away', 'Your teacher is not connected at the moment. You can go on; nothing is lost.');
    }, liveLimits.hostAwayMs);
  }

  back(): void {
    const wasTold = this.#leftAt !== null && Date.now() - this.#leftAt >= liveLimits.hostAwayMs;
    this.#leftAt = null;
    if (wasTold) this.#tell('host_back', 'Your teacher is back.');
  }
}

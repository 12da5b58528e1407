/** Tells the class when its teacher has been away for a while, and when they are back. */
import { liveLimits } from '../../src/contracts/live/limits.ts';

type Tell = (code: 'host_away' | 'host_back', text: string) => void;

export class HostWatch {
  readonly #tell: Tell;
  #leftAt: number | null = null;
  /** Has anyone been told that the teacher is away? An earlier run of the object, before it slept or was killed, may have done so. */
  #wasTold = true;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** A page that is only reloaded is back before anyone is told. */
  left(): void {
    const leftAt = Date.now();
    this.#leftAt = leftAt;
    setTimeout(() => {
      if (this.#leftAt !== leftAt) return;
      this.#wasTold = true;
      this.#tell('host_away', 'Your teacher is not connected at the moment. You can go on; nothing is lost.');
    }, liveLimits.hostAwayMs);
  }

  /** Someone who came meanwhile has been told with the welcome. */
  toldAway(): void {
    this.#wasTold = true;
  }

  back(): void {
    this.#leftAt = null;
    if (!this.#wasTold) return;
    this.#wasTold = false;
    this.#tell('host_back', 'Your teacher is back.');
  }
}

/** Sends the kept addresses one after the other, tries again with growing pauses, and says when one finally cannot be stored. */
import type { KeptAddress, Trouble } from './kept-addresses.ts';

/** `refused`: the list will never take it. With a trouble it may, later. */
export type Outcome = 'stored' | 'refused' | Trouble;
/** What a visitor has to be told. `waiting`: the first attempt failed, others follow. `later`: it stays in this browser until they come back. `lost`: it does not. */
export type Bad = 'refused' | 'waiting' | 'later' | 'lost';

interface Failed {
  address: KeptAddress;
  trouble: Trouble;
}

export interface QueueDeps {
  kept(): KeptAddress[];
  forget(id: string): void;
  isOnlyInMemory(address: KeptAddress): boolean;
  send(address: KeptAddress): Promise<Outcome>;
  isOnline(): boolean;
  /** Resolves after so many milliseconds; for null, when it is time to look whether the browser is online again. `wake` ends it early. */
  pause(ms: number | null, wake: AbortSignal): Promise<void>;
  /** `trouble`: of the last attempt, where there was one. */
  tell(bad: Bad, address: KeptAddress, trouble?: Trouble): void;
  now(): number;
}

/** Milliseconds before the second attempt; each further one waits twice as long. */
const firstPauseMs = 2_000;
/** Attempts in a row while the page is open, about a minute. Coming back online, or opening the page again, starts anew. */
const maxAttempts = 6;
/** After this many milliseconds an address is given up. */
const keepMs = 30 * 86_400_000;

export class MailingQueue {
  readonly #deps: QueueDeps;
  #wake = new AbortController();
  #running = false;
  /** Of which the visitor knows that they wait. */
  readonly #waiting = new Set<string>();

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  /** Starts sending; while it waits for the next attempt, makes that attempt now. */
  async run(): Promise<void> {
    this.#wake.abort();
    if (this.#running) return;
    this.#running = true;
    try {
      await this.#sendAll();
    } finally {
      this.#running = false;
    }
  }

  async #sendAll(): Promise<void> {
    const { kept, isOnline, pause } = this.#deps;
    for (let attempts = 0; kept().length > 0; ) {
      this.#wake = new AbortController();
      if (!isOnline()) {
        for (const address of kept()) this.#tellWaiting({ address, trouble: 'unreachable' });
        await pause(null, this.#wake.signal);
        continue;
      }
      const failed = await this.#sendEach();
      if (failed.length === 0) continue;
      attempts++;
      if (attempts >= maxAttempts) return failed.forEach((each) => void this.#giveUp(each));
      for (const each of failed) this.#tellWaiting(each);
      await pause(firstPauseMs * 2 ** (attempts - 1), this.#wake.signal);
    }
  }

  /** Once for each address: whoever leaves before the last attempt must know how it stands. */
  #tellWaiting({ address, trouble }: Failed): void {
    if (this.#waiting.has(address.id)) return;
    this.#waiting.add(address.id);
    this.#deps.tell('waiting', address, trouble);
  }

  /** The addresses that failed, the newest last. What the list does not take for one of them it may take for the next; without a connection nothing more is tried. */
  async #sendEach(): Promise<Failed[]> {
    const { kept, send, forget, tell } = this.#deps;
    const failed: Failed[] = [];
    for (const address of kept()) {
      const outcome = failed.at(-1)?.trouble === 'unreachable' ? 'unreachable' : await send(address);
      if (outcome !== 'stored' && outcome !== 'refused') {
        failed.push({ address, trouble: outcome });
        continue;
      }
      forget(address.id);
      if (outcome === 'refused') tell('refused', address);
    }
    return failed;
  }

  #giveUp({ address, trouble }: Failed): void {
    const { forget, isOnlyInMemory, tell, now } = this.#deps;
    const isLost = isOnlyInMemory(address) || now() - address.since > keepMs;
    if (isLost) forget(address.id);
    tell(isLost ? 'lost' : 'later', address, trouble);
  }
}

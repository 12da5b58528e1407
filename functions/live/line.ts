/** One socket: who is behind it, how much it has left unseen, and how fast it may send. Pure but for what it remembers. */
import { liveLimits } from '../../src/contracts/live/limits.ts';
import type { Actor } from './room.ts';

/** Tokens that come back with time. */
export class Bucket {
  #tokens: number;
  #at: number;
  readonly #perSecond: number;
  readonly #burst: number;
  constructor(perSecond: number, burst: number, now: number) {
    [this.#perSecond, this.#burst, this.#tokens, this.#at] = [perSecond, burst, burst, now];
  }
  /** Milliseconds to wait, 0 when one was taken. */
  take(now: number): number {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens >= 1) {
      this.#tokens--;
      return 0;
    }
    return Math.ceil(((1 - this.#tokens) / this.#perSecond) * 1_000);
  }
}

/** What stays with the socket while the object sleeps. */
export interface Attachment {
  actor: Actor;
  isGreeted: boolean;
  heardAt: number;
}

export class Line {
  actor: Actor;
  isGreeted: boolean;
  /** Milliseconds since 1970 when something last came from it that woke the object. */
  heardAt: number;
  readonly bucket: Bucket;
  /** Frames that were not understood. */
  strikes = 0;
  /** Frames in a row that came too fast. */
  floods = 0;
  #unseen: { seq: number; bytes: number }[] = [];
  #bytes = 0;

  constructor({ actor, isGreeted, heardAt }: Attachment, now: number) {
    [this.actor, this.isGreeted, this.heardAt] = [actor, isGreeted, heardAt];
    this.bucket = new Bucket(liveLimits.framesPerSecond, liveLimits.frameBurst, now);
  }

  /** False: the reader has stalled and must not get more. */
  mayPost(seq: number, bytes: number): boolean {
    this.#unseen.push({ seq, bytes });
    this.#bytes += bytes;
    // One large message on its own is a snapshot, not a stall.
    return this.#unseen.length <= liveLimits.unseenFrames && (this.#bytes <= liveLimits.unseenBytes || this.#unseen.length === 1);
  }

  seen(seq: number): void {
    while (this.#unseen[0] && this.#unseen[0].seq <= seq) this.#bytes -= this.#unseen.shift()?.bytes ?? 0;
  }

  get attachment(): Attachment {
    return { actor: this.actor, isGreeted: this.isGreeted, heardAt: this.heardAt };
  }
}

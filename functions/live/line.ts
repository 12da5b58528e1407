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
export interface Attachment<Who = Actor> {
  actor: Who;
  isGreeted: boolean;
  heardAt: number;
}

/** How fast a reader may send, and how much it may leave unseen. */
type Pace = Pick<Record<keyof typeof liveLimits, number>, 'framesPerSecond' | 'frameBurst' | 'unseenFrames'>;

export class Line<Who = Actor> {
  actor: Who;
  isGreeted: boolean;
  /** Milliseconds since 1970 when something last came from it that woke the object. */
  heardAt: number;
  readonly bucket: Bucket;
  /** Frames that were not understood. */
  strikes = 0;
  /** Frames in a row that came too fast. */
  floods = 0;
  readonly #most: number;
  #unseen: { seq: number; bytes: number }[] = [];
  #bytes = 0;

  constructor({ actor, isGreeted, heardAt }: Attachment<Who>, now: number, { framesPerSecond, frameBurst, unseenFrames }: Pace = liveLimits) {
    [this.actor, this.isGreeted, this.heardAt, this.#most] = [actor, isGreeted, heardAt, unseenFrames];
    this.bucket = new Bucket(framesPerSecond, frameBurst, now);
  }

  /** False: the reader has stalled and must not get more. */
  mayPost(seq: number, bytes: number): boolean {
    this.#unseen.push({ seq, bytes });
    this.#bytes += bytes;
    // One large message on its own is a snapshot, not a stall.
    return this.#unseen.length <= this.#most && (this.#bytes <= liveLimits.unseenBytes || this.#unseen.length === 1);
  }

  seen(seq: number): void {
    while (this.#unseen[0] && this.#unseen[0].seq <= seq) this.#bytes -= this.#unseen.shift()?.bytes ?? 0;
  }

  get attachment(): Attachment<Who> {
    return { actor: this.actor, isGreeted: this.isGreeted, heardAt: this.heardAt };
  }
}

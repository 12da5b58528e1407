/** Text that arrives in a callback, for a `for await` loop. */
import type { ProviderFailure } from './provider.ts';

/** Hands the pieces over in order. After the loop `failure` says whether the text is whole: null when it is. */
export class Pieces implements AsyncIterable<string> {
  /** All that was pushed so far, read or not. */
  text = '';
  failure: ProviderFailure | null = null;
  #queue: string[] = [];
  #ended = false;
  #wake: () => void = () => {};

  push(piece: string): void {
    if (!piece) return;
    this.text += piece;
    this.#queue.push(piece);
    this.#wake();
  }

  end(failure: ProviderFailure | null): void {
    this.failure = failure;
    this.#ended = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string, void> {
    for (;;) {
      const piece = this.#queue.shift();
      if (piece !== undefined) yield piece;
      else if (this.#ended) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}

/** An answer to a sender who is not done sending. */

/** What is read and thrown away after the answer, so that an honest sender gets to read it. Beyond any of these the line is cut. */
const thrownAway = {
  bytes: 4 * 1024 * 1024,
  /** Milliseconds altogether. */
  longestMs: 5_000,
  /** Milliseconds without a new piece: behind wrangler the rest of a body sometimes stops coming once the answer is on its way. */
  silenceMs: 500,
} as const;

/**
 * The text at once, its end when the sender is done or has sent enough. Were the answer to end earlier, the runtime would cut the line, and senders would
 * find a reset connection in its place, or, behind wrangler, a 500.
 */
export function earlyAnswer(text: string, unread: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
    },
    // Called when the text has gone out.
    async pull(controller) {
      const end = Date.now() + thrownAway.longestMs;
      for (let dropped = 0; dropped < thrownAway.bytes; ) {
        const piece = await within(Math.min(thrownAway.silenceMs, end - Date.now()), unread.read());
        if (!piece || piece.done) break;
        dropped += piece.value.byteLength;
      }
      controller.close();
      await unread.cancel().catch(() => {});
    },
    async cancel() {
      await unread.cancel().catch(() => {});
    },
  });
}

/** What the promise gives, or null when it fails or takes longer. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null);
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}

/** An answer to a sender who is not done sending. */

/** Bytes that are read and thrown away after the answer, so that an honest sender gets to read it. Beyond them the line is cut. */
const thrownAwayBytes = 4 * 1024 * 1024;

/**
 * The text at once, its end when the sender is done. Were the answer to end earlier, the runtime would cut the line, and senders would
 * find a reset connection in its place, or, behind wrangler, a 500.
 */
export function earlyAnswer(text: string, unread: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
    },
    // Called when the text has gone out.
    async pull(controller) {
      for (let dropped = 0; dropped < thrownAwayBytes; ) {
        const next = await unread.read().catch(() => null);
        if (!next || next.done) break;
        dropped += next.value.byteLength;
      }
      controller.close();
      await unread.cancel().catch(() => {});
    },
    async cancel() {
      await unread.cancel().catch(() => {});
    },
  });
}

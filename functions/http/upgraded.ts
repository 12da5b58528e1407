/** The answer that opens a socket. */

/**
 * Frames go as they are. A browser offers to deflate them, and the runtime would agree: that takes 0.3 MB of memory for each line, and most of the work of showing something
 * to a class, for messages of a few hundred bytes. Naming an encoding the client did not offer declines; the header itself is not sent.
 */
const notDeflated = { 'Sec-WebSocket-Extensions': 'identity' };

export const upgraded = (webSocket: WebSocket | null, protocol: string): Response =>
  new Response(null, { status: 101, webSocket, headers: { ...notDeflated, 'Sec-WebSocket-Protocol': protocol } });

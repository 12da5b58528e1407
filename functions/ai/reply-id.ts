/** Kora's replies carry an id that proves they are Kora's and says where the conversation stands, so that the server stores nothing. */
import { type ChatState, decodeState, encodeState, readReplyId, replyId } from '../../src/engine/chat/state.ts';

/** HMAC-SHA-256 keyed signatures of reply text and state, cut to 128 bits. */
export class ReplySigner {
  readonly #key: Promise<CryptoKey>;

  constructor(secret: string) {
    this.#key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  }

  async sign(text: string, state: ChatState): Promise<string> {
    const encoded = encodeState(state);
    return replyId(encoded, await this.#signature(text, encoded));
  }

  /** The state the reply left behind; null when this server's key did not sign exactly this text. */
  async verify(id: string, text: string): Promise<ChatState | null> {
    const parts = readReplyId(id);
    if (!parts) return null;
    const expected = await this.#signature(text, parts.encodedState);
    return sameText(expected, parts.proof) ? decodeState(parts.encodedState) : null;
  }

  async #signature(text: string, encoded: string): Promise<string> {
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await this.#key, new TextEncoder().encode(`${encoded}\n${text}`)));
    return btoa(String.fromCharCode(...bytes.slice(0, 16)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  }
}

/** Takes the same time wherever the texts differ. */
function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

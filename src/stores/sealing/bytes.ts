/** Bytes as text that may stand in an address: base64url without padding (RFC 4648, section 5). */

const utf8 = new TextEncoder();

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => utf8.encode(text);
/** Null: this is no UTF-8. */
export function textOf(bytes: BufferSource): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Arguments of one call: engines take some tens of thousands. */
const atOnce = 8_192;

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += atOnce) binary += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null: this is no base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

export const randomText = (bytes: number): string => toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));

/** Browsers give their cryptography to pages served with https or from the machine itself, and to no others. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

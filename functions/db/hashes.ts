/** Secrets that go out in links, and the hashes that are all we keep of them. */

const utf8 = new TextEncoder();
const hex = (buffer: ArrayBuffer): string => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 random bits as 64 hexadecimal digits. */
export const newToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)).buffer);

/** 128 random bits in 22 characters that may stand in an address. */
export const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** What a token of `newToken` looks like. */
export const tokenPattern = /^[0-9a-f]{64}$/;

export const sha256 = async (text: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', utf8.encode(text)));

/** HMAC-SHA-256: cannot be found again by trying all texts, unless one has the key. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const hmac = await crypto.subtle.importKey('raw', utf8.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', hmac, utf8.encode(text)));
}

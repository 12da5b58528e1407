/**
 * Seals a text with a key that the server never sees, and opens it again.
 *
 * AES-GCM (NIST SP 800-38D) by the browser's WebCrypto: key 256 bits, initialization vector 96 bits, tag 128 bits. The vector is drawn at random for each text;
 * with a few texts a key, or the changes of one map, that is far below the 2^32 which the standard allows. Besides the text, the tag authenticates what it is for (`purpose`) and the version of this format, so
 * that one sealed text cannot be passed off as another. Its length is not hidden.
 *
 * Sealed: version (1 byte, 1), vector (12 bytes), ciphertext with the tag at its end (16 bytes), all in base64url.
 */
import { bytesOf, fromBase64Url, randomText, textOf, toBase64Url } from './bytes.ts';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** 256 random bits in base64url: 43 characters. */
export const newKey = (): string => randomText(keyBytes);

export async function seal(text: string, key: string, purpose: string): Promise<string> {
  const imported = await keyOf(key);
  if (!imported) throw new Error('a key to seal with has 256 bits');
  return sealWith(imported, text, purpose);
}

/** Null: another key or purpose, a changed byte, or no sealed text at all; which one it was cannot be told. */
export async function unseal(sealed: string, key: string, purpose: string): Promise<string | null> {
  const imported = await keyOf(key);
  return imported && unsealWith(imported, sealed, purpose);
}

const parameters = (iv: Uint8Array<ArrayBuffer>, purpose: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(`kora ${version} ${purpose}`),
  tagLength: tagBytes * 8,
});

/** The key of a link, for many texts. Null: it has not 256 bits. */
export async function keyOf(text: string): Promise<CryptoKey | null> {
  const bytes = fromBase64Url(text);
  return bytes?.length === keyBytes ? crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']) : null;
}

/** As `seal`, with a key of WebCrypto. */
export const sealWith = (key: CryptoKey, text: string, purpose: string): Promise<string> => sealBytes(key, bytesOf(text), purpose);

/** As `sealWith`, for what is no text. */
export async function sealBytes(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, purpose: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(parameters(iv, purpose), key, bytes));
  const whole = new Uint8Array(1 + ivBytes + ciphertext.length);
  whole[0] = version;
  whole.set(iv, 1);
  whole.set(ciphertext, 1 + ivBytes);
  return toBase64Url(whole);
}

/** As `unseal`, with a key of WebCrypto. */
export async function unsealWith(key: CryptoKey, sealed: string, purpose: string): Promise<string | null> {
  const bytes = await unsealBytes(key, sealed, purpose);
  return bytes && textOf(bytes);
}

/** As `unsealWith`, for what is no text. */
export async function unsealBytes(key: CryptoKey, sealed: string, purpose: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = fromBase64Url(sealed);
  if (!whole || whole[0] !== version || whole.length < 1 + ivBytes + tagBytes) return null;
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters(whole.slice(1, 1 + ivBytes), purpose), key, whole.slice(1 + ivBytes)));
  } catch {
    return null;
  }
}

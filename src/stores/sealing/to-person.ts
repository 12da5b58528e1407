/**
 * Seals a text to a person: whoever has the public key can seal, only the browser with the private key can open.
 *
 * ECIES in the manner of SEC 1, section 5.1, with parts of WebCrypto: an ephemeral key pair on P-256 for each text, ECDH (256 bits), HKDF with SHA-256 over both public keys
 * and the purpose, then `sealWith` with that key of 256 bits. The tag authenticates text and purpose; it does not tell who has sealed.
 *
 * Public key: the uncompressed point (65 bytes) in base64url, 87 characters. Private key: PKCS #8 in base64url.
 * Sealed: the ephemeral public key (87 characters), then what `sealWith` makes.
 */
import { bytesOf, fromBase64Url, toBase64Url } from './bytes.ts';
import { sealWith, unsealWith } from './seal.ts';

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const pointBytes = 65;
const pointChars = 87;

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

export async function newKeyPair(): Promise<KeyPair> {
  // It can be taken out of the browser's keeping, because a backup holds it.
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const [point, pkcs8] = await Promise.all([crypto.subtle.exportKey('raw', publicKey), crypto.subtle.exportKey('pkcs8', privateKey)]);
  return { publicKey: toBase64Url(new Uint8Array(point)), privateKey: toBase64Url(new Uint8Array(pkcs8)) };
}

/** @throws Error when this is no public key. */
export async function sealTo(publicKey: string, text: string, purpose: string): Promise<string> {
  const theirs = await importPoint(publicKey);
  if (!theirs) throw new Error('this is no public key on P-256');
  const ephemeral = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const point = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', ephemeral.publicKey)));
  const key = await sharedKey(theirs, ephemeral.privateKey, `${point} ${publicKey} ${purpose}`);
  return point + (await sealWith(key, text, purpose));
}

/** Null: sealed to somebody else or for another purpose, changed, or no sealed text at all. */
export async function unsealFor({ publicKey, privateKey }: KeyPair, sealed: string, purpose: string): Promise<string | null> {
  const point = sealed.slice(0, pointChars);
  const pkcs8 = fromBase64Url(privateKey);
  const theirs = await importPoint(point);
  if (!theirs || !pkcs8) return null;
  try {
    const own = await crypto.subtle.importKey('pkcs8', pkcs8, curve, false, ['deriveBits']);
    return await unsealWith(await sharedKey(theirs, own, `${point} ${publicKey} ${purpose}`), sealed.slice(pointChars), purpose);
  } catch {
    return null;
  }
}

async function importPoint(publicKey: string): Promise<CryptoKey | null> {
  const point = fromBase64Url(publicKey);
  if (point?.length !== pointBytes) return null;
  // WebCrypto refuses a point that is not on the curve.
  return crypto.subtle.importKey('raw', point, curve, false, []).catch(() => null);
}

async function sharedKey(theirs: CryptoKey, own: CryptoKey, info: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(`kora hand-in ${info}`) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

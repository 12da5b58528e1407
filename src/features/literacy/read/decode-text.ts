/** Bytes as text, whatever program wrote them. */

/**
 * By its mark at the beginning (Unicode Standard, "Byte Order Mark"); else UTF-8 where it is valid, but for a last character that was cut off; else UTF-16 where every other byte is zero; else
 * Windows-1252, in which any bytes are text (WHATWG Encoding Standard).
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return as('utf-8', bytes);
  if (a === 0xff && b === 0xfe) return as('utf-16le', bytes);
  if (a === 0xfe && b === 0xff) return as('utf-16be', bytes);
  const zeros = (parity: number) => bytes.slice(0, 400).filter((byte, i) => i % 2 === parity && byte === 0).length;
  const half = Math.min(bytes.length, 400) / 2;
  if (half >= 4 && zeros(1) > half * 0.7) return as('utf-16le', bytes);
  if (half >= 4 && zeros(0) > half * 0.7) return as('utf-16be', bytes);
  return asUtf8(bytes) ?? asCutUtf8(bytes) ?? as('windows-1252', bytes);
}

/**
 * Does a text look as if its bytes were taken for another encoding, as Cyrillic, Czech or old Mac files do? Far more accented letters than any language has
 * that Windows-1252 can write, signs within words, capitals behind small letters and where quotation marks would stand.
 */
export function looksGarbled(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.match(/[À-ÖØ-öø-ÿŽžŠš]/gu)?.length ?? 0;
  if (accented === 0) return false;
  if (accented > letters * 0.4) return true;
  const odd = text.match(/\p{Ll}[¡-©«-±´¶¸¹»-¿×÷]\p{Ll}|\p{Ll}[À-ÖØ-ÞŽ](?!\p{Lu})|(?<!\p{L})[ÒÔ]\p{Lu}\p{Ll}|[.?!,][ÓÕ](?=\s|$)|(?:Ã|Â|â€)[\u0080-\u00bf€™œ“]/gu)?.length ?? 0;
  return odd > 0 || (/ì/.test(text) && /ø/.test(text));
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A file that ends within a character loses only that character, where others show that it is UTF-8. */
function asCutUtf8(bytes: Uint8Array): string | null {
  const lead = bytes.findLastIndex((byte) => byte >= 0xc0);
  if (lead < bytes.length - 3) return null;
  const text = asUtf8(bytes.subarray(0, lead));
  return text && /[^\0-\x7f]/.test(text) ? text : null;
}

const as = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/** Bytes as text, whatever program wrote them. */

/**
 * By its mark at the beginning (Unicode Standard, "Byte Order Mark"); else UTF-8 where it is valid; else UTF-16 where every other byte is zero; else
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return as('windows-1252', bytes);
  }
}

const as = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/** Codes that a class types: drawn without a pattern, from letters that look like nothing else. */
import { codeAlphabet, codeLength } from '../../src/contracts/live/protocol.ts';

/** Bytes from here on would favor the first letters. */
const fairBelow = 256 - (256 % codeAlphabet.length);

export function drawCode(randomBytes: (count: number) => Uint8Array = (count) => crypto.getRandomValues(new Uint8Array(count))): string {
  let code = '';
  while (code.length < codeLength) for (const byte of randomBytes(codeLength)) if (byte < fairBelow && code.length < codeLength) code += codeAlphabet[byte % codeAlphabet.length];
  return code;
}

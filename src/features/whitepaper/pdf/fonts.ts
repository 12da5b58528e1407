/** The typefaces of the PDF: Source Serif 4 (SIL Open Font License). They are embedded, which readers without them and screen readers rely on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Face } from './lines.ts';

const { resolve } = createRequire(import.meta.url);
const read = (style: string): Uint8Array => unpackWoff(readFileSync(resolve(`@fontsource/source-serif-4/files/source-serif-4-latin-${style}.woff`)));

export const loadFonts = (): Record<Face, Uint8Array> => ({ text: read('400-normal'), strong: read('600-normal'), emphasis: read('400-italic') });

/**
 * A WOFF 1.0 file as the TrueType file inside it (https://www.w3.org/TR/WOFF/). pdfkit reads WOFF as well, but unpacks the whole glyph table again for
 * every glyph, which takes two seconds a paper.
 */
function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = 44 + 20 * i;
    const [start, packed, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const data = woff.subarray(start, start + packed);
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.subarray(entry + 16, entry + 20), data: packed < length ? inflateSync(data) : data };
  });
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** log, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(16 * (count - 2 ** log), 10);
  let offset = header.length;
  const body = tables.map(({ tag, checksum, data }, i) => {
    const entry = 12 + 16 * i;
    tag.copy(header, entry);
    checksum.copy(header, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...body]);
}

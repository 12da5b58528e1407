/** `node scripts/icons.ts`: makes the icons in `public/` from `public/favicon.svg`. They are committed; a test says when they are no longer current. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const publicDir = path.resolve(import.meta.dirname, '..', 'public');

export interface Icon {
  file: string;
  size: number;
  /** Fills the whole square: the system cuts its own shape out of it. */
  isFull: boolean;
}

export const icons: readonly Icon[] = [
  { file: 'favicon.ico', size: 32, isFull: false },
  { file: 'apple-touch-icon.png', size: 180, isFull: true },
  { file: 'icon-192.png', size: 192, isFull: false },
  { file: 'icon-512.png', size: 512, isFull: false },
  { file: 'icon-maskable-512.png', size: 512, isFull: true },
];

/** The icon as PNG. */
export async function drawIcon({ size, isFull }: Icon): Promise<Buffer> {
  const svg = readFileSync(path.join(publicDir, 'favicon.svg'), 'utf8');
  // Systems cut circles and rounded squares: everything that matters stays within the middle 80 %.
  const full = svg.replace(' rx="22"', '').replace('<g ', '<g transform="translate(50 50) scale(0.8) translate(-50 -50)" ');
  return sharp(Buffer.from(isFull ? full : svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG as a Windows icon file of one picture: 6 bytes of header, 16 of directory, the PNG. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename)
  for (const icon of icons) {
    const png = await drawIcon(icon);
    writeFileSync(path.join(publicDir, icon.file), icon.file.endsWith('.ico') ? icoOf(png, icon.size) : png);
    console.log(`public/${icon.file}`);
  }

/** The committed icons are those that the script makes from the drawing as it is now. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, type Icon, icons, icoOf } from '../../../scripts/icons.ts';

const publicDir = path.resolve(import.meta.dirname, '../../../public');
const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
/** The picture inside the file; an .ico holds a whole PNG behind 22 bytes. */
const committed = ({ file }: Icon): Buffer => readFileSync(path.join(publicDir, file)).subarray(file.endsWith('.ico') ? 22 : 0);

// Pixels rather than bytes: another release of the image library may pack the same picture differently.
it.each(icons.map((icon) => [icon.file, icon] as const))('%s shows the drawing as it is now; "node scripts/icons.ts" makes it anew', async (_, icon) => {
  const [is, should] = await Promise.all([pixels(committed(icon)), pixels(await drawIcon(icon))]);
  expect([is.info.width, is.info.height]).toEqual([icon.size, icon.size]);
  const off = is.data.reduce((sum, value, i) => sum + Math.abs(value - (should.data[i] ?? 0)), 0) / is.data.length;
  expect(off).toBeLessThan(2);
});

it('an icon file names its one picture, its size and its length', () => {
  const file = readFileSync(path.join(publicDir, 'favicon.ico'));
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]]).toEqual([1, 1, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(file.length - file.readUInt32LE(18));
  expect(icoOf(file.subarray(22), 32).equals(file)).toBe(true);
});

it('an icon that the system cuts has no transparent corner', async () => {
  for (const icon of icons.filter(({ isFull }) => isFull)) expect((await pixels(committed(icon))).data[3], icon.file).toBe(255);
});

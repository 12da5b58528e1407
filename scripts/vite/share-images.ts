/**
 * Draws the picture that a shared link shows (1200 by 630): the title of the page under the constellation of its kind. A page names its picture in `og:image`
 * (PageMeta.astro); each that is named is drawn here after the build. A picture that was drawn before is taken from `.cache/share`.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { loadFonts } from '../../src/features/whitepaper/pdf/fonts.ts';
import { type ConstellationName, constellations } from '../../src/ui/constellations.ts';

export const shareSize = { width: 1200, height: 630 };
const cacheDir = '.cache/share';
const recipe = readFileSync(import.meta.filename);
/** Night above, dawn at the lower edge: roles of tokens.css. */
const color = { night: '#10142a', words: '#eceaf4', quiet: '#aab0ca', star: '#f2cf8a', dawn: '#fbf8f2', ink: '#1e2333' };
const horizon = 520;
const eyebrows: Record<string, string> = { home: '', course: 'Course', tool: 'T4 Suite', paper: '', page: '' };

export const shareImages = (): AstroIntegration => ({
  name: 'kora:share-images',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const titles = new Map<string, string>();
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        const html = file.endsWith('.html') ? readFileSync(path.join(root, file), 'utf8') : '';
        const [, picture] = /property="og:image" content="[^"]*\/share\/([a-z0-9-]+)\.png"/.exec(html) ?? [];
        const [, title = ''] = /property="og:title" content="([^"]*)"/.exec(html) ?? [];
        if (picture && !html.includes('content="noindex"')) titles.set(picture, title);
      }
      mkdirSync(path.join(root, 'share'), { recursive: true });
      mkdirSync(cacheDir, { recursive: true });
      // Drawing happens beside the main thread: as many at a time as there are processors.
      const waiting = [...titles];
      await Promise.all(
        Array.from({ length: availableParallelism() }, async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) await place(root, ...next);
        }),
      );
    },
  },
});

/** The picture as it was drawn before, or else drawn now. */
async function place(root: string, picture: string, title: string): Promise<void> {
  const made = createHash('sha256').update(`${picture}\n${title}\n`).update(recipe).digest('hex').slice(0, 32);
  const kept = path.join(cacheDir, `${made}.png`);
  if (!existsSync(kept)) writeFileSync(kept, await shareImage(picture, title));
  copyFileSync(kept, path.join(root, 'share', `${picture}.png`));
}

/** @param picture "course-what-is-ai": its kind, then its page. @param title as it stands in HTML, which is how the text engine wants it. */
export async function shareImage(picture: string, title: string): Promise<Buffer> {
  const [kind = 'page', ...rest] = picture.split('-');
  const last = rest.at(-1) ?? '';
  const size = title.length <= 22 ? 88 : title.length <= 44 ? 70 : 56;
  const words = await text(title, { size, width: 640, fill: color.words });
  const eyebrow = eyebrows[kind] ? await once(`eyebrow ${kind}`, () => text(eyebrows[kind] ?? '', { size: 30, width: 640, fill: color.star })) : null;
  const name = await once('name', () => text('Kora and the T4 Suite', { size: 34, width: 700, fill: color.ink }));
  const figure = figureOf(kind, last);
  const ground = await once(`sky ${figure}`, () =>
    sharp(Buffer.from(sky(figure)))
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
  const top = Math.round((horizon - words.height + (eyebrow ? 46 : 0)) / 2);
  return sharp(ground, { raw: { ...shareSize, channels: 3 } })
    .composite([
      ...(eyebrow ? [{ ...eyebrow, left: 80, top: top - 66 }] : []),
      { ...words, left: 80, top },
      { ...name, left: 150, top: Math.round((horizon + shareSize.height - name.height) / 2) },
    ])
    .png({ palette: true, colors: 64, effort: 3 })
    .toBuffer();
}

/** What many pictures share is drawn once. */
const drawn = new Map<string, Promise<unknown>>();
function once<Part>(key: string, draw: () => Promise<Part>): Promise<Part> {
  const part = (drawn.get(key) as Promise<Part> | undefined) ?? draw();
  drawn.set(key, part);
  return part;
}

function figureOf(kind: string, page: string): ConstellationName {
  if (kind === 'tool' && page in constellations) return page as ConstellationName;
  return kind === 'course' ? 'courses' : kind === 'paper' ? 'nebula' : kind === 'home' ? 'kora' : 'suite';
}

/** The ground of the picture: faint stars that are always the same, the figure at the right, Kora's mark on the horizon. */
function sky(figure: ConstellationName): string {
  const stars = constellations[figure].stars.map(([x, y]) => [760 + x * 3.6, 70 + y * 3.8] as const);
  const faint = Array.from(
    { length: 70 },
    (_, i) => `<circle cx="${(i * 389) % 1200}" cy="${(i * i * 61 + i * 173) % horizon}" r="${1 + (i % 3) * 0.5}" opacity="${0.2 + (i % 4) * 0.1}"/>`,
  );
  const mark = constellations.kora.stars.map(([x, y]) => [80 + x * 0.5, 550 + y * 0.5] as const);
  const line = (points: readonly (readonly [number, number])[]) => points.map((point) => point.join(',')).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
<rect width="1200" height="630" fill="${color.night}"/><g fill="${color.quiet}">${faint.join('')}</g>
<polyline points="${line(stars)}" fill="none" stroke="${color.star}" stroke-width="2.5" opacity="0.6"/>
${stars.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i === stars.length - 1 ? 15 : 10}" fill="${color.star}"/>`).join('')}
<rect y="${horizon}" width="1200" height="110" fill="${color.dawn}"/><rect y="${horizon}" width="1200" height="4" fill="${color.star}"/>
<polyline points="${line(mark)}" fill="none" stroke="#c58a2b" stroke-width="2"/>${mark.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i === 3 ? 5 : 3.5}" fill="#c58a2b"/>`).join('')}
</svg>`;
}

interface Look {
  size: number;
  width: number;
  fill: string;
}

interface DrawnText {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
  height: number;
}

/** Set in the typeface of the whitepaper's PDF, so that every machine draws the same. The comma keeps "SemiBold" in the name of the family. */
async function text(words: string, { size, width, fill }: Look): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${fill}">${words}</span>`,
      font: `Source Serif 4 SemiBold, ${size}`,
      fontfile: fontFile(),
      width,
      rgba: true,
      dpi: 72,
      spacing: -Math.round(size / 8),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 }, height: info.height };
}

/** The typeface as a file, which the text engine needs. */
function fontFile(): string {
  const file = path.resolve(cacheDir, 'source-serif-4-600.ttf');
  if (!existsSync(file)) {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(file, loadFonts().strong);
  }
  return file;
}

/** The typefaces of the PDF, as files: Source Serif 4 (SIL Open Font License). They are embedded, which readers with other fonts and screen readers rely on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from './lines.ts';

const { resolve } = createRequire(import.meta.url);
const read = (style: string): Uint8Array => readFileSync(resolve(`@fontsource/source-serif-4/files/source-serif-4-latin-${style}.woff`));

export const loadFonts = (): Record<Face, Uint8Array> => ({ text: read('400-normal'), strong: read('600-normal'), emphasis: read('400-italic') });

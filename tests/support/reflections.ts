/** Reflections as students write them, in `tests/reflections`: the first line is the title. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrismFeedbackRequest } from '../../src/contracts/api/prism-feedback.ts';

const folder = path.join(import.meta.dirname, '../reflections');

export const reflections: readonly (PrismFeedbackRequest & { name: string })[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .map((file) => {
    const [title = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').split('\n');
    return { name: file.replace('.txt', ''), title, reflection: lines.join('\n').trim() };
  });

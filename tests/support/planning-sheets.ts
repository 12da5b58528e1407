/** The planning sheets as the content has them: which tools are still to come decides what their cards say. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { PlanningSheets } from '../../src/catalog/schemas/planning-sheets.ts';

const contentDir = path.resolve(import.meta.dirname, '../../content');

export const { sheets, words: sheetWords } = PlanningSheets.parse(parse(readFileSync(path.join(contentDir, 'site/planning-sheets.yaml'), 'utf8')));

/** Is the tool of this address still to come? */
export const isToCome = (address: string): boolean => sheets.some(({ path: place }) => place === address);

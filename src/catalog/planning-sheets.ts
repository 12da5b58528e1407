/** The sheets that stand at the address of a tool until the tool is there. */
import sheetsText from '../../content/site/planning-sheets.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { type PlanningSheet, PlanningSheets } from './schemas/planning-sheets.ts';
import { isNamedIn } from './tool-names.ts';

export const { sheets: planningSheets, words: sheetWords } = readYaml('content/site/planning-sheets.yaml', sheetsText, PlanningSheets);

/** The sheet at an address, if the tool is not there yet. */
export const sheetAt = (path: string): PlanningSheet | undefined => planningSheets.find((sheet) => sheet.path === path);

/** The sheets of tools that a text names: what it says of them holds once they are there. */
export const sheetsNamedIn = (text: string): PlanningSheet[] => planningSheets.filter(({ tool }) => isNamedIn(text, tool));

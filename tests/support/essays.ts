/** The essays that EssayBlocks is judged by: three kinds, three grade bands, five blocks each, as students write them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlockType, blockTypes, type EssayGrade, type EssayType } from '#src/contracts/essay.ts';

export interface Essay {
  essayType: EssayType;
  gradeLevel: EssayGrade;
  title: string;
  blocks: Record<BlockType, string>;
}

export const essays = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../content/essays/states.json'), 'utf8')) as Essay[];

/** One block of an essay, with the others beside it: what a request is made of. */
export interface EssayState {
  name: string;
  blockType: BlockType;
  essayType: EssayType;
  gradeLevel: EssayGrade;
  currentContent: string;
  otherBlocks: Partial<Record<BlockType, string>>;
}

export const essayStates: readonly EssayState[] = essays.flatMap(({ essayType, gradeLevel, title, blocks }) =>
  blockTypes.map((blockType) => {
    const { [blockType]: currentContent, ...otherBlocks } = blocks;
    return { name: `${essayType} ${gradeLevel} ${blockType}: ${title}`, blockType, essayType, gradeLevel, currentContent, otherBlocks };
  }),
);

/** Words of the student's that a suggestion quotes, dots aside. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/g)]
    .flatMap(([, quote = '']) => quote.split('…'))
    .map((part) => part.trim())
    .filter(Boolean);

/** An essay as EssayBlocks keeps it on this device: blocks, saved drafts, and a log of the help that was asked for. */
import type { Meta } from '../contracts/api/meta.ts';
import { type BlockType, blockTypes, type EssayGrade, type EssayType, essayGrades, essayTypes } from '../contracts/essay.ts';
import { limits } from '../contracts/limits.ts';

/** One time that suggestions were asked for. */
export interface HelpEntry {
  /** ISO 8601. */
  at: string;
  block: BlockType;
  engine: Meta['engine'];
  /** The model's name, where one answered. */
  model?: string;
}

export interface EssayDraft {
  essayType: EssayType;
  gradeLevel: EssayGrade;
  title: string;
  blocks: Readonly<Record<BlockType, string>>;
  log: readonly HelpEntry[];
  /** As the student has written it; null: as the log says. */
  note: string | null;
  /** Does the note go along when the essay is exported? */
  hasNote: boolean;
  /** The assignment that it was begun for; null: none. */
  assignment: string | null;
}

export interface SavedDraft {
  id: string;
  /** ISO 8601. */
  at: string;
  essay: EssayDraft;
}

/** Shape in storage, version 1: `{"draft":{…},"saved":[{…}]}`. */
export interface KeptEssays {
  draft: EssayDraft | null;
  /** The newest first. */
  saved: readonly SavedDraft[];
}

export const noEssays: KeptEssays = { draft: null, saved: [] };
/** Saved drafts; older ones make room. */
export const mostSaved = 20;
const mostHelp = 500;
export const titleChars = 120;
const idChars = 100;

export const emptyBlocks: EssayDraft['blocks'] = { hook: '', claim: '', evidence: '', analysis: '', conclusion: '' };

export const freshDraft = (essayType: EssayType, gradeLevel: EssayGrade): EssayDraft => ({
  essayType,
  gradeLevel,
  title: '',
  blocks: emptyBlocks,
  log: [],
  note: null,
  hasNote: false,
  assignment: null,
});

/** Has the student written anything? */
export const isWrittenOn = ({ title, blocks }: EssayDraft): boolean => [title, ...Object.values(blocks)].some((text) => text.trim() !== '');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isIn = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((item) => item === value);
const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

/** What storage holds may be anything: what has the right shape is kept. */
export function readEssays(value: unknown): KeptEssays {
  if (!isRecord(value)) return noEssays;
  const saved = (Array.isArray(value.saved) ? value.saved : []).flatMap((entry): SavedDraft[] => {
    const essay = isRecord(entry) ? readDraft(entry.essay) : null;
    return isRecord(entry) && essay && typeof entry.id === 'string' && typeof entry.at === 'string' && !Number.isNaN(Date.parse(entry.at))
      ? [{ id: entry.id, at: entry.at, essay }]
      : [];
  });
  return { draft: readDraft(value.draft), saved: saved.slice(0, mostSaved) };
}

/** Null: this is no essay. */
export function readDraft(value: unknown): EssayDraft | null {
  if (!isRecord(value) || !isIn(essayTypes, value.essayType) || !isIn(essayGrades, value.gradeLevel)) return null;
  const blocks = isRecord(value.blocks) ? value.blocks : {};
  return {
    essayType: value.essayType,
    gradeLevel: value.gradeLevel,
    title: text(value.title, titleChars),
    blocks: Object.fromEntries(blockTypes.map((block) => [block, text(blocks[block], limits.essay.blockChars)])) as Record<BlockType, string>,
    log: (Array.isArray(value.log) ? value.log : []).flatMap(readHelp).slice(-mostHelp),
    note: typeof value.note === 'string' ? value.note : null,
    hasNote: value.hasNote === true,
    assignment: typeof value.assignment === 'string' ? value.assignment.slice(0, idChars) : null,
  };
}

function readHelp(value: unknown): HelpEntry[] {
  if (!isRecord(value) || typeof value.at !== 'string' || !isIn(blockTypes, value.block) || !isIn(['embedded', 'openai'] as const, value.engine)) return [];
  return [{ at: value.at, block: value.block, engine: value.engine, ...(typeof value.model === 'string' && { model: value.model }) }];
}

/** POST /api/literacy/block-suggestion: what to ask oneself next about one block of an essay. Never a sentence to paste. */
import * as z from 'zod';
import { blockTypes, essayGrades, essayTypes } from '../essay.ts';
import { limits } from '../limits.ts';
import { Meta } from './meta.ts';

const beginning = z.string().max(limits.essay.otherBlockChars).default('');

export const BlockSuggestionRequest = z.strictObject({
  blockType: z.enum(blockTypes),
  essayType: z.enum(essayTypes),
  gradeLevel: z.enum(essayGrades),
  currentContent: z.string().max(limits.essay.blockChars).default(''),
  /** How the other blocks begin. A conclusion can only be seen to repeat the claim where the claim is known. */
  otherBlocks: z.strictObject({ hook: beginning, claim: beginning, evidence: beginning, analysis: beginning, conclusion: beginning }).partial().default({}),
  /** Ids of suggestions for this block that were shown before: others come first. */
  shown: z.array(z.string().max(limits.essay.idChars)).max(limits.essay.shownMax).default([]),
});

export const BlockSuggestion = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** The student's own words that it is about, as they stand in the block; null when it is about the whole. */
  quote: z.string().nullable(),
});

export const BlockSuggestionReply = z.strictObject({
  suggestions: z.array(z.string()).min(1),
  /** The same suggestions, in the same order, each with what it points to. */
  items: z.array(BlockSuggestion).min(1),
  meta: Meta,
});

/** As sent: fields with a default may be missing. */
export type BlockSuggestionBody = z.input<typeof BlockSuggestionRequest>;
export type BlockSuggestionRequest = z.infer<typeof BlockSuggestionRequest>;
export type BlockSuggestion = z.infer<typeof BlockSuggestion>;
export type BlockSuggestionReply = z.infer<typeof BlockSuggestionReply>;
/** What a screen can rely on: a server that answers with the specified field alone leaves the others out. */
export type PlainSuggestions = Partial<BlockSuggestionReply> & Pick<BlockSuggestionReply, 'suggestions'>;

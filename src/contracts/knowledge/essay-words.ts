/** What EssayBlocks may say about a block: questions before anything stands there, questions for a text that lacks nothing in particular, and what to ask about each finding. `content/essay/*.yaml`. */
import * as z from 'zod';
import type { BlockType } from '../essay.ts';
import { anyBlockFindings, blockFindings } from './essay-findings.ts';
import { atLeast, line } from './vocabulary.ts';

/** The slots of the lines, filled with the student's own words. */
export const essaySlots = ['quote', 'word', 'claim', 'hook', 'evidence', 'part'] as const;

const asked = line(300)
  .refine((text) => text.includes('?'), { error: 'Ask something: no line does without a question.' })
  .refine((text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, slot = '']) => (essaySlots as readonly string[]).includes(slot)), {
    error: `The slots are ${essaySlots.map((slot) => `{${slot}}`).join(', ')}.`,
  });

const byGrade = <T extends z.ZodType>(value: T) => z.strictObject({ '3-5': value, '6-8': value, '9-12': value });
const byType = <T extends z.ZodType>(value: T) => z.strictObject({ argumentative: value, informative: value, reflective: value });

const Lines = byType(byGrade(atLeast(3, line(300))));
/** For one kind of essay or for any. A finding without words for a kind is not told there. */
const FindingWords = z
  .strictObject({ any: byGrade(asked).optional(), argumentative: byGrade(asked).optional(), informative: byGrade(asked).optional(), reflective: byGrade(asked).optional() })
  .refine((words) => Object.keys(words).length > 0, { error: 'Write words for "any" or for a kind of essay.' });

const findingsOf = (names: readonly string[]) => z.strictObject(Object.fromEntries(names.map((name) => [name, FindingWords])));

export const essayBlockWords = (block: BlockType) => z.strictObject({ block: z.literal(block), empty: Lines, more: Lines, findings: findingsOf(blockFindings[block]) });
export const AnyBlockWords = z.strictObject({ findings: findingsOf(anyBlockFindings) });

export type EssayBlockWords = z.infer<ReturnType<typeof essayBlockWords>>;
export type AnyBlockWords = z.infer<typeof AnyBlockWords>;
export type FindingWords = z.infer<typeof FindingWords>;

export interface EssayWords {
  blocks: Record<BlockType, EssayBlockWords>;
  any: AnyBlockWords;
}

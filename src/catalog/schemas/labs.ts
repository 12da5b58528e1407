/** `content/site/labs.yaml`: the words around the labs that course modules can hold. What a lab does is code. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';

export const labNames = ['tokenizer', 'drawing', 'sampling', 'prompts'] as const;
export type LabName = (typeof labNames)[number];

const Lab = z.strictObject({
  title: line(60),
  /** What the reader does here and what it shows. */
  lead: line(500),
  /** The same without a computer: what to lay out, then the steps. */
  paper: z.strictObject({ need: line(160), steps: atLeast(3, line(300)) }),
  /** Where the lab is simpler than the thing it stands for. */
  limits: line(500),
});

export const LabFile = z.strictObject({ tokenizer: Lab, drawing: Lab, sampling: Lab, prompts: Lab } satisfies Record<LabName, typeof Lab>);

/** Tasks told in words, whose answer is known and whose usual slips are too: each answer is right, or leads to the question behind its slip. */
import type { TaskKind } from '../../contracts/knowledge/vocabulary.ts';
import { calculusIn } from './calculus.ts';
import { chanceTaskIn } from './chances.ts';
import { circleIn } from './circles.ts';
import { rangeTaskIn } from './counting-range.ts';
import { reactionIn } from './equation-balance.ts';
import { partnerIn } from './partners.ts';
import { percentChainIn } from './percent-chain.ts';
import { speedingUpIn } from './speeding-up.ts';
import type { Dimension } from './units.ts';

export interface TaskVerdict {
  /** "unit": the number fits, its unit does not. */
  verdict: 'fits' | 'rounded' | 'unit' | 'step' | 'slip' | 'fails';
  /** The answer, as it is named in the reply. */
  shown: string;
  /** Which slip of the kind it is. */
  slip?: string;
  slots?: Readonly<Record<string, string>>;
}

export interface Task {
  kind: TaskKind;
  /** Says the whole task and is read back the same. */
  text: string;
  /** What the first questions about it name. */
  slots: Readonly<Record<string, string>>;
  /** What its reason names, once the answer is right. */
  why: Readonly<Record<string, string>>;
  /** Of the unit that belongs to the answer; null where none does. */
  dimension: Dimension | null;
  judge: (message: string) => TaskVerdict | null;
}

/** The first such task of the text, or null. */
export const taskIn = (text: string): Task | null =>
  reactionIn(text) ?? calculusIn(text) ?? rangeTaskIn(text) ?? circleIn(text) ?? speedingUpIn(text) ?? percentChainIn(text) ?? partnerIn(text) ?? chanceTaskIn(text);

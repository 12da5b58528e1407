/** The names of what can be found in a block: the engine finds them, `content/essay` holds the words for each. */
import type { BlockType } from '../essay.ts';

/** In any block. Those up to 'fragment' come before everything else, the last three after. */
export const anyBlockFindings = [
  'asks-for-writing',
  'does-not-know',
  'unreadable',
  'judges-people',
  'against-evidence',
  'fragment',
  'vague-word',
  'long-sentence',
  'same-start',
] as const;

/** By block, the gravest first. */
export const blockFindings = {
  hook: ['announcement', 'dictionary', 'sweeping', 'yes-no-question', 'question-pile', 'number-without-source', 'no-thesis-link', 'told-feeling', 'too-long'],
  claim: [
    'question',
    'announcement',
    'opinion-in-informative',
    'moral-cliche',
    'no-change',
    'fact-only',
    'no-reason',
    'two-claims',
    'no-parts',
    'absolute',
    'opinion-phrase',
    'no-other-side',
  ],
  evidence: [
    'mostly-quotation',
    'unnamed-authority',
    'wide-source',
    'quotation-without-speaker',
    'number-without-source',
    'summary',
    'own-experience-only',
    'general-only',
    'no-source',
    'no-claim-link',
    'told-feeling',
    'no-moment',
    'vague-amount',
    'no-senses',
    'no-speech',
    'one-piece',
  ],
  analysis: [
    'restates-evidence',
    'quotation-unexplained',
    'new-evidence',
    'bare-shows',
    'opinion-in-informative',
    'no-reasoning',
    'no-meaning',
    'no-claim-link',
    'told-feeling',
    'one-sentence',
    'no-then-and-now',
    'overclaim',
    'no-limit',
  ],
  conclusion: [
    'repeats-claim',
    'repeats-essay',
    'new-evidence',
    'closing-formula',
    'takes-back',
    'moral-cliche',
    'stock-opening',
    'world-changing',
    'no-claim-link',
    'no-so-what',
    'one-sentence',
    'no-hook-return',
  ],
} as const satisfies Record<BlockType, readonly string[]>;

export type AnyBlockFinding = (typeof anyBlockFindings)[number];
export type BlockFinding<Block extends BlockType> = (typeof blockFindings)[Block][number];

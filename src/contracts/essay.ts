/** The words EssayBlocks is made of: kinds of essay, grade bands, the five blocks in their order. Holds no schema, so the browser can import it without the validator. */

export const essayTypes = ['argumentative', 'informative', 'reflective'] as const;
export const essayGrades = ['3-5', '6-8', '9-12'] as const;
/** In the order in which an essay is built. */
export const blockTypes = ['hook', 'claim', 'evidence', 'analysis', 'conclusion'] as const;

export type EssayType = (typeof essayTypes)[number];
export type EssayGrade = (typeof essayGrades)[number];
export type BlockType = (typeof blockTypes)[number];

export const blockTitles: Record<BlockType, string> = {
  hook: 'Hook Generator',
  claim: 'Claim Builder',
  evidence: 'Evidence Block',
  analysis: 'Analysis Block',
  conclusion: 'Conclusion Block',
};

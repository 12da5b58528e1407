/** Words that are a sign of danger in one mouth and a way of speaking in another: nothing else in the text says which. A plain denial takes them back. */
import type { Rule } from './rule.ts';

export const FIGURES: readonly Rule[] = [
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      i|im|so ~1 done with everything
      i ~3 quit|quitting everything $
      i ~3 quit|quitting everything and|forever|because
    `,
  },
  {
    // A saying of the school day covers the same words where more of the day stands beside them.
    id: 'self-harm-indirect',
    level: 2,
    asSaid: true,
    patterns: `
      i ~1 want to? finishh it alll $
      i ~1 want to? finishh it alll forever|please|because|so
    `,
  },
];

/** Disordered eating of the person who writes. */
import type { Rule } from './rule.ts';

export const EATING: readonly Rule[] = [
  {
    id: 'eating',
    level: 2,
    patterns: `
      refuse to eat ~3 thin
      i ~2 not ~2 food for|in ~1 days|number|week
      eat ~2 number calories
      take|taking|took ~1 laxatives|diet ~1 pills
      fast for days
      i _ think? _ bulimia|bulimic|anorexia|anorexic|boulimie|boulimique|anorexique|bulimie|magersuchtig
      my anorexia|bulimia
      i ~2 not ~1 eaten|eat|ate ~3 days|week|weeks|monday|tuesday|wednesday|thursday|friday|sunday|saturday
      stopped|not|refuse|nothing ~2 eat|eating|food ~4 thin
      eat|ate ~2 one|only ~3 thin
      throw ~2 up ~3 purpose|every|everything|food
      i ~2 me? vomit
      make|making ~1 self ~2 vomit|throw|sick|hungry|gag
      starve|starving self|until|bis|again
      fear|deserve ~3 food|gaining|gain|rice|bread|carbs|sugar|oil
    `,
  },
];

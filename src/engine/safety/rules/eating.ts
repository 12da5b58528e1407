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
      i ~2 me? vomit up? after|every|everything|all|on|so|always|my|when|to|because
      i ~2 me? laxative|purge|vomir|vomis|vomi|erbreche|ubergebe|kotze
      i ~2 binge !watch|netflix|series
      make|making ~1 self ~2 vomit|throw|sick|hungry|gag
      starve|starving self|until|bis|again
      fear ~3 food|gaining|gain|rice|bread|carbs|sugar|oil !with|for|poisoning|pudding|in
      not ~1 deserve ~2 food
      i ~1 deserve ~1 starve|starving
      i ~2 me? vomit ~4 every|daily|again|secret|purpose
      i ~1 not eat|eating anymore|nomore
      if|when i eat ~7 throw|vomit|run|exercise|puke|hours
      finger|fingers ~1 down ~1 my throat
      weigh self ~3 times|every|day|hour
      hair ~1 falling out ~8 eat|food|fat
      nothing but water
      ^ i vomit $
      i ~1 want _ starve $
      goal|want|trying ~3 weigh less
      too|so fat to eat
      my ~4 from ~1 throwing up
      never thin enough
      ^ ~1 not eaten|eat|ate ~1 in|for ~1 days|week|number
      stopped|not ~1 eat|eating ~1 because ~5 thin|body|fat
      hungry|empty|starving ~5 control
      control ~2 when ~1 hungry|empty|starving
      my food ~4 bin|trash|toilet every|so|nobody|and
      skip|skipping food food
      skip|skipping ~1 every|all food
      lax|laxative|diet ~1 pills? ~3 thin
    `,
  },
  {
    id: 'eating',
    level: 2,
    asSaid: true,
    patterns: `
      rather be? die than to? eat anything|again|$
      rather be? die than to? be? ~1 fat
      rather be? die than to? gain ~1 weight
    `,
  },
];

/** Disordered eating of the person who writes. */
import type { Rule } from './rule.ts';

export const EATING: readonly Rule[] = [
  {
    id: 'eating',
    level: 2,
    patterns: `
      make|making ~1 self ~2 vomit|throw|sick|hungry|gag
      throw|throwing ~2 up & i|my & food|purpose|thin|after|every|teeth|all
      vomit & todo|tout|alles|food|purpose|thin|after|every|night|again|feel|then|i|me
      i ~2 me? vomit
      starve|starving self|until|bis|again
      fingers|finger|toothbrush ~2 down|in ~2 throat
      i|me|my ~6 ed
      ed & i|friend
      food & thin|mirror & i_me & not|skip|only|lose|less|proud|hiding|no|stop|run|numb|until|am|bis|bin|for|weeks|one|trash|can|want
      food & bad|calm|enemy & i_me|it|when & feel|means|working|when|after|winning|makes
      food & not|skip|no|without|hiding|throw|sans|sin & i|je|ich|me & week|days|tagen|tage|dias|jours|month|since|proud|control|number|feel|until|notice|september|long|far
      not ~1 eaten|ate & i ~3 in|for|since
      food & run|exercise|burn|undo & i & until|gone|away|after|everything|night|if
      food & rid of it|food
      weigh self
      thin enough & i
      bathroom|toilet after ~2 food
      not ~3 food & thin & i|para|pour
      i skip ~2 food & feel|thin|now|proud
      fear|deserve ~3 food|gaining|gain|rice|bread|carbs|sugar|oil
      i & feel|means|like & calm|fine|empty|full|dizzy & hungry|hunger|empty|starving|food|full & when|only|rid|get|if
      pills|laxatives|diet ~5 thin|lose|food & i
      i_me & thin & mirror|period|hair|faint|cry|dizzy|cold|lose more|disgusting|enough|cant|red|ribs|gone
      ribs|bones & mirror|see|count|feel & i|my
      faint|dizzy & food|day|number|days & i_me & because|food|on
      number calories & only|day|limit & i & only|day|fat|limit
      how ~4 stop|without|not|hiding ~2 food & i_me|eating
      spit & food|chew
      food & napkin|trash|toilet|flush|dog & hiding|throw|flush|spit|feed|nobody|notice & i
      food & plus|rien|nichts|sin|nada|pas & thin
      all|kin|friends think ~2 i ~1 ate|eat
    `,
  },
];

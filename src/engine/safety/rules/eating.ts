/** Disordered eating of the person who writes. */
import type { Rule } from './rule.ts';

export const EATING: readonly Rule[] = [
  {
    id: 'eating',
    level: 2,
    patterns: `
      throw ~2 up ~3 purpose|every|everything|food
      not ~3 food & thin & i|para|pour
      food & not|skip|no|without|hiding|throw|sans|sin & i|je|ich|me & week|days|tagen|tage|dias|jours|month|since|proud|control|number|feel|until|notice|september|long|far
      food & thin|mirror & i_me & not|skip|only|lose|less|proud|hiding|no|stop|run|numb|until|am|bis|bin|for|weeks|one|trash|can|want
      i|me|my ~6 ed
      i ~2 me? vomit
      make|making ~1 self ~2 vomit|throw|sick|hungry|gag
      vomit & todo|tout|alles|food|purpose|thin|after|every|night|again|feel|then|i|me
      starve|starving self|until|bis|again
      ed & i|friend
      food & bad|calm|enemy & i_me|it|when & feel|means|working|when|after|winning|makes
      food & run|exercise|burn|undo & i & until|gone|away|after|everything|night|if
      thin enough & i
      bathroom|toilet after ~2 food
      fear|deserve ~3 food|gaining|gain|rice|bread|carbs|sugar|oil
      i & feel|means|like & calm|fine|empty|full|dizzy & hungry|hunger|empty|starving|food|full & when|only|rid|get|if
      pills|laxatives|diet ~5 thin|lose|food & i
      ribs|bones & mirror|see|count|feel & i|my
      faint|dizzy & food|day|number|days & i_me & because|food|on
      number calories & only|day|limit & i & only|day|fat|limit
      food & napkin|trash|toilet|flush|dog & hiding|throw|flush|spit|feed|nobody|notice & i
    `,
  },
];

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
      undo ~2 food
      food & rid of it|food
      get it out & food|bite|bathroom
      weigh self
      thin enough & i
      bathroom|toilet after ~2 food
      hiding ~2 my? food & nobody|not|so
      give|feed ~2 my food ~2 dog
      lie ~2 about|to ~3 food
      more thin ~4 happy|then
      food makes ~1 me ~2 hate|cry|sick
      not ~3 food & thin & i|para|pour
      not ~1 touched it|food
      i skip ~2 food & feel|thin|now|proud
      fear|deserve ~3 food|gaining|gain|rice|bread|carbs|sugar|oil
      i & feel|means|like & calm|fine|empty|full|dizzy & hungry|hunger|empty|starving|food|full & when|only|rid|get|if
      i feel ~4 control ~2 when
      pills|laxatives|diet ~5 thin|lose|food & i
      i_me & thin & mirror|period|hair|faint|cry|dizzy|cold|lose more|disgusting|enough|cant|red|ribs|gone
      ribs|bones & mirror|see|count|feel & i|my
      weigh|weight|scale|number ~9 times|cry|goes|decides|lower|deserve & i|my & cry|every|hate|deserve|food
      not ~1 stop losing weight
      i feel fat & after|food|water|drink
      i ~2 pinch & stomach
      period stopped & thin|weight|lose|food
      faint|dizzy & food|day|number|days & i_me & because|food|on
      over|under number & today|calories & i
      number calories & only|day|limit & i & only|day|fat|limit
      how ~4 stop|without|not|hiding ~2 food & i_me|eating
      lose number ~1 thin ~4 days|week|weeks
      spit & food|chew
      water|ice|gum|coffee & only|living|now & i & food|bad|thin|days|fat|on
      must|have|need ~2 lose ~2 more|weight|number & i & thin|still|more|food
      food & napkin|trash|toilet|flush|dog & hiding|throw|flush|spit|feed|nobody|notice & i
      food & plus|rien|nichts|sin|nada|pas & thin
      all|kin|friends think ~2 i ~1 ate|eat
    `,
  },
];

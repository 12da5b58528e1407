/** Disordered eating of the person who writes. */
import type { Rule } from './rule.ts';

export const EATING: readonly Rule[] = [
  {
    id: 'eating',
    level: 2,
    patterns: `
      make ~1 self ~2 vomit|throw|sick|hungry|gag
      throw|throwing ~2 up & i|me|my & food|purpose|thin|feel|after|every|teeth|all
      vomit & food|purpose|thin|after|every|night|again|pills|feel|then|i|me
      i_me|je ~2 vomit
      food self|to|until|bis & i
      fingers|finger|toothbrush ~2 down|in ~1 throat
      ed & i_me
      food & thin|mirror & i_me & not|skip|only|lose|less|proud|hide|no|stop|run|numb|until|am|bis|bin|for|weeks
      food & bad|calm|enemy & i_me|it|when & feel|means|working|when|after|winning|makes
      food & not|skip|no|without|hide|throw|run|sans & i_me|je|ich & week|day|tagen|tage|dias|jours|month|since|proud|control|number|feel|until|notice|september|long
      not ~1 eaten|ate & i ~3 in|for|since
      food & run|exercise|burn|undo & i & until|gone|off|after|everything|night
      undo ~2 food
      i_me ~3 not|barely ~3 food & thin|far|bad
      not ~1 touched it|food
      i skip ~2 food & feel|thin|now|proud
      fear|deserve|deserves ~3 food|gaining|gain
      i & feel|means & calm|good & hungry|hunger|empty|starving|food & when|only
      feel|like ~4 dizzy|empty|hungry & i & hunger|working|good|control|when
      i feel ~4 control ~2 when
      pills|laxatives|diet ~5 thin|lose|food & i_me
      i_me|my & thin & mirror|period|hair|faint|cry|still|dizzy|cold|lose more|disgusting|enough|cannot|red|too
      weigh|weight|scale|number ~9 times|cry|goes|decides|lower|deserve & i_me|my & cry|every|hate|deserve|breakfast|food
      not ~1 stop losing weight
      i feel fat & after|food|water|drink
      i ~2 pinch & stomach
      period stopped & thin|weight|lose|food
      faint|fainted|dizzy & food|day|number|days & i_me & because|food|on
      number ~3 today & over|under|start & i & calories|again
      number calories & only|day|limit & i
      how ~4 stop|without|not|hide ~2 food & i_me|eating
      lose number ~1 thin ~4 days|week|weeks
      spit & food|chew
      water|ice|gum|coffee & only|just|living & i & food|bad|thin|days|fat|on
      need|must|have ~2 lose ~2 more|weight|number & i & thin|still|more|food
      food & napkin|trash|toilet|flush|dog & hide|throw|flush|spit|i|feed|nobody|notice & i
      thin & plus|rien|nichts|sin|nada|pas|pour|para & food|vomit
      all|kin|friends think ~2 i ~1 ate|eat
    `,
  },
];

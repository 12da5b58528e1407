/** Disordered eating of the person who writes. */
import type { Rule } from './rule.ts';

export const EATING: readonly Rule[] = [
  {
    id: 'eating',
    level: 2,
    patterns: `
      make ~1 self ~2 vomit|throw|sick|hungry|gag
      throw ~2 up & i|me|my & food|purpose|thin|feel|after|every
      vomit & food|purpose|thin|after|every|night|again|pills|feel|then|i|me
      i_me|je ~2 vomit
      starve self|to|until
      fingers|finger|toothbrush ~2 down|in ~1 throat
      ed & i_me
      food & thin|mirror & i_me & not|skip|only|lose|less|proud|hide|no|stop|under|run|numb|too|until
      food & bad|calm & i_me|it|when & feel|feels|means|working|when|after
      food & not|skip|no|without|only|hide|throw|run & i_me|je|ich & weeks|days|tagen|tage|dias|jours|week|month|since|proud|control|number|feels|now|until|notice
      food & run|exercise|burn & i & until|gone|off|after|everything
      i_me ~3 not|barely ~3 food & thin|far|bad
      not ~1 touched it|food|lunch
      i skip ~2 food & feel|feels|thin|now|proud
      fear|deserve ~3 food|gaining|gain
      calm|good|bad|dizzy & hunger|empty|hungry|starving|food & i|it|me & feel|when|only
      i feel ~4 control ~2 when
      pills|laxatives|diet ~5 thin|lose|food & i_me
      number calories & i_me|day|only
      thin & i_me & mirror|period|hair|faint|cry|still|dizzy|cold|number|lose more|disgusting|enough
      weigh|weight|scale ~9 times|cry|number|goes|decides & i_me & cry|every|number|hate|day
      not ~1 stop losing weight
      see|count|feel|love ~2 my bones|ribs
      period stopped & thin|weight|lose|food
      faint|fainted|dizzy & food & i_me
      how ~4 stop|without|not|hide ~2 food & i_me|eating
      lose number ~1 thin ~4 days|week|weeks
      chew ~2 spit
      water|ice|gum ~5 days|week|today|now & only|drink|just|food & food|i & bad|thin|disgusting|weight|days|fat
      need|must|have ~2 lose ~2 more|weight|number & i & thin|still|fat|more|food
      food & napkin|trash|toilet|flush|dog & hide|throw|flush|i|give|feed|nobody|notice & i
      thin & plus|rien|nichts|sin|nada|pas|pour|para & food|vomit
    `,
  },
];

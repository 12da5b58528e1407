/** Disordered eating of the person who writes. */
import type { Rule } from './rule.ts';

export const EATING: readonly Rule[] = [
  {
    id: 'eating',
    level: 2,
    patterns: `
      make ~1 self ~2 vomit|throw|sick|starve|hungry|gag
      i ~5 throw ~3 up ~6 food|purpose|every|after|meal|skinny|weight|thin
      throw ~2 up & i|me|my & food|purpose|thin|feel|after|every|skinny
      vomit & food|purpose|thin|after|every|night|again|pills|feel & i|me|my|so
      i ~3 vomit ~3 again|every|after|everything|so|to
      je|ich|i|me me? ~2 vomit
      vomit ~2 after|purpose|everything
      starve|starving self|to|until
      fingers|finger|toothbrush ~2 down|in ~1 throat
      i|my|me|have|got|think ~5 ed
      ed again|tips|relapse|relapsing
      i|im|me|ive|mom|nobody|my ~~ not|stop|skip|quit|avoid|hide|lie|throw|refuse|barely|only|hate|less|no|under|number|without ~4 food ~9 thin|ugly|control|days|weeks|week|month|lose|guilty|proud|empty|feels|hungry|mirror|notice|disgusting|body
      thin & i|im|my|me & no|not|stop|skip|lose|still|without|until|deserve ~4 food|eat|lose|more
      thin & i|im|my & period|faint|dizzy|cold|hair|lose more|pass|starve
      not ~3 food & i|im|me|je|ich|no & days|tagen|tage|dias|jours|week|weeks|since|gordo|thin|proud|control
      not|havent ~1 touched ~3 food|it|weeks & lunch|food|eat
      skip|skipping|skipped ~2 every|all|most|food|meals & i|me|now|feel|thin
      i ~2 skip ~2 food & feel|feels|thin|now|proud|stomach|day
      stomach|hungry|hunger|empty|starving|growl|fasting ~6 feel|feels|good|proud|strong|control|better|clean|powerful|happy|safe & i|my|me
      feel|feels ~5 control|good|proud|strong|powerful|clean|better|safe|pure ~4 empty|hungry|starving|eat|hunger|stomach|starve
      deserve ~3 food|starve|hungry
      every time|when|after|if i ~1 food ~6 guilty|disgusting|fat|hate|vomit|punish|run|gross|sick|cry|burn|exercise
      fear ~3 food|gaining|weight|gain
      pills|laxatives|laxative|diet ~5 thin|lose|skinny|eat|weight & i|me|my
      i ~5 laxative|laxatives
      number calories ~3 day|today
      number calories & i|me & fat|only|limit|still|allowed|feel|more|under|proud
      mirror ~5 thin|fat|huge|disgusting|enormous|gross & food|eat|skinny|week
      too skinny & i|im|me & mirror|huge|fat|food|still|eat
      see|count|feel|love ~2 my thin|bones|ribs
      period ~2 stopped & thin|weight|lose|eat|food
      exercise|exercising|run|running|workout|pushups|situps ~7 food|calories|burn|collapse|faint|ate|eat|fat & i|me|my
      fainted|faint|dizzy|pass ~6 food|eat|eating & i|me|my
      how ~4 stop|without|not|less|hide ~2 food & i|me
      lose number ~1 weight ~4 day|days|week|weeks
      i|im|mom|my ~4 hide|throw|flush|give|feed ~3 food ~5 napkin|dog|trash|away|toilet|room|bag|notice|so|nobody
      chew ~2 spit
      only|just ~2 water|ice|gum ~5 days|week|today|thin|lose
      need|want|must ~2 lose ~2 more|weight|number & i
      scale|weigh ~5 every|times|morning|number|decides|controls|cry & i|me|my & food|eat|not|day|hate|times
    `,
  },
];

/** Another person the writer knows is at risk: a friend, a sibling, a pupil. */
import type { Rule } from './rule.ts';

export const FRIEND_AT_RISK: readonly Rule[] = [
  {
    // "Got hurt by" is otherwise what happens in a game or a kitchen.
    id: 'friend-at-risk',
    level: 2,
    asSaid: true,
    patterns: `
      peer|cousin ~3 hit|hurt|beaten by ~1 dad|father|mom|mother|stepdad|stepmom|stepfather|stepmother|uncle|parents|grandpa|grandfather
    `,
  },
  {
    id: 'friend-at-risk',
    level: 2,
    patterns: `
      my ~1 student|students|pupil|pupils -3 cuts|cutting|hurting|starving|kill theirself
      my ~1 student|pupil|child is|was suicide
      peer|kin|boyfriend|girlfriend|roommate -7 kill|suicide theirself
      peer|kin|boyfriend|girlfriend|roommate -3 cuts|cutting|hurting|starving theirself|wrists|legs|arms !of
      peer|kin|boyfriend|girlfriend|roommate -3 cuts|cutting|hurting his|her ~1 wrists|wrist|legs|leg|arms|arm|thighs|skin|self
      student|pupil|child|boy|girl|students|pupils ~5 told|said|wrote|confided|disclosed ~7 kill|hurt|hit theirself|him
      student|pupil|child|boy|girl|students|pupils ~5 told|said|wrote|confided|disclosed ~7 kill|hurt|hit her !ankle|knee|foot|leg|back|hand|arm|wrist|finger|head|toe
      student|pupil|child|boy|girl|students|pupils ~5 told|said|wrote|confided|disclosed ~7 suicide|die
      peer|kin|sister|brother is|was|been suicide
      peer|kin|boyfriend|girlfriend -3 took|taken|swallowed|drank ~4 pills|poison|bleach
      peer|kin|boyfriend|girlfriend -4 waant|wants|wish|going|thinking ~2 die|suicide !of|in|from|for|less
      near ~2 make ~1 theirself sick|throw|vomit|puke|barf|gag|ill
      near ~2 make ~1 theirself after|every|when ~3 eat|lunch|dinner|meal|food
      my|our|best|a ~2 near ~4 abused|raped|assaulted|molested
      peer|sister|brother|cousin|girlfriend|boyfriend -3 took|taken|swallowed ~4 pills
      peer -4 talk|say|post ~3 die !metal|dinosaurs|in|of|sea|star|languages|hair|phone
      my ~2 peer cuts and|again|because|when|$
      peer -3 life ~1 no|not ~1 point|worth|meaning
      peer|student|pupil|kin ~3 said|wrote|posted|says|saying ~1 goodbye|bye ~8 weird|strange|phone|last|forever|all
      peer|student|pupil|kin ~3 said|wrote|posted|says|saying ~1 goodbye|bye ~6 not ~1 answer|answering|reply|replying
      peer ~5 giving|gave|given ~4 away ~6 goodbye|bye|all|everything
      peer ~2 gave me ~6 wont ~1 need
      peer ~1 never|not eats|eat|eating ~1 anymore|anything|days|and
      peer|sister|brother|he ~1 not ~1 eaten|ate|eat ~1 in|for ~1 days|week
      peer -2 kin|grown -1 hit|hurt he|his and|every|when|because|with|so|until|$
      i|peer|child|he _ being|gets|getting|get hit|abused|hurt at home
      peer|sister|brother|child|pupil|student -4 kin|grown -2 touch he|his and|at|when|there|under|$
      peer|sister|brother|cousin ~2 said|says|told|tells ~4 kin|grown ~2 does|do|did things|stuff to he|his|me
      student|pupil|child|girl|boy ~5 burn|burns marks|mark
      student|pupil|child|girl|boy ~5 bruises|cuts ~3 wrists|arms|back|every|monday !from
      noticed|notice|saw|seen ~3 bruises|welts again|$
      noticed|notice|saw|seen ~3 bruises|welts on ~1 his|her|him|their|arms|legs|back|neck|face|child|student|boy|girl !knees|knee|shins|shin
      he|peer|student|pupil|child|girl|boy ~2 has|had|have ~2 bruises|welts on|around|all ~2 arms|back|neck|face|stomach|thighs !from|after
      he|peer|student|pupil|child|girl|boy ~2 has|had|have ~2 bruises|welts again|every
      student|pupil|child|girl|boy ~4 flinches|flinch when|whenever|and
      student|pupil|child|girl|boy ~5 better dead
      student|pupil|child|girl|boy ~5 no|any reason ~1 live
      student|pupil|child|girl|boy ~5 fear ~1 go|going home
      my kin ~3 not ~1 want _ live|alive|wake
      my kin ~3 cant go on living
      my kin ~2 want|will|try|tried _ end|take|hang ~1 his|theirself|her ~1 life|self|$
      man|guy ~1 online ~9 house|car|hotel|meet|number
      peer|girlfriend|boyfriend|sister|brother|cousin|student|pupil|child|girl|boy -5 anorexia|anorexic|bulimia|bulimic
      peer|girlfriend|boyfriend|sister|brother|cousin|student|pupil|child|girl|boy -5 starving theirself !of
      peer|girlfriend|boyfriend|sister|brother|cousin|student|pupil|child|girl|boy -3 burns|burning|harms|harming|scratches|hits|hitting theirself !by|while
      peer|girlfriend|boyfriend|sister|brother|cousin|student|pupil|child|girl|boy -5 is|was|been|being|gets abused|raped|molested
      kin|peer|grown|he -2 attempted suicide
      kin|peer|grown -2 tried _ kill theirself
      student|pupil|peer|sister|brother -2 been cutting !class|wood|hair|grass|paper|corners
      he|peer|kin -6 hurt ~1 it|theirself|arm|arms|skin|wrist ~5 on purpose
      he|peer -6 blade ~6 on his own body
      he|peer|student|pupil ~2 jokes|joked|joking|joke ~4 jump|jumping ~3 roof|bridge|window|train|cliff
      he|peer|student|pupil ~2 jokes|joked|joking|joke ~3 kill|hanging|hang|cutting theirself
      he|peer|student|pupil ~4 vomits|vomit|vomiting ~1 after each|every|lunch|meals|eating
      cigarette ~1 burns|burn|marks ~2 on
    `,
  },
];

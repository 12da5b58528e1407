/** Another person the writer knows is at risk: a friend, a sibling, a pupil. */
import type { Rule } from './rule.ts';

export const FRIEND_AT_RISK: readonly Rule[] = [
  {
    id: 'friend-at-risk',
    level: 2,
    patterns: `
      near ~6 want|will|think|say|wish|plan _ he? _ die|suicide|end|gone|life
      near ~6 want|will|think|say|said|threat|keep|try|keeps ~3 kill|hurt|hit|end|cut|starve|suicide theirself
      near ~6 kill|hurt|hit|cut|starve|suicide theirself
      near ~6 theirself ~3 kill|hurt|die|suicide|antun|hit
      near ~7 suicide
      near ~6 not ~2 want ~3 life|here|alive|wake|anymore|exist
      near ~5 not|never|stop|stopped|barely|refuse ~1 food
      near ~9 never|not|stopped ~2 food & faint|thin|days|weeks|bathroom|weak|skinny|fat
      near ~6 ed|vomit
      near ~5 throw ~2 up & food|lunch|bathroom|purpose|every|after
      near ~6 hurt|hit|touch|abused|beaten|raped|molested|beat ~2 by|at|him|her|them ~3 home|kin|him|her|dad
      near kin|grown|boyfriend|peer ~3 hit|hurt|touch|kill|sex|lock|starve|threat he|him|theirself|his
      near ~6 injury
      injury & near & his|her|back|arms|wrist|arm|legs|saw|changed|hide|pe
      saw|see|notice|noticed ~4 injury ~5 near|friend
      near ~8 goodbye & post|sent|text|texted|say|said|letter|note|message|everyone
      near ~5 goodbye letter|note|message|forever
      near ~5 gave|giving|gives ~3 away & stuff|things|his|her|all|everything
      near ~6 meet|meeting ~6 online|stranger|hotel|older|internet
      near ~6 sex ~2 photo
      near ~6 send|sent|sends|sending nudes|sex
      near ~5 not safe
      near ~5 fear ~3 go|going|of home|kin|his|him|her
      near ~6 ran|run|running away
      near ~6 weapon & bag|place|show|school|bring|his|will
      near ~5 pills & took|take|collect|lot|many|hid|plan|swallow
      he ~2 say|told|text|texted|sent|posted|messaged ~1 me ~5 want|will|think|not|wish _ die|suicide|life|gone|end
      he ~2 say|told|text ~1 me ~6 kill|hurt|cut|suicide theirself|tonight
      he ~3 want|will|say|try|tried|think ~3 kill|hurt|hang theirself & friend|my|me|told|class|texted|worried|scared|help|tell
      friend & want|will|say _ die|suicide & he|my|she
      friend|sister|brother|kin|peer ~5 last message|text|note|goodbye
    `,
  },
];

/** Another person the writer knows is at risk: a friend, a sibling, a pupil. */
import type { Rule } from './rule.ts';

export const FRIEND_AT_RISK: readonly Rule[] = [
  {
    id: 'friend-at-risk',
    level: 2,
    patterns: `
      near -7 want|will|think|say|wish|plan|if|veut|quiere _ he|theirself? _ die|suicide|end|gone|kill|antun
      near -7 kill|hurt|hit|cut|food|suicide|die theirself
      near -7 theirself -3 kill|hurt|die|suicide|antun|hit|was
      my|our|a|best near ~7 suicide|ed|vomit|injury
      near ~7 not ~2 want|see ~3 life|here|wake|anymore|point
      peer|sister|roommate ~5 not|stopped|hide|hides|barely|only ~2 food & my|our|a|girl
      near ~5 throw ~2 up & food|bathroom|purpose|every|after
      near ~4 toilet|bathroom after & food|each|every
      near kin|grown|boyfriend|peer ~3 hit|hurt|touch|kill|sex|lock|threat he|him|theirself|his
      peer|cousin|teammate|kid|boy|girl|sister & kin|grandpa|grown|dad & stuff|things|bed|game|bruises|alone ~3 to|with|her|him|for|days & says|say|told|leaves|comes
      injury|sleeve & peer|kin & his|her|back|saw|he|she|fear|changed|always|wears|says|has
      photo ~2 of? ~1 her|his|their body|arms|wrists|cuts
      peer|sister|brother|kin|someone|girl|kid ~8 last & post|sent|text|say|message|not|story|answer|everyone|night|time
      near ~8 not ~3 need|be|survive ~2 it|here|them|anymore|tomorrow & gave|say|text|if|told
      peer|sister|brother|someone & gave|give|done|plan|death|die & talk|talking|necklace|picked|phone|locked|off|everyone|turned & he|me|his|her
      fear ~2 my near ~4 will|going|might ~2 do|hurt|something
      peer|sister|brother|girl ~4 on ~1 high
      near ~6 meet|going ~6 online|stranger|hotel|older|internet|roblox & man|met|meet|house|older|alone
      near ~6 send|sent|sends|sending sex
      near ~6 ran|run|running away
      near ~5 fear ~3 go|home|kin|our|his
      near & pills|laxatives & collect|lot|many|plan|swallow|letter|wrote|box|weigh|survive|mom|hid|note & my|a|roommate
      near stopped ~2 pills|meds|taking
      he ~2 say ~1 me ~6 die|suicide|life|gone|end|kill & want|think|not|wish|will|theirself
      promise not tell|say & he|she|cut|hurt|her
      she|he cut ~3 deep
    `,
  },
];

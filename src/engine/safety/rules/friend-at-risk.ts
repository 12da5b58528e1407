/** Another person the writer knows is at risk: a friend, a sibling, a pupil. */
import type { Rule } from './rule.ts';

export const FRIEND_AT_RISK: readonly Rule[] = [
  {
    id: 'friend-at-risk',
    level: 2,
    patterns: `
      near -7 want|will|think|say|wish|plan|if _ he|theirself? _ die|suicide|slang|end|gone|kill|antun
      near -7 kill|hurt|hit|cut|starve|die theirself
      near -7 theirself -3 kill|hurt|die|suicide|antun|hit|was
      my|our|a|best near ~~ suicide|slang|ed|vomit
      near ~3 hit by & his|her|home|kin
      near ~4 post|talk|write ~3 die|suicide
      worried|scared ~2 about my near & die|gone|cut
      near ~2 theirself ~1 throw|sick|vomit
      peer ~2 gave ~6 remember
      peer & cry & thank|sorry|goodbye & message|everything
      girl|boy|kid|peer ~8 new|has ~2 burns|bruises|cuts|injury
      near ~7 not ~2 want|see ~3 life|here|wake|anymore|point
      peer|sister|roommate|brother ~5 not|stopped|hiding|barely|runs|never|eats|throws ~3 food|toilet|up & my|our|a & thin|food|sweaters|class|faint|she|he|bones|purpose
      my|our|a ~1 near & grown|kin & touch|home|hit|sex|stuff|things|hurt|game ~3 him|her|them|night|she|theirself|he
      injury|sleeve & peer|sister|brother|cousin|kid|girl|boy|sisters & his|her|back|saw|he|she|fear|changed|always|wears|where|bruises|burns|on
      photo ~2 of? ~1 her|his|their body|injury
      peer|sister|brother|someone|girl ~8 last & post|text|say|message|not|story|answer|everyone|wrote & he|she|her|his|it|like
      near ~8 not ~3 need|survive ~2 it|here|them|far & gave|say|if|told
      peer|sister|brother|someone & he|me|his|her & done|plan|date|death|die|point & talking|necklace|picked|phone|locked|everyone|said|says|turned
      fear ~2 my near ~4 will|going|might ~2 do|hurt|something
      near|girl|boy ~6 on ~1 high
      my ~2 peer|sister|brother|cousin ~4 meet|met|going ~6 online|stranger|hotel|older|internet|roblox|house
      my|our ~2 peer|sister|brother|cousin ~6 send|sent ~2 sex
      my|our ~2 near ~6 ran|run|running away
      my|our ~2 peer|brother|sister|cousin ~5 fear ~3 home|kin|our|his|her
      my|a ~1 peer|roommate|sister|brother & pills|meds|laxatives & lot|many|plan|letter|box|weigh|survive|hid|note|stopped|took|taking
      he ~2 say ~1 me ~6 die|suicide|gone|kill & want|think|not|wish|will|theirself
      promise not tell|say & he|she|cut|hurt|her
      she|he cut ~3 deep
      kin|grown ~2 come ~3 her|his home
    `,
  },
];

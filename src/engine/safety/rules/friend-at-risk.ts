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
      worried|scared ~2 about my near & die|gone|cut
      near ~2 theirself ~1 throw|sick|vomit
      near ~7 not ~2 want|see ~3 life|here|wake|anymore|point
      my|our|a ~1 near & grown|kin & touch|home|hit|sex|stuff|things|hurt|game ~3 him|her|them|night|she|theirself|he
      injury|sleeve & peer|sister|brother|cousin|kid|girl|boy|sisters & his|her|back|saw|he|she|fear|changed|always|wears|where|bruises|burns|on
      peer|sister|brother|someone & he|me|his|her & done|plan|date|death|die|point & talking|necklace|picked|phone|locked|everyone|said|says|turned
      fear ~2 my near ~4 will|going|might ~2 do|hurt|something
      my ~2 peer|sister|brother|cousin ~4 meet|met|going ~6 online|stranger|hotel|older|internet|roblox|house
      my|a ~1 peer|roommate|sister|brother & pills|meds|laxatives & lot|many|plan|letter|box|weigh|survive|hid|note|stopped|took|taking
      kin|grown ~2 come ~3 her|his home
    `,
  },
];

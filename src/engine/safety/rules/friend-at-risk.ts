/** Another person the writer knows is at risk: a friend, a sibling, a pupil. */
import type { Rule } from './rule.ts';

export const FRIEND_AT_RISK: readonly Rule[] = [
  {
    id: 'friend-at-risk',
    level: 2,
    patterns: `
      injury|sleeve & peer|sister|brother|cousin|kid|girl|boy|sisters & his|her|back|saw|he|she|fear|changed|always|wears|where|bruises|burns|on
      my|our|best ~2 near -3 want|wish|will ~2 die|suicide|gone
      my|our|best|a ~2 near -7 starve|starv|starving theirself
      near ~2 make ~1 theirself
      my|our|best|a ~2 near ~4 abused|raped|assaulted|molested
      peer|kin|boyfriend|girlfriend -5 ed|suicide|slang|vomit
      peer|sister|brother|cousin|girlfriend|boyfriend -6 been|is|started cutting $
      peer|sister|brother|cousin|girlfriend|boyfriend -3 took|taken|swallowed ~4 pills
      my|our|best|a ~2 near -7 kill|hurt|hit|cut|starve|die theirself
      peer -4 talk|say|post ~3 die
      my|our|a ~1 peer|sister|brother|cousin & grown|kin & touch|home|hit|sex|stuff|things|hurt|game ~3 him|her|them|night|she|theirself|he
      peer|sister|brother|someone & he|me|his|her & plan|date|death|die|point & talking|necklace|picked|phone|locked|said|says|turned
      my|a ~1 peer|roommate|sister|brother & pills|meds|laxatives & lot|many|plan|letter|box|weigh|survive|hid|note|stopped|took|taking
    `,
  },
];

/** Another person the writer knows is at risk: a friend, a sibling, a pupil. */
import type { Rule } from './rule.ts';

export const FRIEND_AT_RISK: readonly Rule[] = [
  {
    id: 'friend-at-risk',
    level: 2,
    patterns: `
      my ~1 student|students|pupil|pupils -3 cuts|cutting|hurting|starving|kill theirself
      my ~1 student|pupil|child is|was suicide
      peer|kin|boyfriend|girlfriend|roommate -7 kill|suicide theirself
      peer|kin|boyfriend|girlfriend|roommate -3 cuts|cutting|hurting|starving theirself|wrists|legs|arms|his|her
      student|pupil|child|boy|girl|students|pupils ~5 told|said|wrote|confided|disclosed ~7 kill|hurt|hit theirself|her|him
      student|pupil|child|boy|girl|students|pupils ~5 told|said|wrote|confided|disclosed ~7 suicide|die
      peer|kin|sister|brother is|was|been suicide
      peer|kin|boyfriend|girlfriend -3 took|taken|swallowed|drank ~4 pills|poison|bleach
      peer|kin|boyfriend|girlfriend -4 waant|wants|wish|going|thinking ~2 die|suicide !of|in|from|for
      near ~2 make ~1 theirself
      my|our|best|a ~2 near ~4 abused|raped|assaulted|molested
      peer|sister|brother|cousin|girlfriend|boyfriend -3 took|taken|swallowed ~4 pills
      peer -4 talk|say|post ~3 die
    `,
  },
];

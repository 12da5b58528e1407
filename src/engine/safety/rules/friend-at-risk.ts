/** Another person the writer knows is at risk: a friend, a sibling, a pupil. */
import type { Rule } from './rule.ts';

export const FRIEND_AT_RISK: readonly Rule[] = [
  {
    id: 'friend-at-risk',
    level: 2,
    patterns: `
      near ~7 want|will|think|say|wish|plan|if _ he? _ die|suicide|end|gone|kill|antun
      near ~7 kill|hurt|hit|cut|starve|suicide|die|cuts theirself
      near ~7 theirself ~3 kill|hurt|die|suicide|antun|hit|was
      my|our|a near ~7 suicide|ed|vomit|injury
      near ~7 not ~2 want ~3 life|here|wake|anymore
      near ~5 not|never|stop|stopped|hide|hides|barely ~2 food & thin|faint|my|class|days|weeks|anything|all|she|he & my|our
      near ~5 throw ~2 up & food|bathroom|purpose|every|after
      near kin|grown|boyfriend|peer ~3 hit|hurt|touch|kill|sex|lock|starve he|him|theirself|his
      injury & peer|kin & his|her|back|saw|he|she|fear|changed
      near ~8 goodbye|farewell & post|sent|text|say|letter|note|message|not|story|answer
      near ~8 not ~3 need|be ~2 it|here|them|anymore|tomorrow & gave|said|say|told|text
      near ~6 meet ~6 online|stranger|hotel|older|internet
      near ~6 send|sent|sends|sending sex
      near ~6 ran|run|running away
      near ~5 fear ~3 go|home|kin|dad|our|his
      near ~6 pills & took|take|collect|lot|many|hid|plan|swallow
      he ~2 say ~1 me ~6 die|suicide|life|gone|end|kill & want|think|not|wish|will|theirself
    `,
  },
];

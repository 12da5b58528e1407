/** A threat to other people, by the person who writes or heard by them. */
import type { Rule } from './rule.ts';

export const VIOLENCE: readonly Rule[] = [
  {
    id: 'violence',
    level: 2,
    patterns: `
      i _ will|want _ stab|murder|strangle !the|a|in|at
      list ~4 want|will ~2 kill
      i ~4 blow|burn|set|shoot ~2 up|down|fire ~2 place
      bring ~3 gun|bomb|pistol|rifle ~4 far|kill
      weapon ~5 use it on|at
      i _ feel|like? _ kill someone|people
      bring|bringe|brought|amener|apporter|emmener|llevar|traer ~3 weapon ~4 place
      he|peer|someone|kin -6 will|want|plan|threat|say -4 kill|hurt|weapon|shoot|bomb -3 all|place|he|someone|us|kids|kin
      will kill|weapon ~3 all|he|you|kin|grown|place
      i ~3 want|will|think|might|fear|swear ~4 kill|hurt|harm|stab|poison|hit|weapon ~2 he|all|kin|grown|peer|you|place|that|someone|animals|people|my ~1 kin|grown|peer|class|classmates|school|place|cat|dog
      i ~3 want|will|plan|think ~3 hurt|harm ~2 he|all|kin|grown|peer|people|someone|classmates
      i ~3 want|will|think|might|fear|swear ~4 kill|harm|stab|poison|hit|weapon ~2 he|all|kin|grown|peer|you|someone|people|classmates
      voice|voices ~4 say|tell|want
      want|hope|wish|pray ~3 he|kin|all|them|grown|my ~4 die|suffer|bleed|knees|begging|pain
      bring|bringe ~4 all|he|kin|grown|peer ~4 um|place
      shoot ~1 up ~1 my|the|our place
      i ~4 make ~1 he|all ~1 pay on|tomorrow|with|$
      talk|talks|talking ~2 shooting|killing ~1 people|everyone|kids|classmates
      know how to get ~1 gun
      list ~2 people ~3 deserve|hate|kill|hurt|die
      i ~3 going|will ~1 shoot first|people|everyone|all|he|classmates|kids
      show|showed|shows ~1 me|us ~2 weapon|blade ~4 bag|locker|pocket|place|friday|jacket
      says|said|told he|i ~2 bring ~1 weapon !for
      push|pushing|pushed ~1 he|him|them|kin in front of
      take|taking ~2 people|all|them|others with he|me
      he|peer|kin|someone ~6 blow|burn|set|shoot ~2 up|down|fire ~2 place
      ^ i shot|stabbed my ~1 kin $
    `,
  },
];

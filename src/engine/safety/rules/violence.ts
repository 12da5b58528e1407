/** A threat to other people, by the person who writes or heard by them. */
import type { Rule } from './rule.ts';

export const VIOLENCE: readonly Rule[] = [
  {
    id: 'violence',
    level: 2,
    patterns: `
      bring|bringe|brought|amener|apporter|emmener|llevar|traer ~3 weapon ~4 place
      he|peer|someone|kin -6 will|want|plan|threat|say -4 kill|hurt|weapon|shoot|bomb -3 all|place|he|someone|us|kids|kin
      show|has|hiding|saw|bring ~4 something|weapon & bag|locker|jacket|pocket|monday|tomorrow|names|place|friday & he|peer|kin|someone|boy|kid
      will kill|weapon ~3 all|he|you|kin|grown|place
      i ~3 want|will|think|might|fear|swear ~4 kill|hurt|harm|stab|poison|hit|weapon ~2 he|all|kin|grown|peer|you|place|that|someone|animals|people|my ~1 kin|grown|peer|class|classmates|school|place|cat|dog
      place ~1 weapon ~1 far|night
      i ~3 want|will|plan|think ~3 hurt|harm ~2 he|all|kin|grown|peer|people|someone|classmates
      set ~2 place|home ~1 on fire
      i|my ~3 kill|hit|death list
      i ~3 want|will|think|might|fear|swear ~4 kill|harm|stab|poison|hit|weapon ~2 he|all|kin|grown|peer|you|someone|people|classmates
      shoot|blow|burn|set ~1 up|down|fire|the ~2 place|church|mosque|building|party|fire|house & i|he|will|going|tomorrow
      school|mass shooting|shooter|massacre|attackers & i|plan|will|tomorrow|did
      weapon & place & i|he|my|peer|his|bring|show|will|me|llevar|mit|apporter
      weapon & i_me & revenge|far|use|kids|code|end & want|will|if|have|got|grab|make|for|saying|bring|says|is
      list & name|names|all & i|my|he & top|hurt|kill|die|laugh|deserve|revenge|me|who
      i ~2 weapon & usar|use|utiliser
      voice|voices ~4 say|tell|want
      he|all|kids ~6 will|going|not|be|are ~6 revenge & far|blood|all|what|when|make|did|me|do|every|single
      want|hope|wish|pray ~3 he|kin|all|them|grown|my ~4 die|suffer|bleed|knees|begging|pain
      hurt|kill|torture|happy|like ~2 animals|cats|cat|dog|hamster & i & hurt|cry|scream|kill
      bring|bringe ~4 all|he|kin|grown|peer ~4 um|place
      shoot ~1 up ~1 my|the|our place
    `,
  },
];

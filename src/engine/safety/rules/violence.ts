/** A threat to other people, by the person who writes or heard by them. */
import type { Rule } from './rule.ts';

export const VIOLENCE: readonly Rule[] = [
  {
    id: 'violence',
    level: 2,
    patterns: `
      i ~3 want|will|think|might|fear|swear ~4 kill|hurt|harm|stab|poison|hit|weapon ~2 he|all|kin|grown|peer|you|place|that|someone|animals|people|my ~1 kin|grown|peer|class|classmates|school|place|cat|dog
      i ~3 want|will|think|might|fear|swear ~4 kill|harm|stab|poison|hit|weapon ~2 he|all|kin|grown|peer|you|someone|people|classmates
      i ~2 fear ~2 hurt someone|people|he
      i ~3 want|will ~2 hurt he|all|people|kin|someone|you|grown
      will kill|weapon ~3 all|he|you|kin|grown|place
      shoot|blow|burn|set ~1 up|down|fire|the ~2 place|church|mosque|building|party|fire|house & i|he|will|going|tomorrow
      school|mass shooting|shooter|massacre|attackers & i|plan|will|tomorrow|did
      weapon & place & i|he|my|peer|his|bring|show|will|me|llevar|mit|apporter
      weapon & i_me & revenge|far|use|kids|code|end & want|will|if|have|got|grab|make|for|saying|bring|says|is
      kill|hit|death list & i_me|he
      list & name|names|all & i|my|he & top|hurt|kill|die|laugh|deserve|revenge|me|who
      i ~2 weapon & usar|use|utiliser
      know where ~6 weapon
      watch|see ~2 place|home|it burn
      voice|voices ~4 say|tell|want
      i ~3 bring ~4 weapon
      he|all|kids ~6 will|going|not|be|are ~6 revenge & far|blood|all|what|when|make|did|me|do|every|single
      make|making ~2 sure? he|all|them|him|you ~3 pay|suffer|bleed|scream|beg|never|dies|not
      i ~4 make sure & he|die|never
      place & not ~2 come|go & far & happen|warn|something
      show|has|hiding|saw|bring ~4 something|weapon & bag|locker|jacket|pocket|monday|tomorrow|names|place|friday & he|peer|kin|someone|boy|kid
      i ~2 want|will|werde ~4 he|all ~2 kill
      want ~3 grown|he|all|kin ~6 bleed|suffer|die
      he|all deserve ~2 die|pain|suffer|hurt|shot
      want|hope|wish|pray ~3 he|kin|all|them|grown|my ~4 die|suffer|bleed|knees|begging|pain
      voice|voices ~6 hurt|kill|do|stab
      he|peer|someone|kin -6 will|want|plan|threat|say -4 kill|hurt|weapon|shoot|bomb -3 all|place|he|someone|us|kids|kin
      threat ~3 kill|shoot|bomb|stab|hurt
      hurt|kill|torture|happy|like ~2 animals|cats|cat|dog|hamster & i & hurt|cry|scream|kill
      bring|bringe ~4 all|he|kin|grown|peer ~4 um|place
      amok
      use it & tool|weapon & i
    `,
  },
];

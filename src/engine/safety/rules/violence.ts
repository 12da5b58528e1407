/** A threat to other people, by the person who writes or heard by them. */
import type { Rule } from './rule.ts';

export const VIOLENCE: readonly Rule[] = [
  {
    id: 'violence',
    level: 2,
    patterns: `
      i ~3 want|will|think|might ~4 kill|hurt|hit|weapon ~2 he|all|kin|grown|peer|his|my|you|place|that|cat|dog|animals
      will kill|weapon|hurt ~3 all|he|you|kin|grown|place
      shoot|blow|burn|light up|down ~2 place|church|mosque|building|party
      shooting|massacre|columbine & i_me|tomorrow|plan|will
      weapon & place & i|he|my|peer|his|bring|show|will|me|llevar|mit
      weapon & i_me & revenge|all|far|use|end & want|will|if|have|got|grab|make|revenge
      kill|hit|death list & i_me|he
      list ~3 all|names|who|kids|them & i|my|he & hurt|kill|die|laugh|deserve|revenge|me
      names ~2 on & weapon
      he|all|kids ~6 will|going|not|be ~6 revenge & far|blood|all|what|when|make|did|me|do
      all|he ~6 revenge with|in blood
      make|making ~2 sure? he|all|them|him|you ~3 revenge|bleed|pay|never|dies|not
      i ~4 make sure & he|die|dies|never
      all|he|they|world ~3 know|remember ~1 my name|me & after|do|monday|tomorrow|did
      place & not ~2 come|go|be & far & something|happen|live|warn|safe|want
      showed|shows|has|hiding|saw ~4 something|weapon & bag|locker|jacket|pocket|monday|tomorrow|names|place
      not laughing|laugh far
      he|all deserve|deserves ~2 die|pain|suffer|hurt|shot
      want|hope|wish|pray ~3 he|kin|all|them ~2 die|dead|suffer|bleed
      what ~1 his face & do|when|finally|kill
      voices ~6 hurt|kill|do|stab|me
      he|peer|someone|kin ~6 will|want|plan|threat|say ~4 kill|hurt|weapon|shoot|bomb ~3 all|place|he|someone|us|kids|kin
      threatened|threatening|threatens|threat ~3 kill|shoot|bomb|stab|hurt
      poison ~3 his|my|kin|food & i ~2 will|want|think
      hurt|kill|torture animals|cats|cat|dog|hamster & i|like|feel
      bring* ~3 all|he|ihn|kin ~4 um|place & i|bring
      kill ~2 all|he|kin|grown|profesor
      a ver & weapon
      amok
      end ~1 him|her|them & i|my & weapon|if|will
    `,
  },
];

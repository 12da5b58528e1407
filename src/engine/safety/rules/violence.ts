/** A threat to other people, by the person who writes or heard by them. */
import type { Rule } from './rule.ts';

export const VIOLENCE: readonly Rule[] = [
  {
    id: 'violence',
    level: 2,
    patterns: `
      i ~3 want|will|think|might ~4 kill|hurt|hit|weapon ~2 he|all|kin|grown|peer|his|my|you|place|that|cat|dog|animals
      will kill|weapon|hurt ~3 all|he|you|kin|grown|place
      shoot|blow|burn ~1 up|down ~2 place|church|mosque|building|party|house
      burn ~4 down|with ~3 in|inside & i|house|them
      shooting|massacre|columbine|attacker|attackers & i_me|tomorrow|plan|will
      weapon & place & i|he|my|peer|his|bring|show|will|me|llevar|mit|apporter
      weapon & i_me & revenge|all|far|use|end|kids|code & want|will|if|have|got|grab|make|revenge|for|saying|bring|says
      kill|hit|death list & i_me|he
      list ~3 all|names|who|kids|them & i|my|he & hurt|kill|die|laugh|deserve|revenge|me
      names ~2 on & weapon
      which kids|ones|people & i ~4 first
      he|all|kids ~6 will|going|not|be|are ~6 revenge & far|blood|all|what|when|make|did|me|do|every|single
      all|he ~6 revenge with|in blood
      make|making ~2 sure? he|all|them|him|you ~3 revenge|bleed|pay|never|dies|not
      i ~4 make sure & he|die|dies|never
      all|he|they|world ~4 know|remember|see ~1 my name|me|news & after|monday|tomorrow|did|friday|news
      stay|keep ~1 home tomorrow|monday|friday & friends|them|if|tell
      place & not ~2 come|go|be & far & something|happen|live|warn|safe|want
      showed|shows|has|hiding|saw|bring|brings ~4 something|weapon & bag|locker|jacket|pocket|monday|tomorrow|names|place|friday
      empty|desk & monday|friday|tomorrow & not|be|mine|will
      not laughing|laugh far
      he|all deserve|deserves ~2 die|pain|suffer|hurt|shot
      want|hope|wish|pray ~3 he|kin|all|them|grown|my ~4 die|dead|suffer|bleed|knees|begging|pain
      wait ~2 see ~2 he|them|all ~2 fear|bleed|beg
      what ~1 his face & do|when|finally|kill
      voice|voices ~6 hurt|kill|do|stab|me
      he|peer|someone|kin -6 will|want|plan|threat|say -4 kill|hurt|weapon|shoot|bomb -3 all|place|he|someone|us|kids|kin
      draws|drawing|bought|collects ~6 bodies|ammo|weapon
      threatened|threatening|threatens|threat ~3 kill|shoot|bomb|stab|hurt
      poison ~3 his|my|kin|food & i ~2 will|want|think
      hurt|kill|torture|happy|like ~2 animals|cats|cat|dog|hamster & i & hurt|cry|scream|kill
      i|ich|will bring* ~3 all|he|ihn|kin ~4 um|place
      kill ~2 all|he|kin|grown|profesor
      a ver & weapon
      amok
      end ~1 him|her|them & i|my & weapon|if|will
      use it & tool|weapon & i
    `,
  },
];

/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      who|all|peer ~7 hit|hurt|kill|throw|starve|lock ~3 me|us
      who ~6 me hit|hurt|kill|lock
      who ~6 hit|hurt ~2 my|kin|us
      hit|hurt|lock|throw me|us & home|night|when|every|kin|he
      hit ~3 me|us|my & who
      me ~2 hit & who|todos|night
      i ~4 hit ~3 by|at|home|every|if|when & who|home
      i|im|being|get|got|was ~2 abused|assaulted|mistreated|neglected|trafficked|beaten
      hit|injury & who|home|story|lie & i_me & if|when|every|not|cant|because|his|dont|until|always|have|all|story|last|angry
      kin|grown|he ~3 hit|hit & door|table|again|forgot|angry|grade
      injury & kin|grown|he|story|lie|nurse & i_me
      home hurt|hit you|me
      body & hurt|broken|swollen|cant & kin|grown|he|night|home & i_me
      not ~1 sit|walk & kin|he|night|hit|hurt
      kin|he|grown ~6 lock|nail ~6 me|my|window|home|door
      not ~2 lock|leave ~3 home|eat|talk|out|leave|go|friends|window & i|me|us|home & anyone|who|home|lock|ever|door
      lock from|outside
      not feed|food ~1 me|us
      food & not|no & home|left|days|kin|punish & i_me|us|we|and
      kin ~3 not|gone|alone ~3 come|home|been|days & far|food|alone|days
      alone & baby|far|food & kin|not|he|days & i|me|us
      drunk & kin|he|grown & i_me & not|hide|when|again|fear|drive|home|yell|hit|always|every|driving|car|night|angry
      fear & kin|he|grown|home & i_me & night|when|happen|come|go|comes|home|because|after|if|drunk|what|again|him|gets|alone|door
      fear ~4 of my|to kin|home|go|him
      fear|not ~3 home & kin|he|because|go|safe|sleep & not|fear & safe|because|go|night & i|me
      not want ~6 home|night|house ~6 because|kin|he & i
      hope ~4 kin|he ~6 not|asleep|there|here
      happens ~3 home|house|door
      what|stays ~2 home stay|stays
      say|told ~6 fell|skateboard|stairs|accident|bike|tripped|clumsy|sports & i|kin|he & nurse|doctor|dentist|teacher|told|make|because|lie
      lie|lied ~6 body|injury|nurse|doctor|dentist
      if|when i ~9 kneel|belt|punish|sleeves|starve|floor
      not ~4 finish|obey|listen|win|perfect ~6 hit|punish|hurt|lock|starve
      throw|fly|flies ~4 me|us|plates|glass|bottle|things & kin|he|angry|drunk
      kin|he ~4 wish|wishes|wished|told|say|said|tell ~4 born|worthless|had|mistake|aborted|die|hate & i_me
      make|sell|send|sending|take|took|keep|give ~5 marry|passport|papers|documents|money|work & who|all & i_me|us & all|abroad|passport|papers|night|marry|brought|documents
      marry|wedding & i|me|my & kin|abroad|not|old|he|country
      me to be hurt
      farm|boss|work ~8 not ~3 home|leave|go|pay
      worse when|if|every|after & i_me|kin|call|they|it & not|call|home|kin
      not|dont call|tell|email ~2 kin|home & worse|hit|hurt|kill|angry|mad|please
      if i ~1 tell|told|say & he|kin|grown|hurt|kill|away
      nobody|not ~1 will ~2 believe me
      tell ~4 teacher|someone|police ~4 kin|home & take|away|happens|what|foster
      take me ~1 away from
      sleep|chair|push|block ~5 door & kin|he|because|grown
      sleep outside|floor|garage & make|makes|made|bad|punish|he|they|kin & me
      kin|he ~4 angry|mad|temper|fight|scream|yell & hide|fear|throw|hit|bottle|under|things|bed & i_me
      kin ~3 violent|abusive|abuse
      boyfriend|bf|girlfriend|ex ~4 hit|threat|jealous|control|controls|hurts & my|me|i & arm|phone|hit|hurt|kill|leave|scared|blue|let
      who ~4 check|checks ~2 phone & leave|kill|angry|fear|hit
      kneel|belt & i|me|my
      nailed ~2 my home
      be cut like
      hand|pillow over my body|mouth
    `,
  },
];

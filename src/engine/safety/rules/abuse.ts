/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      who|all -7 hit|hurt|throw|food|lock -3 me|us !up
      peer|all ~7 hit|kill -3 me
      who -6 me hit|hurt|kill|lock
      who -6 hit|hurt|throw -2 my|us|kin
      hit|hurt|lock|throw me|us & home|night|when|every|kin|he
      hit ~3 me|us|my & who
      me ~2 hit & who|todos|night
      i ~4 hit ~3 by|at|home|every|if|when & who|home
      i|im|being|get|got|was ~2 abused|assaulted|mistreated|neglected|trafficked|beaten
      hit|injury & who|home|lie & i_me & if|when|not|because|until|always|have|all|last|angry|every
      think ~2 of a new work
      kin|grown|he & tool & i_me|forgot|again|door|break|me
      injury & who|lie|official|someone & i_me & not|gave|has|told|all|say|how|from|someone|where|hide
      home hurt|hit you|me
      body & hurt|broken|swollen|throw & kin|grown|he|night & i_me
      not ~2 sit|walk|hear|move & kin|he|night|hit|hurt|grade|she
      kin|he|grown -6 lock -6 me|my|window|home|food
      not ~2 lock|leave|allow ~3 home|eat|talk|out|friends|window|doctor & i|me|us & anyone|who|home|lock|ever|official|see
      lock from|outside
      not feed|food ~1 me|us
      food & not|only|locks|if & home|left|days|kin|punish|chores|they|he|finish & i_me|us|we|and & kin|they|he|no|give|home
      kin ~3 not|gone|alone|left ~6 come|home|been|days|week|weeks & far|food|alone|week|baby|brothers|sister|we|me
      no food|heat|money|electricity|water & kin|home|we & i|me|we|us|my
      alone & baby|far|food|weekend & kin|not|he|days & i|me|us
      drunk & kin|grown & i_me & not|hide|when|again|fear|drive|home|angry|hit|always|every|car|night
      fear & kin|he|grown|home & i_me & night|when|happen|come|go|comes|home|because|after|drunk|what|again|him|gets|alone|door|keys|near|under|sister
      fear ~4 of my|to kin|home|go|him
      not ~3 home & because|go|safe|friends|until & not|fear & safe|because|never & i|me
      home not|isnt ~1 fear
      kin ~3 fear ~3 after|when drunk
      not want|like ~6 home|night|house|weekend|uncles|kin ~6 because|stomach|every|anymore & i & kin|he|stomach|night
      sick when|every ~3 kin|grown|he & i
      hope ~4 kin|he ~6 not|asleep|there|here
      happens ~3 home|house|door
      what|stays ~2 home stay|stays
      say|told|lie ~7 fell|skateboard|stairs|accident|bike|tripped|clumsy|cat & official|teacher|told|make|lie & i|he|kin
      lie|not ~4 official & i|me|kin & he|kin|how|got|burn|send|see|back|because|it|say
      not ~3 tell ~3 school|official|teacher & kin|he|me & injury|hurt|said|says|burn|bled
      if|when i ~9 kneel|tool|punish|sleeves|food|floor|hit
      not ~4 finish|obey|listen|win|perfect ~6 hit|punish|hurt|lock|food
      throw|fly|flies|holes ~4 me|us|plates|glass|bottle|things|wall|walls & kin|he|angry|drunk
      kin|he -4 wish|wished|say|tell -4 born|worthless|had|mistake|aborted|die|animal & i_me
      make|sell|send|take|keep|give|found|find ~6 exploit & who|all & i_me|us
      exploit & i|me|my|we & kin|country|not|old|he|who & village|abroad|passport|husband|marry|circumcised|bride|girls|carry|instead|complain|money|leave|married|brought
      marry|wedding|circumcised|husband|bride & i|me|my & kin|not|old|he|country|im
      job ~4 city|abroad|country & tell|not & me|i
      be|me ~2 hurt like & girls
      farm|work|clean ~8 not ~3 home|leave|go|pay|sleep
      sell ~4 night & i|me
      worse when|if|every|after & i_me|kin|call|they|it & not|call|home|kin
      not|dont call|tell|email ~2 kin|home & worse|hit|hurt|kill|angry|please
      if i ~1 say|talk & he|kin|grown|hurt|kill|away|fire|send
      nobody|not ~1 will? ~2 believe me & he|kin|if|hurts|when
      tell ~4 teacher|someone|police ~4 kin|home & take|away|happens|what|foster
      take me ~1 away from
      sleep|chair|push|block ~5 door & kin|he|because|grown
      night & home|clothes & make|bad|punish|angry|because|run|wait|cold & he|kin|they & me|i & floor|outside|balcony|shed|run|garage|stairs
      sleep ~2 in|on ~1 shed|balcony|garage|floor|outside
      kin|he & angry & fear|throw|hit|bottle|under|things|bed|night & i_me
      angry & kin & bathroom|screaming|downstairs & i_me|we
      kin ~3 violent|abusive|abuse
      kin ~4 do to me|us
      boyfriend|bf|girlfriend|ex ~4 hit|threat|jealous|control|hurts|angry & my|me|i & body|phone|hit|hurt|kill|leave|fear|blue|let|not
      who -4 check|checks ~2 phone & leave|kill|angry|fear|hit
      kneel & i|me|my
      nailed ~2 my home
      hands ~2 of? kin
      because of kin hands|temper|fists
      hand|pillow over my body
      kin & make me|us & cold|floor|animal|outside|hold|sorry|bad|carry
      all|boys|peer|they|group & me & sticks|fire|toilet|held|next|wait|jump & hair|head|school|after|if|down|time|up
    `,
  },
];

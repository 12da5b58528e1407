/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      who|all -7 hit|hurt|throw|lock|feed|kill -3 me|us|on !up
      who -6 me hit|hurt|kill|lock
      who -6 hit|hurt -2 my|us|kin
      hit|hurt|lock|throw me|us & home|night|when|every|kin|he|alone
      hit ~3 me|us|my & who
      me ~2 hit & who|todos|night
      i|im|being|get|got|was ~2 abused|assaulted|mistreated|neglected|trafficked|beaten
      hit|injury & who|home|lie & i_me & if|when|not|because|until|always|have|all|last|angry|every|where
      kin|grown|he & tool & i_me|forgot|again|door|break|me & i|me|my|forgot|again|home
      injury & who|lie|official|someone & i_me & not|has|told|all|say|how|from|someone|where|hiding|purpose
      home hurt|hit you|me
      body|finger|arm & hurt|broken|swollen|throw & kin|grown|he|night & i_me
      not ~4 sit|walk|hear|move & kin|he|night|hit|hurt|grade|she
      kin|he|grown -6 lock -6 me|my|window|home|food
      not ~2 lock|leave|allow|allowed ~3 home|eat|talk|out|friends|window|doctor & i|me|us & anyone|who|home|lock|ever|official|see
      lock from|outside
      not ~2 food|feed ~4 home|me|us|house
      not ~3 food & kin|they & me|us & give|days|home
      food & only|lock|if|no & kin|they|he & me|we & give|finish|chores|school|days|home|punish
      kin ~3 not|gone|alone|left ~6 come|home|been|days|week|weeks & far|food|alone|week|days|baby|brothers|sister|we|me
      no food|heat|money|electricity|water & kin|home|we & i|me|we|us|my
      drunk & kin|grown|he & i_me & not|hiding|when|again|fear|drive|home|angry|hit|always|every|car|night|mean|after
      fear & kin|he|grown|home & i_me & night|happen|come|go|home|because|drunk|again|him|alone|door|keys|near|under|sister
      not ~3 home & because|go|safe|friends|until & fear|safe|never & i|me
      home not|isnt ~1 fear
      not want|like ~6 home|night|weekend|uncles|kin ~6 because|stomach|every|anymore & i & kin|he|stomach|night
      happens ~3 home|house|door
      say|told|lie ~7 fell|skateboard|stairs|accident|bike|tripped|clumsy|cat|walked & official|teacher|told|make|lie & i|he|kin
      lie|not ~6 official & i|me|kin & he|kin|how|got|burn|send|see|back|because|it|say|they
      if|when i ~9 kneel|tool|punish|sleeves|starve|floor|hit|outside
      throw|fly|flies|holes ~4 me|us|plates|glass|bottle|things|wall|walls & kin|he|angry|drunk
      kin|he -4 wish|wished|say|tell -4 born|worthless|had|mistake|aborted|die|animal & i_me
      exploit & i|me|we|us & kin|country|not|he|who|man|abroad|all|day|work|number
      keep|take|took|keeps ~2 our|my papers|documents|passport
      lock ~2 fridge
      farm|restaurant|shop|clean|sell|carry|drugs & me|we|i|us & kin|he|woman|boss & make|made|not|keep|night|money|instead|have & hit|money|passport|home|night|drugs|backpack
      if i ~1 say|talk & he|kin|grown|hurt|kill|away|fire|send|throw
      nobody|not ~1 will? ~2 believe me & he|kin|if|hurts|when
      sleep ~4 clothes|shed|balcony|garage|floor|outside & i|me|we
      kin|he -4 angry -6 throw|hit|breaking|bottle|under|things|fly
      my kin ~3 violent|abusive|abuse
      boyfriend|bf|girlfriend|ex ~4 hit|threat|jealous|control|hurts|angry & my|me|i & body|phone|hit|hurt|kill|leave|fear|blue|let|not
      kneel & i|me|my
      who -3 me threat
      who -3 threat me|us
      werden|wurde|werde ~4 hit
      days ~1 without food
      get|got ~1 the belt
      stay|stand|sit ~5 dark|outside|yard|corner & bad|punish|night|make
      say ~2 i fell|tripped
      safer than home
      sleep ~4 station|park|street|bridge
      what kin|he ~1 did & cant|not|say
      not ~5 feed me
      me lock & sin|food|home|casa
      because of what|how ~2 kin|he & i|me|my
      all|boys|peer|they|group & me & sticks|fire|toilet|held|next|wait|jump & hair|head|school|after|if|down|time|up
    `,
  },
];

/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      who|all -7 hit|hurt|throw|lock|feed|kill -3 me|us|on !up
      peer -7 hit|kill -3 me
      who -6 me hit|hurt|kill|lock
      who -6 hit|hurt -2 my|us|kin
      hit|hurt|lock|throw me|us & home|night|when|every|kin|he|alone
      hit ~3 me|us|my & who
      me ~2 hit & who|todos|night
      i ~4 hit ~3 by|at|home|every|if|when & who|home
      i|im|being|get|got|was ~2 abused|assaulted|mistreated|neglected|trafficked|beaten
      hit|injury & who|home|lie & i_me & if|when|not|because|until|always|have|all|last|angry|every|where
      new work ~2 my ~1 eye|bruise|injury|body
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
      alone & baby|food|weekend & kin|not|he|days & i|me|us
      drunk & kin|grown|he & i_me & not|hiding|when|again|fear|drive|home|angry|hit|always|every|car|night|mean|after
      kin ~3 fear ~3 after|when drunk
      fear & kin|he|grown|home & i_me & night|happen|come|go|home|because|drunk|again|him|alone|door|keys|near|under|sister
      not ~3 home & because|go|safe|friends|until & fear|safe|never & i|me
      home not|isnt ~1 fear
      not want|like ~6 home|night|weekend|uncles|kin ~6 because|stomach|every|anymore & i & kin|he|stomach|night
      sick when|every ~3 kin|grown|he & i
      hope ~4 kin|he ~6 not|asleep|there|here
      happens ~3 home|house|door
      happens ~2 home stay
      say|told|lie ~7 fell|skateboard|stairs|accident|bike|tripped|clumsy|cat|walked & official|teacher|told|make|lie & i|he|kin
      lie|not ~6 official & i|me|kin & he|kin|how|got|burn|send|see|back|because|it|say|they
      not ~3 tell ~3 school|official|teacher & kin|he|me & injury|hurt|burn|bled|how
      if|when i ~9 kneel|tool|punish|sleeves|starve|floor|hit|outside
      not ~4 finish|obey|listen|win|perfect ~6 hit|punish|hurt|lock|food|kneel
      throw|fly|flies|holes ~4 me|us|plates|glass|bottle|things|wall|walls & kin|he|angry|drunk
      kin|he -4 wish|wished|say|tell -4 born|worthless|had|mistake|aborted|die|animal & i_me
      exploit & i|me|we|us & kin|country|not|he|who|man|abroad|all|day|work|number
      keep|take|took|keeps ~2 our|my papers|documents|passport
      job ~4 city|abroad|country & tell|not & me|i
      be|me ~2 hurt ~2 other girls
      lock ~2 fridge
      kin left & weeks|days|alone|brothers|baby|sisters
      never know ~3 kin ~1 will
      farm|restaurant|shop|clean|sell|carry|drugs & me|we|i|us & kin|he|woman|boss & make|made|not|keep|night|money|instead|have & hit|money|passport|home|night|drugs|backpack
      worse when|if|every|after & i_me|kin|call|they|it & not|call|home|kin
      not|dont call|tell|email ~2 kin|home & worse|hit|hurt|kill|angry
      if i ~1 say|talk & he|kin|grown|hurt|kill|away|fire|send|throw
      nobody|not ~1 will? ~2 believe me & he|kin|if|hurts|when
      tell ~4 teacher|someone|police ~4 kin|home & take|away|happens|what|foster
      take me ~1 away from
      sleep|chair|push|block ~5 door & kin|he|because|grown
      sleep ~4 clothes|shed|balcony|garage|floor|outside & i|me|we
      kin|he -4 angry -6 throw|hit|breaking|bottle|under|things|fly
      angry ~4 throw|hit|breaking|sleep & kin|he & me|i|us|things
      my kin ~3 violent|abusive|abuse
      kin ~4 do to me|us
      boyfriend|bf|girlfriend|ex ~4 hit|threat|jealous|control|hurts|angry & my|me|i & body|phone|hit|hurt|kill|leave|fear|blue|let|not
      who -4 check ~2 phone & leave|kill|angry|fear|hit
      kneel & i|me|my
      nailed ~2 my home
      get|got ~1 the belt
      stay|stand|sit ~5 dark|outside|yard|corner & bad|punish|night|make
      lock ~2 kitchen|pantry
      say ~2 i fell|tripped
      safer than home
      sleep ~4 station|park|street|bridge
      his|her footsteps|keys & i|we|know
      tape|sauce|soap|rag ~4 mouth
      what kin|he ~1 did & cant|not|say
      not ~1 lift|move|bend my body
      hit|throw ~2 wall & next|face|me & he|kin
      not ~5 feed me
      clean|cook ~6 family & cant|night|not
      me lock & sin|food|home|casa
      because of what|how ~2 kin|he & i|me|my
      beg ~3 street|money
      bring|give him|her|them|kin ~1 the|all money
      pretend ~2 sleep & kin|he
      because of kin hands|temper|fists
      hand|pillow over my body
      kin|he|they & make me|us & cold|floor|animal|outside|hold|ice|bad|balcony|garage|shed
      all|boys|peer|they|group & me & sticks|fire|toilet|held|next|wait|jump & hair|head|school|after|if|down|time|up
      not & shower|eat|sleep|wash & chores|finish|until & i|me & kin|they
    `,
  },
];

/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      kin|grown|he|everyone|peer ~6 hit|hurt|kill|throw|starve ~1 on? me
      kin|grown|he ~6 hit|hurt ~3 my ~2 mom|mother|kin|body
      kin ~6 hit|hurt kin|me|his|my
      kin|grown|he ~4 me hit|hurt|kill|lock
      me ~2 hit|lock ~3 kin|belt|home|cuando|todos|everyone|con
      kin|grown|he ~4 me|my ~3 hit|geschlagen|verprugelt
      hit me|my & mom|dad|angry|drunk|every|night|home|when|belt|again|bad|secret|marks|until
      i ~3 abused|beaten|mistreated|neglected|assaulted|tortured|attacked|trafficked|hit ~3 by|at|home|every|if|when|with $
      i|im|being|get|got ~2 abused|assaulted|mistreated|neglected|trafficked
      get|got|getting|being hit by|at|with|if|when|for|every & i|me|my
      injury & kin|grown|he & my|me|i
      injury all over
      kin|grown|he|his ~4 lock|throw|kick ~1 me
      lock ~4 home|outside & i|me|my
      kin|he ~4 lock|hide|keep|take ~4 food|passport|phone
      food & lock|no|not|never|hungry|give|days|feed|nothing & kin|home|mad|angry|punish & me|i|my|us
      no|not ~2 food ~2 home|house|left|days
      left|leave|leaving|gone|alone ~4 me|us ~3 alone|days|home & days|night|weeks|week|baby|food
      alone ~2 for ~2 days|weeks
      kin|he ~3 not ~2 come|came|been ~2 home|back & days|week|weeks|food|night
      kin|he ~4 drunk ~5 hide|hit|yell|scary|scream|angry|mean|break|drive|lock|hurt|afraid|scared|throw
      drunk & kin|he & hide|hit|hurt|scared|lock|me|afraid|us & night|when|every|again|always|hide|comes
      fear ~4 go|be|at|of|sleep|from ~3 home|kin|him|night
      fear ~3 kin|he|him|boyfriend|going|coming
      fear & kin|home & i|my|me & night|drunk|go|hit|hurt|when|if|alone|after
      not ~3 fear ~3 home|kin|with|here
      not ~3 go|sleep|be|stay|send ~1 me? ~3 home|house|place ~5 kin|he|because|night|his|anymore
      hope ~3 kin|he ~3 not ~2 here|home|there|drunk|wake|come|find
      flinch & home|hand|raise|kin|he|yell|door
      i|we ~2 hide ~4 home|under|closet|bathroom|car|from ~2 kin|he|him|$
      happens ~3 home|house
      home ~3 stay|stays ~2 home|family|here
      say|told ~5 fell|skateboard|stairs|accident|bike|tripped|sports|clumsy|door|nothing|cat|dog|playing & told|he|kin|make|because|nurse|doctor|dentist|teacher|bruise|lie|lied|how
      lie|lied ~5 body|injury|nurse|doctor|teacher|dentist|bruises
      body ~3 hurt|broken|broke|cracked|swollen & kin|he|home|told|say|doctor|night|last
      cant|hurts|not ~2 sit|walk|sit|move|hear|raise & last|kin|he|night|belt|yesterday
      belt|cable|cord|hanger|stick|cigarette|iron|spoon & kin|he & me|my|i|us
      if|when i ~5 grade|fail|cry|talk|late|wrong|spill|mistake ~5 belt|hit|hurt|lock|sleeves|floor|starve|kneel|sleep|punish
      long sleeves again
      throw|fly|flies|flying|break|breaks ~4 me|us|wall|plates|glass & angry|mad|drunk|kin|he & me|us|scared|hide|i
      kin|he ~3 angry|mad|temper ~9 me & hit|throw|things|fly|last|break|hurt|scared
      kin|he ~4 say|tell|told|wish|scream ~5 worthless|born|mistake|useless|aborted|garbage|nothing|die & me|i|im
      kin|he wish|wishes i ~3 born|die|gone
      kin|grown|he ~4 make|force|sell|sent|send|take ~3 me|us ~4 work|marry|married|beg|sell|steal|fight|cut|kneel|drugs|deliver
      passport|documents ~5 kin|grown|he|work|take|took|keep|kept|keeps
      keep|keeps|took|take|hide ~2 my passport|documents
      marry|married|wedding|husband & me|i|my & kin|not|old|abroad|country|make|flight|force|have
      not allow ~4 leave|talk|eat|go|out|sleep|doctor & home|anyone|door|outside|lock|house|everyone|ever
      lock from|outside
      door ~5 lock & i|me|my & outside|he|kin|grown|night|not
      sleep|chair|push|put|block ~5 door & kin|he|night|because|lock|can|in
      take me|us|my away|from|foster & kin|them|teacher|tell|told|parents|home
      what|if ~3 tell|told ~3 teacher|counselor|someone|police ~3 kin|home|parents|dad|mom
      if ~2 i|anyone ~1 tell|told|find ~4 he|kin|hurt|kill|hit|worse|away|lose
      he|kin ~4 hurt|kill|hit ~3 if ~3 tell|told|say
      gets|get|got worse when|if|after ~4 kin|home|he|call|tell
      not|dont call|tell|email|contact ~2 kin|parents|home|him & worse|hit|hurt|kill|angry|mad|please
      spit|burned|burn ~3 me & kin|he|cigarette
      not want ~1 sleep|be|stay ~4 kin|night|him & night|because|does|friend|he
      fear|not ~2 safe & home|house|here|anymore|kin
      unsafe ~2 home|here|with
      kin ~3 violent|abusive|abuse
      abusive|violent ~1 kin|home|house
      miedo|peur|angst ~3 kin|casa|home|rentrer|volver|hause|maison
      wird|werde|werden ~3 geschlagen|verprugelt|misshandelt & ich|i
    `,
  },
];

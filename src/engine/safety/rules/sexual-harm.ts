/** Sexual abuse, pressure, sextortion and grooming of the person who writes. */
import type { Rule } from './rule.ts';

export const SEXUAL_HARM: readonly Rule[] = [
  {
    id: 'sexual-harm',
    level: 2,
    patterns: `
      sex me|us
      i|im|me|was ~3 rape|raped|molested|groped|groomed|assaulted
      sex & me & kin|grown|he|everyone|peer
      kin|grown|he|peer ~5 touch ~2 me|my|us !with
      kin|grown|he|peer ~4 me ~2 touch|sex
      me ~1 touch & kin|grown|he|night|nuit|noche|miedo|peur|da
      touch me & kin|grown|he|night|not|uncomfortable|weird|private|there|where|sleep|when
      touch ~3 down|private|inappropriate|under|inside|there|sex
      put|puts|putting ~2 his|hands|hand ~4 my|me
      hand|hands ~3 on|under|down|in ~1 my body|leg|shirt|pants|skirt|knee|thigh|waist
      make ~1 me ~4 sex|touch|watch|undress|strip|kiss|sit|look|lie|do|show|photo|things
      make ~1 me ~6 sex|touch|photo
      make|ask|say|want|send|offer|told|keeps|begs|pay ~1 me? ~6 sex|undress|naked|topless|strip
      take|took|taking|come|pull|pulled|without|sin|sans ohne
      away|off|without ~2 clothes|shirt|pants|top|underwear & me|my|i
      clothes ~2 were? away|off & i|my|me
      sex ~4 photo & i|me|my
      photo ~5 sex & i|me|my
      photo ~2 of me|my ~6 sex|undressed|changing|shower|body|everyone|unless|if|if|naked|post|send|money|pay
      say|threat|will|want|if ~4 post|send|show|share|leak|expose|tout|everyone ~5 photo|nudes|them|pics|screenshots|video & me|my|i
      blackmail ~3 me
      me ~3 blackmail
      photo & pay|money|send|else|unless|everyone|otherwise|sinon & me|my|i & he|grown|someone
      show|shows|showed|sent|sends ~1 me ~5 sex|photo|videos|private|himself|thing
      show|more ~2 skin
      watch|watches|watching|looks|stare|film|filmed|films|record|peek|peeks ~1 me ~4 shower|undress|change|changing|sleep|bath|dress|sex|bathroom
      online ~9 meet|hotel|alone|address|photo|sex|secret|older|loves|love|pick|real|irl|sex & me|my|i|im
      met|know|talk|talking|someone|guy|man|he|person|friend|grown|stranger ~5 online|real|internet|app|game ~9 meet|hotel|alone|address|photo|sex|secret|older|love|loves|pick|come & me|i
      never ~1 met ~9 meet|hotel|love|photo|come & me
      want|ask|tell|told|wants me to meet|come|go|get ~4 hotel|house|alone|car|place|secretly|without
      meet|meeting ~4 alone|hotel|secretly|person|irl|car & online|he|grown|someone|not & me|i|him
      he|grown|boyfriend|kin ~2 is|s? number ~9 mature|love|loves|secret|parents|tell|im|i|dating|older|kiss|boyfriend
      mature for ~1 age
      i|im number ~5 he|grown ~3 number
      kin|grown|he|kin ~7 secret
      secret & kin|grown|he & me|us|my|our|we
      our|special|little|play ~2 secret
      not|dont ~2 tell|say ~3 anyone|mom|parents|kin|anybody|people & kin|grown|he & me|i|we|us & touch|say|said|told|if|sex|secret|night|room|game
      tell|told|say me ~2 not ~2 tell|say
      suppose|supposed|allowed|should ~3 see|watch|do & cousin|kin|grown|he|shows|show & me|us|we
      if i love|loved|really|cared him|her|them & do|send|would|sex|id|prove
      say|said no|stop ~6 not|keep|kept|did|anyway|still|stop|listen & he|i|him|boyfriend|me|kin
      he|boyfriend|it ~2 not|didnt|wouldnt stop & no|said|told|me|cry|asked
      sleep ~1 with & make|older|me|money|want & he|grown|kin
      kin|grown|he ~5 come|comes|gets|sneaks|crawls|climbs|came|got|enters|walks ~3 my? home ~5 night|sleep|asleep|lock|naked|shower|changing|touch|when|door|bed|drunk|with
      night ~6 kin|grown|he ~4 come|comes|gets|sneaks|crawls|came ~3 home
      kin|grown|he ~6 bed & me|my & night|with|touch|gets|comes|sleep|climbs|lies
      kin|grown|he ~6 does|do|did|things ~2 to? me? ~2 night|dark
      what he|kin|grown|his|friend ~2 does|did|do ~2 me|night
      feel|am|so dirty|disgusting|gross & night|since|cousin|he|kin|touch|shower|after|him
      woke|wake ~6 clothes|naked|bed|next|remember|pants|hurt|underwear & i|my & not|were|were|remember|party|drink
      not remember ~4 party|night|happened & woke|wake|clothes|drink|drank|hurt
      put|slipped ~3 in my drink
      locks|closes|shuts|lock ~3 door ~9 sit|sits|close|touch|hand|me|leg|knee
      sit|sits ~4 lap|close ~4 hand|leg|touch|me|thigh|uncomfortable
      on ~1 his lap
      gift|gifts|money|buys|gives|pay|paid|rides|phone|vapes|alcohol|pills ~6 kiss|touch|photo|secret|show|hug|back|return|sex & he|grown|kin|man|online & me|my|i
      model|modeling|audition|famous|agency & show|photo|skin|clothes|send|underwear|bikini|swimsuit & me|i|my
      uncomfortable|weird|creepy|wrong|gross ~5 touch|hug|looks|stares|comments|body|way|sits|hugs|kiss & kin|grown|he|me
      kin|grown ~5 calls|comments|says|talks ~4 my body|chest|butt|legs|sexy
      abuso|abusa|abuse|abuser|missbraucht ~2 me|moi|mi|mich
      me|nous ~4 abuso|abusa|abuse|besa|embrasse|kusst
      pide|pidio|demande|veut|will|fordert ~6 photo|sex
    `,
  },
];

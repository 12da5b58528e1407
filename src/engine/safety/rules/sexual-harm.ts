/** Sexual abuse, pressure, sextortion and grooming of the person who writes. */
import type { Rule } from './rule.ts';

export const SEXUAL_HARM: readonly Rule[] = [
  {
    id: 'sexual-harm',
    level: 2,
    patterns: `
      sex & i_me & who|all|peer|was|been|got|want
      sex me|us|mich
      who ~2 sex my|his? kin
      who|peer ~6 touch|put|puts ~4 me|us|my & body|night|under|alone|secret|fear|not|where|when|there|if|one|never|jealous|private|parts|down|da
      who ~5 me touch
      who|peer ~4 touch me $|there|when|where|at|while|and|inappropriately
      touch ~1 me & night|fear|kin|noche|nuit
      hand|hands ~3 on|under|down|in|over my|me
      make me ~5 sex|touch|watch|strip|kiss|clothes|photo|things
      make me ~2 do|look ~1 things|at|it
      make|ask|say|want|send|told|keeps|pide|demande|will ~6 sex
      take|took|taking|without|sin|sans|ohne|pull ~2 away? ~2 clothes & i_me & photo|he|camera|grown|kin|say|ask|told|make|who
      clothes ~3 away|off & i_me & woke|not|remember|party|were
      photo & i_me & threat|blackmail|money|pay|everyone|all|stop|unless|prove|trust|else|undressed|sex|without|clothes|body|private|post|leak|show|older|sin|grown & he|grown|someone|kin|peer|me
      balance tout
      blackmail & me|i|my
      show|more ~2 skin
      watch|watches|film|films|look|looks|peek|record|stare ~2 me ~4 shower|undress|change|changing|sleep|bath|dress|naked|bathroom
      online|met|real & i_me|from & meet|photo|secret|older|love|loves|hotel|prove|alone|come|address|sex & grown|he|someone|kin|friend|guy|older
      want|ask|tell|say ~2 me to? ~1 meet|come|go|stay & hotel|house|alone|secret|car|everyone|place|online|real|after
      never met|seen ~9 love|meet|come|photo
      number & mature|love|dating|boyfriend|older & he|grown & im|i|my|me|parents
      mature|special|pretty|beautiful ~5 message|age|night|secret|tell|send|alone & who|i|me|im
      who ~8 message|messages|text|texts ~4 night|late|secret
      who & secret & i_me|us|we|our|everyone|home & secret|just|keep|play|tell|game|between
      our secret
      nobody|not|dont|never ~3 tell|say|know & who & me|us|we & touch|said|told|say|secret|between|room
      suppose|supposed|allowed & who & show|shows|see|watch|copy & me|us|we
      if i ~2 love|loved & do|send|id|prove|would|sex
      say|said|told ~2 no|stop ~7 not|keep|kept|did|anyway|still & he|him|it|did
      he ~2 not stop & said|told|no|asked
      who ~8 come|comes|gets|sneaks|crawls|climbs|came|got|enters|is ~3 my|in|into bed|bedroom|room|shower & night|asleep|lock|naked|touch|bed|drunk|wake|when
      who ~6 come|comes|enters|sneaks ~3 when|while ~5 night|asleep|alone
      wake|woke & bed|naked|clothes|next & he|kin|grown|his|clothes
      find|finds|reason|wants|always|try ~6 alone with me
      what|things who|his ~2 does|did|do|friend ~3 night|alone|me
      i ~2 feel|am dirty & night|kin|he|shower|since|him
      not remember & party|drink|clothes|woke|drunk|pills
      something in my drink
      lock|closes|shuts|close|sits ~9 hand|touch|leg|thigh|lap|knee & me|my|and & who
      on his body|lap
      lap & who|me|i|his
      give|gives|gift|gifts|money|candy|vape|buys|pays|rides & lap|kiss|touch|photo|secret|hug|back|return|show|sex|brought & who
      model|modeling|audition|agency & photo|skin|clothes|send|show|underwear|bikini
      uncomfortable|weird|creepy ~6 touch|hug|looks|body|way|sits|comments & who|me
      abuso|abusa|abuse ~2 me|moi|mi|mich
      stay ~4 until everyone|all
      i pretend ~2 sleep|asleep
      does|did things to me
    `,
  },
];

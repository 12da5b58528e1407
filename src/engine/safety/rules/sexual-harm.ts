/** Sexual abuse, pressure, sextortion and grooming of the person who writes. */
import type { Rule } from './rule.ts';

export const SEXUAL_HARM: readonly Rule[] = [
  {
    id: 'sexual-harm',
    level: 2,
    patterns: `
      sex & i_me & who|all|peer|was|been|got|want|si|le
      sex me|us|mich
      who -2 sex my|his? kin
      who|peer -6 touch|put|puts -4 me|us|my & body|night|under|alone|secret|fear|not|where|when|there|if|one|never|jealous|private|parts|down|da
      who -5 me touch
      who|peer|they -4 touch me $|there|when|where|at|while|and|inappropriately
      i ~2 touched by
      touch ~1 me & night|fear|kin|noche|nuit|coach|clothes
      not ~1 like how|the & touch|looks|way & who
      hand|hands ~3 on|under|down|in|over my|me
      make me ~5 sex|touch|watch|strip|kiss|clothes|photo|things|him
      make me|us ~3 do|look ~1 things|at|it|stuff
      me oblig* ~3 cosas|choses
      make|ask|say|want|send|told|keeps|pide|demande|will ~6 sex
      take|took|taking|without|sin|sans|ohne|pull|change|changes ~3 clothes & i_me & photo|he|camera|grown|say|ask|told|make|who|helps
      walks|walk|comes ~3 when|while i ~2 clothes|shower|change
      clothes & lock & kin|he & my|i
      keeps|asking|asks|wants ~4 wearing|cam
      clothes ~3 away|off & i_me & woke|not|remember|party|were
      woke|wake & strange|clothes|naked|party|bed & i & not|strange|naked|next|clothes|kin|his
      photo & i_me & threat|blackmail|money|paid|all|stop|unless|prove|trust|else|undressed|sex|clothes|body|private|post|leak|show|older|sin|grown|more|bath|cam|fear & he|grown|someone|kin|peer|me|wants
      photo ~2 of me|my ~4 bath|shower|bed
      balance tout
      blackmail & me|i|my
      show|more ~2 skin
      watch|film|films|look|looks|peek|record|stare ~2 me|us ~4 shower|undress|change|changing|sleep|bath|dress|naked|bathroom|leave|if|says
      online|met|real|gamer|playing & i_me|from & meet|photo|secret|older|love|hotel|prove|alone|come|address|sex|way|saturday|not & grown|he|someone|kin|friend|guy|older|who & secret|older|love|hotel|prove|address|way|way|photo|tell|man|come|real|cam|adult
      block & he|him & come|school|home|post|find
      want|ask|tell|say ~2 me to? ~1 meet|come|go|stay & hotel|house|alone|secret|car|place|online|real|after
      never met|seen ~9 love|meet|come|photo
      meet ~1 him|them & fear|bus|secret|alone|way
      number & mature|love|dating|boyfriend|older|meet|tell & grown|he & im|i|my|me
      mature|special|pretty|beautiful ~5 message|age|night|secret|tell|send|alone & who|i|me|im
      who -8 message|text ~4 night|late|secret
      bought|gave|buys ~2 me ~2 phone & he|grown|see|secret|parents
      who & secret & i_me|us|we|our|home & secret|just|keep|play|tell|game|between|notre
      our|notre|nuestro secret
      who & not|nobody & tell|say|know & me|us|we & touch|secret|between|room|wanted|game|alone
      all|every kin|men|dads|uncles|families|boyfriends ~1 do this|it|that
      game & close|eyes & he|me|i
      closed? ~1 my eyes & game|he
      suppose|allowed & who & show|shows|see|watch|copy & me|us|we
      if i ~2 love|loved|not & do|send|id|prove|would|sex|film
      if i ~1 nice to him
      say|said|told ~2 no|stop|ready ~7 not|keep|kept|did|anyway|still|stronger & he|him|it|did
      not ready & he|boyfriend & anyway|does|mad
      froze & he|kept|touch
      he ~2 not stop & said|told|no|asked
      did|does|do ~2 something|stuff|things|it ~2 to me|us
      who -8 come|comes|gets|sneaks|crawls|climbs|came|got|enters|is|kommt ~3 my|in|into|our|mein bed|bedroom|room|shower|tent|bett|chambre|home & night|lock|naked|touch|bed|drunk|wake|when
      who -6 come|comes|enters|sneaks -3 when|while -5 night|alone
      find|finds|reason|wants|always|try|nice ~6 alone|else|nobody ~3 me|around & he|grown|kin
      what|things who|his ~2 does|did|do|friend ~3 night|alone|me
      what happened ~3 between|lake|night & cousin|kin|he|us
      i ~2 feel|am dirty & night|kin|he|shower|since|him
      not remember & party|drink|clothes|woke|drunk|pills
      something in my drink
      while i ~2 drunk|asleep & did|something|he|friends
      lock|closes|shuts|close|sits -9 hand|touch|leg|thigh|lap|knee & me|my|and & who
      on his body|lap
      lap & who|me|i|his
      give|gives|gift|gifts|money|candy|vape|buys|pays|free|nice & lap|kiss|touch|photo|secret|hug|back|return|show|sex|brought & who
      model|modeling|audition|agency & photo|skin|clothes|send|show|underwear|bikini
      uncomfortable|weird|creepy ~6 touch|looks|body|way|sits|comments & who|me
      abuso|abusa|abuse ~2 me|moi|mi|mich
      stay ~4 until everyone|all
      i pretend ~2 sleep|asleep
      droht|menace|amenaza ~5 photo|sex
      doctor game & he|her|me|kin
    `,
  },
];

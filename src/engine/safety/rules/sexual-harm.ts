/** Sexual abuse, pressure, sextortion and grooming of the person who writes. */
import type { Rule } from './rule.ts';

export const SEXUAL_HARM: readonly Rule[] = [
  {
    id: 'sexual-harm',
    level: 2,
    patterns: `
      sex & i_me & who|all|peer|was|been|got|want|si|le|on
      sex me|us
      who -2 sex my|his? kin
      who|peer -6 touch|put -4 me|us|my & body|night|under|alone|secret|fear|not|where|when|there|if|one|never|jealous|private|parts|down|da|with|purpose
      who -5 me touch
      who|peer -4 touch me there|when|where|at|while|and|inappropriately|an|$
      i ~2 touched ~1 by
      touch ~1 me & night|fear|noche|nuit|coach|clothes|bus|stop|think
      hand ~3 on|under|down|in|over my|me
      make me|us ~5 sex|touch|watch|strip|kiss|clothes|photo|him
      make me|us ~2 do things|it|stuff
      make|ask|say|want|send|told|pide|demande|will ~6 sex
      take|without|sin|sans|ohne|pull|change ~3 clothes|shower & i_me & photo|he|camera|grown|say|ask|make|who|helps
      when|while|helps ~2 me? i? ~2 clothes|change|shower & who|looks & i_me
      clothes ~3 away|off & i_me & woke|not|remember|party|were
      wake & strange|clothes|naked|party|bed|remember & i & not|strange|naked|next|clothes|kin|his
      photo|video & i_me & threat|blackmail|money|paid|all|stop|unless|prove|trust|else|undressed|sex|clothes|private|post|leak|show|sin|more|bath|cam|fear|make & he|grown|someone|kin|peer|me|they
      photo ~2 sex
      blackmail & me|i|my
      show|more ~2 skin
      watch|film|look|peek|record|stare ~2 me|us ~4 shower|undress|change|sleep|bath|dress|naked|bathroom|leave|if|says
      online|met|real|gamer|gaming & i_me & meet|photo|secret|older|love|prove|alone|come|address|sex|way|not & grown|he|someone|kin|friend|who & secret|older|love|hotel|prove|address|way|photo|tell|man|come|real|cam|adult|without
      want|ask|tell|say ~2 me to? ~1 meet|come|go & hotel|house|alone|secret|car|place|online|real
      alone with me
      stay ~4 alone|until & grown|he & me & all|everyone|massage|touch|alone
      meet him|them & fear|bus|secret|alone
      number & mature|love|dating|boyfriend|older|meet|tell & grown|he & im|i|my|me
      mature|special|pretty|beautiful ~5 message|age|night|secret|tell|send|alone & who|me|im
      who & secret & me|us|we|our & say|keep|play|tell|game|believe|never
      our|notre|nuestro ~1 secret
      who & not|nobody & tell|say|know & me|us|we & touch|secret|room|wanted|game|alone
      touch ~1 my private|sex
      if i ~2 love|not & do|send|id|prove|would|sex|film
      say|said|told|take ~2 no|stop|ready ~7 not|keep|kept|did|anyway|still|stronger|answer & he|him|it|did|boyfriend
      he ~2 not stop & said|told|no|asked
      did|does|do ~2 something|stuff|things|it ~2 to me|us
      who -8 come|get|sneak|crawl|climb|came|got|enter|is|kommt|vient ~3 my|in|into|our|mein|dans|her bed|bedroom|room|shower|tent|bett|chambre|home & night|lock|naked|touch|drunk|wake|when
      who -6 come|enter|sneak -3 when|while -5 night|alone
      what|things who|his ~2 does|did|do|friend ~3 night|alone|me
      not remember & party|drink|clothes|woke|drunk|pills
      something in my drink
      lock|close|shut|sit -9 hand|touch|leg|thigh|lap|knee & me|my|and & who
      on his body|lap
      lap & who|me|i|his
      give|gift|money|candy|vape|buy|pay|free|nice & lap|kiss|touch|photo|secret|hug|back|return|show|sex|brought & who & me|i
      abuso|abusa|abuse ~2 me|moi|mi
      walking|walks in on me
      me hace|fait cosas|choses
      he ~1 make ~3 sex
      what we ~1 do|did & tell|secret|he|kin
      not ~2 want ~2 alone with ~1 kin|grown|he
      no clothes & me|us|we
      recorded|film|screenshots & me & money|post|send|pay
      teacher|coach|tutor ~~ love ~1 me|with
      number & love|loves & he & i|im|me
      my address & he|grown|someone|online|wants
      will ~2 send|post|show & photo & he|grown|ex
      droht|menace|amenaza ~5 photo|sex
    `,
  },
];

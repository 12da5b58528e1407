/** Sexual abuse, pressure, sextortion and grooming of the person who writes. */
import type { Rule } from './rule.ts';

export const SEXUAL_HARM: readonly Rule[] = [
  {
    id: 'sexual-harm',
    level: 2,
    patterns: `
      take|took ~2 my ~1 clothes & who|camera|grown
      make|ask|pay|pays ~2 me ~6 clothes
      if i ~2 love|not & do|send|id|prove|would|sex|film
      take|without|sin|sans|ohne|pull|change ~3 clothes|shower & i_me & photo|he|camera|grown|say|ask|make|who|helps
      make|ask|say|want|send|told|pide|demande|will ~6 sex
      touch ~1 me & night|fear|noche|nuit|coach|clothes|bus|stop|think
      who|peer -4 touch me there|when|where|at|while|and|inappropriately|an|$
      who -5 me touch
      sex me|us
      i ~2 ete|wurde|fui|was|got|been|being sex
      sex & i_me & who|all|peer|was|been|got|want|si|le|on
      who|peer -6 touch|put -4 me|us|my & body|night|under|alone|secret|fear|not|where|when|there|if|one|never|jealous|private|parts|down|da|with|purpose
      who|peer -4 touch me there|when|where|while|and|inappropriately|an|$
      i ~2 touched ~1 by
      make me|us ~5 sex|touch|watch|strip|kiss|clothes|photo|him
      when|while|helps ~2 me? i? ~2 clothes|change|shower & who|looks & i_me
      wake & strange|clothes|naked|party|bed|remember & i & not|strange|naked|next|clothes|kin|his
      photo|video & i_me & threat|blackmail|money|paid|all|stop|unless|prove|trust|else|undressed|sex|clothes|private|post|leak|show|sin|more|bath|cam|fear|make & he|grown|someone|kin|peer|me|they
      show|more ~2 skin
      watch|film|look|peek|record|stare ~2 me|us ~4 shower|undress|change|sleep|bath|dress|naked|bathroom|leave|if|says
      online|met|real|gamer|gaming & i_me & meet|photo|secret|older|love|prove|alone|come|address|sex|way|not & grown|he|someone|kin|friend|who & secret|older|love|hotel|prove|address|way|photo|tell|man|come|real|cam|adult|without
      number & mature|love|dating|boyfriend|older|meet|tell & grown|he & im|i|my|me
      who & secret & me|us|we|our & say|keep|play|tell|game|believe|never
      our|notre|nuestro ~1 secret
      say|said|told|take ~2 no|stop|ready ~7 not|keep|kept|did|anyway|still|stronger|answer & he|him|it|did|boyfriend
      who -8 come|get|sneak|crawl|climb|came|got|enter|is|kommt|vient ~3 my|in|into|our|mein|dans|her bed|bedroom|room|shower|tent|bett|chambre|home & night|lock|naked|touch|drunk|wake|when
      on his body|lap
      walking|walks in on me
      touch ~2 down|there
      me hace|fait cosas|choses
      not ~2 want ~2 alone with ~1 kin|grown|he
      teacher|coach|tutor ~~ love ~1 me|with
    `,
  },
];

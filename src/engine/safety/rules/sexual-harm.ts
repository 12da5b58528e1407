/** Sexual abuse, pressure, sextortion and grooming of the person who writes. */
import type { Rule } from './rule.ts';

export const SEXUAL_HARM: readonly Rule[] = [
  {
    id: 'sexual-harm',
    level: 2,
    patterns: `
      raped|rapes ~1 my|a|her|him
      showed|shows|exposed ~1 me|self|theirself ~2 penis|to me
      pictures of ~1 his penis
      kin -2 touch me at night
      touch|touches me under
      who|peer -3 touch|put|grabbed|rub -4 my|me ~1 sex|pants|skirt|thigh|between|privates
      bed ~3 touch me
      me|my|send|sent|sends|sending|share|post|wants|asked ~4 nudes|nude|naked|dick|topless !mole|eye
      raped|rapes|molested|groped ~2 me|my
      sexually ~2 me|by|my
      sex with me
      forced ~3 sex
      forced me _ do things|stuff
      sexual message
      kin|grown -4 kissed me ~3 mouth|lips
      grown|teacher|coach kissed me !goodnight|goodbye|on
      blackmailed ~1 with
      i ~2 touched ~1 by
      make|ask|pay|pays ~2 me ~6 clothes
      who -5 me touch
      sex me|us
      i ~2 ete|wurde|fui|was|got|been|being sex
      who|peer -4 touch me there|when|where|while|and|inappropriately|an|$
      make me|us ~5 sex|touch|watch|strip|kiss|clothes|photo|him
      watch|film|look|peek|record|stare ~2 me|us ~4 shower|undress|change|sleep|bath|dress|naked|bathroom|leave|if|says
      our|notre|nuestro ~1 secret
      touch ~2 down|there
    `,
  },
];

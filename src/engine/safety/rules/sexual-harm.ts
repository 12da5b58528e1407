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
      he|boyfriend|girlfriend ~~ until|till|unless i take my clothes away
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
      i ~2 touched ~1 by !butterfly|words|story|song|film|gift
      make|ask|pay|pays|want|tell ~2 me ~4 away|take|remove|without|no|show ~3 clothes
      me ~2 change|undress ~4 front
      who -5 me touch !the|a|her
      sex me|us
      i ~2 ete|wurde|fui|was|got|been|being sex
      who|peer -4 touch me there|when|where|while|and|inappropriately|an|$
      make me|us ~5 sex|strip|undress|him
      make me|us ~3 touch|kiss|watch|look him|he|his|porn|while|when|things|it|there|$
      make me|us ~3 photo|pose of|without|for|when|naked|while|$
      watch|film|look|peek|record|stare ~2 me|us ~4 shower|undress|change|sleep|bath|dress|naked|bathroom|leave|if|says
      teacher|coach|tutor|trainer ~2 say ~1 not _ say ~2 about us $
      our|notre|nuestro ~1 secret !club|handshake|base|recipe|santa|plan|code|language|hideout|garden|weapon|friend|password|party|ingredient|sauce|agent|mission|admirer|level|door|passage
      touch ~2 down there
      touch me|my|he|his down|there !on
      does|do|did things|stuff to me
      who|peer -4 in on me ~3 clothes|shower|bath|undress|changing
      hand|hands ~1 on|up|under|in my ~1 leg|thigh|knee|skirt|bum|butt|bottom|pants|shorts|underwear|trousers|bra|lap
      me ~3 on his lap
      not ~1 like ~2 on his lap
      shows|showed|show me dirty|porn|naked
      online knows where i life
      on me sex
      show|showed|shows me his thing|private|willy
      he|someone|guy|man|they|boy|boyfriend|who ~5 nudes|nude !painting|statue|art|model
      nude|nudes of me|my|he|his
      or he|they|someone|guy ~2 share|post|leak|send|show ~2 my|it|pictures|photo
      blackmail|blackmailing|blackmailed me|i ~6 with|photo|my|nudes|money|$
      he|someone|guy|man|boy|grown -3 want me ~6 away my clothes
      i ~4 meet|meeting ~1 guy|man|someone|him ~3 online
      i feel|felt dirty since|because|inside|now|and
      he|someone|guy|man keep asking ~1 for ~3 photo
      i ~1 sent ~2 photo ~4 money|pay|more
      uncle|stepdad|dad|father|grandpa|stepbrother|coach|boyfriend|cousin -2 gets|get|got|comes|came|climbs|lies|crawls in|into my ~1 bed
      he|who -2 comes|come|came|sneaks in|into|to my|his home ~2 night|asleep|sleep
      me ~2 do things|stuff i not
      raped|assaulted ~2 at a party|sleepover|camp
      kissed|kisses|kiss me ~1 on ~1 mouth|lips
      being blackmailed
      kin|grown ~1 is|was|lies in my bed
      boyfriend|girlfriend|bf|gf ~3 @adult & @teen
      @adult ~4 dating|boyfriend|girlfriend|bf|gf & @teen
      dating ~4 @adult & @teen
      @adult ~6 lovee|loves|kiss|kisses|kissed me & @teen
      @adult ~4 want ~2 kiss|date|marry me & @teen
      peer|student|pupil ~8 boyfriend|girlfriend|bf|gf ~3 @adult
      peer|student|pupil ~6 dating ~3 @adult|man|adult|grownup
      i|im ~1 dating ~2 man|adult|grownup
      did it ~3 i ~1 said no|stop
      not stop ~3 i ~1 said no|stop
      we kiss & @adult & @teen
      older|grown|adult man|woman|guy ~3 gives|buys|sends|gave|bought|sent|waits|texts|messages ~6 peer|pupil|student|he|me|my
      gifts|presents|money ~3 from ~2 older|grown|adult man|woman|guy
      i said no|stop ~2 kept going
    `,
  },
  {
    // A child who may be pregnant needs a grown-up, whatever lies behind it. A grown-up's good news names no fear and no age of a pupil.
    id: 'pregnancy',
    level: 2,
    patterns: `
      @teen !weeks|week|months|month ~3 pregnant !in|with|women|teens|girls
      grade|grader ~6 i|im|and ~3 pregnant !in|with|women|teens|girls
      pregnant ~5 @teen !weeks|week|months|month|women
      peer|student|pupil ~3 is|be pregnant !in|with|women
      i|im ~3 pregnant ~9 scared|afraid|help|parents|mom|mum|dad|kill|find|test|boyfriend|grade|school
      i|im ~2 think|might|may|could ~4 be|am|im|get ~1 pregnant
      scared|afraid|worried|think|terrified ~5 i|im ~2 be|am|im|got|get ~1 pregnant
      he|boyfriend|someone|got ~3 me pregnant
    `,
  },
];

/** Distress without a sign of danger: a warm answer and a pointer to a trusted adult. */
import type { Rule } from './rule.ts';

export const DISTRESS: readonly Rule[] = [
  {
    id: 'distress',
    level: 1,
    patterns: `
      i|me|my|feel|feeling|everything ~6 sad|upset|hurts
      me|i|my ~6 scared|fear
      fear ~4 exam|test|klassenarbeit|fail|presentation|examen|school|prufung|controle
      nervous|nerviosa|nervioso|anxious|stressed|panic|worried|stress & i|im|me|my|estoy|suis|bin|before|about
      not ~3 sleep|breathe|concentrate|focus|cope|think & i|me|my
      nobody|everyone|he|peer|kids|girls|boys ~4 like|likes|hate|hates|laugh|laughs|tease|ignore|stare|bully|mock|roast|copy|invite|mean|avoid|fun|rude|left|talk|judge|names|fat ~3 me|my|i|at|about
      call|calls|called|calling me
      nobody ~6 me|my|i
      i ~3 nobody|alone|lonely|left
      no|any|without|lost|miss ~2 friends
      friends|everyone|group|they ~8 without|except|ignore|ignored me
      mean|rude ~3 me
      fun of ~1 me|my|i
      laugh ~2 me|my
      i ~5 cry|crying|cried|tears|exhausted|tired|homesick|overwhelmed|hopeless|worthless|useless|failure|loser|stupid|dumb|ugly|ashamed|embarrassed|empty|numb|invisible|lost|broken|trapped|angry|disappointed|depressed|miserable|lonely|alone|burnt|burned|gray
      feel|feeling|feels ~4 bad|awful|terrible|down|low|sick|gray|grey|empty|numb|alone|lonely|nothing|hopeless|pointless|worthless|heavy|dark|stupid|dumb|failure|invisible|ugly|guilty|lost|broken|weird|anxious|stupid
      i ~4 bad|awful|terrible|horrible|rough|worst day|week|time|year|night
      not ~3 feel|want|feel ~2 doing|anything|nothing|school|go
      never|not ~4 be? ~2 enough|good|right|smart|fine ~3 at|enough|anything|$
      i ~5 give up|giving
      freak|freaking|freaks ~1 out
      heart|chest|stomach|hands ~6 fast|tight|racing|pounding|shaking|sick|shake|hurts|sweat & i|my|before|when|speech|test
      my ~3 died|passed|cancer|hospital|divorced|divorce|divorcing|fight|fighting|jail|arrested|deported|split|moved|argue|arguing|yelled|yells
      i ~3 miss my
      i ~3 moved ~9 not|anyone|friends
      hate ~1 self|my|life|school|everything|me
      i ~2 hate ~3 life|self|school|everything|here
      so much pressure
      pressure|expectations & me|i|my|parents
      cant|not ~1 do|take|handle ~2 this|it|anything|anymore|right
      i ~3 failing|fail|failed
      parents|mom|dad|kin ~4 disappointed|divorce|divorcing|fight|fighting|yell|yelling|separating|mad
      yelled at me
      not ~3 want|feel ~3 alive|face|school|die|go
      not ~3 kill|hurt self
      want|need ~2 help|someone|cry|hide|quit|disappear|alone|scream
      i|want|rather ~4 die
      triste|traurig|einsam|allein|uberfordert|deprimida|seul|seule|stressee|angoissee|agobiada|sola|solo
      miedo|peur|angst
    `,
  },
];

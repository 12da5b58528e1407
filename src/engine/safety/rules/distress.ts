/** Distress without a sign of danger: a warm answer and a pointer to a trusted adult. */
import type { Rule } from './rule.ts';

export const DISTRESS: readonly Rule[] = [
  {
    id: 'distress',
    level: 1,
    patterns: `
      i|me|my|we ~~ sad|upset|scared|fear|nervous|anxious|anxiety|stress|stressed|panic|worry|worried|overwhelmed|lonely|hopeless|worthless|useless|stupid|dumb|ugly|ashamed|embarrassed|humiliated|jealous|exhausted|homesick|heartbroken|failure|loser|invisible|numb|angry|disappointed|depressed|miserable|cry|tears|nightmares|insecure|shy|guilty|outsider|rejected|dumped|embarrassing|grieving|meltdown|breakdown|freak|freaking|burnout|embarassed
      i ~4 bad|awful|terrible|horrible|rough day|days|time|year|night
      feel|feeling|feels ~4 bad|awful|terrible|low|down|sick|gray|grey|empty|alone|nothing|pointless|heavy|dark|lost|broken|weird|left|behind|unwanted
      feel ~3 not ~4 enough|smart|good|fine|belong|matter
      nobody ~9 me|my|i
      me|my|i ~9 nobody
      i ~4 alone ~1 at|in|all|every
      everyone|people|they|kids|girls|boys|friends|friend|peer|he|someone ~5 hate|hates|laugh|tease|ignore|ignoring|stare|mock|roast|copy|whisper|gossip|embarrassed|avoid|left|excluded|invited|lied|stopped ~9 me|my|i|at|talking|without
      fun|jokes|rumors|names|mean|rude|things ~3 of|about|to ~1 me|my
      call|calls|called me
      tease|bullied|bully|picked|laughed ~3 me|on|i
      i ~4 tease|teased|bullied|picked|humiliated|yelled
      without me
      not ~1 feel ~2 doing|anything
      never ~3 good|fine|enough at|enough
      bad|rough|terrible day
      not|no ~4 friends|friend
      not ~3 like|understand|listen|care|love|want|text|notice|believe ~3 me|us
      not ~3 fit in
      not ~3 sleep|concentrate|focus|cope|breathe|enjoy & i|my|me
      not ~1 do|take|handle ~2 this|it|anything|anymore|right
      heart|chest|stomach|hands ~6 fast|tight|racing|pounding|shaking|sick|shake|sweat|aches|hurts & i|my|before|when
      my ~3 died|passed|cancer|hospital|divorced|divorce|divorcing|fighting|fight|argue|arguing|split|splitting|jail|arrested|deported|moved|sick|dying|separating|separated
      miss ~1 my|him|her|them
      i ~3 moved ~9 not|anyone|friends
      hate ~2 self|my|how|being|school|everything|me|life|tests
      i ~3 fail|failing|failed|messed
      give|giving up
      pressure & me|i|my
      smarter|better|prettier|thinner than ~1 me|i
      compare|compared ~1 me
      tired ~2 of|all|time|school
      broke up
      last ~2 picked
      want|need ~3 someone|cry|hide|quit|alone|scream
      i|want|rather ~4 die|disappear
      triste|traurig|einsam|allein|uberfordert|deprimida|deprimido|seul|seule|stresse|stressee|angoissee|agobiada|sola|solo|nerviosa|nervioso|angst|miedo|peur
      gray lately
    `,
  },
  {
    // Someone who says they will not die, or never hurt themselves, is still thinking about it.
    id: 'distress',
    level: 1,
    asSaid: true,
    patterns: `
      not _ want|think|will|try _ die|suicide|kill|hurt self?
      never ~2 kill|hurt|suicide self?
      not suicide
      panic attack
    `,
  },
];

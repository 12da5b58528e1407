/**
 * Distress of the writer without a sign of danger: a warm answer and a pointer to a trusted adult. The feeling must be
 * the writer's own: only small words or a verb of feeling may stand between `I` and it. People in a lesson, a story or
 * a class who are sad or angry are no distress, nor is being tired after work.
 */
import type { Rule } from './rule.ts';

const FEELING =
  'sad|upset|scared|afraid|terrified|frightened|frighten|nervous|anxious|anxiety|stress|stressed|panic|panicking|worry|worried|overwhelmed|lonely|hopeless|worthless|useless|stupid|dumb|ugly|ashamed|embarrassed|embarassed|humiliated|jealous|homesick|heartbroken|failure|loser|idiot|invisible|numb|anngry|mad|furious|disappointed|depressed|miserable|cry|cried|crying|nightmares|insecure|guilty|outsider|rejected|dumped|grieving|meltdown|breakdown|freaking|burnout|empty|unwanted|bullied|teased|mobbed|excluded|worst|dreading|struggling';

/** The same in Spanish, French and German. */
const FEELING_ABROAD =
  'triste|miedo|sola|solo|nerviosa|nervioso|deprimida|deprimido|agobiada|agobiado|estresada|estresado|ansiedad|llorando|lloro|verguenza|seul|seule|stresse|stressee|angoissee|angoisse|peur|nul|nulle|honte|pleure|deprimee|deprime|traurig|einsam|allein|uberfordert|angst|gestresst|nervos|dumm|weine|schame|verzweifelt';

export const DISTRESS: readonly Rule[] = [
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
      i|me|my|we ~2 not ~1 breathe|breath when|whenever|before|if|during|while|because|in
    `,
  },
  {
    id: 'distress',
    level: 1,
    patterns: `
      i _ feel|felt|keep|make|think|started|such|baad? _ ${FEELING}
      i _ feel|felt? _ exhausted|drained|burnt|tirred !after|from|by|of|because|for|to|in
      yo|je|jai|ich|me|mich|mi ~4 ${FEELING_ABROAD}
      make me ~1 ${FEELING}
      my anxiety|stress|worries|nerves|panic|depression|nightmares
      i ~3 baad|awful|terrible|horrible|rough day|days|time|year|night
      i _ feel|feeling|felt _ awful|terrible|bad|low|down|gray|grey|alone|nothing|pointless|heavy|dark|lost|broken|weird|left|behind|sick|baad !the
      i ~1 not ~2 enough|belong|matter|okay|ok|normal
      i ~1 not feel ~2 doing|anything
      i ~1 never ~3 good|fine|enough
      everything ~3 too much
      nobody ~3 like|likes|love|loves|care|cares|understand|understands|listen|listens|want|talk|talks|play|plays|sit|sits|ask|asks|notice|choose|invited|chose|believe|believes|remembered|replied|answered|answers|texted|called|came|help|helps|mag|quiere|aime|habla|parle ~9 me|i|my|mich|conmigo|moi
      nobody me
      me nobody
      i ~1 sit|eat|spend|stand|walk|feel ~4 alone
      i _ alone all|every|since|here
      all|they|people|kids|girls|boys|peer|classmates|students -4 hate|hates|laugh|laughed|tease|ignore|ignoring|ignores|stare|mock|roast|whisper|gossip|avoid|left|excluded|bully|pick|humiliate|stopped|yell|yelled ~3 me|my
      laugh|laughing|laughed|whisper|whispered|stare|staring ~3 i|me
      angry ~1 at me ~1 all|every|again|$
      teacher|coach|kids ~1 angry at me
      say|saying ~2 im ~1 weird|stupid|ugly|fat|dumb|annoying|loser|gross
      i ~3 not invited
      disappointed ~3 me|i
      i ~1 nobody to
      i ~3 not know anyone
      i ~1 freak|freaking out
      pressure from my
      kicked|left|threw me out of
      not want ~2 go ~1 school
      without me $
      all ~~ except|but me
      all ~2 prettier|smarter|better than|me
      stopped talking ~1 me
      fun|jokes|rumors|rumours|mean|rude|things ~3 of|about ~1 me
      fun of my
      se burlan de ~1 me|mi
      moquent de moi
      lachen mich
      call|calls|called me ~2 names|fat|ugly|stupid|weird|loser|dumb|gay|slow
      tease|bully|humiliated ~2 me
      pick|picked|picking|picks on me
      i _ tease|bully|humiliated
      left me
      i ~1 not|no ~3 friends|friend|amis|freunde|amigos
      je nai pas damis
      not ~2 like|understand|listen|care|love|notice|believe ~2 me|us $
      i ~1 not ~2 fit in
      i ~1 not ~2 sleep|concentrate|focus|cope|breathe|enjoy
      i ~1 not ~1 do|take|handle ~1 anymore $
      i ~1 not ~2 anything right
      my heart|chest|stomach|hands ~6 fast|tight|racing|pounding|shaking|sick|shake|sweat|sweaty|aches|hurts
      heart ~1 racing|pounding
      my ~1 kin|peer|dog|cat|hamster|rabbit|pet|bird|turtle|fish ~2 died|passed|dying !in|before|of|number|two|years
      my ~1 kin _ hospital|cancer|ill|sick
      my parents ~2 fight|fighting|argue|arguing|angry !about
      my kin|parents ~5 divorce|divorced|divorcing|splitting|separated|separating|separate|jail|arrested|deported|disputent|divorcent|streiten|trennen
      i ~1 mis ~1 my|him|her|them|home|meine|mi
      yo ~1 extrano ~1 my
      je vermis|vermisse
      ich vermis|vermisse
      i ~1 hate|hated ~2 self|my|how|being|school|everything|life
      i ~2 fail|failing|failed|messed
      i ~3 give|giving up $
      i ~2 give|giving up on
      i|me ~3 pressure
      prettier|thinner|smarter than ~1 me|i
      compare|compares|compared ~1 me
      tired of everything|trying|being|all|school
      i _ tired all
      broke up with me
      i|me ~2 last ~2 picked
      i _ want _ cry|hide|scream|alone|disappear
      want _ someone ~2 talk|listen|play
      wish _ i|me ~2 someone else
      rather die
      wrong with me
      i _ nobody else? $
      i _ nobody else? left|who|that|i|but
      i _ nobody else to talk|turn|trust|tell|sit|play
      i _ not _ have|got anyone|anybody else? $
      i _ not _ have|got anyone|anybody else? left|who|to
      nobody _ there for me
      youre|you _ one i ~1 talk|tell|trust
      im by self _ place|recess|lunch|break
      im by self all
    `,
  },
];

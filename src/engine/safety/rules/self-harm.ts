/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      i ~2 deliberately ~1 hurt|hit
      i think ~1 suicide !prevention|awareness|is|was|in|mission|squad|by
      planning suicide
      wish i _ die
      hiding ~1 cuts|scars !of|from|in
      bridge|roof|rooftop|cliff|ledge|overpass and look|looked ~1 down and ~1 want _ jump
      one step and ~3 over
      wish|want|wished|wanted ~1 never _ wake
      ends|stops|over when|if i die
      want someone _ kill me
      i _ going to jump $
      bought|stole|saved|collected|hid ~2 pills
      my brains out
      rope|hangrope ~1 around my !waist|hips|ankle|bike|tent
      i hurt because|to feel
      hit|bang|banged my head ~5 until|purpose
      addicted to cutting
      im cutting !out|the|a|and paste
      i ~1 not _ want _ life !of|in|science|near|with|at|there|next|by|on|under|close
      i _ want _ stop living
      i ~3 hurt|hit my ~1 arms|arm|legs|skin|stomach ~3 when|last|night|again|every|purpose|because|since|razor|lighter|blade|so|knife
      hurt|hit my ~1 wrists|thighs|throat|veins !by
      hurt ~3 skin ~1 until|till|off
      until|till it bleeds
      i ~2 decided|planning|plan|pray|ready ~2 die|suicide !of|in|from
      i ~2 decided|planning|plan|pray|ready ~2 kill !the|a|this|time
      i ~4 commit|committing suicide
      i wrote|write|written ~1 suicide
      slit|slash my
      swallow|swallowed|drank ~2 bleach|poison|pills
      how to die !less|in|with|my|hair|a|of
      i ~3 death ~2 answer
      use|used ~2 razor ~2 my
      i ~1 been cutting for|since|again|lately|every|$
      i ~3 waant|wanted|wish|hope|quiero|veux|mochte|envie|ganas _ die !of|in|from|for|laughing
      i _ feel|felt? _ suicide !prevention|awareness|hotline|rates|squad
      i ~1 attempted|commit|tried|considering|planning|thinking|thought ~1 suicide
      poison self
      painless|easiest|quickest|fastest|least ~3 to die
      painless|easiest|quickest|fastest|least ~3 to kill|end self|yourself|my|it|someone|life|$
      how many|much ~4 pills ~9 die|kill|overdose|enough
      odio|hate|deteste|hasse vivir|vivre|leben|living !things
      i|my|me ~5 hangrope
      keep|start|started|stop|relapse ~1 hurt|cutting|scratching !onions|onion|hair|wood|paper|out|vegetables|carrots|grass
      me kill|suicide !he|the|it|a
      want|going _ endd it !with|here|there
      ^ kill me $
      kill me tonight
      ^ kill me now im|please|$ !we|so|dying|bored
      i cant|not live like|anymore|$
      let me die $
      i ~2 kill|hurt my ~1 leg|legs|arm|arms|hand|thigh with
      cutting ~2 inside|line|lines|words|deep ~3 my ~1 arm|arms|leg|legs|thigh|wrist
      i ~2 hit|bang|banging|smash|slam|hitting my head ~1 against
      ^ ~1 took ~2 lot|all|too|many|bunch|bottle|handful ~3 pills
      i ~1 cuts my arms|wrists|thighs
      is it painful to drown|die|hang|bleed|suffocate
      no longer want _ life
      i ~2 sauter|springe
      i ~2 want|will|think ~2 en end
      i ~6 jump|jumping|step|walk ~2 in|into|front|away|from|of ~3 high|car|window|building
      i ~3 take|took|swallow|swallowed ~2 number|bunch|bottle|lot|handful|all|many ~3 pills
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|jump|slang ~1 self
      slang
      ^ cutting ~1 again $
      ^ cutting $
      ^ ~2 suicide ~2 $
      end|take|finish|quit|over|leave _ my ~1 life
      i ~4 end _ life
      i ~4 endd _ everything
      i ~4 endd _ it !with|here|there
      endd it all
      raped ~1 at|by|when
      i ~4 me ~2 kill|suicide
      me ~1 hurt ~1 brazos|bras|jambes|piernas|munecas|venas|poignets|cuisses|arme|beine|con|avec|mit
      me hurt $
      ich hurt me !in|beim
      me ~2 want ~1 kill
      i_me ~3 antun|dano|tuer|umbringen
      fais|faire|hago|hacerme|fait ~2 mal|dano
      mir ~2 weh tun|getan
      happen|happens|if if? i|you|someone|we ~1 take|took|takes|swallow|swallowed|eat|ate ~2 number|many|all|whole|bottle|handful|bunch ~4 pills
      bring|bringe ~1 me ~3 um
    `,
  },
  {
    // Asked of the one who reads it, where "how can I" is no question of school.
    id: 'self-harm-explicit',
    level: 2,
    asSaid: true,
    patterns: `
      help me to? die $
      help me to? die please|now|tonight|today|soon|quickly|quick|fast|painlessly|peacefully|because|i
      tell|show|teach me how? to? i? can|could? die $
      tell|show|teach me how? to? i? can|could? die please|now|tonight|today|soon|quickly|quick|fast|painlessly|peacefully|because
    `,
  },
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      better ~1 without me|mi|moi !on|as|in|at|playing
      my funeral !scene
      i|it ~3 not ~3 around|alive|here|make|there|year|matter ~6 far|graduation|finals|birthday|christmas|year|number|sixteen|eighteen|summer|much
      i wont|not ~1 be around|alive
      i ~3 say ~1 goodbye ~1 to
      i ~2 gone $
      goodnight forever
      want _ sleep forever
      cant|not ~1 do|take|handle|bear|stand|fighting this|it|life|like ~3 far|another
      cant|not ~2 hold|keep|life|go|fighting on|going|living|like|fighting|pretending|anymore ~3 far|another
      leave|quit|log|logging|logout|uninstall|delete|exit|unsubscribe ~3 life|world|planet|earth|permanently
      no ~2 quiero|quiere|puedo|vale|merece|tiene|tengo|ganas|aguanto ~3 life|wake|mas|continuar|seguir|estar
      no despertar|despertarme|despierte
      ne|ya|plus|nicht|jamais|sin|sens|sentido ~4 life|wake|mehr|continuar|aguanto|estar
      i _ give up on ~1 self|life !science|cycle|skills
      blade ~6 on my own body
      rather be dead than ~4 home|house
      died ~2 i wish _ had|did $
      dies|died|dead ~2 i wish i was|were he|his|them|dead $
      i _ think about|of? not existing $
      i _ think about|of? not existing anymore|all|and|or|any|at
    `,
  },
];

/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      i ~2 deliberately ~1 hurt|hit
      i think ~1 suicide !prevention|awareness|is|was|in
      planning suicide
      wish i _ die
      want someone _ kill me
      i _ going to jump $
      bought|stole|saved|collected|hid ~2 pills
      my brains out
      rope|hangrope ~1 around my
      i hurt because|to feel
      hit|bang|banged my head ~5 until|purpose
      addicted to cutting
      im cutting !out|the|a|and paste
      i ~1 not _ want _ life !of|in|science|near|with|at|there
      i _ want _ stop living
      i ~3 hurt|hit my ~1 arms|arm|legs|skin|stomach ~3 when|last|night|again|every|purpose|because|since|razor|lighter|blade|so|knife
      hurt|hit my ~1 wrists|thighs|throat|veins !by
      hurt ~3 skin ~1 until|till|off
      until|till it bleeds
      i ~2 decided|planning|plan|pray|ready ~2 die|suicide|kill !of|in|from
      i ~4 commit|committing suicide
      i wrote|write|written ~1 suicide
      slit|slash my
      swallow|swallowed|drank ~2 bleach|poison|pills
      how to die
      i ~3 death ~2 answer
      use|used ~2 razor ~2 my
      i ~1 been cutting for|since|again|lately|every|$
      i ~3 waant|wanted|wish|hope|quiero|veux|mochte|envie|ganas _ die !of|in|from|for|laughing
      i _ feel|felt? _ suicide !prevention|awareness|hotline|rates|squad
      i ~1 attempted|commit|tried|considering|planning|thinking|thought ~1 suicide
      poison self
      painless|easiest|quickest|fastest|least ~3 to die|kill|end
      how many|much ~4 pills ~9 die|kill|overdose|enough
      odio|hate|deteste|hasse vivir|vivre|leben|living
      i|my|me ~5 hangrope
      keep|start|started|stop|relapse ~1 hurt|cutting|scratching
      me kill|suicide !he|the|it|a
      want|going _ end it
      ^ kill me $
      kill me now|tonight
      i ~2 sauter|springe
      i ~2 want|will|think ~2 en end
      i ~6 jump|jumping|step|walk ~2 in|into|front|away|from|of ~3 high|car|window|building
      i ~3 take|took|swallow|swallowed ~2 number|bunch|bottle|lot|handful|all|many ~3 pills
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|jump|slang ~1 self
      slang
      ^ ~2 suicide ~2 $
      end|take|finish|quit|over|leave _ my ~1 life
      i ~4 end _ life|it|all|everything
      end it all
      raped ~1 at|by|when
      i ~4 me ~2 kill|suicide
      me ~1 hurt ~1 brazos|bras|jambes|piernas|munecas|venas|poignets|cuisses|arme|beine|con|avec|mit
      me hurt $
      ich hurt me !in|beim
      me ~2 want ~1 kill
      i_me ~3 antun|dano|tuer|umbringen
      fais|faire|hago|hacerme|fait ~2 mal|dano
      mir ~2 weh tun|getan
      bring|bringe ~1 me ~3 um
    `,
  },
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      better ~1 without me|mi|moi
      my funeral
      i|it ~3 not ~3 around|alive|here|make|there|year|matter ~6 far|graduation|finals|birthday|christmas|year|number|sixteen|eighteen|summer|much
      i wont|not ~1 be around|alive
      i ~3 say ~1 goodbye ~1 to
      i ~2 gone $
      goodnight|night forever
      cant|not ~2 do|take|handle|fighting|hold|keep|life|bear|go ~2 on|this|it|like|life|going|anymore ~4 far|another
      leave|quit|log|logging|logout|uninstall|delete|exit|unsubscribe ~3 life|world|planet|earth|permanently
      no|ne|ya|plus|nicht|jamais|sin|sens|sentido ~4 life|wake|mehr|continuar|aguanto|estar
    `,
  },
];

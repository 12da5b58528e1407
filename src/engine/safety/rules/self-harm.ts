/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      hate|bad ~2 body & hurt & i
      bad ~1 being life|here
      im going to high $
      my brains out
      rope|belt|hangrope ~2 my ~1 body
      hurt|hit|injury|blade|weapon|lines|marks ~2 my body|wrists|thighs|legs|stomach
      keep|start|started|stop|relapse ~1 hurt|cutting|scratching
      me kill|suicide !he|the|it|a
      injury|blade|weapon & night|every|again & legs|arms|skin|wrist|pillow|use|my
      want|going _ end it
      suicide & i_me
      ^ kill me $
      kill me now|tonight
      feel ~1 die inside
      odio|hate|deteste|hasse vivir|vivre|leben|living
      tirarme|tirar ~3 ventana|puente|tren
      i ~2 sauter|springe
      i ~1 gone ~1 far
      nehme ~3 pills
      bin ~4 last
      suicide ~2 all ~1 i
      think ~2 morir|mourir|finir|sterben
      i ~2 want|will|think ~2 en end
      poison self
      i ~6 jump|jumping|step|walk ~2 in|into|front|away|from|of ~3 high|car|window|building
      i ~1 been cutting for|since|again|lately|every|$
      i|my|me ~5 hangrope
      i ~1 work ~1 suicide last
      i ~3 take|took|swallow|swallowed ~2 number|bunch|bottle|lot|handful|all|many ~3 pills
      let me ~2 die
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|jump|slang ~1 self
      slang
      i_me ~~ suicide
      ^ ~2 suicide ~2 $
      i ~3 want|think|hope|will ~1 think|want? _ die !of|in|from
      end|take|finish|quit|over|leave _ my ~1 life
      i ~4 end _ life|it|all|everything
      end it all
      hurt|hit|injury|blade|weapon ~2 my body|wrists|thighs
      i ~3 pills genommen|geschluckt
      forever|immer|eternal ~1 night
      bleed out
      raped ~1 at|by|when
      starving & days|week|weeks|number
      i ~2 hurt again|because|when|deep|deeper|to|cuando|quand|$
      i ~4 me ~2 hurt|kill|suicide
      pienso|denke|pense|think ~4 die & todo|i|nur
      me ~2 want ~1 kill
      me ~1 hurt con|avec|mit|la|le
      my life ~2 bad
      i ~2 want ~2 be nothing
      me hurt & cuando|triste|quand|wenn|los|las|les|brazos|bras
      painless|easiest|quickest|fastest|least|best|how ~2 to? die|kill|end painless|fast|quick|without|self|pain|alone
      painless|easiest|quickest|fastest|least ~3 to die|kill|end
      how many|much ~4 pills ~9 die|kill|overdose|enough
      pills & i & all|whole|many|number|handful|bottle|pris
      quitarme|acabar|terminar|mettre|finir|nehmen|fin ~3 life|jours|todo & i_me|con
      i_me ~3 antun|weh|mal|dano|tuer|umbringen
      bring|bringe ~1 me ~3 um
      me hurt $
    `,
  },
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      if|when|once|after|without i|me ~2 gone|die|here|life|stopped|around & not|better|miss|all|kin|nobody|would|who
      want|hope|wish|pray|night|bed ~6 not|never ~3 wake|better|back & i
      not|tired|why|point|without ~3 life & i|me|self
      not ~3 want|wish|care|plan|see ~4 life|wake|anymore|grow|growing|future|continue & i & life|wake|here|grow|growing|future|longer|exist
      better ~1 without me|mi|moi
      better|good ~1 die
      point ~3 here|living|anymore
      not ~2 want ~2 be here|around
      tired of _ here|everything|fighting|pretending
      haber|hubiera nacido
      my funeral
      better|fine|easier & all|he|kin|theyd & if|when|once|without & i|me & gone|not|out|without|die|stopped
      i|it ~3 not ~3 around|alive|here|make|there|year|matter ~6 far|graduation|finals|birthday|christmas|year|number|sixteen|eighteen|summer|much
      not ~3 need ~2 them|it|books|things|anymore|where & i & not
      this|it|everything|all|none|no|more ~4 over|stop|end|hurt|away ~3 far|night|over & will|soon|want|be|more|no
      no more pain
      i wont|not ~1 be around|alive
      i ~3 say ~1 goodbye ~1 to
      i ~2 gone $
      life hurts
      enough of ~1 life|world|everything
      goodnight|night forever
      nobody ~4 die & me|si|i
      last ~2 message|words|note|day|text|post|night|time|all|chat|week & my|this|i & not|to|ever|far|all|free|after|its
      i_me & bad & without|longer|all|everyone|kin|world & burden|carga|fardeau|poids|problem|mistake|waste
      cant|not ~2 do|take|handle|fighting|hold|keep|life|bear|go ~2 on|this|it|like|life|going|anymore ~4 far|another
      i & limit|done|finished & night|reached|fighting|anything|everything|tell
      want|wish|need|make ~2 pain|everything|voices|noise|all|it ~3 stop|over|end|away|quiet
      i_me & heaven & join|far|going|be|with|see|ready|want
      all|he ~~ not ~1 need ~1 me
      nobody ~1 need me
      leave|quit|log|logging|logout|uninstall|delete|exit|unsubscribe ~3 life|world|planet|earth|permanently
      think|look|where|keep|stare|imagine|stand|at ~6 weapon|high|pills|balcony & i_me & every|keep|lot|harder|about|again|lean|feels|drawer
      injury|blade|hurt & i_me & fear|nobody|see|feel|calm|again|deserve|alone|secret|not|less|before|lie|only|now|until|like|watching
      hide & body|nobody|ask|injury|see|long|gym|summer & i_me & nobody|did|do|not|ask|again|sees
      body & i_me & punish|did|take|sting|deserve|angry|lines|marks|secret|bleed & angry|night|tell|out|quiet|deserve|nobody|not|punish|every|secret
      no|ne|ya|plus|nicht|jamais|sin|sens|sentido ~4 life|wake|mehr|continuar|aguanto|estar
      nobody ~4 miss & i_me & if|would|when|will|si|wenn|me|mich
      lieber die
    `,
  },
];

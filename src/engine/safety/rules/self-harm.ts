/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      think ~2 morir|mourir|finir|sterben
      i ~2 want|will|think ~2 en end
      poison self
      i ~6 jump|jumping|step|walk ~2 in|into|front|away|from|of ~3 high|car|window|building
      i ~1 been cutting for|since|again|lately|every|$
      i|my|me ~5 hangrope
      i ~1 work ~1 suicide last
      hate ~2 body & hurt
      i ~3 take|took|swallow|swallowed ~2 number|bunch|bottle|lot|handful|all|many ~3 pills
      me ~1 tirar|tirarme|tuer|tue|umbringen
      let me ~2 die
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|jump|slang ~1 self
      slang
      i_me ~~ suicide
      ^ ~2 suicide ~2 $
      suicide again|tonight
      suicide is ~2 way|answer|option|only
      i ~3 want|think|hope|will ~1 think|want? _ die !of|in|from
      not fear ~2 die
      wish|hope|better _ i _ die
      let|should me die
      me _ want|die die|far|night
      end|take|finish|quit|over|leave _ my ~1 life
      i ~4 end _ life|it|all|everything
      end it all
      life ~2 over & i|my
      hurt|hit|injury|blade|weapon ~2 my body|wrists|thighs
      injury ~4 my body|legs
      dejar ~1 life
      voy ~1 kill & me
      all ~1 pills & i_me
      i ~3 pills genommen|geschluckt
      i will|want en end
      i ~3 cut nobody|and|$
      forever|immer|eternal ~1 night
      bleed out
      i ~2 keep|have|got|bought|hiding ~3 blade & bed|closet|room|drawer|garage|pillow|bag|ready|case|phone
      want|going _ end it
      raped ~1 at|by|when
      starving & days|week|weeks|number
      injury|blade|weapon & night|every|again & legs|arms|skin|wrist|pillow|use|my
      i ~2 hurt again|because|when|deep|deeper|to|cuando|quand|$
      i ~4 me ~2 hurt|kill|suicide
      me kill|suicide !he|the|it|a
      will sterben
      pienso|denke|pense|think ~4 die & todo|i|nur
      me ~2 want ~1 kill
      me ~1 hurt con|avec|mit|la|le
      only way ~5 die|free|out
      my life ~2 bad
      i ~2 want ~2 be nothing
      hear from me
      left ~3 live for
      i ~3 covered ~1 in injury
      addicted ~1 hurt|cutting
      me hurt & cuando|triste|quand|wenn|los|las|les|brazos|bras
      keep|start|started|stop|relapse ~1 hurt|cutting|scratching
      painless|easiest|quickest|fastest|least|best|how ~2 to? die|kill|end painless|fast|quick|without|self|pain|alone
      painless|easiest|quickest|fastest|least ~3 to die|kill|end
      how many|much ~4 pills ~9 die|kill|overdose|enough
      pills & i & all|whole|many|number|handful|bottle|pris
      i_me & blade & want|again|neck|body|friend|buy|case|only|quiet|ready|something|fear|use
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
      better ~1 without me|mi|moi
      without me ~3 better
      i|soy|suis|bin ~2 carga|fardeau|poids|last|burden ~1 para|pour|fur|to|on ~2 kin|all
      better|good ~1 die
      point ~3 here|living|anymore
      not ~2 want ~2 be here|around
      tired of _ here|everything|fighting|pretending
      never|not|nt ~2 born
      haber|hubiera nacido
      my funeral
      be with ~1 kin & passed|died|heaven|far & i
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
      not ~2 want ~2 feel ~1 anything|again
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
      no|ne|ya|plus|nicht|jamais|sin|sens|sentido ~4 life|wake|mehr|gone|continuar|aguanto|estar
      nobody ~4 miss & i_me & if|would|when|will|si|wenn|me|mich
      lieber die
    `,
  },
];

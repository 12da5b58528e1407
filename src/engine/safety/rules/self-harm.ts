/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|jump|slang ~1 self
      slang
      suicide & i_me
      ^ ~2 suicide ~2 $
      suicide again|tonight|is
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
      not ~3 want|wish|care|plan|see ~4 life|wake|anymore|grow|growing|future|continue & i & life|wake|here|grow|growing|future|longer|exist
      not ~2 want ~2 be here|around
      not|tired|why|point|without ~3 life & i_me
      tired of _ here|everything|fighting|pretending
      want|hope|wish|pray|night|bed ~6 not|never ~3 wake|better|back & i
      not ~2 wake & i_me & want|plus|tomorrow|again
      night ~3 forever
      never|not|nt ~2 born
      haber|hubiera nacido
      my funeral
      last last & i|my
      not ~1 place|room ~1 for me
      be with ~1 kin & passed|died|heaven|far & i
      gone|die|without|life|here & miss|better|happier|lighter|easier|bad|notice & nobody|all|he|kin|peer|someone
      better|fine|easier & all|he|kin|theyd & if|when|once|without & i|me & gone|not|out|without|die|stopped
      if|when|once|after|without i|me ~2 gone|die|here|life|not|stopped|around & not|better|miss|all|kin|nobody|would|who
      when|once|after|if ~1 i ~1 gone|die
      if i ~1 left|disappeared & nobody|who
      i|it ~3 not ~3 around|alive|here|make|there|year|matter ~6 far|graduation|finals|birthday|christmas|year|number|sixteen|eighteen|summer|much
      i ~3 not ~5 see|make|live|here ~3 birthday|year|number|christmas|graduation|summer
      not ~3 need ~2 them|it|books|things|anymore|where & i & not
      this|it|everything|all|none|no|more ~4 over|stop|end|hurt|away ~3 far|night|over & will|soon|want|be|more|no
      no more pain
      i wont|not ~1 be around|alive
      i ~3 say ~1 goodbye ~1 to
      can have ~1 my ~2 laptop|room|bike|stuff|things|phone|desk|cat|dog
      one thing left & i
      i ~2 gone $
      life hurts
      enough of ~1 life|world|everything
      goodnight|night forever
      not being alive|here
      not ~2 want ~2 feel ~1 anything|again
      nobody ~4 die & me|si|i
      see ~1 my arms|legs|scars|cuts|skin & not|cant|because|would
      last ~2 message|words|note|day|text|post|night|time|all|chat|week & my|this|i & not|to|ever|far|all|free|after|its
      give & my|everything|all & i & away|ready|neighbor|want|empty|easier & games|guitar|things|stuff|favorite|everything|cat|dog|people|them
      tell & my & kin|peer|all|fam & can|love & have|room|bike|i|them|if|gone
      i_me & bad & without|longer|all|everyone|kin|world & burden|carga|fardeau|poids|problem|mistake|waste
      burden|waste of|to|on|for
      taking up space
      cant|not ~2 do|take|handle|fighting|hold|keep|life|bear|go ~2 on|this|it|like|life|going|anymore ~4 far|another
      cant go on
      not ~3 keep|control ~1 self|safe & i
      fear ~2 self
      i & limit|done|finished & night|reached|fighting|anything|everything|tell
      want|wish|need|make ~2 pain|everything|voices|noise|all|it ~3 stop|over|end|away|quiet
      only|one|no|any|easy|easiest way out
      i_me & heaven & join|far|going|be|with|see|ready|want
      go|be ~2 where|with ~3 kin ~4 die|heaven|gone|grave
      all|he ~~ not ~1 need ~1 me
      nobody ~1 need me
      leave|quit|log|logging|logout|uninstall|delete|exit|unsubscribe ~3 life|world|planet|earth|permanently
      pills & save|hiding|collect|stash|count|keep|enough|drawer|safe|saving & i_me
      think|look|where|keep|stare|imagine|stand|at ~6 weapon|high|pills|balcony & i_me & every|keep|lot|harder|about|again|lean|feels|drawer
      hope|wish ~4 car|bus|sick ~2 hit|me & i_me
      injury|blade|hurt & i_me & fear|nobody|see|feel|calm|again|deserve|friend|alone|secret|not|less|before|lie|only|now|until|like|watching
      hide & body|nobody|ask|injury|see|long|gym|summer & i_me & nobody|did|do|not|ask|again|sees
      wear hide & i
      hate self & body|hurt|blade|pull|bang
      pull ~2 my hair
      calm & i_me & body|blade|injury|sharp
      head ~3 wall|loud
      body & i_me & punish|did|take|sting|deserve|angry|lines|marks|secret|bleed & angry|night|tell|out|quiet|deserve|nobody|not|punish|every|secret
      self & did|do|something|deserve & hurt|not|cant|night|tell|again|deserve
      did it again & stop|night|injury|place|deeper
      i ~6 want|can|will to? do it & discharged|not|still|asleep|tonight|finally|waiting
      before i go|leave|die
      who ~3 find me
      who|what|take|look|feed ~6 dog|cat|sister|brother|fish ~3 when|after|if|once i
      no|ne|ya|plus|nicht|jamais|sin|sens|sentido ~4 life|wake|mehr|gone|continuar|aguanto|estar
      nobody ~4 miss & i_me & if|would|when|will|si|wenn|me|mich
      lieber die
    `,
  },
];

/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|punish|starve|jump ~1 self
      kill|hurt me $
      suicide & i_me
      ^ ~2 suicide ~2 $
      suicide only|again|tonight|way
      i ~2 want|think|hope|will ~1 think|want? _ die !of|in|from
      i _ die ~2 soon|tonight|tomorrow|inside
      i die far|night
      think & die & i_me & how|all|only|every
      wish|hope|better _ i _ die
      let|make|want|should me die
      me _ want|die die|soon|night
      end|take|finish|quit|over _ my life
      i ~4 end _ life|it|all|everything
      end it all
      life not|over|end $
      hurt|hit|injury|blade|lines ~2 my body|wrists|thighs
      i ~2 hurt $|again|because|when|deep|deeper|to
      keep|start|started|stop|relapse|relapsed ~1 hurt|cutting
      pain|hurt ~3 give|cause|to self
      how|painless|easiest|fastest|quickest|way ~2 to? die|kill painless|fast|quick|without|self|pain|alone
      painless|easiest|quickest|fastest|least|best ~3 to die|kill|end
      how many|much|high|long ~6 kill|die|overdose|enough
      pills & i_me & all|whole|many|number|handful|bottle|took|take|swallow|every
      i ~2 swallow|drink|drank|took|drunk ~3 bleach|bottle|many|all
      jump|step|walk|throw|drive|fall|hit ~4 high|car|bus|window|building|truck|road & i_me
      blade & i_me|to & hang|body|friend|ready|garage|want|buy|again|neck|only|skin|arm
      take|quitarme|acabar|terminar|mettre|finir|nehmen|fin ~3 life|jours|fin|todo|nehmen & i_me
      i_me ~3 antun|weh|mal|dano
      i|will bring* ~3 me
      me hurt los|las|les|arm|arme
    `,
  },
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      not ~3 want|wish|care|going|plan|see ~4 life|wake|anymore|exist|be|growing|future & i & life|wake|anymore|growing|future|longer
      not|tired|sick|done|over|stop|why|point|without ~3 life & i_me|self
      point|reason|use|why ~5 life|staying|going|continue|living|trying|anything & i_me|no|whats & not|no|whats|why|done|anymore
      want|hope|wish|pray|night|bed ~6 not ~3 wake|better & i
      not ~2 wake & i_me & want|plus|tomorrow|again
      night ~3 forever
      i ~3 want|wish|hope|could|would ~4 gone|heaven|nothing & i
      i ~4 feeling|breathing|being forever
      never|not|nt ~2 born
      gone|die|without|life|far|here|existing|exist & miss|better|burden & nobody|all|he|kin|peer|i & i_me
      if|when|once|after|without i|me ~2 gone|die|here|exist|existing|not|stopped|wasnt|around|werent|alive & not|better|miss|all|kin|world|care|nobody|would
      when|once|after|if ~1 i ~1 gone|die
      i|it ~2 not ~3 around|alive|here|make|there|year|matter ~6 far|graduation|finals|birthday|christmas|year|number|sixteen|eighteen|night|to|anymore
      not ~3 matter|need|worry|deal|see|hear ~6 far & i_me|all
      not be ~3 next
      this|it|everything|all|none ~4 over|stop|end|hurt|away ~2 far & will|soon|want|be
      last ~2 message|words|note|letter|day|text|post|night|time|everyone|all|world|chat & my|this|i|the & not|to|ever|anywhere|is|all|this
      goodbye & all|i_me|this|forever
      letter|letters|note ~5 all|kin|love|when|desk|bed|hid & i_me
      gave|give|giving|given ~6 away|neighbor|friend|ready & my|i & cat|dog|games|guitar|things|stuff|favorite|clothes|everything|all|phone|hoodie|away
      burden|carga|fardeau|poids|waste
      taking up space
      cant|not ~2 do|take|go|handle|fight|hold|keep|life|bear ~4 far|another
      not|cant ~2 keep ~1 self safe
      want|wish|need|make ~2 pain|everything|voices|noise|all ~3 stop|over|end|away|quiet
      only|one|no|any way out
      too late & i_me
      god|lord ~2 take me
      i_me & heaven & join|soon|going|be|with|see|ready|want
      all|world|nobody|he ~4 not|nobody ~1 need ~1 me
      not|nobody need me
      leave|quit|log|logging|logout|uninstall|delete|exit ~3 life|world|planet|earth
      pills & save|saved|saving|hid|hidden|collect|stash|count|counted|keep|enough & i_me
      think|look|where|keep|want|stare|go|wish|imagine ~6 weapon|high|pills & i_me & every|keep|lot|harder|about|want|wish
      high & i_me & every|harder|standing|stand|sitting|edge|jump
      wish ~4 car|bus|truck|sick & i_me|hit
      injury|blade|pain|blood & i_me & hide|fear|nobody|ask|see|notice|feel|calm|help|again|tell|deserve|friend|sees|stop|know|legs|alone|secret
      hide & body|nobody|ask|injury|see|sees|long|gym|summer & i_me & nobody|did|see|sees|ask|again|have
      long hide & i
      body & calm & i_me|but
      body|skin|self ~6 did|do|out|lines|sting|deserve|anger|angry & i_me & again|angry|own|night|tell|sees|sting|deserve|do|did|nobody
      self & did|do|something|deserve & hurt|not|cant|night|tell|again|deserve
      did it again & stop|night|blood|place|deeper|injury
      have|made|picked|chose|set|know ~2 plan|date|day & i_me & and|to|how|do|die|end|tonight|ready
      i ~3 do it far|night
      before i go|leave|die
      if ~2 not ~6 far|school|home & tell & love|i_me & love|why|know|kin
      thank|thanks & goodbye|bye
      take|look|feed|water|who ~6 dog|cat|sister|brother|fish|plants|mom ~3 when|after|if|once i
      waste of space|air
      hate ~2 being|that life|existing|wake
      i ready ~1 $|now|go & gave|given|cleaned|goodbye|wrote|last
      calm & over|after|decided|plan|end & i
      remember me
      taken|take ~2 care ~5 gone
      no|ne|ya|plus|nicht|not|jamais|sin|sens|sentido ~4 life|wake|mehr|gone
      nobody ~4 miss|cry|need & i_me & if|would|when|will|si|wenn|me|mich
      want|quiero|veux ~2 gone|dormir
      lieber die
      forever nap|sleep
    `,
  },
];

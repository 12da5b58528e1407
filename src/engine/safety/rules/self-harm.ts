/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|food|jump|fear ~1 self
      kill|hurt me $|now
      suicide & i_me
      ^ ~2 suicide ~2 $
      suicide only|again|tonight|way
      i ~2 want|think|hope|will ~1 think|want? _ die !of|in|from
      i _ die ~2 soon|tonight|tomorrow|inside|already
      i die far|night
      think & die & i_me & how|all|only|every
      not fear ~2 die
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
      how many|much|high|long ~6 kill|die|overdose|enough|until
      pills & i_me & all|whole|many|number|handful|bottle|took|take|swallow|every|pris
      i ~2 swallow|drink|drank|took|drunk ~3 bleach|bottle|many|all|something
      jump|step|walk|throw|drive|fall|hit|let ~4 high|car|window|building|road & i_me|it|easy
      i_me & blade & want|again|neck|body|friend|buy|case|only|quiet|ready|something|safe
      blade & hang|ready|garage
      take|quitarme|acabar|terminar|mettre|finir|nehmen|fin ~3 life|jours|fin|todo|nehmen & i_me
      i_me ~3 antun|weh|mal|dano|tuer
      i|will bring* ~3 me
      me hurt los|las|les|arm|arme
    `,
  },
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      not ~3 want|wish|care|going|plan|see ~4 life|wake|anymore|be|growing|future|continue & i & life|wake|anymore|growing|future|longer
      not|tired|why|point|without ~3 life & i_me|self
      point ~5 life|staying|going|continue|trying|anything|anymore & i_me|no|whats|why|not
      not see ~2 point
      not ~2 want ~2 be|stay here|around
      want|hope|wish|pray|night|bed ~6 not|never ~3 wake|better|back & i
      not ~2 wake & i_me & want|plus|tomorrow|again
      night ~3 forever
      rest ~4 not ~3 back
      i ~3 want|wish|hope|could|would ~4 gone|heaven|nothing|rest & i
      i ~4 feel|breathing|being forever
      never|not|nt ~2 born
      gone|die|without|life|far|here & miss|better|bad & nobody|all|he|kin|peer|i & i_me
      better|happier|easier & all|he|kin & if|when|once|without & i|me & gone|not|out|picture|without|die|stopped
      if|when|once|after|without i|me ~2 gone|die|here|life|not|stopped|around & not|better|miss|all|kin|nobody|would
      when|once|after|if ~1 i ~1 gone|die
      if i ~1 left|disappeared & nobody|who
      i|it ~3 not ~3 around|alive|here|make|there|year|matter|bad ~6 far|graduation|finals|birthday|christmas|year|number|sixteen|eighteen|to|much
      i ~3 not ~3 see|make|live ~3 birthday|year|number|christmas|graduation
      i ~3 stay ~1 because|for of? ~1 my dog|cat|sister|brother|mom
      not ~3 matter|need|worry|deal|hear ~6 far & i_me|all
      not ~3 need them & i
      not be ~3 next
      this|it|everything|all|none|no|more ~4 over|stop|end|hurt|away ~3 far|night & will|soon|want|be|more|no
      everything just? stops & feel
      last ~2 say|message|words|note|day|text|post|night|time|all|chat & my|this|i & not|to|ever|anywhere|all|this
      last & all|i_me|forever & goodbye|say & kin|dog|cat|all|forever
      letter|letters|note ~5 all|kin|love|desk|bed|hid|find & i_me
      give ~6 away|neighbor|all|everything & my|i & dog|games|guitar|things|stuff|favorite|everything|phone|hoodie|cat & away|ready|neighbor|need|want|empty
      give & everything|all & i & easier|empty|ready|them|gone
      ready & i & give|cleaned|goodbye|gone
      tell & my & kin|peer|all|fam & can|love & have|room|bike|i|them|if|gone
      i_me & bad & without|longer|all|everyone|kin|world & burden|carga|fardeau|poids|problem|mistake|waste
      bad ~3 to|pour|por|fur all|kin|ale
      i ~2 bad & fix|born|shouldnt
      burden|waste of|to|on|for
      taking up space
      cant|not ~2 do|take|go|handle|fighting|hold|keep|life|bear ~4 far|another
      not ~3 keep ~1 self|safe & i
      cant promise & i
      fear ~2 self
      i & tired & fighting|limit|everything|rest|done ~3 fight|limit|tonight|rest|tell
      limit & i & night|reached
      want|wish|need|make ~2 pain|everything|voices|noise|all|it ~3 stop|over|end|away|quiet
      only|one|no|any|easy|easiest way out
      too late & i_me & not|nobody
      god|lord ~2 take me
      i_me & heaven & join|soon|going|be|with|see|ready|want|become|waiting
      go|be ~2 where|with ~3 kin ~3 die|heaven|gone|grave & i|want
      next life & i
      all|world|nobody|he ~4 need ~1 me & not|nobody
      leave|quit|log|logging|logout|uninstall|delete|exit|unsubscribe ~3 life|world|planet|earth|permanently
      leave|leaving ~2 for fine
      i ~6 leave anytime
      pills & save|saved|saving|hid|collect|stash|count|keep|enough|drawer|safe & i_me
      think|look|where|keep|want|stare|go|wish|imagine|stand|at ~6 weapon|high|pills|balcony & i_me & every|keep|lot|harder|about|want|again|lean|feels
      i ~2 high again
      high & i_me & every|harder|standing|stand|sitting|edge|jump
      wish ~4 car|bus|truck|sick & i_me|hit
      injury|blade|hurt & i_me & fear|nobody|see|feel|calm|again|deserve|friend|alone|secret|not|less|before|who|lie|only|now
      injury ~1 my
      pain ~4 inside|calm|stops|feel
      hide & body|nobody|ask|injury|see|long|gym|summer|what|short & i_me & nobody|did|do|not|ask|again|sees
      cant wear|show & i & short|sleeve|arms
      long hide & i
      calm & i_me & body|blade|injury|sharp
      body & i_me & punish|did|take|sting|deserve|angry|own|lines|marks|show|secret|bleed & own|angry|night|tell|out|quiet|deserve|nobody|not|punish|every
      self & did|do|something|deserve|made & hurt|not|cant|night|tell|again|deserve
      i_me ~4 deserve it|pain|hurt
      did it again & stop|night|injury|place|deeper
      i ~6 want to do it
      same think & i
      have|made|picked|chose|set|know ~2 plan|date|day & i_me & and|to|how|do|die|end|tonight|ready
      stopped|stop ~2 making|taking plans|meds|my ~2 because|since|meds ~3 not & i
      decided & slept|calm|finally & i
      i ~3 do it far|night
      before i go|leave|die
      if ~2 not ~6 far|school|home & tell & love|i_me & love|why|know|kin
      thank & goodbye|bye & for|everything|nice
      sad when ~3 hear|find|read ~2 me
      who ~3 find me
      all ~4 react|cry|sad & funeral|gone|die|me & i|me|would
      take|look|feed|water|who ~6 dog|cat|sister|brother|fish|plants ~3 when|after|if|once i
      remember me
      taken|take ~2 care ~5 gone
      no|ne|ya|plus|nicht|not|jamais|sin|sens|sentido ~4 life|wake|mehr|gone|continuar|aguanto
      nobody ~4 miss & i_me & if|would|when|will|si|wenn|me|mich
      not ~2 miss|mind & i_me & gone|die
      want|quiero|veux ~2 gone|dormir
      lieber die
      forever nap|sleep
      locker|room empty & i
    `,
  },
];

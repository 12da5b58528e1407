/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      kill|hit|throw|suicide|away|end|yeet|weapon|die|hurt|jump|slang ~1 self
      kill|hurt me now|$
      slang
      suicide & i_me
      ^ ~2 suicide ~2 $
      suicide again|tonight|is
      i ~3 want|think|hope|will ~1 think|want? _ die !of|in|from
      i _ die ~2 far|night|inside
      not fear ~2 die
      only thing|all ~3 die
      wish|hope|better _ i _ die
      let|should me die
      me _ want|die die|far|night
      end|take|finish|quit|over|leave _ my ~1 life
      i ~4 end _ life|it|all|everything
      end it all
      life ~2 over & i|my
      hurt|hit|injury|blade|weapon ~2 my body|wrists|thighs
      injury ~4 my body|legs
      grippy sock
      fall|jump ~3 floor|roof & hurt|from
      how long ~6 bleed|drown
      bleed out
      i ~2 keep|have|got|bought|hiding ~3 blade & bed|closet|room|drawer|garage|pillow|bag|ready|case|phone
      use ~2 scissors|compass|sharpener & again|skin|not|arms
      want|going _ end it
      want ~1 en finir
      raped ~1 at|by|when
      starving & days|week|weeks|number
      commit ~1 alive|die|suicide|neck
      me ~1 hurt en|los|brazos|bras
      i ~3 plan ~2 date
      injury|blade|weapon & night|every|again & legs|arms|skin|wrist|pillow|use|my
      i ~2 hurt again|because|when|deep|deeper|to|cuando|quand|$
      i ~4 me ~2 hurt|kill|suicide
      me kill|suicide !he|the|it|a
      will sterben
      i ~3 pills genommen|avale|pris
      i ~3 avale|tome|took|swallowed ~2 pills
      addicted ~1 hurt|cutting
      me hurt & cuando|triste|quand|wenn|los|las|les|brazos|bras
      keep|start|started|stop|relapse ~1 hurt|cutting|scratching
      pain|hurt ~3 give|cause|to self
      painless|easiest|quickest|fastest|least|best|how ~2 to? die|kill|end painless|fast|quick|without|self|pain|alone
      painless|easiest|quickest|fastest|least ~3 to die|kill|end
      how many|much ~4 pills ~9 die|kill|overdose|enough
      pills & i & all|whole|many|number|handful|bottle|pris
      jump|step|walk|drive|fall|let ~4 high|car|building & i_me|it|easy
      i_me & blade & want|again|neck|body|friend|buy|case|only|quiet|ready|something|fear|use
      blade & hang|ready|garage
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
      point ~5 life|staying|going|continue|trying|anything|here & i_me|no|whats|why|not|done|anymore
      want|hope|wish|pray|night|bed ~6 not|never ~3 wake|better|back & i
      not ~2 wake & i_me & want|plus|tomorrow|again
      night ~3 forever
      i ~3 want|wish|hope|could|would ~5 gone|heaven|nothing|rest
      i ~3 want ~3 stop ~1 feel|forever
      never|not|nt ~2 born
      haber|hubiera nacido
      my funeral
      last last & i|my
      last ~1 work? ~1 i will
      not ~1 place|room ~1 for me
      be with ~1 kin & passed|died|heaven|far & i
      decide|know ~2 how|when and when|how|where
      gone|die|without|life|here & miss|better|happier|lighter|easier|bad|notice & nobody|all|he|kin|peer|someone
      better|fine|easier & all|he|kin|theyd & if|when|once|without & i|me & gone|not|out|without|die|stopped
      if|when|once|after|without i|me ~2 gone|die|here|life|not|stopped|around & not|better|miss|all|kin|nobody|would|who
      when|once|after|if ~1 i ~1 gone|die
      if i ~1 left|disappeared & nobody|who
      i|it ~3 not ~3 around|alive|here|make|there|year|matter ~6 far|graduation|finals|birthday|christmas|year|number|sixteen|eighteen|summer|much
      i ~3 not ~5 see|make|live|here ~3 birthday|year|number|christmas|graduation|summer
      not ~3 matter|worry|deal|hear ~6 far|night|after|nobody & i_me|all|you
      not ~3 need ~2 them|it|books|things|anymore|where & i & not
      not be ~3 next
      nothing ~2 left|matters & me|i
      this|it|everything|all|none|no|more ~4 over|stop|end|hurt|away ~3 far|night|over & will|soon|want|be|more|no
      far|tonight ~4 peace|free|over & i|be
      everything just? stops & feel
      no more pain
      i wont|not ~1 be around|alive
      i wont ~2 see ~3 result|spring|summer|grade|end
      i ~3 say ~1 goodbye ~1 to
      who gets my
      can have ~1 my ~2 laptop|room|bike|stuff|things|phone|desk|cat|dog
      give my ~1 desk|seat|spot|place
      not ~2 belong ~3 world|planet|earth|life|anywhere
      my life ~~ value|worth|meaning|pointless|worthless
      other|one|only ~1 way out
      one thing left & i
      i ~2 gone $
      happier|better ~4 less kid|person|mouth
      life hurts
      enough of ~1 life|world|everything
      not ~2 want ~2 saved|found
      talk me out
      goodnight|night forever
      not being alive|here
      walk in|into & river|water|sea|lake & peaceful|want
      way to go|leave without
      get over it|me & all|month|week|they
      not ~2 want ~2 feel ~1 anything|again
      think ~3 drive|crash ~2 into
      forget ~1 me & want|can|kin
      nobody ~4 die & me|si|i
      see ~1 my arms|legs|scars|cuts|skin & not|cant|because|would
      more|new ~2 scratches|cuts|marks & every|my
      do it where ~6 cover|covers|sees
      stay ~1 because|for ~2 my dog|cat|sister|brother|mom
      last ~2 message|words|note|day|text|post|night|time|all|chat|week & my|this|i & not|to|ever|far|all|free|after|its
      last & all|i_me|forever & goodbye|say & kin|dog|cat|all|forever|this
      letter|letters|note ~5 all|kin|love|desk|bed|hid|find & i_me
      i ~2 wrote|write ~3 letters|goodbye
      give & my|everything|all & i & away|ready|neighbor|want|empty|easier & games|guitar|things|stuff|favorite|everything|cat|dog|people|them
      ready & i & give|cleaned|goodbye|gone
      tell & my & kin|peer|all|fam & can|love & have|room|bike|i|them|if|gone
      i_me & bad & without|longer|all|everyone|kin|world & burden|carga|fardeau|poids|problem|mistake|waste
      i ~2 bad & fix|born|shouldnt
      bad ~3 to|pour|por|fur all|kin
      burden|waste of|to|on|for
      taking up space
      cant|not ~2 do|take|handle|fighting|hold|keep|life|bear|go ~2 on|this|it|like|life|going|anymore ~4 far|another
      cant go on
      not ~3 keep|control ~1 self|safe & i
      cant promise & i
      fear ~2 self
      i & limit|done|finished & night|reached|fighting|anything|everything|tell
      want|wish|need|make ~2 pain|everything|voices|noise|all|it ~3 stop|over|end|away|quiet
      only|one|no|any|easy|easiest way out
      too late & i_me & not|nobody
      nobody|they|not ~1 can ~1 stop me
      god|lord ~2 take me
      i_me & heaven & join|far|going|be|with|see|ready|want
      go|be ~2 where|with ~3 kin ~4 die|heaven|gone|grave
      next life & i
      all|he ~~ not ~1 need ~1 me
      nobody ~1 need me
      leave|quit|log|logging|logout|uninstall|delete|exit|unsubscribe ~3 life|world|planet|earth|permanently
      leave|leaving|gone ~2 for fine
      i ~6 leave anytime
      pills & save|hiding|collect|stash|count|keep|enough|drawer|safe|saving & i_me
      think|look|where|keep|stare|imagine|stand|at ~6 weapon|high|pills|balcony & i_me & every|keep|lot|harder|about|again|lean|feels|drawer
      i ~2 high again
      high & i_me & harder|standing|stand|sitting|edge|jump
      hope|wish ~4 car|bus|sick ~2 hit|me & i_me
      injury|blade|hurt & i_me & fear|nobody|see|feel|calm|again|deserve|friend|alone|secret|not|less|before|lie|only|now|until|like|watching
      pain ~4 inside|calm|stops|feel
      what|whats|my ~5 sleeve & not|nobody|know|under|did|do & i|my
      hide ~2 what i
      hide & body|nobody|ask|injury|see|long|gym|summer & i_me & nobody|did|do|not|ask|again|sees
      cant wear|show & i & short|sleeve|arms
      wear hide & i
      my body ~3 lines|marks|cuts|full
      i ~2 burn & press|breathe|little
      hate self & body|hurt|blade|pull|bang
      pull ~2 my hair
      what i do ~3 bathroom|night|alone & nobody|not
      told|say ~4 cat|dog ~2 did|hurt|it & arms|lines|i|my|wrist
      calm & i_me & body|blade|injury|sharp
      head ~3 wall|loud
      body & i_me & punish|did|take|sting|deserve|angry|lines|marks|secret|bleed & angry|night|tell|out|quiet|deserve|nobody|not|punish|every|secret
      bandages|tissues & i & bathroom|case|arms|legs|because
      self & did|do|something|deserve & hurt|not|cant|night|tell|again|deserve
      i_me ~4 deserve it|pain|hurt
      did it again & stop|night|injury|place|deeper
      i ~6 want|can|will to? do it & discharged|not|still|asleep|tonight|finally|waiting
      same think & i
      have|picked|chose|set ~2 plan|date|day & i_me & and|do|die|end|tonight|ready
      stopped|stop ~2 making|taking plans|meds|my ~2 because|since|meds ~3 not & i
      decided & slept|calm|finally & i
      before i go|leave|die
      if ~2 not ~6 far|school|home & tell & love|i_me & love|why|know|kin
      thank & goodbye|bye & for|everything|nice
      sad when ~3 hear|find|read ~2 me
      who ~3 find me
      all ~4 react|cry|sad & funeral|gone|die|me & i|me|would
      who|what|take|look|feed ~6 dog|cat|sister|brother|fish ~3 when|after|if|once i
      no|ne|ya|plus|nicht|jamais|sin|sens|sentido ~4 life|wake|mehr|gone|continuar|aguanto|estar
      nobody ~4 miss & i_me & if|would|when|will|si|wenn|me|mich
      want ~2 gone|dormir & i
      lieber die
      forever nap|sleep
    `,
  },
];

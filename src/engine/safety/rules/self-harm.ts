/** Suicide and self-harm: said openly, or between the lines. */
import type { Rule } from './rule.ts';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'self-harm-explicit',
    level: 2,
    patterns: `
      kill|hit|throw|suicide|away|end|unalive|yeet|weapon|die|shoot|jump self
      self kill|suicide
      i|me ~3 commit|attempt ~2 suicide|die
      i _ want|think|will|not|suicide _ suicide
      my suicide
      i ~6 suicide
      feel ~1 suicide
      ^ suicide $
      suicide self|tonight|again|soon|tomorrow
      suicide is all i|me
      want|think _ suicide
      i ~1 want|think|hope|should|wish _ want|think|should|be? _ die
      i not want to life
      i _ die !of|in|from|at|laughing & soon|tonight|tomorrow|wish
      i _ better|good _ die
      die ~1 life & i
      me want|queria die
      me die soon|now|tonight|tomorrow
      let|make me die
      end|take|finish|quit|over my life
      end _ life & i
      end it? all & i|me|my
      i ~3 want|will end it|everything $|tonight|now|soon|forever
      i|my ~2 cut|hurt|hit|scratch|burn|carve|slit ~2 my ~1 body|injury
      i ~3 hurt|hit|scratch self
      hurt|scratch self
      kill|hurt|hit|starve|punish me $
      i ~2 cut|cutting again|deep|deeper|because|to|when|every|at
      i _ started|start|relapse|relapsed|keep _ cut|hurt|relapse
      i relapsed
      pain ~1 i ~1 give|cause self
      number ~1 days|weeks|months clean
      way|ways to _ die|kill self|you
      how _ die painless|fast|easy|easiest|quick|quickly|peacefully|without|alone
      painless|painlessly|easiest|quickest|fastest|best|easy way _ die|kill
      how many|much ~4 pills ~5 die|kill|overdose|enough
      how many|much ~4 kill me|you
      i ~3 take|swallow|took|swallowed|taken|overdose ~2 all|whole|many|every|bottle|bunch|number|handful ~2 pills|bottle
      jump|step|walk|throw|drive|run|fall ~3 away|front|from|into|under ~2 high|car|bus|window|building|truck|train|road & i|me|self
      blade|weapon|injury|blade ~2 my ~1 body|head|mouth|temple
      blade & i|my & ready|bought|have|hidden|drawer|hide|under|neck
      i ~2 have|got|bought|found ~2 blade
      quiero|voy|veux|envie|mochte|ganas|want ~3 die|suicide|kill
      quitarme|acabar|terminar|mettre|finir|nehmen ~2 life|fin|jours|todo
      finir ~3 life|jours|tout & i
      mir ~3 life nehmen
      mir|me|sich ~2 antun|tun|weh|mal|dano & i|me
      me hurt|suicide|couper & i|me|yo|los|las|les
      ich ~2 bringe|bring|bringen ~1 me ~3 um
      sich ~2 antun
    `,
  },
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      not ~2 want|wish|care|care to _ life|wake|alive|anymore|exist|continue
      not want|wanna _ be|stay here|around|anymore|alive
      i _ not ~2 wake
      want|hope|wish|pray|sleep|go ~3 never|not wake
      sleep ~2 forever|eternity
      i|me ~3 want|wish|hope _ gone|heaven|nothing|nobody
      wish|wished|hope i ~2 never|not|nt ~1 born|life|here|existed
      never ~1 born & i|my
      hadnt ~1 born
      tired|sick|done|exhausted|over|weary|finished|sick ~1 life|existing|waking|fighting|pretending|everyone $|here|anymore|now
      tired|sick|done|exhausted of? _ life|existing|fighting|breathing
      no|any|see|what|whats|the point ~3 life|here|anymore|going|staying|trying|continuing|me|wake|on|breathing
      not|no|nothing|anything|lost ~2 point|reason|hope|will ~2 life|here|stay|staying|go|continue|wake|keep
      nothing|anything|something ~2 life for
      life ~2 not ~1 worth
      why ~2 i|me _ life|born|here|bother|wake
      everyone|nobody|they|family|he|kin|mom|dad|things|life|peer ~3 better|happier|fine|richer|money ~3 without|gone|dead|die|if|once|when
      better ~2 without me
      better ~2 i|im ~1 gone|die
      nobody|who|anyone|everyone|he|kin|peer ~3 miss|sad ~3 gone|die|me|werent|wasnt|anymore
      nobody|who|would|anyone|everyone|not ~3 miss|care ~2 i|im|me ~2 gone|die|left|suicide
      when|after|once|if i|im ~1 gone|die
      when|after|once|if i|im ~2 not ~1 here|around|alive|anymore
      wont|not|might ~2 be ~1 here|around|alive|there ~4 tomorrow|anymore|longer|week|year|monday|friday|graduation|birthday|christmas|see|summer|much|soon|then
      there|i wont|not ~1 be ~2 next|another ~1 year|week|time|birthday|month
      i wont ~2 be here|around|alive|there
      i wont ~3 need ~2 anymore|where|them|it|stuff|things|after|going|this
      wont|not ~3 worry ~1 about ~3 after|anymore|soon|me|longer
      not|never|wont ~3 see|hear|deal|bother ~3 me again|anymore|longer
      not|nothing|none ~3 matter ~4 next|soon|after|when|once|by|gone|die & i|me|my
      not ~2 matter & will|wont|not ~2 next|another year|birthday|life & me|i|my
      all|this|it|everything ~1 will? ~1 be? over ~1 soon|tonight|tomorrow|after|for|friday|monday
      this|is|its|my|the|are my ~2 last ~2 day|night|message|words|note|letter|text|chat|post|goodbye|time|week|birthday|essay|sunset|essay|one|homework
      i|my ~4 goodbye|farewell|suicide ~1 letters|letter|note|notes|message|video|videos|text
      wrote|written|writing|leave|left|leaving ~3 goodbye|note|letter|letters ~5 everyone|family|kin|friends|them|mom|peer|desk|pillow
      goodbye ~1 everyone|world|forever|life|all
      say|said|saying ~2 goodbye|goodbyes|byes
      gave|give|giving|given ~1 away ~3 my
      gave|give|giving|given ~2 my ~4 away|someone|friends|charity
      i|im|me|being|feel ~3 burden|carga|fardeau|poids|last
      burden & me|without|family|everyone
      cant|not|can ~1 do|take|go|handle|bear|stand|keep|live|fight|hold ~2 this|it|on|going|like|life|pain ~3 anymore|longer|much|more
      cant|not|can ~2 life|go|fight|hold ~3 anymore|longer
      want|wish|need|make|please ~2 pain|everything|it|all|hurting|voices|suffering|noise|this ~2 stop|end|over|away
      only|one|no|other|see|any way out
      no|any|a future & me|i
      god|heaven|lord ~2 take|let|end me
      me|i ~5 heaven|angel|grave & join|soon|going|be|with|see|ready|will|now|want
      world|earth|planet|life ~2 not need me
      leave|leaving|quit|exit|logging|log|uninstall|delete|exiting|quitting|f4|unsubscribe ~2 life|world|planet|earth
      catch|catching|waiting|take me|the ~2 unaliv|bus ~2 forever|soon|finally
      collect|save|saving|saved|hid|hiding|stash|count|counting|counted|keep|keeping|enough|have ~4 pills
      pills ~4 hidden|saved|ready|drawer|enough|waiting|counted|plan
      know where ~5 weapon|pills
      i|im ~4 high & standing|stand|sitting|on|edge|top|thinking|look|looking|keep|down|jump
      i ~5 look|looking|stare|think ~3 high
      wear|wearing|hide|long|under ~4 hide ~5 injury|body|arms|see|sees|did|again|notice|summer
      hide ~4 injury|body|what
      sees|see|saw|found|notice|noticed|ask|asks|asked|find|show ~4 my ~2 injury
      my injury & hide|long|nobody|mom|see|know|healing|itch
      did|made|make|do|take|put ~4 my own? body|self & again|angry|sad|pain|hurt|out|nobody|sees|arm|arms|skin
      take it out ~1 on ~2 body|self|me
      deserve ~3 hurt|pain|die|punished|hit|suffer|it
      pain|blood|bleeding|cutting|blade ~4 helps|help|relief|calm|calms|quiet|feels|feel|better|real|something & i|me|my
      feel|helps ~5 pain|blood|bleed|blade|cut|cutting
      did|do it again ~5 bleed|blood|stop|deeper|arm|leg|place|night
      not stop bleeding
      picked|chose|set|chosen|decided|have|know|found ~3 date|day|place|way|plan|how|method|spot|bridge ~4 do|end|die|leave|it|gone
      i ~2 finally|will|going ~2 do it tonight|tomorrow|today|this|finally|after
      after what i ~3 do
      before i ~2 gone|go|leave|die ~4 you|want|thank|tell|know
      if ~2 not ~3 monday|tomorrow|school|morning ~4 tell|know|why|love
      tell ~4 i love|loved & gone|if|not|dont|wont|when
      take care|look|feed|water|who ~6 when|after|if|once i|im ~3 gone|here|die|around|anymore
      know ~4 worst|mistake|shouldnt & born|exist|alive|life
      shouldnt ~2 born|exist|life|here
      waste of space|air|oxygen|life
      hate ~2 life|existing|waking
      already|finally ~2 calm|peace|peaceful & over|after|decided|gone|end|soon
      calm|peaceful & over|decided|tomorrow|after|plan|end
      promise ~5 when|if|after i|im ~2 gone|die
      remember me when|as|like|after
      remember me & soon|gone|please|always
      no|quiero|ganas|puedo|jai|plus|ne|veux|ya ~4 life|seguir|continuer|despertar|exister & no|plus|ne|ya|nunca
      plus ~3 life
      not mehr ~3 life|wake|hier|da|weiter|weitermachen|kann
      nicht ~3 mehr? life|wake
      sin|sens|sentido|raison|grund|point ~3 life|vivre|seguir
      quiero|veux|voudrais|mochte|want ~3 gone|dormir|sleep
      nobody|personne|nadie|qui|quien ~4 miss|notara|llorara|traurig|merken
      soy|suis|bin|siento ~3 burden|last|carga|poids
    `,
  },
];

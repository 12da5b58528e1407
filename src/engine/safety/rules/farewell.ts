/** A life that is said to have no point, a wish not to be, farewells, and the first steps toward an end. */
import type { Rule } from './rule.ts';

export const FAREWELL: readonly Rule[] = [
  {
    id: 'self-harm-indirect',
    level: 2,
    patterns: `
      what|whats|no|any ~3 pointt|reason|reasons|sense ~2 live|living|alive|existing|exist !in|at|with|near|on|together|things|organisms|here|there|like
      pointt|meaning ~1 my life
      nothing ~2 live for
      no|any reason|reasons ~1 be|stay|keep ~1 here|alive|around|going|go !in|to|at|with
      i ~3 no|any reason|reasons ~1 stay
      ran|run out of reasons
      why was|am i ~1 alive|born|living !in|on|here|with|at
      why ~2 stay alive
      why i should live|living !in|at|with|near|here|there
      cant|not go on living|sorry|longer|$
      cant|not go on like this $
      cant|not go on with ~1 life
      sorry ~1 all ~6 goodbye|bye|better|gone
      tell ~2 kin ~3 love he|his ~3 sorry
      ^ ~1 goodbye all $
      i already ~1 said goodbye|bye to
      ^ death _ answer|solution for|$
      neck self
      this ~2 my lastt message|letter|words !to|of|in|for|about|today
      this ~2 my lastt night !in|at|of|here|before|with|on
      last thing i ~2 write|say|tell
      read|hear|reading this|it|about ~4 i|me ~2 gone|dead
      i _ wrote|written ~2 letters|letter|notes|note ~9 gone|dead
      i _ wrote|written ~1 goodbye letter|note $
      my ~1 goodbye|farewell|suicide letter|note|message|video
      write|writing|wrote|written|recorded|recording|left|leave|leaving|made|making|finished ~1 goodbye|farewell|suicide letter|note|message|video to|for my|all ~2 kin|peer|people
      write|writing|wrote|written|recorded|recording|left|leave|leaving|made|making|finished ~1 goodbye|farewell|suicide letter|note|message|video to|for all
      my|one lastt letter|note|message|words|video to|for my|all ~2 kin|peer|people
      one lastt letter|note|message|words|video to|for all
      say ~1 goodbye to ~2 kin|all & not ~1 blame theirself
      write|writing|wrote|written|left|leave|leaving ~1 letter|note|message ~5 for|before|when|after|once i ~1 go for fine
      write|writing|wrote|written|left|leave|leaving ~1 letter|note|message ~5 for|before|when|after|once i ~1 go forever
      write|writing|wrote|written|left|leave|leaving ~1 letter|note|message ~5 for|before|when|after|once i _ not alive
      write|writing|wrote|written|left|leave|leaving ~1 letter|note|message ~5 for|before|when|after|once i _ not around|here anymore|longer
      note|letter under my|the ~1 pillow|mattress for ~2 kin|all
      letter|note ~4 kin|all for after $
      found ~2 goodbye|suicide note|letter
      wont need it|him|he|them|that ~1 soon|where|anymore|after !because|for|at|in
      ^ i wont need them|it|anything $
      i ~2 want everything _ stop $
      gave|given|giving ~9 wont ~1 need|be|around
      better ~2 if i ~2 gone|dead|die|disappear
      better ~2 if i not ~1 here|around|alive|exist|born|there
      better ~1 dead
      world ~2 not ~1 need|miss me
      miss|care|sad|cry|notice ~3 if|when|that i ~2 die|gone|dead !in|at|again|of|on
      miss if i never ~1 back|home
      if i ~1 dead
      who ~3 come|cry|be ~2 my funeral
      wish|want i ~2 not|never ~1 exist|born
      i|me ~1 never ~2 born
      i shouldnt ~2 born|alive|exist
      my existence
      not ~1 want ~1 exist|existing
      i _ hate ~1 alive|existing|waking
      i|peer|kin -3 tired of|with ~1 life|living|alive|existing !in|at|with|near|under|here|next|science|cycle|on
      disappointed|sad|hate|annoyed ~3 i|im ~1 woke|alive|awake
      i not ~1 want _ wake up anymore|again|ever|tomorrow
      want|hope|pray|wish|that i not ~1 wake up again|ever|tomorrow|$
      sleep|asleep ~3 never|not ~1 wake|waking !for
      i ~2 want _ rest forever
      i _ burden on|to|for|$
      not ~1 see self ~3 older|alive|old|number
      i wont|not ~1 see|reach ~1 christmas|tomorrow|summer|adulthood $
      not ~1 want _ see tomorrow $
      not ~1 want _ turn number
      not ~1 live ~2 number|sixteen|eighteen
      my birthday ~5 wont see
      heaven ~3 suicide|theirself|kill
      forgive me ~2 if i ~2 end|kill|die|suicide|jump|do
      god ~1 take me
      want _ with ~4 in heaven
      life ~1 not ~1 worth
      not ~1 worth ~1 living|live
      life ~1 pointless|unbearable
      not belong ~2 planet|world|earth
      nobody need me
      i|im|so ~1 done with life|living !in|at|with
      done with everything and all
      my time to go|die
      i know ~1 how ~1 i? would|will ~1 do it
      i|ive|have chosen|picked|set a|the day|date|$
      i not want ~1 saved
      tell my kin ~2 i loved he|his
      nobody ~1 would ~1 misss|noticee me|him|her|them|he|$
      nobody|none ~1 misses me|him|her !in|at
      i not think ~3 be around|alive
      i not ~2 be around|here ~6 anyway
      would ~2 better off without him|her|them
      ^ done with life|living !in|at
      ^ i cant keep going $
      ^ i want out $
      pointt ~2 staying !in|at|after|behind
      i know when and how $
      breath ~1 too much
      he|peer|student|pupil told|said|says ~2 goodbye ~5 last time|forever|ever
      painful|painless way _ go|die|end
      eternal sleep
      pills _ counted
      my life _ mistake
      i ~2 be dead by|then|anyway|soon
      want _ be nothing
      lost all hope
      decided how and when
      know how i would do it $
      not ~2 strength _ stay|live
      i -3 tired of wake up !at|early|late|so|by|to
      not let me wake
      my life ~2 no|not ~1 meaning|sense|worth
      living hurts
      want out of ~1 life|living
      cant|not do life
      want|need it|all|everything|that _ stop forever|permanently|for
      die ~2 easier|relief $
      i ~2 deserve ~2 pain|die|hurt|hit|suffer|beaten
      i ~1 need|want _ feel|see ~1 pain|blood
      cutting|hurting|bleeding|pain ~6 only thing ~4 helps|me|calm
      helps|calm|calms|better ~1 when i cut|bleed|hurt $
      feel ~2 when i bleed|cut $
      wish it ~1 worked $
      i _ on|at ~1 roof|bridge|ledge|tracks now|tonight|$
      i ~2 standing|stood|stand on|at|near ~2 roof|bridge|ledge|tracks|train ~3 night|think|jump|step|want
      looked|searched|googled|found ~2 how high|many|much|tall ~3 bridge|roof|pills|fall|jump
      how many|much ~4 pills ~4 too|to many|much
      if i ~1 take|took|swallow all|too|number|whole|many ~4 pills
      i|ive|been ~3 save|saving|hoard|collect|hide|hiding ~3 pills !for|from
      i ~3 take|took|swallow|swallowed ~3 load|loads|pack|packet|box|everything ~3 pills
      drank|drunk ~3 under ~1 sink
      i|been sh again|since|for|today|lately
      ^ sh again|today
      i _ relapsed again|last|today|on|$
      hurt ~1 arms|legs|thighs|wrists|skin|self ~2 until|till|open
      out on my ~1 skin|body|arms|legs|self
      press|pressed|held|hold ~3 iron|lighter|cigarette|flame on|to|against my
      punch|punched|punching|hit ~2 wall ~4 until|till|bleed|blood
      wear ~6 hide|summer|long ~9 my ~1 arms|wrists|cuts|scars
      cuts ~1 on|over ~1 my ~1 arms|legs|wrists|thighs|arm|leg|wrist|thigh !from
      my cuts ~3 deeper
      blade ~3 sharpener|pillow
      jump ~3 number|fifth|third|fourth|tenth floor
    `,
  },
];

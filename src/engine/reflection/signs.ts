/** Turns by which a reflection describes, analyzes and applies. English. Each stands for something a teacher marks in the margin. */

/** Somebody beside the writer: a pronoun, kin, a name. */
export const people = String.raw`(?:he|she|they|everyone|everybody|nobody|somebody|someone|people|(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:\w+ )?(?:friends?|partners?|group|team|teammates?|class|classmates?|teacher|coach|mom|mum|mother|dad|father|parents|brothers?|sisters?|sister|cousin|grandma|grandpa|grandmother|grandfather|uncle|aunt|neighbou?r|other (?:kids|girls|boys|students|players)|kids|girls|boys|others|goalie|captain|principal|boss|manager|opponents?|judge|audience|customer|leader|buddy|tutor|student|students)|(?!(?:It|We|You|This|That|These|Those|There|What|Which|Everything|Something|Anything|Nothing|School|Then|But|And|So|When|If|My|Our|The|Mine|Ours|One|Some|Most|Maybe|Also|Still|Not|Just|Today|Yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Math|Maths|Science)\b)\p{Lu}\p{Ll}+)`;
const softly = '(?:(?:really|very|so|pretty|kind of|kinda|super|quite|just|too|also|all|totally|a bit|a little|actually|still) )*';

/** A reason is given. "Since" is left out: it mostly tells the time. */
export const reason =
  /\b(?:because|bec(?:aus|us|uz|uase|ouse|os|ose|ase)|cause(?= (?:i|we|he|she|they|it)\b)|bc|the reason (?:why|that|is|was|for)|that(?:['’]s| is| was) why|which is why|this is why|due to|so that|in order to)\b/i;

/** Something followed from something. */
export const consequence =
  /\b(?:as a result|because of (?:that|this|me|it)|(?:which|that|this|it) (?:made|meant|led|caused|let|forced|helped)\b|led to|ended up|therefore|in the end|from then on|since then|so (?:i|we|he|she|they|nobody|everyone|everybody|our|my|the) (?:\w+ )?(?:had|lost|won|got|missed|could|couldn['’]t|did|didn['’]t|was|were|failed|stopped|started|went|decided|stayed))\b/i;

/** What the writer came to see. */
export const seen =
  /\b(?:(?:i|we) (?:suddenly |finally |only |just |then |later |also )*(?:reali[sz]ed|noticed|figured out|saw that|remembered that|understood (?:that|why|how|what))|that(?:['’]s| is| was) when (?:i|we) (?:reali[sz]ed|noticed|understood|saw)|it (?:hit|dawned on) me)\b/i;
/** A moment that stands out from what was before. */
export const turning = /\b(?:suddenly|all of a sudden|that (?:is|was) the moment|the moment (?:i|when|that)|changed (?:my mind|everything)|when i finally)\b/i;

/** What was thought before and what is thought now, in one sentence. */
export const thenNow =
  /\b(?:(?:I|we) used to (?:think|believe|assume|expect|feel)\b.{3,90}\b(?:but|now|then|until)\b|(?:I|we) (?:always |had |first )*(?:thought|believed|expected|assumed)\b.{3,90}\b(?:but (?:now|then|it|in the end|actually|I|we)|now|instead|until)\b|i changed my mind|now i (?:think|see (?:it|that|why)|understand))\b/i;
/** A thought that was left behind. */
export const before = /\b(?:I|we) (?:always )?used to (?:think|believe|assume|expect|feel)\b|\b(?:at )?first i (?:thought|believed|expected)\b/i;
/** How it was, beside how it is: no matter of views. */
export const course = /\bat first\b.{3,90}\b(?:but|then|now|later|until)\b|\b(?:I|we) used to\b.{3,90}\b(?:but|now)\b|\b(?:I|we)(?:['’]m| am| are)? no longer\b/i;
/** What is done, thought or believed as a rule is no event. */
export const habit =
  /\b(?:used to|(?:believe|think|say)s? that|(?:I|we) would|would (?:rather|like|love)|(?:want|wanted|hope|wish) to|(?:always|usually|often|never|sometimes) \w+|every (?:day|week|year|morning|time|single)|would always)\b|\b(?:I|we) (?:still |also |really |just )*(?:think|believe|know|guess|wish|feel|like|hate|want|have|am|is|are|can|need|prefer)\b/i;

/** Somebody else's thought or feeling. What they only did or said is no view yet. */
export const otherView = new RegExp(
  String.raw`\b(?:from (?:his|her|their|\p{Lu}\p{Ll}+['’]s|my \w+['’]s) (?:point of view|side|perspective|place|view)|in (?:his|her|their|\p{Lu}\p{Ll}+['’]s) (?:shoes|place|position)|if I (?:were|was|had been) (?:him|her|them|\p{Lu}\p{Ll}+)|(?<!\bI |\bwhat |\bwho )\b${people} (?:(?:had |also |really |just |only |secretly |always |actually )*(?:thought (?:so|that|about|of|I|we|he|she|they|it)|thinks? (?:so|that|about|of|I|we|he|she|they|it)|felt|feels|wanted to|wants to|hoped|wished|worried|feared)|(?:must|might|may|could) have (?:\w+ )?(?:thought|felt|wanted|hoped|wished|worried|hated|been|seen|known|needed)|(?:probably|maybe|perhaps) (?:thought|thinks|felt|feels|wanted|wants|hoped|meant|needed|believed|worried)|was trying|were trying|was (?:probably |maybe |also |really |just )?(?:nervous|scared|tired|worried|sad|angry|upset|hurt|embarrassed|confused|frustrated|disappointed|proud|shy|stressed)|were (?:probably |maybe |also |really |just )?(?:nervous|scared|tired|worried|sad|angry|upset|hurt|embarrassed|confused|frustrated|disappointed|proud|shy|stressed)))\b`,
  'u',
);

/** What could stand in anybody's text about anything. */
export const generic =
  /\b(?:(?:taught|showed|gave|learned|learnt)(?: (?:me|us))? (?:\w+ )?(?:the )?(?:true |real |great )?(?:value|importance|meaning|power) of|(?:rewarding|valuable|unforgettable|eye-opening|life-changing|enriching|fulfilling|unique) (?:\w+ )?(?:experience|opportunity|journey)|(?:experience|journey|project) was (?:truly |really |very )?(?:eye-opening|life-changing|rewarding|valuable|enriching|unforgettable)|comfort zone|(?:grow|grew|grown|growing|growth) as (?:a|an) (?:\w+ )?(?:person|student|individual|team|human|learner)|(?:face|faced|overcame|overcome) (?:many|a lot of|several|some|all|various|the) (?:\w+ )?(?:challenges|obstacles|difficulties)|hard work and (?:dedication|determination)|dream work|(?:important|valuable) (?:life )?(?:lessons?|skills)|made me (?:a )?(?:better|stronger) (?:person|student)|(?:skills|lessons?) (?:for|in) (?:my |the )?(?:future|life)|teamwork is (?:very |really |so )?important|together (?:you|we|everyone) can|broadened my horizons|push(?:ed)? (?:my|our) limits|outside the box)\b/i;

/** A reason that is only the judgment once more: "because it was good". */
export const emptyReason =
  /\bbecause (?:it|this|that|they|the \w+) (?:was|is|were|are) (?:(?:so|really|very|just|super|pretty) )*(?:good|fun|nice|cool|great|boring|bad|interesting|awesome|amazing|hard|easy|funny|stupid|dumb|fine|ok|okay)(?=[.!?]?$|,)/i;

/** The text is about something read or watched, not about a day of the writer's. */
export const aboutWork = /\b(?:the|this|a|my) (?:\w+ )?(?:book|novel|story|poem|film|movie|chapter|play)\b/i;

/** "The end." is no sentence to go on from. */
export const closes = /\b(?:writ(?:e|ing) (?:any ?)?more|the end|that(?:['’]s| is) (?:it|all)|nothing (?:more|else) to (?:say|write))\b/i;
export const lookingForward = /\bwould (?:love|like) to\b/i;

/** Something did not go as it should, or can go better: then a next step is worth asking for. */
export const couldGoBetter =
  /\b(?:wrong|mistakes?|mis+takes|lose|lost (?!my\b|our\b|his\b|her\b)|fail\w*|forgot\w*|forgoten|worse|worst|problems?|argu\w+|fight|fought|late|broke|missed|mess\w*|stuck|unfair|trouble|should have|dint|did ?n['’]?t (?:ask|know|listen|read|study|prepare|help|work|finish|get it)|couldn['’]?t)\b/i;

/** Somebody's words, quoted or told: "said that", "asked why". Who asked somebody to do something did not give a view. */
export const speech = new RegExp(
  String.raw`[“"](?:[^\s“”"]+\s+){2}[^“”"]{1,200}[”"]|(?<!\bI )\b(?!nobody|no one)${people} (?:(?:said|says|wrote|answered|replied|explained|admitted|suggested|mentioned|argued|pointed out|joked|whispered) (?:that|she|he|they|it|I|we|you|nobody|my|the|our)\b|(?:told|tells) (?:me|us|him|her|them) (?:that|about|she|he|they|it|how|why|what|my|the|our)\b|asked (?:me |us |him |her |them )?(?:who|what|why|whether|if|how|where)\b)`,
  'u',
);

/** A number, a name of a time, or something that could be seen, heard, touched: what only somebody who was there knows. */
export const detail =
  /\b\d+(?:[:.,]\d+)?\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|once|twice) (?:\w+ )?(?:times?|minutes?|hours?|days?|weeks?|months?|years?|pages?|people|students|points?|questions|seconds|meters|miles|laps|lines|words|drafts|problems|goals|dollars|sentences|seats|rows)\b|\b(?:red|blue|green|yellow|white|black|gray|wet|cold|warm|loud|quiet|silent|dark|bright|smell\w*|whisper\w*|silence|shaking|shook|rain\w*|snow\w*|mud|glue|sweat\w*|echo\w*|stared?|staring|floor|desk|window|whiteboard|board|hallway|kitchen|bench|stage|backpack|notebook|paper|phone|screen)\b/i;

/** A figure. */
export const figures =
  /(?<![\p{L}\d])(?!(?:1[5-9]|20)\d\d\b)\d+(?:[:.,]\d+)?(?:st|nd|rd|th)?(?![\p{L}\d])|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half an|once|twice) (?:\w+ )?(?:times?|minutes?|hours?|days?|weeks?|months?|years?|pages?|people|students|points?|questions|seconds|meters|miles|laps|lines|words|drafts|problems|goals|dollars|sentences|seats|rows|balls|cups|tries)\b/iu;
/** What a reader can picture. */
export const pictured =
  /\b(?:(?:red|blue|green|yellow|white|black|gray|brown|pink|orange|wet|striped|broken|muddy|wooden) \p{Ll}+|smell(?:s|ed) (?:of|like) \w+|whisper(?:ed|ing)|rain(?:ed|ing)|snow(?:ed|ing)|mud|glue|sweat|echo(?:ed)?|star(?:ed|ing)|hallway|kitchen|backpack|scarf|curtain|puddle|ladder|window|pencil|leash|bucket)\b/iu;

/** What the writer plans. */
export const nextStep =
  /^(?:next|next (?:time|week|lesson|class|practice|game|step|steps)|tomorrow|tonight|goals?|plan|to ?do)\s*[:–—-]|^(?:gonna|going to)\b|(?<!\bthe )\bnext time\b|\bif (?:i|we) (?:did|do|could do|had to do|have to do) (?:it|this|that|the \w+) (?:again|over)\b|\bnext (?:week|month|lesson|class|term|year),? i (?:want to|will|would like to|am going to|hope to)\b|^now i (?:always |also )?(?:put|write|check|ask|set|keep|use|read|practi[cs]e|make|start|count|look)\b|\b(?:from now on|in (?:the )?future|i(?:['’]m| am|m) (?:going to|gonna|planning to)|i['’]ll|i will|i (?:plan to|intend to|(?:also )?want (?:to )?(?:try|come back|start|ask|practi[cs]e|learn|work|get|be|do|improve|stop|keep|cut|change|write|read|make|use|speak|say (?:sorry|no|yes|hello|thank)|check|prepare|show|listen|tell|talk|take|play|build|find|train|finish|sit))|my (?:plan|goal|next step) (?:is|for))\b/i;
/** A plan that nobody could see being carried out. */
export const vaguePlan =
  /\b(?:try (?:my best|harder|more|to be (?:better|nicer|more \w+)|to do better|to improve)|do (?:better|my best|more)|be (?:better|nicer|more (?:careful|confident|organi[sz]ed|patient|focused|responsible|prepared))|work (?:harder|on it|more)|study (?:more|harder)|pay (?:more )?attention|practi[cs]e more|focus more|improve|listen (?:more|better)|manage my time|use (?:these|this|my|the|what|those) (?:new )?(?:skills?|knowledge|lessons?|experience)|not give up|keep (?:going|trying)|learn from (?:this|it))\b/i;
/** When, where, with whom or how much: a plan with one of these can be seen. */
export const anchored =
  /\d|\b(?:bring|count|pack)\b|\b(?:before|after|when|whenever|if|as soon as|every|each|first|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|at (?:home|lunch|school|the (?:start|beginning|end))|by (?:\w+ing|monday|tuesday|wednesday|thursday|friday|the)|with (?:my|a|\p{Lu})|ask (?:my|a|the|\p{Lu}|him|her|them|for)|write down|instead of|out loud|minutes?|(?:one|two|three) \w+|tonight|tomorrow)\b/iu;

/** The writer's own part, told openly. */
export const ownPart =
  /\bI (?:also |really |just |even |only |never |almost |had |have |kind of |still |actually |simply )*(?:(?:didn['’]?t|did not|had not|couldn['’]?t|could not|never) (?:even |really |ever )?(?:ask|listen|say|tell|read|check|study|practi[cs]e|prepare|try|notice|dare|raise|speak|pay|answer|looked at|asked|listened|said|help|explain|let|give|reply)\w*|(?<!\bthat I )forgot|ignored|interrupted|(?:yelled|shouted|screamed) at|lied|copied|gave up|should have|shouldn['’]t have|could have (?!\w+ed (?:all|forever))|rushed (?!to\b|over\b|home\b|out\b)|blamed|pretended|hid (?!in\b|under\b|behind\b)|skipped (?!rope|ahead|over|a (?:grade|stone))|messed|made (?:a|the|my) (?:\w+ )?mistake|was wrong|admit|apologi[sz]ed|stayed silent|said (?:nothing|something mean|it mean)|slammed|cheated|avoided|laughed at|snapped|argued|procrastinated|talked over|threw (?:away|the \w+ (?:at|over|away|out))|kept waiting|kept it to myself|answered it myself|talked too much|(?:went|counted|moved|spoke|talked|started|read|ran|wrote|cut|bent|poured) (?:it |my \w+ )?too (?:fast|soon|early|late|much|quickly))\b/i;

/** Something the writer chose to do. */
export const decision =
  /(?<!\bthat )\bI (?:finally |then |just |still |also |even |immediately )*(?:decided|chose|asked|told|offered|stopped|started|apologi[sz]ed|tried|agreed|helped|went back|raised my hand|spoke up|stayed|practi[cs]ed|rewrote|wrote|built|called|invited|volunteered|admitted|changed|walked|made|explained|listened|drew|sat|joined|asked|gave|read|looked up|picked|counted|tested|checked|took)\b/i;

/** A choice between two ways, and not only a deed. */
export const choice =
  /\bI (?:finally |then |just |still |also |even |immediately )*(?:decided|chose|offered|agreed|refused|volunteered|apologi[sz]ed|spoke up|gave up|stopped|rewrote|invited|admitted|changed|did not say|didn['’]t say|said (?:yes|no|nothing)|kept (?:quiet|going))\b|\bI \w+ed? [^.!?]{2,60}\b(?:anyway|instead)\b/i;

/** Something the writer did. Learners tell it in the present. */
export const deed =
  /\b(?:I|[Ww]e) (?:finally |then |just |still |also |even |only |quickly |carefully |both |all )*(?!need|feed|hundred|bed\b|used to|liked|loved|hated|wanted|hoped|wished|believed|expected|enjoyed|seemed|learned|decided that|tried to be)(?:\p{L}{2,}ed|took|made|went|came|got|gave|sat|ran|drew|built|wrote|read|told|held|found|kept|put|brought|spoke|sang|fell|swam|threw|caught|won|lost|began|cut|hit|did|showed|left|met|said|stood|rode|flew|ate|bought|taught|fed|hung|sent|spent|swept|drove|broke|chose|hid|catch|ask|tell|make|speak|play (?:football|soccer|against|the|with|a)|go|come|give|take|help|try|sing|run|write|build) (?!better\b|used\b)/iu;

/** Told of a day that is over: someone did something. */
export const past =
  /\b(?!need|hundred|bed\b|red\b|interested|supposed|used\b|tired|bored|excited|scared|worried|annoyed|liked|loved|hated)\p{L}{2,}ed\b|\b(?:took|made|went|came|got|gave|sat|ran|drew|built|wrote|told|held|found|kept|put|brought|spoke|sang|fell|swam|threw|caught|won|lost|began|hit|did|showed|left|met|said|stood|rode|flew|ate|bought|taught|fed|hung|sent|spent|drove|broke|chose|hid|shook|read|sad it|stuck|forgot|slept|woke)\b|\b(?:I|we|he|she|they|\p{Lu}\p{Ll}+) (?:catch|ask|tell|say|make|speak|play|go|come|give|take|help|sit|laugh|show)s? /iu;

/** Something the writer says to have learned. */
export const learned =
  /\bI(?:['’]ve| have)? (?:also |really |finally |just |now |even )*(?:learned|learnt|reali[sz]ed|understood|understand|found out|figured out|discovered)\b(?: now)? (?!a lot|lots|so much|many|much|nothing|it\b|this\b)(?:that|how|why|what|to|I|it is|when|when\b|not|there)/i;
/** Learning without an object. */
export const learnedMuch = /\bI (?:\w+ )?(?:learned|learnt) (?:a lot|lots|so much|many (?:new )?things|much|new things|stuff)\b(?! about)/i;
export const progress =
  /\bI(?:['’]m|['’]ve| have| am)? (?:\w+ )?(?:got(?:ten)?|getting|became|become|improved?|improving|am) (?:a lot |much |way |so much |really )?(?:better|stronger|faster|more confident|good at|improved|my \w+ skills?)\b/i;

/** A judgment that leaves open what was meant. The word is the first group. */
export const judgment = new RegExp(
  String.raw`\b(?:it|this|that|everything|school|(?:the|my|our|this|that) (?:\w+ )?\w+|we|which) (?:was|is|were|are|went|has been|felt|looked|turned out) ${softly}(good|bad|great|fun|nice|cool|boring|hard|easy|awesome|amazing|interesting|terrible|horrible|fine|ok|okay|difficult|stressful|tough|well|stupid|dumb|weird|unfair|annoying|perfect|the best|the worst|scary|exciting|important|challenging|confusing)\b(?! (?:at|for|to|enough|friends?)\b)`,
  'iu',
);

/** A rule in the present, or a judgment about everybody; "I never asked" is a fact of one day. */
export const absolute =
  /(?<!\b(?:had|have|has|['’]ve|['’]d) )\b(?:(?:always|never) (?:do(?:es)?|listens?|gets?|mess(?:es)?|works?|helps?|gives?|lets?|says?|makes?|understands?|tr(?:y|ies)|forgets?|have|has|is|are|am|come|comes|go(?:es)?|cares?|asks?|answers?|finish(?:es)?|starts?|ends?|happens?|fails?|loses?|measures?|can|want|wants|tells?|shows?)|(?:is|are|am) (?:always|never)|every (?:single )?time (?:i|we|he|she|they) \w+s?\b|(?:everyone|everybody|nobody|no one) (?:ever |else |always |really )?(?:hates?|likes?|knows?|cares?|failed|thinks?|loves?|wants?|gets?|has|is|does|understands?))\b/i;

/** The writer judges themselves as a whole. */
export const selfLabel =
  /\bI(?:['’]m|m| am| was) (?:just |so |really |too |such |always |simply |honestly |pretty )*(?:(?:bad|terrible|horrible|awful|not good|no good|hopeless|useless|slow) (?:at|with)|stupid|dumb|lazy|an? (?:\w+ )?(?:idiot|failure|loser|lazy person|bad (?:person|student|friend|writer|reader))|not (?:smart|a (?:\w+ )?person)|the (?:worst|dumbest)|just not)\b/i;

export const doubt =
  /\b(?:I(?:['’]m| am) (?:still )?not (?:really |quite |so )?sure|I (?:still )?(?:don['’]?t|do not) (?:really |quite )?(?:know|understand) (?:why|if|whether|how|what)|I (?:still )?wonder|part of me|maybe (?:I|it|he|she|they|we|that)|I keep (?:wondering|asking))\b/i;
export const view =
  /\b(?:I (?:really |still |also )?(?:think|believe)|in my opinion|(?:people|everyone|we|schools?|teachers?|students|kids) should(?! have)|should be (?:allowed|able))\b/i;

/** What was liked or not: near to a feeling, and none yet. The word is the first group. */
export const liking =
  /(?:^|\b(?:I|we|and|but) )(?:(?:really|also|just|kind of|kinda|mostly|actually|did not|didn['’]?t|do not|don['’]?t) )*(liked?|enjoyed|enjoy)(?= (?:the|my|our|it|this|that|these|how|to|when|working|\p{L}+ing|most)\b)/iu;

/** Somebody or something is not there any more. */
export const missing = /\bi (?:\w+ )?miss(?:ed)? (?:my|him|her|them|it|the|you|being|how|our)\b/i;

/** A rule about people in general, with nobody in it. */
export const general =
  /^(?!.*\b(?:I|me|my|we|our|us)\b)(?:\S+ ){0,3}(?:people|you|everyone|honesty|friendship|life|teamwork|reading|students|kids)\b.*\b(?:is|are|should|have|has|can|must|will)\b/i;

/** What the body did. */
export const body =
  /\b(?:my (?:hands?|heart|hart|stomach|legs?|face|throat|chest|voice|cheeks|eyes|knees|palms|fingers|ears) (?:(?:was|were|is|are|went|felt|got|turned|started (?:to )?|kept|began to) ?(?:\w+ly |so |all |very )*(?:shak\w+|swea\w+|wet|cold|red|hot|heavy|weak|tight|dry|pound\w*|rac\w+|beat\w*|burn\w*|trembl\w+|quiet|small|like jelly)|shook|dropped|sank|pounded|raced|burned|trembled|tightened|closed up|beat)\b|I (?:almost |started to |started |was |just |nearly )*(?:cried|crying|cry|shaking|shook|blushed|blushing|sweated|sweating|trembled|froze|couldn['’]t (?:breathe|sleep|stop smiling|speak)))/i;
/** "My head was a beehive": a picture, and nothing that could be seen. */
export const figure =
  /\bmy (?:head|heart|stomach|mind|brain|chest|legs?|arms?|throat|face|thoughts) (?:was|were|felt|became|turned) (?:like |into )?(?:an? |one big )(?!bit\b|little\b|lot\b|mess\b)\p{L}+/iu;

/** Others did wrong; read against the writer's own part. */
export const others = new RegExp(
  String.raw`(?<!\bI )\b${people} (?:never|always|just|only|kept|also|still|all)? ?(?:didn['’]?t|did not|never|wouldn['’]t|won['’]t|don['’]t|doesn['’]t|refused|ignored|ruined|messed|blamed|lied|cheated|wasn['’]t|weren['’]t|forgot|yelled|kept|complained|interrupted|took over)\b`,
  'u',
);

/** Somebody was treated badly: then nobody is asked for their own part in it, or for the other's view. */
export const harmed =
  /(?<!\b(?:I|we) (?:\w+ )?)\b(?:bull(?:y|ied|ies|ying)|(?:made|makes|making) fun of|pick(?:ed|s|ing) on)\b|\b(?:(?:(?<!\bit )hit|kicked|pushed|shoved|punched|slapped|threatened|hurt|excluded|mocked|teased|laughed at|(?<!\b(?:story|book|song|poem|film|movie|it|words|ending) )touched|hates?|hated|insulted) (?:me|us)\b(?! (?:out of (?:my|our)|to (?:do|try|be|work|go|keep|learn|give|improve|get|think|practi[cs]e|run|become)|forward|further|harder|past|beyond))|called me (?:names|fat|ugly|stupid|dumb|weird|gay|slow|lazy|(?:an? |the )?\w*(?:idiot|loser|freak|baby|nerd|liar|cheater|monkey|pig|failure|bitch|slut|retard))|racis[tm]|left me out|against me|afraid of (?:him|her|them|my)|scared of (?:him|her|them|my)|funeral|divorce\w*|cancer)\b|\b(?:he|she|they|(?:my|our) (?:\w+ ){0,3}?(?!(?:plants?|flowers?|tree|cactus|phone|battery|laptop|tablet|computer|car|tomato\w*|herbs?|beans?|seeds?|seedlings?|bush|lawn|character|avatar|robot|engine|motor)\b)\w+) (?:had |has |have |just |suddenly |all )*(?:died|passed away)\b|\b(?:death|loss) of (?:my|our|his|her|their)\b/i;

/** The writer is in a bad place, whatever brought them there. */
export const heavy =
  /\b(?:(?:nobody|no one) (?:likes|cares about|wants|talks to) me|(?:i have|i['’]ve got|got) no friends|hate (?:myself|my life)|(?:i|i['’]?m|i am|i was|feel|felt|am) (?:so |just |totally |completely )?(?:worthless|hopeless)|panic attack|can['’]?t (?:take|do) (?:this|it) any ?more|cry myself|cried every)\b/i;

export const thenAgain = /\b(?:[Aa]nd then|[Tt]hen|[Nn]ext(?! (?:time|to|week|day|door|lesson|year|game|practice|month|\p{Lu}))|[Aa]fter that)\b/gu;

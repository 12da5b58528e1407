/** Turns by which a reflection describes, analyzes and applies. English. Each stands for something a teacher marks in the margin. */

const people = String.raw`(?:he|she|they|everyone|everybody|nobody|somebody|someone|people|(?:my|our|the|his|her|their) (?:\w+ )?(?:friends?|partners?|group|team|teammates?|class|classmates?|teacher|coach|mom|mum|mother|dad|father|parents|brothers?|sisters?|sister|cousin|grandma|grandpa|grandmother|grandfather|uncle|aunt|neighbou?r|other (?:kids|girls|boys|students|players)|kids|girls|boys|others|goalie|captain|principal|boss|manager|opponents?|judge|audience|customer|leader|buddy|tutor|student|students)|(?!(?:It|We|You|This|That|These|Those|There|What|Which|Everything|Something|Anything|Nothing|School|Then|But|And|So|When|If|My|Our|The|Mine|Ours|One|Some|Most|Maybe|Also|Still|Not|Just|Today|Yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Math|Maths|Science)\b)\p{Lu}\p{Ll}+)`;
const softly = '(?:(?:really|very|so|pretty|kind of|kinda|super|quite|just|too|also|all|totally|a bit|a little|actually|still) )*';

/** A reason is given. "Since" is left out: it mostly tells the time. */
export const reason =
  /\b(?:because|bec(?:aus|us|uz|uase|ouse|os|ose|ase)|cause(?= (?:i|we|he|she|they|it)\b)|bc|the reason (?:why|that|is|was|for)|that(?:['’]s| is| was) why|which is why|this is why|due to|so that|in order to)\b/i;

/** Something followed from something. */
export const consequence =
  /\b(?:as a result|because of (?:that|this|me|it)|(?:which|that|this|it) (?:made|meant|led|caused|let|forced|helped)\b|led to|ended up|therefore|in the end|from then on|since then|so (?:i|we|he|she|they|nobody|everyone|everybody|our|my|the) (?:\w+ )?(?:had|lost|won|got|missed|could|couldn['’]t|did|didn['’]t|was|were|failed|stopped|started|went|decided|stayed))\b/i;

/** The moment at which something changes. */
export const turning =
  /\b(?:(?:then|suddenly|finally|that(?:['’]s| is| was) when|and) (?:i|we) (?:suddenly |finally )?(?:reali[sz]ed|noticed|understood|figured out)|that(?:['’]s| is| was) (?:when|the moment)|suddenly|all of a sudden|but then|then i (?:looked at|remembered)|the moment (?:i|when|that)|it (?:hit|dawned on) me|i (?:suddenly |finally |only |just )?(?:reali[sz]ed|noticed|figured out)|i (?:suddenly |finally |only )?understood (?:that|why|how|what)|changed (?:my mind|everything)|stopped talking|when i finally)\b/i;

/** What was thought before and what is thought now. */
export const thenNow =
  /\b(?:(?:i|we) used to|at first\b.{3,90}\b(?:but|then|now|later|until)\b|(?:i|we) (?:always |had )?thought\b.{3,90}\b(?:but|now|then|instead|until)\b|i expected\b.{3,90}\b(?:but|and mostly|instead)\b|no longer|before (?:this|that|today),? i|i changed my mind|now i (?:know|see|think|understand|ask|do|try|can)|not (?:any ?more|anymore))/i;

/** Somebody else's thought or feeling. What they only did or said is no view yet. */
export const otherView = new RegExp(
  String.raw`\b(?:from (?:his|her|their|\p{Lu}\p{Ll}+['’]s|my \w+['’]s) (?:point of view|side|perspective|place|view)|in (?:his|her|their|\p{Lu}\p{Ll}+['’]s) (?:shoes|place|position)|if I (?:were|was|had been) (?:him|her|them|\p{Lu}\p{Ll}+)|(?<!\bI )\b${people} (?:had |must have |might have |may have |could have |probably |maybe |also |really |just |only |secretly |always |actually )*(?:thought|thinks?|felt|feels?|wanted|wants?|believed|hoped|wished|worried|expected|meant|needed|cared|was trying|were trying|was (?:probably |maybe |also |really |just )?(?:nervous|scared|tired|worried|sad|angry|upset|hurt|embarrassed|confused|frustrated|disappointed|proud|shy|stressed)|were (?:probably |maybe |also |really |just )?(?:nervous|scared|tired|worried|sad|angry|upset|hurt|embarrassed|confused|frustrated|disappointed|proud|shy|stressed)))\b`,
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
  /\b(?:wrong|mistakes?|mis+takes|lose|lost (?!my\b|our\b|his\b|her\b)|fail\w*|forgot\w*|forgoten|bad|worse|worst|problems?|hard|difficult|argu\w+|fight|fought|late|grade|marks?|test|exam|quiz|broke|fell|missed|mess\w*|stuck|unfair|trouble|should have|n['’]?t|not|never|wasnt|dint|didnt|couldnt|only|too)\b/i;

/** Somebody's words, quoted or told: "said that", "asked why". Who asked somebody to do something did not give a view. */
export const speech = new RegExp(
  String.raw`[“"](?:[^\s“”"]+\s+){2}[^“”"]{1,200}[”"]|(?<!\bI )\b(?!nobody|no one)${people} (?:(?:said|wrote|answered|replied|explained|admitted) (?:that|she|he|they|it|I|we)\b|told (?:me|us|him|her|them) (?:that|about|she|he|they|it|how|why|what)\b|asked (?:me |us |him |her |them )?(?:who|what|why|whether|if|how|where)\b)`,
  'u',
);

/** A number, a name of a time, or something that could be seen, heard, touched: what only somebody who was there knows. */
export const detail =
  /\b\d+(?:[:.,]\d+)?\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|once|twice) (?:\w+ )?(?:times?|minutes?|hours?|days?|weeks?|months?|years?|pages?|people|students|points?|questions|seconds|meters|miles|laps|lines|words|drafts|problems|goals|dollars|sentences|seats|rows)\b|\b(?:red|blue|green|yellow|white|black|gray|wet|cold|warm|loud|quiet|silent|dark|bright|smell\w*|whisper\w*|silence|shaking|shook|rain\w*|snow\w*|mud|glue|sweat\w*|echo\w*|stared?|staring|floor|desk|window|whiteboard|board|hallway|kitchen|bench|stage|backpack|notebook|paper|phone|screen)\b/i;

/** What the writer plans. */
export const nextStep =
  /^(?:next (?:time|week|lesson|class|practice|game|step|steps)|tomorrow|tonight|goals?|plan|to ?do)\s*[:–—-]|^(?:gonna|going to)\b|(?<!\bthe )\bnext time\b|\bif (?:i|we) (?:did|do|could do|had to do|have to do) (?:it|this|that|the \w+) (?:again|over)\b|\bnext (?:week|month|lesson|class|term|year),? i (?:want to|will|would like to|am going to|hope to)\b|^now i (?:always |also )?(?:put|write|check|ask|set|keep|use|read|practi[cs]e|make|start|count|look)\b|\b(?:from now on|in (?:the )?future|i(?:['’]m| am|m) (?:going to|gonna|planning to)|i['’]ll|i will|i (?:plan to|intend to|(?:also )?want to (?:try|start|ask|practi[cs]e|learn|work|get|be|do|improve|stop|keep|cut|change|write|read|make|use|speak|say|check|prepare|show|listen|tell|talk|take|play|build|find|train|finish|sit))|my (?:plan|goal|next step) (?:is|for))\b/i;
/** A plan that nobody could see being carried out. */
export const vaguePlan =
  /\b(?:try (?:my best|harder|more|to be (?:better|nicer|more \w+)|to do better|to improve)|do (?:better|my best|more)|be (?:better|nicer|more (?:careful|confident|organi[sz]ed|patient|focused|responsible|prepared))|work (?:harder|on it|more)|study (?:more|harder)|pay (?:more )?attention|practi[cs]e more|focus more|improve|listen (?:more|better)|manage my time|use (?:these|this|my|the|what|those) (?:new )?(?:skills?|knowledge|lessons?|experience)|not give up|keep (?:going|trying)|learn from (?:this|it))\b/i;
/** When, where, with whom or how much: a plan with one of these can be seen. */
export const anchored =
  /\d|\b(?:bring|count|pack)\b|\b(?:before|after|when|whenever|if|as soon as|every|each|first|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|at (?:home|lunch|school|the (?:start|beginning|end))|by (?:\w+ing|monday|tuesday|wednesday|thursday|friday|the)|with (?:my|a|\p{Lu})|ask (?:my|a|the|\p{Lu}|him|her|them|for)|write down|instead of|out loud|minutes?|one|two|three|tonight)\b/iu;

/** The writer's own part, told openly. */
export const ownPart =
  /\bI (?:also |really |just |even |only |never |almost |had |have |kind of |still |actually |simply )*(?:(?:didn['’]?t|did not|had not|couldn['’]?t|could not|never) (?:even |really |ever )?(?:ask|listen|say|tell|read|check|study|practi[cs]e|prepare|try|notice|dare|raise|speak|pay|answer|looked at|asked|listened|said|help|explain|let|give|reply)\w*|(?<!\bthat I )forgot|ignored|interrupted|yelled|shouted|screamed|lied|copied|gave up|quit|should have|shouldn['’]t have|could have|rushed|blamed|pretended|hid|skipped|broke|messed|made (?:a|the|my) (?:\w+ )?mistake|was wrong|admit|apologi[sz]ed|stayed silent|said (?:nothing|something mean|it mean)|slammed|cheated|avoided|laughed at|snapped|argued|procrastinated|talked over|threw|kept waiting|kept it to myself|answered it myself)\b/i;

/** Something the writer chose to do. */
export const decision =
  /(?<!\bthat )\bI (?:finally |then |just |still |also |even |immediately )*(?:decided|chose|asked|told|offered|stopped|started|apologi[sz]ed|tried|agreed|helped|went back|raised my hand|spoke up|stayed|practi[cs]ed|rewrote|wrote|built|called|invited|volunteered|admitted|changed|walked|made|explained|listened|drew|sat|joined|asked|gave|read|looked up|picked|counted|tested|checked|took)\b/i;

/** Something the writer says to have learned. */
export const learned =
  /\bI(?:['’]ve| have)? (?:also |really |finally |just |now |even )*(?:learned|learnt|reali[sz]ed|understood|understand|found out|figured out|discovered|know|see)\b(?: now)? (?!a lot|lots|so much|many|much|nothing|it\b|this\b)(?:that|how|why|what|to|I|it is|when|when\b|not|there)/i;
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
  /\b(?:I(?:['’]m| am) (?:still )?not (?:really |quite |so )?sure|I (?:still )?(?:don['’]?t|do not) (?:really |quite )?(?:know|understand) (?:why|if|whether|how|what)|I (?:still )?wonder|part of me|maybe (?:I|it|he|she|they|we|that)|I keep (?:thinking|asking))\b/i;
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
  /\b(?:my (?:hands?|heart|stomach|legs?|face|throat|chest|voice|cheeks|eyes|knees|palms|mind|fingers|ears|head) (?:was|were|went|felt|got|started|kept|turned|shook|dropped|sank|pounded|raced|burned|trembled|tightened|closed|is|are|beat)\b|I (?:almost |started to |started |was |just |nearly )*(?:cried|crying|cry|shaking|shook|blushed|blushing|sweated|sweating|trembled|froze|couldn['’]t (?:breathe|sleep|stop smiling|speak)))/i;

/** Others did wrong; read against the writer's own part. */
export const others = new RegExp(
  String.raw`(?<!\bI )\b${people} (?:never|always|just|only|kept|also|still|all)? ?(?:didn['’]?t|did not|never|wouldn['’]t|won['’]t|don['’]t|doesn['’]t|refused|ignored|ruined|messed|blamed|lied|cheated|wasn['’]t|weren['’]t|forgot|yelled|kept|complained|interrupted|took over)\b`,
  'u',
);

/** Somebody was treated badly: then nobody is asked for their own part in it, or for the other's view. */
export const harmed =
  /(?<!\b(?:I|we) (?:\w+ )?)\b(?:bull(?:y|ied|ies|ying)|(?:made|makes|making) fun of|pick(?:ed|s|ing) on)\b|\b(?:(?:(?<!\bit )hit|kicked|pushed|shoved|punched|slapped|threatened|hurt|excluded|mocked|teased|laughed at|(?<!\b(?:story|book|song|poem|film|movie|it|words|ending) )touched|hates?|hated|insulted) (?:me|us)\b(?! (?:out of (?:my|our)|to (?:do|try|be|work|go|keep|learn|give|improve|get|think|practi[cs]e|run|become)|forward|further|harder|past|beyond))|called me|racis[tm]|left me out|against me|afraid of (?:him|her|them|my)|scared of (?:him|her|them|my)|funeral|divorce\w*|cancer)\b|\b(?:he|she|they|who|(?:my|our|his|her|their) (?:\w+ ){0,3}?(?!(?:plants?|flowers?|tree|cactus|phone|battery|laptop|tablet|computer|car|tomato\w*|herbs?|beans?|seeds?|seedlings?|bush|lawn|character|avatar|robot|engine|motor)\b)\w+) (?:had |has |have |just |suddenly |all )*(?:died|passed away)\b|\b(?:death|loss) of (?:my|our|his|her|their)\b/i;

/** The writer is in a bad place, whatever brought them there. */
export const heavy =
  /\b(?:(?:nobody|no one) (?:likes|cares about|wants|talks to) me|(?:i have|i['’]ve got|got) no friends|hate (?:myself|my life)|worthless|hopeless|panic attack|can['’]?t (?:take|do) (?:this|it) any ?more|cry myself|cried every)\b/i;

export const thenAgain = /\b(?:and then|then|next|after that)\b/gi;

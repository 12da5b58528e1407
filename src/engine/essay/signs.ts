/** Words and turns in a student's text that tell something about it. English; each pattern stands for what a writing teacher looks for first. */

export const announcement =
  /\b(?:in this (?:essay|paper|paragraph|report|text)|this (?:essay|paper|paragraph|report) (?:is|will|explains|talks)|i(?:['’]m| am)? (?:going to|gonna) (?:tell|write|talk|explain|show|be)|i will (?:tell|write|talk|explain|show|be (?:talking|writing|explaining|telling))|my (?:essay|topic|paper|report|claim|hook) (?:is|will)|today i (?:will|want|am))\b/i;

export const dictionary = /\b(?:webster|dictionary)\b|\b(?:is|are) defined as\b|\bthe definition of\b/i;

export const sweeping =
  /\b(?:(?:since|from) the (?:beginning|dawn)|throughout (?:all of |human )?history|for as long as|in today['’]?s (?:society|world|day)|in (?:our|the) modern (?:world|society|day)|every(?:one|body) (?:knows|loves|likes|wants|has)|all people|(?:people|humans) have always|as we all know|nowadays|all over the world|since ancient times)\b/i;

const asking = `(?:do|did|does|don['’]t|have|has|haven['’]t|are|is|isn['’]t|aren['’]t|would|wouldn['’]t|can|could|were|was|should|will)`;
/** Ends in a question mark and can be answered with yes or no. "Do you read or run?" offers a choice and is left out. */
export const yesNoQuestion = new RegExp(String.raw`^["“]?(?:(?:hey|so|well|imagine|but|and),? )?${asking}\b(?!.*\bor\b).*\?["”]?$`, 'i');

/** A number that somebody must have counted: with a unit, a percent sign or three digits, and no year. */
export const countedNumber =
  /\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)? ?(?:%|percent\b)|\b\d+ (?:out of|in) (?:every )?\d+\b|\b(?:one|two|three|four|nine) (?:out of|in) (?:every )?(?:two|three|four|five|ten)\b|\b\d+(?:\.\d+)? (?:million|billion|thousand)\b|\b(?!(?:1\d|20)\d\d\b)\d{3,}\b/i;

/** Verbs that only stand with a subject: what holds one is a sentence. */
export const finiteVerb =
  /\b(?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|has|have|had|does|did|don['’]?t|can|can['’]?t|could|should(?:n['’]?t)?|must|will|won['’]?t|would|may|might|needs?|makes?|helps?|harms?|hurts?|causes?|deserves?|matters?)\b/i;

/** Somebody or something is named as the origin of what is said. */
export const sourced =
  /\baccording to\b|\b(?:reported|published|found|written|wrote|explains?|argues?|states?|notes?|reports?|says?|said|tells?|told)\b(?= (?:by|in|that|on|me|us)\b)|\bin (?:the|a|an|his|her|their) (?:book|article|report|study|survey|interview)\b|\b(?:survey|study|report|census|poll) (?:by|from|of|at|in)\b|\buniversity\b|\binstitute\b|\bdepartment of\b|\(\s*[^()]*\b(?:1[5-9]|20)\d\d[^()]*\)|\(\s*\p{Lu}[\p{L}.]+(?: (?:and|&) \p{Lu}[\p{L}.]+)?,? (?:p+\. ?)?\d+\s*\)|https?:|\bwww\.|\bp+\. ?\d/iu;

/** Somebody is said to say it: "Dr. Chen says", "one farmer remembered", "said my uncle". */
export const speaks =
  /\b(?:says?|said|writes?|wrote|explain(?:s|ed)|argue[sd]|state[sd]|note[sd]|report(?:s|ed)|tells?|told|ask(?:s|ed)|whisper(?:s|ed)|shout(?:s|ed)|repl(?:ies|ied)|answer(?:s|ed)|yell(?:s|ed)|call(?:s|ed)|remember(?:s|ed)|recall(?:s|ed)|according to)\b/i;

/** A share or a count of people and things, as surveys give it: nobody knows it from looking. */
export const surveyNumber =
  /\b\d+(?:\.\d+)? ?(?:%|percent\b)|\b\d+ (?:out of|in) (?:every )?\d+\b|\b(?:one|two|three|four|nine) (?:out of|in) (?:every )?(?:two|three|four|five|ten)\b|\b\d+(?:\.\d+)? (?:million|billion|thousand)\b|\b\d{1,3}(?:,\d{3})+\b/i;

const nameless = '(?:stud(?:y|ies)|surveys?|research(?:ers?)?|scientists?|experts?|doctors?|psychologists?|statistics|historians?|websites?|articles?|science)';
/** "Experts say", "a study says that", "according to scientists": somebody nobody can ask. */
export const unnamedAuthority = new RegExp(
  String.raw`\b(?:some |many |most |several |a lot of |recent |new |an? (?:new |recent )?|one |another |the )?(?:${nameless}|they)(?: (?:also|all|often|even))? (?:say|says|said|show|shows|showed|have shown|has shown|prove|proves|found|find|finds|agree|believe|think|suggest|suggests|claim|claims|report|reports|have found|has found|have proven|has proven|tell us|tells us)\b(?: that\b)?|\baccording to (?:some |many |most |several |recent |the |an? )?${nameless}(?! (?:by|from|of|at|in|on|called|named)\b)`,
  'i',
);

export const wideSource =
  /\b(?:google|the internet|the web|wikipedia|tiktok|youtube|instagram|chatgpt|some website|a website|websites?|an? (?:video|article|post)|social media)\b(?= (?:says?|said|it|that|told|shows?|i)\b)|\b(?<=(?:according to|on|from|off|asked|using|used) )(?:google|the internet|the web|wikipedia|tiktok|youtube|instagram|chatgpt|some website|a website|social media)\b|\bi (?:heard|read|saw) (?:somewhere|online|on the internet)\b/i;

export const ownExperience =
  /\bmy (?:(?:best|little|older|big|younger) )?(?:friends?|mom|mother|dad|father|brother|sister|cousin|uncle|aunt|grandma|grandmother|grandpa|dog|cat|neighbor|school|class)\b|\b(?:when|once|because) i\b|\bi (?:once|always|never|know someone)\b/i;

export const vagueAmount =
  /\b(?:a lot of|lots of|many|most|tons of|plenty of|a (?:large|huge|great|big) (?:number|amount) of|numerous|several|a few|some) (?:more )?(?:people|kids|students|children|teens|teenagers|adults|schools|animals|countries|times|things|money|water|time|years|of them|\p{L}+s)\b/iu;

/** Something that can be looked up or pictured: a digit, a name inside the sentence, an example announced. */
export const concrete =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|hundreds?|thousands?|millions?)\b|(?<=\p{L}[,;]? )\p{Lu}\p{L}+(?<!\bI\b)|\bfor (?:example|instance)\b|\bsuch as\b|["“]/u;

export const vagueWord =
  /\b(?:things?|stuff|(?:really |very |so )?(?:good|bad|nice|cool|fun|great|awesome|amazing|interesting|important|special|weird)|a lot|something|somehow|kind of|sort of)\b(?<!\b(?:one|only|same|first|last|whole|right|wrong|a|kind of|living) things?)(?<!for good)/i;

export const toldFeeling =
  /\b(?:i|we|it made me|made me feel) (?:was |were |felt |am |feel |got |)(?:so |very |really |super |kind of |pretty |a little |extremely )*(?:happy|sad|nervous|scared|excited|angry|mad|proud|embarrassed|worried|afraid|upset|lonely|bored|surprised|anxious|ashamed|frustrated|disappointed|terrified|relieved|jealous)\b/i;

export const summary =
  /\b(?:we|i|it|everything|the (?:day|trip|game|party|experience)) (?:all )?(?:had (?:a lot of |so much |lots of )?fun|(?:was|were) (?:so |really |very |super )?(?:fun|great|amazing|awesome|good|nice|cool|perfect|terrible|the best|the worst|an? (?:amazing|great|good|bad|wonderful|unforgettable|life[- ]changing) (?:day|time|experience|trip)))\b|\b(?:then|next)\b.*\b(?:and then|then|after that)\b.*\bthen\b/i;

export const time =
  /\b(?:when|while|as soon as|one (?:day|night|morning|afternoon|evening|time)|last|that (?:day|night|morning|afternoon|evening|moment|summer|winter|week)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the (?:first|last|second|third))|the (?:first|last|next) (?:time|day|night|week|morning)|suddenly|yesterday|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) grade)|years? ago|months? ago|weeks? ago|o['’]clock)\b|\b\d{1,2}(?::\d\d| (?:am|pm|a\.m|p\.m))/i;

/** Somewhere that one could stand. */
export const place =
  /\b(?:on|in|into|at|behind|under|outside|inside|near|through|across|from) (?:the|my|our|a|an|his|her|their) (?!(?:end|way|same|whole|fact|essay|beginning|thing|things|lot|time|first|world|life|other|past|future|moment|team|story|book)\b)\p{L}+/iu;

export const senses =
  /\b(?:saw|see|looked|stared|watched|heard|hear|sounds?|noise|silence|silent|quiet|loud|whisper\w*|shout\w*|scream\w*|laugh\w*|smell\w*|smoke|taste\w*|sweet|salty|bitter|cold|warm|hot|wet|dry|rough|smooth|soft|sticky|heavy|bright|dark|light|lights|shadows?|red|blue|green|yellow|white|black|orange|pink|gray|rain\w*|snow\w*|wind|sun|dust|mud|hands?|fingers|feet|knees|stomach|throat|voice|breath\w*|sweat\w*|tears?|shak\w+|trembl\w+|buzz\w*|click\w*|bang\w*|squeak\w*)\b/i;

export const stance =
  /\b(?:should|shouldn['’]?t|must|ought|needs? to|have to|has to|better|best|worse|worst|good|bad|terrible|useless|useful|pointless|stupid|more|less|unfair|fair|wrong|right|harm\w*|helps?|hurts?|worth|deserves?|because|too|only|cannot|can['’]?t|mistake|important|effective|dangerous|ban(?:ned)?|allow\w*|requir\w*|stop|support|oppose|agree|disagree|never|always|would|responsible|fails?|justified|overrated|underrated|matters?|valuable|unnecessary|necessary|essential)\b/i;

export const opinion = /\b(?:should(?:n['’]t)?|must|ought to|the best|the worst|i think|i believe|in my opinion|unfair|wrong to|stupid|terrible|awful|amazing)\b/i;
export const opinionPhrase =
  /\b(?:i (?:really |personally |strongly |just )?(?:think|believe|feel like|feel)(?: that)?|in my (?:own |personal )?opinion,?|personally,?|if you ask me,?)(?= |$)/i;
export const reason =
  /\b(?:because|since|so that|due to|as they|as it|by (?:\p{L}+ing)|therefore|in order to|which (?:would|will|makes|means|helps|leads)|it (?:would|will|helps|makes|gives|keeps|teaches))\b|;/iu;
export const absolute =
  /\b(?:always|never|every(?:one|body|thing)?|nobody|no one|nothing|all (?:students|people|kids|children|teachers|schools|adults|parents|animals|teens|teenagers)|completely|totally|the only|100 ?%|any(?:one|body))\b/i;
export const otherSide =
  /\b(?:although|though|while|even if|despite|in spite of|some (?:people|say|argue|think|might|may)|admittedly|granted|however|whereas|critics|opponents|but|yet)\b/i;
export const parts = /,.*\b(?:and|or)\b|\b(?:two|three|four|several|both)\b|\b(?:how|why|because|through|by)\b.*\band\b|;|\bby\b.*\bso that\b|\bfirst\b|\bfrom\b.*\bto\b/i;

export const change =
  /\b(?:learn\w*|reali[sz]\w*|underst(?:and|ood)\w*|chang\w+|used to|now i|i now|no longer|taught|shows? me|showed me|discover\w*|grew|grow|figured out|found out|notic\w+|became|become|started to|stopped|since then|from then|made me (?:see|think|want|more|a)|helped me|knew|not the same|different\w*|(?:only )?see (?:that|it|this) now|now (?:see|know|think))\b/i;

export const proverb =
  /\b(?:never (?:to )?give up|practice makes perfect|everything happens for a reason|hard work (?:always )?pays off|(?:just )?be yourself|follow your (?:dreams|heart)|believe in yourself|no pain,? no gain|don['’]?t judge a book|actions speak louder|you can do anything|anything is possible|live life to the fullest|learn from (?:your|my|our|their) mistakes|you (?:learn|grow) from (?:your )?mistakes|what doesn['’]?t kill (?:you|me)|honesty is the best policy|there is no place like home|teamwork makes the dream work|try,? try again|dreams (?:do )?come true|never too late)\b/i;

export const reasoning =
  /\b(?:because|since|so|therefore|thus|hence|if|unless|means?|meaning|leads?|causes?|caused|results?|makes?|lets?|allows?|helps?|prevents?|explains?|reason|why|which is|that is why|due to|this is how|in order to|when)\b/i;
export const bareShows =
  /\b(?:this|that|it|which|these|the (?:quote|quotation|evidence|example|fact|number|statistic|story|text|author|experience|moment)) (?:clearly |really |also |just |definitely |all )*(?:shows?|showed|proves?|proved|demonstrates?|means|tells (?:us|me)|taught me|supports?|illustrates?)\b/i;
export const because = /\b(?:because|since|by|so that|if|when|otherwise|without|instead of|as (?:they|it|he|she|we|people)|the reason)\b|[:;]/i;
export const overclaim =
  /\b(?:proves?|proven|proof|definitely|without (?:a |any )?doubt|undoubtedly|obviously|always|never|everyone|everybody|nobody|no one|impossible|guarantees?)\b/i;
export const limit =
  /\b(?:but|however|although|though|even if|may|might|some|unless|critics|opponents|on the other hand|admittedly|not always|yet|still|could argue|could say|would say|would argue)\b/i;
export const thenAndNow =
  /\b(?:now|today|since then|back then|at the time|used to|before|no longer|looking back|anymore|these days|still|next time|at first|(?:days?|weeks?|months?|years?) later)\b/i;

export const stockOpening =
  /^(?:(?:so )?in conclusion|to conclude|in summary|to sum (?:it (?:all )?)?up|to summarize|(?:and )?that(?:['’]?s| is) (?:why|the reason)|as you can (?:now )?see|as (?:i|we|you) (?:have )?(?:said|shown|seen)|all in all|in closing|in the end|overall|finally|these are (?:the|my) reasons|for (?:all )?these reasons)\b/i;
export const closingFormula =
  /\b(?:(?<!\bin )the end(?! of)|thank(?:s| you) for (?:reading|listening)|(?:i )?hope you (?:liked|enjoyed|learned|agree|understand)|that(?:['’]?s| is) (?:all|it) (?:i|for|about|you)|that(?:['’]?s| is) (?:all|it)$|now you know|(?:that|this) (?:is|was) my (?:essay|story|report))\b/i;
export const takesBack =
  /\b(?:i guess|i (?:don['’]?t|do not) (?:really )?know|i (?:could|might|may) be wrong|i(?:['’]m| am) not (?:really )?sure|(?:just|only) my (?:own )?opinion|that(?:['’]?s| is) just me|(?:but )?who knows|i(?:['’]m| am) no expert)\b/i;
export const worldChanging =
  /\b(?:change the world|the world (?:would|will|can|could) be|(?:a )?better place|forever|save the (?:world|planet|earth)|(?:for|in) the rest of (?:my|our|your|their) li(?:fe|ves)|change (?:everything|(?:my|our|your) li(?:fe|ves))|never be the same|world peace|the future of (?:humanity|the world|mankind))\b/i;
export const soWhat =
  /\b(?:matters?|so that|because|next|future|should|could|will|would|if|tomorrow|from now|when|without|need|must|let['’]?s|instead|today|since|so far|still)\b/i;

const filler = `(?:(?:me|us|my|this|the|a|an|it|some|up|out|good|great|whole|entire|full|your) ){0,4}`;
const written = String.raw`(?:hook|essay|claim|thesis|conclusion|paragraph|introduction|intro|evidence|analysis|sentences?|homework|block|draft|it for me)\b`;
/** A wish to this program, at the start of a sentence. "Students should write an essay a week" is none. */
export const asksForWriting = new RegExp(
  String.raw`^["“]?(?:(?:hi|hey|ok|kora|please|pls|just|now|can you|could you|will you|would you|i (?:need|want) you to|you)[,:]? )*(?:(?:write|give|make|generate|finish|complete|create|rewrite|do) ${filler}${written}|i (?:need|want) ${filler}${written}\.?$|(?:write|do|finish|complete|make) (?:this|it|that|everything|all)(?: (?:all|part|one|up))? for me\b)|^["“]?(?:(?:hi|hey|ok|kora|please)[,:]? )*(?:you|someone|kora|the (?:ai|tool|app|computer)) (?:should|must|have to|need to|could|can|has to|needs to) (?:please )?(?:write|give|make|generate|finish|complete|create|rewrite|do) (?=.*\b(?:my|me)\b)${filler}${written}|\bignore (?:all |any |your |the )*(?:previous |prior |above )?(?:instructions|rules)\b`,
  'i',
);
export const doesNotKnow =
  /\b(?:idk|i (?:don['’]?t|do not|dont) (?:really )?(?:know|have (?:any|an) (?:idea|ideas?))|no idea|i(?:['’]m| am)? ?(?:so )?stuck|i can['’]?t think of|what (?:do|should) i (?:write|say|put))\b/i;

/**
 * Questions that put the worth, the rights or the existence of people up for debate. They are declined with a better question. Questions about prejudice, history,
 * law and policy stay open, and so does what people say, think or believe about a group.
 */
import { fold } from '../text/words.ts';
import { being, beliefs, group, homelands, nameOf } from './groups.ts';
import { worthStructures } from './worth-structures.ts';

const some = '(?:all |most |some |many |the |these |those |other |our |any |every |a |an |lazy |stupid |dirty |evil |useless |filthy |crazy )*';
/** The group in question, kept for the better question. */
const who = `${some}(?<who>${group})`;
const whose = `${some}(?<who>${group}|${homelands})`;
const very =
  '(?:really |just |all |pretty much |basically |naturally |by nature |genetically |biologically |inherently |born |actually |basically |simply |only |mostly |always |usually |still |even |fully |truly |so |such |too |more |a bit |kind of |nothing but |no better than |little more than |a |an |the )*';

const lesser = [
  'inferior',
  'superior',
  'sub-?human',
  'inhuman',
  '(?:not|less|lower|lesser|half) (?:really |quite |fully |than )?(?:human|people|beings|humans)(?: beings?)?',
  'animals?',
  'vermin',
  'parasites?',
  'rats',
  'cockroaches',
  'pests?',
  'monsters?',
  'savages?',
  'scum',
  'trash',
  'garbage',
  'evil',
  'dirty',
  'filthy',
  'stupid(?:er)?',
  'dumb(?:er)?',
  'lazy',
  'lazier',
  'worthless',
  'useless',
  'disgusting',
  'gross',
  'unnatural',
  'abnormal',
  'freaks?',
  'perverts?',
  'groomers?',
  'pedophiles?',
  'sinful',
  'greedy',
  'uncivilized',
  'primitive',
  'backwards?',
  'less (?:intelligent|human|valuable|important|clever|smart|capable|moral|civilized|evolved|worthy|able)',
  'not as (?:intelligent|human|valuable|important|clever|smart|good|worthy|civilized)',
  '(?:worth|count(?:ing)?) (?:less|nothing)',
  'not worth (?:anything|helping|saving|the money|it|teaching|educating)',
  'smarter',
  'more intelligent',
  'better',
  'worse',
  '(?:born )?criminals?',
  'terrorists?',
  'rapists?',
  'murderers?',
  'thieves',
  'dangerous',
  'violent',
  'crazy',
  'mentally ill',
  'mentally sick',
  'sick(?: in the head)?',
  'retarded',
  'a disease',
  'diseased?',
  'plague',
  'cancer',
  'mistakes?',
  'errors? of nature',
  'burdens?',
  'drain(?: on society)?',
  'waste(?: of (?:money|space|time|resources|air|oxygen|life))?',
  'problem to be solved',
  'threat',
  'property',
  'second[- ]class citizens?',
  'human (?:garbage|trash|waste|scum|animals)',
  'drunks?|drunkards|alcoholics|fools|jerks|creeps|sluts|whores|clowns|aliens from|illiterate|ignorant|cheap|stingy|smelly|loud and|ugly|weak|cruel|heartless|soulless|brainwashed|wicked|vicious|hateful|crime|scammers|killers|predators|abusers|born (?:bad|evil|stupid|wrong|to serve)',
  'worth (?:saving|helping|keeping|feeding|protecting|listening to|anything)',
  '(?:made|meant|born) (?:to|for) (?:serve|serving|obey|the kitchen|slavery|work for)|to blame',
  'eating (?:our|the|peoples?|your)|stealing (?:our|from)|(?:coming|here) to (?:steal|rape|kill|destroy|replace)',
  'broken',
  'defective',
  'damaged goods',
  'bad (?:people|humans|genes|blood)',
  'the (?:problem|enemy)',
  'trouble(?:makers)?',
  'hopeless',
  'unfit to (?:vote|work|live|be parents|have)',
  'impure',
  'unclean',
  'poison',
  'pigs|dogs|apes|monkeys|snakes|beasts|insects|leeches|ticks',
  'demons?|devils?|cursed|possessed|damned|satanic',
  'barbarians?|barbaric|degenerates?|deviants?|losers|thugs|gangsters|crooks|liars|cheaters|cowards|spies|traitors|freeloaders|moochers|scroungers',
  'insane|psychos?|idiots|morons|brainless|simple-minded',
  'menace|danger(?: to (?:society|us|children|kids))?|pollution',
  '(?:a |an )?lesser (?:people|race|beings?|humans?|kind)',
  'sickness',
  '(?:just )?confused(?: and sick)?',
  'subhumans|undeserving|untouchables?|not normal|not real (?:women|men|people|americans)',
  'breeding (?:too|like)|multiplying like',
].join('|');
/** What makes "sick" or "better" a finding and no judgment. */
const finding =
  '(?! (?:of|at|in|from (?!birth)|with|when|after|before|during|since|because|due|about|by (?!nature|birth|blood|design)|off|than (?:others|usual)|drivers?|readers?|students?|leaders?|teachers?|bosses|athletes|parents|liars|listeners|writers|workers|represented|paid|treated|rights|days?|leave|more often|house|housing|water|air))';
/** One word of color before the insult; no participle, which tells of a treatment. */
const colored = '(?:[a-z]+-[a-z]+ |(?![a-z]*(?:ed|ing|wn|en|ought|old|aid) )[a-z]+ )?';
const less = `${colored}(?:${lesser})\\b${finding}`;

const destroy =
  'forced to (?:wear|leave|convert|change|be normal|work for free|live (?:apart|elsewhere|separately)|give up)|put (?:in|into) (?:therapy|camps|zoos|cages|institutions|reservations)|shipped (?:off|away)|sent away|hidden|marked|tattooed|branded|sold|bought|owned|chained|hunted|used (?:for|as) (?:experiments|organs|labor|spare parts|slaves)|made to (?:wear|leave|convert|serve)|thrown to the (?:lions|wolves)|kept (?:away from|apart from|out of|separate from) (?:normal|other|regular|our|us|everyone|white|public|healthy)\\b.{0,20}|killed(?: off)?|exterminated|wiped (?:out|off)(?: the map)?|eliminated|eradicated|erased|annihilated|removed|purged|cleansed|sterili[sz]ed|castrated|locked (?:up|away)|put down|put to (?:sleep|death)|put in(?:to)? (?:camps|cages|ghettos)|euthani[sz]ed|got(?:ten)? rid of|enslaved|slaves|shot|gassed|hanged|lynched|beaten|whipped|tortured|burned|nuked|destroyed|left to (?:die|starve|suffer|rot)|property|servants|cured|fixed|converted|segregated|rounded up|experimented on|bred out|aborted|treated (?:like|as) (?:animals?|dirt|trash|garbage|criminals|less|slaves|second)|hated|feared|ashamed of (?:who they are|themselves)|denied (?:rights|human rights|medical care|education|the vote)';
const expel =
  'deported|kicked out|thrown out|expelled|driven out|banned(?= from (?:existing|living|entering|this|the|our|public|school|america|europe|having (?:kids|children|babies))|\\?|$)';
const permit =
  'exist(?:ing)?|live(?! (?:in|with|near|alone))|breed(?:ing)?|marry(?:ing)?|mix with|date|having (?:children|kids|babies)|reproduce|procreate|have (?:children|kids|babies|families|rights|human rights|equal rights|the same rights)|be (?:born|alive|parents|free|seen|in public|around (?:children|kids))|adopt(?: children| kids)?|own (?:property|land)|go to (?:school|college|university)|get an education|learn to read|raise (?:children|kids)|become parents|use the same';
/** Policy, on which people disagree in good faith: who may stay without papers, what follows a crime. */
const policy =
  '(?! (?:for (?!being)|who|after|because of|from (?:prison|jail)|(?:if|when|unless|once) (?:they|he|she) (?:commit|break|broke|have|overstay|are convicted|refuse|attack|hurt|kill)))';
const undocumented = '(?!(?:undocumented|illegal) |illegals|immigrants without)';

const kill =
  'kill(?: off)?|exterminate|wipe out|eliminate|eradicate|erase|get rid of|remove|sterili[sz]e|castrate|cure|fix|cleanse|purge|enslave|hate|euthani[sz]e|lock up|beat up|torture|lynch|gas|shoot|hang|round up|put down|breed out|abort';
const deny = 'ban|deport|kick out|throw out|expel|segregate';
/** Not "eliminated", "kill" and their like, which fair questions need. */
const hostile = `\\b(?:inferior|sub-?humans?|lesser (?:people|race|beings|humans)|vermin|scum|parasites|savages|worthless|cockroaches|exterminat\\w+|wip(?:e|ed|ing) out|sterili[sz](?:e|ed|ing)\\b|castrat\\w+|pur(?:er|ity|ify)\\b|(?:over)?breed(?:ing)? (?:too|like|so)|round(?:ed|ing)? up|gas chambers?|(?:spread|bring|carry)(?:ing)? diseases?|diseased|defective|degenerates?|deviants?|infest\\w*|swarm\\w*|master race|racial purity|away from normal|let them (?:die|go|starve|rot)|(?:stop|get rid of|kill|cure) them|deserve (?:less|to die|to suffer|pain|it)|have no (?:feelings|souls?|value|worth|right|brains?|morals)|less of a (?:person|human|man|woman)|half a (?:person|human)|smaller brains|slows? (?:everybody|everyone|us|the class|others) down|bring(?:s|ing)? (?:crime|dirt)|(?:make|turn) them normal|because they(?:re| are) (?:dumb|stupid|dirty|weak|crazy|ugly|different)|wasting (?:money|time|resources)|waste (?:of )?(?:money|resources) on)\\b`;
/** Whether people deserve what they have or lack is argued about justly. */
const theirMeans = '(?! their (?:poverty|pay|wages?|salar(?:y|ies)|money|wealth|fame|success)\\b)';
const crimes = 'the holocaust|holocaust|slavery|genocides?|(?:an? )?ethnic cleansing|apartheid|lynching|eugenics|racism|sexism|antisemitism|segregation|colonialism';
const rightly =
  'good(?: thing| idea)?|justified|justifiable|necessary|right|okay|ok|fine|deserved|acceptable|beneficial|the right thing|moral|useful|needed|worth it|a solution|good for';

const rules: readonly string[] = [
  // Are they less? Are they human?
  `\\b(?:are|is) ${some}${group} ${very}(?:better|superior|smarter|more intelligent|inferior) (?:than |to )${who}`,
  `\\b(?:are|is|arent|were|was)(?: not)? ${very}${who} ${very}${less}`,
  `\\b(?:are|is|arent) ${very}${who} (?:really |even |actually |fully |truly |also |still )*(?:an? )?(?:real |full |whole |proper |normal |actual )*(?:human|people|humans|human beings|persons|equal to (?:us|normal people))(?:\\s*[?.!]*$| or\\b)`,
  `\\b(?:are|is|arent) ${very}${who} (?:to blame for (?:everything|all)|the (?:root|cause|source) of (?:all|our))`,
  `\\b(?:is|are|isnt) (?:it )?(?<who>${being}|${beliefs}) ${very}(?:${lesser}|sickness|mental(?: illness| disorder)|illness(?:es)?|disorders?|sins?|wrong|crime|punishment|curse|tragedy|shame|shameful|weakness|failure|joke|choice we should punish|cult|terrorism|violent religion|religion of (?:terror|hate|violence)|inferior religion|perversion|defect)\\b${finding}`,
  `\\bis it (?:wrong|a sin|sick|unnatural|disgusting|abnormal|a disease|a mental illness|a crime|shameful|bad) (?<who>${being})`,
  `\\bdo(?:es)? ${who} (?:really |even |actually )*(?:count less|matter less|(?:count|qualify) as (?:full |real |whole |actual )*(?:people|humans?|persons|human beings|men|women|citizens)|have (?:less (?:value|worth|intelligence)|lower (?:iqs?|intelligence|value|worth)|smaller brains|less of a|lower (?:morals)|bad (?:blood|genes)|souls|feelings|(?:any |no )(?:worth|value|right to)|a right to (?:exist|live|be here|breed)|the right to (?:exist|live|be here|have))|feel (?:less|no|as much|real)? ?(?:pain|love|things)|smell|stink|ruin|destroy|infest|poison|pollute|deserve${theirMeans})\\b`,
  `\\bdo(?:es)? ${who} (?:really |even |actually )*belong (?:in (?:the kitchen|cages|camps|zoos|an institution|institutions)|with (?:normal|regular) (?:people|kids)|(?:in|on) (?:this|our) (?:country|earth|planet|society))`,
  `\\bdid ${who} (?:really |just )*(?:deserve|have it coming|cause (?:the holocaust|the plague|9/11|covid|the war|their own))`,
  `\\bis (?:the life of )?an? (?:woman|girl|man|boy|child)(?:s life)? (?:really |still |ever )*(?:worth (?:less|more)|inferior|superior|less (?:valuable|important|human))`,
  `\\bhow (?:stupid|dumb|dirty|lazy|evil|dangerous|worthless) are ${who}`,
  `\\bwhy (?:are|is) ${who} ${very}(?:${lesser})\\b${finding}`,
  `\\bwhy do(?:nt)? ${who} (?:all |always )*(?:smell|stink|steal|lie|cheat|leech|just (?:die|leave|disappear|go away))`,
  // Said as a fact, and the question is hung on it.
  `(?:^|\\b(?:that|why|because|since|how come|prove|agree|true) (?:that )?)${who} (?:are|is) ${very}${less}`,
  `\\b${who}\\b.{0,80}\\bbecause they(?: are|re) (?:all |just |simply )?${less}`,
  // What should be done to them, or not be granted.
  `\\b(?:should|shouldnt|must|can|could|may) ${whose} (?:all |just |ever |still |even |not |only |simply )*(?:be |get )(?:all |just |not )*(?:${destroy})\\b${policy}`,
  `\\b(?:should|shouldnt|must) ${some}${undocumented}(?<who>${group}) (?:all |just |not )*(?:be |get )(?:all |just |not )*(?:${expel})${policy}`,
  `\\b(?:should|shouldnt|must|can|may) ${who} (?:ever |still |even |all |not )*(?:be )?(?:allowed|permitted|able|free|have the right|have a right|have any right|get|forbidden|forbidden from|banned from|stopped from|kept from|prevented from|not allowed|trusted|encouraged not) (?:to )?(?:${permit})\\b`,
  `\\b(?:should|shouldnt|must|can|may) ${some}(?!women|girls|females|prisoners|people with dementia|people in prison|immigrants|migrants|refugees|foreigners|undocumented|teen)(?<who>${group}) (?:ever |still |even |all |not )*(?:be )?(?:allowed|permitted|have the right|have a right|get) to vote\\b`,
  `\\bshould(?:nt)? ${who} (?:even |still |all |just |really |not |ever )*(?:exist|live(?= among|\\?|$)|breed|reproduce|procreate|die|starve|suffer|disappear|go (?:away|home|back)|stay (?:away|in the kitchen|inside|hidden|in their place)|know their place|obey (?:men|whites|us)|have (?:rights|human rights|equal rights|children|kids|babies|the same rights|fewer rights|less rights)|be (?:born|alive|ashamed|here))\\b`,
  `\\b(?:should|can|could|must|may|would|do|why dont|why cant|lets) (?:we|they|the government|society|countries|someone|i|you|hospitals|doctors|parents|america|us|the world)(?: all| just| simply| have to| ever| be allowed to)* (?:${kill}|laugh at|mock|bully|punish|shame|spit on|starve|fear|look down on) ${whose}`,
  `\\b(?:should|why dont|why cant|lets) (?:we|they|the government|society|countries|america|us)(?: all| just)* (?:${deny}) ${some}${undocumented}(?<who>${group})(?! (?:who|that|if|from (?:prison|jail)))`,
  `\\b(?:should|can|could|why dont|why do) (?:we|they|society|hospitals)(?: just)* (?:let|leave|allow|stop letting|keep letting) ${who} (?:to )?(?:die|starve|suffer|breed|reproduce|have (?:kids|children|babies|rights)|exist|live)\\b`,
  `\\b(?:is|would) it(?: be)? (?:ever |morally )?(?:ok|okay|right|wrong|fine|acceptable|justified|good|better|best|bad|legal|moral|allowed) (?:to|for us to|if we|if i) (?:${kill}|${deny}|hurt|hit|beat|bully|insult|mock|tease|make fun of|make jokes about|avoid|ignore|exclude|refuse to (?:serve|hire|teach|treat|help)|discriminate against|look down on|laugh at|spit on|be racist (?:to|toward|towards)|own|let) ${whose}`,
  `\\bhow (?:do|can|could|should|would|to) (?:(?:we|you|i|they|one) )?(?:${kill}|${deny}) ${whose}`,
  `\\bcan ${who} (?:ever |really |even )*be (?:(?:an? )?(?:good|decent|real|moral|nice|honest|true|full|loyal|normal|civilized)(?! at)|cured|fixed|trusted to (?:vote|think))`,
  `\\bis it (?:a waste|worth|worthwhile|useless|pointless)(?: of (?:money|time|resources))?(?: to| it to)? (?:keeping|saving|educating|teaching|helping|treating|keep|save|educate|teach|help|treat|feed)(?:ing)? ${who}(?: alive)?`,
  `\\b(?:should|can|could|why dont|why cant|lets|would it be (?:smart|good|best|better|fair|ok|okay|right) (?:to|if)|must|is it (?:a good idea|smart|good|best|better|fair|ok|okay|right) to) ?(?:we|they|schools?|the government|society|i|you)?(?: all| just| simply)* (?:keep ${some}${group} (?:out of|away from|apart from)|(?:ship|send|move|drive) ${some}${group} (?:off|away)|force ${some}${group} to|put ${some}${group} in(?:to)? (?:therapy|camps|cages|zoos|institutions|jail|prison|reservations|ghettos)|make ${some}${group} (?:normal|leave|wear|serve|convert)|(?:experiment|test) on ${some}${group}|sell ${some}${group}|use ${some}${group} (?:for|as))`,
  `\\b(?:is|are) (?:one|a certain|any|some|your|a|white|black|dark|light) (?:races?|skin colou?rs?|skin|religions?|genders?|sex|blood|nations?|nationality|ethnicit(?:y|ies)|cultures?|people) (?:really |actually |just |naturally )*(?:better|worse|superior|inferior|purer|cleaner|smarter|more (?:valuable|civilized|human))\\b(?! at| in| off| for| with)`,
  // A world without them.
  `\\bwould (?:the world|we|society|it|life|america|europe|the country|this country|our country|everyone|schools?|humanity)(?: all)? be (?:a )?(?:better|happier|safer|nicer|richer|best|fine)(?: off| place)?,? (?:without ${who}|if (?:there were no|there were fewer|we had no|we got rid of|we killed) ${whose})`,
  `\\b(?:better|happier|safer|best|fine|good)(?: off| place)?,? if ${whose} (?:were|was|had|all|just|never|did|didnt|died|stopped|disappeared|vanished|left|moved|went|stayed (?:away|home))`,
  `\\b(?:do|does|did) ${whose} (?:have (?:a|the|any) right to (?:exist|live)|deserve(?: to|$|\\?| rights| human| respect| death| equal| less| the same| it|${theirMeans} their))`,
  // Plots, replacements and blood.
  `\\b(?:do|does|are|is|did) ${who} (?:really |secretly |all |actually |already )*(?:control|controlling|run(?:ning)? (?:the|our|hollywood)|own(?:ing)? (?:the|all|hollywood)|rul(?:e|ing)|behind|plotting|trying to (?:take over|replace|destroy|control)|want(?:ing)? to (?:take over|replace|destroy|control)|replacing|invading|taking over|ruining|destroying (?:our|the|this|society|america|europe)|poisoning)\\b`,
  `\\b(?:is|was) there (?:really )?(?:a )?(?<who>jewish|muslim|gay) (?:conspiracy|plot|agenda|plan|question|lobby that)`,
  `\\b(?:is|was) (?:the )?(?:great replacement|white genocide|protocols of)`,
  `\\b(?:which|what) (?:race|religion|nation|nationality|country|people|gender|sex|ethnicity) (?:has|have|makes?) (?:the )?(?:best|worst|dumbest|smartest|dirtiest|evilest|laziest|most (?:evil|stupid|dangerous)) (?:people|men|women|children|kids|genes|blood)\\b`,
  `\\b(?:which|what) (?:race|religion|gender|sex|ethnicity|nationality|people|group of people) is (?:the |most |actually |really )*(?:best|better|worst|superior|inferior|smartest|dumbest|smarter|dumber|more intelligent|intelligent|evil|dangerous|violent|dirtiest|laziest|useless)\\b`,
  `\\b(?:is|are|isnt|arent|was) (?:the )?(?:some |one |my |our |certain |any )?(?:white|black|aryan|asian|human |jewish|chinese)? ?(?:the |an? )?(?:superior|inferior|master|purer?|better|lesser|best|smartest|dumbest) (?:race|races|people|ethnicity|gender|sex|nation)\\b`,
  `\\b(?:is|are|isnt|arent) (?:some|one|certain|any|different|the|all)? ?(?:races?|gender|sex|nationality|ethnicit(?:y|ies)|(?:white|black|aryan|jewish) race|white skin|black skin) ${very}(?:better|superior|inferior|worse|smarter|dumber|more (?:intelligent|evolved|advanced|human|valuable)|less (?:intelligent|evolved|human|valuable)|best|smartest)\\b`,
  `\\bis (?:white|black|aryan|jewish|blonde|male|female) (?:the |a )?(?:superior|master|best|better|inferior)`,
  `\\bare some (?:people|humans|lives|kids|children) (?:${very})(?:worth less|worthless|inferior|subhuman|less human|less valuable|useless)`,
  `\\b(?:white|black|brown|asian|jewish|muslim|disabled|female|gay) (?:life|lives|blood|genes|skin|bab(?:y|ies))\\b.{0,30}\\b(?:worth|matter(?:s)? less|counts?|better|cleaner|purer|inferior|superior|dirty|dirtier)\\b`,
  `\\b(?:stop|prevent|keep|pay|force|forbid|ban)(?:ping|ing)? ${who} (?:from|not to|to not|to stop) (?:hav(?:e|ing) (?:babies|children|kids)|breed(?:ing)?|reproduc(?:e|ing)|procreat(?:e|ing)|exist(?:ing)?|living)`,
  `\\b(?<who>women|girls|wives|black people|blacks) (?:are made to |are born to |should |must |to |were made to )?(?:serve|obey|submit to|belong to|be owned by) (?:men|their husbands|whites|white people)`,
  // A group, and words that are only ever said against one. Not of the past, which has to be told.
  `^(?!(?:did|were|was|when|what|who|how (?:did|were|was|many)|why (?:did|were|was)) ).*\\b${who}\\b.*(?:${hostile})`,
  `^(?!(?:did|were|was|when|what|who|how (?:did|were|was|many)|why (?:did|were|was)) ).*(?:${hostile}).*\\b${who}\\b`,
  `\\b(?:are|arent) there (?:just |simply |way )*too many ${who}`,
  // Crimes against people, defended.
  `\\b(?:is|was|are|were|can|could|would|wasnt|isnt|should) (?:the )?(?:${crimes}) (?:ever |sometimes |really |not |all |so |actually |in any way |be |ever be |(?:in|of|against|under|by) (?:[a-z]+ ){1,4})*(?:a |the )?(?:${rightly})\\b`,
  `\\b(?:should|could|can) (?:we )?(?:bring back |have |allow |legali[sz]e )?(?:${crimes}) ?(?:be |come )?(?:brought back|back|legal|legali[sz]ed|allowed|return|reinstated|$|\\?)`,
  `\\b(?:is|was|are|were) there (?:ever )?(?:a )?good (?:side|reason|thing|sides|reasons|things)? ?(?:to|for|about) (?:${crimes})`,
  `\\b(?:was|is|were|could) (?:hitler|the nazis|nazis|the kkk|nazism|white supremacy|nazi ideology) (?:ever |really |actually |maybe |partly |a |the |such |have |been |be )*(?:right|good|great|hero|heroes|correct|justified|misunderstood|the good guys?|a good (?:person|man|leader))\\b(?! (?:speaker|at))`,
  // The same, said as a fact.
  `(?:^|\\b(?:why|that|because|since|reasons|prove|proof|agree|do) (?:that |why )?)(?:the )?(?:${crimes}) (?:was|is|were|are) (?:really |actually |sometimes |also |so |all |both |in fact |in some ways |a |the |very |partly |economically |morally )*(?:${rightly}|great|positive|helpful|not (?:that |so |really )*(?:bad|wrong|evil)|nothing (?:bad|wrong))\\b`,
  `(?:^|\\b(?:why|that|because|how|do) )(?:the )?(?:${crimes}) (?:really |actually )*(?:helped|improved|benefited|civili[sz]ed|saved) (?:black|african|native|indigenous|enslaved|jewish|colonized|the |its |them|people|africa|india|slaves)`,
  `\\b(?:benefits|advantages|upsides?|bright side|good sides?|positives?|positive sides?|pros|joys?|good things) (?:of|about|to) (?:the )?(?:${crimes})\\b(?! (?:for|to) (?:slave|planters|the north|the south|owners|europe|britain|colonizers))(?!.*\\bunequal)`,
  `^(?:an? )?(?:in )?(?:defen[cs]e|praise|support) of (?:the )?(?:${crimes})[.!?]*$|\\b(?:bring|bringing) back (?:${crimes})\\b`,
  // The mind of a group, taken for less than that of another.
  `\\b(?:are|is|arent|isnt) ${some}(?<who>women|woman|girls|females|men|boys|males|(?:black|white|brown|asian|african|latino|hispanic|native|arab|mexican|jewish|muslim) (?:people|kids|students|children|girls|boys|women|men)|jews|muslims|blacks|whites|asians|mexicans|arabs|immigrants) ${very}(?:worse|bad|terrible|weaker|weak|dumber|slower|hopeless|better|superior|not as good|less (?:good|able|capable|talented|smart)|unable to (?:do|learn|understand)) ?(?:at|in|with|for)? (?:math|maths|mathematics|algebra|science|sciences|stem|physics|engineering|coding|programming|computers|chess|thinking|logic|reasoning|technology)\\b`,
  `\\b(?:did|does) (?:hitler|the nazis|nazis|the kkk) (?:do nothing wrong|have a point|have good ideas|do the right thing|do anything wrong)`,
];
const patterns = [...rules, ...worthStructures].map((rule) => new RegExp(rule));

/** What people say or believe about a group, and what is done about it, may be asked. */
const reported =
  /\b(?:why|how|what|where|when|do|did|does|who|should)\b.{0,25}\b(?:people|some|they|many|others|nazis|nazi germany|hitler|politicians|media|movies|films|books|propaganda|scientists|europeans|slaveholders|slave owners|doctors|society|racists|laws?)\b.{0,20}\b(?:say|said|think|thought|believed?|claim(?:ed)?|call(?:ed)?|portray(?:ed)?|show|see|saw|view(?:ed)?|treat(?:ed)?|argued?|pretend(?:ed)?|accused?|blamed?|used to)\b|\b(?:stereotypes?|prejudices?|myths?|racist|sexist|discriminat\w+|persecut\w+|propaganda|bias(?:ed)?|hate crimes?|homophobia|racism|scapegoat\w*|misconception|rhetoric|dehumani[sz]\w+)\b/;
const defended = new RegExp(`\\b(?:${crimes})\\b.{0,40}\\b(?:${rightly})\\b|^(?:is|was) (?:racism|sexism)`);

/** The group whose worth the question puts up for debate, as this site names it; no name where it is about all or none. Null: an open question. */
export function dehumanizedIn(question: string): { name: string | null } | null {
  const words = fold(question);
  if (reported.test(words) && !defended.test(words)) return null;
  for (const pattern of patterns) {
    const found = pattern.exec(words);
    if (!found) continue;
    const named = found.groups?.who;
    return { name: named ? nameOf(named) : null };
  }
  return null;
}

export const isDehumanizing = (question: string): boolean => dehumanizedIn(question) !== null;

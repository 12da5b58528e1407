/**
 * Topics that approve of or deny a crime against people, judge a group of people, or state as a fact what is settled as false. By structure: what is named, and what is
 * said of it. What others say, think or claim stays open, and so does a question of whether.
 */
import { beliefs, group } from '../perspectives/groups.ts';
import { harmfulClaims } from './harmful-claims.ts';

/** `better`: what could be made in the place of a falsehood of that field. */
export interface JudgedTopic {
  rule: 'hate' | 'falsehood';
  better?: { topic: string; subject: string };
}

const surely =
  '(?:really |actually |just |all |both |only |simply |always |often |mostly |totally |completely |partly |sometimes |also |so |very |truly |naturally |by nature |biologically |genetically |basically |secretly |morally |economically |such |quite |much |the |an? |big |biggest |great |total |complete )*';
/** How a statement begins that is told as a fact. "How" alone may ask for the way it came about. */
const told = '(?:^|[:,.;] |\\b(?:why|that|because|since|how come|reasons?|prove|proof|fact|truth|all|most|that the|why the) )(?:the |all |most |many |some |these |those |our )*';

const deeds =
  '(?:[a-z]+ )?(?:genocides?|ethnic cleansings?|massacres?|pogroms?|lynchings?|slave trade|gas chambers?|(?:concentration|death|extermination|internment) camps?|residential schools?)|holocaust|shoah|auschwitz|holodomor|gulags?|kristallnacht|slavery|enslavement|apartheid|racial segregation|segregation|jim crow|trail of tears|(?:child|forced) (?:marriages?|lab(?:o|ou)r|sterili[sz]ation)|child soldiers|human trafficking|hono(?:u)?r killings?|female genital mutilation|fgm|child abuse|domestic violence|wife beating|eugenics|terrorism|racism|sexism|antisemitism|homophobia|white supremacy|colonialism';
const doers =
  '(?:adolf )?hitler|himmler|goebbels|mengele|eichmann|(?:josef |joseph )?stalin|stalinism|pol pot|mussolini|nazism|nazis?|national socialism|fascism|third reich|ss|khmer rouge|kkk|ku klux klan|klan|isis|al qaeda|(?:osama )?bin laden|slave ?holders|slave owners|slave masters';
const crime = `(?:the )?(?:${deeds}|${doers})`;
const crimeAlone = `(?:the |an? )?(?:${crime})`;

const endOf = '(?=[.?!,;:]*$|[,.;:!] | (?:for|to|thing|idea|man|men|leader|person|people|guys?|because|and|or|in the end|after all|too|all along)\\b)';
const approved = `(?:(?:right|good|great|fine|ok|okay|cool|awesome|fun|natural|wonderful|justified|justifiable|deserved|necessary|needed|useful|helpful|beneficial|positive|acceptable|moral|fair|kind|innocent|misunderstood|underrated|overdue|worth it|not (?:that |so |really |all )*(?:bad|evil|wrong|cruel)|(?:right|best|only|final) (?:thing|way|answer|solution|choice|idea))${endOf}|(?:good|great|fine|best) (?:men|man|leaders?|idea|thing|person|people|guys?|solution|system|ideology|form)\\b|heroes|hero\\b|genius|blessing|solution\\b|answer\\b|for the best|in self ?-?defen[cs]e)`;
/** Of a deed as of a doer: said, asked with "why", or named as such. */
const approval: readonly string[] = [
  `${told}${crimeAlone} (?:was|were|is|are|will be|had to be) ${surely}${approved}`,
  `\\bhow (?:the )?(?:${crime}) (?:was|were|is|are) ${surely}(?!justified|justifiable)${approved}`,
  `\\bwhy (?:was|were|is|are) ${crimeAlone} ${surely}(?!justif)${approved}`,
  `\\b${crimeAlone} as (?:the |an? )?(?:good |great |right |best |final |only |useful |fair |possible |necessary )*(?:solution|answer|good|success|blessing|necessity|duty|cure|remedy|justice|right|service)\\b`,
  `\\b(?:benefits|advantages|upsides?|bright side|good sides?|positives?|positive (?:sides?|aspects?|effects?|outcomes?|results?)|pros|pros and cons|joys?|good things|virtues|merits|case|praise|defen[cs]e of|beauty|glory|greatness|genius|heroism|wisdom) (?:of|for|about|in|to) ${crimeAlone}(?![a-z])(?!['’]| (?:survivors?|victims?|reparations|trials?|for (?:planters|slave|the (?:north|south)|owners)))`,
  `^(?:(?:why|reasons|how) (?:we |you |everyone |people |all )*(?:should |must |to )|lets )?(?:celebrat(?:e|ing)|glorify(?:ing)?|prais(?:e|ing)|support(?:ing)?|long live|bring(?:ing)? back|join(?:ing)?|in praise of|in support of) ${crime}[.?!]*$`,
  `\\b(?:the )?(?:${doers}) (?:really |actually |also )*(?:saved(?!.* from (?:hitler|the nazis|nazi|germany|invasion))|rescued|redeemed|liberated) (?:germany|europe|russia|the |his |their |our |us\\b|people|america|the south|italy|cambodia)|\\b(?:did|has|have|had) (?:hitler|stalin|the nazis|the kkk|nazis|mussolini|pol pot) saved? (?:germany|europe|russia|italy|cambodia)`,
  `\\b(?:the )?(?:${doers}) (?:really |actually )*(?:did nothing wrong|had a point|was not so bad|had (?:the right|good|great) ideas?|deserves? (?:respect|praise|credit|thanks|to be (?:admired|praised))|(?:made|make) .{1,20} great)\\b`,
  `${told}${crimeAlone} (?:should|must|has to|ought to|needs to) (?:be )?(?:return|come back|brought back|legal\\w*|allowed|restored|celebrated|admired|praised|happen again)\\b`,
  `\\b(?:we|the world|society|humanity|america|germany|europe) (?:really |still )*needs? (?:a |an |another |more |some )*${crime}[.?!]*$`,
  // Those who suffered it, said to have been content or to have earned it.
  `${told}(?:slaves|slave children|(?:enslaved|colonized) (?:people|africans|children|women|men)|prisoners in (?:auschwitz|the camps)|child brides) (?:were|are|was|lived|felt) ${surely}(?:happy|happier|content(?:ed)?|grateful|lucky|well treated|treated well|well off|better off|well cared for)\\b(?! (?:to be (?:free|freed)|to (?:escape|learn|hear)|when|after|once|at (?:the )?news|if|about))`,
  `\\b(?:slaves|enslaved (?:people|africans)|child brides) (?:loved|liked|enjoyed|wanted|preferred|benefited from|had it) (?:their (?:masters?|owners?|chains|lives?|life|work)|slavery|being|good|easy|to be (?:slaves|owned))`,
  `${told}(?:${group}|slaves|victims|natives|armenians|tutsis|rohingya|children in the camps) ${surely}(?:deserved|had it coming|asked for|brought) ?(?:it|this|that|death|to (?:die|be (?:killed|enslaved|gassed|lynched|punished|slaves|deported))|slavery|(?:the |a )?(?:holocaust|genocide)|what they got|it on themselves)?[.?!]*$`,
];

const untrue = '(?:hoax|myth|lie|fake|faked|fraud|scam|fiction|fabricat\\w+|invent(?:ed|ion)|staged|lies[.?!]*$|made up|exaggerat\\w+|overstated|not real|unreal|propaganda lie)';
/** Not asked whether: what is known of it is the answer to that. */
const denial: readonly string[] = [
  `^(?!(?:is|was|were|are|did|could) ).*\\b(?:the )?(?:${deeds}) (?:(?:was|were|is|are) )?${surely}${untrue}\\b(?! (?:and facts?|claims?|vs|versus|or))`,
  `^(?!(?:is|was|were|are|did|could) ).*\\b(?:the )?(?:${deeds}) (?:never|did ?nt|did not|could not have|couldnt have) (?:really |actually )?(?:happen(?:ed)?|exist(?:ed)?|take place|took place|occur(?:red)?)`,
  `^(?:the )?(?:big |great )?(?:lie|lies|hoax|fraud|exaggeration|fiction|so-called|fake) (?:of |about |called )?(?:the )?(?:${deeds})\\b`,
  `\\b(?:jews|armenians|tutsis|ukrainians|allies|historians|they) (?:invented|made up|faked|staged) (?:the )?(?:${deeds})\\b`,
  `\\bno (?:jews|armenians|tutsis|people|one|ukrainians) (?:was|were) (?:ever )?(?:gassed|murdered|killed)\\b`,
];

/** Names that only a doctrine of contempt has for people. */
const contempt =
  '^(?:the |a )?(?:untermensch(?:en)?|herrenmensch(?:en)?|herrenrasse|sub-?humans?|(?:aryan )?master race|inferior races?|superior races?|great replacement|white genocide|white power|white pride)[.?!]*$';

const vice =
  'sinners?|sins?|sinful|sick|perverts?|abominations?|dirty|filthy|smelly|stupid|dumb|idiots?|ignorant|lazy|greedy|stingy|cheap|liars|thieves|criminals?|crooks|cheats|terrorists|rapists|violent|dangerous|evil|bad|wicked|immoral|disgusting|ugly|inferior|superior|useless|worthless|weak-minded|irrational|hysterical|uncivilized|primitive|savages|vermin|parasites|rats|animals|diseased|mentally ill|unnatural|abnormal|mistakes?|burdens?|traitors|spies|invaders|freeloaders|going to hell|damned|not (?:normal|human|equal|as (?:smart|good|clever|intelligent|capable))';
const notFound = '(?! (?:of|at (?:home|risk)|with|from|when|because|luck|weather|in (?:the )?(?:novel|film|play|story|media|movies)))';
const misdeeds =
  'steal|lie|cheat|stink|smell|ruin|destroy|invade|infest|pollute|belong (?:at home|in (?:the kitchen|prison|jail|camps))|spread (?:disease|lies|crime)|bring (?:crime|disease)|carry disease|take (?:our|all)|live off|leech|hate (?:us|america|children)|cannot|cant|can not|cannot be|(?:are|is) (?:ruining|destroying|stealing|taking over|invading|replacing|infesting|lying|ruled|stealing)|(?:go|will (?:burn|go)) (?:to|in) hell|(?:dont|do not) (?:belong|deserve)';
const unable = '(?:be trusted|drive|think|lead|control themselves|be (?:good|moral|loyal|equal|normal)|do (?:math|maths|science)|reason|learn|rule|govern themselves)';
const sexes = '(?:boys|girls|men|women|males|females)';
const judgment: readonly string[] = [
  `${told}(?:${group}) (?:are|is|were born) ${surely}(?:${vice})\\b${notFound}`,
  `\\b(?:why|how come) (?:are|is) (?:all |the |most |so many )*(?:${group}) ${surely}(?:${vice})\\b${notFound}`,
  `^(?:are|is) (?:all |the |most )*(?:${group}) ${surely}(?:sinners|sinful|perverts|thieves|liars|evil|going to hell|damned)\\b`,
  `${told}(?:homosexuality|being (?:gay|lesbian|trans|bisexual)|${beliefs}) is ${surely}(?:${vice}|disease|sickness|choice|cancer|cult|evil)\\b`,
  `${told}(?:${group}) (?:always |all |just |only |usually |naturally )*(?:(?:cannot|cant|can not|(?:can |should )?never|should not|shouldnt) ${unable}|(?!cannot|cant|can not)(?:${misdeeds})(?= (?:the (?:country|nation|economy|society|world|culture|schools?|neighbo(?:u)?rhood|city|cities|west|system)\\b|(?:this|our|your|my) |europe|america|society|from|and|everything|jobs|children|in hell|here|this|us|a lot|all|more|money|hell|to us)|[.?!]*$|\\b(?<=disease|crime|hell|our|us|home|kitchen|prison|jail|camps)))`,
  `${told}(?:${group}) (?:should|must|ought to|need to|have to) (?:always |just |all )*(?:obey|serve|submit|be (?:silent|ashamed|quiet|obedient|submissive|segregated|separated|banned|deported|sterili[sz]ed|punished|owned)|know their place|stay (?:at )?home|stay in the|go back|go home|leave|(?:not|never) (?:vote|lead|drive|be (?:president|leaders?|priests|allowed|seen|citizens|parents|teachers)|have (?:children|kids|babies|rights|jobs)|marry|adopt|breed|exist|speak|teach|hold office|get (?:married|jobs)|go to (?:school|college)))\\b`,
  `${told}(?:${group}|${sexes}) (?:are|is) ${surely}(?:better|worse|smarter|dumber|cleverer|superior|inferior|more (?:intelligent|clever|rational|logical|gifted|evolved|civilized|moral)|less (?:intelligent|clever|rational|logical|gifted|evolved|civilized|moral)|bad|terrible|hopeless) (?:at|in|than|to) (?!home\\b|risk\\b|the (?:novel|film|play)|being paid)`,
  `\\b(?:why|how come) (?:are|cant|can not) ${sexes} ${surely}(?:better|worse|smarter|dumber|superior|inferior|more (?:intelligent|rational|logical)|less (?:intelligent|rational|logical)|do (?:math|maths|science)) (?:at|in|than|to)\\b`,
];

/** The claim is looked at, and not made. */
const examined =
  /\b(?:den(?:y|ial|ials|iers?|ied|ies|ying)|refut\w+|debunk\w*|disprov\w+|propaganda|stereotyp\w*|prejudic\w*|antisemitic|misconceptions?|conspiracy|disinformation|misinformation|fact-?check\w*|racist|sexist|pseudo-?\w+|claim\w*|said|says?|saying|(?<!\b(?:i|we|you|should|must) )(?:believe[ds]?|think|argue)|thought|beliefs?|arguments?|argued|called|accus\w+|defended|portray\w*|myths? (?:that|of|about)|idea (?:that|of)|notion|ideolog\w+|doctrine|speech|trope|historians?|(?:do|did|can) we know|true or false|(?:this|it|that) (?:is|was) (?:not true|false|wrong)|how to check|ended|abolish\w*)\b/;

const solar = { topic: 'Solar system', subject: 'Science' };
const stated = '^(?:(?:the|our|all|how|why|that|proof|evidence|prove|truth|facts?|reasons|because|about|showing|explain|show|teach|learn|me|us|students|children|kids|of|for) )*';
const settled: readonly (readonly [string, JudgedTopic['better']])[] = [
  [
    `${stated}(?:planet )?earth (?:is|was) ${surely}(?:flat(?! (?:on|in) )|hollow|a disc|not (?:round|a sphere|a globe)|(?:only )?(?:6|six|10|ten)[ ,]?(?:000|thousand) years old)`,
    solar,
  ],
  [`\\b(?:(?:proof|evidence|truth|facts|case) (?:of|for|about) (?:the |a )?flat earth|flat earth (?:proof|truth|facts|is (?:real|true)))\\b`, solar],
  [`${stated}(?:sun|moon) (?:goes|moves|revolves|orbits|turns) (?:a)?round (?:the )?earth\\b(?<=sun .*)`, solar],
  [
    `${stated}(?:apollo |1969 )*(?:moon ?-?landings?|apollo (?:11 |program |missions? )?|space (?:travel )?)(?: ?(?:(?:was|were|is|are) )?${surely}(?:hoax|faked?|staged|filmed in|lie|fraud|not real)| (?:never|did ?nt|did not) (?:really )?happen(?:ed)?)\\b(?! (?:claims?|theor\\w+|or))`,
    solar,
  ],
  [
    `${stated}(?:nasa|we|nobody|no one|humans|astronauts|americans|man) (?:never (?:really )?(?:went|landed|walked|flew) (?:to|on)|(?:faked|staged)|ever (?:went|landed|walked) (?:to|on)) the moon`,
    solar,
  ],
  [
    `${stated}(?:darwinism|(?:theory of )?evolution) (?:is|was) ${surely}(?:hoax|lie|fake|false|fraud|myth|not real|not true|wrong|scam|made up)\\b`,
    { topic: 'Evolution', subject: 'Biology' },
  ],
  [`${stated}(?:dinosaurs?|fossils) (?:never (?:really )?existed|(?:are|were) ${surely}(?:fake|hoax|lie|not real|made up|planted))`, { topic: 'Evolution', subject: 'Biology' }],
  [
    `${stated}(?:gravity|viruses|germs|germ theory|bacteria|atoms|satellites|birds) (?:(?:is|are) ${surely}(?:hoax|lie|fake|not real|myth|made up)|(?:do not|dont|does not|doesnt) exist)`,
    undefined,
  ],
  [`${stated}(?:5g|cell towers|wi-?fi) ${surely}(?:causes?|caused|spreads?|gives?) (?:you )?(?:covid\\w*|cancer|corona\\w*|autism|sickness)`, undefined],
  [
    `${stated}(?:chemtrails (?:are|is) ${surely}(?:real|poison\\w*|true)|(?:crystals|homeopathy|prayer|garlic) (?:cures?|heals?) (?:cancer|aids|diabetes)|cancer is not real|masks (?:are|is) ${surely}poison\\w*)`,
    undefined,
  ],
];

const ready = (patterns: readonly string[]): readonly RegExp[] => patterns.map((pattern) => new RegExp(pattern));
const hateful = ready([...approval, ...denial, contempt, ...judgment]);
const falsehoods = [...settled, ...harmfulClaims].map(([pattern, better]) => ({ pattern: new RegExp(pattern), better }));

/** `words`: the topic, folded. Null: nothing is judged, or the judgment is what is studied. */
export function judgedIn(words: string): JudgedTopic | null {
  if (examined.test(words)) return null;
  if (hateful.some((pattern) => pattern.test(words))) return { rule: 'hate' };
  const found = falsehoods.find(({ pattern }) => pattern.test(words));
  return found ? { rule: 'falsehood', better: found.better } : null;
}

import { being, group } from '../perspectives/groups.ts';

/** Claims that hurt whoever believes them: cures that are none, illness told as weakness, hunger and drugs praised, what a sex may feel or do, conquest as a gift. Told as a fact; asked whether, they stay open. */
const ends = '[.?!]*$';
const told = '^(?:(?:the|how|why|that|proof|evidence|truth|facts?|reasons|because|about|teach|learn|explain|show|real|true|all|most|some|young|little|good) )*';
const illness =
  '(?:depression|anxiety|adhd|add|autism|dyslexia|ptsd|bipolar|ocd|mental (?:illness|health problems?|disorders?)|burnout|panic attacks?|(?:an )?eating disorders?|anorexia|bulimia)';
const inborn = '(?:autism|autistic (?:children|kids|people)|being (?:gay|lesbian|trans|transgender|bisexual|autistic)|homosexuality|gayness|down syndrome|adhd|dyslexia)';
const falseCure =
  '(?:bleach|miracle mineral|raw milk|urine|prayer|crystals|magnets|homeopathy|colloidal silver|essential oils|turpentine|ivermectin|garlic|detox(?:es)?|detox teas?|alkaline water|fasting|sunlight|positive thinking)';
const sexes = '(?:boys|girls|men|women|males|females|real (?:boys|men|girls|women)|a (?:boy|girl|man|woman|real man)|wives|husbands|mothers)';
const conquerors =
  '(?:columbus|colonialism|colonists|colonizers|colonization|settlers|missionaries|conquistadors|europeans|the (?:british|french|spanish|belgians|empire|british empire|whites)|white (?:people|men|settlers)|imperialism)';

const health = { topic: 'Human body systems', subject: 'Science' };
const eating = { topic: 'Nutrition', subject: 'Health' };
const rights = { topic: 'Human rights', subject: 'Civics' };

const mind = { topic: 'Sleep and the body clock', subject: 'Health' };

/** What a body is harmed by when it is taken in or put on, whatever it is said to be good for. */
const toxic =
  '(?:bleach|hydrogen peroxide|peroxide|chlorine(?: dioxide)?|borax|turpentine|gasoline|petrol|kerosene|paraffin|detergent|laundry pods?|tide pods?|soap|hand sanitizer|rubbing alcohol|methanol|antifreeze|mercury|lead|arsenic|colloidal silver|silver|ammonia|lye|acid|sea ?water|salt ?water|urine|pee|miracle mineral \\w+|mms|disinfectants?|glue|paint|aerosols?|helium|gas|cinnamon by the spoon|raw (?:milk|meat|chicken|eggs)|ivermectin|hydroxychloroquine|essential oils|nutmeg|tobacco|cough syrup|laughing gas|nitrous oxide)';
const taking = '(?:drink|eat|take|swallow|inject|inhale|sniff|huff|snort|chew|gargle(?: with)?|bathe in|rinse with|rub|smear|put|consume|use|try)';
const taken =
  '(?:drinking|eating|taking|swallowing|injecting|inhaling|sniffing|huffing|snorting|chewing|gargling(?: with)?|rinsing with|consuming|using|bathing in|rubbing(?: on)?)';
const praised =
  '(?:good|great|fine|safe|harmless|healthy|healthier|best|better|natural|right|fun|cool|normal|helpful|useful|effective|necessary|not (?:that |so |really )*(?:bad|dangerous|harmful|a problem)|no (?:problem|risk|danger|harm|big deal)|okay?|alright|healing|medicine|worth it|a gift)';
const is = '(?:is|are|was|were|can be|feels?|looks?|sounds?)';
const loosely = '(?:really |actually |just |only |simply |quite |very |totally |perfectly |completely |always |mostly |pretty |often |a |an |the |so |more |as )*';
const helping =
  '(?:calms?|soothes?|relieves?|heals?|cures?|cleans?(?:es)?|purif(?:y|ies)|detox\\w*|strengthens?|protects?|helps?|boosts?|treats?|prevents?|works?|makes?|keeps?|gives?|takes away|gets rid of|kills?|solves?|fixes)';
/** Diseases of which nobody is cured by what stands in a kitchen. Those who do cure or treat say how. */
const grave =
  '(?:cancer|tumou?rs?|leukemia|autism|aids|hiv|diabetes|covid\\w*|alzheimers?|dementia|epilepsy|asthma|malaria|measles|tuberculosis|polio|depression|schizophrenia|bipolar disorder|adhd|multiple sclerosis|heart disease|strokes?)';
const medicine =
  '(?:medic\\w+|drugs?|antibiotics?|antivirals?|penicillin|insulin|chemo\\w*|radiation|radiotherapy|surg\\w+|operations?|vaccin\\w+|immun\\w+|therap\\w+|treatments?|doctors?|scientists?|researchers?|hospitals?|transplants?|stem cells?|gene|genes|crispr|inhalers?|steroids|statins|quinine|artemisinin|pills?|tablets?|cbt|exercise|we|who|nobody|nothing|no one)';
const minors =
  '(?:(?:teen(?:age)?|young|little|school|all|healthy|real) )?(?:children|kids|teens|teenagers|girls|boys|students|babies|toddlers|young people|everyone|everybody|you|people|women|men)';
const hungry =
  '(?:(?:eating |having )?(?:only |just )?(?:one meal|once|one time|one apple|nothing)(?: (?:a|per|each|every|all) day)?(?: only)?|eating (?:as little as possible|almost nothing|less than \\d+ calories|very little|only (?:fruit|water|air|juice|vegetables|salad|lettuce|meat|apples))|not eating(?: \\w+){0,3}|going without (?:food|meals|dinner|breakfast|lunch)|living on (?:water|air|juice|light|coffee)|(?:water|juice|dry|long|extended|daily) fast(?:s|ing)|fasting|starvation|crash diets?|extreme diets?|diet pills?|laxatives?|dieting|counting calories|skipping (?:meals?|breakfast|lunch|dinner|food)|throwing up|vomiting|purging|hunger)';
const risky =
  '(?:drunk driving|drinking and driving|driving (?:drunk|high|without a seat ?belt)|texting (?:and|while) driving|speeding|(?:playing|games) with (?:fire|guns)|sunbathing without \\w+|tanning beds?|smoking|vaping|e ?-?cigarettes?|hookahs?|nicotine|weed|cannabis|marijuana|cocaine|ecstasy|lsd|mushrooms|heroin|opioids|alcohol|beer|binge drinking|getting drunk|steroids|doping|gambling|sexting|sending nudes|running away from home|meeting strangers(?: from the internet| online)?|train surfing|holding your breath until you faint|fainting|sleep deprivation)';

/** What is told of all whom a name holds. */
const kinds = `(?:the )?(?:${group})`;

export const harmfulClaims: readonly (readonly [string, { topic: string; subject: string }])[] = [
  [
    `${told}${inborn} (?:can|could|may|should|must|will) (?:be |always be |easily be )?(?:cured|healed|fixed|changed|prayed away|treated away|trained away|beaten out|unlearned)`,
    rights,
  ],
  [`${told}(?:curing|healing|fixing|a cure for|cures for|how to cure) ${inborn}${ends}`, rights],
  [
    `${told}(?:drinking |eating )?${falseCure} (?:can |will |really )?(?:cures?|heals?|kills?|treats?|prevents?) (?:covid\\w*|cancer|autism|aids|hiv|diabetes|flu|the flu|malaria|asthma|allergies|infections?|depression|everything|all)`,
    health,
  ],
  [
    `${told}${illness} (?:is|are) (?:really |just |only |simply |mostly |all |a |an |nothing but |sign of )*(?:weakness|laziness|excuses?|choice|fashion|trend|fake|in (?:the|your) head|attention seeking|bad parenting|character flaw|made up|invented)${ends}`,
    health,
  ],
  [`${told}${illness} (?:is|are) (?:not|no) (?:an? )?(?:real )?(?:disease|illness|disorder|thing|real)${ends}`, health],
  [`${told}${illness} (?:does not|doesnt|do not|dont) exist`, health],
  [
    `${told}(?:skipping (?:meals|lunch|breakfast|dinner)|starving|not eating|eating nothing|fasting for days|purging|extreme diets?|being (?:thin|skinny)|thinness|hunger) (?:makes?|keeps?|is|are) (?:you |girls |boys |people )?(?:strong|slim|thin|pretty|beautiful|healthy|pure|happy|popular|better|good|successful)`,
    eating,
  ],
  [`${told}(?:thin|skinny|slim) (?:is|equals|means) (?:beautiful|pretty|healthy|better|happy)`, eating],
  [
    `${told}(?:smoking|vaping|cigarettes|alcohol|drinking(?: alcohol)?|getting drunk|weed|cannabis|drugs|steroids|energy drinks) (?:makes?|keeps?) (?:you |people |teens |kids |boys |girls )?(?:slim|thin|cool|popular|smart(?:er)?|strong(?:er)?|happy|happier|creative|healthy|grown ?up|relaxed)`,
    health,
  ],
  [
    `${told}${sexes} (?:do not|dont|does not|doesnt|never|should not|shouldnt|should never|must not|mustnt|cannot|cant|are not allowed to|are not made to|are not supposed to) (?:cry|show (?:their |any )?(?:feelings|emotions|weakness)|feel (?:pain|fear)|dance|cook|be (?:weak|afraid|sad|nurses?|scientists?|leaders?|strong)|play (?:football|soccer|rugby|with (?:dolls|trucks|cars))|wear (?:pink|dresses|trousers|pants)|drive|work|study|code|lead|fight|do sports?)`,
    rights,
  ],
  [`${told}(?:a |the )?(?:womans|womens|women s|woman s|wifes|girls|woman's|women's|wife's) (?:only )?place is (?:in )?(?:the )?(?:kitchen|home|house)`, rights],
  [
    `${told}${conquerors} (?:really |only |just )?(?:civili[sz]ed|saved|rescued|tamed|enlightened|improved|educated|brought (?:civili[sz]ation|culture|progress|order|peace) to|did (?:the )?\\w+ a favou?r|was (?:good|a gift|a blessing) for|helped) ?(?:the )?(?:natives?|indians?|savages?|africans?|africa|india|americas?|indigenous (?:people|peoples)|aborigin\\w+|blacks?|slaves?|primitive \\w+|\\w+)?`,
    rights,
  ],
  [
    `${told}(?:natives?|indians|native americans|aborigin\\w+|africans|indigenous (?:people|peoples)) (?:were|was) (?:just |all |only |mostly )*(?:savages?|uncivili[sz]ed|primitive|barbarians?|cannibals|backward|childlike)`,
    rights,
  ],
  [
    `${told}(?:black|white|asian|african|jewish|latino|hispanic|arab|indian|chinese|german) ?(?:people|men|women|boys|girls|kids|children|students|athletes)? (?:are|run|think|dance|learn) (?:naturally |just |simply |all |always |born )*(?:better|worse|faster|slower|smarter|stronger|more \\w+|less \\w+|good|bad|best)(?: \\w+)? (?:at|in|than|by nature|with)`,
    rights,
  ],
  [
    `${told}(?:asians|blacks|whites|jews|latinos|arabs|africans) (?:are|run|think|dance) (?:naturally |just |all |always )*(?:better|worse|faster|smarter|stronger|good|bad) (?:at|in|than|by nature|with)`,
    rights,
  ],
  [
    `${told}(?:hitting|beating|spanking|smacking|slapping|caning)(?: (?:your |a |disobedient )*(?:children|kids|child|students|pupils|wives|wife))? (?:makes?|works|is (?:good|right|healthy|necessary|useful|the best)|never (?:hurt|harmed)|teaches|builds|helps)`,
    rights,
  ],
  [
    `${told}(?:autistic|disabled|deaf|blind|adopted) (?:children|kids|people|students) (?:cannot|cant|can not|do not|dont|never|will never) (?:love|feel|learn|think|be (?:happy|friends)|have (?:feelings|friends)|understand|work|care)`,
    rights,
  ],
  [
    `${told}(?:sunscreen|sun cream|fluoride|microwaves?|wifi|phones|milk|deodorant|shampoo) (?:really |always )?(?:causes?|gives?(?: you)?) (?:cancer|autism|infertility|brain damage)`,
    health,
  ],
  [`${told}detox (?:teas?|drinks?|diets?|juices?|cures?) (?:really )?(?:clean|cleanse|purify|heal|flush|detox)`, eating],
  [
    `${told}(?:covid\\w*|corona\\w*|the pandemic|aids) (?:was|is) (?:planned|a plan|invented|made up|a punishment|a hoax|fake|not real|just a flu|only a flu)`,
    { topic: 'Cells', subject: 'Science' },
  ],
  [`${told}evolution is (?:just|only|merely|nothing but) a (?:theory|guess|belief|idea)${ends}`, { topic: 'Evolution', subject: 'Science' }],
  // What harms the body, taken for a cure or told as advice.
  [
    `^(?:(?:why|how) )?(?:(?:you|we|i|one|everyone|children|kids|people|patients) )?(?:(?:can|should|must|may|could|always|just) )*${taking} (?:some |a little |diluted |pure |food grade |your own |a |of |more )*${toxic}\\b(?!.* (?:bond|paint|rain|safely in the lab|is (?:dangerous|deadly|toxic)))(?= (?:to|for|every|daily|each|against|when|and|in the morning|instead)|${ends})`,
    health,
  ],
  [`${told}(?:${taken} )(?:some |a little |diluted |pure |food grade |your own |a |of )*${toxic} (?:${is} ${loosely}${praised}|${helping})`, health],
  [
    `${told}${toxic} (?:(?:can )?kills? (?:the |all )*(?:virus|viruses|germs|bacteria|worms|parasites|cancer) (?:in|inside) (?:you|your|the (?:body|blood|gut)|people)|${is} ${loosely}(?:good for|healthy|a (?:cure|remedy|medicine)|medicine|safe to (?:drink|eat|swallow|inject|inhale))|(?:can )?(?:cures?|heals?) )`,
    health,
  ],
  [
    `${told}(?!.*\\b${medicine}\\b.* (?:can |will |may )?(?:cures?|heals?))(?:\\w+ ){1,5}(?:can |will |really |always |completely |naturally )*(?:cures?|heals?|reverses?|melts?|wipes? out) (?:all |any |every |your )*${grave}\\b`,
    health,
  ],
  [
    `${told}(?:${minors} |patients |diabetics )?(?:(?:do not|dont|never|no longer) need|should (?:stop|avoid|refuse|skip|never)|stop|quit|throw away|refuse|avoid|skip|never) (?:taking |using |give |trust(?:ing)? |take |go to |going to |your |their |any |the |all )*(?:medicines?|medications?|meds|insulin|antidepressants?|inhalers?|chemo\\w*|vaccin\\w+|shots|doctors?|seat ?belts?|helmets?|sunscreen|life jackets?)\\b`,
    health,
  ],
  [
    `${told}(?:all |modern )?(?:medicines?|medication|chemo\\w*|antidepressants?|vaccines?|insulin|masks?|seat ?belts?|helmets?|fluoride) (?:${is} ${loosely}(?:poison\\w*|useless|unnecessary|a scam|scams?|for (?:the )?weak(?: people)?|dangerous|toxic|killing \\w+|evil|bad for (?:you|children|kids))|(?:kills?|harms?|poisons?|weakens?|makes? \\w+ (?:sick|ill|weak|infertile))\\b(?! (?:bacteria|germs|viruses|cells|cancer|pathogens)))`,
    health,
  ],
  // Hunger.
  [`${told}${hungry} (?:${is} ${loosely}${praised}|${helping}|shows? (?:strength|willpower|discipline))`, eating],
  [
    `${told}${minors} (?:should|must|need to|have to|ought to) ${loosely}(?:fast|diet|starve|skip (?:meals?|breakfast|lunch|dinner)|eat (?:less|nothing|only once|once a day|one meal)|lose weight|be (?:thin|skinny|slim|thinner)|count calories|take (?:diet pills|laxatives|steroids))\\b`,
    eating,
  ],
  [
    `${told}(?:boys|girls|men|women|people|kids|teens) (?:do not|dont|cannot|cant|never) (?:get|have|suffer from) (?:eating disorders|anorexia|depression|anxiety|abused|raped)`,
    mind,
  ],
  [`${told}(?:nobody|no one|nothing) (?:likes?|loves?|tastes?|wants?|marries) (?:as )?(?:good as being |fat|a fat|overweight|ugly|disabled)`, eating],
  [
    `${told}(?:being |getting )?(?:fat|overweight|obese|obesity|chubby) (?:people |kids |children )?(?:${is}) ${loosely}(?:lazy|ugly|disgusting|(?:their|your|ones) own fault|a choice|weak|gross|shameful)`,
    eating,
  ],
  // Danger praised.
  [
    `${told}${risky} (?:${is} ${loosely}${praised}(?! for (?:crops|industry))|(?:calms?|relaxes|soothes?|never (?:hurts?|harms?|kills?)|does not|doesnt|do not|dont|cannot|cant) ?(?:harm|hurt|kill|damage|anyone|you|cause|addict)?|helps? (?:you|teens|kids|students|with|to|memory|focus|against)|(?:boosts?|improves?) (?:your|the|memory|focus|grades|mood|brain|performance))`,
    health,
  ],
  [
    `${told}(?:(?:being |getting )?(?:bullied|teased|hazed|beaten)|bullying|hazing|teasing|cyberbullying|mobbing) (?:${is} ${loosely}(?:${praised}|part of growing up|the victims fault)|(?:builds?|makes?|toughens?|teaches|shapes|hardens)\\b)`,
    rights,
  ],
  [
    `${told}(?:rape |abuse |assault |bullying |harassment |domestic violence )?(?:(?:victims?|survivors?)(?: of \\w+(?: \\w+)?)?|girls in short skirts|women in short skirts|wives|what (?:she|girls|women|a girl|a woman) wears?|short skirts|miniskirts) (?:who \\w+ )?(?:${is} ${loosely}(?:to blame|at fault|guilty|responsible|asking for it|lying|liars)|(?:always |usually |often |mostly )*(?:ask(?:s|ed)? for|invites?|provokes?|causes?|deserves?|lies?|lied|exaggerates?|enjoys?))`,
    rights,
  ],
  [
    `${told}(?:no (?:really |often |sometimes )?means (?:yes|maybe)|(?:jealousy|control|stalking|hitting|reading (?:her|his|your partners) messages) (?:is|are) (?:a |the |just |only |real |true )*(?:sign|proof|form|way)s? of (?:love|care|caring)|(?:hitting|slapping|controlling) (?:your|a|ones) (?:girlfriend|boyfriend|wife|partner) is)`,
    rights,
  ],
  // Groups.
  [
    `${told}(?:homosexuality|${being}|(?:gay|lesbian|trans|transgender|bisexual|queer|autistic|interracial|same ?-?sex|two (?:mothers|fathers|moms|dads)) (?:people|couples|parents|kids|love|marriages?|families|relationships?)|gays|lesbians|transgenders|gender dysphoria) (?:(?:harms?|hurts?|confuses?|damages?|destroys?|ruins?|threatens?|corrupts?|sickens?) (?:\\w+ ){0,2}(?:children|kids|families|society|marriage|boys|girls|people|students|us)|(?:is|are|was) ${loosely}(?:illness(?:es)?|mental(?:ly)? (?:illness|disorders?|ill)|disorders?|defects?|curse|trend|fashion|phase|wrong|contagious|learned|sin|sins|crime|perversions?|abnormal|unnatural|against (?:nature|god)|(?:bad|unhealthy|unsafe|not good|confusing) for|unfit|danger(?:ous)?|threat|harmful|inferior|punishment|mistake|curable)\\b)`,
    rights,
  ],
  [
    `${told}${kinds} (?:always |all |just |only |usually |secretly |often |really |want to |are |will |like to |love to )*(?:eat(?:ing)?|steal(?:ing)?|kidnap(?:ping)?|rap(?:e|ing)|murder(?:ing)?|kill(?:ing)?|attack(?:ing)?|abus(?:e|ing)|molest(?:ing)?|groom(?:ing)?|poison(?:ing)?|infect(?:ing)?|breed(?:ing)?|tak(?:e|ing) over|control(?:ling)?|own(?:ing)?|rule|replac(?:e|ing)|bring(?:ing)?|smuggl(?:e|ing)|sell(?:ing)?|commit(?:ting)?|caus(?:e|ing)|spread(?:ing)?|start(?:ing)?|fak(?:e|ing)|cheat(?:ing)?) (?:your |our |the |all |most |more |their |white |little |young |neighbou?rs? |too many )*(?:pets|cats|dogs|swans|bab(?:y|ies)|children|kids|girls|women|people|christians|americans|jobs|money|banks?|media|hollywood|governments?|schools|countr(?:y|ies)|world|europe|america|drugs|guns|crimes?|diseases?|terror\\w*|lice|filth|viruses|wars?|elections?|welfare|disability|like (?:rats|rabbits|animals)|us)\\b`,
    rights,
  ],
  [
    `${told}${kinds} (?:are|is) ${loosely}(?:to blame|the reason|responsible|behind|guilty|a (?:danger|threat|problem|burden|plague|disease)|(?:born |natural |potential )(?:criminals|thieves|liars|terrorists|leaders)|hiding \\w+|all the same|not (?:real|true|full) (?:people|men|women|americans|citizens)|living off|faking|poor because they)`,
    rights,
  ],
  // A tyranny praised for its roads.
  [
    '^(?:the )?(?:adolf )?(?:hitler|stalin|mussolini|franco|pol pot|the nazis|nazis|nazi germany|the third reich|third reich|mao|himmler|goebbels|the khmer rouge|the kkk|isis|the taliban|saddam hussein|apartheid|slavery|slave owners|colonialism) .*\\b(?:and|so|but|because|therefore|which) (?:\\w+ ){0,3}?(?:was|were|is|are|made|did) (?:\\w+ ){0,3}?(?:good|great|right|hero(?:es)?|better|best|fine|genius|a blessing|strong|nothing wrong|not (?:so |that |all )?(?:bad|evil))',
    rights,
  ],
  [
    '^(?:the )?(?:adolf )?(?:hitler|stalin|mussolini|pol pot|nazis|nazi germany|third reich|himmler|goebbels) (?:really |only |just |also )*(?:helped|loved|cared for|fixed|improved|ended (?:unemployment|poverty|crime)|restored|united|brought (?:order|work|jobs|peace)|gave (?:people|germany|germans|the) (?:work|jobs|hope|pride)|was (?:a |an )?(?:\\w+ )?(?:strong|loved|admirable|kind|brave|visionary))',
    rights,
  ],
];

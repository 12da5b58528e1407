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
];

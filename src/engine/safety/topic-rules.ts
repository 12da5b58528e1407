/** What no lesson, simulation or map is made of, as patterns on folded text. A topic has no writer in it: "how to cut yourself" tells of nobody, so the crisis screen says nothing about it. */

export interface TopicRule {
  id: string;
  pattern: RegExp;
  /** What opens it to a class: prevention for what people do to themselves, any study for the rest. `null`: nothing does. */
  unless: RegExp | null;
}

const adverbs = '(?:really |quickly |secretly |safely |best |easily |successfully |properly |just |actually |quietly |slowly )?';
const kindOfWay = '(?:the |best |better |easy |easiest |quick |quickest |fast |fastest |painless |secret |good |different |creative |fun |new |top |\\d+ |some |a |step by step )*';
/** Somebody wants to be told how. "How do snakes …" and "how did Brutus …" ask for something else. */
const how = `(?:\\bhow (?:to|(?:do|can|could|would|should|does|might) (?:i|you|we|one|someone|somebody|kids|students|people)|i (?:can|could|should)|we (?:can|could)|you can|one can)(?: go about| get to)?|\\b${kindOfWay}(?:ways?|methods?|tricks?|tips?|steps?|techniques?|guide|tutorial|instructions?|manual|plans?|means|reasons) (?:to|for|of|on)|\\b(?:planning|plotting|learning|learn|plan|teach me|show me|help me|tell me|i want|i need|lets|let us)(?: how)? to|\\bwhere (?:to|(?:can|do|could) (?:i|we)))(?: (?:successfully|secretly))? ${adverbs}`;
/** The same as the bare name of an activity, at the beginning of the topic. */
const doing = `(?:${how}|^(?:the (?:art|joy|fun|science|basics) of |introduction to |guide to |(?:a |the )?lesson (?:on|about) |basics of )?)`;

const whose =
  '(?:(?:my|your|his|her|their|our|the|this|that|a|an|some|another|any|all|every|other|own|little|younger|older|big|young|old|small|innocent|mean|annoying|random|whole|best|new) )*';
const relatives =
  '(?:step|grand)?(?:moms?|mothers?|mums?|dads?|fathers?|sisters?|brothers?|sons?|daughters?|parents?)|siblings?|cousins?|uncles?|aunts?|grandmas?|grandpas?|family|wife|husband';
const acquaintances =
  'teachers?|principals?|professors?|friends?|bestie|classmates?|class|ex(?: \\w*friend)?|girlfriends?|boyfriends?|crush|neighbou?rs?|boss|coach|roommates?|bull(?:y|ies)';
const people =
  'people|ppl|persons?|someone(?: else)?|somebody(?: else)?|anyone|anybody|everyone|everybody|him|her|them|others|strangers?|humans?|a guy|guys|wom[ae]n|m[ae]n|ladies|cops?|policem[ae]n|police officers?|presidents?|politicians?|victims?|immigrants?|refugees?|jews?|muslims?|christians?|gays?|(?:black|white|gay|trans|homeless|old|disabled|jewish|muslim|fat|poor|asian|mexican|arab|autistic|deaf|blind) (?:people|kids|girls|boys|women|men)';
const young = 'students?|pupils?|kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|minors?|teens?|teenagers?|preteens?|tweens?|schoolgirls?|schoolboys?|girls?|boys?';
const pets = 'cats?|dogs?|pupp(?:y|ies)|kittens?|pets?|hamsters?|animals?';
const person = `${whose}(?:${relatives}|${acquaintances}|${people}|${young})\\b`;

/** Help and prevention. */
export const helps =
  /\b(?:prevent\w*|get(?:ting)? help|help(?:ing)? (?:a |an |the |some |some(?:one|body)|people|friends?|students?|those|others|with)|how to help|find(?:ing)? help|warning signs?|signs of|recover\w*|treat(?:ment|ing)?|therapy|first aid|awareness|hotlines?|support(?:ing)?|stop(?:ping)? (?:self|cutting|bullying|violence)|protect\w*|dangers? of|risks? of|understanding|postvention|stigma)\b/;
export const study = new RegExp(
  `${helps.source}|\\b(?:history|histor(?:ic|ical|ians?)|wars?|wartime|manhattan project|hiroshima|gunpowder plot|medieval|middle ages|centur(?:y|ies)|ancient|romans?|greeks?|revolutions?|empires?|nazis?|nazi germany|holocaust|colonial|novels?|plays?|stor(?:y|ies)|poems?|poetry|literature|shakespeares?|macbeth|hamlet|othello|caesar|mytholog\\w*|myths?|legends?|tragedy|laws?|legal\\w*|crime statistics|justice|court|trials?|safety|self ?-?defen[cs]e|rights|ethics|moral\\w*|philosophy|trolley problem|effects?|dangers?|risks?|harms?|causes?|why people|statistics|psychology|sociology|journalism|propaganda|media literacy|debate|policy|policies|novella|opera|drama)\\b`,
);
/** The prevention of it, its law, what it does to people. */
const about =
  /\b(?:prevent\w*|dangers?|risks?|effects?|consent|harms?|harmful|laws?|legal|addiction|safety|protect\w*|media literacy|awareness|consequences|reporting|history|refus\w+|avoid\w*|quit\w*|stop\w*|say no)\b/;
const inArt = /\b(?:in art|art history|renaissance|sculptures?|greek|classical|michelangelo|botticelli|baroque|museum)\b/;

const self = '(?:yourself|urself|your self|yourselves|oneself|himself|herself|themselves|ourselves|myself|u)\\b';
const rule = (id: string, pattern: string, unless: RegExp | null): TopicRule => ({ id, pattern: new RegExp(pattern), unless });

/** Danger to oneself: the help comes in the place of the lesson. */
export const dangerRules: readonly TopicRule[] = [
  rule(
    'self-harm-explicit',
    `${doing}(?:cut(?:ting)?|harm(?:ing)?|hurt(?:ing)?|injur(?:e|ing)|burn(?:ing)?|starv(?:e|ing)|kill(?:ing)?|hang(?:ing)?|chok(?:e|ing)|drown(?:ing)?|poison(?:ing)?|strangl(?:e|ing)|suffocat(?:e|ing)|electrocut(?:e|ing)|shoot(?:ing)?|stab(?:bing)?|mutilat(?:e|ing)|bruis(?:e|ing)|dehydrat(?:e|ing)) ${self}(?! (?:an? (?:slice|piece|break|deal|share|check)|some|off|free|short|loose|slack|down to|out))`,
    helps,
  ),
  rule('self-harm-explicit', `\\bmak(?:e|ing) ${self.replace('u)', '(?!)u)')} (?:bleed|pass out|faint|black out)\\b`, helps),
  rule('eating-disorder', `\\bmak(?:e|ing) ${self.replace('u)', '(?!)u)')} (?:throw up|vomit|puke|sick|stop eating|anorexic|bulimic|(?:not|never) eat)\\b`, helps),
  rule(
    'eating-disorder',
    `${how}(?:binge and purge|purge(?: (?:after|food|meals?|without|calories)|$)|stop eating(?: (?:for|completely|food|anything|at all|altogether|forever)\\b|[?.!]*$)|not eat(?: (?:for|anything|at all)\\b|[?.!]*$)|skip (?:all )?meals|(?:vomit|throw up|puke) (?:after|without|quietly|on purpose)|starve[?.!]*$|eat (?:nothing|less than \\d+)|lose \\d+ (?:pounds|lbs|kilos?|kg) in (?:a|one|two|three|\\d+) (?:days?|week)|(?:be|become|get|go) (?:anorexic|bulimic|anorexia|bulimia|an eating disorder)|(?:be|stay|become) (?:anorexic|bulimic))`,
    helps,
  ),
  rule(
    'eating-disorder',
    '\\b(?:pro ?-?(?:ana|mia|anorexia|bulimia)|thinspo\\w*|thinspiration|bonespo|meanspo|(?:anorexia|bulimia|purging|ana|mia) (?:tips|tricks|challenge|diet))\\b',
    helps,
  ),
  rule(
    'self-harm-explicit',
    '\\b(?:suicide|suicidal|self ?-?harm(?:ing)?|self ?-?injury) (?:methods?|techniques?|ideas|tips|tricks|instructions|guide|tutorial|pact|plan|how ?-?to|challenge|kit|recipes?)\\b|\\b(?:methods?|ways?|techniques?|tips|tutorial|guide|instructions|plans?|reasons) (?:of|for|to|on|how to) (?:commit(?:ting)? )?(?:suicide|self ?-?harm)\\b',
    helps,
  ),
  rule(
    'self-harm-explicit',
    `${how}(?:(?:commit(?:ting)?|do(?:ing)?) (?:suicide|self ?-?harm)|self ?-?harm|die(?: (?:painlessly|quickly|fast|without|by|soon|tonight|in (?:your|my) sleep|peacefully)|[?.!]*$)|(?:end|take|ending|taking) (?:(?:your|my|ones) (?:own )?life|it all)|overdose|od on|tie a (?:noose|hangman\\w*)|(?:slit|cut|slash)(?:ting|ing)? (?:(?:your|my|ones) )?(?:wrists?|thighs?|veins?|forearms?)|make (?:a |your |my )?suicide look|bleed out|bleed to death|stop living|disappear forever|never wake up|not wake up)`,
    helps,
  ),
  rule(
    'self-harm-explicit',
    '\\b(?:hid(?:e|ing)|cover(?:ing)?(?: up)?|conceal(?:ing)?)\\b.{0,12}\\b(?:self ?-?harm\\w*|eating disorders?|anorexia|bulimia|suicidal \\w+|(?:cuts|scars|cutting|bruises) from (?:(?:my|your) )?(?:parents?|mom|mum|dad|teachers?|friends?|everyone|school))',
    null,
  ),
  rule(
    'self-harm-explicit',
    '\\b(?:razors?|blades?|knife|knives|places?|spots?) (?:for|to) (?:self ?-?harm|cut(?:ting)? yourself)\\b|\\bhow deep (?:to|should i|do i) cut(?: (?:wrists?|skin|yourself|my \\w+))?[?.!]*$|\\b(?:lethal|fatal|deadly) (?:dose|amount|number)s? of (?:\\w+ )?(?:pills?|tylenol|paracetamol|ibuprofen|advil|aspirin|sleeping \\w+|xanax|antidepressants?)\\b|\\bhow (?:much|many) \\w+(?: \\w+)? (?:is lethal|are lethal|to (?:die|overdose|kill (?:you|yourself|someone)))\\b|\\bsuicide is (?:the|a|an|my) (?:\\w+ )?(?:answer|solution|way|option|choice)\\b',
    helps,
  ),
  // Praised as a help.
  rule(
    'self-harm-explicit',
    `(?:^|\\b(?:that|why|how|because|proof|reasons?) )(?:cutting(?: ${self}| (?:your|the|ones) (?:skin|arms?|wrists?|legs?))?|self ?-?harm(?:ing)?|self ?-?injury|(?:burning|hurting|harming|hitting|scratching|bruising|punishing|choking|strangling|killing|drowning) ${self}|(?:burning|scratching|slitting|biting) (?:your|the|ones) (?:skin|arms?|wrists?)|suicide|killing yourself|dying|death|overdos(?:e|ing)|pain|bleeding) (?:really |actually |just |only |always |can |will |is |are |the |a |an |your )*(?:calms?|calming|relieves?|relief|soothes?|soothing|heals?|healing|helps?(?! (?:plants|trees|a|people prevent))|numbs?|releases?|relaxes|relaxing|frees?|freedom|feels? (?:good|great|better|calm|nice|free)|takes? (?:the |your |away )*(?:pain|stress|sadness|sorrow|anger)|makes? (?:you|it|everything|people|life) (?:feel |all )*(?:alive|calm\\w*|better|free|happy|happier|strong\\w*|good|easier|relaxed)|(?:good|great|best|only|better|easiest|brave|noble|beautiful|romantic|peaceful|healthy|normal|right) ?(?:for|way|solution|answer|choice|thing|idea|option)?(?:[.!]*$| (?:you|teens|people|out|to|stress|when|against|if|for)\\b)|(?:solves?|ends?|fixes|stops?) (?:all |your |every |the |everything)|(?:a )?(?:way out|coping (?:strategy|skill|mechanism) that works|escape))`,
    helps,
  ),
  // Games that are none.
  rule(
    'self-harm-explicit',
    '\\b(?:(?:chok(?:e|ing)|pass(?:ing)?[ -]?out|faint(?:ing)?|black ?-?out|space monkey|suffocation|stop breathing) (?:games?|challenges?|dares?)|(?:fire|salt (?:and|&) ice|tide pod|detergent|benadryl|nyquil chicken|skull ?-?breaker|blue whale|momo|train surfing|cutting|eraser|one chip|cinnamon|hot water|starving|48 hours?) (?:challenges?|dares?))\\b|^(?:chroming|huffing|train surfing|subway surfing|car surfing|russian roulette|hyperventilating until .*)[.!]*$',
    new RegExp(`${helps.source}|\\b(?:dangers?|risks?|prevent\\w*|warn\\w*|deaths?|harms?|safety|news|media literacy|why people|effects?)\\b`),
  ),
  // Spanish, French, German: the plainest forms.
  rule(
    'self-harm-explicit',
    '\\b(?:como (?:suicidarse|suicidarme|cortarse|cortarme|matarme|matarse|dejar de comer)|comment (?:se suicider|me suicider|se tuer|me tuer|se couper les veines|se scarifier|arreter de manger)|wie (?:bringe ich mich um|ritze ich mich|ritzt man sich|bringt man sich um|hungere ich)|sich (?:umbringen|ritzen|selbst verletzen)|selbstmord methoden|metodos de suicidio|methodes de suicide)\\b',
    helps,
  ),
];

const harms =
  'kil+(?:ing)?(?: off)?|murder(?:ing)?|assassinat(?:e|ing)|hurt(?:ing)?|harm(?:ing)?|injur(?:e|ing)|stab(?:bing)?|knif(?:e|ing)|gas(?:sing)?|strangl(?:e|ing)|chok(?:e|ing)(?: out)?|suffocat(?:e|ing)|smother(?:ing)?|tortur(?:e|ing)|attack(?:ing)?|assault(?:ing)?|mutilat(?:e|ing)|maim(?:ing)?|beat(?:ing)? up|poison(?:ing)?|drug(?:ging)?|kidnap(?:p?ing)?|abduct(?:ing)?|rap(?:e|ing)|molest(?:ing)?|groom(?:ing)?|behead(?:ing)?|decapitat(?:e|ing)|drown(?:ing)?|knock(?:ing)? out|lynch(?:ing)?|run(?:ning)? over|punch(?:ing)?|slap(?:ping)?|get(?:ting)? revenge on|burn(?:ing)?|electrocut(?:e|ing)|abus(?:e|ing)|traffic(?:king)?|enslav(?:e|ing)|exterminat(?:e|ing)|cut(?:ting)? up|prey(?:ing)? on|lur(?:e|ing)|entic(?:e|ing)|beat(?:ing)? (?=.{1,25} (?:to death|unconscious|badly))';
const cruelty =
  'kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|tortur(?:e|ing)|abus(?:e|ing)|drown(?:ing)?|strangl(?:e|ing)|mutilat(?:e|ing)|burn(?:ing)?|kick(?:ing)?|skin(?:ning)?|poison(?:ing)?|attack(?:ing)?';
/** What nobody asks leave for in earnest and well. */
const grave = 'kill|murder|stab|poison|shoot|torture|strangle|drown|burn|beat up|hurt|rape|choke|suffocate|kidnap';
const meanness =
  'bully(?:ing)?|insult(?:ing)?|mock(?:ing)?|mak(?:e|ing) fun of|teas(?:e|ing)|humiliat(?:e|ing)|harass(?:ing)?|intimidat(?:e|ing)|blackmail(?:ing)?|extort(?:ing)?|threaten(?:ing)?|terroriz(?:e|ing)|embarrass(?:ing)?|dox+(?:ing)?|catfish(?:ing)?|cyberbully(?:ing)?|exclud(?:e|ing)';
const notMeant = '(?! (?:feelings|with (?:your |our )?words|by accident|accidentally|without (?:meaning|knowing)|in (?:chess|a game|minecraft|fortnite|football|volleyball)))';
const drugs =
  'drugs?|weed|cannabis|marijuana|pot|meth\\w*|cocaine|coke|crack|heroin|lsd|acid tabs|mdma|ecstasy|molly|fentanyl|ketamine|shrooms|magic mushrooms|opium|xanax|adderall|vapes?|cigarettes?|steroids|psychedelics';

/** Harm to others. */
export const requestRules: readonly TopicRule[] = [
  rule('violence', `${doing}(?:${harms}) ${person}${notMeant}`, study),
  rule('violence', `${doing}(?:shoot(?:ing)?) ${person}(?!.*\\b(?:photos?|photograph\\w*|portraits?|films?|videos?|camera|movies?|e ?-?mail|text|message|light)\\b)`, study),
  rule('violence', `${doing}(?:${cruelty}) ${whose}(?:${pets})\\b`, study),
  rule(
    'violence',
    `\\b(?:(?:should|can|could|may|must) i|(?:is it|would it be) (?:ok|okay|fine|right|legal|good|funny|fun|all right|bad) (?:to|if i)|i (?:want|would like|am going|plan) to) (?:${grave}) (?:${whose}(?:\\w+s )?(?:${pets}|${relatives}|${acquaintances}|${young})|someone|somebody|people)\\b(?!(?:['’]?s)? feelings)${notMeant}(?!.*\\b(?:photo\\w*|portraits?|film|video|for food|for meat)\\b)`,
    study,
  ),
  // Told as a fact, or asked as if it were one. "Do vaccines cause autism" asks whether, and stays open.
  rule(
    'falsehood',
    `^(?!(?:do|does|did|is|are|was) )(?:(?:the|how|why|that|proof|evidence|prove|truth|facts?|reasons|because|about|showing|explain|show|teach|me|us|do|does|did|is|are|was) )*(?:(?:mmr |childhood |covid ?(?:19)? )?(?:vaccines?|vaccinations?|shots) (?:really |actually |secretly |always |all )*(?:causes?|caused|give|gives|gave) (?:\\w+ )?(?:autism|infertility|autistic)|(?:covid ?(?:19)? |mmr )?(?:vaccines?|vaccinations?) (?:are|is|contain|contains|put|puts) (?:really |actually |just )*(?:poison\\w*|microchips?|toxic|deadly|evil|killing)|(?:drinking |taking |injecting |eating )?(?:bleach|turpentine|silver|miracle mineral \\w+) (?:can )?(?:cures?|heals?|treats?|kills? covid)|(?:covid|covid ?19|the pandemic|coronavirus|aids|hiv|sandy hook|(?:the )?school shootings?|9 ?11|september 11|climate change|global warming|slavery) (?:is|was|were|are|really was) (?:really |actually |just |all )*(?:an? )?(?:hoax|fake|faked|lie|invented|scam|staged|inside job|made up|not real)|hiv (?:does ?nt|does not|never) cause|aids (?:is|was) not caused|(?:smoking|vaping|cigarettes|anorexia|drinking bleach) (?:is|are) (?:really |actually )*(?:healthy|safe|harmless|good for)|conversion therapy (?:works|cures)|homosexuality can be cured)\\b`,
    /\b(?:myths?|claims?|rumou?rs?|misinformation|disinformation|hoax(?:es)? (?:claims?|theor\w+)|conspirac\w+|debunk\w*|refut\w+|false|wakefield|why (?:some |do |did |so many |many )*people|what (?:the )?(?:studies|evidence|science|research)|beliefs?|propaganda|fact ?check\w*|media literacy)\b/,
  ),
  rule(
    'violence',
    `${how}(?:commit (?:a |the perfect )?(?:murder|genocide|massacre|hate crime|rape)|become a (?:serial killer|murderer|terrorist|(?:school|mass) shooter)|derail (?:a|the) train(?! of)|poison (?:a|the) (?:water supply|well|food)|join (?:isis|al qaeda|the kkk|a gang)|start a (?:fight|riot|gang))`,
    study,
  ),
  rule(
    'violence',
    '\\bschool (?:shooter|shooting|bombing) (?:manifesto|plan|ideas|tips)|\\b(?:plan(?:ning)?|committ?(?:ing)?|carry(?:ing)? out|doing|start(?:ing)?|organiz(?:e|ing)|how to do)\\b.{0,12}\\b(?:(?:school|mass) shootings?|massacres?|terror(?:ist)? attacks?|bombings?)\\b',
    study,
  ),
  rule(
    'violence',
    '\\b(?:shoot(?:ing)?|blow(?:ing)?) up (?:an? |my |the |your |our )?(?:schools?|classrooms?|building|mall|church|mosque|synagogue|house|hospital|bus|train|plane|airport)\\b',
    /\b(?:prevent\w*|histor\w+|gunpowder plot|why)\b/,
  ),
  rule(
    'weapon',
    '\\b(?:bring|bringing|sneak|sneaking|smuggle|smuggling|take|taking|carry|carrying|get|getting)\\b.{0,20}\\b(?:knife|knives|guns?|weapons?)\\b.{0,20}\\b(?:to|into|in|at|past) (?:my |the |your )?(?:schools?|class|security|airport)\\b',
    /\b(?:prevent\w*|laws?|rules?|why|banned?|polic\w+)\b/,
  ),
  rule(
    'violence',
    `${how}set (?:an? |my |the |your )?(?:school|house|building|car|forest|church|person|cat|dog|someone|somebody|people|classroom)\\b.{0,10} on fire|${doing}(?:burn(?:ing)? down|commit(?:ting)? arson|start(?:ing)? (?:a )?(?:house|school|forest) fire)`,
    study,
  ),
  rule(
    'weapon',
    '\\b(?:bombs?|explosives?|grenades?|molotov(?: cocktails?)?|napalm|pipe bombs?|ghost guns?|guns?|silencers?|nerve gas|ricin|thermite) ?-?(?:making|building|recipes?|instructions?|tutorials?|blueprints?|diy|at home)\\b',
    study,
  ),
  rule(
    'weapon',
    `${doing}(?:mak(?:e|ing)|produc(?:e|ing)|brew(?:ing)?|grow(?:ing)?|buy(?:ing)?|get(?:ting)?) (?:some |your own |homemade )*(?:anthrax|ricin|sarin|vx|cyanide|chlorine gas|mustard gas|tear gas|nerve gas|poison gas|dynamite|gunpowder at home|a flamethrower|pepper spray at home)\\b`,
    study,
  ),
  rule(
    'crime',
    `${doing}rob(?:bing)? ${whose}(?:\\w+ )?(?:banks?|stores?|shops?|houses?|people|someone|somebody|trains?|museums?|casinos?|atm|gas stations?|pharmac(?:y|ies)|person|lad(?:y|ies))\\b`,
    study,
  ),
  rule('crime', `${doing}get(?:ting)? away with (?:murder|(?:a |any )?crimes?|stealing|rape|theft|killing|shoplifting|robbery|arson|assault|fraud)\\b`, null),
  rule(
    'crime',
    `${doing}(?:hid(?:e|ing)|dispos(?:e|ing) of|get(?:ting)? rid of|bury(?:ing)?) ${whose}(?:(?:dead )?(?:body|bodies|corpses?)(?! (?:odor|hair|fat|heat|language|image|acne|weight|ache))|murder weapon|murder evidence)\\b`,
    study,
  ),
  rule(
    'crime',
    `${how}steal (?!(?:a |the )?(?:bases?|show|scene|spotlight|ball|fire)\\b)|${doing}(?:stealing (?:an? |my |the )?(?:cars?|money|bikes?|phones?|wallets?|credit cards?|identit\\w+|from (?:stores?|shops?|people|my|the)|stuff)\\b|hot ?-?wir(?:e|ing) (?:a |my )?(?:car|truck)|carjack(?:ing)?|shoplift(?:ing)?|pickpocket(?:ing)?|burgl\\w+|launder(?:ing)? money|counterfeit(?:ing)?|forg(?:e|ing) (?:a |my |an )?(?:signature|money|id|note|passport|check)|evad(?:e|ing) (?:the )?(?:police|taxes)|scam(?:ming)? ${whose}(?:people|someone|somebody|elderly|grandma|grandparents|customers|${relatives})|commit(?:ting)? (?:a )?(?:fraud|robbery|theft|crime|identity theft|tax fraud)|break(?:ing)? into ${whose}(?:\\w+ )?(?:house|car|home|school|locker|building|store|safe|apartment|office)s?\\b)`,
    study,
  ),
  rule(
    'break-in',
    `${doing}hack(?:ing)?(?: into)? (?!ethically)(?:(?:my|your|the|an?|our|his|her|their|other|someones?|somebodys?|peoples|\\w+s) )*(?:school|schools?|teachers?|accounts?|phones?|computers?|wi-?fi|emails?|passwords?|instagram|snapchat|tiktok|facebook|roblox|grades?|chromebooks?|bank|people|someone|friends?|webcams?|cameras?|servers?|websites?)\\b`,
    /\b(?:prevent\w*|protect\w*|ethical|law|laws|defen[cs]e|histor\w+|career)\b/,
  ),
  rule(
    'break-in',
    `${how}(?:(?:bypass|get (?:past|around)) (?:the )?(?:school|parental)|(?:make|write|create|spread) (?:a )?(?:computer virus|ransomware|malware|keylogger|phishing)|ddos)`,
    /\b(?:prevent\w*|protect\w*|law|laws|histor\w+)\b/,
  ),
  rule('crime', '\\b(?:(?:credit card |tax |wire )?fraud|identity theft|scam|shoplifting|burglary|money laundering) (?:tutorial|tricks|techniques|for beginners|how to)\\b', about),
  rule(
    'stalking',
    `${doing}(?:stalk(?:ing)?|spy(?:ing)? on|follow(?:ing)?(?= .{1,25} home\\b)|(?:secretly|illegally) (?:track|follow|film|record|photograph|watch)(?:ing)?) ${person}|${doing}(?:track|follow|film|record|photograph|watch)(?:ing)? .{1,30} (?:secretly|without (?:them|him|her) knowing)\\b`,
    study,
  ),
  rule(
    'stalking',
    `\\b(?:film|record|photograph|watch|pee[pk](?:ing)? (?:at|on)|spy(?:ing)? on)(?:ing)? .{0,25}\\b(?:in the shower|undress(?:ing)?|changing room|locker room|bathroom|without (?:them|her|him) knowing)\\b`,
    about,
  ),
  rule('bullying', `${doing}(?:${meanness}) ${person}`, study),
  rule(
    'bullying',
    `${how}(?:make (?:a |my |the |your |some ?)?(?:girl|boy|kid|classmate|teacher|friend|somebody|someone|sister|brother|her|him|them)s? (?:cry|suffer|kill|hate (?:him|her|them)sel|feel (?:bad|worthless|stupid))|ruin (?:someones?|somebodys?|my \\w+|her|his) life|be a bully|spread (?:a )?rumou?rs)`,
    study,
  ),
  rule(
    'sexual',
    `\\b(?:nudes?|naked|sexy|topless|undressed|nsfw|lewd|xxx|sexuali[sz]ed|erotic|seductive)\\b(?! (?:mole|eye|truth|singularit)).{0,25}\\b(?:${young}|underage|classmates?|teachers?|my|${relatives}|coach|principal)\\b|\\b(?:${young}|underage|classmates?|teachers?)\\b.{0,15}\\b(?:nudes?|naked|undressed|topless|in (?:their |her |his )?underwear)\\b`,
    new RegExp(`${about.source}|${inArt.source}|\\bsexting\\b`),
  ),
  rule(
    'sexual',
    '\\b(?:nude|naked) (?:pictures?|photos?|pics?|images?|videos?|selfies?|bod(?:y|ies))\\b|\\bsend(?:ing)? nudes\\b|\\b(?:blow ?jobs?|hand ?jobs?|bdsm|gang ?bang\\w*|strip (?:poker|club)|dick pics?|sex tapes?|sexy (?:stor(?:y|ies)|poses?|danc\\w+|roleplay)|orgasms?|masturbat\\w+|onlyfans)\\b',
    new RegExp(`${about.source}|${inArt.source}|\\b(?:sexting|puberty|health)\\b`),
  ),
  rule(
    'sexual',
    `${doing}(?:seduc(?:e|ing) ${person}|(?:hav(?:e|ing) sex|hook(?:ing)? up|mak(?:e|ing) out|get(?:ting)? intimate) with ${person}|sleep(?:ing)? with (?:my|your|a|the) (?:teacher|student|pupil|boss|(?:step)?(?:sister|brother|mom|dad))|undress(?:ing)? ${person}|get(?:ting)? laid|las(?:t|ting) longer in bed)`,
    /\b(?:laws?|crime|consent|prevent\w*|abuse of)\b/,
  ),
  rule(
    'sexual',
    '\\b(?:child (?:porn\\w*|erotica)|csam|lolicon|jail ?bait|underage sex|meet(?:ing)? underage \\w+|sext(?:ing)? with|sex with (?:a |an |my |your )?(?:minors?|child(?:ren)?|kids?|students?|underage|teachers?|animals?)|upskirt\\w*|deep ?-?fake (?:nudes?|porn\\w*))\\b',
    about,
  ),
  rule(
    'drugs',
    `${doing}(?:get(?:ting)?|be(?:ing)?) (?:really |super |very |so )?(?:stoned|wasted|tipsy|drunk|blackout|high(?= (?:on|off|from|with|without|at|fast|quick\\w*|using|by|legally|in (?:class|school|the)|and)\\b|[?.!]*$))`,
    about,
  ),
  rule(
    'drugs',
    `${doing}(?:sell|deal|smuggl|scor|sneak|hid|buy|smok|snort|inject|vap|roll|cook|order|distribut|traffic)(?:e|k?ing)? (?:some |hard |illegal |fake |my |your |the )*(?:${drugs})\\b`,
    new RegExp(`${about.source}|${study.source}`),
  ),
  rule(
    'drugs',
    `${how}(?:tak(?:e|ing)|us(?:e|ing)|do|try|get|grow|make) (?:some |hard |illegal |my |your )*(?:weed|cannabis|marijuana|meth\\w*|cocaine|crack|heroin|lsd|mdma|ecstasy|molly|fentanyl|ketamine|shrooms|magic mushrooms|vapes?|steroids)\\b`,
    new RegExp(`${about.source}|${study.source}`),
  ),
  rule(
    'drugs',
    `${how}(?:buy|sneak|get|drink|hide) (?:some |my |your )*(?:beer|alcohol|vodka|liquor|cigarettes|nicotine|booze)\\b.{0,30}\\b(?:without (?:id|an id|getting|my|your)|underage|kids?|minors?|teens?|school|from (?:my|your) parents)\\b|${how}(?:(?:vape|juul|smoke)(?: (?:in|at|without|like|weed|cigarettes)\\b|[?.!]*$)|(?:cheat|beat|pass|fake|fool) (?:a |my |the )?drug tests?)|\\broll(?:ing)? (?:a )?(?:joint|blunt)s?\\b|\\b(?:vape|vaping|smoke|bong|dab) (?:tricks|hacks)\\b`,
    about,
  ),
  rule(
    'hate',
    '\\bhitler (?:was|is) (?:right|good|great|a (?:hero|genius|good))|\\bhitler did nothing wrong\\b|\\bheil hitler\\b|\\bholocaust (?:is|was|never|did ?nt|did not)\\b.{0,12}\\b(?:hoax|lie|fake|invented|exaggerated|happen\\w*)\\b|\\b(?:superiority|supremacy|inferiority) of (?:the )?(?:white|black|aryan|jewish|male|female)(?: race| people)?|\\b(?:women|girls|wives) (?:should |must )?(?:belong|stay) in the kitchen|\\bwhite (?:power|supremacy is (?:right|good|true))\\b|\\b(?:great replacement|white genocide) is (?:real|true)\\b',
    /\b(?:den(?:y|ial|iers?)|myths?|propaganda|refut\w+|conspiracy theor\w+|beliefs?|ideas?|pseudo\w*|histor\w+|adverti\w+)\b/,
  ),
  rule(
    'violence',
    '\\b(?:comment (?:tuer|blesser|frapper|empoisonner) (?:mon|ma|mes|quelquun|un|une)|como (?:matar|herir|envenenar|golpear) (?:a|una?) |wie (?:tote|bringe|verletze|schlage|vergifte) ich (?:mein\\w*|jemand\\w*|ein\\w*)|(?:jemanden|meinen? \\w+) (?:umbringen|toten|verletzen|vergiften))',
    study,
  ),
  rule('weapon', '\\bhome ?-?made (?:explosives?|bombs?|guns?|grenades?|weapons?|napalm|silencers?)\\b', study),
  rule('bullying', `${how}cyber ?-?bully[?.!]*$`, study),
];

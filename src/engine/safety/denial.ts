/** Does someone whose words were taken for a sign of danger say plainly that they meant something else? */

/** What is taken back: words that keep a worry alive, whatever stands beside them. */
const worry =
  /\b(dont tell|do not tell|please dont|not allowed|scared|afraid|secret|any ?more|forever|goodbye|i wish|soon be over|be over soon|but (he|she|they|i|my|sometimes|no ?one|nobody|its (true|bad|hard))|it ?(is|s) (my|her|his|their) (dad|stepdad|mom|mum|stepmom|father|mother|uncle|aunt|brother|cousin|boyfriend|girlfriend|coach))\b/;

const pet = '(dog|puppy|cat|kitten|pet|hamster|rabbit|bunny|guinea pig|horse|pony|bird|parrot|budgie|fish|goldfish|turtle|tortoise|snake|lizard|chicken|hen|gerbil|animal)s?';
const work =
  '(game|minecraft|fortnite|roblox|level|boss|match|team|story|tale|book|novel|poem|play|drama|musical|movie|film|series|show|episode|song|lyrics|quote|essay|homework|project|assignment|worksheet|exercise|lesson|class|test|exam|quiz|exam|character|plot|text|chapter|article|history|english|science|biology|maths?|spelling|reading|presentation|speech|poster|list|chores?|sheet|recital|spelling bee|pizza|fractions?|schoolwork|classwork|uniform|group|sports?|football|bus|train|tram|timetable|art|school|joke|figure of speech|expression|idiom|sarcasm|hyperbole|phone|battery|laptop|computer|print(er)?|code|plant|car|bike)s?';
const harmless = `(${pet}|${work})`;

const denials: readonly RegExp[] = [
  // "i meant my dog", "its for a story", "it was only about the game", "from a song we sing"
  new RegExp(
    `\\b(i (just |only )?(meant?|was (just |only )?(talking|writing|asking|thinking) (about|for)|am (just |only )?(talking|writing|asking) (about|for))|im (just |only )?(talking|writing|asking) (about|for)|(its|it is|it was|thats|that is|that was|this is|this was|these are)( just| only| all)?( for| from| about| in| of| out of| part of)?) (just |only )?((my|our|the|a|an|this|that|some|one of my|his|her) )?(\\w+ ){0,2}${harmless}\\b`,
  ),
  new RegExp(`\\b(he|she|it|they) ?(is|was|are|were|s) (just |only )?(my|our|a|the) (\\w+ )?${pet}\\b|\\b(hes|shes|its) (just |only )?(my|our|a|the) (\\w+ )?${pet}\\b`),
  new RegExp(`^(no |nah |nope |not me )*(my|our|the|a) (\\w+ )?${harmless}\\b`),
  // "im fine", at the end or with an explanation that goes on
  /\b(im|i am|we are|were) ((?!not |never |no )\w+ )?(fine|ok|okay|good|safe|alright|all right|not in (any )?danger|not hurt|not being hurt|not serious|not suicidal|joking|kidding)(?= *$| [,.] | (its|it|i|that|this|thanks|thank|really|and|dont worry|lol|haha)\b)/,
  // "he's just a fast finisher, he's fine", "they are only nervous"
  /\b(he|she|they) ?(is|are|s|re) ((just|only|really|totally|all|both) )?(fine|ok|okay|safe|alright|all right)(?= *$| [,.] | (its|it|he|she|they|that|this|thanks|really|and|dont worry|lol|haha)\b)/,
  /\b(he|she|they|it) ?(is|are|s|re|was|were) (just|only|simply) ((a|an|so|very|too|really) )?(\w+ )?(finishers?|learners?|readers?|workers?|quick|fast|slow|bored|nervous|shy|excited|dramatic|exaggerating)\b/,
  /\b(just|only|was) (joking|kidding)\b|^jk\b/,
  /\b(nothing (is |s )?(wrong|happened|happening)|nobody|no ?one) ?((is |s )?(hurting|hurts|hitting|hits|hurt|abusing|abuses|touching|bullying|beating) (me|him|her|them|us|anyone|anybody)|(is )?in (any )?danger)?(?= *$| [,.] )/,
  /\b(that|this|it) ?(is not|isnt|was not|wasnt|s not) (what|how) i (meant|mean|said)|\bthats not (what|how) i (meant|mean|said)|\byou (got|took|understood|read) (it|me|that) wrong|\b(you )?misunders(tood|tand\w*)|\bfalse alarm|\bi (didnt|did not) mean (it )?(like )?(that|this)|\bnothing like that\b/,
  // "there is no danger, he just sits there", "she is not in danger", "he is not suicidal"
  /\bthere ?(is|s|was) (no|not any|never any) (real |actual )?(danger|harm|abuse|violence|risk|emergency|crisis)\b|\b(he|she|they|we|nobody|no ?one|the (boy|girl|child|pupil|student|kid)s?) ?(is|are|was|were|s|re)? ?(not|isnt|arent|wasnt|werent|in no) (in )?(any )?(danger|hurt|harmed|abused|at risk|suicidal)\b/,
  // "i just asked what time to wake up", "i only wanted to know when the bus goes"
  /\b(i|we) (just|only|simply) (asked|was asking|am asking|want(ed)? to (know|ask)) (about|for|if|whether|what|when|how|where|which|why)\b(?!.*\b(tell|told|he|she|they|him|her|home|hurt\w*|hit\w*)\b)/,
  /\b(are you (even )?(talking|on) about|why (are|do) you (say|saying|tell|telling|send|sending|ask|asking) (me )?(this|that)|(that|this|it) has nothing to do with (it|this|that|me|what i))\b/,
  // "no i just hate presenting": a task at school that someone dreads
  new RegExp(
    `\\bi (just|only|really|simply) (hate|dont like|dislike|am nervous about|get nervous (about|before|when i)|am bad at|am shy about) (\\w+ ){0,2}(presenting|present|presentations?|speaking|talking in front|reading (aloud|out loud)|speeches|${work})\\b`,
  ),
  // "its just a thing people say", "in cooking class lol"
  /\b(just|only) (a |some)?(thing|saying|something|figure of speech|expression) (that )?(people|we|i|you|everyone|kids|they) (all )?(say|said|always say)\b/,
  /^(no )?(in|at|during|while|when) (\w+ ){0,2}(cooking|shaving|chopping|carving|gardening|woodwork|woodshop|art|pe|gym|football|soccer|rugby|hockey|training|practice)( class| lesson| club| practice)?\b/,
  // The same in Spanish, French and German, in their commonest words.
  /\b(estoy bien|es para (un|una|el|la)|je vais bien|cest pour (un|une|le|la)|mir gehts? (es )?gut|ich meinte (nur )?mein|das ist (nur )?(für|aus) )/,
];

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[,;:()"“”–—-]+/g, ' , ')
    .replace(/[.!?\n]+/g, ' . ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:(?:oh|um|uh|wait|what|wtf|omg|lol|haha|huh|hey|sorry|bro|dude|kora|no|nah|nope|ok|okay|well) (?:, |\. )*)+/, 'no ')
    .trim();

/** Only for what followed a weak sign: nobody is asked to prove anything, and an open disclosure is never undone by it. */
export function deniesDanger(text: string): boolean {
  const said = plainly(text);
  return said.split(' ').length <= 40 && !worry.test(said) && denials.some((denial) => denial.test(said));
}

/** Someone near, what they do, what may come of telling, or a wish for help: no change of the subject. */
const stillOnIt =
  /\b(he|him|his|she|her|hers|they|them|their|someone|somebody|no ?one|nobody|dad|mum|mom|mother|father|parents?|step\w+|uncle|aunt|brother|sister|cousin|grand\w+|friends?|coach|boyfriend|girlfriend|police|social|lead|safeguarding|helplines?|hotline|number|tell|told|telling|report|call|secret|help me|save|happens?|feel\w*|alone|sad|cry\w*|die|dying|dead|death|kill\w*|hurt\w*|hit\w*|pain\w*|pills?|tablets|knife|gun|rope|blood|cut\w*|sleep|forever|over|gone|alive|live|life|worth|safe)\b/;

const schoolWord =
  '(maths?|fractions?|algebra|equations?|geometry|percent\\w*|decimals?|angles?|triangles?|graphs?|tables?|sums?|minus|plus|times|divided|multiply|multiplication|division|minutes|mins|homework|worksheet|essay|paragraph|spelling|grammar|verbs?|nouns?|vocabulary|poems?|novel|history|geography|science|biology|chemistry|physics|photosynthesis|cells?|atoms?|molecules?|electricity|energy|forces?|quiz|test|exam|exit tickets?|lessons?|lesson plan|activity|activities|starter|rubric|seating plan|worksheets?|unit|topic|task|exercise|exercises|coding|python|french|spanish|german|english|revision|revise|presentation|project|bus|train|timetable)';

const everyday: readonly RegExp[] = [
  /\b(new|another|different|other|next) (topic|question|subject|thing|task)\b|\b(change (of )?|changing )(the )?(topic|subject)\b|\bback to (the |my |our )?\w+/,
  new RegExp(
    `\\b(what|whats|how|why|when|which|who|where|explain|define|calculate|solve|quiz me|help( me)? with|need|want|give me|make|plan|show me|can you|can we|could you|lets|do)\\b.*\\b${schoolWord}\\b`,
  ),
  /\d.*( [+x*=/÷-] ?|\b(plus|minus|times|divided by|of|percent)\b).*\d/,
];

/** Words that keep a worry alive. */
export const staysWorried = (text: string): boolean => worry.test(plainly(text));

/** A plain question of a school day, which says nothing about a danger: the writer has turned to something else. */
export function asksOfSchool(text: string): boolean {
  const said = plainly(text);
  const words = said.split(' ').length;
  return (
    words >= 3 &&
    words <= 60 &&
    !worry.test(said) &&
    !stillOnIt.test(said.replace(/\b(help me (with|plan|make|write|understand|do|study|revise|solve|start|find)|over (there|here)|hit(ting)? a)\b/g, 'with')) &&
    everyday.some((question) => question.test(said))
  );
}

/** A denial, or a question of school in the place of one: what was found is not what the person wants to talk about. */
export const takesBack = (text: string): boolean => deniesDanger(text) || asksOfSchool(text);

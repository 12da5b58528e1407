/** Reads lines about people, school life and oneself: what they are about, and what each of them does. Pure text work on one line. */
import type { LifeAct, LifeMatter } from '../../contracts/knowledge/life-moves.ts';
import type { Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { fold } from '../text/words.ts';

const kin = '(?:mom|mum|mother|dad|father|parents|sister|brother|grandma|grandpa|family|stepdad|stepmom)';
const they =
  '(?:he|she|they|everyone|everybody|people|kids|boys|girls|someone|somebody|nobody|no one|(?:my|our|some|one|that|those|other|the (?:other|kids|teacher|girls?|boys?|coach)|a (?:boy|girl|kid|friend)) (?:\\w+ ){0,2}\\w+|the teacher|my \\w+)';

const near = '(?:friends?|bestie|bff|cousin|classmate|neighbou?r)';

const matters: readonly (readonly [LifeMatter, RegExp])[] = [
  [
    'comfort',
    new RegExp(
      `\\b${near}\\b(?: \\w+){0,2} (?:got hurt|(?:is|was) (?:really |so |very |badly )?(?:hurt|injured|sick|sad|crying|upset|in (?:the )?hospital)(?! (?:with|at) me)|broke (?:her|his|their) (?:arm|leg|wrist|ankle|foot|nose))\\b`,
    ),
  ],
  [
    'confession',
    /\bi (?:cheated|lied|stole|copied (?:from|off|my friends?|her|his|the girls?)|took (?:his|her|their)|pushed|broke (?:his|her|their|my)|blamed)\b|\bi (?:forgot|lost|missed|skipped|spilled|ruined|dropped)\b.*\b(?:mad|angry|upset|disappointed|furious)\b|\b(?:got|been|was) caught\b|\bi (?:said|did|was) (?:something |so |really )?mean\b/,
  ],
  [
    'teased',
    /\b(?:(?:laugh|giggl|whisper|star)(?:s|e|es|ed|ing)? (?:(?:at|about) (?:me|my)|when i)|(?:laughed|giggled)\b|(?:make|makes|made|making) fun of|teas(?:e|es|ed|ing)|call(?:s|ed)? me (?!on)\w+|copy (?:how|the way) i|mock\w*|imitat\w+|posted (?:a |my )?(?:pic|pics|photo|video)|rumou?rs?|picks? on me|(?:is|are|was|were|being) (?:so |really )?mean to me|bull(?:y|ies|ied|ying))\b/,
  ],
  [
    'leftOut',
    /\b(?:left (?:me )?out|leave me out|without me|(?:sit|sat|eat|ate|stand|stood|play|am|im|was|always|all) (?:all )?(?:alone|by myself)|(?:nobody|no one|none of them) (?:wanted|wants|picks|talks|sits|likes|plays|asked|invited)|group ?chat|(?:not|wasnt|didnt get|never get|didnt) invite(?:d)?|no friends|dont have (?:any |many )?friends|(?:the )?new (?:kid|girl|boy)|the only (?:girl|boy|kid)|(?:dont|didnt) know any(?:one|body)|no one to|nobody to|lonely)\b/,
  ],
  [
    'notChosen',
    /\b(?:didnt (?:get in|get (?:the|a) part|get (?:picked|chosen)|make (?:the|it))|(?:wasnt|not|never) (?:picked|chosen)|picked last|picks me|got (?:picked|chosen)\b.*\b(?:except|but|not) me)\b/,
  ],
  [
    'friend',
    /\b(?:friends?|freinds?|besties?|bff|crush)\b(?!.*\bhomework\b).*\b(?:fight|fought|fighting|mad|angry|stopped|started|ignor\w+|secret|cling\w+|jealous|argument|fell out|broke|lied|mean|weird|leaving|left|moved|moving|moves|hates?|anymore|sitting|sits|someone in my class|other people)\b|\b(?:fight|fought|argument|fell out|jealous|quarrel\w*)\b.*\bfriends?\b|\bcrush on\b/,
  ],
  [
    'adult',
    /\b(?:teachers?|coach|principal|mr|mrs|ms|miss)\b.*\b(?:unfair|yell\w*|shout\w*|blam\w+|detention|mad|hates?|never|always|likes?|thinks?|dont get along|accus\w+|favou?rites?|picks|embarrass\w*|my fault)\b|\b(?:dont get along with)\b.*\bteacher\b|\bdetention\b|\bgot in trouble\b|\bno ?(?:one|body) believes me\b/,
  ],
  [
    'failed',
    /\b(?:still|always|keep|kept) (?:on )?fail(?:ing)?\b|\bfail(?:ed|ing)\b|\bstudied\b.*\bgot an? \d+\b|\bgot (?:an? |another )?(?:f|d|fs|ds)\b|\b\d ?fs\b|\b(?:bad|worst|terrible|awful|low) (?:grade|mark|score)s?\b|\bwrong answer\b/,
  ],
  [
    'home',
    new RegExp(
      `\\b(?:my|our) (?:\\w+ )?${kin}\\b.*\\b(?:fight\\w*|argu\\w*|yell\\w*|loud|disappoint\\w*|mad|angry|works? (?:all|late|nights?)|lost (?:his|her|their) job|want me to|dont let me|wont let me|pressure|expect)\\b|\\b(?:look after|take care of|watch) my\\b|\\bat home\\b.*\\b(?:fight\\w*|yell\\w*|loud|bad|hard)\\b`,
    ),
  ],
  [
    'compared',
    /\bcompar(?:e|es|ed|ing)\b|\b(?:better|smarter|faster|quicker) than me\b|\b(?:everyone|everybody)(?: else)? is (?:so |much |way )?(?:better|smarter|faster|ahead)\b|\bbetter than (?:mine|i am)\b|\bonly one (?:who|that)\b|\bjealous\b|\beveryone (?:\w+ ){0,4}has\b.* but me\b/,
  ],
  ['hopeless', /\bwhats the point\b|\bwhy (?:even )?(?:try|bother)\b|\bnot (?:even )?trying\b|\bgive up\b|\b(?:good|bad) at (?:nothing|everything|anything)\b/],
  [
    'testWorry',
    /\b(?:stomach|sick|panic\w*|blank|freeze|froze|cry|shak\w+|throw up|heart)\b.*\b(?:tests?|exams?|quiz(?:zes)?|timer)\b|\b(?:tests?|exams?|quiz(?:zes)?|timer)\b.*\b(?:panic\w*|blank|freeze|froze|cry|shak\w+|sick)\b/,
  ],
  [
    'audience',
    /\b(?:presentation|present|speech|talk|stage|perform|introduce|board|audition|recital|read (?:out )?a?loud|in front of|sing)\b.*\b(?:shak\w+|scared|nervous|afraid|panic\w*|forget|forgot|star(?:e|ed|ing)|weird|alone|dread|hate|cant|red|watch(?:es|ing)?)\b|\b(?:scared|nervous|afraid|shy|hate|panic)\b.*\b(?:presentation|present|speech|talk (?:in|to (?!her\b|him\b|them\b|my (?:mom|dad|teacher|friend|coach)))|stage|perform|introduce|ask a question|raise my hand|in front of)\b|\beveryone (?:watches|stares|is watching)\b|\bstutter\b|\bstammer\b|\bmy accent\b|\b(?:hands?|voice|legs?) (?:shakes?|shaking|cracks)\b|\bface goes red\b|\bnever (?:talk|speak) in class\b|\bcalls on me\b/,
  ],
  ['slow', /\bi (?:read|write|work|think|am|do \w+) (?:so |really |too |very )?slow(?:ly|er)?\b|\bim (?:so |really |too |very )?slow\b/],
  [
    'selfDoubt',
    /\b(?:moved|put) (?:me )?down\b|\blow(?:er|est)? (?:math |reading |maths )?group\b|\bfeel (?:so |really )?(?:dumb|stupid)\b|\bim (?:so |just |too |really )?(?:dumb|stupid|shy|ugly|weird)\b|\bmy handwriting\b|\bim (?:just |so |really )?bad at\b|\bi cant do anything\b/,
  ],
  [
    'group',
    /\bgroup (?:work|project)\b|\b(?:my|our) (?:group|partner|partners|team)\b.*\b(?:dont|doesnt|didnt|wont|isnt|arent|never|nothing|everything|lazy|fight|argue|bossy|listen)\b/,
  ],
  ['tired', /\b(?:cant sleep|go to bed at|fall(?:ing)? asleep|fell asleep|stay(?:ed)? up|(?:so|too|always|really) tired)\b(?! of)/],
  [
    'overload',
    /\b(?:\d|two|three|four|five) (?:tests|exams|projects|quizzes|essays)\b|\b(?:so much|too much) (?:homework|work|stuff|to do)\b|\bno time for\b|\bevery ?day (?:after school )?(?:and|plus)\b/,
  ],
  [
    'goodNews',
    /\bi (?:won|passed|made it|got in|got (?:picked|chosen)|got (?:an?|my(?: first)?|another|straight) (?:a|b|as|100)|did it)\b|\bwent (?:really |so |super )?well\b|\b(?:best|good) (?:grade|mark|score)\b|\bfirst time (?:i|my|ever)\b|\bfinally (?:got|did|understood|understand|finished|made)\b|\bi finished my first\b/,
  ],
  [
    'ownThing',
    /\bi (?:also )?(?:made|built|build|wrote|drew|draw|invented|collect|created|designed)\b(?!.*\b(?:homework|essay|test|mistakes?|friends)\b).*|\bmy own (?:chapter|story|comic|game|book|song|club|channel)\b|\bnobody else (?:does|likes|cares)\b|\bstart a club\b|\bmy comics?\b/,
  ],
  ['person', /\bmy friends? (?:wants?|asks?|asked|keeps?|told|says?)\b|\bsomeone (?:keeps?|always|copies|took)\b/],
  [
    'toSay',
    /\b(?:what|how) (?:should|do|can|could|would|am) i (?:even |supposed to )*(?:say|tell|text|write|answer|explain|talk)(?: \w+){0,2} (?:her|him|them|my (?:\w+ )?(?:friends?|bestie|mom|mum|dad|mother|father|parents|sister|brother|grandma|grandpa|cousin|teacher|coach|crush|boyfriend|girlfriend))\b/,
  ],
  ['bored', /\b(?:so|is|always|really|just|everything) boring\b|\bim (?:so )?bored\b|\bi already know (?:all|everything)\b|\bjust sit there\b|\bcopy from the board\b/],
];

/** Someone tells of their own doing and names no work that is to be done. */
const ofOneself =
  /^(?!.*\b(?:homework|tests?|exams?|quiz|essay|project|assignment|worksheets?|lesson|chapter|page|help|need|have to|question|answer|problem)\b)(?=.*\b(?:i|im|ive|my|me)\b)/;

/** Does a line tell of the student and of no work? */
export const tellsOfOneself = (message: string): boolean => ofOneself.test(fold(message));

/** What a line tells of beside any subject; null for schoolwork and anything else. */
export function matterIn(message: string, feeling: Feeling | null): LifeMatter | null {
  const text = fold(message);
  const found = matters.find(([, pattern]) => pattern.test(text))?.[0];
  if (found) return found;
  if (feeling === 'lonely') return 'leftOut';
  if (feeling === 'bored' || feeling === 'hopeless') return feeling;
  if (feeling === 'ashamed' || feeling === 'angry') return 'person';
  if (feeling === 'proud') return 'goodNews';
  return wonders.test(text) ? 'wonder' : null;
}

/** A question about the world that nobody set: "why do cats purr". */
const wonders =
  /^(?:(?:so|but|hey|ok|i (?:always )?wonder|i was wondering|do you know|how come) )*(?:why|how|what if|is it true(?: that)?|how come|what happens (?:if|when)|do|does|can)\b(?! (?:do|does|did|can|could|should|would|is|are|am)? ?(?:i|we|you|my|u|it|this|that|people have to)\b)/;

const acts: readonly (readonly [LifeAct, RegExp])[] = [
  [
    'declines',
    /\b(?:dont|do not|rather not|not gonna|wont) (?:really |even )?(?:want to |wanna |like to )?talk about (?:it|that|this|him|her|them)\b|\b(?:none of your business|leave me alone|stop asking)\b/,
  ],
  [
    'asksWords',
    /\b(?:what|how) (?:should|do|can|could|would|am|will) i (?:even |first |supposed to )?(?:say|write|tell|ask|answer|start|explain)\b|\b(?:idk|dont know|no idea|not sure) (?:what|how) to (?:say|write|tell|ask|start|explain)\b|\bwhat (?:to|do i) say\b|\bhow do i even\b/,
  ],
  [
    'asksWhat',
    /\bwhat (?:else )?(?:should|can|do|could|would) i (?:do|try|change)\b|\bwhat i (?:can|could|should) (?:do|try)\b|\b(?:dont know|idk|no idea) (?:what to do|who to|where to|how to)\b|\bwhat (?:now|next|to do)\b|\bhow (?:can|do|should|could) i\b/,
  ],
  ['luck', /\b(?:just|only|pure) luck\b|\bgot lucky\b|\bluck\b/],
  [
    'fears',
    /\bwhat if\b|\b(?:im|still|kinda|so|too|really) (?:still |kinda |so |too )?(?:scared|afraid|nervous|worried)\b|\bgonna (?:be|get|think|laugh|hate|kill|yell|cry|faint|forget|fail|freeze)\b|\bwill (?:be|get|think|laugh|hate)\b|\bill get a (?:zero|0)\b|\bscared\b/,
  ],
  ['asksWhether', /^(?:so |but |and )?(?:should|can|could|is it|does that|do you think|am i|is that|would it)\b.*|\bshould i\b|\beven if it wasnt\b/],
  [
    'keepsQuiet',
    /\b(?:dont|do not|didnt|wont|cant|never|havent) (?:even |really )?(?:wanna |want to |want |like to )?(?:tell|told|say|talk about|let|show)\b|\bdont want (?:\w+ ){1,3}to know\b|\b(?:it|its) (?:a )?secret\b|\bi hide\b|\bi pretend\b|\b(?:nobody|no one) knows\b|\b(?:mom|mum|dad|parents|teacher|they|she|he) (?:still )?(?:dont|doesnt) know (?:yet|about|that)\b/,
  ],
  ['tried', /\bi (?:already |even )?(?:tried|told (?:him|her|them|the|my)|asked|said sorry|went to)\b|\bi do (?:practice|try|study)\b|\bdidnt (?:work|help|listen)\b/],
  [
    'advised',
    /\b(?:says?|said|tells?|told|thinks?)\b(?: \w+)? (?:i should|you should|just|quit|stop|try|practice|imagine|to (?:just|stop|quit|practice|ignore|try|talk|be)|its no big deal|dont worry|ignore)\b/,
  ],
  [
    'work',
    /\b(?:math|homework|essay|worksheet|history|science|spanish|reading|study|studying|test|quiz|pages?)\b.*\b(?:tonight|today|tomorrow|now|due|help|worst|hard|min(?:utes)?|at lunch)\b/,
  ],
  [
    'plans',
    /\b(?:ill|i will|im gonna|im going to|i might|i could|i can|maybe (?:ill|i can|i could|i should)|i guess i (?:could|can|will)|i want to try|i wanna)\b(?! (?:just |never |always )?(?:fail|quit|die|never|get in))/,
  ],
  ['tired', /\b(?:cant sleep|go to bed at|fell asleep|asleep|so tired|\d ?am)\b/],
  [
    'dreads',
    /\bdont (?:want to|wanna) (?:go|be there|come)\b|\b(?:wont|not gonna|not going to) (?:go|be there|come)\b|\bim not going\b|\b(?:feel like )?not (?:even )?(?:trying|going)\b|\bhate (?:going|school|it there)\b/,
  ],
  [
    'unseen',
    /\b(?:nobody|no one|noone) (?:ever |even |at school )?(?:\w+ )?(?:noticed|notices|cares?|asked|asks|saw|sees|listens)\b|\b(?:my (?:mom|mum|dad|parents)|they|he|she|teachers?) (?:really |just |also )?(?:dont|doesnt|do not) (?:even |really )?care\b|\bdidnt even (?:look|notice|ask)\b|\binvisible\b/,
  ],
  [
    'good',
    /^(?:but |and |so |then |like )*(?:i|we) (?:like|love|thought it was good|finished first|made|built|wrote|draw|drew)\b|\b(?:gave me a|smiled at|invited me|let me|asked (?:me )?if im ok)\b|\bim (?:ok|good|great|pretty good) at\b|\b(?:nice|kind|showed me|helped me|good ideas?|well done|actually ok|so cool|proud)\b|\bthe only thing i like\b|\bnot everything\b|\bi read to\b|\bi made\b|\bgot an? (?:a|b)\b|\bit could\b/,
  ],
  ['misses', /\b(?:miss|missing)\b (?:him|her|them|it|how|my|the|when|old)\b|\bi used to\b|\bused to (?:like|be|love|have)\b|\bwish it was\b|\bwe were\b/],
  [
    'blamesSelf',
    /\bmaybe i (?:did|said|hurt|made|was|have)\b|\bmaybe i\b.*\b(?:wrong|mean|bad|annoying)\b|\bmaybe its (?:me|my)\b|\bmy fault\b|\bim (?:just |so |too |really |bad )?(?:bad|dumb|stupid|shy|weird|annoying|lazy|slow|the worst|not good)\b|\bi feel (?:so )?(?:dumb|stupid|bad|guilty)\b|\bi messed up\b|\bi was (?:really )?(?:mad|mean)\b|\bi always\b.*\b(?:wrong|mess|fail|forget)\b|\bi (?:pushed|yelled|hit)\b/,
  ],
  ['sees', /^(?:(?:ok|oh|ah|haha|lol) )*(?:(?:thats )?(?:so |really )?(?:cool|nice|interesting|true)|whoa|wow|woah|oh+|aha|i see|makes sense)\b.{0,12}$/],
  ['ready', /^(?:ok(?:ay)?|k|yes|yeah|yep|sure|alright|fine|thanks?|maybe|i guess|hm+)\b.{0,22}$/],
  [
    'theyDid',
    new RegExp(
      `^(?:and |but |then |so |now |yesterday |today |because |bc |last time )*(?:${they}) (?:\\w+ )?(?:\\w+(?:ed|s)|said|told|got|did|was|were|is|are|just|always|never|dont|doesnt|didnt|took|put|made|gave|went|came|ran|ate|all|wont|cant)\\b`,
    ),
  ],
];

export const actOf = (message: string): LifeAct => {
  const text = fold(message);
  return acts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'tells';
};

/** Words of an exercise: a line that asks for help with one leaves the talk about life. */
const schoolwork =
  /\b(?:i (?:need|have|must|got|gotta) (?:to )?write (?:about|an?|my)|help (?:me )?(?:with|on)|explain|teach me|quiz me|solve|calculate|whats \d|what is \d|how do (?:i|you) (?:solve|find (?:the|x|a)|write (?:a|an|the)|calculate|add|divide|multiply))\b/;

export const asksForSchoolwork = (message: string): boolean => schoolwork.test(fold(message));

/** What a message asks Kora to do. One intent a message: the first that fits, from the most particular to the most general. */
import { fold, wordsOf } from '../text/words.ts';

/** "Ok thank you", "nice, thanks a lot", with nothing told or asked beside it. */
export const isPlainThanks = (message: string): boolean =>
  /^(?:(?:ok|okay|oh|nice|great|good|perfect|cool|super|wonderful|lovely|alright|brilliant|many)[ ,.!]*)*(?:thanks|thank you|thx|ty|cheers)(?: (?:so much|very much|a lot|again|kora))*(?: for (?:that|this|your help|the help))?(?:[ ,.!]*(?:(?:that|this) (?:helps?|helped)(?: (?:a lot|me))?|great|perfect|good|super|very helpful))?[ .!]*$/.test(
    fold(message),
  );

export type Intent =
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'who-are-you'
  | 'are-you-human'
  | 'wants-essay'
  | 'wants-answer'
  | 'wants-example'
  | 'wants-hint'
  | 'wants-check'
  | 'asks-why'
  | 'proposes'
  | 'acknowledges'
  | 'wants-task'
  | 'be-friend'
  | 'pass-on'
  | 'still-stuck'
  | 'success'
  | 'meaning'
  | 'insult'
  | 'off-topic'
  | 'unclear'
  | 'not-for-us'
  | 'complaint'
  | 'question'
  | 'statement';

/** An order is a verb without another doer: "write my essay", "can you write it", and not "I have to write it", "he told us to write it", "how do you write it". */
const order =
  '(?<!\\b(?:(?<!\\b(?:you|u) )to|i|we|they|he|she|it|me|us|them|who|people|someone|students?|kids|class|teacher|even|not|never|cant|dont|didnt|doesnt|wont|must|(?:i|we) (?:can|could|will|would|should|just|already|really|only)|how (?:do|can|could|would|should) (?:you|u)) )\\b';

const essayWanted = new RegExp(
  `(?<!\\band )${order}(?:write|do|make|finish|generate) (?:(?:me|my|the|this|a|an|whole|entire|complete|short|us|our) )*(?:essay|paragraph|report|poem|story|speech|intro|introduction|conclusion|ending|thesis|assignment|homework|book report|summary)\\b[^.?!]{0,100}[.?! ]*$` +
    `|${order}(?:write|do) (?:it|this|everything) for me\\b` +
    '|^(?:ok |so |but |pls |please )*(?:can|could|will|would) you (?:just |please |pls )*(?:write|finish) (?:it|this|mine|that|the rest|one)(?: for me)?[?.! ]*$',
);

const answerWanted = new RegExp(
  `${order}(?:(?:tell|give|show|send) me (?:the |a |all the )?(?:final |right |correct |full )?(?:answer|solution|result)s?|(?:solve|answer) (?:it|this|that)|(?:stop|quit) asking)\\b` +
    '|\\bwhat(?: i)?s the (?:final |right |correct )?(?:answer|solution)\\b|\\bi (?:just )?(?:want|need)(?: to know)? the answers?\\b|^(?:ok |please |pls |just )*no more questions\\b' +
    // "Just tell me" wants the answer, unless it names a smaller help.
    `|${order}just (?:tell|say|give|do)(?: me)?(?: it)?(?:$| (?:me|it|the)\\b|(?<=me|it)\\b)(?!.*\\b(?:hints?|clues?|tips?|examples?|start|begin|next)\\b)`,
);

const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'be-friend',
    /\b(are|(can|could|will|would) you be) (you )?(my|our) (best )?(friend|bestie|bff|girlfriend|boyfriend)\b|\b(can|could|will|shall) we be (best )?friends\b|\b(lets|do you want to|do you wanna) be friends\b|\bwill you marry\b/,
  ],
  [
    'pass-on',
    /\b(can|could|will|would|please) (you |u )?(please )?(tell|email|e-mail|call|text|message|write to|talk to|ask) (my|our|the) (teacher|mom|mum|dad|parents?|principal|head|boss|friend)\b/,
  ],
  [
    'wants-task',
    /\b(can|could|may) i (try|do|have|get) (another|one more|a harder|an easier|more)\b(?! (question|thing))|\b(give|make|show) (?:me|us) (another|a harder|an easier|a hard|an easy|a new|a) (one|problem|exercise|quiz|test|task)\b|\b(?:give|make|show) (?:me|us) (?:one|some|something|problems?|exercises?)(?: (?:really |a bit |more )?(?:hard|harder|tricky|difficult|easy|easier))?(?: (?:to (?:try|do|solve|practice)|for practice))(?: on)?\b|\b(?:give|make|show) (?:me|us) (?:one|something|problems?) (?:really |a bit |more )?(?:hard|harder|tricky|difficult|easier)\b|\b(quiz|test|challenge) me\b|\bask me (?:some |a few |more |a |another )?questions?\b|^(?:(?:ok|yes|maybe|i want|give me|can i have|do you have) )*something (?:a bit |much )?harder\b|^(?!another[.?! ]*$)(?:(?:ok|okay|yes|yay|cool|nice|great|and|now|so|pls|please|can i have|can you|could you|do you have|give me|show me|i want|lets do|got),? )*(?:another|one more|a new one|the next one|next one)(?: one| problem| sum| task| please| pls)*[.?! ]*$|^another (one|problem)\b/,
  ],
  [
    'meaning',
    /^(?:(?:just|pls|please|can you|could you|now) )*(?:tell|explain to|show) me what (?!(?:the |my )?(?:answer|solution|result|next|it|this|that)\b).{2,60}\b(?:is|are|means?|was|were)[.!? ]*$/,
  ],
  [
    'are-you-human',
    /\b(are|r) (you|u) (a |an |really |actually )*(human|real|person|robot|bot|ai|alive|machine|computer|sentient|conscious)\b|\byou(re| are) (just |only |really |probably |not )?(an? )?(human|real person|person|robot|bot|ai|machine|computer|program)\b|\bdo you (have feelings|feel|like me|love|remember me|get tired)\b|\bis (this|there) a real person\b(?! (behind|in|who))|\bam i (talking|chatting|speaking|writing) (to|with) (a |an )?(human|real|person|robot|bot|computer|machine|ai)\b/,
  ],
  [
    'who-are-you',
    /\b(who|what) are you( really| exactly| anyway| kora)?[ ?!.]*$|\bwho are you and\b|\bwhere do (you|your answers|your replies) (get|come|have)\b|\bwhat( i)?s your name\b|\bwhat can you do\b(?! (with|about|to|when|if))|\bhow do you work\b(?! (out|with|through|on|it))|\bwho (made|built|created) you\b|\bare you (chatgpt|gpt|openai|gemini|claude)\b|\b(system|your|initial|hidden) (prompt|instructions)\b|\bignore (all |your |the )?(previous|prior|above)\b/,
  ],
  [
    'insult',
    /\b(you suck|(?<!\b(say|says|said|if|when|that) )(youre|you are|ur) (so |really |such )*(useless|stupid|dumb|trash|annoying|bad)(?= |[.!?]*$)|stupid (bot|robot|ai|computer)|(?<!\b(students|kids|they|class) )hate you|f+u+c+k+ (you|off|this)|screw you|dumb (bot|ai)|idiot (bot|ai)|this (bot|thing|ai) (is )?(sucks|useless|trash|stupid))\b|^(just |oh |pls |please )*shut up\b/,
  ],
  ['goodbye', /\b(bye|goodbye|good night|see you( tomorrow| later)?)[.! ]*$/],
  ['wants-essay', essayWanted],
  ['wants-essay', /^(?:about |at least |only |just )?\d{2,4} words\b/],
  ['wants-answer', answerWanted],
  [
    'wants-example',
    /(?<!\b(is|are|was|were|as|isnt) )\b((an?|another|one more|worked|similar|different|more|see|show|give)( me)?( an?)?( worked| similar| different| other)? examples?|show me how|(can|could|will|would) (you|u) (please |pls )?(show|do) (me )?one\b|(can|could|would) (you|u) demonstrate|walk me through|sample (script|plan|wording)|what (would|could) (i|that|it) (say|look like))\b|^((for )?examples?|(please |pls )?show me( one)?)( please| pls)?[ .!?]*$/,
  ],
  [
    'wants-hint',
    /\b((?<!dont have |found |is |was )(a|another|one more|small|give|little)( me)?( a| another)?( small| little)? (hint|clue|tip|nudge)|(give me a|little|small) push|help me (start|begin)|(tell|show) me where to (start|begin)|where (do|should) i (start|begin)|how (do|should|can) i (start|begin)|what( i)?s (the |my )?(first|next) step|what (do|should) i do (next|now|first))\b|^(so |and |ok |okay )?whats? (next|now)\b|^(any |some |a )?(hint|clue|tip)s?( please| pls)?[ .!?]*$/,
  ],
  [
    'not-for-us',
    /\b(that (wont|doesnt|does not|didnt|will not) work|(wont|doesnt|didnt) work (for|with|in)|tried (that|this|it)( already)?|already (tried|do|did|doing) (that|this|it)|we (already )?(did|do|tried|have|had|use|used)\b[^.?!]{0,40}\balready|not (with|in|for) my (class|kids|students|school)|(?<!\b(on|with|about|for|of) )something else|other ideas?|any(thing)? else|more ideas)\b/,
  ],
  [
    'complaint',
    /\b(thats? (is )?not what i (asked|meant|said|wrote|need)|(that|this|it) has nothing to do with|(ur|youre|you are|u are|this is|thats|that is) not (helping|listening|answering|helpful|a help)|(you|u) (dont|didnt|do not|never) (understand|listen|get it|get me|read|answer)( me| it| my)?|you keep (asking|saying|repeating)|stop (repeating|quoting)|wrong (topic|subject)|(that|this|it) (isnt|aint) (helping|helpful|what i))\b/,
  ],
  [
    'wants-check',
    /\b(is|was|are|does) (that|this|it|my (answer|essay|work|line|sentence)|these) (right|correct|ok|okay|good|wrong|better|enough|true|look (right|ok|good))\b|\b(did i|have i) (get|got|do|done) (it|this|that)(?: right| wrong)?(?= *[?.!]*$)|\b(did i|have i) (get|got|do|done) (it|this|that) (right|wrong)\b|^(am i )?right ?\?+$|^(?:so |and |ok |oh )*(?:is|was) (?:that|this) (?:it|all|everything|the answer|done)\b|^(?:so |and |ok )*am i (?:done|finished)\b|\b(check|proofread|correct|read over|look over|grade) (my|this|it)\b/,
  ],
  ['acknowledges', /^(?:(?:ok(?:ay)?|k+|cool|nice|ya+y+|ye+s+|yep|yeah|yup|sure|alright|all right|fine|good|right|great|lol|haha|wow|oh|ah)[,.! ]*){1,2}$|^[a-z][.! ]*$/],
  [
    'asks-why',
    /^(?:(?:but|and|so|ok|okay|hm+|yes|no|oh),? )*(?:why(?: not| though| tho| is (?:that|it|this)(?: so)?| does (?:that|it|this) work)?|how come|how so|how(?: though| tho)?)[?!. ]*$/,
  ],
  ['still-stuck', /^(idk|dunno|i dont know|no (idea|clue))\b(?!.*\b(i guess|maybe|i think|probably|but)\b).{0,45}$/],
  ['still-stuck', /\b(dont|do not) have (any|an) ideas?\b|\bno ideas\b|\bcant think of (anything|one|any)\b/],
  [
    'still-stuck',
    /^(idk|no|nope|nah|huh|what|wat|um+|uh+|hm+|\?+|i dont know|i do not know|dunno|not sure|no idea|no clue|i cant|cant|help|still no|not really)[.!? ]*$|\b(still (dont|do not|cant|not|confused|stuck|lost|no)|(dont|do not) (get|understand|know) (it|this|that|what|how|why|anything)|didnt (get(?! (?:there|here|to|home|back|away|out|along|caught|paid|sent|his|her|their|enough)\b)|understand|help)|(im|i am) (still |so |really )?(lost|confused|stuck)|makes? no sense|(?:thats|that is|this is|its) (?:so |really |very |too |all |a bit |kind of |kinda )*(?:confusing|complicated)|doesnt (make sense|help)|that didnt help|too hard|i give up|i cant do (it|this|that)|no (idea|clue) (what|how|where)|dont have a clue|(have|got) no (clue|idea)|\bi not (understand|know|get)|im not sure (what|how|where))\b/,
  ],
  [
    'success',
    /\b((oh+|ah+|ok|okay|yes|wait|aha|so)[, ]+(i (get|got|see|understand)( it| this| that| now)?|that makes sense|now i)|i (get|got|understand) it( now)?|got it|makes sense( now)?|that (helped|works|worked)|it worked|i (finally )?(did|solved|got|understood|figured) (it|this|that)|(now )?i understand|i see( now)?(?= *([.,!?;]|$)| (now|why|how|what you))|i (was|got it) right)(?!\w)/,
  ],
  [
    'goodbye',
    /^((ok(ay)?|nvm|never ?mind|sorry|anyway),? )*(bye|goodbye|good night|see (you|ya)|gtg|g2g|gotta go|i gotta go|i (have to|need to|must) go|thats all|im done(?! (with|and|my|all|too))|done for today|talk later|cya)\b/,
  ],
  ['thanks', /^(ok(ay)? |great |cool |perfect |awesome |oh )?(thanks?|thank you|thx|ty|tysm|cheers|appreciate)\b(?!.*(\bbut\b|\?))/],
  [
    'greeting',
    /^(hi+|hello+|hey+|hiya|good (morning|afternoon|evening)|yo|sup|whats up|greetings|howdy)(,? there|,? kora| you|,? everyone)?[ .!?,]*(how are you( today)?|can you help( me)?|i need help|help me)?[ .!?]*$/,
  ],
  [
    'meaning',
    /\b(what (does|do|did) .{1,40} mean|whats (a|an|the meaning of) \w+|what (is|are) (an? |the )?(?!(next|now|it|this|that|wrong|difference|point|reason|causes?|effects?|best)\b|\d)[\w -]{2,40}(?=\??$)|meaning of|define|definition of|what is meant)\b/,
  ],
  [
    'off-topic',
    /\b(tell (me )?a joke|whats the weather|weather (today|tomorrow)|who (will|won|is going to) win|play a game|sing (me|a|us)|your favou?rite|minecraft|fortnite|roblox|tiktok dance|football score|lottery|stock (tip|price)s?|recipe for(?! \d| (?:an? )?\w+ (?:people|persons|guests))|girlfriend|boyfriend|(?:a|my|your|his|her) crush|crush on)\b/,
  ],
];

/** An answer put as a question: "that she is nervous?", "is it because …", "so it would go on forever?" */
const proposal =
  /^(?:(?:and|so|but|ok|okay|oh|um+|hm+|well|wait|then),? )*(?:(?:is|was) (?:it|that)\b(?! (?:why|how|what|true|right|wrong|ok|okay|fair|possible|hard|bad|for|on the test))|(?:maybe|perhaps)\b(?! (?:i|we) (?:can|could|should|will|would|might|have))|does (?:that|it|this) mean\b|like when\b|you mean\b|do you mean\b)|^(?:because|that|so (?!(?:what|why|how|when|who|where|which|do|does|did|can|could|is|are|was|were|will|should)\b)).*\?$/;

/** "Magma is lava right" */
const asksForYes = /^(?!(?:all|thats|that is|its|is (?:it|that|this)|are|am i|do i|did i)\b).{6,}[ ,](?:right|correct|isnt it|is that it)\??$/;

const questionStart =
  /^(?:(?:so|but|and|ok|okay|oh|then|well|wait|like|lol|anyway|um+),? (?=(?:so|and|but|then|ok|wait|like|whats?|whos|wheres|hows|why|how|when|where|who|which|is|are|was|were|do|does|did|can|could|will)\b))*(explain|describe|(?:i )?(?:dont|do not|cant)(?: even| really)? (?:know|remember) (?:when|who|where|which|how many)\b|i (?:just |really )?(?:need|want|have) (?:to know (?:when|who|where|what|why|how|which)|(?:only )?the (?:year|date|name|place|number))\b|tell me (about|why|how)|teach me|why|how|what|whats|whos|wheres|hows|when(?! (?:i|we|you|he|she|they|it|its|theyre|youre|my|a|an|the|there|theres|everyone|everybody|someone|both|more|water|air|ice|light|plants|teachers?|people)\b(?!.*\?))|where|who|which|(?:in|at|to|from|with|by|for|of|on) (?:which|what)|is|are|was|were|do|does|did|can|could|should|would|will|am)\b/;

/** "It turned yellow why", "the answer is 4 how come". */
const asksAtTheEnd = /^(?!.*\b(?:thats|that is|this is|know|see|get|understand|remember|explain|said|say|says|reason|tell|told) why\b).{8,} (?:why|how come)[.! ]*$/;

/** "I'm writing about why school should start later": which work it is, and no question. */
const tellsOfWork =
  /^(?:(?:so|and|ok|okay|well|it),? )*(?:im|i am|were|we are|its|it is|my \w+ (?:is|was)|i wrote|i chose|i picked) (?:(?:writing|doing|reading|learning|working|one|it) )?(?:about|on) (?:why|how|what|who|when|whether)\b(?!.*\?)/;

/** Words beside "I got it", "it worked", "I see" that take it back. */
const noSuccess = /\b(wrong|rong|bad|nothing|dont think|do not think|not sure|but|still not|how (do|can|should|would|to)|i (see|get|got) (an? |the )?\d)/;

/** Reads the intent of one message. Pure text work: the conversation is not known here. */
export function intentOf(message: string): Intent {
  const text = spelledOut(fold(message));
  if (isGibberish(text)) return 'unclear';
  if (tellsOfWork.test(text)) return 'statement';
  const found = patterns.find(([intent, pattern]) => pattern.test(text) && !(intent === 'success' && noSuccess.test(text)))?.[0];
  if (found) return found;
  if (proposal.test(text) || (asksForYes.test(text) && wordsOf(text).length >= 4)) return 'proposes';
  return text.endsWith('?') || questionStart.test(text) || asksAtTheEnd.test(text) ? 'question' : 'statement';
}

/** Chat spelling in full: "do u have", "ur a bot", "my hw". */
const spelledOut = (text: string): string =>
  text
    .replace(/\bu\b/g, 'you')
    .replace(/\br (?=you\b)/g, 'are ')
    .replace(/\bur (?=(?:not |so |really |just |only |an? )?(?:an?|so|not|just|only|really|wrong|right|dumb|stupid|useless|annoying|trash|bad|mean)\b)/g, 'youre ')
    .replace(/\bur\b/g, 'your')
    .replace(/\b(?:hw|hmwk|homewrk)\b/g, 'homework')
    .replace(/\b(?:cuz|coz|bc)\b/g, 'because');

/** No letters and no digits, or one long run without a vowel, or one key held down. */
function isGibberish(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return !/\?/.test(text);
  if (/^(.)\1{5,}$/.test(words.join(''))) return true;
  return words.length <= 2 && words.every((word) => (word.length >= 5 && /^[a-z]+$/.test(word) && !/[aeiouy]/.test(word)) || /^(asdf|qwer|zxcv|hjkl)/.test(word));
}

/** Which feeling a message puts into words. A reading of the text, never a statement about the person. */
import type { Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { fold } from '../text/words.ts';

/** In order: the first that matches wins, so the heavier reading stands before the lighter one. */
const kin =
  '(?:dog|cat|pet|hamster|rabbit|horse|bird|fish|mom|mum|mother|dad|father|grandma|grandpa|granddad|grandad|gran|granny|grandmother|grandfather|nana?|papa|freind|uncle|aunt|cousin|brother|sister|friend|neighbou?r|teacher|student|pupil)';

const cues: readonly (readonly [Feeling, RegExp])[] = [
  [
    'sad',
    new RegExp(
      `\\b((my|our) (best |school |class |old )?${kin} (just |has |is |was |got |had to be )?(died|dead|passed( away)?|pased( away)?|gone forever|put (down|to sleep))|(my|our) (best )?${kin} (has|is|got|was diagnosed with) (really |very |so )?(cancer|ill|sick|in hospital|in the hospital|dying)|(we|i) (just )?(buried|lost) (him|them|her(?= (?:last|this|on|in|yesterday|two|three|to|when|after|a|suddenly|and|because|today|so|at|before)\\b|[.,!?]|$)|my ${kin}\\b)|(died|killed) in (a|an) (car )?(crash|accident|fire)|(house|home) (is|was|got) (destroyed|burned|burnt|flooded)|(a|an|one of my|one of our|my|our) (pupil|student|child|kid|boy|girl|classmate|colleague)s? (of mine )?((in|from) (my|our) (class|school|form|grade) )?(just |has )?(died|passed)|(lost|buried|miss) (my|our) (best )?${kin}\\b|i (really |just |so )?miss (him|her|them)\\b|(lost|buried) (his|her|their) ${kin}\\b|(his|her|their) ${kin} (just |has )?(died|passed( away)?)\\b|(a|our|one of (my|our)) (student|pupil|colleague|teacher|classmate)s? (has |just )?(died|passed away)|funeral (is|was|on|today|tomorrow|yesterday)|(my|our) (parents|mom and dad|mum and dad) (are|is|have|r) (split|divorc|getting divorced|getting a divorce|separat)\\w*|broke up with me|(so|really|very|feel|feeling|im|am) (sad|heartbroken)|(?<!\\b(she|he|they|who|mom|mum|dad|sister|brother|friend|kid|boy|girl|everyone|people) (just |was |were |even )?)(cried|crying|cant stop crying)( all| every)?( day| night)?$)`,
    ),
  ],
  // Of the work, not of oneself.
  ['bored', /\b(this|it|that|school|homework|math|maths|everything) ?(is|s) (so |really |just )*(stupid|dumb)\b|\b(thats|its) (so |really |just )*(stupid|dumb)\b/],
  [
    'hopeless',
    /\b(should quit|want to quit|leave (teaching|the job)|(?<!\b(dont|never|not|didnt|doesnt) )give up(?! on (him|her|them|it))|giving up|gave up|hopeless|no point|pointless to try|never (get|be|going to|gonna)\b.{0,25}\b(it|this|good|pass|right|better)|whats the point|tried everything|nothing (works|helps|has worked)|always fail|failed again|im never)\b/,
  ],
  [
    'ashamed',
    /\b(ashamed|embarrass\w*|stupid|dumb|idiot|everyone (else )?(gets|understands|is (faster|better|smarter))|laugh(ed|ing)? at me|so bad at|the worst in|humiliat\w*|dont want anyone|too (proud|scared) to ask|imposter|impostor|flopped|(feel like|such|im|am) an? (total |complete )?failure|went (badly|terribly|wrong)|got an? (really |very |so )?(bad|terrible|awful|low) (grade|mark|score)|(?:was|is|its|total|complete|such) (?:just |really )?(?:a )?(?:total |complete |real )?disaster)\b/,
  ],
  [
    'anxious',
    /\b(anxious|anxiety|nervous|panic\w*|scared|afraid|worried|worry|worrying|terrified|freak(ing|ed)? out|go(ing)? blank|went blank|blank out|stress(ed|ing)?|freeze|froze|dread\w*|(mum|mom|dad|parents?|teacher) (will|is going to|is gonna|gonna) (be |get |go )*(so |really )*(cross|mad|angry|kill me|shout|yell|ground me|disappointed)|what if i fail|heart (is )?(racing|pounding))\b/,
  ],
  [
    'overwhelmed',
    /\b(overwhelm\w*|too much|so much (homework|work|stuff|to (do|learn|read|remember|write|say)|pressure|going on|reading|bio|talking)|drowning|swamped|cant keep up|behind (on|in) everything|dont know where to (start|begin)|so many (\w+ )?(tests|exams|things|assignments|worksheets|projects|pages|chapters|rules|words|names|terms|dates|homework|lessons|emails|papers|meetings|tasks|books|lines|levels|students|notes|vocabulary|kids|pupils|parents|classes)|buried|exhaust\w*|burn(ed|t)? ?out|piling up|(so|too|really|very) tired|(im|i am|i feel|feeling) (just |kinda |kind of |a bit |pretty )?tired(?! of)|i (cry|cried)|in tears|cant (do|take) this any ?more|i hate my life|feel sick before)\b/,
  ],
  [
    'angry',
    /\b(angry|furious|mad at|(im|i am|so|really) (so |really |just )?mad(?= |$)|(its|so|thats|is|really|feels) unfair(?! (to|for) the)|unfair (grade|teacher|mark|rule)|not fair|i (really |just |so )?hate|hate (this|it|school|maths?|him|her|them|when|doing|my)|annoy\w*|sick of|fed up|stupid (teacher|homework|subject|rule)|pissed|ridiculous|rude|frustrat\w*)\b/,
  ],
  [
    'rushed',
    /\b(due (today|tonight|tomorrow|in)|in (an|one|half an) hour|(only|just|(?<!(finish|finished|done|it) )in|i have|ive got) (only |just )?(\d+|five|ten|a few) minutes|minutes (left|to go)|(no|little|not enough|short on|out of) time|running out|last minute|hurry|quick(ly)?(?! (activit|question|idea|check|start|game|win|quiz|warm|one|task|intro|fix|recap|review))|asap|tonight|sunday night|by tomorrow|deadline)\b/,
  ],
  ['proud', /\b(proud|finally (got|did|understood|passed|managed|spoke)|i did it|got an? (a|b|good)\b|nailed|worked really well|breakthrough|first time i)\b/],
  [
    'lonely',
    /\b(lonely|(?<!(leave me|sing|do it|made it|try it|work) )alone|(?<!(learn|made|built|wrote|fixed|taught) .{0,25})by myself|nobody (helps|talks|will|wants)|no one (helps|talks|to ask)|left out|isolated|(getting|being|am|im|get) bullied|bully(ing)? me|(everyone|they|theyre|they are|everybody|kids) (laughs?|laughing|makes? fun|picks? on)( at| about| of| on)? me|only one who|no friends)\b/,
  ],
  [
    'bored',
    /\b(bored|boring|dull|pointless|who cares|why do (we|i)( even)? (have|need) to|when (will|am) i ever|useless|waste of time|too easy|same (thing|unit|lesson) (again|every))\b/,
  ],
  [
    'curious',
    /\b(curious|wonder(ing)?|interested in|what if(?! (i|they|he|she|we|everyone|my)\b)|how come|is it true|fascinat\w*|i want to (know|learn|understand) (more|how|why))\b/,
  ],
  [
    'stuck',
    /\b(stuck|confus\w*|dont (get|understand|know how)|cant (do|figure|solve|understand|get|find|think|write|start)|(im|i am|feel|feeling|so|totally|completely|get|got) lost|lost me|no idea|makes? no sense|doesnt make sense|struggl\w*|(so|too|really|very|is|are|its|find it|pretty) (hard|difficult)(?! \w*(metal|rock|shell|disk|copy))|hard (time|for me|to))\b/,
  ],
];

/** "People were scared" tells of the lesson, not of the visitor. */
const aboutOthers =
  /\b(people|they|he|she|it|we all|soldiers|citizens|countries|characters?|families|everybody|the (?!\w*(work|sheet|test|exam|lesson|class|book|task|topic|unit|essay|problem)s? )\w+) (was|were|are|is|got|felt|feels?|became|must have been|would be) (all |so |very |really |too |still )*$/;

/** "Germany was angry", a word for how someone is, said of someone else. */
const someoneElse =
  /\b(?!(?:i|im|we|me|class|lesson|school|homework|test|exam|teaching|work|everything|it|that|this)\b)[a-z]+ (was|were|is|are|felt|feels?|got|became) (so |very |really |too |still |all )*$/;
const ofPersons =
  /^(angry|furious|frustrated|annoyed|scared|afraid|nervous|worried|anxious|terrified|ashamed|embarrassed|humiliated|proud|curious|bored|lonely|exhausted|hopeless|desperate)/;

/** "Scared people shake" does too. */
const ofOthers = /^ (people|persons?|soldiers|kids|children|students|pupils|characters?|men|women|man|woman|citizens|animals|them|him|her|everyone|everybody|the \w+)\b/;

const illness = new RegExp(
  `\\b(my|our) (best |school |class |old |little |big )?${kin}s? (has |is |was |got |had |went |just |back |still |really |very |so |diagnosed with |taken |a |an |in |to |the )*(cancer|leuk\\w+|ill|sick|hospital|heart attack|stroke|operation|surgery|accident|ambulance)\\b`,
);

/** Someone close is ill, not dead: the words for a loss would be wrong. */
export function tellsOfIllness(message: string): boolean {
  const text = fold(message);
  return illness.test(text) && !/\b(died|dead|dying|passed( away)?|funeral|lost (him|her|them)|killed)\b/.test(text);
}

/** "He was scared and then he got brave", "king george was mean": a line about someone else, in which nobody speaks of themselves. */
const tellsOfOthers = /\b(?:he|she|they|his|her|hers|him|them|their|theirs|kid|boy|girl|man|woman|guy|character|hero|main character|king|queen|people|soldiers?|wolf)\b/;
const ofOneself = /\b(?:i|im|ive|ill|id|me|my|mine|myself|we|were|us|our|you|u)\b/;
/** Said only of oneself are these: someone who is laughed at may write "everyone is laughing" and nothing else. */
const ofCharacters: readonly Feeling[] = ['anxious', 'ashamed', 'lonely', 'hopeless', 'angry', 'overwhelmed', 'proud', 'curious'];
/** "60 miles in 45 minutes, how far in 2 hours": a time that belongs to a task. */
const timeOfTask = /\d.*\bin (?:\d+|five|ten) min.*\b(?:how|what)\b/;

/** "Thats so sad": a story is. */
const sadOfText = /^(?:(?:oh|wow|ok|aw+|omg),? )*(?:thats|that is|its|it is|how|this is|the \w+ (?:is|was)) (?:so |really |very |just |kinda )*sad[.! ]*$/;

/** The feeling the words name or show, or null. */
export function feelingIn(message: string): Feeling | null {
  const text = fold(message);
  for (const [feeling, pattern] of cues) {
    const match = pattern.exec(text);
    const before = text.slice(0, match?.index);
    if (match && !aboutOthers.test(before) && !(ofPersons.test(match[0]) && someoneElse.test(before)) && !ofOthers.test(text.slice(match.index + match[0].length))) {
      if (ofCharacters.includes(feeling) && tellsOfOthers.test(text) && !ofOneself.test(text)) continue;
      if (feeling === 'rushed' && timeOfTask.test(text)) continue;
      if (feeling === 'sad' && sadOfText.test(text)) continue;
      return feeling;
    }
  }
  return null;
}

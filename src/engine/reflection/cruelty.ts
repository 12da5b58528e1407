/** Sentences that tell without regret of having been cruel, or that speak of people as less than people. Nobody is praised for one. */

const somebody = String.raw`(?:him|her|them|(?:his|her|their) (?:\w+ )?\w+|(?:the|that|this|a|some|an?other|those) (?:\w+ ){0,2}?(?:kids?|boys?|girls?|students?|people|guy|child|children|team|players?|foreigners?|teacher|sub|substitute)|\p{Lu}\p{Ll}+)`;
const actor = String.raw`\b(?:I|[Ww]e)(?: (?:all|both|also|just|only|then|always|even|really|totally|made \S+ [^.!?]{0,60} and|[^.!?]{0,60} and))* `;

const deed = new RegExp(
  String.raw`${actor}(?:laughed at|made fun of|teased|bullied|mocked|insulted|humiliated|tricked|tripped|spat (?:at|on)|excluded|ganged up on|picked on|pranked|roasted|scared|bullied) ${somebody}\b|${actor}called ${somebody} (?:an? |the |fat|ugly|stupid|dumb|names|weird|gay|slow)|${actor}made ${somebody} (?:cry|kneel|beg)\b`,
  'u',
);
const thing = String.raw`(?:his|her|their|(?:the|that|this) (?:\w+ ){1,3}?\w+['’]s|\p{Lu}\p{Ll}+['’]s) \w+`;
const taking = new RegExp(String.raw`${actor}(?:hid|stole|ripped|destroyed|broke|threw away|spat (?:in|on)|cut up) ${thing}\b`, 'u');
const scorn = /\b(?:what a (?:baby|cry ?baby|loser|wimp|nerd|freak|idiot)|serves? (?:him|her|them) right)\b/i;
/** Blows are told of balls and games, too. */
const blow = new RegExp(String.raw`${actor}(?:pushed|kicked|hit|slapped|punched|beat up|shoved) ${somebody}\b`, 'u');
const ofGames = /\b(?:accident\w*|ball|goal|game|match|race|tackle\w*|joke|button|record|table|note)\b/i;

const fewerThanPeople =
  /(?:\b(?:is|are|was|were|such|those|these|like)|['’](?:s|re)) (?:(?:just|all|such|total|complete|really|so) )*(?:an? |the )?(?:\w+ )?(?:losers?|idiots?|freaks?|morons?|retards?|retarded|scum|vermin|subhumans?|savages|weirdos?|cockroaches)\b(?! of\b)|\b(?:dirty|filthy|stinking|smelly|disgusting) (?:foreigners?|immigrants?|refugees?|gypsy|gypsies|jews?|muslims?|arabs?|chinese|mexicans?|africans?|indians?)\b|\bgo back to (?:their|his|her) (?:own )?countr/i;
const ofOthers = /\b(?:he|she|they|them|him|her|those|these|the \w+|\p{Lu}\p{Ll}+)\b/u;
/** "I felt like a loser", "he called me a freak": then it is the writer who is meant. */
const ofSelf = /\b(?:I|we|me|us)\b(?: \w+){0,4} (?:losers?|idiots?|freaks?|morons?|weirdos?)\b/i;

const regret =
  /\b(?:sorry|apologi[sz]\w*|asham\w*|guilt\w*|regret\w*|should(?:n['’]?t| not| never) have|(?:was|were|is|are) (?:so |really |very )?(?:wrong|mean|unfair|cruel)|felt (?:so |really |very |kind of )?(?:bad|terrible|awful|horrible|sick|sad)|wish (?:i|we) ha|mean of (?:me|us)|my fault|forgive|make it up)\b|(?:\bnot|\bnothing|n['’]?t) (?:ok|okay|fair|right|nice|funny|proud)\b/i;

/** The places of such sentences. None where the text shows regret, or tells of harm done to the writer. */
export function crueltyIn(sentences: readonly string[], isCareful: boolean): ReadonlySet<number> {
  if (isCareful || sentences.some((text) => regret.test(text))) return new Set();
  return new Set(
    sentences.flatMap((text, i) => {
      const isDeed = deed.test(text) || scorn.test(text) || ((blow.test(text) || taking.test(text)) && !ofGames.test(text));
      return isDeed || (fewerThanPeople.test(text) && ofOthers.test(text) && !ofSelf.test(text)) ? [i] : [];
    }),
  );
}

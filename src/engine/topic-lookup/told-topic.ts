/**
 * A topic that tells instead of naming: "Eating once a day is good for children" claims something, "Drink vinegar to heal" gives advice, "Write a haiku" sets a task.
 * Where nothing checked is held on it, a lesson asks about it in its own words and repeats it to nobody as a thing to show. Read by its verb, which a name does not have.
 */
import { fold } from '../text/words.ts';

export interface ToldTopic {
  kind: 'claim' | 'advice' | 'task';
  /** The topic as a question to check, whatever the topic says. */
  question: string;
  /** The person's own words, to be put into single quotation marks. */
  words: string;
}

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const asking = /^(?:why|how|what|when|where|who|whom|whose|which|whether|should|is|are|was|were|can|could|do|does|did|will|would|has|have|had|may|must|to|if)\b/;
/** What a claim is announced by. Without it stands the claim. */
const announced =
  /^(?:(?:the )?(?:fact|truth|proof|evidence|reasons?|teach(?:ing)?|learn(?:ing)?|show(?:ing)?|explain(?:ing)?)(?: (?:students|children|kids|us|them))? (?:that|why|because)|that|because) /i;

const always = listed(
  `is are was were am isnt arent wasnt werent cannot cant could couldnt should shouldnt must mustnt wont would wouldnt shall does doesnt didnt dont has hasnt havent hadnt thats theres im`,
);
/** Finite before a word that can follow them so: "free will" and "tin can" are names. */
const mostly = listed('can will may might do did have had never always');
const names: Readonly<Record<string, ReadonlySet<string>>> = {
  will: listed('free good ill last living goodwill the a her his'),
  can: listed('tin trash soda a the garbage watering oil'),
  may: listed('in of the early late cape'),
  might: listed('military the of'),
};
const afterName = listed('and or of in on for from by to with as at into about');

/** Verbs that are no nouns: their form in -s ends a subject, and so does the plain form after a plural. */
const verbs = listed(
  `make give kill heal calm prevent bring become prove mean exist eat steal ruin destroy improve weaken strengthen begin happen belong deserve think know believe seem live get take keep
   help love hate want own rule invade corrupt cheat lie die grow enjoy need build teach learn tell turn protect save avoid relieve soothe cure cause harm hurt damage boost reduce increase
   lead control spread stop start cost win fix poison ease lower raise replace threaten deceive betray obey solve burn breed infect abuse smell commit contain produce create provide
   clean cleanse purify show mend repair develop follow reveal suffer discover invent fail stay howl vote hide serve carry drive drink earn go come say see feel let lose run rise fall`,
);
/** "Smoking causes cancer" claims, and "earthquake causes" is a name: their form in -s ends a subject where an object follows. */
const nouns = listed(
  `cause cure harm hurt damage boost lead control cost win fix poison burn raise lie need help love own rule cheat die turn start stop spread live feel drive drink run rise fall
   increase protect threaten breed vote hide carry smell raise mean contain say produce follow go let take get teach save grow`,
);
/** The past of a verb and nothing else, and what may also say what was done to a thing: "houses built of straw". */
const past = listed('gave took wrote began drove knew became came stole ate fell went wore drank swam threw chose forgot spoke broke');
const pastOrDone = listed('built made brought found won lost taught thought felt kept led rose got said told meant stood fought caught bought sold put let cut saw');
const plurals = listed('people men women children kids teens police folks they we you i everyone everybody nobody');
/** "Immigrants" is a plural; "physics" and "press" are not. */
const isPlural = (word: string): boolean => plurals.has(word) || (/[^su]s$/.test(word) && !/(?:ics|sis)$/.test(word));
const objects = listed('you us them him me everyone everybody people children kids your our my their his her no all most the a an this that nothing everything things');
/** An object that nothing but a verb has: "calms you". */
const onlyObjects = listed('you us them him me everyone everybody people children kids your our my');
/** Inside a name they begin a clause, and the verb after them belongs to it: "animals that are awake at night". */
const clauses = listed('that which who whom whose where when while because if although after before until as than what how why');
/** "The food we eat", "places people live in". */
const inNames = listed('we you i they he she people kids children humans everyone');

const advising = listed(
  `eat drink take put avoid ignore obey swallow inhale sniff inject get keep become buy believe throw pull hold let lose wear rub pour skip beat hit trust use stop start stay go do be
   give choose turn drop burn cure heal treat lick chew smoke inhale snort spank smack slap punish marry pray kill lie steal fast diet`,
);
/** Names begin with some of them: "trust and betrayal", "stop motion". Others do so before a few words only. */
const mayBeName = listed('trust use stop start stay go do be drop burn cure treat smoke fast diet lie turn spank slap smack hold pull');
const secondOfName = listed('driving containers machine menu recipes counting lists run poetry generation bill ready take well shot offs up down over music it');
const tasking = listed(
  `write read draw solve compare count measure find identify describe explain analyze analyse add subtract multiply divide make build plan tell sing paint design create calculate estimate
   classify sort name spell memorize practice round simplify factor graph plot convert organize summarize paraphrase interpret predict`,
);
const taskNames = listed('count measure plan name graph plot factor sort practice round sing paint design read draw add build find');
const determiners = listed('a an the your my our his her their this that some no only all more less nothing never it them yourself to off with at bleach water cold raw');

const speakers = listed('we you they he she it i nobody everybody everyone');
const notSaid = listed('the and or vs versus people');

/** Null: the topic is a name, or it is asked as a question. */
export function toldTopic(topic: string): ToldTopic | null {
  const whole = topic.replace(/\s+/g, ' ').trim();
  if (whole.endsWith('?')) return null;
  const parts = [whole, ...whole.split(/[:;–—]\s+/).slice(1)];
  for (const part of parts) {
    const words = part.replace(announced, '').replace(/[.!\s]+$/, '');
    const kind = kindOf(words);
    // What stands before a colon is a heading.
    if (kind) return { kind, words: plainQuotes(words), question: questions[kind](plainQuotes(words)) };
  }
  return null;
}

const questions: Readonly<Record<ToldTopic['kind'], (words: string) => string>> = {
  claim: (words) => (/\b(?:should|must|ought|shall)/i.test(words) ? `Are there good reasons for this claim: ‘${words}’?` : `Is this claim true: ‘${words}’?`),
  advice: (words) => `Is this good advice: ‘${words}’?`,
  task: (words) => `How does one ${words.charAt(0).toLowerCase()}${words.slice(1)}?`,
};

/** Within quotation marks there are others already. */
const plainQuotes = (text: string): string => text.replace(/["“”‘]/g, '').replace(/’(?!\p{L})/gu, '');

function kindOf(text: string): ToldTopic['kind'] | null {
  const tokens = fold(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((token) => token !== '');
  const [first = '', second = ''] = tokens;
  if (tokens.length < 2 || asking.test(tokens.join(' '))) return null;
  if (first === 'never' || first === 'always' || first === 'dont' || (first === 'only' && advising.has(second))) return 'advice';
  if (speakers.has(first) && tokens.length > 2 && !notSaid.has(second)) return 'claim';
  if (advising.has(first) && (mayBeName.has(first) ? determiners.has(second) : !afterName.has(second) && !secondOfName.has(second))) return 'advice';
  if (hasVerb(tokens)) return 'claim';
  return tasking.has(first) && (taskNames.has(first) ? determiners.has(second) : !afterName.has(second)) ? 'task' : null;
}

/** A verb of the topic's own, not of a clause within a name. */
function hasVerb(tokens: readonly string[]): boolean {
  let open = 0;
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && clauses.has(token)) open++;
    else if (at > 1 && inNames.has(token) && !always.has(tokens[at - 1] ?? '') && !afterName.has(tokens[at - 1] ?? '') && !clauses.has(tokens[at - 1] ?? '')) open++;
    else if (at > 0 && isVerbHere(tokens, at)) {
      if (open === 0) return true;
      open--;
    }
  }
  return false;
}

function isVerbHere(tokens: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (always.has(word)) return after !== '' || /nt$/.test(word);
  if (mostly.has(word)) return after !== '' && !afterName.has(after) && !names[word]?.has(before) && !determiners.has(before);
  const isObject = objects.has(after);
  if (past.has(word)) return after !== '';
  if (pastOrDone.has(word)) return isObject;
  if (verbs.has(word) && isPlural(before)) return nouns.has(word) ? after !== '' && !afterName.has(after) : true;
  if (/ed$/.test(word)) return (isObject || (isVerb(word) && after !== '' && !/ly$/.test(after))) && !afterName.has(after) && !afterName.has(before);
  const stem = singular(word);
  if (stem === null) return false;
  if (onlyObjects.has(after)) return true;
  if (!verbs.has(stem) || afterName.has(before)) return false;
  return nouns.has(stem) ? after !== '' && !afterName.has(after) && !isPlural(before) : true;
}

const isVerb = (past: string): boolean => [past.slice(0, -1), past.slice(0, -2), past.slice(0, -3)].some((stem) => verbs.has(stem));

/** "Cures" of "cure", "relies" of "rely"; null where the word does not end so. */
function singular(word: string): string | null {
  if (!/[^su]s$/.test(word) || word.length < 4) return null;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  const plain = word.slice(0, -1);
  return verbs.has(plain) || !/(?:ch|sh|ss|x|zz|o)es$/.test(word) ? plain : word.slice(0, -2);
}

/** A teacher who reports what a pupil has told: plain words in a plain order, within one sentence of the text as typed. */

const steps: readonly RegExp[] = [
  /\b(?:pupils?|students?|child|kid|girl|boy)\b/i,
  /\b(?:said|says|saying|told|tells|wrote|writes|confided|disclosed|mentioned)\b/i,
  /\b(?:(?:step-?)?(?:father|dad|mother|mum|mom)|uncle|aunt|parents?|brother|sister|grandfather|grandmother|guardian|carer|coach)\b/i,
  /\b(?:(?:hits?|hitting|kicks?)(?! (?:the|an?) )|(?:beats?|beating)(?! (?:\w+ )?at (?!home|night|school))|(?:hurts?|hurting)(?! (?:his|her|their) \w+ and )|touch(?:es|ed|ing)?|locks?(?! the )|chokes?|starves?|threatens?|abus[a-z]{1,5}|burns?)\b/i,
];

export const learner = String.raw`(?:pupil|student|child|kid|girl|boy|lad|teen|tutee|(?:year|grade)[ -]?\d{1,2}|\d{1,2}[ -]?year[ -]?old|one of (?:mine|my)|in my (?:class|form|group))s?`;
const family = `(?:(?:step-?)?(?:father|dad|mother|mum|mom)|parents?|uncle|aunt|family|guardian|carer)`;

/** Signs of harm that adults at school report or a child lets slip, each as words that stand in one sentence in any order. */
const signs: readonly (readonly RegExp[])[] = [
  // Kept at home, or covered up, because of a mark.
  [
    new RegExp(String.raw`\b(?:${learner}|${family}|he|she|her|him)\b`, 'i'),
    /\b(?:bruis\w*|black eyes?|welts?|split lip)\b/i,
    /\b(?:home|keep(?:ing|s)?|kept|off school|absent|hid(?:es|ing|den)?|cover\w*|explain|explanation|excuse)\b/i,
  ],
  [
    new RegExp(String.raw`\b(?:${learner}|he|she)\b`, 'i'),
    /\b(?:flinch\w*|cowers?|cowered)\b/i,
    /\b(?:rais\w*|lift\w*|mov\w*|reach\w*|touch\w*|hand|arm|voice|walk\w* (?:past|near|by))\b/i,
  ],
  [
    /\b(?:found|saw|seen|had|has|carr(?:ies|ied|ying)|bring(?:s|ing)?|brought|showed|hid(?:es|ing)?)\b/i,
    /\b(?:knife|knives|machete|gun|pistol|blade)\b/i,
    /\b(?:bag|backpack|rucksack|locker|pocket|sock|waistband|jacket|desk)\b/i,
  ],
  [new RegExp(String.raw`\b(?:my|a|one|this|our) (?:\w+ ){0,3}${learner}\b`, 'i'), /\b(?:ran|run|runs|running) away\b/i, /\b(?:home|house|care|family)\b/i],
  [
    new RegExp(String.raw`\b(?:${learner}|he|she)\b`, 'i'),
    /\b(?:drew|draws|drawn|drawing|picture|sketch\w*|wrote|note)\b/i,
    /\b(?:(?:himself|herself|themselves|themself) (?:\w+ ){0,2}(?:hanging|hanged|dead|dying|bleeding|in (?:a|the) (?:grave|coffin|noose))|(?:hanging|killing|cutting|shooting) (?:himself|herself|themselves|themself))\b/i,
  ],
  [
    new RegExp(String.raw`\b${family}\b`, 'i'),
    /\block(?:s|ed|ing)? (?:him|her|them|me|us)\b/i,
    /\b(?:cellar|basement|cupboard|closet|shed|garage|attic|bathroom|room|outside|out)\b/i,
  ],
  // Left alone, with nothing to eat.
  [
    /\b(?:nobody|no ?one|no adults?|no parents?|alone|by (?:my|him|her)self)\b/i,
    /\b(?:home|house|flat|apartment)\b/i,
    /\b(?:since|days|nights|all weekend|all week)\b/i,
    /\b(?:food|fridge|eat|eaten|hungry|dinner)\b/i,
  ],
];

/** What a pupil has read, seen or played is no report; what a pupil has written may be one. */
const readOrSeen =
  /\b(?:novel|poem|film|movie|character|chapter|scene|story|play|game|museum|magic|recipe|chemistry|forensic\w*|apples?|fruit|rugby|football|fell off|shy|called on)\b/i;

/** Does the text report that a pupil told of being hurt by someone close, or shows signs of it? Takes time in proportion to its length. */
export const reportsHarm = (text: string): boolean =>
  text.split(/[.?!\n]/).some((sentence) => !readOrSeen.test(sentence) && (inOrder(sentence, steps) || signs.some((words) => words.every((word) => word.test(sentence)))));

function inOrder(sentence: string, patterns: readonly RegExp[]): boolean {
  let rest = sentence;
  for (const pattern of patterns) {
    const match = pattern.exec(rest);
    if (!match) return false;
    rest = rest.slice(match.index + match[0].length);
  }
  return true;
}

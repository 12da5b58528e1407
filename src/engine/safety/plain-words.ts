/** One spelling for words that people write in many ways, so that a rule needs to know only one. Used only for screening. */

/** Runs of the same letter become one letter: `killl`, `kill` and `kil` are all `kil`. Rules are folded the same way. */
export const squash = (text: string): string => text.replace(/([a-z])\1+/g, '$1');

/** Left: what the rules know. Right: other ways to write it, in whatever doubling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'want to': 'wna wanna wanne wnna tryna',
  want: 'wnt wan wnat watn whant wanr',
  'going to': 'gonna gunna gon finna gna',
  'i am going to': 'imma',
  'got to': 'gotta',
  'let me': 'lemme',
  'i dont know': 'idk idek',
  'i dont want to': 'idw idwt',
  'yo quiero': 'quiero quisiera',
  'yo voy': 'voy',
  'yo tengo': 'tengo',
  'yo estoy': 'estoy',
  'je veux': 'jveux',
  going: 'goin',
  you: 'yu',
  your: 'ur',
  are: 'r',
  be: 'b',
  about: 'abt bout abot',
  because: 'cuz coz cos bc bcuz becuz cause',
  and: 'n',
  with: 'w wit wif wiv',
  said: 'sed',
  was: 'wuz woz',
  would: 'wud wld',
  should: 'shd shud',
  could: 'cld cud',
  me: 'meh',
  being: 'bein',
  thinking: 'thnking thinkin',
  cut: 'kut',
  took: 'tuk',
  'a lot': 'alot',
  'wake up': 'wakeup',
  someone: 'sum1 sumi sumone',
  everyone: 'every1 everyi evry1 evryi',
  uncle: 'unkle',
  touched: 'tutched tuched',
  naked: 'nekkid',
  wants: 'wnts',
  goodbye: 'byebye',
  abused: 'abusd',
  hitting: 'hittin',
  beats: 'bteas baets',
  like: 'lik',
  this: 'dis',
  hate: 'h8 hb',
  dont: 'dnt donr dony',
  cant: 'cnt',
  people: 'ppl',
  friend: 'frend freind fren frnd',
  every: 'evry evrey evr',
  night: 'nite nigt nyt',
  sometimes: 'sumtims sumtimes somtimes',
  die: 'dei dye',
  dead: 'ded',
  death: 'deth',
  kill: 'kll kyll kilk',
  killing: 'killin kllng',
  commit: 'comit',
  live: 'liv',
  life: 'lyfe lyf',
  alive: 'aliv',
  nobody: 'noone nobdy noi',
  anymore: 'anymor nemore',
  tonight: '2nite tonite 2night tonigt 2nyt',
  tomorrow: '2moro tmrw tmr tomoro 2morrow tomorow 2mrw',
  without: 'w/o',
  hurt: 'hrt',
  hurts: 'hurs hrts',
  touches: 'tuches touchs toches',
  school: 'skool skul',
  mom: 'mum mommy mummy mam mumma',
  dad: 'daddy',
  again: 'agen agian',
  better: 'betta',
  point: 'piont poin',
  living: 'livin livng',
  reason: 'reson',
  eaten: 'eatin eatn',
  havent: 'havnt',
  days: 'dayz',
  showed: 'showd',
  pills: 'pilz pils',
  tablets: 'tablits tabletz',
  blackmailing: 'blakmailing blakmaling blackmaling',
  what: 'wat wot',
  whats: 'wats wots',
  deeper: 'deper deepr',
};

/** Words that folding would turn into others; only as typed. */
const AS_TYPED = new Map(
  Object.entries({
    good: 'fine',
    off: 'away',
    ill: 'i will',
    noose: 'hangrope',
    noods: 'nudes',
    nudez: 'nudes',
    nudz: 'nudes',
    fasst: 'touch',
    gon: 'going to',
    homme: 'man',
    sinn: 'grund',
    u: 'you',
  }),
);

/** Words that soften or stress and change no meaning. */
const FILLERS =
  'just really rly kinda kindof sorta literally honestly actually fucking fuckin fckin fking effing freaking frickin fricking flipping bloody basically lowkey highkey totally truly seriously probably maybe perhaps ever always constantly sometimes often usually pls plz please so very super even only simply quite genuinely legit quietly fr tbh ngl rn atm lmao lol haha hehe omg oh currently finally suddenly already still also af like';

const WORDS = new Map<string, string>();
for (const [plain, others] of Object.entries(SPELLINGS)) for (const other of others.split(' ')) WORDS.set(squash(other), plain);
for (const filler of FILLERS.split(' ')) WORDS.set(squash(filler), '');

/** Misspelt and stretched forms of two words that matter most. */
const SUICID = /^su+w?[ie]?[csz]{1,2}[iay]?[cs]?i?d(\w{0,5})$/;
const MYSELF = /^m[yei]?s(?:e?l?e?f+|elv?|efl|alf)e?$|^myelf$/;

/** Vowels left out, as in `hrts`: found by what is left of these words. */
const NO_VOWELS = new Map(
  'hurts hurting touches touched touching raped killing suicide suicidal starving starve cutting vomiting molested bleeding scared threatens jump jumping strangled'
    .split(' ')
    .map((word) => [squash(word).replace(/[aeiou]/g, ''), squash(word)]),
);

/** Words run together, such as a hashtag: split where the parts are known. Letters are already squashed. */
const GLUED = /^(?=.{5})(?=.*(?:myself|mylife|wan(?:to|a)|todie|kilme|beatsme|hitsme|touchesme|hurtsme|.suicid))/;
const PARTS =
  /(suicid[a-z]*|myself|yourself|tonight|going|wan(?:to|a)|want|kil(?:ing|ed)?|dont|cant|need|hate|hurts?|beats|hits|touch(?:es)?|cut(?:ing)?|end|life|live|this|more|any|mom|dad|die|dead|al|my|me|to|it|im|i)/g;

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwan(?:to|a)\b/g, 'want to'],
  // A sentence that leaves out its "I".
  [/(^|\. )(?=(?:want to|wish|think\w*|going to|ready to|tired|fel|hate|cant|dont want|ned|tried|might|been|ben|woke|got|hope|starv\w+|planing|cut\w*|feling) )/g, '$1i '],
  [/\b(want|going|have|need|like|try|trying|how|ready) [2o]\b/g, '$1 to'],
  [/\bi (?:am|m)\b/g, 'im'],
  [/\bi have\b/g, 'ive'],
  [/\bcant (?:stop|help)\b/g, 'kep'],
  [/\bi would\b/g, 'id'],
  [/\b(do|does|did|is|was|would|could|should|have|has) not\b/g, '$1nt'],
  [/\bcan ?not\b/g, 'cant'],
  [/\bwil not\b/g, 'wont'],
  [/\bany more\b/g, 'anymore'],
  [/\bmy self\b/g, 'myself'],
  [/\bno one\b|\bnot a single person\b/g, 'nobody'],
  [/\b(?:kind|sort) of\b|\ba (?:litle )?bit\b|\bto be honest\b|\bat this point\b|\bfor real\b/g, ''],
  [/\bm e\b/g, 'me'],
  [/\bw o (?=me\b)/g, 'without '],
  [/\bme (?:tape|bat)\b/g, 'me frape'],
  [/\b(il|ele|on) ma (?=forc|viol|touch|frap|menac|batu|agres)/g, '$1 me '],
  [/\bm(?=enferm|oblig|etrangl|agres|embras|atrap|aten)/g, 'me '],
  [/\bno com[eo]\b/g, 'no comer'],
  [/\bsel?f? (?:harm|injur)|\bs h\b/g, 'selfharm'],
  [/\bun ?a?liv(?=e|in)/g, 'unaliv'],
  [/\bsewer ?sl?id\w*|\btoaster bath\w*|\bcatch\w* the bus (?=ctb)/g, 'unalive'],
  [/\bs ?u ?i ?c ?i ?d ?e\b/g, 'suicide'],
  [/\bk i ?l\b/g, 'kil'],
  [/\beat(?:ing|in|en) disorder|\bpro ana\b/g, 'anorexia'],
  [/\bich wil\b/g, 'ich mochte'],
  [/\bwil ich\b/g, 'mochte ich'],
];

/** `text` is lower-case words and ` . ` between sentences. */
export function plainWords(text: string): string {
  const words = text
    .replace(/\bi(?:d| would) like to\b/g, 'i want to')
    .split(' ')
    .map((raw) => {
      const typed = AS_TYPED.get(raw);
      if (typed) return typed;
      const word = squash(raw);
      const known = WORDS.get(word);
      if (known !== undefined) return squash(known);
      if (word.length < 3) return word;
      if (MYSELF.test(word)) return 'myself';
      if (GLUED.test(word)) return word.replace(PARTS, ' $1 ').trim();
      if (SUICID.test(word)) return word.replace(SUICID, 'suicid$1');
      const whole = NO_VOWELS.get(word.replace(/[aeiou]/g, ''));
      return whole && whole.length > word.length ? whole : word;
    });
  let plain = words.join(' ').replace(/ {2,}/g, ' ').trim();
  for (const [phrase, replacement] of PHRASES) plain = plain.replace(phrase, replacement);
  // The German article is not an English verb.
  if (/\b(?:ich|und|der|das|ist|nicht|meine?)\b/.test(plain)) plain = plain.replace(/\bdie\b/g, 'der');
  return plain.replace(/ {2,}/g, ' ').trim();
}

/** English words that name a feeling, each form with the dictionary form by which it is known. A word that only sometimes does is left to the tagger. */
import { editDistance } from '../text/edit-distance.ts';

const lists = `
afraid|afraid fear fears feared fearful
scared|scared
frightened|frightened fright
terrified|terrified terror
angry|angry anger angrily
mad|mad
furious|furious fury
annoyed|annoyed annoyance
irritated|irritated irritation
frustrated|frustrated frustration
happy|happy happiness happier happily
glad|glad
joyful|joyful joy
cheerful|cheerful
delighted|delighted delight
thrilled|thrilled
excited|excited excitement
sad|sad sadness saddened sadder
unhappy|unhappy unhappiness
miserable|miserable misery
heartbroken|heartbroken heartbreak
lonely|lonely loneliness
homesick|homesick
proud|proud pride proudest
ashamed|ashamed shame
embarrassed|embarrassed embarrassment
humiliated|humiliated humiliation
guilty|guilty guilt
jealous|jealous jealousy
envious|envious envy
nervous|nervous nervousness nerves
worried|worried worry worries worrying
anxious|anxious anxiety
stressed|stressed stress
overwhelmed|overwhelmed
panicked|panicked panic panicking
surprised|surprised surprise
shocked|shocked shock
amazed|amazed amazement
disappointed|disappointed disappointment
discouraged|discouraged
hopeful|hopeful hope
hopeless|hopeless despair
relieved|relieved relief
grateful|grateful gratitude thankful
calm|calm calmer
bored|bored boredom
curious|curious curiosity
confused|confused confusion
upset|upset
hurt|hurt
offended|offended
insulted|insulted
shy|shy shyness
insecure|insecure
confident|confident confidence
brave|brave bravery courage
impatient|impatient
tired|tired exhausted exhaustion
uncomfortable|uncomfortable
awkward|awkward
rejected|rejected
ignored|ignored
helpless|helpless
powerless|powerless
numb|numb
sorry|sorry
regretful|regret regretted
hatred|hate hated hatred
loved|love loved
restless|restless
uneasy|uneasy
satisfied|satisfied satisfaction
disgusted|disgusted disgust
motivated|motivated
determined|determined
respected|respected
safe|safe
moody|moody grumpy cranky
devastated|devastated
pleased|pleased
content|content`;

const bases: ReadonlyMap<string, string> = new Map(
  lists
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', forms = ''] = line.split('|');
      return [base, ...forms.split(' ')].map((form) => [form, base] as const);
    }),
);

/** Everyday words that name a feeling only after "I felt" and the like. */
export const onlyWhenFelt: ReadonlySet<string> = new Set(
  'hurt hope hate hated love loved surprise shock stress worry worries safe calm content mad sorry upset ignored rejected brave courage insulted offended respected determined motivated shy tired exhausted awkward delight panic nerves confident confidence relief'.split(
    ' ',
  ),
);

/** Feelings that are looked for in other spellings. A short word is too near to others. */
const oftenMisspelled =
  'afraid scared frightened terrified angry furious annoyed irritated frustrated happy unhappy excited miserable lonely homesick proud ashamed embarrassed humiliated guilty jealous nervous worried anxious stressed overwhelmed surprised shocked amazed disappointed discouraged hopeful relieved grateful bored curious confused confident disgusted thrilled delighted uncomfortable awkward insecure helpless'.split(
    ' ',
  );

/** By ear, too far from the right letters to be found by counting slips. */
const byEar: ReadonlyMap<string, string> = new Map(
  Object.entries({
    scared: 'skard scaird scard skarred scaredd',
    afraid: 'afrade affrade',
    angry: 'angree angrey angery angrie angre',
    annoyed: 'anoid anoyd annoid',
    happy: 'happe hapy happi',
    nervous: 'nervis nervos nervice nervose nurvus',
    worried: 'worryd worryed woried wurried',
    jealous: 'jelus jelous jelouse jellous jealus',
    tired: 'tierd tyred',
    embarrassed: 'embarist embarest embaresed embarest imbarrassed imbarased',
    surprised: 'suprized supprized',
    frustrated: 'frusterated fustrated',
    disappointed: 'dissapointet disapoynted',
    excited: 'exitet exsited excitet',
  }).flatMap(([base, spellings]) => spellings.split(' ').map((spelling) => [spelling, base] as const)),
);

/** Words in their own right, a slip or two away from a feeling. */
const otherWords = new Set(
  'scored spared scaled shared stared scarred sacred lovely lowly prod proof prour received revived reviewed retrieved reviled graceful bred bared boxed bowed booed boned bound bolded confined consumed continent confidant disguised discussed disputed digested distrusted headless helpers heartless irrigated imitated exited socked stocked shacked trilled thriller jealously jealousy angle anger harpy hoppy guilt guilts furiously uncomfortably miserably hopefully awkwardly proudly embarrass anxiously nervously curiously confidently confidence'.split(
    ' ',
  ),
);

/** The feeling that a misspelled word was meant to name: "nervus", "anoyed". */
function meantBy(word: string): string | null {
  const heard = byEar.get(word);
  if (heard) return heard;
  if (word.length < 5 || otherWords.has(word)) return null;
  const slips = (right: string): number => editDistance(word, right);
  const near = oftenMisspelled.filter(
    (right) => right[0] === word[0] && Math.abs(right.length - word.length) <= 2 && (!right.endsWith('ed') || /[dt]$/.test(word)) && slips(right) <= (right.length < 8 ? 1 : 2),
  );
  return near.sort((a, b) => slips(a) - slips(b))[0] ?? null;
}

export const baseOf = (word: string): string | null => bases.get(word) ?? meantBy(word);

/** The dictionary forms of the feelings whose words stand in the text, in order. */
export const feelingWordsIn = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => bases.get(word) ?? []);

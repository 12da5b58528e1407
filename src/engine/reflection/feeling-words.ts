/** English words that name a feeling, each form with the dictionary form by which it is known. A word that only sometimes does is left to the tagger. */

const lists = `
afraid|fear fears feared fearful
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

export const baseOf = (word: string): string | null => bases.get(word) ?? null;

/** The dictionary forms of the feelings whose words stand in the text, in order. */
export const feelingWordsIn = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => bases.get(word) ?? []);

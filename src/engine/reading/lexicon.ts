/** Words by which a passage shows what is in it. Dictionary forms, lower case, unless a list says otherwise. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const feelings = set(`
  afraid scared frightened terrified angry mad furious annoyed happy glad joyful cheerful sad unhappy miserable lonely proud ashamed embarrassed guilty jealous envious nervous worried
  anxious excited thrilled surprised amazed disappointed hopeful hopeless brave calm relieved grateful thankful homesick bored shy confused curious upset fear anger joy grief shame pride
  sorrow happiness sadness loneliness courage envy jealousy worry excitement disappointment relief despair delight rage sorry delighted horrified puzzled eager impatient tired exhausted
  love hate dread fearful heartbroken joyous content uneasy restless`);

/** What people do when a feeling is not named. */
export const gestures = set(`
  whisper mutter mumble sigh frown smile grin blush tremble shiver shake stare glare slam stomp storm shrug cry weep sob laugh gasp freeze hesitate hide clench swallow pace flinch nod hug
  clutch grip wince scowl gulp sniff giggle snap stammer shudder linger avoid pause grit bow cling recoil beam squeeze ignore`);

export const decisions =
  set(`decide choose refuse agree promise vow plan quit admit lie pretend hide steal share help forgive apologize offer try dare keep return confess stay leave wait follow
  break hold tell ask give let join stop volunteer save rescue protect risk insist ignore`);

export const kindOrUnkind =
  set(`help share comfort forgive apologize hug thank promise invite welcome protect rescue offer argue fight shout yell tease mock blame push lie cheat steal ignore exclude
  betray hurt insult laugh bully threaten encourage listen trust wait join feed teach care defend`);

export const staying = set('try practice persist concentrate focus calm endure rebuild');

/** A vivid verb, the plain one a writer could have used, in its dictionary form and its past. */
export const plainVerbs: Readonly<Record<string, readonly [base: string, past: string]>> = Object.fromEntries(
  (
    [
      [['say', 'said'], 'whisper mutter mumble hiss snap growl bark boast confess grumble murmur gasp stammer blurt sneer'],
      [['shout', 'shouted'], 'bellow shriek scream screech holler'],
      [['cry', 'cried'], 'sob wail weep whimper'],
      [['ask', 'asked'], 'beg plead demand implore'],
      [['walk', 'walked'], 'trudge stroll march stagger creep tiptoe wander limp shuffle stride plod prowl tramp hobble saunter pace'],
      [['run', 'ran'], 'dash bolt sprint race scurry scamper gallop dart hurtle scramble flee'],
      [['go', 'went'], 'storm rush drift glide crawl slip slither surge'],
      [['fall', 'fell'], 'plunge tumble collapse slump topple crumple plummet'],
      [['throw', 'threw'], 'hurl fling toss'],
      [['take', 'took'], 'snatch grab seize'],
      [['hold', 'held'], 'clutch grip grasp cling'],
      [['look', 'looked'], 'stare glare gaze peer squint scowl gape'],
      [['eat', 'ate'], 'devour gobble gulp nibble gnaw'],
      [['break', 'broke'], 'shatter smash splinter'],
      [['turn', 'turned'], 'whirl swirl'],
      [['shine', 'shone'], 'gleam glitter shimmer glow flicker blaze sparkle glimmer'],
      [['pull', 'pulled'], 'drag haul heave yank tug'],
      [['push', 'pushed'], 'shove thrust'],
      [['shake', 'shook'], 'tremble shiver shudder quiver'],
      [['close', 'closed'], 'slam'],
    ] as const
  ).flatMap(([plain, vivid]) => vivid.split(' ').map((verb) => [verb, plain])),
);

/** What only someone who can think does: their subject is a person, or an animal that a story treats as one. */
export const humanVerbs = set(`
  say ask cry whisper shout reply answer call mutter murmur yell add tell think begin agree laugh sigh scream snap insist explain know want feel believe remember wonder hope wish decide
  understand smile nod look walk run stand sit turn see hear watch take give pull push open close hold carry wait love hate like fear dream write read speak talk listen promise refuse try
  forget learn teach help pick wear buy sell pay live grow die work play sing sleep wake climb build invent discover study argue plan choose lie pretend hide stare glance shrug frown blush
  grin weep sob gasp hesitate admit warn beg reach drop throw catch kneel bend lean point arrive leave return marry serve lead`);

export const speechVerbs =
  set(`say ask cry whisper shout reply answer call mutter murmur yell add tell begin agree laugh sigh scream snap insist explain exclaim announce beg plead warn demand continue
  admit grumble growl mumble think wonder croak bark squeak hiss roar chuckle`);

export const humanNouns = set(`
  man woman boy girl mother father mom dad mum brother sister child kid baby teacher king queen prince princess grandmother grandfather grandma grandpa uncle aunt cousin friend neighbor
  neighbour doctor nurse captain sailor soldier farmer merchant fisherman shepherd hunter student pupil scientist artist writer poet engineer president mayor judge officer guard servant
  master stranger traveler traveller person people crowd family parent son daughter husband wife lady gentleman coach player driver pilot singer worker owner leader emperor giant witch
  wizard fairy knight fox wolf dog cat rabbit hare tortoise lion mouse crow bear bird frog owl horse donkey goat sheep hen rooster duck pig ant bee monkey tiger elephant snake spider fish
  dove pigeon sparrow lizard camel crocodile jackal peacock stork heron mule ox calf beetle grasshopper deer stag leopard python hornet wasp
  hedgehog squirrel badger turtle whale dolphin eagle raven swan goose wolfhound puppy kitten lamb pony robot
  miller tailor baker carpenter blacksmith sculptor musician clerk lawyer widow orphan twins keeper`);

export const affectedNouns =
  set(`people person child woman man family farmer worker laborer immigrant refugee community student teacher patient villager citizen resident neighbor parent fisherman nurse soldier
  settler nation tribe inhabitant household miner slave servant teenager passenger driver taxpayer tenant voter`);

export const hedges = set('may might perhaps probably possibly maybe seem appear suggest apparently likely unlikely could');
/** Adverbs and other small words that show what a writer thinks. As they stand in the text. */
export const stanceWords = set(
  'unfortunately fortunately luckily sadly surprisingly remarkably amazingly only even merely hardly barely clearly obviously simply ironically finally tragically strangely oddly supposedly',
);
export const judgments = set('should must ought best worst better important wrong unfair fair necessary unacceptable responsible right');

export const settingNouns = set(`
  sea ocean river lake shore beach island mountain hill valley forest wood desert field garden street road city town village house room kitchen window door school classroom church castle
  palace harbor harbour ship boat train station cave tower lighthouse bridge farm market shop attic cellar hall night morning evening dawn dusk noon midnight winter summer spring autumn rain
  snow storm wind fog mist sun moon star darkness sky cloud frost yard porch basement hospital camp cottage hut barn ice shingle pier wharf`);

export const sensory = set(`
  cold warm hot icy bright dark dim red blue green golden silver gray grey black white soft rough smooth sharp loud quiet silent hush bitter sweet sour salty damp wet dry dusty sticky smell
  scent taste sound whisper rustle hum crash roar creak glitter glow shadow light smoke perfume thunder echo crackle buzz stink pale crimson scarlet purple velvet`);

export const themes =
  set(`courage friendship love loss hope fear freedom justice truth greed pride kindness patience honesty trust power memory peace loneliness jealousy revenge duty responsibility
  loyalty forgiveness hunger poverty knowledge beauty grief wisdom childhood silence cleverness dream secret war family`);

/** Nouns that name no topic. */
export const emptyNouns =
  set(`thing way lot kind part time year day people place man woman one example number something anything nothing everything someone everyone fact case point side end reason
  bit piece week month hour minute moment word name line set group use type sort form hand eye head face life world today tomorrow yesterday night morning percent dollar ton mile foot inch pound degree cent meter kilometer gallon century decade o'clock`);

export const months = set('january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday');

/** English words that hold sentences together: a text in English is full of them. */
export const functionWords =
  set(`the a an of to and in is was were are it he she they i you we that this with for on at by from as his her their my be been had has have not but or so if when which who
  what there then than its him them me your our do did does will would can could into out up no all one`);

/** Words with which a step of instructions begins; the tagger takes some of them for nouns. */
export const orderVerbs = set(
  'fold push pour put check add measure cut glue place mix stir press turn take write draw repeat remove heat cook bake wash use plant attach connect hold tie roll shake wait soak chop drain simmer squeeze fry boil season serve preheat whisk slice peel knead thin sprinkle spread rinse',
);
/** Someone argues who uses these. */
export const argumentWords = set('argue argument opinion fairness disagree abolish ban deserve compromise supporter opponent');

/** Words for the check of names. A list never holds everything: the teacher can rename and remove, and names are shown to nobody else. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Whoever has this name could be taken for someone else. */
export const rolesOfOthers = words('admin administrator moderator teacher host principal kora system official staff anonymous');

/** Bad as a whole word only. */
export const badNames = words(`
  ass arse anus balls bdsm bj bong boner boob boobs bugger bum butt buttface butthole clit cock cocks coon crap cum cums damn deeznuts dick dicks dong dork douche dumb dumbo dyke ejaculate
  fag fags fap fat fatso fatty felch fuk fuc fvck gaylord gook gooch gringo hell hitler ho hoe hoes homo hooker horny idiot isis jap jerk jizz kike kkk klan kms kys lmfao loser milf mofo moron
  nazi negro nonce nude nudes orgasm osama paki pedo pee penis perv piss poo poop poopy porn prick pube pussy queef rape raped rapist reich retard rimjob satan scrotum semen sex sexy sexi shag shat
  shite skank slag slut slutty smegma sod spastic spaz sperm spic spunk stfu stupid suck suicide tard terrorist testicle thot tit tits titty tosser tranny turd twat ugly unalive vagina viagra
  wank wetback wop wtf xxx xx nig nigs putin stalin benladen binladen killer murderer
  puta puto mierda pendejo cabron culo verga polla coño joder merde putain salope connard pute bite encule nique scheisse scheiss arschloch fotze hure hurensohn schlampe wichser ficken spast
  chink chinks mongoloid pimp hentai vibrator incest scum trash creep weirdo pervert psycho freak killall godie maricon zorra cono cazzo culo stronzo stronza puttana orospu siktir sikerim
  analbath anitabath alcoholic alcaholic hughgrection jennytalia haywoodjablome drewpeacock willyburr
  kurwa cyka blyat suka hui pizda 88 1488 420 69
  bendover benover hughjass mikehunt mikehawk mikelitoris seymourbutts dixienormous phatass moelester bengag harrybalz heywoodjablome ivanatinkle oliverclothesoff ipfreely amandahugginkiss
  jackmehoff jenitals hugejass connielingus barrymccockiner gabeitch philmccracken mikecoxlong wilmafingerdo alhuakbar chrispbacon deeznutz yourmom yourmum urmom urmum ligma sugma sugondese
  joemama candice bofa updog`);

/** Bad inside a word too, unless the word is an innocent name. */
export const badNameParts: readonly string[] = [
  'fuck',
  'fuk',
  'phuk',
  'phuck',
  'fck',
  'motherf',
  'shit',
  'sh1t',
  'bitch',
  'biatch',
  'btch',
  'cunt',
  'asshole',
  'arsehole',
  'asshat',
  'dickhead',
  'cockhead',
  'cocksuck',
  'bastard',
  'nigger',
  'nigga',
  'n1gg',
  'niger1',
  'nggr',
  'faggot',
  'retard',
  'whore',
  'slut',
  'pussy',
  'pusy',
  'penis',
  'vagina',
  'porn',
  'dildo',
  'blowjob',
  'handjob',
  'jerkoff',
  'wanker',
  'bollock',
  'hitler',
  'nazi',
  'heilh',
  'siegheil',
  'whitepower',
  'kkk',
  'killyourself',
  'kilyourself',
  'killmyself',
  'kilmyself',
  'suicid',
  'unalive',
  'rapist',
  'pedophil',
  'paedo',
  'pedobear',
  'molest',
  'chingchong',
  'sandnig',
  'towelhead',
  'raghead',
  'tranny',
  'childporn',
  'jackass',
  'dumbass',
  'fatass',
  'badass',
  'asswipe',
  'asslick',
  'masturbat',
  'stripper',
  'mckockiner',
  'gaschamber',
  'holocaust',
  'bombthreat',
  'schoolshoot',
  'killurself',
  'killyou',
  'killthem',
  'hangyoursel',
  'cutyoursel',
  'selfharm',
  'gilipoll',
  'missgeburt',
  'onlyfans',
  'pornhub',
  'cameltoe',
  'deeznut',
  'urmom',
  'yourmom',
  'ihateyou',
  'ihatejews',
  'gasthe',
  'allahuakbar',
  'schwuchtel',
  'hurensohn',
  'arschloch',
  'scheiss',
  'ficker',
  'hijodeputa',
  'pendej',
  'filsdepute',
  'encul',
];

/** People are called so. */
export const innocentNames = words(`
  scunthorpe penistone dickson dickinson dickens dickie cummings cumming cumberbatch hitchens hancock babcock peacock hitchcock woodcock cockburn cocker alcock bassett cassandra cass dikshit
  dixit dick fanny phuc phuoc phuong kikelomo nazir nazia nazira nazim nazish nazif nazionale shital shitara shitij sexton essex sussex middlesex analise anali analeigh analia titus tito titian
  tittoni pussinen assunta assad butterfield butt butts butcher balls gaylord gay gaye gaynor hooker hoe ho homer hung wang dong long cox coxon johnson pornchai pornthip porntip siriporn somporn
  supaporn nipaporn wanporn porntawee bumi takeshita matsushita yamashita kinoshita morishita mishita shitole kishita nigel nigella niger nigeria niamh spicer spicher slutsky slutskaya wankhede
  dykes vandyke vandyck dyke weiner wiener negron negri montenegro poole peeta cuntz kuntz kunze suk sukhdeep suka sukanya hoare cockrell rajesh japeth jap sod fatma fatima fatsani fatou fatoumata
  crapo crapper hellen helle hello hell schell mitchell satanique damon dammon damian shaggy shagufta vergara bitencourt bittencourt analytica bassam hassan cassidy raper lipschitz lifshitz
  hurley rapert therapist draper molestina titsworth kumar kummer grabowski cumberland`);

/** In letters that nothing Latin stands behind; bad inside a word, too. */
export const badInOtherLetters: readonly string[] = [
  'сука',
  'бляд',
  'блят',
  'хуй',
  'пизд',
  'пидор',
  'мудак',
  'гандон',
  'шлюх',
  '傻逼',
  '操你',
  '妈的',
  '婊子',
  '死ね',
  'くたばれ',
  '씨발',
  '병신',
  '개새끼',
  'شرموط',
  'قحب',
  'זונה',
  'שרמוט',
  'μαλακ',
  'γαμω',
  'चूतिया',
  'भोसड',
  'मादरचोद',
];

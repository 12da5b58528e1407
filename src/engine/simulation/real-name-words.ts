/** Words by which a topic shows that it names people and what happened to them, or that its name is no such thing. Folded, in the singular where both occur. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What happened to people. */
export const events =
  set(`fire disaster catastrophe tragedy crisis bombing attack massacre shooting stabbing murder killing assassination hostage siege crash collapse sinking shipwreck explosion spill leak
  meltdown accident stampede famine earthquake tsunami flood hurricane typhoon cyclone genocide riot uprising trial verdict scandal affair kidnapping abduction hijacking execution lynching outbreak derailment
  cult inquiry raid shootdown poisoning landslide avalanche protest`);

/** Of these nobody makes a game, whatever stands before them. */
export const deadly = set('massacre assassination lynching genocide pogrom');

/** Those to whom it happened, and those who did it. */
export const sufferers = set('victim survivor refugee liquidator hostage prisoner orphan dead widow mourner internee detainee protester evacuee killer murderer ripper strangler');

/** Everybody else; beside a name that no dictionary has, those of that place. */
export const people = set('people inhabitant child family passenger miner resident parent villager boy girl baby');

/** Those whom something happened to, without any name. */
export const suffered = set('victim survivor');

/** A day that people remember with its year alone: "the 2004 tsunami". */
export const calamities =
  /\b(?:1[89]|20)\d\d (?:[a-z]+ ){0,2}(?:tsunami|earthquake|flood|hurricane|typhoon|cyclone|famine|bombing|attack|shooting|shipwreck|avalanche|landslide|wildfire|bushfire)s?\b/;

/** What states and their like do: "the Treaty of Versailles" can be negotiated again. */
export const affairs =
  set(`treaty congress conference council edict peace parliament charter constitution declaration reform election agreement summit pact accord convention alliance union kingdom empire republic
  senate assembly diet league court`);

/** Who comes from where; the names of lands are told by their stems. */
export const peoples = set('thai navajo cherokee lakota sioux apache maori inuit aboriginal rohingya kurdish tamil');

/** After a name they say that it is a thing of science or craft called after somebody, or a place to study: "Taylor series", "Sahara desert". */
export const things =
  set(`law theorem series equation formula principle effect coefficient constant paradox syndrome disease test scale method diagram triangle sequence number curve distribution transform matrix
  algebra logic machine engine cycle rule code card conjecture inequality notation classification taxonomy equilibrium model theory set function process reaction experiment algorithm model unit index gate
  river desert rainforest forest mountain mountains ocean sea island reef lake valley glacier coast cuisine cheese dance music suit`);

/** What is made up, or made: whoever says so after a name says that nobody lived it. */
export const kinds =
  set(`story tale novel book play poem myth legend fable film movie series game sport dance festival language software app program website brand method tool material machine instrument recipe
  dish food plant animal cartoon comic opera musical song character`);

/** Of words that are also names, those by which a child is called more often. */
export const givenNames =
  set(`aaron adolf agnes ahmed albert alexander alexandra ali alice alicia amanda amelia amina amy ana anders andrea andrew andrei angela angelina anna anne anthony antonio arthur ashley
  augusto barack barbara ben benazir benito benjamin bernard bob boris brenda brian carla carlos caroline bobby catherine cesar charles charlotte chloe christina christopher clara claire coretta cynthia
  daniel david deborah denis dennis derek diana diego dmitri donald dorothy douglas edith edmund eduardo edward eleanor elena eli elias elizabeth ella ellen emily emma emmanuel eric ernest ernesto esther eva evelyn
  evita fatima felix fernando fidel francis francisco frederick frida fyodor gabriel gary geoffrey george gerald gertrude giorgia giulia greg greta gregory gustav hannah harriet harvey
  heinrich helen helena henri henrietta henry hermann hillary hugo ibrahim igor ingrid irena isaac isabel isabella ivan jacinda jacob jair jamal james jan jane janet jason jawaharlal jean jeffrey
  jennifer jeremy jesse jessica jim jo joan joe johann john jonathan jose josef joseph joshua juan julia julian julius justin karen karl kate katherine kathleen keith kenneth kevin kim kofi kwame larry laura
  lech leila leo leon leonard leonardo leonid lidia linda lionel louis louise lucia lucy luis luke malala malcolm manuel marco margaret maria mariana marie mario martha martin mary matthew maximilien
  maya megan michael michelle miguel mikhail mohamed mohammed muammar muhammad nadia nancy natalia nelson nicholas nicolas nicole nikita nikola nina noah nora olga oliver olivia olympe omar oprah oscar
  oskar otto pablo pamela patricia patrick paul pedro peter philip pierre rachel ralph raoul rebecca ricardo richard rigoberta robert roberto rodney roger ronald rosa rosalind roy rudolf ruth saddam salvador
  samuel sandra sara sarah sergei sharon simon simone sofia sojourner sonia sophia sophie stefan stephanie stephen steve steven susan svetlana sylvia teresa theo theodore thomas timothy toni
  tony ursula valentina vaclav viktor vincent vladimir walter wangari warren werner wilhelm william winston wolfgang xavier yasser yuri yusuf zachary zoe`);

/** Names and new words that stand for no life: faiths and feasts, peoples of long ago, styles, techniques, brands, games, continents and seas. */
export const harmless =
  set(`christmas easter halloween thanksgiving diwali hanukkah kwanzaa ramadan eid holi passover vesak buddhism buddhist hinduism hindu islam islamic judaism jewish christianity christian
  sikhism sikh taoism confucianism shinto quran bible torah viking aztec maya mayan inca incan roman greek celt celtic mongol sumerian babylonian phoenician persian egyptian etruscan minoan spartan
  mesopotamia babylon sumer rome athens sparta troy carthage gladiator suffragette suffragist chartist luddite pharaoh
  renaissance impressionism impressionist bauhaus romanticism expressionism surrealism cubist dada art-deco kpop pop hiphop haiku limerick parkour taekwondo yoga pilates zumba lego quidditch
  trebuchet quinoa sushi tofu kimchi pizza avocado vaping opioid covid coronavirus microplastic photovoltaic permaculture agroforestry aquaponics geoengineering compost composting biofuel bioplastic drone
  bitcoin ethereum blockchain cryptocurrency minecraft roblox fortnite pokemon tetris nintendo playstation xbox netflix youtube tiktok instagram facebook whatsapp snapchat twitter wikipedia google microsoft apple
  amazon uber airbnb spotify ikea nike adidas mcdonalds disney python javascript java kubernetes linux github html css sql excel wordpress chatgpt chatbot openai smartphone emoji podcast vlog vlogging
  autocorrect cybersecurity ransomware phishing deepfake influencer crowdfunding edtech esports startup homeschooling cyberbullying catfishing upcycling shrinkflation gerrymandering brexit montessori kanban
  kahoot whodunit logarithm gladiators inca magna carta esperanto wordle crispr phubbing doomscrolling petanque website webcam cosplay meme selfie hashtag livestream dyscalculia neurodiversity
  wifi wi-fi gmo gmos starbucks stonehenge machu picchu taj mahal alhambra colosseum parthenon acropolis
  oceania antarctica arctic atlantic pacific sahara nile danube rhine alps andes himalaya himalayan everest kilimanjaro
  jupiter saturn uranus neptune pluto mars milky english american african european asian australian british german french spanish italian chinese japanese indian russian dutch latin`);

/** Countries and the like: by themselves a subject of geography, and beside what happened they say to whom. */
export const placeNames =
  set(`afghanistan africa alabama alaska albania algeria america andorra angola argentina arizona arkansas armenia asia australia austria azerbaijan bahamas bahrain bangladesh barbados beirut belarus
  belgium belize benin bhutan bolivia bombay bosnia botswana brazil britain brunei bulgaria burundi calcutta california cambodia cameroon canada charleston chile china colombia colorado comoros congo connecticut
  crimea croatia cuba cyprus czechia delaware denmark djibouti dominica ecuador egypt england eritrea estonia eswatini ethiopia europe fiji finland florida france gabon gambia georgia germany ghana greece
  grenada guatemala guinea guyana haiti hawaii honduras hungary iceland illinois india indiana indonesia iran iraq ireland israel italy jamaica japan jordan kansas kazakhstan kentucky kenya kiev kiribati
  korea kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania louisiana luxembourg madagascar malawi malaysia maldives mali malta maryland massachusetts mauritania
  mauritius mediterranean mexico michigan micronesia minnesota mississippi missouri moldova monaco mongolia montana montenegro morocco mozambique myanmar namibia nauru nebraska nepal netherlands nevada
  nicaragua niger nigeria norway oklahoma oman oregon pakistan palau palestine panama paraguay pennsylvania peru philippines poland portugal qatar romania russia rwanda samoa scotland senegal serbia
  seychelles shanghai singapore slovakia slovenia somalia spain sudan suriname sweden switzerland syria taiwan tajikistan tanzania tehran tennessee texas thailand tibet togo tonga tripoli tunisia
  turkmenistan tuvalu uganda ukraine uruguay uzbekistan vanuatu venezuela vermont vietnam virginia wales warsaw washington wisconsin wyoming yemen zambia zimbabwe`);

/** Names that are words of the dictionary as well, so that no shape shows them. */
export const namesAsWords =
  /^(?:the )?troubles$|\btitanic\b|\b(?:challenger|columbia) (?:disaster|explosion|accident|crash|launch)\b|\bflint (?:water|michigan|residents|families)\b|\bpiper alpha\b|\bruby bridges\b|\bscopes (?:monkey )?trial\b|\bkent state\b|\bbobby sands\b|\bempress of ireland\b|\bherald of free enterprise\b|\bstar ?dust (?:fire|tragedy|disaster)\b|\bcocoanut grove\b|\bgeneral slocum\b|\bthree mile island\b|\blove canal\b|\bruby ridge\b|\bheaven ?s gate\b|\bthe disappeared\b|\bstolen children\b|\bstonewall\b|\blittle rock nine\b|\bcentral park five\b|\bmanson (?:family|murders)\b|^pol pot\b|\bradium girls\b|\buranium miners\b|^(?:the )?camp fire(?: (?:in|of) california| 2018)?$|^flint(?: michigan)?$|\bstalin ?s (?:purges|terror|camps)\b|\bgreat purge\b|\bmanzanar\b|\bnight of the long knives\b|\bpan am\b|\bmh ?\d+\b|\bflight \d+\b|\bapollo 1(?:3)?\b|\bspace shuttle (?:challenger|columbia)\b|\bdeepwater horizon\b|\bthalidomide\b|^baby p$|\blost boys of\b|\bstolen babies\b|\bmothers of the plaza\b|\borphan trains?\b|^(?:the )?home children\b|\bbutterbox\b|\bcalais jungle\b|\b(?:estonia|zeebrugge|sewol) ferry\b|\bexodus 1947\b|\bstation nightclub\b|\bthai cave\b|\brugby team in the andes\b|\b(?:birmingham|guildford|chicago|scottsboro|newburgh|exonerated) (?:four|five|six|seven|nine)\b|^(?:the )?(?:siege of |battle of |bombing of )?(?:aleppo|mariupol|fallujah|mosul|homs|raqqa|grozny|sarajevo|vukovar)$/;

/** Persons and places of books, plays, films and tales, in two words and more or in one. */
export const fiction =
  /\b(?:harry potter|hogwarts|romeo (?:and|&) juliet|macbeth|othello|prospero|caliban|frankenstein|king lear|mrs dalloway|sherlock holmes|alice in wonderland|cinderella|rapunzel|rumpelstiltskin|pinocchio|peter pan|robin hood|king arthur|merlin|camelot|dracula|gatsby|huckleberry finn|tom sawyer|atticus finch|scout finch|jane eyre|wuthering heights|heathcliff|oliver twist|ebenezer scrooge|great expectations|robinson crusoe|gulliver\w*|don quixote|moby dick|captain ahab|katniss|percy jackson|matilda|willy wonka|charlie and the chocolate|charlottes web|winnie the pooh|paddington|pippi longstocking|anne of green gables|ramona quimby|narnia|aslan|hobbit\w*|gandalf|frodo|middle earth|star wars|darth vader|luke skywalker|batman|superman|spider ?man|wonder woman|wakanda|simpsons|shrek|moana|mulan|aladdin|sinbad|scheherazade|beowulf|grendel|gilgamesh|odysseus|odyssey|iliad|achilles|aeneid|oedipus|antigone|medea|prometheus|pandoras?|icarus|daedalus|persephone|theseus|minotaur|hercules|heracles|perseus|medusa|zeus|athena|apollo|poseidon|thor|odin|loki|anansi|atlantis|santa claus|tooth fairy|big brother|animal farm|lady macbeth|tempest|twelfth night|merchant of venice|shylock|godot|willy loman|john proctor|pygmalion|eliza doolittle|tiresias|faust|mephisto\w*|siegfried|nibelung\w*|kafkas? metamorphosis|gregor samsa|macondo)\b/;

/**
 * Shapes in which a question denies people their worth, whatever words it finds for it: a comparison with what is no human being, a group that is only there for a use,
 * a life that is weighed, a wish that they were gone. Each is written for folded text.
 */
import { being, group, peopleAs } from './groups.ts';

const some = '(?:all |most |some |many |the |these |those |other |our |any |every |a |an |of |such )*';
const who = `${some}(?<who>${group})`;
const adverb =
  '(?:really |just |all |even |basically |secretly |only |simply |actually |still |always |ever |kind of |sort of |not |literally |pretty much |anything but |nothing but |little more than )*';
const we = '(?:we|you|i|they|one|society|the government|the state|people|anyone|america|the world|schools?|hospitals?|my taxes|taxpayers|my parents)';
const ask = '(?:should|shouldnt|can|cant|could|couldnt|would|wouldnt|must|may|why dont|why cant|why do|why should|why shouldnt|isnt it|is it|lets)';

const creatures =
  'robots?|machines?|lizards?|reptiles?|aliens?|zombies|vegetables?|furniture|objects?|toys?|tools?|things|cattle|livestock|sheep|cows?|donkeys?|goats?|bugs?|worms?|maggots?|roach(?:es)?|cockroach(?:es)?|rats?|vermin|germs?|virus(?:es)?|bacteria|mold|weeds?|tumou?rs?|monkeys?|apes?|chimps?|gorillas?|animals?|beasts?|dogs?|pigs?|filth|dirt|trash|garbage|waste|scum|slime|parasites?|leeches|slaves?|servants?|breeding (?:stock|machines)|baby (?:makers|machines)|wombs?|incubators?|punching bags?|atms|defects?|glitch(?:es)?|accidents?|failures?|rejects|leftovers|bums|weirdos';
const gone =
  'die(?: off| out| already)?|freeze(?: to death)?|starve(?: to death)?|rot|drown|perish|bleed out|drop dead|go extinct|burn in hell|vanish|disappear|suffer|choke|jump off';
const strange = 'trackers?|tags?|collars?|badges?|stars?|bells?|chips?|barcodes?|signs?|armbands?|leash(?:es)?';
const spoiled =
  'caged|leashed|muzzled|branded|tagged|chipped|microchipped|neutered|spayed|sterilized|culled|tamed|dumped|thrown away|recycled|harvested|flushed|deleted|quarantined from';

/** Said of people in the present; what was done in the past has to be told. */
const present = '^(?!(?:did|were|was|when|who (?:said|invented)|how (?:did|were|was|many)|why (?:did|were|was)) )';

export const worthStructures: readonly string[] = [
  // Compared with what is no human being.
  `\\b(?:are|arent|is|isnt) ${adverb}${who} ${adverb}(?:like |a |an |the |some kind of |a bunch of |walking |living |broken |[a-z]+-)*(?:${creatures})\\b`,
  `\\b${who} (?:are |is )?${adverb}(?:closer|nearer|more similar|more like) (?:to )?(?:${creatures})\\b`,
  `\\bbecause (?:they|these people|those people) (?:are|re) ${adverb}(?:${creatures})\\b`,
  `\\bdo(?:es)? ${who} (?:really |even |just )*(?:evolve|have (?:souls?|minds?|brains?|hearts?)|know (?:theyre|they are) (?:alive|human)|count|breathe our)\\b`,
  // Denied to be what they are.
  `\\b(?:is|are|arent) ${who} ${adverb}(?:a |an )?(?:real|true|proper|actual|full|whole) (?:kids?|child(?:ren)?|man|men|women|woman|people|persons?|humans?|boys?|girls?|famil(?:y|ies)|parents?|mothers?)\\b(?! of)`,
  `\\b(?:is|are|arent) ${who} (?:really |even |still )+(?:a |an )?(?:kids?|children|man|men|women|people|persons?|humans?|boys|girls)\\b`,
  `\\b${who} (?:are |is )?${adverb}too [a-z]+ to (?:be (?:people|human|persons|useful|loved|trusted with)|deserve|matter|live|exist|count|breed|vote)\\b`,
  // Of use, or of none.
  `\\b(?:is|are|arent) ${who} (?:really |even |ever )*worth [a-z]+ing\\b`,
  `\\b(?:are|is|arent) ${who} (?:just |only )*(?:born|made|meant|built) (?:just |only )*(?:to|for) (?:clean|cook|work|serv|obey|suffer|steal|lie|lying|beg|kill|breed|los|serving)`,
  `\\bwhat (?:is|are) ${who} (?:even |really |actually |good )*for(?:$|\\?|,| anyway)`,
  `\\b(?:live|survive|manage|cope|get by) without (?!(?:the )?(?:immigrants|migrants|foreign|women|men|girls|boys|refugee))${who}`,
  `\\b(?:save|keep|lose|kill|pick|choose) (?:your|my|a|the) (?:own )?(?:dog|cat|pet|car|phone|hamster|goldfish)\\b.{0,15}\\b(?:or|than|over) ${who}`,
  `\\b${who} (?:are |is )?${adverb}good (?:only )?for (?!(?:the |our |a )?(?:economy|country|health|communit(?:y|ies)|job market|schools?))`,
  `\\bwhat (?:is|are|s) (?:the (?:point|use|purpose|value) of |the (?:point|use|purpose) in (?:having|keeping|teaching|saving) )${who}`,
  `\\bwhat (?:use|good|worth) (?:is|are) ${who}`,
  `\\bwhy do(?:es)? ${who} (?:even |still |always )*(?:bother|exist|keep (?:living|breeding)|try to live|get to (?:live|breathe|breed|exist))\\b`,
  `\\b(?:would|will|does|do) (?:anyone|anybody|someone|we|society|the world|people) (?:really |even |actually |still )*(?:miss|need|want|notice if) ${who}(?! (?:to|for|in|as|who)\\b)`,
  `\\bwho (?:really |even |actually )*(?:needs|wants|would miss|cares if) ${who}(?! (?:to|for|in|as)\\b)`,
  `\\b(?:is|isnt) it (?:just |really |not )*(?:a |such a )?(?:waste|pointless|useless|stupid|dumb|silly|senseless)(?: of [a-z]+)? (?:to|on|giving|teaching|spending|when|if|that)\\b.{0,40}\\b${who}`,
  // Kept alive, let live, put up with.
  `\\b${ask} (?:${we} )?(?:even |still |just |have to |really |only )*(?:keep|pay to keep) ${who} (?:alive|breathing|going)\\b`,
  `\\b${ask} (?:${we} )?(?:even |still |just |have to |really )*(?:put up with|tolerate|endure) ${who}`,
  `\\bwhy (?:do|should) (?:${we}) (?:even |still |just |have to |really )*(?:let|allow) ${who} (?:to )?(?:exist|live|breathe|breed|marry|drive|vote|have|go out|walk|be|sit|use)\\b`,
  `\\b(?:let|leave|watch|make|letting|leaving) ${who} (?:to )?(?:${gone})\\b`,
  `\\b(?:should|shouldnt|can|cant|must|could|would|why dont|why cant|when will) ${who} (?:please |all |just |not |simply |hurry up and |finally |go and |do us a favou?r and )*(?:${gone})\\b(?! (?:in|at) home)`,
  `\\b(?:should|shouldnt|can|cant|must|could|would) ${who} (?:all |just |not )*(?:be |get )(?:all |just |not )*(?:put out of (?:their|his|her) misery|(?:wiped|erased|removed|swept|cleaned|cleared) (?:from|off) (?:the |this |our )?(?:earth|planet|map|world|face)|put on (?:a |the )?(?:list|leash|island|watch ?list)|dropped|${spoiled}|kept away from (?:playgrounds?|children|kids|babies|families|women|decent|society|the public))\\b`,
  `\\b(?:should|shouldnt|must|would) ${who} (?:all |just |not )*(?:have to |be made to |be forced to |need to )?wear (?:a |an |special |yellow |electronic )*(?:${strange})\\b`,
  `\\b(?:breed|bred|weed|filter|screen|burn|beat) (?:the )?(?:${peopleAs}) out(?: of (?:humanity|the (?:population|race|world|gene pool)|us|them))?\\b`,
  `\\b(?:kinder|cheaper|easier|more merciful|merciful|smarter|fairer|simpler|best|better)(?: for (?:everyone|them|us|society))? (?:to|if we|if you|just to) (?:just |all |simply )*(?:kill|let|put|get rid|abort|leave|drown|shoot|gas|remove|lock)\\b.{0,40}\\b(?:${who}|born (?:blind|deaf|disabled|sick|wrong|different|crippled|autistic))`,
  `\\b${ask} (?:${we} )?(?:all |just |simply |please )*(?:ship|send|push|throw|kick|drive|chase|drag) ${who} (?:all )?(?:back|home|out|off|away|into the sea|overboard)\\b(?! (?:to (?:school|work|class)|in(?:to)? the (?:labor|job)))`,
  `\\b${ask} (?:${we} )?(?:all |just |simply )*(?:make|force) ${who} (?:to )?(?:live (?:on|in|apart|outside|under)|wear|walk|work for free|eat|sleep (?:outside|in)|kneel|beg|sit in the back)\\b`,
  `\\b${ask} (?:${we} )?(?:all |just )*(?:charge|tax|fine|punish|bill) ${who} (?:more |extra |double |even more )*for (?:existing|living|breathing|being|taking up)`,
  `\\b${who}\\b.{0,20}\\bin (?:a |the )?(?:zoos?|cages?|circus(?:es)?|kennels?)\\b`,
  `\\b(?:${who}|(?:stupid|dumb|unintelligent) (?:people|parents))\\b.{0,20}\\blicen[cs]e to (?:breed|live|exist|have (?:kids|children|babies))`,
  `\\bdo(?:es)? ${who} (?:really |even |still )*have (?:a|the|any) right to (?:be (?:born|alive|happy|loved|seen|in public)|breathe|love|live among)`,
  `\\bshould(?:nt)? ${who} (?:just |all )*be (?:left behind|cleaned off|off our streets|scrubbed|swept)\\b`,
  `\\bwho (?:would|will|is going to) (?:even |really )*(?:cry|care|notice|mind|be sad|complain) if ${who} (?:were|was|all|just|died|left|disappeared|vanished)`,
  `\\b(?:feel|get|be) (?:sick|disgusted|grossed out|nauseous)\\b.{0,25}\\b(?:see|seeing|near|around|at|by|touch(?:es|ing)?) ${who}`,
  // A life weighed against another.
  `\\b${who} (?:life|lives|death|blood|pain|vote|opinion)\\b.{0,25}\\b(?:worth|matters?|counts?|important) (?:as much|more|less|the same|half|nothing)\\b`,
  `\\b(?:who|whose life|which (?:person|life|group|kind of (?:people|person))) (?:is|are) (?:really |actually )*(?:worth|valued?) (?:more|less|the (?:most|least))\\b`,
  `\\b(?:which|what) (?:kinds?|types?|sorts?|groups?|half|part) (?:of (?:people|humans|humanity|kids|society) )?(?:should|could|can|do|would) (?:we|you|society|the world) (?:all |just )*(?:get rid of|kill|remove|eliminate|drop|delete|do without|sacrifice|live without|cull|ban) ?`,
  `\\b(?:sort|rank|grade|select|cull) (?:people|humans|humanity|kids|children|the population) by (?:iq|race|genes|intelligence|looks|worth|usefulness)\\b`,
  `\\bdo(?:es)? ${who} (?:really |even |still )*(?:deserve (?:the air|air|oxygen|life|lives?|a life|to (?:live|breathe|be (?:alive|born|loved|happy|seen))|love|friends|happiness|kindness)|belong (?:with us|with (?:normal|the rest|decent|real)|among (?:us|humans|people)|in (?:a zoo|society|public|our (?:school|town|neighborhood|class))))\\b`,
  `\\bhow (?:low|bad|small|tiny|weak|stupid)\\b.{0,12}\\b(?:iqs?|intelligence|brains?|minds?|morals)\\b.{0,20}\\b${who}`,
  `\\b(?:catch|get infected (?:by|with)|infect(?:ed)? with|spread) ${being}|\\b${being} (?:really )?(?:contagious|catching|spreading)`,
  // Tamed, owned, spread, dragged down.
  `\\b(?:tame|civili[sz]e|domesticate|housebreak|house-train|train|teach) ${who} (?:to (?:be|act|behave|talk|eat|live) (?:like )?(?:civili[sz]ed|normal|human|humans|decent|clean|white|people|a (?:human|person|man))|$|\\?)`,
  `\\b(?:own|possess|beat|hit|slap|sell|rent|trade|lock up|control) (?:his|your|their|my|a|her) (?:wi(?:fe|ves)|girlfriends?|daughters?|women)\\b`,
  `${present}.*\\b${who} (?:only |just |always |all )*(?:drag|hold|pull|weigh|bring) (?:the |our |down |back |everyone |everybody |us |humanity |society |the rest )+[a-z ]{0,30}(?:down|back)\\b`,
  `\\b(?:are|is|arent|isnt) ${who} (?:really |all )?(?:the |a )?(?:real |main |true |only )?(?:root|cause|reason|source)s? (?:of|for|behind) (?:every|all|everything|most|each|our)\\b`,
  `\\b(?:are|is) ${who} (?:ruining|spoiling|tainting|staining|dirtying|polluting|watering down|infecting) (?:our |the |my )*(?:blood|race|genes|gene pool|country|nation|town|school|culture|streets?|neighborhoods?)\\b`,
  `\\b${being} (?:just |really )*(?:a |an |the )?(?:sign|proof|result|symptom|mark|evidence) of (?:a |an )?(?:bad|weak|low|inferior|poor|sick|dirty|rotten|twisted|lazy|laziness|stupidity|weakness|evil)`,
  `\\bis it (?:fair|right|ok|okay|normal|unfair) (?:that|for|when|if) (?:us |the )?(?:normal|regular|healthy|decent|real|proper|smart|hardworking|good|clean)(?: [a-z]+)? (?:have to |must |should )?(?:share|sit|put up|suffer|ride|eat|live|swim|be around|pay)\\b.{0,40}\\b${who}`,
  `\\b(?:are|is) (?:lesbians|gays|(?<who>${group})) ${adverb}(?:women|men|people|girls|guys|ones|those) (?:that |who |whom )?(?:no ?(?:one|body|man|woman)|nobody|god) (?:wanted|wants|loves|loved|likes|hates|needs|gave up)`,
];

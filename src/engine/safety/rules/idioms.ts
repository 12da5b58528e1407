/**
 * Figures of speech, games, accidents and quotation: what such a pattern covers is blanked out before the
 * level 2 rules look, so an excuse reaches exactly as far as its own words and never hides what stands beside it.
 */
export const IDIOMS = `
  how|why|where|when|what do|can|should|would|could|did|does i
  can|may|could|do i
  kin|grown ~2 will ~2 kill me ~7 forget|forgot|late|fail|failed|grade|grades|lose|lost|mess|messy|phone|dishes|score|test|report|break|spill|finish|work|room|jacket|clean|sees|muddy|makeup|touch|window|vase|laptop|tablet|bill|detention|essay|homework|shoes|keys|late|lunch|repruebo
  forget|forgot|late|fail|failed|grade|grades|lose|lost|mess|messy|phone|dishes|score|test|report|break|spill|finish|work|room|jacket|clean|sees|repruebo ~9 kin|grown ~2 will ~2 kill me
  kill|die ~1 of|from|with|by|inside laughing|boredom|embarrassment|hunger|heat|laughter|cringe|curiosity|thirst|shame
  die laughing|for
  die to know|see|find|hear
  test|suspense|class|math|heat|shoes|feet|this|project ~3 kill me|us
  chemistry|physics|biology|bio|chem|calculus|calc|algebra|geometry|latin|spanish|french|history|essay|report|homework|level|lab ~3 kill me|us
  cant|not ~2 do|take|handle|stand ~2 job|class|teaching|marking|grading|homework|subject|worksheet|algebra|math ~1 anymore
  cant|not ~2 do|take|handle ~2 anymore ~3 marking|grading|workload|paperwork|homework|planning|meetings|emails
  cant|not ~2 do|take|handle ~2 anymore ~2 period|noise|chaos|class|behavior|lessons ~2 is|are|5|6|7|chaos|loud|wild
  kill it|time|number|bird|mood|vibe|for
  dead tired|serious|line|end|last|heat|weight|meat|sea|battery|phone|body|in|if
  battery|phone|laptop|computer ~4 die
  death of me
  i ~2 die in|on|at ~2 work|lava|again
  feel dead after
  hit|kill me|us|my !and ~5 work|video|smash|cards|times|paintball|among
  hit en ~1 videojuego|juego
  hit|beat my own
  hit me up on|with|for|about|later
  it hit me
  hit|beat the|them|it
  hit|beat a !lot
  throw ~3 snowball|ball|pillow|frisbee|trash|party
  broke|break|breaking up
  broke ~2 window|pencil|record
  i|got ~2 hurt|hit|burn|stitches ~4 shaving|cooking|playing|accident|accidentally|stove|paper|falling|slipped|climbing|running|skating|bike|oven|pan|practice|kitchen|skateboard|cupboard|baking|pe|gym|by|work|surgery|table|toast|rice|finger
  hurt at practice
  number|many kms
  kms to|from|per|is|are|away|an
  is|should|can|why|does|when ~3 assist|assisted|assisting|physicianassisted|doctorassisted suicide _ legal|illegal|legalized|allowed|banned|wrong|right|ethical|moral|murder|sin|crime|law
  ^ should|may|can ~1 doctors|doctor|physicians|hospitals|nurses ~1 help ~2 people|patients _ die
  ^ should|would|is ~6 old|elderly|older|sick|disabled|poor people|person|patients _ die
  suicide prevention|awareness|rate|rates|squad|hotline|statistics|assembly|by
  work -1 says|said|thinks|whispers|shouts|sings|screams|writes|yells|cries|joke _ ~6
  say i want to die
  rather die than
  burn calories
  drink coffee|tea|water|milk|soda|juice
  live in|near|with|at|there|without
  life in|of|according|cycle|science ~1 the|a|an
  point of life according
  wake ~1 up early|at|for|late|on
  last name|week|year|month|summer|time|one|paragraph|assignment|question|day ~1 of|school
  away old|to charity
  hit|lock|throw|hurt ~6 by accident
  here far ~4 dentist|doctor|appointment|trip|vacation|holiday|wedding|visit|because|soccer|match|tournament
  die my|his|our ~2 hair|shirt|clothes|wool|fabric|jeans|eyebrows
  lock ~5 as ~1 joke
  lock me in ~1 by accident|mistake
  couldnt breathe
  haunted house ~~ follow me|us
  little|baby|younger kin hit|throw|hurt|lock me
  beat me to the bathroom|door|shower|bus|finish|answer|punchline|remote|sofa
  eaten|eat|ate ~3 months|years
  never eat ~3 on
  scarf|collar|tie|necklace|turtleneck ~9 strangle|strangled|choke|choked
  aunt|auntie|grandma|nan|nana|gran|grandmother|mom|mother kissed|kisses|kiss|hugged|hugs|hug me|us
  dad|father|grandpa|grandfather hugged|hugs|hug me|us
  water|toy|nerf|glue|fake|plastic|foam|lego|bath weapon|sword
  top gun
  costume|clown|mascot|swan|goose|dog ~3 follow me|us
  mom|dad|mother|father|grandma|grandpa ~1 pulled|dragged|got|get me ~3 car
  blackmails|blackmailed|threatens|threatened me|us for|into chores|sweets|candy|dishes
  me sleeping with my mouth
  naked in ~2 baby|picture|photo|dream
  finish it|this !all
  next slide|question|step|problem|page|part
  this far ~2 work|math|algebra|chemistry|physics
  miss|notice my typo
  hiding ~7 present|presents|candy|gift|seek|storm
  present|presents secret
  touch me goodnight|goodbye !on
  bomb ~3 test|quiz|exam
  pay ~2 back
  need help
  cuts theirself shaving|cooking|slicing|opening
  dead funny|good|nice|cute|easy|hard|boring|cool|clever|chuffed|posh|strict
  kms mean|means|long|equals|run|race|walk|drive
  hit|hurt my ~1 arms|arm|legs|leg|elbow|knee ~1 on|at ~2 door|table|desk|post|bed|fence|stairs|swing|climbing|training|practice|oven|pan|bike
  cutting corners
  step|stepped out of
  make it on|at|tomorrow
  go there
  around much
  around on
  around next ~3 exchange|abroad|moving|school
  bear|stand|take ~1 heat|noise|smell|cold|rain|wind|music
  do|take ~1 for another hour|minute|page|lesson|week
  watch ~2 anime|cartoon|cartoons|show|shows|series|football|match|game
  around ~8 holiday|holidays|vacation|trip|dentist|doctor|appointment|wedding|moving|cover
  all ~1 get|gets|got|understand|understands|knows|finished|finish|passed|can ~3 except|but me
  no life|wake on|in|up|points|forms|jackets
  punish me with|by ~1 no|taking|chores|extra
  hit me a high|sticker|kiss|text|message
  hit|lock|throw|hurt ~6 by mistake
  hurt ~2 feelings
  hit ~3 with ~2 pillow|balloon|snowball|noodle|cushion
  dog|cat ~3 strangle me
  hit me with ~3 test|quiz|laps|surprise|essay|questions|homework
  beaten at|in work
  doctor|nurse|dentist ~2 me ~5 clothes
  santa ~6 lap
  cuts ~1 self out
  miss me when im gone away|home
  throw ~1 up ~4 carousel|ferry|bus|boat|plane|ride|car|coaster|flu|bug|play
  put|puts glue|ice|snow|sand|gum|paint|water|bug|spider|slime
  put|puts ~1 cold feet
  cat|dog|kitten|puppy|hamster|parrot|baby ~1 watches|stares|looks|touches me
  dog|cat|puppy|kitten ~6 touch|touches me
  sex with us
  look at us
  lunch|dinner money
  give us food on|at
  hit|throw me with ~2 pillow|balloon|snowball|noodle|cushion|frisbee|water|toy|sock
  hit|throw me with ~1 ball !bat
  throw me ~1 down and tickle|tickles
  they beat us in|on|by|to
  throw me ~2 pool|leaves|snow|water|lake|air|sea|hay
  will kill he|all|you in|at ~3 work|round|tag|laser|match|paintball
  kill my ~1 brother|sister ~2 ate|put|took|stole|broke|hid|annoying|snores|loud
  made|makes me laugh|smile|giggle|think|happy
  took|drove|drives me ~3 bus|vet|station|doctor|hospital|stop|airport|practice
  guy|man|someone|woman in our|my street
  hid ~9 seek
  followed|chased by ~1 duck|ducks|dog|cat|goose|geese|bee|bees|wasp|cow|goat|bird|seagull|puppy
  not safe for use|kids|work|babies|children
  pills for ~2 hay|headache|heart|allergy|allergies|cold|fever|flu|dog|cat|pressure
  poison|bleach in ~1 work|play|water
  cuts his|her ~1 leg|legs|arm|finger|foot|hand|chin ~3 shaving|fence|trimmer|glass|shell|slicing|cooking|accident|bush|wire
  beaten in|by ~3 round|final|match|point|points|quiz|bee
  tortured by this|the|my
  tablets to|for the
  hit|throw|shot self ~3 racket|foot|ball|swing|leaves|water|bat
  kill self laughing
  kill self in ~1 work
  could ~1 kick|punch self for
  cutting|scratching my ~1 nails|hair|mosquito|fringe|bites|itch
  life jacket|story|guard|boat|hack|hacks|size|saver|goals|skills|insurance|style
  life of pi
  around|here from|until|till
  here next ~2 because|we|holiday|trip|what
  goodbye to ~2 class|school|teacher|team|summer|year
  goodbye to ~3 airport|station|door
  world map|cup|record|book
  world in ~1 work
  planet coaster|zoo  onion|onions ~4 cry
  for halloween
  be right back
  from scratch
  food poisoning
  real life
  no answer
  throw ~2 paper
  will ~1 laugh
  scratch project|blocks|code|sprite
  parking lot
  at arm wrestling
  throw ~3 paper|things ~1 in
  be there|here ~4 can you|i
  end it with|on|by|at|there
  my ~1 kin ~2 wedding|married
  hold|held|carry|fix it|them|that by? self !at|in|with|from|off|under|until|to|on|against|around
  in the|our|my|a ~2 play|musical|show|game|drama|work _ i|we _ had|have|got|get? to jump|jumped ~3 high !tonight|tomorrow|now
  i|we have|had|must|got|get to? jump ~3 high ~1 in the|our|my|a ~1 play|musical|show|game|scene|work
  jump|jumped|jumping ~3 high ~4 in|on minecraft|fortnite|roblox|mario|zelda
  i ~2 lock self in ~2 home before ~1 show|performance|game|match|test|exam|presentation|recital|concert|work
`;

/** What someone says they will not do. Neither a pattern nor a cue of level 2 takes it for said. */
export const DENIALS = `
  not _ want|think|will|try _ die|suicide|kill|hurt self?
  never ~2 kill|hurt|suicide self?
`;

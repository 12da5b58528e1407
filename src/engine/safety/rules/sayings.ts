/**
 * Sayings of a school day that neither a rule nor a cue of level 2 reads: to sink into the floor in front of a class, to have had enough of the marking. Each names
 * the school thing it is about, so that the same words said of oneself or of a life stay what they are.
 */
export const SAYINGS = `
  want|rather|like|could|would ~2 gone when|whenever|if ~1 i|it|its ~2 work|present|presenting|turn|speak|sing|called|picked
  want|rather|like|could|would ~2 gone when|whenever|if grown|he ~1 calls|called on me
  want|rather|like|could|would ~2 gone when|whenever|if he asks me to work
  want|rather|like|could|would ~2 gone than|during|before my? work|presenting|speak|sing
  i want _ die of embarrassment|shame
  brother|sister|cousin hit me when we ~1 play|wrestle|spar|train
  give|gave|giving up on ~2 plan|division|cursive|work|laminating|unit|chart|diagram
  my ~1 hand|hands|arm|arms|wrist|wrists|fingers hurt from|after ~3 work|typing|drawing|gym|throwing|practice|cutting
  nobody ~1 will ~1 notice if i|my ~2 margins|skip|change|changed|homework|work|typo|question
  i _ die of embarrassment|shame
  not ~2 do|take|stand|handle ~2 anymore ~3 marking|grading|reports|essays|fractions|meetings|paperwork
  end of my rope|tether ~1 with ~3 grading|marking|class|year|parents|copier|work|lessons|planning
  help|helped|helps|helping|taught|told|reminded me|us ~2 breathe|breathing
  number mins|min|minutes|seconds|secs|km|percent|euros|dollars|cm|metres|meters|points
  takes me|us number
  hit|hits|kick|kicks|bang|bangs|throw|pull|pulls my ~1 keyboard|laptop|drums|desk|table|cables|chair|toys|toy|phone
  ^ my little|baby|small|toddler ~1 brother|sister|cousin ~1 hit|bite|pinch|kick|throw me|my
  hit|bang|tap|rocks|rock his|her|theirself? ~1 head|ears|table|desk|cushion ~6 loud|noise|noisy|bell|sensory
  group|class|new ~1 chat
  no danger
  shout|yell|yells|loud|impatient|angry when ~2 i ~3 it|understand|forget|forgot
  goodbye|farewell speech|card|poem|party|present|song
  goodbye|farewell|lastt letter|message|video to|for|from my|the|a|an|his? ~2 teacher|coach|exchange|host|hosts|place|classmates|team|principal|graders|grade|seniors|penpal|librarian|driver|students|pupils|club|camp|trainer|tutor|nurse|cast|band|choir|neighbor|pet|dog|cat|hamster|soldier|juliet|romeo
  a|an|the ~1 goodbye|farewell note to|for|from my|the|a|an|his? ~2 teacher|coach|exchange|host|hosts|place|classmates|team|principal|graders|grade|seniors|penpal|librarian|driver|students|pupils|club|camp|trainer|tutor|nurse|cast|band|choir|neighbor|pet|dog|cat|hamster|soldier|juliet|romeo
  goodbye|farewell|lastt letter|note|message|video ~7 move|moving|moves|moved|retire|retired|retiring|retires|retirement|graduate|graduating|graduation|transfer|transferring|exchange|camp|abroad|homework|assignment|contest|worksheet
  goodbye|farewell|lastt letter|note|message|video _ in|from|for|as ~1 novel|book|story|play|movie|film|chapter|class|assignment|homework|essay|english|history|project|war|drama
  novel|book|story|play|movie|film|chapter|poem|soldier|war|scene|character|assignment|task|homework|prompt ~4 write|writes|wrote|writing|read|find|finds ~2 goodbye|farewell|lastt letter|note|message
  we _ have|had|supposed _ write|read ~1 goodbye|farewell letter|note
  have|has|had|supposed to write|read a|an|the ~1 goodbye|farewell letter|note !tonight|before|to|for
  last day|lesson|week at|of ~1 place|term|year|primary
  not ~2 be in|at place|class|lessons|practice|training ~1 on|far|because
  needs|wants my ~1 notes|homework|answers|help
  burnt|burned out from|after|and ~4 exam|exams|report|reports|october|november|december|grading|marking|week
  tried giving he|his|all|peer ~1 job|jobs|task|tasks|role|seat|sticker|stickers|choice|choices|space|time|break|breaks|worksheet|laptop|warning|detention|card|timer|responsibility
  tried seating|sitting|moving|pairing|reminding|praising|rewarding|ignoring|separating|swapping he|his|all|peer
  tried calling his ~1 mom|dad|mother|father|parents|home
  hung|hang|hangs up on me|us|he
  tried|left leaving? he alone and|for|but|so ~1 he|week|day|lesson|bit|while|it
  tried ending it early $
  tried ending it early and|but|so they|class|kids|students|everyone
  tried it|that|this once and never again
  it|that|this|all|whole|plan|lesson blew|blows|blow|blown up in my face $
  tried that|this|it last ~1 week|month|term|lesson|year ~1 and|but it|they|that ~1 failed|backfired|flopped|bombed|blew|laughed
  wanted|want|wish|wished|hoped ~1 floor|ground|earth _ swallow|open me|us|up $
  wanted|want|wish|wished|hoped ~1 floor|ground|earth _ swallow|open me|us|up ~1 when|because|in|after|as|at|during|while
  cutting|cut|cuts ~1 text|texts|homework|worksheet|questions|reading|paragraph|paragraphs|slides|task|tasks ~1 down|short|shorter|out|back|in
  shot|shoot|shoots|shooting down his|my ~1 idea|ideas|answer|suggestion|question|plan
  no life outside|besides ~1 grading|marking|work|planning|teaching
  point of me teaching|explaining|planning|marking|grading
  love to do it|that|this again by self
  love to do it|that|this again with|next|one|$
  want to do it all by self next|again|one|$
  want to do it all next|better|$
  hope i can do it by self soon|next|again|$
  wish i could do it again with|next|$
  do|doing|did|done|made|make|solve|solved|build|built|finish|finished|try|tried it|that|this|all|everything|most|both by self !tonight|tomorrow|so|where|when|at|in|forever|without|until
  do|doing|did|done it|that|this|all|everything by self in the|our yard|garden|park|gym|class|kitchen|sand|water|snow
  do|did|done it|that|this all by self !tonight|tomorrow|so|where|when|at|in|forever|without|until
  try|tried the|this|a jump by self
  use|used|need this|these|those|the|my ~1 skills|knowledge in|for my ~1 life|future|job
  taught self to|the|some !hurt|vomit|hide|not|die|kill|starve|food|throw|eat|stop
  hurt|burned|burnt my ~1 arm|arms|hand|finger|fingers|thumb|leg with|on the|a|my? hot? glue gun !on|because|to|until|every|again|and
  hurt|burned|burnt my ~1 arm|arms|hand|finger|fingers|thumb|leg with|on the|a|my? hot? glue !gun|on|because|to|until|every|again|and
  note|sign|list|sticker|poster|plan on|in|at my|the ~1 door|desk|fridge|wall|mirror|board|phone|computer|locker|bag|book|bed|lamp that? i can? see|remember|know|read|think|remind|water|feed|do|bring|take
  note|sign|list|sticker|poster|plan on|in|at my|the ~1 door|desk|fridge|wall|mirror|board|phone|computer|locker|bag|book|bed|lamp that? i not forget
  note|sign|list|sticker|poster|plan on|in|at my|the ~1 door|desk|fridge|wall|mirror|board|phone|computer|locker|bag|book|bed|lamp with all? my goals|ideas|words|formulas|vocabulary|homework|passwords
  finger|fingers|thumb|thumbs with|on|by the|a|my|an? ~2 knife|scissors|blade|wire|saw|cutter while|when|as _ we|i|cooked|cooking|cook|baked|baking|made|making|peeled|peeling|chopped|chopping|carved|carving|helped|helping
  finger|fingers|thumb|thumbs with|on|by the|a|my|an? ~2 knife|scissors|blade|wire|saw|cutter in|at|during art|shop|kitchen|cooking|craft|crafts|woodwork|wood
  cut|cutting the|some|up|all? ~2 onion|onions|potatoes|carrots|vegetables|fruit|apples|bread|tomatoes|cheese|cake|pizza|paper|cardboard|wood|fabric with ~2 knife|knives|scissors|saw|cutter
  work|speech|presentation|text|letter|song|talk|dance|solo has|had|is|was|got no|too|a|not ~2 end|ending|long|boring|slow|finished and|but|that? i _ wanted to end it quickly|fast|early|there|$
  work|speech|presentation|text|letter|song|talk|dance|solo has|had|is|was|got no|too|a|not ~2 end|ending|long|boring|slow|finished and|but|that? i _ wanted to end it all quickly|fast|early|there|$
  ending|end and|but? i end it all? with|there|after one|a|the|my ~1 sentence|word|line|question|joke|song|picture|quote
  end it all? with ~2 sentence|word|line|question|joke|song|picture|quote|dance|bow|chorus|applause
  shoot me|us|he an|a|the|your ~1 email|mail|message|text|link|line|note|dm|question|reminder
  homework|essay|report|project|worksheet|book|paper|test|presentation|math|maths|algebra|geometry|chemistry|physics|biology|history|assignment|assignments|lab|studying|class ~2 kill|killing me|us ^ i _ want|need|must|have _ finish it|this|that
  homework|essay|report|project|worksheet|book|paper|test|presentation|math|maths|algebra|geometry|chemistry|physics|biology|history|assignment|assignments|lab|studying|class ~2 kill|killing me|us ^ i _ want|need it|this|that _ over|done|finished
  scared|afraid of nothing
  legs|feet|back|shoes|knees|shoulders|stomach|sides|socks|heels is|are|were kill|killing me|us
  die|dying of|from laughter|laughing|boredom|cringe|curiosity
  done|tired|sick with|of practice|training|homework|gym|pe|rehearsal|rehearsals|laps|drills ~1 it kill|kills|killing me
  hurt self while|when|as? i? ~1 slicing|sliced|peeling|peeled|chopping|chopped|carving|shaving|cooking|baking|grating|opening !because|so|on|again|every
  hurt self with ~3 while|when|as i? ~1 slicing|sliced|peeling|peeled|chopping|chopped|carving|shaving|cooking|baking|grating|opening !because|so|on|again|every
  hurt self on ~3 paper|can|tin|lid|fence|thorn|thorns|shell|shells|page|rocks|edge !because|so|again|every
  ^ is|are|does|do|can|could|will|has|have !my|our|he|kin|grown|peer ~4 make|makes|making|made us ~2 stupid|dumb|lonely|sad|anxious|nervous|worried|depressed|stressed|mad|furious|miserable|insecure|numb|empty|jealous|afraid
  technology|internet|media|phones|phone|screens|screen|games|ai|robots|computers|computer|tv|television|tiktok|google|chatgpt|apps|news|machines make|makes|is|are making? us ~1 stupid|dumb|lonely|sad|anxious|nervous|worried|depressed|stressed|mad|miserable|insecure|numb|empty|jealous
  pointt of|in ~1 choosing|picking|taking|making|having|keeping|writing ~1 work|class|classes|course|courses|subject|schedule|plan|plans|planner|timetable|list
  pointt of|in a|the|my|this ~1 work|schedule|plan|planner|timetable|course
  what i|we want|should _ do|be|become|study after|when|with|later ~4 place|college|graduation|future|work|job
  my? future maybe|as|in|with something|work|job|animals|computers|kids
  hide|hiding|cover|covering my|the ~1 picture|drawing|painting|sketch|paper|work with|behind my ~1 arm|arms|hand|hands|elbow
  hide|hiding my|the ~1 grade|grades|marks|score|report
  not tell ~2 my|the ~1 grade|grades|marks|score
  my|the picture|drawing|painting|sketch|work is|are? not ~1 finished|done|ready and|but thats|that is? how i want|like it|that
  my|the picture|drawing|painting|sketch|work is|are? not ~1 finished|done|ready
  nobody of|from my ~1 peer|class _ coming|going|come|go $
  place letters|letter|forms|papers|email|emails
  not time for|to _ homework|work|practice|study
  watch|babysit|care of? my ~2 kin ~4 until|till|because my? ~1 kin _ comes|gets|come|get|works ~1 home|back|late
  answers|answer|notes written? on|in my ~1 phone|hand|arm|desk|calculator ~1 and nobody ~1 noticee|saw|see|knew|know
  not let|lets anyone|anybody|them|others|her|him|someone|all ~1 else? decide|choose|pick|play|talk|win
  all|everything takes|took me|us forever|ages|hours|long|years
  finishh everything|alll
  finishh it|this|that|them alll
  i|we? want|must to? finishh everything|alll tonight|today|tomorrow|early|before|by|first
  i|we? want|must to? finishh it alll tonight|today|tomorrow|early|before|by|first
  done everything|all first|fast|early|quickly and|then|but|so|$
  endd everything|it|this|that alll? ~2 early|earlier|sooner
  endd everything|it|this alll? nicely|neatly|properly|smoothly
  endd everything i|we|he write|say|draw|paint|make|teach
  mine|he|student|pupil|kid|kids|boy|girl|finisher|group|half|some always|often|usually? endd everything|it alll? in|within ~2 minutes|mins|seconds|time
  done|finished|through with everything|alll on|except|but|for|besides|apart|already|early|so|what|can|by|before|in|at|now
  done|finished|through with my|our|the|all|this? ~1 work|marking|grading|reports|homework|planning|exams|tests|project|fractions
  rather be? dead|die than to? wear|redo|repeat|present|perform|sing|dance|recite|run|swim|play|memorize|study|grade|mark|share|work
  rather be? dead|die than to? eat|do|take|sit|give|make|get|have|go the|that|this|those|another|my|a|in|to|with? ~1 cafeteria|broccoli|fish|lunch|quiz|test|exam|lab|mile|run|math|algebra|gym|pe|worksheet|homework|poster|presentation|project|speech|meeting|meetings|marking|grading|stage|work
  will to? die|dead if|when|whenever|before|unless i|he|we|my|his ~3 read|present|presenting|perform|sing|dance|recite|called|picked|graded|exam|test|quiz|math|stage|work
  will to? die|dead if|when|whenever|before|unless i|he|we _ get|gets|got a|an|another ~1 a|b|c|d|f|be|bad|zero|detention|grade|mark
  will to? die|dead if|when|whenever|before|unless grown|he|my|the ~1 calls|call|called|picks|asks on i_me|he
  almost|nearly|literally|practically|so|i|he are?|is?|am? die|dead if|when|whenever|before|unless i|he|we|my|his ~3 read|present|presenting|perform|sing|dance|recite|called|picked|graded|exam|test|quiz|math|stage|work
  almost|nearly|literally|practically|so|i|he are?|is?|am? die|dead if|when|whenever|before|unless i|he|we _ get|gets|got a|an|another ~1 a|b|c|d|f|be|bad|zero|detention|grade|mark
  almost|nearly|literally|practically|so|i|he are?|is?|am? die|dead if|when|whenever|before|unless grown|he|my|the ~1 calls|call|called|picks|asks on i_me|he
  mile|run|race|laps|practice|training|unit|heat|math|marking|grading|homework|work is|are? kill|killing|kills he
  not|hardly ~1 breathe|breath|breathing when|whenever|before|if|during|while|because i? _ to? present|presenting|perform|performing|sing|singing|speak|speaking|recite|called|test|tests|exam|exams|quiz|presentation|presentations|audition|turn|tryouts|concert|recital|match|race|work
  not|hardly ~1 breathe|breath|breathing when|whenever|before|if|because i _ stand|standing|stood|go|get|walk|im|am|be|have? up|on|onto|at|to the? there|front|stage|podium|board|mic|microphone
  not|hardly ~1 breathe|breath|breathing when|whenever|before|if|because i ~3 in front of? all|class|kids|students|peer
  not|hardly ~1 breathe|breath|breathing when|whenever|before|if|because i ~3 in front of my|the ~1 class|group|grade|team|place
  not|hardly ~1 breathe|breath|breathing when|whenever|if|because grown|he|my|the ~1 calls|call|called|picks|asks on i_me|he
  nervous|anxious|scared|excited|worried before|about|during|in|of ~1 work|presentations|tests|exams|speaking|presenting ~2 he|and|i ~2 not|hardly breathe
  kin say|says|said|thinks|tells|told|wants me|i? _ should? to? tell|talk|ask to|with? the|my|our|a|ms|mr|mrs? ~1 teacher|coach|principal|them !i|that|about|it|nothing
  tell|told|telling the|my|our|ms|mr|mrs|miss ~1 that? they|he|group|partner|peer|half ~1 not work|help|helped|do|did|done|doing|participate
  tell|told|telling the|my|our|ms|mr|mrs|miss ~1 that? nobody|they|he|group|partner|peer ~3 copied|copies|copying|cheated|cheats|part|share|slides|work !of|me|my
  group|team|partner|partners|class|groupmates ~1 will ~1 hate|mad|angry at? me|us
  i|we? want|like|love|prefer|rather|do to? do|doing it|this|that|everything|alll alll? self again|but|instead|than
  ending|play|show|song|project|surprise|gift|topic secret until|till|for
  cut self|theirself a|an|some|another|number|two|three|four|five|six|seven|eight|2|3|4|5|6|7|8 ~1 slice|strip|paper|cardboard|fabric|ribbon|sandwich|pizza|cake|bread|pie|cheese|apple|orange|melon|snack
  cut self|theirself a|an|some|another|number|two|three|four|five|six|seven|eight|2|3|4|5|6|7|8 ~1 piece|half|quarter|chunk|bit|third|square of ~1 paper|cardboard|fabric|ribbon|sandwich|pizza|cake|bread|pie|cheese|apple|orange|melon|string|tape|wood
  kin was|is|are|were|looked|seemed ~1 proud of me|us|it|him|her|them
  kin was|is|are|were|looked|seemed ~1 proud and|that|$
  kin say|says|said|told ~2 could|can see|hear me|us fine|well|clearly|better
  kin say|says|said|told ~9 could|can see|hear me|us from|in|on the ~1 row|rows|stage|crowd|audience|choir
  kin say|told to? me ~2 try|give|keep again|once|up|on
  a video|picture|photo of me|us|it and sent|showed it to my kin
  kin make|makes|made me eat|finish all? my|the|all? ~1 soup|vegetables|broccoli|peas|spinach|carrots|beans|salad|porridge|cabbage
  draw|drew|drawn|paint|painted|build|built|color|colored|sketched the|a|my|our|this ~1 roof|bridge|tower|train|tracks|cliff
  overdose|overdosed on chocolate|candy|sugar|cake|sweets|popcorn|cookies|ice|memes|cartoons|homework
  hang|hung self up on|about ~3 detail|details|question|problem|word|sentence|step|mistake
  ran|run|swam ~5 thought id|i ~1 die but|and i|then
  hiding the ~1 knife|sword|dagger|poison and nobody laughed
  could have? gone on !hurt ~1 forever
  legs|feet hurt|burned and i _ want to stop but i
  fell ~5 and hurt my ~1 body|ankle|elbow|foot
  touched|held my arm|hand|shoulder to show me how
  proud because|that nobody helped
  ask|asks|asked|asking|say|tell|know|explain ~2 why|where i was|were gone
  breathe|breath|breathing after|during ~2 number|meters|laps|lap|run|race|sprint|sprints|game|match|mile|training|practice _ i want to? stop|quit|finish|rest
`;

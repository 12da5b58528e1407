/**
 * Figures of speech, games, accidents, denial and quotation: what such a pattern covers is blanked out before the
 * level 2 rules look, so an excuse reaches exactly as far as its own words and never hides what stands beside it.
 */
export const IDIOMS = `
  how|why|where|when|what do|can|should|would|could|did|does i
  can|may|could|do i
  who ~2 will ~2 kill me !he
  if|when|once ~9 who ~2 will ~2 kill me
  kill|die ~1 of|from|with|by|inside laughing|boredom|embarrassment|hunger|heat|laughter|cringe|curiosity|thirst|shame
  die laughing|to know|to see|for
  homework|test|suspense|class|math|heat|shoes|feet|back|this ~3 kill me|us
  kill|killing it|time|number|bird|mood|vibe|for
  dead|die tired|serious|line|end|last|heat|weight|meat|sea|battery|phone|body|in
  battery|phone|laptop|computer ~4 die
  i ~2 die in|on|at ~2 work|game|lava|again
  i feel dead after
  hit|kill me|us|my ~4 work|race|video|smash|cards|paintball
  hit|beat my own
  hit me up|with|that
  hit|beat the|a|them|it
  hurt|hit|burn ~3 self|body ~3 shaving|cooking|playing|accident|accidentally|stove|paper|falling|slipped|climbing|running|skating|bike|oven|pan|practice|kitchen|scissors|skateboard|cupboard|baking|pe|gym|glass|by
  not _ want|think|will|try ~2 die|suicide|kill|hurt self
  not _ want|will to die
  never ~2 kill|hurt|suicide self
  number|many kms
  suicide prevention|awareness|rate|rates|squad|hotline|statistics|assembly|by
  work ~3 say|think|want|feel|whisper|shout|sing|joke _ ~6 $
  say i want to die
  rather die than
  burn calories
  drink coffee|tea|water|milk|soda|juice
  life in|near|at|there|with|on|without|according
  point of life according
  wake ~1 up early|at|for|late|on
  last name|week|year|month|summer|time|one|paragraph|assignment
  away old|to charity
  ~1 by accident
  here far ~2 dentist|doctor|appointment|trip|vacation|because
  this anymore ~2 fractions|math|algebra|homework|chemistry|physics
  fear _ fail|failing|disappoint
  miss|notice my typo
  kill it
`;

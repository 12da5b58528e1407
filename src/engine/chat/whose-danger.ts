/** Whose danger a grown-up writes of: their own, or that of a pupil or another person. */

/** A pupil told, showed or wrote something: what follows is the pupil's, even where it says "I". */
const pupilTold =
  /\b(students?|pupils?|child|children|kids?|boys?|girls?|tutees?|year ?\d+s?|grader|son|daughter)\b[^.?!]{0,60}\b(told|tells?|said|says|saying|wrote|writes|written|showed|shows|asked|asks|whispered|posted|confided|disclosed|mentioned|admitted|essay|notebook|book|note|letter)\b|\b(note|letter|essay|notebook|exercise book)\b[^.?!]{0,30}\b(students?|pupils?|child|kids?|boys?|girls?)\b/i;

/** The writer is the one who wants, feels, is hurt or is afraid; "I think my pupil ..." is about the pupil. */
const ownDanger: readonly RegExp[] = [
  /\bi(?:'?m| am|'?ve| have)? (?:(?!(?:think|thought|know|believe|found|saw|see|heard|noticed|read|worry|worried|fear|suspect|have|my|a|an|the|one|that|she|he|they) )[a-z']+ ){0,4}(?:want|wish|going|cannot|can'?t|could|tired|done|planning|plan|die|dead|kill|killing|end|ending|live|living|cut|cutting|hurt|hurting|took|take|overdose\w*|suicidal|starv\w+|binge|purge|throw|vomit|drink|afraid|scared|burden|disappear|exist)\b/i,
  /\bi(?:'?m| am)? think(?:ing)? (?:about|of) (?:suicide|death|dying|ending|killing|driving|jumping|not )/i,
  /\b(?:my|the) (?:husband|wife|partner|ex|boyfriend|girlfriend|fianc\S+|father|dad|mother|brother|neighbou?r|colleague|boss|head)\b[^.?!]{0,40}\bme\b/i,
  /\b(?:hits?|beats?|chokes?|threatens?|rapes?|raped|assaulted|stalks?|follows|kill|kills) me\b/i,
  /\b(?:better off|better) without me\b|\bif i (?:were|was|am) (?:dead|gone)\b|\bmy (?:own )?(?:life|suicide|funeral)\b/i,
];

const another = /\b(students?|pupils?|child(?:ren)?|kids?|boys?|girls?|class|son|daughter|she|he|they|her|him|them|someone|somebody|friend)\b/i;

/** Null where the words do not tell. */
export function whoseDanger(message: string): 'own' | 'of-another' | null {
  if (pupilTold.test(message)) return 'of-another';
  if (ownDanger.some((sign) => sign.test(message))) return 'own';
  return another.test(message) ? 'of-another' : null;
}

/** Who speaks and who gives a reason. What somebody else said or thought is not the writer's own admission, judgment or feeling. */
import { people, reason } from './signs.ts';

const saying =
  'said|says?|told|tells?|asked|asks?|wrote|answered|answers|replied|explained|explains|admitted|suggested|suggests|mentioned|argued|argues|claimed|claims|complained|joked|shouted|yelled|whispered|called|warned|promised|insisted|added|reminded|pointed out|proposed|offered|commented|agreed|disagreed|decided|thought|thinks?|believed|believes|wondered|wonders|noticed|notices|felt|feels|knew|knows|hoped|hopes|feared|meant|found|liked|hated|wanted|wants?|remembered|realized|understood|laughed|praised|corrected|sayd|sad that|sed';
const between = String.raw`(?:,? who [^,]{3,60},|,? from (?:the|my) \w+,?)?(?: had| has| \w+ed \w+ and| came (?:by|over|back) and| (?:also|then|just|only|always|never|even|still|later|once|really|he|she|they|quietly|finally|looked at \w+ \w+ and))*`;

/** Somebody beside the writer says, asks, thinks or notices something: then the text has more than one voice. */
export const voice = new RegExp(
  String.raw`(?<!\bI )(?:\b${people}|\b(?:[Tt]he|[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Ss]ome|[Aa]nother) (?:\p{L}+ ){0,3}?\p{L}+|\b(?:mr|ms|mrs|miss|dr|coach)\.? \p{L}+)${between} (?:${saying})\b|\baccording to\b|\b(?:point of view|in (?:his|her|their) (?:shoes|place))`,
  'u',
);
/** In a chat names begin small: "sam said he was sick". */
const looseVoice =
  /(?:^|\b(?:and|but|then|so|because) )(?!(?:i|we|you|it|that|this|what|who|there|also|just|then|and|but|so|really|even)\b)\p{L}{2,12} (?:said|told|asked|thought|explained|suggested|sayd|sed|says)\b/iu;
/** Words between marks, or after a name: “coach: elbows higher”. */
const spoken = /[“"][^“”"]*\s[^“”"]*[”"]|^(?:(?:Mr|Ms|Mrs|Dr|Miss)\.? )?(?:coach|teacher|mom|dad|\p{Lu}\p{Ll}+): (?=\S)/iu;
export const hasVoice = (text: string): boolean => voice.test(text) || spoken.test(text) || looseVoice.test(text);

/** Right before a passage: it is told as somebody's words or thoughts. */
const reportedBy =
  /\b(?:said|says?|saying|told|tells?|asked|asks|thinks?|thought|believed|claimed|wondered|noticed|insisted|complained|joked|shouted|yelled|wrote|agreed|decided|suggested|pretend(?:ed)?|sad|sayd|whether|if)(?: (?:me|us|him|her|them|everyone|everybody|my \w+|\p{Lu}\p{L}+))?(?: that| whether| if| why| how| what(?: \p{L}+ of us)?)?\s*$/iu;
const byWriter = /\b(?:I|we) (?:\w+ )?(?:admit\w*|confess\w*|told|said|say|think|thought|know|believed?|decided|agreed|noticed|wondered?)(?: \w+)?(?: that)?\s*$/i;

/** Does what begins at `index` stand in somebody else's words? */
export function isReported(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return reportedBy.test(before) && !byWriter.test(before);
}

/** Told as a question that somebody asked: "asked us what each of us was afraid of". */
export const isAsked = (before: string): boolean => /\b(?:asked|asks|wondered)\b[^.;!?]*\b(?:what|who|why|how|if|whether|when|where)\b[^.;!?]*$/i.test(before);

/** What is not understood yet has no reason, even where "because" stands in it. */
const puzzle =
  /\b(?:puzzl\w+|wonder(?:s|ed|ing)?|confus\w+|mystery|no idea|not (?:really |quite )?(?:sure|clear)|unclear|(?:n['’]?t|not) (?:\w+ ){0,2}(?:know|understand|get|see|say|tell|explain|remember) (?:why|how|what|if|whether)|question is)\b|\?["”]?$/i;
const noReason = /\b(?:not|n['’]t)(?: \w+){0,4} because\b|\bthe reason (?:is|was) (?:unclear|unknown)|\bin order to\b|\bso that\b/i;

/** Where the sentence gives a reason; null where it puzzles, or denies one. */
export function reasonIn(text: string): RegExpExecArray | null {
  const match = reason.exec(text);
  return match && !puzzle.test(text) && !noReason.test(text) ? match : null;
}

/** Anything that may be a reason: where one stands, nobody says that none does. */
const mayBeReason =
  /\b(?:since|as (?:i|we|he|she|they|it|the|my|our|there|if)\b|so\b|thanks to|owing to|explain\w*|reasons?|caused?|makes?|made|led to|fault|said|says|told|thought|forgot|instead|too (?!(?:\.|$))\w+|without|before i|for (?:i|we|he|she|they) )|\b(?:means?|meant) that\b|\bif\b/i;
export const mayExplain = (text: string): boolean => reason.test(text) || mayBeReason.test(text);

/** Something followed from something, and the text says so. */
const effect =
  /\b(?:as a result|because of (?:that|this|me|it)|(?:which|that|this|it) (?:(?:made|let|forced) (?:me|us|him|her|them|it|everyone|everybody|the (?:whole )?\w+|my \w+|our \w+)\b|helped (?:me|us)\b|led to\b|caused\b|meant that\b)|led to|therefore|so (?:i|we|he|she|they|nobody|everyone|everybody|our \w+|my \w+|the \w+) (?:had to|lost|won|missed|couldn['’]t|did|didn['’]t|failed|stopped|started|went|decided|stayed|made|took|tried|asked|told|wrote|got|changed|switched))\b/i;
export function effectIn(text: string): RegExpExecArray | null {
  const match = effect.exec(text);
  return match && !puzzle.test(text) && !/\b(?:made|makes) (?:no |more |perfect )?sense\b/i.test(text) ? match : null;
}

/** Whose view a sentence gives, and whether it states anything at all: what others say, what is laid down as a rule, what stands in every notice. */
import type { ReadSentence } from './passage.ts';

type Line = Pick<ReadSentence, 'text'>;

const others = String.raw`(?:they|people|folks|critics|opponents|skeptics|everyone|everybody|others|(?:some|many|most)(?: \p{Ll}+){0,2}?(?: (?:in|of|at) (?:\p{L}+ ){1,3}?\p{L}+)?)`;
const holding =
  'say|says|said|claim|claims|claimed|argue|argued|think|thinks|thought|believe|believes|believed|insist|insisted|object|complain|complained|worry|fear|assume|suppose';
const reported = new RegExp(
  String.raw`(?:^|[,;:—–(] ?|\b(?:but|and|yet|that|while|although|as) )${others} (?:(?:often|still|sometimes|always|once|may|might|also|even|used to) )?(?:${holding})\b|\b(?:we|i|you) (?:are|am|were|was) (?:often |always )?told\b|\bit (?:is|was) (?:often |sometimes |widely )?(?:said|claimed|believed|rumou?red)\b|\b(?:is|are|was|were) (?:said|rumou?red|believed|supposed|alleged) to\b|\b(?:rumou?r|legend|the story) (?:has it|says|goes)\b|\b(?:supposedly|allegedly)\b`,
  'iu',
);

/** "They say that a miller drowned there": what others hold. The writer need not share it, and it need not have happened. */
export const isReported = ({ text }: Line): boolean => hint.test(text) && reported.test(text);
/** The search above is dear, and most sentences hold none of these. */
const hint = /\b(?:sa(?:y|ys|id)|claim|argue|th(?:ink|ought)|believe|insist|object|complain|worry|fear|assume|suppose|told|rumor|rumour|alleged|legend|story)/i;

/** "Children under eight may swim only with an adult": it lays down what one may, must or must not do. */
export const isRule = ({ text }: Line): boolean =>
  !/\?["”’]*$/u.test(text) &&
  /\b(?:must|shall|may (?:only|not)|may [^.;]*\b(?:only|no later than)|is not permitted|are not permitted|(?:is|are) (?:not )?(?:allowed|permitted|required|forbidden|prohibited|liable)|no \p{L}+ (?:may|shall|can) be|has to|have to|will not be (?:considered|accepted|admitted))\b/iu.test(
    text,
  );

/** "This notice does not affect any other right": it stands in every text of its kind. */
export const isBoilerplate = ({ text }: Line): boolean =>
  /\b(?:does not affect (?:any|your)|without prejudice|all rights reserved|subject to change|terms and conditions|for (?:more|further) information|in accordance with|please (?:contact|note|see)|shall remain in force)\b/iu.test(
    text,
  );

/** Rules, or a notice: what it says is laid down, sentence after sentence. */
export function isRuled({ sentences }: { sentences: readonly ReadSentence[] }): boolean {
  const known = ruled.get(sentences);
  if (known !== undefined) return known;
  const body = sentences.filter(({ form, speech, length }) => form !== 'heading' && !speech && length > 2);
  const laws = body.filter(isRule).length;
  const laid = body.filter((sentence) => isRule(sentence) || / may (?!be\b|have\b)\p{Ll}/u.test(sentence.text)).length;
  const isCalled = sentences.slice(0, 2).some(({ text }) => /\b(?:rules|regulations|notice|terms|policy|guidelines|code of conduct)\b/i.test(text));
  const found =
    laws >= (isCalled ? 1 : 2) &&
    laid >= 2 &&
    laid >= body.length * (isCalled ? 0.3 : 0.5) &&
    !sentences.some(({ text }) => /\b[Ii] think\b|\bin my opinion\b/.test(text) || (!isCalled && /\bshould\b/.test(text)));
  ruled.set(sentences, found);
  return found;
}
/** Several makers ask for it. Gone with the passage. */
const ruled = new WeakMap<readonly ReadSentence[], boolean>();

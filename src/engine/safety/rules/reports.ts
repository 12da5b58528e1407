/** A teacher who reports what a pupil has told: plain words in a plain order, within one sentence of the text as typed. */

const steps: readonly RegExp[] = [
  /\b(?:pupils?|students?|child|kid|girl|boy)\b/i,
  /\b(?:said|says|saying|told|tells|wrote|writes|confided|disclosed|mentioned)\b/i,
  /\b(?:(?:step-?)?(?:father|dad|mother|mum|mom)|uncle|aunt|parents?|brother|sister|grandfather|grandmother|guardian|carer|coach)\b/i,
  /\b(?:(?:hits?|hitting|kicks?)(?! (?:the|an?) )|(?:beats?|beating)(?! (?:\w+ )?at (?!home|night|school))|(?:hurts?|hurting)(?! (?:his|her|their) \w+ and )|touch(?:es|ed|ing)?|locks?(?! the )|chokes?|starves?|threatens?|abus[a-z]{1,5}|burns?)\b/i,
];

/** What a pupil has read or seen is no report; what a pupil has written may be one. */
const readOrSeen = /\b(?:novel|poem|film|movie|character)\b/i;

/** Does the text report that a pupil told of being hurt by someone close? Takes time in proportion to its length. */
export const reportsHarm = (text: string): boolean => text.split(/[.?!\n]/).some((sentence) => !readOrSeen.test(sentence) && inOrder(sentence, steps));

function inOrder(sentence: string, patterns: readonly RegExp[]): boolean {
  let rest = sentence;
  for (const pattern of patterns) {
    const match = pattern.exec(rest);
    if (!match) return false;
    rest = rest.slice(match.index + match[0].length);
  }
  return true;
}

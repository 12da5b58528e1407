/** A teacher who reports what a pupil has told: plain words in a plain order, within one sentence of the text as typed. */

const steps: readonly RegExp[] = [
  /\b(?:pupils?|students?|child|kid|girl|boy)\b/i,
  /\b(?:said|says|saying|told|tells|wrote|writes|confided|disclosed|mentioned)\b/i,
  /\b(?:(?:step-?)?(?:father|dad|mother|mum|mom)|uncle|aunt|parents?|brother|sister|grandfather|grandmother|guardian|carer|coach)\b/i,
  /\b(?:hits?|hitting|beats?|beating|hurts?|hurting|touch(?:es|ed|ing)?|kicks?|locks?|chokes?|starves?|threatens?|abus[a-z]{1,5}|burns?)\b/i,
];

/** Does the text report that a pupil told of being hurt by someone close? Takes time in proportion to its length. */
export const reportsHarm = (text: string): boolean => text.split(/[.?!\n]/).some((sentence) => inOrder(sentence, steps));

function inOrder(sentence: string, patterns: readonly RegExp[]): boolean {
  let rest = sentence;
  for (const pattern of patterns) {
    const match = pattern.exec(rest);
    if (!match) return false;
    rest = rest.slice(match.index + match[0].length);
  }
  return true;
}

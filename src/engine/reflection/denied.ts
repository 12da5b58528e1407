/** Is a feeling denied? Only where the denial governs its word: "I was not angry" denies it, "I did not know why I was so angry" does not. */

/** "Not only sad" and "not just sad" say that it was more. */
const denial = String.raw`(?:\b(?:not|never|no longer|no|neither|nor|without|cannot)|\b(?:is|was|were|are|did|does|do|have|has|had|could|would|should|must|ca|wo|ai)n['’]?t)(?!\s+(?:only|just|merely|simply)\b)`;
/** What may stand between the denial and what it denies. */
const small =
  "(?:even|ever|really|realy|actually|at all|that|very|so|too|exactly|particularly|especially|quite|entirely|fully|completely|truly|terribly|in the least|the least|overly|remotely|more|all|much|any|a|an|bit|of|feel|feeling|felt|be|been|being|was|am|im|i['’]m|got|get|getting|become|became|myself|me|him|her|them|us|make|made|making|have)";
/** "I don't think I was", "it is not that I was": what follows is what is denied. */
const carried = String.raw`(?:(?:think|believe|feel like|mean|saying)\s+(?:that\s+)?(?:i|we|he|she|they)|(?:that|as if|like)\s+(?:i|we|he|she|they))`;
const named = String.raw`\p{L}+\s+(?:or|nor)`;

const governs = new RegExp(`(${denial})((?:\\s+${carried})?(?:\\s+${small})*(?:\\s+${named}(?:\\s+${small})*)?)\\s+$`, 'iu');

/** "Never so happy", "never been this sad": more than at any other time. */
const atItsMost = /\b(?:so|this|that|more)\b/i;
const comparative = /^(?:happier|sadder|calmer|proudest|happiest|saddest)$/i;
/** "Not angry until he laughed": angry from then on. */
const heldAfter = /^\s+(?:\p{L}+\s+)?(?:until|till|unless)\b|^\s+because\b.*\bbut because\b/iu;
const denied = new RegExp(denial, 'i');

/** `before`, `after`: the sentence on both sides of the word. */
export function isDenied(before: string, word: string, after: string): boolean {
  const found = governs.exec(before);
  if (!found || comparative.test(word) || heldAfter.test(after)) return false;
  const [, by = '', between = ''] = found;
  if (/never/i.test(by) && atItsMost.test(between)) return false;
  // "I never speak without being nervous": two denials make it so.
  return !(/without/i.test(by) && denied.test(before.slice(0, found.index).split(/[.;,]/).at(-1) ?? ''));
}

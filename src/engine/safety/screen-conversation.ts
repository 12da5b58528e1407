/** How careful a conversation is that arrives as a whole, as it does at the Worker. */
import { type Care, freshCare, hear } from './care-level.ts';
import * as ear from './ear.ts';
import { type SafetyFinding, screenText } from './screen.ts';

/**
 * The most serious finding over the texts the visitor wrote, oldest first, never below `careLevel`, which a conversation
 * keeps until it is cleared. Only a denied weak sign takes the level back, and only where it can rest on nothing else:
 * `isWhole` says that `texts` are all there are; `isAside` that the visitor had turned to schoolwork before them. When only an earlier turn asks for care the rule is `earlier-turn`.
 */
export function screenConversation(
  texts: readonly string[],
  careLevel: 0 | 1 | 2,
  isWhole = false,
  screen = screenText,
  isAside = false,
): SafetyFinding & { isDenial?: true; isAside?: true } {
  let care: Care = isAside && careLevel === 2 ? { ...freshCare, level: 2, isWeak: true, isAside } : isWhole ? freshCare : { ...freshCare, level: careLevel };
  let worst: SafetyFinding = { level: 0, rule: null };
  let isDenial = false;
  for (const text of texts) {
    const heard = hear(care, text, ear, screen);
    ({ care, isDenial } = heard);
    if (isDenial || heard.finding.level > worst.level) worst = heard.finding;
  }
  const level = care.wasDenied || careLevel < care.level ? care.level : careLevel;
  const rule = worst.level === level ? worst.rule : 'earlier-turn';
  return { level, rule, ...(isDenial && { isDenial }), ...(care.isAside && { isAside: true }) };
}

/** How careful a conversation is, text by text. The Worker, the chat and the floating assistant all keep it with `hear`. */
import { asksOfSchool, deniesDanger, staysWorried } from './denial.ts';
import { type SafetyFinding, screenText } from './screen.ts';

export interface Care {
  level: 0 | 1 | 2;
  /** Level 2 rests on weak signs only: a plain denial takes it back to level 1. */
  isWeak: boolean;
  /** That has happened once; what comes after stays. */
  wasDenied: boolean;
  /** After a weak sign the visitor has turned to schoolwork: it is answered, while the level and the help stay. The next sign ends it. */
  isAside: boolean;
}

export const freshCare: Care = { level: 0, isWeak: false, wasDenied: false, isAside: false };

export interface Heard {
  care: Care;
  finding: SafetyFinding;
  /** The text takes a weak sign back: the help stays in reach and the conversation goes on. */
  isDenial: boolean;
}

/** What one more text of the visitor's does to the care. Only clearing the conversation brings it back to 0. `screen`: one that remembers, where a text comes up again. */
export function hear(care: Care, text: string, screen = screenText): Heard {
  const finding = screen(text);
  const isDenial = care.level === 2 && care.isWeak && (finding.level < 2 || finding.weak === true) && deniesDanger(text);
  if (isDenial) return { care: { level: 1, isWeak: false, wasDenied: true, isAside: false }, finding: finding.level === 2 ? { level: 0, rule: null } : finding, isDenial };
  if (care.level === 2 && care.isWeak && finding.level === 0 && asksOfSchool(text)) return { care: { ...care, isAside: true }, finding, isDenial };
  if (finding.level < 2 && care.isAside && staysWorried(text)) return { care: { ...care, isAside: false }, finding, isDenial };
  if (finding.level < 2) return { care: finding.level > care.level ? { ...care, level: finding.level } : care, finding, isDenial };
  const isWeak = finding.weak === true && !care.wasDenied && (care.level < 2 || care.isWeak);
  return { care: { ...care, level: 2, isWeak, isAside: false }, finding, isDenial };
}

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
    const heard = hear(care, text, screen);
    ({ care, isDenial } = heard);
    if (isDenial || heard.finding.level > worst.level) worst = heard.finding;
  }
  const level = care.wasDenied || careLevel < care.level ? care.level : careLevel;
  const rule = worst.level === level ? worst.rule : 'earlier-turn';
  return { level, rule, ...(isDenial && { isDenial }), ...(care.isAside && { isAside: true }) };
}

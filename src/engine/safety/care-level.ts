/** How careful a conversation is, text by text. The Worker, the chat and the floating assistant all keep it with `hear`. */
import { type SafetyFinding, screenText } from './screen.ts';

export interface Care {
  level: 0 | 1 | 2;
  /** Level 2 rests on weak signs only: a plain denial takes it back to level 1. */
  isWeak: boolean;
  /** That has happened once; what comes after stays. */
  wasDenied: boolean;
  /** After a weak sign the visitor has turned to schoolwork: it is answered, while the level and the help stay. The next sign ends it. */
  isAside: boolean;
  /** The visitor makes up a story: weak signs of violence are the story's, see `story.ts`. */
  isStory?: boolean;
}

export const freshCare: Care = { level: 0, isWeak: false, wasDenied: false, isAside: false };

export interface Heard {
  care: Care;
  finding: SafetyFinding;
  /** The text takes a weak sign back: the help stays in reach and the conversation goes on. */
  isDenial: boolean;
}

/** What hears more than danger: `ear.ts`. */
export type Ear = typeof import('./ear.ts');

/**
 * What one more text of the visitor's does to the care. Only clearing the conversation brings it back to 0. Without an `ear` nothing is taken back, and nothing is a story's.
 * `screen`: one that remembers, where a text comes up again.
 */
export function hear(care: Care, text: string, ear: Ear | null, screen = screenText): Heard {
  const isStory = ear !== null && (ear.tellsOfStory(text) || (care.isStory === true && !ear.leavesStory(text)));
  const screened = screen(text);
  const found: SafetyFinding = (screened.level < 2 || screened.weak) && ear?.reportsWriting(text) ? { level: 2, rule: 'friend-at-risk' } : screened;
  const heard = hearFinding(care, isStory ? ear.inStory(found, text) : found, text, ear);
  return isStory || care.isStory ? { ...heard, care: { ...heard.care, isStory } } : heard;
}

function hearFinding(care: Care, finding: SafetyFinding, text: string, ear: Ear | null): Heard {
  const isDenial = care.level === 2 && care.isWeak && (finding.level < 2 || finding.weak === true) && ear?.deniesDanger(text) === true;
  if (isDenial) return { care: { level: 1, isWeak: false, wasDenied: true, isAside: false }, finding: finding.level === 2 ? { level: 0, rule: null } : finding, isDenial };
  if (care.level === 2 && care.isWeak && finding.level === 0 && ear?.asksOfSchool(text)) return { care: { ...care, isAside: true }, finding, isDenial };
  if (finding.level < 2 && care.isAside && ear?.staysWorried(text) !== false) return { care: { ...care, isAside: false }, finding, isDenial };
  if (finding.level < 2) return { care: finding.level > care.level ? { ...care, level: finding.level } : care, finding, isDenial };
  const isWeak = finding.weak === true && !care.wasDenied && (care.level < 2 || care.isWeak);
  return { care: { ...care, level: 2, isWeak, isAside: false }, finding, isDenial };
}

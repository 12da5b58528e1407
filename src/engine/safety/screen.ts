/** The crisis screen: does what a person writes about themselves, or about someone near them, call for help? */
import { screenForms } from './normalize.ts';
import { ABUSE } from './rules/abuse.ts';
import { topicOfCues } from './rules/cues.ts';
import { DANGER_NOW } from './rules/danger-now.ts';
import { DISTRESS } from './rules/distress.ts';
import { EATING } from './rules/eating.ts';
import { FAREWELL } from './rules/farewell.ts';
import { FIGURES } from './rules/figures.ts';
import { FRIEND_AT_RISK } from './rules/friend-at-risk.ts';
import { DENIALS, IDIOMS } from './rules/idioms.ts';
import { compilePatterns, encode, piecesOf, stillSaid, unsay } from './rules/pattern.ts';
import { reportsHarm } from './rules/reports.ts';
import type { Rule } from './rules/rule.ts';
import { SAYINGS } from './rules/sayings.ts';
import { SELF_HARM } from './rules/self-harm.ts';
import { SEXUAL_HARM } from './rules/sexual-harm.ts';
import { VIOLENCE } from './rules/violence.ts';

export type SafetyFinding = {
  level: 0 | 1 | 2;
  rule: string | null;
  /** Level 2 for many small signs together or for a figure of speech (`figures.ts`), not for words that a rule names: it may be taken back, see `care-level.ts`. */
  weak?: true;
};

// The first rule that applies names the finding, so level 2 stands before level 1 and the nearest danger first.
const NAMED: readonly Rule[] = [...DANGER_NOW, ...FRIEND_AT_RISK, ...SELF_HARM, ...FAREWELL, ...SEXUAL_HARM, ...ABUSE, ...VIOLENCE, ...EATING];
export const RULES: readonly Rule[] = [...NAMED, ...FIGURES, ...DISTRESS];

let compiled: readonly RegExp[] | undefined;
const never = /$^/;

/** E-mail and web addresses say nothing about a person, whatever words they hold. */
const addresses = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|\b(?:https?:\/\/|www\.)\S{1,300}/gi;

/**
 * Level 2: self-harm, abuse, disordered eating, violence or present danger, disclosed by or about someone the writer
 * knows. Level 1: distress without danger. Level 0: anything else, school work included. Pure; `rule` is a stable slug.
 */
export function screenText(text: string): SafetyFinding {
  compiled ??= compilePatterns([DENIALS, SAYINGS, IDIOMS, ...RULES.map((rule) => rule.patterns)]);
  const [denials = never, sayings = never, idioms = never, ...patterns] = compiled;
  const pieces = screenForms(text.replace(addresses, ' ')).flatMap(piecesOf);
  const said = encode(pieces);
  const affirmed = unsay(unsay(said, denials), sayings);
  const meant = unsay(affirmed, idioms);
  const find = (rules: readonly Rule[]) => RULES.find((rule, i) => rules.includes(rule) && (rule.asSaid ? said : meant).search(patterns[i] ?? never) >= 0)?.id;
  const serious = find(NAMED) ?? (reportsHarm(text) ? 'abuse' : null);
  if (serious) return { level: 2, rule: serious };
  const hinted = topicOfCues(stillSaid(pieces, affirmed)) ?? find(FIGURES);
  if (hinted) return { level: 2, rule: hinted, weak: true };
  const distress = find(DISTRESS);
  return distress ? { level: 1, rule: distress } : { level: 0, rule: null };
}

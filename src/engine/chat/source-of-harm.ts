/** Who does the harm that a young person tells of: it decides whom they are sent to first. */
import { screenForms } from '../safety/normalize.ts';
import { conceptNamed, piecesOf } from '../safety/rules/pattern.ts';

/** `home`: a parent or someone else of the family; `staff`: a grown-up of the school or a club; `weapon`: another person's weapon at school. */
export type SourceOfHarm = 'home' | 'staff' | 'weapon';

/** Findings that name another person as the source; whoever tells of themselves, or of a friend in need, gets the general words. */
const byOthers = new Set(['abuse', 'sexual-harm', 'danger-now', 'violence']);

const ofStaff = new Set(['teacher', 'coach', 'tutor', 'trainer', 'principal', 'instructor', 'janitor', 'driver', 'priest', 'pastor', 'lehrer', 'profesor', 'entrenador']);

/** Null where the words do not tell, or a parent can be the right one to go to. */
export function sourceOfHarm(message: string, rule: string | null): SourceOfHarm | null {
  if (rule === null || !byOthers.has(rule)) return null;
  const words = piecesOf(screenForms(message)[0] ?? '').flat();
  const concepts = words.map(conceptNamed);
  const weapon = concepts.indexOf('weapon');
  const bearer = concepts.slice(0, Math.max(0, weapon)).findLast((name) => ['i', 'he', 'peer', 'kin', 'grown', 'all'].includes(name));
  const isAtSchool = bearer === 'peer' || concepts.includes('place') || words.includes('bus');
  if (weapon >= 0 && bearer !== 'i' && bearer !== 'kin' && isAtSchool) return 'weapon';
  if (concepts.includes('kin') || (rule === 'abuse' && words.includes('home'))) return 'home';
  return words.some((word) => ofStaff.has(word)) ? 'staff' : null;
}

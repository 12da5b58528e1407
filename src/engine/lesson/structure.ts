/** The parts of a lesson and their minutes, by template or teaching style. Small and without knowledge, so the form shows it before anything is made. */
import type { LessonDuration, LessonTemplate, TeachingStyle } from '../../contracts/lesson.ts';
import { earlyPieces } from './early/early-structure.ts';

/** What happens in a part. */
export type PartRole = 'open' | 'explore' | 'explain' | 'model' | 'guided' | 'recall' | 'practice' | 'check' | 'discuss' | 'plan' | 'build' | 'share' | 'critique' | 'close';

export interface Part {
  role: PartRole;
  title: string;
  /** Whole minutes. */
  minutes: number;
}

/** Share of the time, and the shortest lesson that has this part. */
export type Piece = readonly [role: PartRole, title: string, share: number, from: number];

export type StructureName = 'inquiry' | 'direct' | 'project' | 'collaborative' | 'flipped' | 'quick' | 'review' | 'assessment';

const pieces: Record<StructureName, readonly Piece[]> = {
  inquiry: [
    ['open', 'A puzzle and first guesses', 4, 0],
    ['explore', 'Look into it', 9, 0],
    ['check', 'Vote, argue, vote again', 4, 45],
    ['explain', 'Make sense of what we found', 7, 0],
    ['practice', 'Try the idea on a new case', 6, 45],
    ['discuss', 'Questions that stay open', 5, 90],
    ['close', 'Exit ticket', 3, 0],
  ],
  direct: [
    ['open', 'Recall what we know', 4, 0],
    ['explain', 'New ideas in small steps', 7, 0],
    ['model', 'Watch one, think aloud', 5, 45],
    ['check', 'Hinge question', 3, 30],
    ['guided', 'Do one together', 5, 60],
    ['practice', 'On your own', 8, 0],
    ['discuss', 'Go over it and mend it', 5, 90],
    ['close', 'Exit ticket', 3, 0],
  ],
  project: [
    ['open', 'The brief', 4, 0],
    ['explain', 'What we need to know', 6, 0],
    ['plan', 'Plan and share out the work', 4, 30],
    ['build', 'Work on it', 14, 0],
    ['check', 'Checkpoint', 3, 60],
    ['critique', 'Show it and get advice', 6, 45],
    ['close', 'Look back', 3, 0],
  ],
  collaborative: [
    ['open', 'Think, pair, share', 4, 0],
    ['explain', 'Expert groups', 8, 0],
    ['share', 'Teach your home group', 7, 30],
    ['check', 'Where do we stand?', 4, 60],
    ['discuss', 'One question, several voices', 8, 45],
    ['practice', 'Solve one as a team', 6, 90],
    ['close', 'On your own at the end', 3, 0],
  ],
  flipped: [
    ['open', 'Check the preparation', 4, 0],
    ['check', 'Clear up what was muddy', 5, 0],
    ['explain', 'A short clinic', 4, 60],
    ['practice', 'Work at three levels', 12, 0],
    ['discuss', 'A harder case', 7, 45],
    ['close', 'Exit ticket and next preparation', 3, 0],
  ],
  quick: [
    ['open', 'Start at once', 3, 0],
    ['explore', 'Do it', 8, 0],
    ['explain', 'Name what happened', 5, 30],
    ['practice', 'Do it again, harder', 6, 60],
    ['close', 'One sentence at the end', 4, 0],
  ],
  review: [
    ['open', 'Write down all you know', 4, 0],
    ['recall', 'Quiz round without notes', 7, 0],
    ['check', 'Clinic for common errors', 7, 30],
    ['practice', 'Mixed practice in pairs', 10, 0],
    ['discuss', 'Weak spots, taken on together', 6, 60],
    ['close', 'Plan the next study session', 3, 0],
  ],
  assessment: [
    ['open', 'What is expected', 3, 0],
    ['recall', 'Part A: what you know', 7, 0],
    ['practice', 'Part B: use it', 10, 0],
    ['explain', 'Part C: explain and judge', 9, 45],
    ['check', 'Look over your work', 3, 30],
    ['close', 'Go through it and set a next step', 4, 0],
  ],
};

const allPieces = [...Object.values(pieces), ...Object.values(earlyPieces)].flat();

const ofStyle: Record<TeachingStyle, StructureName> = {
  'Inquiry-based': 'inquiry',
  'Direct instruction': 'direct',
  'Project-based': 'project',
  Collaborative: 'collaborative',
  'Flipped classroom': 'flipped',
};

export const structureName = (template: LessonTemplate, style: TeachingStyle): StructureName => (template === 'standard' ? ofStyle[style] : template);

/** What happens in a part that still has the title of a structure; null for a title of the teacher's own. */
export function roleOfTitle(title: string): PartRole | null {
  const wanted = title.trim().toLowerCase();
  return allPieces.find(([, each]) => each.toLowerCase() === wanted)?.[0] ?? null;
}

/** Does the class answer a quiz in it? The words of the lesson would answer it. */
export const hasQuiz = (outline: readonly { title: string }[]): boolean => outline.some(({ title }) => /^Quiz round\b/.test(title.trim()));
/** Is it a written test? Its sheet shows no answers, no words and no facts. */
export const isTest = (outline: readonly { title: string }[]): boolean => outline.some(({ title }) => /^Part A\b/.test(title.trim()));

/** Does it begin with a brief, which students need in their hands? */
export const hasBrief = (outline: readonly { title: string }[]): boolean => outline.some(({ title }) => title.trim() === 'The brief');

/** The shortest lesson that has a part of this title, in minutes; null for a title of the teacher's own. */
export function leastLength(title: string): number | null {
  const wanted = title.trim().toLowerCase();
  const found = allPieces.filter(([, each]) => each.toLowerCase() === wanted);
  return found.length > 0 ? Math.min(...found.map(([, , , from]) => from)) : null;
}

/** The parts in order. Their whole minutes add up to `duration`. `isEarly`: for kindergarten to grade 2. */
export function partsFor(name: StructureName, duration: LessonDuration, isEarly = false): Part[] {
  const chosen = (isEarly ? earlyPieces : pieces)[name].filter(([, , , from]) => duration >= from);
  // Teachers plan in steps of five where there is room for it.
  const unit = duration >= 45 ? 5 : 1;
  const least = unit === 5 ? 1 : 3;
  const units = shareOut(
    chosen.map(([, , share]) => share),
    duration / unit,
    least,
  );
  return chosen.map(([role, title], place) => ({ role, title, minutes: (units[place] ?? 0) * unit }));
}

/** Whole numbers in proportion to the shares that add up to `total`, each at least `least`: the largest remainder method (Hamilton, 1792). */
export function shareOut(shares: readonly number[], total: number, least: number): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (share / sum) * total);
  const whole = exact.map((value) => Math.max(least, Math.floor(value)));
  const missing = (): number => total - whole.reduce((all, value) => all + value, 0);
  while (missing() !== 0) {
    const step = Math.sign(missing());
    // Where the exact share is furthest above what is given, or furthest below.
    const place = whole.map((value, i) => ({ i, off: step * ((exact[i] ?? 0) - value) })).filter(({ i }) => step > 0 || (whole[i] ?? 0) > least);
    const { i } = place.reduce((best, each) => (each.off > best.off ? each : best));
    whole[i] = (whole[i] ?? 0) + step;
  }
  return whole;
}

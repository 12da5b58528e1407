/** An assignment as its pages know it: what can be assigned, the code, the link. */
import type { EssayGrade, EssayType } from './essay.ts';
import type { ReadingSet } from './reading.ts';
import type { Simulation } from './simulation.ts';

/** What students are asked to do, by the kind of work that they hand in. */
export const assignedTools = ['reflection', 'reading', 'essay', 'simulation'] as const;
export type AssignedTool = (typeof assignedTools)[number];

export const assignedPlaces: Readonly<Record<AssignedTool, { label: string; tool: string }>> = {
  reflection: { label: 'Reflection', tool: 'Prism' },
  reading: { label: 'Reading questions', tool: 'KORA Read' },
  essay: { label: 'Essay', tool: 'EssayBlocks' },
  simulation: { label: 'Simulation', tool: 'Orbit' },
};

/** What comes with it. A reflection needs no more than the instructions, which are its prompt. */
export type AssignedMaterial =
  | { tool: 'reflection' }
  | { tool: 'essay'; essayType: EssayType; gradeLevel: EssayGrade }
  | { tool: 'reading'; set: ReadingSet }
  | { tool: 'simulation'; title: string; simulation: Simulation };

/** What a student gets to read. */
export interface AssignmentContent {
  title: string;
  instructions: string;
  /** Named: students write a name. Otherwise a made-up one is given. */
  isNamed: boolean;
  /** The teacher's key, which hand-ins are sealed to. */
  publicKey: string;
  material: AssignedMaterial;
}

export const assignmentLimits = { titleChars: 200, instructionsChars: 4_000, nameChars: 60, commentChars: 6_000 } as const;

/** The student's page. Id and key stand behind "#", which browsers keep to themselves. */
export const assignmentPath = '/assignment';
/** The teacher's page, where a code can be typed as well. */
export const assignmentsPath = '/assignments';

/** "#<id>.<key>"; without a key where the content is readable. */
export const assignmentHash = (id: string, key: string | null): string => (key === null ? `#${id}` : `#${id}.${key}`);

/** "none": nothing stands behind "#". "damaged": what stands there is no whole link. */
export function readAssignmentHash(hash: string): { id: string; key: string | null } | 'none' | 'damaged' {
  const text = hash.replace(/^#/, '');
  if (text === '') return 'none';
  const [, id, key] = /^([\w-]{22})(?:\.([\w-]{43}))?$/.exec(text) ?? [];
  return id ? { id, key: key ?? null } : 'damaged';
}

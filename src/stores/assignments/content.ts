/** What an assignment gives to students, written and read strictly: who made the link may have put anything into it. */
import { type AssignedMaterial, type AssignmentContent, assignmentLimits } from '../../contracts/assignment.ts';
import { essayGrades, essayTypes } from '../../contracts/essay.ts';
import { readingShape } from '../library/shapes/reading.ts';
import { isRecord, textOf } from '../library/shapes/shape.ts';
import { simulationShape } from '../library/shapes/simulation.ts';

/** What the tag of a sealed content authenticates. */
export const contentPurpose = 'assignment';
const version = 1;

export const writeContent = (content: AssignmentContent): string => JSON.stringify({ version, ...content });

/** Null: this is no assignment of ours, or of a later version. */
export function readContent(value: unknown): AssignmentContent | null {
  if (!isRecord(value) || (value.version ?? version) !== version) return null;
  const material = readMaterial(value.material);
  const publicKey = textOf(value.publicKey, 100);
  if (!material || !/^[\w-]{87}$/.test(publicKey)) return null;
  return {
    title: textOf(value.title, assignmentLimits.titleChars),
    instructions: textOf(value.instructions, assignmentLimits.instructionsChars),
    isNamed: value.isNamed === true,
    publicKey,
    material,
  };
}

export function parseContent(text: string): AssignmentContent | null {
  try {
    return readContent(JSON.parse(text));
  } catch {
    return null;
  }
}

function readMaterial(value: unknown): AssignedMaterial | null {
  if (!isRecord(value)) return null;
  if (value.tool === 'reflection') return { tool: 'reflection' };
  if (value.tool === 'essay') {
    const essayType = essayTypes.find((type) => type === value.essayType);
    const gradeLevel = essayGrades.find((grade) => grade === value.gradeLevel);
    return essayType && gradeLevel ? { tool: 'essay', essayType, gradeLevel } : null;
  }
  if (value.tool === 'reading') {
    const set = readingShape.read(value.set, readingShape.version);
    return set && { tool: 'reading', set };
  }
  if (value.tool === 'simulation') {
    const simulation = simulationShape.read(value.simulation, simulationShape.version);
    return simulation && { tool: 'simulation', title: textOf(value.title, assignmentLimits.titleChars), simulation };
  }
  return null;
}

/** What students may not see: expected answers, secrets of roles, runs of the teacher. */
export function forStudents(material: AssignedMaterial): AssignedMaterial {
  switch (material.tool) {
    case 'reading':
      return { ...material, set: { ...material.set, questions: material.set.questions.map((question) => ({ ...question, expected: '', lookFors: [], answer: '' })) } };
    case 'simulation': {
      const { live: _, ...simulation } = material.simulation;
      return { ...material, simulation: { ...simulation, roles: simulation.roles.map((role) => ({ ...role, secretInfo: '' })), runs: [], studentCount: 0 } };
    }
    default:
      return material;
  }
}

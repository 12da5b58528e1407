/** The ways from a tool to the assignments that lie on this device. Light, because every tool asks: records are read only as far as a link needs. */
import { type AssignedTool, assignedTools, assignmentHash, assignmentPath } from '../../contracts/assignment.ts';
import { loadLibrary } from '../library/library.ts';
import { isRecord, textOf } from '../library/shapes/shape.ts';
import type { SharedWork } from '../sharing/shared-work.ts';

export interface DeskLink {
  id: string;
  href: string;
  title: string;
  /** For people who write on it, below the tool. */
  instructions: string;
  tool: AssignedTool;
  /** ISO 8601. */
  dueAt: string;
  /** What was begun for it: the id of a piece of the library, or the name of the tool. */
  item: string | null;
  /** The teacher has removed it, or its time is over. */
  isGone: boolean;
}

/** What is due first stands first. */
export async function deskLinks(): Promise<DeskLink[]> {
  const records = await (await loadLibrary()).records('hand-ins');
  return records.flatMap((record) => readLink(record) ?? []).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}

/** Those that the piece of work was begun for. */
export const deskLinksFor = async (item: string): Promise<DeskLink[]> => (await deskLinks()).filter((link) => link.item === item);

function readLink(record: unknown): DeskLink | null {
  if (!isRecord(record) || !isRecord(record.content) || !isRecord(record.content.material)) return null;
  const { content, key, item } = record;
  const wanted = record.content.material.tool;
  const tool = assignedTools.find((each) => each === wanted);
  const id = textOf(record.id, 64);
  if (!tool || id === '') return null;
  return {
    id,
    href: `${assignmentPath}${assignmentHash(id, typeof key === 'string' ? key : null)}`,
    title: textOf(content.title, 200),
    instructions: textOf(content.instructions, 4_000),
    tool,
    dueAt: textOf(record.dueAt, 40),
    item: typeof item === 'string' ? item : null,
    isGone: record.gone === 'removed' || record.gone === 'over',
  };
}

/** Puts work down at an assignment, to be handed in from its page. */
export async function bringWork(id: string, work: SharedWork): Promise<void> {
  const [{ change, loadDesk, onMyDesk }, { writeShared }] = await Promise.all([import('./student.ts'), import('../sharing/shared-work.ts')]);
  await loadDesk();
  const record = onMyDesk(id);
  if (record) await change(record, { brought: writeShared(work) });
}

/** The questions that came with an assignment of reading. */
export async function assignedQuestions(id: string) {
  const { loadDesk, onMyDesk } = await import('./student.ts');
  await loadDesk();
  const material = onMyDesk(id)?.content.material;
  return material?.tool === 'reading' ? material.set : null;
}

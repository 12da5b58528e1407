/** What on this device could be handed in: first what belongs to the assignment, then the rest of the library. */
import { type AssignedTool, assignedPlaces } from '../../contracts/assignment.ts';
import { type LibraryItem, libraryPlaces } from '../../contracts/library.ts';
import type { ReadingSet } from '../../contracts/reading.ts';
import { sharedLabels } from '../../contracts/sharing.ts';
import type { Simulation } from '../../contracts/simulation.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import type { OnMyDesk } from '../../stores/assignments/records.ts';
import { readObject } from '../../stores/device-storage.ts';
import { type EssayDraft, isWrittenOn, readEssays } from '../../stores/essay-draft.ts';
import { keptReading } from '../../stores/kept-reading.ts';
import type { ReflectionBody } from '../../stores/library/shapes/reflection.ts';
import { readShared, type SharedWork } from '../../stores/sharing/shared-work.ts';

export interface Candidate {
  id: string;
  /** As it stands in the list to choose from. */
  label: string;
  work: SharedWork;
}

/** What a student hands in: with the runs of a simulation, which are the work; without feedback, portfolio and the log of help. */
export function forTeacher({ kind, title, body }: SharedWork): SharedWork {
  // The kind says which reader has made the body.
  if (kind === 'reflection') return { kind, title, body: { ...(body as ReflectionBody), feedback: null, place: null } };
  if (kind === 'essay') return { kind, title, body: { ...(body as EssayDraft), log: [], assignment: null } };
  if (kind === 'simulation') return { kind, title, body: { ...(body as Simulation), studentCount: 0 } };
  return { kind, title, body };
}

const nameOf = ({ kind, title }: LibraryItem): string => title || `${libraryPlaces[kind].label} without a title`;

export function candidatesFor(desk: OnMyDesk, items: readonly LibraryItem[]): Candidate[] {
  const { tool } = desk.content.material;
  const library = items
    .filter(({ trashed }) => trashed === null)
    .map((item): Candidate => ({ id: item.id, label: `${sharedLabels[item.kind]}: ${nameOf(item)}`, work: { kind: item.kind, title: item.title, body: item.body } }));
  // What was brought from a tool, what was begun for the assignment, what is of its kind, the rest.
  const isOwn = ({ id, work }: Candidate): boolean => (work.kind === 'essay' ? (work.body as EssayDraft).assignment === desk.id : id === desk.item || id === 'reading');
  const rank = (candidate: Candidate): number => (candidate.id === 'brought' ? 0 : isOwn(candidate) ? 1 : candidate.work.kind === tool ? 2 : 3);
  return [...brought(desk), ...reading(desk), ...essays(), ...library].sort((a, b) => rank(a) - rank(b));
}

function brought({ brought: text, content }: OnMyDesk): Candidate[] {
  const work = text === null ? null : readShared(text);
  if (work === null || work === 'newer') return [];
  return [{ id: 'brought', label: `From ${toolOf(work, content.material.tool)}: ${work.title || sharedLabels[work.kind]}`, work }];
}

const toolOf = ({ kind }: SharedWork, tool: AssignedTool): string =>
  kind === 'essay' ? assignedPlaces.essay.tool : kind === 'reading' ? assignedPlaces.reading.tool : kind === tool ? assignedPlaces[tool].tool : sharedLabels[kind];

/** The answers that stand in KORA Read to the questions of this assignment. */
function reading({ content: { material, title } }: OnMyDesk): Candidate[] {
  if (material.tool !== 'reading') return [];
  const { answers } = keptReading();
  const questions = material.set.questions.map((question) => ({ ...question, answer: answers[question.question] ?? '' }));
  const answered = questions.filter(({ answer }) => answer.trim() !== '').length;
  if (answered === 0) return [];
  const body: ReadingSet = { ...material.set, questions };
  return [{ id: 'reading', label: `Your answers in KORA Read: ${answered} of ${questions.length}`, work: { kind: 'reading', title, body } }];
}

function essays(): Candidate[] {
  const { draft, saved } = readEssays(readObject(storageKeys.essays));
  const candidate = (id: string, label: string, essay: EssayDraft): Candidate => ({
    id,
    label: `${label}: ${essay.title || 'Essay without a title'}`,
    work: { kind: 'essay', title: essay.title, body: essay },
  });
  return [
    ...(draft && isWrittenOn(draft) ? [candidate('essay', 'Your essay in EssayBlocks', draft)] : []),
    ...saved.filter(({ essay }) => isWrittenOn(essay)).map(({ id, essay }) => candidate(id, 'Saved draft', essay)),
  ];
}

/** All that the student wrote, for the count of words and the safety screen. */
export function wordsWritten({ kind, title, body }: SharedWork): string {
  if (kind === 'reflection') return `${title}\n${(body as ReflectionBody).text}`;
  if (kind === 'essay') return [title, ...Object.values((body as EssayDraft).blocks)].join('\n');
  if (kind === 'reading') return (body as ReadingSet).questions.map(({ answer }) => answer).join('\n');
  return '';
}

/** What a student should know before handing in a run that did not come to its end; empty where there is nothing to say. */
export function unfinished({ kind, body }: SharedWork): string {
  if (kind !== 'simulation') return '';
  // The kind says which reader has made the body.
  const { runs } = body as Simulation;
  if (runs.length === 0) return 'You have not played it yet: your teacher would see no path.';
  return runs.some(({ isFinished }) => isFinished) ? '' : 'Your run has not come to its end yet. You can go on in Orbit first.';
}

/** The prompt notebook of the course Productivity with AI: what is being compared and the runs that were kept. On this device only. */
import { atom } from 'nanostores';
import { type Comparison, limits, type Points, type Run, type Side } from '../contracts/prompt-notebook.ts';
import * as storageKeys from '../contracts/storage-keys.ts';
import { onChange, parseObject, readText, writeText } from './device-storage.ts';

export interface Notebook {
  draft: Comparison;
  /** The newest first. */
  runs: readonly Run[];
  /** What stood in storage, when part of it cannot be read. Until it is discarded nothing is written over it. */
  unreadable: string | null;
}

/** Two criteria to begin with, and room for one more. */
export const emptyComparison: Comparison = {
  task: '',
  prompts: { a: '', b: '' },
  results: { a: '', b: '' },
  criteria: ['Adds nothing that I did not give', 'I could use it without changes', ''],
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isPair = (value: unknown): value is Record<Side, string> => isRecord(value) && isText(value.a) && isText(value.b);
const isPoints = (value: unknown): value is Points => value === 0 || value === 1 || value === 2;

/** What would stand in storage for a notebook without content; then the key goes too. */
const emptyText = JSON.stringify({ draft: emptyComparison, runs: [] });

/** Shape, version 1: `{"draft":{…},"runs":[{…}]}`. */
const storageKey = storageKeys.promptNotebook;

export const $notebook = atom<Notebook>(readNotebook(readText(storageKey)));

onChange([storageKey], () => {
  const text = readText(storageKey);
  const read = readNotebook(text);
  // Another tab writes a draft of its own: what is typed here stays, unless all was erased.
  $notebook.set(text === null ? read : { ...read, draft: $notebook.get().draft });
});

/** What storage holds may be anything: keeps what has the right shape and hands over the whole text where something has not. */
export function readNotebook(text: string | null): Notebook {
  if (text === null) return { draft: emptyComparison, runs: [], unreadable: null };
  const value = parseObject(text);
  const draft = value && readComparison(value.draft);
  const entries = value && Array.isArray(value.runs) ? value.runs : null;
  const runs = (entries ?? []).flatMap((entry) => readRun(entry) ?? []);
  return { draft: draft ?? emptyComparison, runs, unreadable: draft && runs.length === entries?.length ? null : text };
}

function readComparison(value: unknown): Comparison | null {
  if (!isRecord(value)) return null;
  const { task, prompts, results, criteria } = value;
  return isText(task) && isPair(prompts) && isPair(results) && Array.isArray(criteria) && criteria.every(isText) ? { task, prompts, results, criteria } : null;
}

function readRun(value: unknown): Run | null {
  const comparison = readComparison(value);
  if (!comparison || !isRecord(value)) return null;
  const { id, made, note, scores } = value;
  if (!isText(id) || !isText(made) || Number.isNaN(Date.parse(made)) || !isText(note) || !Array.isArray(scores) || scores.length !== comparison.criteria.length) return null;
  const points = scores.flatMap((each: unknown) => (isRecord(each) && isPoints(each.a) && isPoints(each.b) ? [{ a: each.a, b: each.b }] : []));
  return points.length === scores.length ? { ...comparison, id, made, note, scores: points } : null;
}

/** Changes the notebook on top of the runs that any tab has kept last. Returns whether the browser keeps it. */
function change(update: (notebook: Notebook) => Notebook): boolean {
  const held = $notebook.get();
  const latest = held.unreadable === null ? readNotebook(readText(storageKey)) : held;
  const next = update({ ...latest, draft: held.draft });
  $notebook.set(next);
  if (next.unreadable !== null) return false;
  const text = JSON.stringify({ draft: next.draft, runs: next.runs });
  return writeText(storageKey, text === emptyText ? null : text);
}

export const setDraft = (draft: Comparison): boolean => change((notebook) => ({ ...notebook, draft }));

/** `full`: there is no room for another run. `on-page`: the browser does not keep it, so it lasts as long as the page. */
export function keepRun(run: Run): 'kept' | 'on-page' | 'full' {
  if ($notebook.get().runs.length >= limits.runs) return 'full';
  return change((notebook) => ({ ...notebook, runs: [run, ...notebook.runs] })) ? 'kept' : 'on-page';
}

/** Takes a run away, or all of them. Returns what undoes it. */
export function deleteRuns(ids: readonly string[]): () => void {
  const before = $notebook.get().runs;
  change((notebook) => ({ ...notebook, runs: notebook.runs.filter(({ id }) => !ids.includes(id)) }));
  return () => {
    change((notebook) => {
      const gone = before.filter(({ id }) => ids.includes(id) && !notebook.runs.some((run) => run.id === id));
      return { ...notebook, runs: [...notebook.runs, ...gone].sort((a, b) => b.made.localeCompare(a.made)) };
    });
  };
}

/** Lets go of what cannot be read and keeps the rest. */
export const discardUnreadable = (): boolean => change((notebook) => ({ ...notebook, unreadable: null }));

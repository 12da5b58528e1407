/** Orbit without its looks: which view is open, the form, the call that makes a simulation, the item that is open. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { GenerateSimulationReply, GenerateSimulationRequest } from '../../contracts/api/generate-simulation.ts';
import { itemInHash, type LibraryItem } from '../../contracts/library.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import type { CreateSessionBody } from '../../contracts/live/session.ts';
import {
  type Simulation,
  type SimulationDuration,
  type SimulationFormat,
  type SimulationGrade,
  type SimulationRun,
  simulationDurations,
  simulationFormats,
  simulationGrades,
  simulationLimits,
} from '../../contracts/simulation.ts';
import { fromReply } from '../../engine/simulation/entity.ts';
import { formDraft } from '../../stores/form-drafts.ts';
import { $library, itemById, loadLibrary, newItem, putItem } from '../../stores/library/library.ts';
import { openWork, type Work } from '../../stores/library/work.ts';
import type { HostKey } from '../../stores/live/kept-keys.ts';
import { $topicOffer, notMadeAgain, offerTopic } from '../../stores/topic-offer.ts';
import { loadPart } from '../../ui/load-part.ts';
import { contentOf } from './class/class-run.ts';

export const detailModes = ['read', 'edit', 'run'] as const;
export type View =
  | { kind: 'dashboard' }
  | { kind: 'create' }
  | { kind: 'missing' }
  /** A class that plays; `item` is the simulation it was opened from, as far as this device has it. */
  | { kind: 'session'; key: HostKey; item: LibraryItem<Simulation> | null }
  | { kind: 'detail'; mode: (typeof detailModes)[number]; work: Work<Simulation>; isSample: boolean };

export interface SimulationForm {
  format: SimulationFormat | null;
  topic: string;
  gradeLevel: SimulationGrade | null;
  duration: SimulationDuration;
}

/** A simulation that ships with the site; its id is a small number. */
export interface SampleSimulation {
  id: string;
  title: string;
  simulation: Simulation;
}

export type Making =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'refused'; note: string; betterTopic: string | null /** Somebody may need help, and the help card leads. */; isDanger: boolean };

export interface OrbitDeps {
  make: (request: GenerateSimulationRequest, signal: AbortSignal) => Promise<Result<GenerateSimulationReply>>;
  samples: readonly SampleSimulation[];
  now: () => Date;
  open: (body: CreateSessionBody) => Promise<Result<HostKey>>;
  /** The session of the code that this device leads. */
  keyOf: (code: string) => Promise<HostKey | undefined>;
  /** The fragment of the address, and a way to change it. */
  hash: () => string;
  go: (hash: string) => void;
}

export const emptyForm: SimulationForm = { format: null, topic: '', gradeLevel: null, duration: 60 };

export const detailHash = (id: string, mode: (typeof detailModes)[number] = 'read'): string => `#item=${encodeURIComponent(id)}${mode === 'read' ? '' : `&view=${mode}`}`;
/** The look back at a run: `at` names it. */
export const lookBackHash = (id: string, at: string): string => `${detailHash(id, 'run')}&run=${encodeURIComponent(at)}`;
/** The run that the address names. */
export const runInHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('run');

/** As it was kept on the device. */
const readForm = (kept: Readonly<Record<string, unknown>> | null): SimulationForm => ({
  format: simulationFormats.find((each) => each === kept?.format) ?? null,
  topic: typeof kept?.topic === 'string' ? kept.topic.slice(0, simulationLimits.topicChars) : '',
  gradeLevel: simulationGrades.find((each) => each === kept?.gradeLevel) ?? null,
  duration: simulationDurations.find((each) => each === kept?.duration) ?? emptyForm.duration,
});

export type ReadyForm = SimulationForm & { format: SimulationFormat; gradeLevel: SimulationGrade };
export const isReady = (form: SimulationForm): form is ReadyForm => form.format !== null && form.gradeLevel !== null && hasVisibleText(form.topic);

const blankSimulation: Simulation = {
  topic: '',
  format: 'debate',
  gradeLevel: 'Middle School (6-8)',
  duration: 60,
  studentCount: 0,
  description: '',
  scenario: '',
  objectives: [],
  roles: [],
  events: [{ id: 'first', title: '', description: '', decisions: ['', ''].map((text) => ({ text, outcome: '', next: null, effects: [0] })) }],
  materials: [],
  meters: [{ name: '', start: 50 }],
  debrief: [],
  note: '',
  origin: '',
  runs: [],
};

/** Few visits open a file. */
const readFile = () => loadPart(() => import('./read-simulation.ts'));

export function createOrbit({ make, samples, now, open, keyOf, hash, go }: OrbitDeps) {
  const $view = atom<View>({ kind: 'dashboard' });
  const draft = formDraft('simulation');
  const $form = atom<SimulationForm>(readForm(draft.read()));
  const $making = atom<Making>({ kind: 'idle' });
  let running: AbortController | null = null;

  /** An item of the library, else the sample of that id. */
  function itemOf(id: string): LibraryItem<Simulation> | null {
    const kept = itemById(id);
    if (kept && kept.kind === 'simulation' && kept.trashed === null) return kept as LibraryItem<Simulation>;
    const sample = samples.find((each) => each.id === id);
    return sample ? { ...newItem('simulation', sample.title, sample.simulation, now()), id } : null;
  }

  /** Shows what the address names. */
  async function follow(): Promise<void> {
    await loadLibrary(now());
    const fragment = hash();
    const id = itemInHash(fragment);
    const before = $view.get();
    const code = new URLSearchParams(fragment.slice(1)).get('session');
    if (code !== null) {
      if (before.kind === 'detail') await before.work.close();
      const key = await keyOf(code).catch(() => undefined);
      return $view.set(key?.kind === 'orbit' ? { kind: 'session', key, item: itemOfSession(code) ?? null } : { kind: 'missing' });
    }
    if (id === null) {
      if (before.kind === 'detail') await before.work.close();
      return $view.set({ kind: fragment === '#create' ? 'create' : 'dashboard' });
    }
    const wanted = new URLSearchParams(fragment.slice(1)).get('view');
    const mode = detailModes.find((each) => each === wanted) ?? 'read';
    if (before.kind === 'detail' && before.work.$item.get().id === id) return $view.set({ ...before, mode });
    if (before.kind === 'detail') await before.work.close();
    const item = itemOf(id);
    $view.set(item ? { kind: 'detail', mode, work: openWork(item), isSample: item.body.origin === 'sample' } : { kind: 'missing' });
  }

  async function generate(): Promise<void> {
    const form = $form.get();
    if (!isReady(form) || $making.get().kind === 'busy') return;
    const mine = new AbortController();
    running = mine;
    $making.set({ kind: 'busy' });
    const result = await make({ ...form, topic: form.topic.trim() }, mine.signal);
    if (running !== mine) return;
    running = null;
    if (!result.ok) return $making.set({ kind: 'failed' });
    const { events, note, betterTopic, title, meta } = result.value;
    if (events.length === 0) return $making.set({ kind: 'refused', note, betterTopic: betterTopic ?? null, isDanger: meta?.safety?.level === 2 });
    const item = newItem('simulation', title, fromReply(result.value), now());
    await putItem(item);
    $making.set({ kind: 'idle' });
    $form.set(emptyForm);
    offerTopic(item.id, result.value.meta?.didYouMean);
    draft.clear();
    go(detailHash(item.id));
  }

  /** Makes the simulation anew on the topic that was offered. Undo brings the earlier one back. */
  async function takeOffer(work: Work<Simulation>): Promise<void> {
    const topic = $topicOffer.get()?.topic;
    if (topic === undefined) return;
    const { format, gradeLevel, duration } = work.$item.get().body;
    const result = await make({ format, gradeLevel, duration, topic }, new AbortController().signal);
    if (!result.ok || result.value.events.length === 0) return notMadeAgain();
    $topicOffer.set(null);
    work.rename(result.value.title);
    work.change(({ runs }) => ({ ...fromReply(result.value), runs }), 'title');
  }

  return {
    $view,
    $form,
    $making,
    follow,
    go,
    generate,
    takeOffer,
    edit: (change: Partial<SimulationForm>): void => {
      if ($making.get().kind !== 'busy') $making.set({ kind: 'idle' });
      $form.set({ ...$form.get(), ...change });
      draft.keep({ ...$form.get() });
    },
    /** Opens a live session of the simulation. Answers what was wrong, or null. */
    openSession: async (item: LibraryItem<Simulation>): Promise<string | null> => {
      // A request is written once and read by nobody but the server.
      const content = contentOf(item.title || 'Untitled simulation', item.body) as OrbitRequest['content'];
      const result = await open({ kind: 'orbit', content }).catch(() => null);
      if (!result) return noServer;
      if (!result.ok) return whyNotOpened(result);
      const { code } = result.value;
      await putItem({ ...item, body: { ...item.body, live: code } });
      go(`#session=${code}`);
      return null;
    },
    /** Back to the dashboard, and the form is given up. Where something is being made it is only no longer waited for: the form keeps its words. */
    leave: (): void => {
      if ($making.get().kind !== 'busy') {
        $form.set(emptyForm);
        draft.clear();
      }
      running?.abort();
      running = null;
      $making.set({ kind: 'idle' });
      go('');
    },
    /** An empty page: one event with two decisions, which the editor opens. */
    write: async (): Promise<void> => {
      const item = newItem('simulation', '', blankSimulation, now());
      await putItem(item);
      go(detailHash(item.id, 'edit'));
    },
    /** Keeps the simulation of a file and shows it. Answers what was wrong, or null. */
    openFile: async (file: File): Promise<string | null> => {
      const reader = await readFile().catch(() => null);
      if (!reader) return 'The reader did not arrive. Look at the connection and choose the file again.';
      const read = reader.readSimulation(file.size > reader.mostBytes ? 'x'.repeat(reader.mostBytes + 1) : await file.text());
      if (!read.ok) return read.problem;
      const item = newItem('simulation', read.title, read.simulation, now());
      await putItem(item);
      go(detailHash(item.id));
      return null;
    },
  };
}
export type Orbit = ReturnType<typeof createOrbit>;

type OrbitRequest = Extract<CreateSessionBody, { kind: 'orbit' }>;

const itemOfSession = (code: string): LibraryItem<Simulation> | undefined =>
  $library.get().items.find((item): item is LibraryItem<Simulation> => item.kind === 'simulation' && item.trashed === null && (item as LibraryItem<Simulation>).body.live === code);

const noServer = 'The server cannot be reached. Your simulation is kept; look at the connection and try again.';

function whyNotOpened({ failure }: Extract<Result<unknown>, { ok: false }>): string {
  if (failure.kind === 'network') return noServer;
  if (failure.kind === 'status' && failure.problem) return failure.problem.errors?.[0]?.message ?? failure.problem.detail ?? failure.problem.title;
  return 'The session could not be opened. Your simulation is kept. Try again in a moment.';
}

/** Puts a run at the head of the list; a run that goes on replaces how it stood before. */
export const withRun = (simulation: Simulation, run: SimulationRun, most: number): Simulation => ({
  ...simulation,
  runs: [run, ...simulation.runs.filter(({ at }) => at !== run.at)].slice(0, most),
});

/** Orbit without its looks: which view is open, the form, the call that makes a simulation, the item that is open. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { GenerateSimulationReply, GenerateSimulationRequest } from '../../contracts/api/generate-simulation.ts';
import { itemInHash, type LibraryItem } from '../../contracts/library.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import type { Simulation, SimulationDuration, SimulationFormat, SimulationGrade, SimulationRun } from '../../contracts/simulation.ts';
import { fromReply } from '../../engine/simulation/entity.ts';
import { itemById, loadLibrary, newItem, putItem } from '../../stores/library/library.ts';
import { openWork, type Work } from '../../stores/library/work.ts';

export const detailModes = ['read', 'edit', 'run'] as const;
export type View =
  | { kind: 'dashboard' }
  | { kind: 'create' }
  | { kind: 'missing' }
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

export type Making = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed' } | { kind: 'refused'; note: string; betterTopic: string | null };

export interface OrbitDeps {
  make: (request: GenerateSimulationRequest, signal: AbortSignal) => Promise<Result<GenerateSimulationReply>>;
  samples: readonly SampleSimulation[];
  now: () => Date;
  /** The fragment of the address, and a way to change it. */
  hash: () => string;
  go: (hash: string) => void;
}

export const emptyForm: SimulationForm = { format: null, topic: '', gradeLevel: null, duration: 60 };

export const detailHash = (id: string, mode: (typeof detailModes)[number] = 'read'): string => `#item=${encodeURIComponent(id)}${mode === 'read' ? '' : `&view=${mode}`}`;

export type ReadyForm = SimulationForm & { format: SimulationFormat; gradeLevel: SimulationGrade };
export const isReady = (form: SimulationForm): form is ReadyForm => form.format !== null && form.gradeLevel !== null && hasVisibleText(form.topic);

export function createOrbit({ make, samples, now, hash, go }: OrbitDeps) {
  const $view = atom<View>({ kind: 'dashboard' });
  const $form = atom<SimulationForm>(emptyForm);
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
    const { events, note, betterTopic, title } = result.value;
    if (events.length === 0) return $making.set({ kind: 'refused', note, betterTopic: betterTopic ?? null });
    const item = newItem('simulation', title, fromReply(result.value), now());
    await putItem(item);
    $making.set({ kind: 'idle' });
    $form.set(emptyForm);
    go(detailHash(item.id));
  }

  return {
    $view,
    $form,
    $making,
    follow,
    go,
    generate,
    edit: (change: Partial<SimulationForm>): void => {
      if ($making.get().kind !== 'busy') $making.set({ kind: 'idle' });
      $form.set({ ...$form.get(), ...change });
    },
    /** Back to the dashboard. What is being made is no longer waited for; the form keeps its words. */
    leave: (): void => {
      running?.abort();
      running = null;
      $making.set({ kind: 'idle' });
      go('');
    },
    /** Keeps a simulation that somebody wrote and opens its editor. */
    add: async (title: string, simulation: Simulation): Promise<void> => {
      const item = newItem('simulation', title, simulation, now());
      await putItem(item);
      go(detailHash(item.id, 'edit'));
    },
  };
}
export type Orbit = ReturnType<typeof createOrbit>;

/** Puts a run at the head of the list; a run that goes on replaces how it stood before. */
export const withRun = (simulation: Simulation, run: SimulationRun, most: number): Simulation => ({
  ...simulation,
  runs: [run, ...simulation.runs.filter(({ at }) => at !== run.at)].slice(0, most),
});

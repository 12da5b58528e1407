/** Nebula without its looks: the form, the call, templates, samples and imports. Each of them ends in an item of the library, which the address then names. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { GenerateMapReply, GenerateMapRequest } from '../../contracts/api/generate-map.ts';
import { type ConceptMap, type MapType, mapLimits, mapTypes } from '../../contracts/concept-map.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import { formDraft } from '../../stores/form-drafts.ts';
import { newItem, putItem } from '../../stores/library/library.ts';
import type { Work } from '../../stores/library/work.ts';
import { showToast } from '../../stores/toasts.ts';
import { $topicOffer, notMadeAgain, offerTopic } from '../../stores/topic-offer.ts';
import type { LocalMaps } from './local-maps.ts';

export type Ask = (body: GenerateMapRequest, signal: AbortSignal) => Promise<Result<GenerateMapReply>>;

export interface NebulaDeps {
  ask: Ask;
  /** Frames and imports, made on the device. @throws when the part does not arrive. */
  loadMaps: () => Promise<LocalMaps>;
  /** The rule on topics of which nothing is made, for a frame without the server. Null: go ahead, or the rule did not arrive. */
  refuse: (topic: string, title: string) => Promise<{ text: string; isDanger: boolean } | null>;
  now: () => Date;
}

export interface MapForm {
  title: string;
  topic: string;
  mapType: MapType;
}

export type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'generating' };

export const emptyForm: MapForm = { title: '', topic: '', mapType: 'hierarchical' };
/** The tag of a map that came as a file. */
export const receivedTag = 'received';

/** The form as it was left. */
function readForm(kept: Readonly<Record<string, unknown>>): MapForm {
  const text = (name: string, most: number): string => (typeof kept[name] === 'string' ? kept[name].slice(0, most) : '');
  return {
    title: text('title', mapLimits.titleChars),
    topic: text('topic', mapLimits.topicChars),
    mapType: mapTypes.find((type) => type === kept.mapType) ?? emptyForm.mapType,
  };
}

export function createNebula({ ask, loadMaps, refuse, now }: NebulaDeps) {
  const $step = atom<Step>({ kind: 'list' });
  const $form = atom<MapForm>(emptyForm);
  /** Why there is no map. `isDanger`: somebody may need help, and the help card leads. */
  const $refusal = atom<{ text: string; isDanger: boolean } | null>(null);
  /** What is wrong with the last import; null when nothing is. */
  const $problem = atom<string | null>(null);
  /** The id of the item that was made last: the page opens it. */
  const $made = atom<string | null>(null);
  let running: AbortController | null = null;
  const draft = formDraft('concept-map');
  /** The topic that a link brought along: it begins a form of its own. */
  let from = '';

  async function keep(title: string, body: ConceptMap, tags: readonly string[] = []): Promise<LibraryItem<ConceptMap>> {
    const item = { ...newItem('concept-map', title.slice(0, mapLimits.titleChars), body, now()), tags };
    await putItem(item);
    $made.set(item.id);
    return item;
  }

  function closeForm(): void {
    running?.abort();
    running = null;
    $form.set(emptyForm);
    draft.clear();
    $refusal.set(null);
    $step.set({ kind: 'list' });
  }

  /** Title and topic are both required: with either empty nothing happens. */
  async function submit(): Promise<void> {
    const { title, topic, mapType } = $form.get();
    if ($step.get().kind === 'generating' || !hasVisibleText(title) || !hasVisibleText(topic)) return;
    const mine = new AbortController();
    running = mine;
    $refusal.set(null);
    $step.set({ kind: 'generating' });
    const request = { title: title.trim(), topic: topic.trim(), mapType };
    const result = await ask(request, mine.signal);
    if (running !== mine) return;
    if (result.ok && result.value.nodes.length === 0) {
      running = null;
      $step.set({ kind: 'form' });
      $refusal.set({ text: result.value.note, isDanger: result.value.meta.safety?.level === 2 });
      return;
    }
    const refused = result.ok ? null : await refuse(request.topic, request.title);
    if (running !== mine) return;
    if (refused) {
      running = null;
      $step.set({ kind: 'form' });
      $refusal.set(refused);
      return;
    }
    const maps = await loadMaps().catch(() => null);
    if (running !== mine) return;
    if (!maps) {
      running = null;
      $step.set({ kind: 'form' });
      showToast({ title: 'The map could not be made', message: 'The connection is gone. What you wrote is still in the form.', variant: 'destructive' });
      return;
    }
    const body = result.ok ? maps.fromReply(result.value, request) : maps.frame(request);
    if (!result.ok) showToast({ title: 'No answer from the server', message: 'Here is an empty frame of questions, made on your device.', variant: 'destructive' });
    closeForm();
    const { id } = await keep(request.title, body);
    offerTopic(id, result.ok ? result.value.meta?.didYouMean : undefined);
  }

  async function importText(content: string, { name, isReceived }: { name: string; isReceived: boolean }): Promise<boolean> {
    $problem.set(null);
    const maps = await loadMaps().catch(() => null);
    const read = maps?.read(content, name) ?? { ok: false as const, problem: 'The reader did not arrive. Try again when the connection is back.' };
    if (!read.ok) {
      $problem.set(read.problem);
      return false;
    }
    await keep(read.title, read.body, isReceived ? [receivedTag] : []);
    return true;
  }

  return {
    $step,
    $form,
    $refusal,
    $problem,
    $made,
    /** `start`: what the fields begin with, as when a link brings a topic. */
    openForm: (start: Partial<MapForm> = {}): void => {
      from = start.topic ?? '';
      // Here before the connection may go: without the server it makes the frame.
      void loadMaps().catch(() => null);
      const kept = draft.read();
      $form.set(kept?.from === from ? readForm(kept) : { ...emptyForm, ...start });
      $step.set({ kind: 'form' });
    },
    change: (form: Partial<MapForm>): void => {
      $form.set({ ...$form.get(), ...form });
      draft.keep({ ...$form.get(), from });
    },
    closeForm,
    submit,
    importText,
    /** A copy of a template or a sample, to change. */
    copy: async (source: { title: string; mapType: MapType; map: string; focusQuestion?: string; origin: 'template' | 'sample' }): Promise<void> => {
      const maps = await loadMaps().catch(() => null);
      const body = maps?.fromSource(source);
      if (body) await keep(source.title, body);
      else showToast({ title: 'The map could not be opened', message: 'Try again when the connection is back.', variant: 'destructive' });
    },
  };
}
/** Draws the map anew on the topic that was offered; a title that was the topic's becomes the new one's. Undo brings the earlier map back. */
export async function takeTopicOffer(work: Work<ConceptMap>, { ask, loadMaps }: Pick<NebulaDeps, 'ask' | 'loadMaps'>): Promise<void> {
  const topic = $topicOffer.get()?.topic;
  if (topic === undefined) return;
  const { title, body } = work.$item.get();
  const request = { title: title || topic, topic, mapType: body.mapType };
  const [result, maps] = await Promise.all([ask(request, new AbortController().signal), loadMaps().catch(() => null)]);
  if (!result.ok || !maps || result.value.nodes.length === 0) return notMadeAgain();
  $topicOffer.set(null);
  if (title.trim().toLowerCase() === body.topic.trim().toLowerCase()) work.rename(`${topic.charAt(0).toUpperCase()}${topic.slice(1)}`);
  work.change(() => maps.fromReply(result.value, request), 'title');
}

export type NebulaStore = ReturnType<typeof createNebula>;

/** Prism without its looks: the form, its autosave, the way to feedback, and what can be done with a reflection in the list. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { Meta } from '../../contracts/api/meta.ts';
import type { PrismFeedback, PrismFeedbackReply, PrismFeedbackRequest } from '../../contracts/api/prism-feedback.ts';
import { type LibraryItem, libraryLimits } from '../../contracts/library.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import type { ReflectionCare } from '../../engine/reflection/care.ts';
import { createDangerSigns } from '../../stores/danger-signs.ts';
import { $library, itemById, keepVersion, newItem, putInTrash, putItem } from '../../stores/library/library.ts';
import { freshReflection, type KeptFeedback, type PortfolioPlace, type ReflectionBody, type ReflectionPrompt, reflectionLimits } from '../../stores/library/shapes/reflection.ts';
import { openWork, type Work, type WorkDeps } from '../../stores/library/work.ts';
import { showToast } from '../../stores/toasts.ts';
import { portfoliosOf } from './portfolios.ts';

export type ReflectionItem = LibraryItem<ReflectionBody>;

export interface PrismDeps {
  ask(body: PrismFeedbackRequest, signal: AbortSignal): Promise<Result<PrismFeedbackReply>>;
  /** The safety screen. @throws when the part does not arrive. */
  loadScreen(): Promise<{ careOf(text: string): ReflectionCare }>;
  /** The engine on this device, for when the server does not answer. @throws when the part does not arrive. */
  loadEngine(): Promise<{ feedbackHere(body: PrismFeedbackRequest): Promise<PrismFeedback> }>;
  work?: WorkDeps;
  now(): Date;
}

/** The form while it is open. */
export interface OpenForm {
  work: Work<ReflectionBody>;
  /** Begun in this form: Cancel takes it out of the list again. */
  isNew: boolean;
}

export type Feedback =
  | { kind: 'analyzing' }
  /** The text tells of danger: no word is said about the writing. */
  | { kind: 'danger'; isSent: boolean }
  | { kind: 'failed' };

export const texts = {
  failed: { title: 'No feedback this time', message: 'Neither the server nor this device could make any. What you wrote is kept.' },
  saved: { title: 'Reflection saved', message: 'It stands in My Reflections, on this device.' },
  notKept: { title: 'Not kept', message: 'This browser keeps nothing for this site, or is full. Export the reflection before you leave the page.' },
} as const;

export function createPrism({ ask, loadScreen, loadEngine, work: workDeps, now }: PrismDeps) {
  const $form = atom<OpenForm | null>(null);
  const $feedback = atom<Feedback | null>(null);
  /** Of the open text. */
  const signs = createDangerSigns();
  /** Said to screen readers. */
  const $status = atom('');
  let running: AbortController | null = null;

  function show(form: OpenForm | null): void {
    running?.abort();
    running = null;
    void $form.get()?.work.close();
    $feedback.set(null);
    signs.clear();
    $status.set('');
    $form.set(form);
  }

  /** Nothing is in the library before the first key. */
  function begin(prompt: ReflectionPrompt | null = null, title = '', text = ''): void {
    const item = newItem<ReflectionBody>('reflection', title.slice(0, libraryLimits.titleChars), freshReflection(prompt), now());
    const work = openWork(item, workDeps);
    show({ work, isNew: true });
    if (text) work.change((body) => ({ ...body, text: text.slice(0, reflectionLimits.textChars) }));
  }

  const open = (item: ReflectionItem): void => show({ work: openWork(item, workDeps), isNew: false });

  const isWritten = ({ title, body }: ReflectionItem): boolean => hasVisibleText(title) || hasVisibleText(body.text);

  /** Closes without the reflection where it was begun in this form; one that was there before keeps its changes. */
  function cancel(): void {
    const form = $form.get();
    if (!form) return;
    const item = form.work.$item.get();
    show(null);
    if (!form.isNew || !itemById(item.id)) return;
    const undo = putInTrash(item.id, now());
    if (isWritten(item)) showToast({ title: 'Reflection put into the trash', message: 'It stays there for 30 days.', action: { label: 'Undo', run: undo } });
  }

  async function save(): Promise<void> {
    const form = $form.get();
    if (!form) return;
    const item = form.work.$item.get();
    const isKept = await putItem(item);
    if (item.body.feedback) await keepVersion(item, 'Saved with feedback', now());
    if ($form.get() === form) show(null);
    showToast(isKept ? texts.saved : { ...texts.notKept, variant: 'destructive' });
  }

  const write = (text: string): void => $form.get()?.work.change((body) => ({ ...body, text: text.slice(0, reflectionLimits.textChars) }), 'text');
  const rename = (title: string): void => $form.get()?.work.rename(title);

  /** Looks at what stands there, on the device. Null: it could not be looked at. */
  async function look(): Promise<0 | 1 | 2 | null> {
    const form = $form.get();
    if (!form || !isWritten(form.work.$item.get())) return null;
    const { title, body } = form.work.$item.get();
    const care = await loadScreen().then(
      ({ careOf }) => careOf(`${title}\n${body.text}`),
      () => null,
    );
    if (!care || $form.get() !== form) return null;
    return signs.hear({ level: care.safety.level, isWeak: care.isWeak });
  }

  /** Takes small signs back, once and for this text: its feedback is made here, and it is sent to nobody. */
  async function denyDanger(): Promise<void> {
    if (signs.deny()) await getFeedback();
  }

  /** With either field empty nothing happens. */
  async function getFeedback(): Promise<void> {
    const form = $form.get();
    if (!form || running) return;
    const { title, body } = form.work.$item.get();
    if (!hasVisibleText(title) || !hasVisibleText(body.text)) return;
    const mine = new AbortController();
    running = mine;
    $feedback.set({ kind: 'analyzing' });
    $status.set('Reading your reflection.');
    const isOver = (): boolean => running !== mine;
    const request = { title, reflection: body.text };
    // The text of someone in danger does not leave the device.
    const level = await look();
    if (isOver()) return;
    if (level === 2) return end({ kind: 'danger', isSent: false });
    const isDenied = signs.isDenied();
    const result = isDenied ? null : await ask(request, mine.signal);
    if (isOver()) return;
    if (result?.ok) {
      const level = result.value.meta.safety?.level ?? 0;
      signs.raise(level);
      if (level === 2) return end({ kind: 'danger', isSent: true });
      return give(form, result.value, byline(result.value.meta), request.reflection);
    }
    const made = await loadEngine()
      .then((engine) => engine.feedbackHere(request))
      .catch(() => null);
    if (isOver()) return;
    const why = isDenied ? 'and nothing was sent' : 'because the server did not answer';
    if (made) return give(form, made, `Made on this device by rules, without a language model, ${why}.`, request.reflection);
    end({ kind: 'failed' });
    showToast({ ...texts.failed, variant: 'destructive' });
  }

  function end(feedback: Feedback | null): void {
    running = null;
    $feedback.set(feedback);
    $status.set(feedback?.kind === 'failed' ? texts.failed.message : '');
  }

  function give({ work }: OpenForm, { strengths, areas_to_improve, emotional_insights, questions }: PrismFeedback, by: string, about: string): void {
    const feedback: KeptFeedback = { strengths, areas_to_improve, emotional_insights, questions, at: now().toISOString(), by, about };
    work.change((body) => ({ ...body, feedback }));
    void work.keep('With feedback');
    end(null);
    $status.set('The feedback is below the form.');
  }

  /** Into the trash, with the way back. */
  function trash(item: ReflectionItem): void {
    if ($form.get()?.work.$item.get().id === item.id) show(null);
    const undo = putInTrash(item.id, now());
    showToast({ title: 'Reflection put into the trash', message: 'It stays there for 30 days.', action: { label: 'Undo', run: undo } });
  }

  /** Changes the body of a reflection that may be open in the form. */
  function changeBody(item: ReflectionItem, change: Partial<ReflectionBody>): void {
    const form = $form.get();
    if (form?.work.$item.get().id === item.id) {
      form.work.change((body) => ({ ...body, ...change }));
      return;
    }
    // What stands in the library now: it may have changed since the list was drawn.
    const current = (itemById(item.id) as ReflectionItem | undefined) ?? item;
    void putItem({ ...current, body: { ...current.body, ...change }, updated: now().toISOString() });
  }

  /** Changes where reflections of a portfolio stand; `order` is their place in the list given. */
  function place(items: readonly ReflectionItem[], change: (old: PortfolioPlace, order: number) => PortfolioPlace): void {
    for (const [order, item] of items.entries()) {
      const { place: old } = item.body;
      const wanted = old && change(old, order);
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(old)) changeBody(item, { place: wanted });
    }
  }

  /** At the end of the portfolio; without a title of the one that was changed last. */
  function addToPortfolio(item: ReflectionItem, title?: string): void {
    const reflections = $library.get().items.filter(({ kind, trashed }) => kind === 'reflection' && trashed === null) as ReflectionItem[];
    const all = portfoliosOf(reflections);
    const portfolio = title ?? all[0]?.title ?? 'My portfolio';
    const last = all.find((each) => each.title === portfolio)?.reflections.at(-1)?.body.place?.order ?? -1;
    changeBody(item, { place: { portfolio, caption: '', order: last + 1 } });
    showToast({ title: 'In the portfolio', message: `“${portfolio}” holds it now.`, action: { label: 'Undo', run: () => changeBody(item, { place: null }) } });
  }

  function takeOut(item: ReflectionItem): void {
    const { place: old } = item.body;
    changeBody(item, { place: null });
    showToast({ title: 'Out of the portfolio', message: 'The reflection itself stays in My Reflections.', action: { label: 'Undo', run: () => changeBody(item, { place: old }) } });
  }

  return {
    $form,
    $feedback,
    $safety: signs.$level,
    $isWeak: signs.$isWeak,
    $status,
    begin,
    open,
    cancel,
    save,
    write,
    rename,
    look,
    getFeedback,
    denyDanger,
    trash,
    place,
    addToPortfolio,
    takeOut,
  };
}
export type Prism = ReturnType<typeof createPrism>;

export function byline({ engine, model, reason, redacted }: Meta): string {
  const who =
    engine === 'openai'
      ? `A language model (${model ?? 'name unknown'}) wrote this. It can be wrong; you decide.`
      : 'Made by rules, without a language model. You decide what fits.';
  const why = engine === 'embedded' && reason && !['no-key', 'student-ai-off', 'safety'].includes(reason) ? ' The language model gave no answer that could be shown.' : '';
  return `${who}${why}${redacted && redacted.length > 0 ? ` Taken out before reading: ${redacted.join(', ')}.` : ''}`;
}

/** PARE's teacher side without its looks: making a lesson, keeping it, opening a session under the code that is shown. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { GeneratePareBody, PlainPare } from '../../contracts/api/generate-pare.ts';
import { itemInHash, type LibraryItem, libraryLimits } from '../../contracts/library.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { codeAlphabet, codeLength } from '../../contracts/live/protocol.ts';
import type { CreateSessionBody } from '../../contracts/live/session.ts';
import { mostReports, type PareAsk, type PareBody, type PareLesson, type PareReport, usualRelevance } from '../../contracts/pare.ts';
import { openPlaces } from '../../engine/pare/open-places.ts';
import { itemById, loadLibrary, newItem, putItem } from '../../stores/library/library.ts';
import { openWork, type Work } from '../../stores/library/work.ts';
import { type HostKey, hostKeys, hostKeysOf, keepHostKey } from '../../stores/live/kept-keys.ts';
import { dismissComplaint, showToast } from '../../stores/toasts.ts';
import { $topicOffer, notMadeAgain, offerTopic } from '../../stores/topic-offer.ts';

export interface PareDeps {
  ask(body: GeneratePareBody): Promise<Result<PlainPare>>;
  open(body: CreateSessionBody): Promise<Result<HostKey>>;
  now(): Date;
  /** From a cryptographic source. */
  randomBytes(count: number): Uint8Array;
}

export function createPare({ ask, open, now, randomBytes }: PareDeps) {
  const $form = atom<PareAsk>({ topic: '', gradeLevel: '', subject: '' });
  const $work = atom<Work<PareBody> | null>(null);
  const $busy = atom<'generating' | 'launching' | null>(null);
  /** Shown from the first lesson on; a session that is launched has it, or the one that replaced it. */
  const $code = atom<string | null>(null);
  const $session = atom<HostKey | null>(null);
  /** The words sounded as if someone may be in danger. */
  const $needsHelp = atom(false);
  /** Why nothing was made of the last topic, and what could be taught in its place. */
  const $refusal = atom<{ why: string; better: string } | null>(null);
  /** The lesson that was not launched, because the class would read places that are not filled. */
  const $warned = atom<string | null>(null);
  /** Said to screen readers. */
  const $status = atom('');

  async function show(item: LibraryItem<PareBody>): Promise<void> {
    await $work.get()?.close();
    $work.set(openWork(item));
    $form.set(item.body.asked);
    $code.set($code.get() ?? drawCode(randomBytes));
  }

  async function generate(): Promise<void> {
    if ($busy.get()) return;
    const { topic, gradeLevel, subject } = $form.get();
    if (!hasVisibleText(topic)) {
      showToast({ title: 'Topic Required', message: 'Please enter a topic to generate a PARE lesson', variant: 'destructive' });
      return;
    }
    dismissComplaint();
    $busy.set('generating');
    $needsHelp.set(false);
    $refusal.set(null);
    $status.set('Making the PARE lesson.');
    const result = await ask({ topic, gradeLevel, subject, standards: topic });
    $busy.set(null);
    $status.set('');
    if (!result.ok) {
      showToast({ title: 'Error', message: 'Failed to generate PARE lesson. Please try again.', variant: 'destructive' });
      return;
    }
    const { meta, title, backgroundBullets } = result.value;
    if (meta?.reason === 'safety' || meta?.reason === 'refused-request') {
      // The lesson that came is about something else than what was asked for.
      $needsHelp.set(meta.reason === 'safety');
      $refusal.set({ why: backgroundBullets[0] ?? '', better: meta.reason === 'safety' ? '' : (meta.basedOn?.[0]?.title ?? title) });
      return;
    }
    const item = newItem('pare', title.slice(0, libraryLimits.titleChars), bodyOf(result.value, { topic, gradeLevel, subject }), now());
    await show(item);
    offerTopic(item.id, meta?.didYouMean);
    void putItem(item);
    $status.set('The PARE lesson is ready.');
  }

  /** Makes the lesson anew on the topic that was offered. Undo brings the earlier one back. */
  async function takeOffer(): Promise<void> {
    const work = $work.get();
    const topic = $topicOffer.get()?.topic;
    if (!work || topic === undefined || $busy.get()) return;
    const asked = { ...work.$item.get().body.asked, topic };
    $busy.set('generating');
    const result = await ask({ ...asked, standards: topic });
    $busy.set(null);
    if (!result.ok || result.value.meta?.reason === 'safety' || result.value.meta?.reason === 'refused-request') return notMadeAgain();
    $topicOffer.set(null);
    $form.set(asked);
    work.rename(result.value.title);
    work.change(({ reports }) => ({ ...bodyOf(result.value, asked), reports }), 'title');
    $status.set(`The PARE lesson is about ${topic} now. Undo brings the earlier one back.`);
  }

  async function openItem(id: string): Promise<boolean> {
    await loadLibrary();
    const item = itemById(id);
    if (item?.kind !== 'pare' || item.trashed !== null) return false;
    // The reader of PARE lessons has read it.
    await show(item as LibraryItem<PareBody>);
    return true;
  }

  async function save(): Promise<void> {
    const work = $work.get();
    if (!work) return;
    await putItem(work.$item.get());
    await work.keep('Kept by you');
    showToast({ title: 'Saved', message: 'This lesson is in your library on this device.' });
  }

  /** `withPlaces`: also with marked places that are not filled. */
  async function launch({ withPlaces = false } = {}): Promise<void> {
    const work = $work.get();
    const code = $code.get();
    if (!work || !code || $busy.get()) return;
    const { id, title, body } = work.$item.get();
    const running = sessionOfItem(id, now());
    // One class, one session: a second one would be empty while the students sit in the first.
    if (running) return $session.set(running);
    const content = lessonOf(title, body);
    const missing = missingIn(content);
    if (missing) {
      showToast({ title: 'Not ready yet', message: `${missing} is empty. Write it, then launch again.`, variant: 'destructive' });
      return;
    }
    $warned.set(withPlaces || openPlaces(content).length === 0 ? null : id);
    if ($warned.get()) return;
    $busy.set('launching');
    const result = await open({ kind: 'pare', code, content });
    $busy.set(null);
    if (!result.ok) {
      showToast({ title: 'Not launched', message: 'The session could not be opened. Your lesson is safe. Please try again.', variant: 'destructive' });
      return;
    }
    const key = { ...result.value, item: id };
    keepHostKey(key);
    $code.set(key.code);
    $session.set(key);
    showToast({ title: 'Session Launched', message: `Session code: ${result.value.code} has been created. Students can now join!` });
  }

  /** Puts the report beside the lesson that was taught; where that is gone, the lesson comes back with it. */
  async function keepReport({ item: id = '' }: HostKey, lesson: PareLesson, report: PareReport): Promise<boolean> {
    await loadLibrary();
    const work = $work.get();
    if (work?.$item.get().id === id) {
      work.change((body) => withReport(body, report));
      return putItem(work.$item.get());
    }
    const item = itemById(id);
    if (item?.kind !== 'pare' || item.trashed !== null) {
      const { title, ...parts } = lesson;
      const body: PareBody = { ...parts, asked: { topic: '', gradeLevel: '', subject: '' }, origin: 'own', grounding: 'topic-pack', sources: [], reports: [report] };
      return putItem(newItem('pare', title.slice(0, libraryLimits.titleChars), body, now()));
    }
    // The reader of PARE lessons has read it.
    return putItem({ ...item, body: withReport(item.body as PareBody, report), updated: now().toISOString() });
  }

  return {
    $form,
    $work,
    $busy,
    $code,
    $session,
    $needsHelp,
    $refusal,
    $warned,
    $status,
    generate,
    takeOffer,
    openItem,
    save,
    launch,
    keepReport,
    /** The other topic goes into the form; a subject that named the refused one goes out of it. */
    takeBetter: (): void => {
      $form.set({ ...$form.get(), topic: $refusal.get()?.better ?? '', subject: '' });
      $refusal.set(null);
    },
    edit: (change: Partial<PareAsk>) => $form.set({ ...$form.get(), ...change }),
    startFrom: (title: string, body: PareBody) => {
      const item = newItem('pare', title, body, now());
      void show(item);
      void putItem(item);
    },
    /** A session this device leads. */
    resume: (code: string): boolean => {
      const key = hostKeys(now())[code];
      if (key) $session.set(key);
      return key !== undefined;
    },
    lead: (key: HostKey) => $session.set(key),
    /** Back to the lesson, whether the session goes on or not. The next one gets a code of its own. */
    leaveSession: () => {
      const { item } = $session.get() ?? {};
      $session.set(null);
      if (item && !$work.get()) void openItem(item);
      $code.set($work.get() ? drawCode(randomBytes) : null);
    },
    follow: async (address: URL): Promise<void> => {
      const id = itemInHash(address.hash);
      const topic = address.searchParams.get('topic')?.trim();
      if (topic)
        $form.set({ topic: topic.slice(0, limits.pare.topicChars), gradeLevel: address.searchParams.get('gradeLevel') ?? '', subject: address.searchParams.get('subject') ?? '' });
      if (id && !(await openItem(id))) showToast({ title: 'Not found', message: 'This lesson is not on this device, or it lies in the trash.', variant: 'destructive' });
    },
  };
}
export type PareStore = ReturnType<typeof createPare>;

function bodyOf({ meta, title: _, ...lesson }: PlainPare, asked: PareAsk): PareBody {
  return {
    ...lesson,
    relevance: usualRelevance,
    asked,
    // Of a lesson that does not say who made it nobody says that it was checked.
    origin: meta?.engine ?? 'openai',
    grounding: meta === undefined ? 'model' : meta.grounding === 'scaffold' || meta.grounding === 'model' ? meta.grounding : 'topic-pack',
    sources: (meta?.sources ?? []).map(({ title: work, author, year }) => `${author} (${year}). ${work}`),
    reports: [],
  };
}

const sessionOfItem = (id: string, now: Date): HostKey | undefined => hostKeysOf('pare', now).find(({ item, isOver }) => item === id && !isOver);

/** The newest report of a session takes the place of an earlier one of the same. */
const withReport = (body: PareBody, report: PareReport): PareBody => ({
  ...body,
  reports: [report, ...body.reports.filter(({ code, at }) => code !== report.code || at.slice(0, 10) !== report.at.slice(0, 10))].slice(0, mostReports),
});

/** What a class gets to see of an item. */
export const lessonOf = (title: string, { asked: _, origin: __, grounding: ___, sources: ____, reports: _____, ...parts }: PareBody): PareLesson => ({
  ...parts,
  title: hasVisibleText(title) ? title : 'PARE lesson',
  echoPrompts: parts.echoPrompts.filter(hasVisibleText),
});

function missingIn({ pulseScene, activateTask, revealContent, echoPrompts }: PareLesson): string | null {
  if (!hasVisibleText(pulseScene)) return 'Pulse Hook';
  if (!hasVisibleText(activateTask)) return 'Activate Task';
  if (!hasVisibleText(revealContent)) return 'Reveal Content';
  return echoPrompts.length === 0 ? 'Echo Questions' : null;
}

/** As the server draws them; it takes this one if it is free. */
export function drawCode(randomBytes: (count: number) => Uint8Array): string {
  const fairBelow = 256 - (256 % codeAlphabet.length);
  let code = '';
  while (code.length < codeLength) for (const byte of randomBytes(codeLength)) if (byte < fairBelow && code.length < codeLength) code += codeAlphabet[byte % codeAlphabet.length];
  return code;
}

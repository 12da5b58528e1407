/** Comet without its looks: the list, one piece of notes, and the live session that comes out of it. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { CometContent, NotesBody, SampleNotes } from '../../contracts/comet.ts';
import { itemInHash, type LibraryItem, libraryLimits } from '../../contracts/library.ts';
import { readCode } from '../../contracts/live/protocol.ts';
import type { CreateSessionBody } from '../../contracts/live/session.ts';
import { mostNotesReports, type NotesReport } from '../../contracts/notes-report.ts';
import { $library, itemById, loadLibrary, newItem, putItem } from '../../stores/library/library.ts';
import { openWork, type Work } from '../../stores/library/work.ts';
import { forgetHostKey, type HostKey, keepHostKey } from '../../stores/live/kept-keys.ts';
import { showToast } from '../../stores/toasts.ts';
import { faultIn } from './class-limits.ts';
import { bodyOfSample, contentOf, drawClassCode, newBody } from './notes-body.ts';

export type View =
  | { name: 'dashboard' }
  | { name: 'create' }
  /** `sample`: the notes are as they ship, so that the session view has their demo class. */
  | { name: 'detail'; work: Work<NotesBody>; sample: SampleNotes | null }
  /** `key` null: nothing but the demo class, because no session could be opened. */
  | { name: 'session'; key: HostKey | null; from: { id: string; title: string; sample: SampleNotes | null } };

export interface CometDeps {
  open: (body: CreateSessionBody) => Promise<Result<HostKey>>;
  keys: () => Record<string, HostKey>;
  now: () => Date;
}

export function createComet({ open, keys, now }: CometDeps, samples: readonly SampleNotes[] = []) {
  const $view = atom<View>({ name: 'dashboard' });
  const $isLaunching = atom(false);
  /** Said to screen readers. */
  const $status = atom('');

  /** The code under which notes are live, where this device leads the session. A sample is known by its id: it stands in no library. */
  function liveCode(body: NotesBody, sample: SampleNotes | null): string | null {
    const all = keys();
    if (body.origin !== 'sample') return body.live && all[body.live] && !all[body.live]?.isOver ? body.live : null;
    return Object.values(all).find(({ kind, item, isOver }) => kind === 'comet' && !isOver && item !== undefined && item === sample?.id)?.code ?? null;
  }

  function setView(view: View): void {
    const before = $view.get();
    if (before.name === 'detail') void before.work.close();
    $isLaunching.set(false);
    $view.set(view);
  }

  function openItem(item: LibraryItem<NotesBody>, sample: SampleNotes | null = null): void {
    const ready = withFreshCode(item);
    if (ready !== item) void putItem(ready);
    setView({ name: 'detail', work: openWork(ready), sample });
  }

  /** The code that is shown is the one that the next class gets: that of a session which is over leads nowhere, also where this page did not see its end. */
  function withFreshCode(item: LibraryItem<NotesBody>): LibraryItem<NotesBody> {
    const { origin, live, classCode } = item.body;
    if (origin === 'sample' || origin === 'kept' || liveCode(item.body, null)) return item;
    const led = keys()[classCode];
    // Its launch is not stored yet.
    if (led && !led.isOver) return { ...item, body: { ...item.body, live: classCode } };
    const isUsed = classCode === live || led !== undefined || readCode(classCode) === null;
    return isUsed ? { ...item, body: { ...item.body, classCode: drawClassCode() } } : item;
  }

  function openById(id: string): boolean {
    const item = itemById(id);
    if (item?.kind !== 'guided-notes' || item.trashed !== null) return false;
    // The reader of guided notes has read it.
    openItem(item as LibraryItem<NotesBody>);
    return true;
  }

  /** What the address asks for: an item of the library, or a session that this device leads. */
  async function start(address: URL): Promise<void> {
    const id = itemInHash(address.hash);
    const code = sessionInHash(address.hash);
    await loadLibrary();
    if (id && !openById(id)) showToast({ title: 'Not found', message: 'These notes are not on this device, or they lie in the trash.', variant: 'destructive' });
    if (code && !resume(code)) showToast({ title: 'Not found', message: 'This device does not lead a session with this code.', variant: 'destructive' });
  }

  function openNew(title: string, body: NotesBody): void {
    const item = newItem('guided-notes', title.slice(0, libraryLimits.titleChars), body, now());
    openItem(item);
    void putItem(item);
  }

  function openSample(sample: SampleNotes): void {
    openItem(newItem('guided-notes', sample.title, bodyOfSample(sample), now()), sample);
  }

  /** Opens a live session with the notes as they stand. Where none can be opened, a sample shows its demo class alone. */
  async function launch(): Promise<void> {
    const view = $view.get();
    if (view.name !== 'detail' || $isLaunching.get()) return;
    const { work } = view;
    const { id, title, body } = work.$item.get();
    const sample = body.origin === 'sample' ? view.sample : null;
    const running = liveCode(body, sample);
    if (running && resume(running)) return;
    const fault = faultIn(title, body);
    if (fault) return showToast({ title: 'Not ready', message: fault, variant: 'destructive' });
    const content = contentOf(title, body);
    $isLaunching.set(true);
    $status.set('Opening the session.');
    const code = readCode(body.classCode);
    const result = await open({ kind: 'comet', content, ...(code && { code }) });
    if ($view.get() !== view) return;
    $isLaunching.set(false);
    if (!result.ok && !sample) {
      $status.set('');
      return showToast({ title: 'No session', message: whyNot(result), variant: 'destructive' });
    }
    const key = result.ok ? { ...result.value, item: sample?.id ?? id } : null;
    if (key) keepHostKey(key);
    if (result.ok && !sample) work.change((old) => ({ ...old, live: result.value.code, classCode: result.value.code }));
    if (result.ok) $status.set(`The session is open. Its code is ${[...result.value.code].join(' ')}.`);
    else showToast({ title: 'Demo class only', message: whyNot(result) });
    setView({ name: 'session', key, from: { id, title, sample } });
  }

  /** Comes back to a session that this device leads, or to the results of one that has ended. */
  function resume(code: string): boolean {
    const key = keys()[code];
    if (key?.kind !== 'comet') return false;
    const own = itemOfSession(code) ?? itemById(key.item ?? '');
    const sample = own ? undefined : samples.find(({ id }) => id === key.item);
    setView({ name: 'session', key, from: { id: own?.id ?? '', title: key.title, sample: sample ?? null } });
    return true;
  }

  /** Back to the notes; the session goes on. */
  function leaveSession(): void {
    const view = $view.get();
    if (view.name !== 'session') return;
    const { id, sample } = view.from;
    if (openById(id)) return;
    if (sample) openSample(sample);
    else setView({ name: 'dashboard' });
  }

  /** The session is over: its code leads nowhere any more, and the notes are open for another one. */
  async function sessionEnded(code: string, students: number): Promise<void> {
    $status.set('The session has ended.');
    const item = itemOfSession(code);
    if (item) await putItem({ ...item, updated: now().toISOString(), body: { ...item.body, live: null, classCode: drawClassCode(), ...(students > 0 && { students }) } });
  }

  /** Puts the report beside the notes that were used; a sample, or notes that are gone, come into the library with it. False: this browser has no room. */
  async function keepReport(led: HostKey, content: CometContent, report: NotesReport): Promise<boolean> {
    await loadLibrary();
    const key = keys()[led.code] ?? led;
    const own = itemById(key.item ?? '');
    // The reader of guided notes has read it.
    if (own?.kind === 'guided-notes' && own.trashed === null) return putItem(withReport(own as LibraryItem<NotesBody>, report, now()));
    const { title, lessonTitle, notes, questions } = content;
    const item = newItem('guided-notes', title.slice(0, libraryLimits.titleChars), newBody({ lessonTitle, notes, questions, students: report.students, reports: [report] }), now());
    const isKept = await putItem(item);
    if (isKept) keepHostKey({ ...key, item: item.id });
    return isKept;
  }

  /** Nothing of a session that has ended is wanted any more. */
  function putAway(code: string): void {
    forgetHostKey(code);
    leaveSession();
  }

  return {
    $view,
    $isLaunching,
    $status,
    start,
    showDashboard: () => setView({ name: 'dashboard' }),
    showCreate: () => setView({ name: 'create' }),
    liveCode,
    open: openById,
    openNew,
    openSample,
    launch,
    resume,
    leaveSession,
    sessionEnded,
    keepReport,
    putAway,
  };
}
export type CometStore = ReturnType<typeof createComet>;

/** The session that an address asks for: "#session=BCDFGH". */
export const sessionInHash = (hash: string): string | null => readCode(new URLSearchParams(hash.replace(/^#/, '')).get('session') ?? '');

/** The newest report of a session takes the place of an earlier one of the same. */
const withReport = (item: LibraryItem<NotesBody>, report: NotesReport, now: Date): LibraryItem<NotesBody> => ({
  ...item,
  updated: now.toISOString(),
  body: { ...item.body, reports: [report, ...item.body.reports.filter(({ code }) => code !== report.code)].slice(0, mostNotesReports) },
});

// The reader of guided notes has read them.
const itemOfSession = (code: string): LibraryItem<NotesBody> | undefined =>
  $library.get().items.find((item): item is LibraryItem<NotesBody> => item.kind === 'guided-notes' && (item as LibraryItem<NotesBody>).body.live === code);

function whyNot(result: Extract<Result<unknown>, { ok: false }>): string {
  const { failure } = result;
  if (failure.kind === 'network') return 'The server cannot be reached. Your notes are kept; look at the connection and try again.';
  if (failure.kind === 'status' && failure.problem) return failure.problem.errors?.[0]?.message ?? failure.problem.detail ?? failure.problem.title;
  return 'The session could not be opened. Your notes are kept. Try again in a moment.';
}

/** Aurora without its looks: three views, making a lesson, making a part of it again, copies for other classes. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { GenerateLessonBody, PlainLesson } from '../../contracts/api/generate-lesson.ts';
import { type LessonAsk, type LessonBody, type LessonPart, nearestDuration, type SampleLessonFile, slideCounts } from '../../contracts/lesson.ts';
import { itemInHash, itemPath, type LibraryItem, libraryLimits } from '../../contracts/library.ts';
import { limits } from '../../contracts/limits.ts';
import { takingParts, withShown, withTwins } from '../../engine/lesson/twins.ts';
import { itemById, loadLibrary, newItem, putItem } from '../../stores/library/library.ts';
import { lessonShape } from '../../stores/library/shapes/lesson.ts';
import { openWork, type Work } from '../../stores/library/work.ts';
import { showToast } from '../../stores/toasts.ts';
import { $topicOffer, notMadeAgain, offerTopic } from '../../stores/topic-offer.ts';
import { fallbackLesson } from './fallback-lesson.ts';
import { lessonDraft } from './lesson-draft.ts';
import { type ShowView, showViewIn } from './show-address.ts';
import { templates } from './templates.ts';

export type View =
  | { name: 'dashboard' }
  | { name: 'create'; start: Partial<LessonAsk> }
  | { name: 'detail'; work: Work<LessonBody> }
  | { name: 'show'; item: string; view: ShowView };

export interface AuroraDeps {
  ask: (body: GenerateLessonBody) => Promise<Result<PlainLesson>>;
  sample: (id: string) => Promise<Result<SampleLessonFile>>;
  now: () => Date;
  /** Puts another address of this page in the bar, as a step that Back takes back. */
  go: (path: string) => void;
}

const home = '/tools/aurora';

export function createAurora({ ask, sample, now, go }: AuroraDeps) {
  const $view = atom<View>({ name: 'dashboard' });
  /** What is being made: the whole lesson, or a part by its name. */
  const $busy = atom<'lesson' | LessonPart | `slide ${number}` | null>(null);
  /** The words sounded as if someone may be in danger: the help card leads. */
  const $needsHelp = atom(false);
  /** Said to screen readers. */
  const $status = atom('');
  const draft = lessonDraft();
  let turn = 0;

  function setView(view: View): void {
    const before = $view.get();
    if (before.name === 'detail') void before.work.close();
    turn++;
    $busy.set(null);
    $needsHelp.set(false);
    $view.set(view);
  }

  /** `sample`: what the item is a copy of. Until the first change the copy is kept nowhere, and after a reload the address asks for the sample again. */
  function openItem(item: LibraryItem<LessonBody>, sample?: string): void {
    setView({ name: 'detail', work: openWork(item) });
    go(itemPath('lesson', item.id) + (sample === undefined ? '' : `&sample=${encodeURIComponent(sample)}`));
  }

  function showDashboard(): void {
    setView({ name: 'dashboard' });
    go(home);
  }

  function open(id: string): boolean {
    const item = itemById(id);
    if (item?.kind !== 'lesson' || item.trashed !== null) return false;
    // The reader of lessons has read it.
    openItem(item as LibraryItem<LessonBody>);
    return true;
  }

  /** What the address asks for: an item, its slides in a window of their own, or a form with a topic in it. */
  async function start(address: URL): Promise<void> {
    const id = itemInHash(address.hash);
    const topic = address.searchParams.get('topic')?.trim();
    const show = showViewIn(address.hash);
    const view = $view.get();
    if (view.name === 'detail') {
      if (view.work.$item.get().id === id) return;
      // A fragment of another kind is a place on this page.
      if (address.hash !== '' && !id) return;
      // Back, to where the lesson was opened.
      if (address.hash === '' && !topic) return setView({ name: 'dashboard' });
    }
    if (id && show) {
      await loadLibrary();
      return setView({ name: 'show', item: id, view: show });
    }
    if (topic && !id) setView({ name: 'create', start: startFrom(address.searchParams) });
    await loadLibrary();
    const from = new URLSearchParams(address.hash.slice(1)).get('sample');
    if (id && from && !itemById(id)) return openSample(from, id);
    if (id && !open(id)) showToast({ title: 'Not found', message: 'This lesson is not on this device, or it lies in the trash.', variant: 'destructive' });
  }

  /** `as`: the id of the copy, where the address names one. */
  async function openSample(id: string, as?: string): Promise<void> {
    const result = await sample(id);
    if (!result.ok) return showToast({ title: 'Not loaded', message: 'The sample lesson did not arrive. Please try again.', variant: 'destructive' });
    const { title, body } = result.value;
    openItem({ ...newItem('lesson', title, body, now()), ...(as !== undefined && { id: as }) }, id);
  }

  async function submit(asked: LessonAsk): Promise<void> {
    if ($busy.get()) return;
    $busy.set('lesson');
    $needsHelp.set(false);
    $status.set('Making the lesson.');
    const isOfForm = $view.get().name === 'create';
    const mine = ++turn;
    const result = await ask({ ...asked, teacherId: 1 });
    if (mine !== turn) return;
    $busy.set(null);
    if (result.ok && result.value.meta?.reason === 'safety') {
      $needsHelp.set(true);
      $status.set('');
      return;
    }
    if (!result.ok) console.error('Failed to generate lesson');
    const made = result.ok ? lessonOf(result.value, asked) : fallbackLesson(asked);
    const item = { ...newItem('lesson', made.title.slice(0, libraryLimits.titleChars), made.body, now()), ...(!result.ok && { id: String(now().getTime()) }) };
    $status.set(result.ok ? 'The lesson is ready.' : 'A basic draft is shown.');
    if (isOfForm) draft.clear();
    openItem(item);
    offerTopic(item.id, result.ok ? result.value.meta?.didYouMean : undefined);
    void putItem(item);
  }

  /** Makes the lesson anew on the topic that was offered. */
  async function takeOffer(): Promise<void> {
    const topic = $topicOffer.get()?.topic;
    const made = topic === undefined ? null : await again('lesson', 0, { topic });
    if (!made) return;
    $topicOffer.set(null);
    made.work.rename(made.fresh.title);
    made.work.change((old) => keepingLocked(old, made.fresh.body), 'title');
    $status.set(`The lesson is about ${topic} now. Undo brings the earlier one back.`);
  }

  /** Asks again for the whole lesson in the place of a basic draft. Undo brings the draft back. */
  async function retry(): Promise<void> {
    const made = await again('lesson');
    if (!made) return;
    const { work, fresh } = made;
    const { title, body } = fresh;
    work.rename(title);
    // Under the key of the title, so that both are one step for undo.
    work.change((old) => keepingLocked(old, body), 'title');
    $status.set('The lesson is ready.');
  }

  /** Another lesson for the same request in the place of this one; its title and its locked parts stay. Undo brings the rest back. */
  async function redoLesson(): Promise<void> {
    const made = await again('lesson', 1);
    if (!made) return;
    const { work, fresh, variation } = made;
    work.change((old) => ({ ...keepingLocked(old, fresh.body), asked: old.asked, standards: old.standards, variation }));
    $status.set('Another lesson is there. Undo brings the earlier one back.');
  }

  async function redo(part: LessonPart): Promise<void> {
    const made = await again(part);
    if (!made) return;
    const { work, fresh, variation } = made;
    work.change((body) => ({ ...takingParts(body, fresh.body, [part]), variation }));
    $status.set('Done. Undo brings the earlier one back.');
  }

  /** Another slide of the same kind; where the new lesson has none, the one at the same place. */
  async function redoSlide(place: number): Promise<void> {
    const made = await again(`slide ${place}`);
    if (!made) return;
    const { work, variation } = made;
    const { slides, hingeQuestion, exitTicket } = made.fresh.body;
    const old = work.$item.get().body.slides[place];
    const title = (text: string): string => text.trim().toLowerCase();
    const fresh = slides.filter((slide) => slide.kind === old?.kind && JSON.stringify(slide.content) !== JSON.stringify(old.content));
    const next = fresh.find((slide) => title(slide.title) !== title(old?.title ?? '')) ?? fresh[0] ?? slides[Math.min(place, slides.length - 1)];
    const shown = next?.kind === 'hinge' ? { hingeQuestion } : next?.kind === 'exit' ? { exitTicket } : {};
    if (old && next) work.change((body) => withTwins(body, { ...body, slides: body.slides.map((slide, i) => (i === place ? next : slide)), ...shown, variation }));
    $status.set('Done. Undo brings the earlier slide back.');
  }

  async function again(what: 'lesson' | LessonPart | `slide ${number}`, by = what === 'lesson' ? 0 : 1, change: Partial<LessonAsk> = {}) {
    const view = $view.get();
    if (view.name !== 'detail' || $busy.get()) return null;
    const { work } = view;
    const { body } = work.$item.get();
    const asked = { ...askedOf(work.$item.get()), ...change };
    const variation = (body.variation + by) % (limits.lesson.variations + 1);
    $busy.set(what);
    $status.set('Asking for another one.');
    const mine = ++turn;
    const result = await ask({ ...asked, variation, teacherId: 1 });
    if (mine !== turn) return null;
    $busy.set(null);
    if (!result.ok || result.value.meta?.reason === 'safety' || result.value.meta?.reason === 'refused-request') {
      $status.set('');
      notMadeAgain();
      return null;
    }
    return { work, fresh: lessonOf(result.value, asked), asked, variation };
  }

  /** A second lesson: the same, word for word, or as `change` makes it of this one. */
  async function duplicate(change: (body: LessonBody) => LessonBody = (body) => body): Promise<void> {
    const view = $view.get();
    if (view.name !== 'detail' || $busy.get()) return;
    const { title, body } = view.work.$item.get();
    const copy = newItem('lesson', `${title} (copy)`.slice(0, libraryLimits.titleChars), { ...change(body), origin: body.origin === 'sample' ? 'own' : body.origin }, now());
    openItem(copy);
    await putItem(copy);
    showToast({ title: 'Duplicated', message: 'You are in the copy now.' });
  }

  /** A new lesson on the same topic, for another grade or length. */
  async function makeAnew(change: Pick<LessonAsk, 'gradeLevel' | 'duration'>): Promise<void> {
    const view = $view.get();
    if (view.name === 'detail') await submit({ ...askedOf(view.work.$item.get()), ...change });
  }

  return {
    $view,
    /** What was entered into the form and not used yet. */
    draft,
    $busy,
    $needsHelp,
    $status,
    start,
    showDashboard,
    showForm: (start: Partial<LessonAsk> = {}) => setView({ name: 'create', start }),
    open,
    openSample,
    openNew: (title: string, body: LessonBody): void => {
      const item = newItem('lesson', title, body, now());
      openItem(item);
      void putItem(item);
    },
    submit,
    retry,
    takeOffer,
    redoLesson,
    redo,
    redoSlide,
    duplicate,
    makeAnew,
  };
}
export type AuroraStore = ReturnType<typeof createAurora>;

/** What the answer leaves out is empty, or as it was asked for; nobody is said to have checked a lesson of which the server does not say who made it. */
function lessonOf({ title, meta, ...lesson }: PlainLesson, asked: LessonAsk): { title: string; body: LessonBody } {
  // A lesson on another topic than was asked for is not made again from that topic.
  const own = meta?.reason === 'refused-request' ? null : asked;
  // Why it is another topic stands in the notice, and is no part of the lesson.
  const [why = ''] = lesson.gaps ?? [];
  const description = (own === null && lesson.description?.startsWith(why) ? lesson.description.slice(why.length) : (lesson.description ?? '')).trim();
  const sources = (meta?.sources ?? []).map(({ title: work, author, year }) => `${author} (${year}). ${work}`);
  const body = lessonShape.read({ ...asked, ...lesson, description, asked: own, variation: 0, origin: meta?.engine ?? 'openai', sources }, lessonShape.version);
  return body ? { title, body } : fallbackLesson(asked);
}

const keepingLocked = (old: LessonBody, fresh: LessonBody): LessonBody => {
  const locked = old.locked ?? [];
  return { ...takingParts(fresh, old, withShown(old, locked)), locked };
};

/** What the lesson was asked for with; for one written by hand, what it says of itself. */
export function askedOf({ title, body }: LibraryItem<LessonBody>): LessonAsk {
  return (
    body.asked ?? {
      subject: body.subject || 'General',
      gradeLevel: body.gradeLevel || 'Grade 7',
      topic: (title || 'Untitled').slice(0, limits.lesson.topicChars),
      duration: nearestDuration(body.duration),
      teachingStyle: body.teachingStyle,
      standards: body.standards,
      slideCount: Math.max(slideCounts.min, Math.min(slideCounts.max, body.slides.length)),
      contentDifficulty: 3,
      template: 'standard',
    }
  );
}

/** "?topic=…&subject=…&duration=…", as "Teach this" links write it. */
function startFrom(params: URLSearchParams): Partial<LessonAsk> {
  const text = (name: string, most: number): string => (params.get(name) ?? '').slice(0, most);
  const minutes = Number.parseInt(params.get('duration') ?? '', 10);
  const template = templates.find(({ id }) => id === params.get('template'));
  return {
    topic: text('topic', limits.lesson.topicChars),
    subject: text('subject', limits.lesson.subjectChars),
    gradeLevel: text('gradeLevel', limits.lesson.gradeChars),
    ...(template && { template: template.id, ...template.start }),
    ...(Number.isFinite(minutes) && { duration: nearestDuration(minutes) }),
  };
}

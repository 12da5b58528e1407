/** One item of the library while it is open: every change is kept at once, can be undone, and only one tab writes. */
import { atom, type ReadableAtom } from 'nanostores';
import { type LibraryItem, type LibraryVersion, libraryLimits } from '../../contracts/library.ts';
import { $library, isItemKept, itemById, keepVersion, putItem } from './library.ts';
import { shapes } from './shapes/index.ts';

export type SavedState = 'saved' | 'saving' | 'not-kept';

export interface Work<Body> {
  $item: ReadableAtom<LibraryItem<Body>>;
  $saved: ReadableAtom<SavedState>;
  $canUndo: ReadableAtom<boolean>;
  $canRedo: ReadableAtom<boolean>;
  /** True while another tab has the item open: nothing is written here. */
  $isElsewhere: ReadableAtom<boolean>;
  /** Changes the body. Changes with the same `key` within a second are one step for undo, as typing in one field is. */
  change(update: (body: Body) => Body, key?: string): void;
  rename(title: string): void;
  setTags(tags: readonly string[]): void;
  undo(): void;
  redo(): void;
  /** Keeps how it stands now among the versions. */
  keep(label: string): Promise<void>;
  /** Puts an earlier version in the place of what is there, which is kept as a version first. Undo brings it back too. */
  restore(version: LibraryVersion): Promise<void>;
  /** Makes this tab the one that writes; the other one only shows. */
  takeOver(): void;
  /** Ends with the last change written. */
  close(): Promise<void>;
}

/** What an undo step brings back. */
type Step<Body> = Pick<LibraryItem<Body>, 'title' | 'body'>;

/** Milliseconds within which typing in one field is one step. */
const oneStep = 1_000;
const mostSteps = 200;

export interface WorkDeps {
  now: () => Date;
  /** The browser's locks; absent in old browsers, which then have no guard. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

const browser = (): WorkDeps => ({ now: () => new Date(), locks: globalThis.navigator?.locks });

/** `item` need not be in the library yet: the first change puts it there. */
export function openWork<Body>(item: LibraryItem<Body>, { now, locks }: WorkDeps = browser()): Work<Body> {
  const $item = atom(item);
  const $saved = atom<SavedState>(isItemKept(item.id) ? 'saved' : 'not-kept');
  const $canUndo = atom(false);
  const $canRedo = atom(false);
  const $isElsewhere = atom(false);
  const past: Step<Body>[] = [];
  let future: Step<Body>[] = [];
  let lastKey: { key: string; at: number } | null = null;
  let writing: Promise<void> | null = null;
  let isStale = false;
  let isOpened = false;

  const showSteps = (): void => {
    $canUndo.set(past.length > 0);
    $canRedo.set(future.length > 0);
  };

  /** Writes what is there; what changes meanwhile is written right after. */
  function write(): void {
    $saved.set('saving');
    isStale = true;
    writing ??= (async () => {
      while (isStale) {
        isStale = false;
        const isKept = await putItem($item.get());
        if (!isStale) $saved.set(isKept ? 'saved' : 'not-kept');
      }
      writing = null;
    })();
  }

  function set(change: Partial<LibraryItem<Body>>): void {
    // How it was when it was opened stays among the versions.
    if (!isOpened && item.created !== item.updated) void keepVersion(item, 'Before these changes', now());
    isOpened = true;
    // Pinned or put into the trash from the list, or from another tab.
    const { isPinned, trashed } = itemById(item.id) ?? $item.get();
    $item.set({ ...$item.get(), isPinned, trashed, ...change, updated: now().toISOString() });
    write();
  }

  function step(change: Partial<Step<Body>>, key?: string): void {
    if ($isElsewhere.get()) return;
    const at = now().getTime();
    const isSameStep = key !== undefined && lastKey?.key === key && at - lastKey.at < oneStep;
    lastKey = key === undefined ? null : { key, at };
    if (!isSameStep) past.push({ title: $item.get().title, body: $item.get().body });
    if (past.length > mostSteps) past.shift();
    future = [];
    set(change);
    showSteps();
  }

  function travel(from: Step<Body>[], to: Step<Body>[]): void {
    const next = $isElsewhere.get() ? undefined : from.pop();
    if (!next) return;
    to.push({ title: $item.get().title, body: $item.get().body });
    lastKey = null;
    set(next);
    showSteps();
  }

  /** Shows what the other tab has written. The id belongs to this item, so the body is of its kind. */
  const follow = (): void => $item.set((itemById(item.id) as LibraryItem<Body> | undefined) ?? $item.get());
  const stopFollowing = $library.listen(() => {
    // Written by whoever made it, before anything was changed here.
    if ($saved.get() === 'saved' && !isItemKept(item.id)) $saved.set('not-kept');
    if ($isElsewhere.get()) follow();
  });

  let release: (() => void) | null = null;
  let isClosed = false;
  function lock(options: LockOptions): void {
    void locks
      ?.request(`kora-item-${item.id}`, options, async (held) => {
        $isElsewhere.set(held === null);
        if (held && !isClosed) await new Promise<void>((resolve) => (release = resolve));
      })
      // Another tab has taken over.
      .catch(() => $isElsewhere.set(true));
  }
  lock({ ifAvailable: true });

  return {
    $item,
    $saved,
    $canUndo,
    $canRedo,
    $isElsewhere,
    change: (update, key) => step({ body: update($item.get().body) }, key),
    rename: (title) => step({ title: title.slice(0, libraryLimits.titleChars) }, 'title'),
    setTags: (tags) => {
      if (!$isElsewhere.get()) set({ tags: tags.slice(0, libraryLimits.tags).map((tag) => tag.slice(0, libraryLimits.tagChars)) });
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    keep: (label) => keepVersion($item.get(), label, now()),
    restore: async (version) => {
      const body = shapes[item.kind].read(version.body, version.shape);
      if (body === null) return;
      await keepVersion($item.get(), 'Before going back', now());
      // The reader of this kind has just read it.
      step({ title: version.title, body: body as Body });
    },
    takeOver: () => {
      follow();
      lock({ steal: true });
    },
    close: async () => {
      await writing;
      isClosed = true;
      stopFollowing();
      release?.();
    },
  };
}

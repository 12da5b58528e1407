/** EssayBlocks without its looks: setup, blocks, suggestions, saved drafts. Everything typed is kept from the first key on. */
import { atom } from 'nanostores';
import type { Result } from '../../../api/client.ts';
import type { BlockSuggestion, BlockSuggestionBody, PlainSuggestions } from '../../../contracts/api/block-suggestion.ts';
import type { Meta } from '../../../contracts/api/meta.ts';
import { type BlockType, blockTypes, type EssayGrade, type EssayType } from '../../../contracts/essay.ts';
import { limits } from '../../../contracts/limits.ts';
import { wholeSuggestions } from '../../../contracts/plain-replies.ts';
import * as storageKeys from '../../../contracts/storage-keys.ts';
import { createDangerSigns, type HeardSigns } from '../../../stores/danger-signs.ts';
import { onChange, readObject, writeText } from '../../../stores/device-storage.ts';
import { type EssayDraft, freshDraft, isWrittenOn, mostSaved, readEssays, type SavedDraft } from '../../../stores/essay-draft.ts';
import { showToast } from '../../../stores/toasts.ts';

export type Ask = (body: BlockSuggestionBody, signal: AbortSignal) => Promise<Result<PlainSuggestions>>;

/** The engine in the browser, a part of the page that is fetched when it is needed. */
export interface LocalHelp {
  /** Does the text tell of danger? */
  screen(text: string): HeardSigns;
  /** Three suggestions made on this device. */
  suggest(body: BlockSuggestionBody): BlockSuggestion[];
}

export interface EssayDeps {
  ask: Ask;
  /** @throws when the part does not arrive. */
  loadScreen: () => Promise<Pick<LocalHelp, 'screen'>>;
  loadHelp: () => Promise<Pick<LocalHelp, 'suggest'>>;
  now: () => Date;
  newId: () => string;
}

export type BlockHelp =
  | { kind: 'loading' }
  /** `hereBecause`: these were made on this device; null where the server made them. */
  | { kind: 'given'; items: readonly BlockSuggestion[]; meta: Meta; hereBecause: 'no-answer' | 'not-sent' | null };

export const texts = {
  missing: { title: 'Missing Information', message: 'Please select essay type and grade level' },
  failed: { title: 'Error', message: 'Failed to generate suggestions' },
} as const;

export function createEssay({ ask, loadScreen, loadHelp, now, newId }: EssayDeps) {
  const $draft = atom<EssayDraft | null>(null);
  const $saved = atom<readonly SavedDraft[]>([]);
  /** Does the browser keep what is typed? */
  const $isKept = atom(true);
  const $open = atom<ReadonlySet<BlockType>>(new Set(['hook']));
  const $help = atom<Partial<Record<BlockType, BlockHelp>>>({});
  /** Of the texts of this visit. Once help has been shown it stays in reach. */
  const signs = createDangerSigns();
  /** The blocks that got no suggestions for it, the last one last. */
  const held = new Set<BlockType>();
  /** Said to screen readers. */
  const $status = atom('');
  const running = new Map<BlockType, AbortController>();
  /** Ids of suggestions that were shown, by block, in their order. */
  const shown = new Map<BlockType, string[]>();

  /** What this device holds. After the first drawing, which has to be the one the server made. */
  function load(): void {
    const { draft, saved } = readEssays(readObject(storageKeys.essays));
    $draft.set(draft);
    $saved.set(saved);
  }

  onChange([storageKeys.essays], () => {
    // Another tab has saved drafts, or everything was erased. What is being typed here stays in the first case.
    const read = readEssays(readObject(storageKeys.essays));
    $saved.set(read.saved);
    if (!read.draft && read.saved.length === 0) $draft.set(null);
  });

  function keep(): void {
    const [draft, saved] = [$draft.get(), $saved.get()];
    $isKept.set(writeText(storageKeys.essays, draft || saved.length > 0 ? JSON.stringify({ draft, saved }) : null));
  }

  function setDraft(draft: EssayDraft | null): void {
    $draft.set(draft);
    keep();
  }

  const change = (update: Partial<EssayDraft>): void => {
    const draft = $draft.get();
    if (draft) setDraft({ ...draft, ...update });
  };

  /** False, with the message, while type or grade is missing. */
  function launch(essayType: EssayType | '', gradeLevel: EssayGrade | ''): boolean {
    if (essayType === '' || gradeLevel === '') {
      showToast({ ...texts.missing, variant: 'destructive' });
      return false;
    }
    begin(freshDraft(essayType, gradeLevel));
    return true;
  }

  function begin(draft: EssayDraft | null): void {
    for (const call of running.values()) call.abort();
    running.clear();
    shown.clear();
    held.clear();
    const level = signs.$isWeak.get() ? 1 : signs.$level.get();
    signs.clear();
    signs.raise(level);
    $help.set({});
    $open.set(new Set(['hook']));
    setDraft(draft);
  }

  /** Back to setup. Returns what brings the essay back. */
  function reset(): () => void {
    const before = { draft: $draft.get(), open: $open.get(), help: $help.get() };
    begin(null);
    return () => {
      const now = $draft.get();
      // An essay that was begun in the meantime is not thrown away for the old one.
      if (now && isWrittenOn(now)) addSaved(now);
      setDraft(before.draft);
      $open.set(before.open);
      $help.set(before.help);
    };
  }

  const addSaved = (essay: EssayDraft): SavedDraft => {
    const saved = { id: newId(), at: now().toISOString(), essay };
    $saved.set([saved, ...$saved.get()].slice(0, mostSaved));
    keep();
    return saved;
  };

  /** Puts a saved draft in the place of the essay, which is saved first where it holds something that no saved draft has. */
  function restore({ essay }: SavedDraft): void {
    const draft = $draft.get();
    if (draft && isWrittenOn(draft) && !$saved.get().some((saved) => JSON.stringify(saved.essay.blocks) === JSON.stringify(draft.blocks))) addSaved(draft);
    begin(essay);
  }

  function removeSaved(id: string): () => void {
    const before = $saved.get();
    $saved.set(before.filter((saved) => saved.id !== id));
    keep();
    return () => {
      $saved.set(before);
      keep();
    };
  }

  const setHelp = (block: BlockType, help: BlockHelp | undefined): void => $help.set({ ...$help.get(), [block]: help });

  async function suggest(block: BlockType): Promise<void> {
    const draft = $draft.get();
    if (!draft || running.has(block)) return;
    const mine = new AbortController();
    running.set(block, mine);
    const before = $help.get()[block];
    setHelp(block, { kind: 'loading' });
    $status.set('Reading your block.');
    const isOver = (): boolean => running.get(block) !== mine;
    // The text of someone in danger does not leave the device: neither this block nor what would go along with it.
    const screen = await loadScreen().then(
      (part) => part.screen,
      () => null,
    );
    if (isOver()) return;
    const body = bodyFor(draft, block, (text) => (screen?.(text).level ?? 0) < 2);
    if (screen && signs.hear(screen(draft.blocks[block])) === 2) {
      held.add(block);
      return give(block, { items: [], meta: { engine: 'embedded', reason: 'safety' }, hereBecause: null });
    }
    held.delete(block);
    const result = signs.isDenied() ? null : await ask(body, mine.signal);
    if (isOver()) return;
    if (result?.ok) {
      const { items, meta } = wholeSuggestions(result.value);
      const level = meta.safety?.level ?? 0;
      signs.raise(level);
      return give(block, { items: level === 2 ? [] : items, meta, hereBecause: null });
    }
    // An answer that is none stays silent; no answer at all is told.
    if (result?.failure.kind === 'network') showToast({ ...texts.failed, variant: 'destructive' });
    const items = await loadHelp().then(
      (help) => help.suggest(body),
      () => null,
    );
    if (isOver()) return;
    if (items) return give(block, { items, meta: { engine: 'embedded', grounding: 'passage' }, hereBecause: result ? 'no-answer' : 'not-sent' });
    running.delete(block);
    setHelp(block, before);
    $status.set('No suggestions this time. What you wrote is kept.');
  }

  function give(block: BlockType, help: Omit<Extract<BlockHelp, { kind: 'given' }>, 'kind'>): void {
    running.delete(block);
    setHelp(block, { kind: 'given', ...help });
    const { items, meta } = help;
    if (items.length === 0) {
      $status.set('');
      return;
    }
    shown.set(block, [...(shown.get(block) ?? []), ...items.map(({ id }) => id)].slice(-limits.essay.shownMax));
    const draft = $draft.get();
    if (draft) change({ log: [...draft.log, { at: now().toISOString(), block, engine: meta.engine, ...(meta.model && { model: meta.model }) }] });
    $status.set(`${items.length} suggestions are below the block.`);
  }

  function bodyFor({ essayType, gradeLevel, blocks }: EssayDraft, block: BlockType, mayGo: (text: string) => boolean): BlockSuggestionBody {
    const others = blockTypes
      .filter((other) => other !== block && blocks[other].trim() !== '' && mayGo(blocks[other]))
      .map((other) => [other, blocks[other].slice(0, limits.essay.otherBlockChars)]);
    const body = { blockType: block, essayType, gradeLevel, currentContent: blocks[block], shown: shown.get(block) ?? [] };
    const whole = { ...body, otherBlocks: Object.fromEntries(others) };
    return new TextEncoder().encode(JSON.stringify(whole)).length <= limits.essay.bodyBytes ? whole : body;
  }

  return {
    $draft,
    $saved,
    $isKept,
    $open,
    $help,
    $safety: signs.$level,
    $isWeak: signs.$isWeak,
    $status,
    load,
    launch,
    reset,
    change,
    write: (block: BlockType, text: string): void => {
      const draft = $draft.get();
      if (draft) change({ blocks: { ...draft.blocks, [block]: text } });
    },
    toggle: (block: BlockType): void => {
      const open = new Set($open.get());
      if (!open.delete(block)) open.add(block);
      $open.set(open);
    },
    save: (): SavedDraft | null => {
      const draft = $draft.get();
      return draft ? addSaved(draft) : null;
    },
    restore,
    removeSaved,
    suggest,
    /** Takes small signs back, once and for this essay: its suggestions are made here, and it is sent to nobody. The last block that waited for them, now open. */
    denyDanger: (): BlockType | null => {
      if (!signs.deny()) return null;
      const blocks = [...held];
      $open.set(new Set([...$open.get(), ...blocks]));
      for (const block of blocks) void suggest(block);
      return blocks.at(-1) ?? null;
    },
  };
}
export type EssayStore = ReturnType<typeof createEssay>;

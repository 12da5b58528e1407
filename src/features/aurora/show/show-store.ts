/**
 * One showing of a lesson's slides in up to two windows of one browser: the slides, and the presenter's view. Each holds the whole state, so that either can be closed
 * and opened again while the other goes on. The later change wins, by its number.
 */
import { atom } from 'nanostores';
import type { Deck } from './deck.ts';

export type ShowRole = 'slides' | 'presenter';

/** A stopwatch, as two numbers in milliseconds, so that both windows show the same without ticking messages. */
export interface Stopwatch {
  /** What had passed when it was last stopped. */
  before: number;
  /** When it was last started, in milliseconds since 1970; null while it stands. */
  since: number | null;
}

export interface ShowState {
  /** Counts changes. */
  change: number;
  /** The slide that is shown; 0 is the first. */
  place: number;
  isBlack: boolean;
  watch: Stopwatch;
}

export type ShowMessage =
  | { kind: 'hello'; role: ShowRole }
  | { kind: 'here'; role: ShowRole; state: ShowState; deck: Deck }
  | { kind: 'state'; role: ShowRole; state: ShowState }
  | { kind: 'bye'; role: ShowRole };

/** What a BroadcastChannel gives. */
export interface ShowChannel {
  postMessage(message: ShowMessage): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  close(): void;
}

export interface ShowDeps {
  now: () => number;
  /** Null where the browser has no channels: each window then goes its own way. */
  channel: (name: string) => ShowChannel | null;
}

const browser: ShowDeps = {
  now: () => Date.now(),
  channel: (name) => (typeof BroadcastChannel === 'undefined' ? null : (new BroadcastChannel(name) as ShowChannel)),
};

export const elapsed = ({ before, since }: Stopwatch, now: number): number => before + (since === null ? 0 : Math.max(0, now - since));

/** `deck` is null in a window that waits for the other one to tell it. */
export function openShow(item: string, role: ShowRole, deck: Deck | null, { now, channel: channelOf }: ShowDeps = browser) {
  const $deck = atom<Deck | null>(deck);
  const $state = atom<ShowState>({ change: 0, place: 0, isBlack: false, watch: { before: 0, since: null } });
  /** Is the other window there? */
  const $other = atom(false);
  const channel = channelOf(`kora-show-${item}`);

  const post = (message: ShowMessage): void => channel?.postMessage(message);

  function set(change: Partial<Omit<ShowState, 'change'>>): void {
    const old = $state.get();
    const state = { ...old, ...change, change: old.change + 1 };
    $state.set(state);
    post({ kind: 'state', role, state });
  }

  /** Any place: one beyond the ends is the end. A move brings a black screen back. */
  function goTo(place: number): void {
    const last = ($deck.get()?.slides.length ?? 1) - 1;
    const next = Math.max(0, Math.min(last, place));
    const { place: old, isBlack } = $state.get();
    if (next !== old || isBlack) set({ place: next, isBlack: false });
  }

  function hear(data: unknown): void {
    const message = readMessage(data);
    if (!message || message.role === role) return;
    $other.set(message.kind !== 'bye');
    if (message.kind === 'here' && !$deck.get()) $deck.set(message.deck);
    if ((message.kind === 'here' || message.kind === 'state') && message.state.change > $state.get().change) $state.set(message.state);
    const known = $deck.get();
    if (message.kind === 'hello' && known) post({ kind: 'here', role, state: $state.get(), deck: known });
  }

  if (channel) channel.onmessage = ({ data }) => hear(data);
  const hello = (): void => post({ kind: 'hello', role });
  const bye = (): void => post({ kind: 'bye', role });
  hello();
  return {
    $deck,
    $state,
    $other,
    now,
    goTo,
    step: (by: number) => goTo($state.get().place + by),
    toggleBlack: () => set({ isBlack: !$state.get().isBlack }),
    startWatch: () => {
      const { watch } = $state.get();
      if (watch.since === null) set({ watch: { ...watch, since: now() } });
    },
    stopWatch: () => set({ watch: { before: elapsed($state.get().watch, now()), since: null } }),
    /** Back to zero; it goes on if it was going. */
    resetWatch: () => set({ watch: { before: 0, since: $state.get().watch.since === null ? null : now() } }),
    /** For a window that asked and got no answer. */
    give: (known: Deck) => {
      if (!$deck.get()) $deck.set(known);
    },
    hello,
    /** The window goes away, perhaps to come back with the browser's Back. */
    bye,
    close: () => {
      bye();
      channel?.close();
    },
  };
}
export type Show = ReturnType<typeof openShow>;

/** Only pages of this site speak on the channel, but perhaps another version of it. */
function readMessage(data: unknown): ShowMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('role' in data)) return null;
  const { kind, role } = data;
  if (role !== 'slides' && role !== 'presenter') return null;
  if (kind === 'hello' || kind === 'bye') return { kind, role };
  const state = 'state' in data ? (data.state as Partial<ShowState> | null) : null;
  if (typeof state?.change !== 'number' || typeof state.place !== 'number' || typeof state.isBlack !== 'boolean' || typeof state.watch?.before !== 'number') return null;
  if (kind === 'state') return { kind, role, state: state as ShowState };
  const deck = 'deck' in data ? (data.deck as Partial<Deck> | null) : null;
  return kind === 'here' && Array.isArray(deck?.slides) ? { kind, role, state: state as ShowState, deck: deck as Deck } : null;
}

/** The conversation with Kora: its messages, its mode, what is under way. The component draws this and decides nothing. */
import { atom, computed } from 'nanostores';
import type { Failure, Result } from '../../api/client.ts';
import type { ChatReply, ChatRequestBody } from '../../contracts/api/kora-chat.ts';
import type { Safety } from '../../contracts/api/meta.ts';
import type { ClassAssistant } from '../../contracts/class-assistant.ts';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { SampleConversation } from '../../contracts/knowledge/sample-conversation.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { careText, deniedText } from '../../engine/chat/care.ts';
import { type Care, type Ear, freshCare, hear } from '../../engine/safety/care-level.ts';
import { type ChatMessage, holdsOwnWords, joinedInput, requestBody, sampleMessages, stopped } from './conversation.ts';

/** `isLocal`: the engine kept on this device answered. */
export type Answer = ChatReply & { isLocal?: true };
export interface SendOptions {
  signal: AbortSignal;
  onText: (text: string, how: 'append' | 'replace') => void;
}
export type Send = (body: ChatRequestBody, options: SendOptions) => Promise<Result<Answer>>;

export interface ChatDeps {
  send: Send;
  now: () => Date;
  newId: () => string;
  samples: readonly SampleConversation[];
  care: ChatMoves['care'];
  /** Fetches what hears that a sign is taken back. Only a conversation in which danger was found needs it. */
  fetchEar: () => Promise<Ear>;
}

export const texts = {
  statusFailure: "I'm still learning! Please try again later.",
  networkFailure: "I'm having trouble connecting right now. Please try again later.",
  careStays: 'The help stays here, and Kora stays careful, until you choose Clear Chat.',
  break: 'You have been here for half an hour. A short walk or a glass of water helps more than the next line. Your conversation stays as it is.',
} as const;

/** Milliseconds between the reminders to take a break. */
const breakEvery = 30 * 60_000;

export type ChatStore = ReturnType<typeof createChat>;

export function createChat({ send, now, newId, samples, care, fetchEar }: ChatDeps) {
  const $messages = atom<readonly ChatMessage[]>([]);
  const $mode = atom<Mode>('student');
  const $input = atom('');
  const $selected = atom<string | null>(null);
  /** The class assistant whose link opened the page. Clear Chat leaves it. */
  const $assistant = atom<ClassAssistant | null>(null);
  /** The reply that is being written: null when none is, "" until its first words arrive. */
  const $pending = atom<string | null>(null);
  const $care = atom<Care>(freshCare);
  const $careLevel = computed($care, ({ level }) => level);
  let ear: Promise<Ear | null> | null = null;
  let arrived: Ear | null = null;
  let isBegun = false;
  /** With the first letter of a message, whatever it will say: what is requested tells nobody of danger. Where it does not arrive, nothing is taken back, and the next message asks again. */
  $input.listen((text) => {
    if (isBegun || text === '') return;
    isBegun = true;
    ear ??= fetchEar().then(
      (found) => {
        arrived = found;
        return found;
      },
      () => {
        ear = null;
        return null;
      },
    );
  });
  const $isLoading = computed($pending, (pending) => pending !== null);
  /** Said to screen readers at the boundaries of a reply, never word by word. */
  const $status = atom('');
  /** Characters that still fit into the message as it will be sent. Below zero it is too long: nothing is cut and nothing is sent. */
  const $left = computed($input, (input) => limits.chat.messageChars - input.trim().length);
  const $isTooLong = computed($left, (left) => left < 0);
  $isTooLong.listen((isTooLong) => $status.set(isTooLong ? roomText($left.get()) : 'The message is short enough again.'));
  /** The call under way, and the id of the message it is to answer. */
  let running: AbortController | null = null;
  let asked = '';
  /** Changes when the conversation is replaced: what an older call brings then belongs nowhere. */
  let conversation = 0;
  let lastBreak: number | null = null;

  function add(message: Omit<ChatMessage, 'id' | 'timestamp'> & { id?: string }): ChatMessage {
    const added = { id: newId(), timestamp: now().toISOString(), ...message };
    $messages.set([...$messages.get(), added]);
    return added;
  }

  /** Sends what stands in the box. Nothing happens while a reply loads or when the box is blank or holds too much. */
  async function submit(): Promise<void> {
    const text = $input.get().trim();
    if (!hasVisibleText(text) || $isTooLong.get() || $isLoading.get()) return;
    $input.set('');
    isBegun = false;
    const history = $messages.get();
    await ask(add({ text, sender: 'user' }), history);
  }

  /** Sends the message again whose failure or stop the notice tells: it moves to the end, the notice goes. */
  async function retry(noticeId: string): Promise<void> {
    const messages = $messages.get();
    const notice = messages.find(({ id }) => id === noticeId);
    const failed = messages.find(({ id }) => id === notice?.retries);
    if (!notice || !failed || $isLoading.get()) return;
    const others = messages.filter((message) => message !== notice && message !== failed);
    $messages.set(others);
    await ask(add({ id: failed.id, text: failed.text, sender: 'user' }), others);
  }

  async function ask({ id, text }: ChatMessage, history: readonly ChatMessage[]): Promise<void> {
    const before = $care.get().level;
    const own = conversation;
    // Where help may be needed for the first time nobody waits for it.
    const listening = before === 2 ? await ear : arrived;
    if (own !== conversation) return;
    const { care: heard, finding, isDenial } = hear($care.get(), text, listening);
    $care.set(heard);
    if (heard.level === 2 && !heard.isAside) {
      // Handled here, before any network: the text of someone in danger does not leave the device.
      answerWithCare(text, finding, { told: before === 2, isTakenBack: listening?.takesBack(text) === true }, history);
      return;
    }
    if (isDenial && finding.level === 0) {
      addFixed(deniedText(care), { level: 1, rule: 'earlier-turn' });
      return;
    }
    running = new AbortController();
    asked = id;
    $pending.set('');
    $status.set('Kora is writing a reply.');
    const result = await send(requestBody(text, history, $mode.get(), { level: isDenial ? heard.level : before, isAside: heard.isAside }, $assistant.get()), {
      signal: running.signal,
      onText: (piece, how) => $pending.set(how === 'replace' ? piece : ($pending.get() ?? '') + piece),
    });
    running = null;
    const partial = $pending.get() ?? '';
    $pending.set(null);
    if (own !== conversation) return;
    if (result.ok) takeReply(result.value);
    else showFailure(result.failure, partial);
    remindOfBreak();
  }

  function takeReply({ response, id, meta, isLocal }: Answer): void {
    add({ id: id || newId(), text: response, sender: 'kora', ...(meta && { meta }), ...(isLocal && { isLocal }) });
    $status.set('Kora has replied.');
    const level = meta?.safety?.level ?? 0;
    if (level > $care.get().level) $care.set({ ...$care.get(), level });
  }

  function showFailure(failure: Failure, partial: string): void {
    if (failure.kind === 'aborted') {
      add(stopped(partial, asked));
      $status.set('Stopped.');
      return;
    }
    add({ text: failure.kind === 'status' ? texts.statusFailure : texts.networkFailure, sender: 'kora', notice: 'error', retries: asked });
    $status.set('The reply failed. Your message is still in the list.');
  }

  function answerWithCare(
    message: string,
    { level, rule }: { level: number; rule: string | null },
    before: { told: boolean; isTakenBack: boolean },
    history: readonly ChatMessage[],
  ): void {
    const saidBefore = history.filter(({ sender }) => sender === 'kora').map((message) => message.text);
    addFixed(careText(care, { mode: $mode.get(), message, rule, now: level === 2, ...before, saidBefore }), { level: 2, rule });
  }

  /** A reviewed text: here at once, and read aloud whole. */
  function addFixed(text: string, safety: Safety): void {
    add({ text, sender: 'kora', meta: { engine: 'embedded', reason: 'safety', safety } });
    $status.set(`Kora has replied. ${text}`);
  }

  function remindOfBreak(): void {
    const time = now().getTime();
    lastBreak ??= time;
    if (time - lastBreak < breakEvery) return;
    lastBreak = time;
    add({ text: texts.break, sender: 'kora', notice: 'break' });
  }

  /** Puts a sample in the place of the conversation, as if it had just ended. Returns what brings the visitor's own words back, where there were any. */
  function loadSample(id: string): (() => void) | null {
    const sample = samples.find((s) => s.id === id);
    return sample ? load(sample) : null;
  }

  /** The same with any conversation that this site holds, such as the first exchange of an anchor. */
  function load(sample: SampleConversation): (() => void) | null {
    const undo = isOwn() ? wayBack('') : null;
    conversation++;
    stop();
    $messages.set(sampleMessages(sample, now(), conversation));
    $selected.set(sample.id);
    $mode.set(sample.mode);
    if ($careLevel.get() === 2) $status.set(texts.careStays);
    return undo;
  }

  /** Empties messages, selection and box. Returns what brings them back. */
  function clear(): () => void {
    const undo = wayBack($input.get());
    conversation++;
    stop();
    $messages.set([]);
    $input.set('');
    $selected.set(null);
    $care.set(freshCare);
    $status.set('The conversation is empty.');
    return undo;
  }

  const isOwn = (): boolean => $isLoading.get() || holdsOwnWords($messages.get());

  /**
   * Brings back what is there now, a reply under way as a stopped one. What the visitor has written in the meantime stays and stands behind it; a sample that was only
   * looked at goes. `emptied` is the text that is about to leave the box.
   */
  function wayBack(emptied: string): () => void {
    const pending = $pending.get();
    const kept = pending === null ? $messages.get() : [...$messages.get(), { id: newId(), timestamp: now().toISOString(), ...stopped(pending, asked) }];
    const [mode, selected, care] = [$mode.get(), $selected.get(), $care.get()];
    return () => {
      $input.set(joinedInput(emptied, $input.get()));
      if (care.level > $care.get().level) $care.set(care);
      if (isOwn()) {
        $messages.set([...kept, ...$messages.get()]);
        return;
      }
      $messages.set(kept);
      $selected.set(selected);
      $mode.set(mode);
    };
  }

  function stop(): void {
    running?.abort();
  }

  return { $messages, $mode, $input, $selected, $assistant, $pending, $careLevel, $isLoading, $status, $left, $isTooLong, submit, retry, loadSample, load, clear, stop };
}

/** How much more may be written, or how much too much was. */
export function roomText(left: number): string {
  const count = Math.abs(left);
  return `${count} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`;
}

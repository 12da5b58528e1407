/** The conversation with Kora: its messages, its mode, what is under way. The component draws this and decides nothing. */
import { atom, computed } from 'nanostores';
import type { Failure, Result } from '../../api/client.ts';
import type { ChatReply, ChatRequestBody } from '../../contracts/api/kora-chat.ts';
import type { Meta } from '../../contracts/api/meta.ts';
import type { ClassAssistant } from '../../contracts/class-assistant.ts';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { SampleConversation } from '../../contracts/knowledge/sample-conversation.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { careText } from '../../engine/chat/care.ts';
import { screenText } from '../../engine/safety/screen.ts';

export interface ChatMessage {
  id: string;
  text: string;
  sender: 'user' | 'kora';
  /** ISO 8601. */
  timestamp: string;
  /** How a Kora reply came to be. */
  meta?: Meta;
  /** An error or a notice: shown as Kora's, no part of the conversation that is sent. */
  notice?: 'error' | 'stopped' | 'break';
}

/** What Clear Chat empties and its Undo brings back. */
interface Conversation {
  messages: readonly ChatMessage[];
  input: string;
  selected: string | null;
  care: 0 | 1 | 2;
}

export type Send = (body: ChatRequestBody, options: { signal: AbortSignal; onText: (text: string, how: 'append' | 'replace') => void }) => Promise<Result<ChatReply>>;

export interface ChatDeps {
  send: Send;
  now: () => Date;
  newId: () => string;
  samples: readonly SampleConversation[];
  care: ChatMoves['care'];
}

export const texts = {
  statusFailure: "I'm still learning! Please try again later.",
  networkFailure: "I'm having trouble connecting right now. Please try again later.",
  careStays: 'The help stays here, and Kora stays careful, until you choose Clear Chat.',
  break: 'You have been here for half an hour. A short walk or a glass of water helps more than the next line. Your conversation stays as it is.',
} as const;

/** Milliseconds between the reminders to take a break. */
const breakEvery = 30 * 60_000;
/** Milliseconds between the messages of a loaded sample. */
const sampleStep = 30_000;

export type ChatStore = ReturnType<typeof createChat>;

export function createChat({ send, now, newId, samples, care }: ChatDeps) {
  const $messages = atom<readonly ChatMessage[]>([]);
  const $mode = atom<Mode>('student');
  const $input = atom('');
  const $selected = atom<string | null>(null);
  /** The class assistant whose link opened the page. Clear Chat leaves it. */
  const $assistant = atom<ClassAssistant | null>(null);
  /** The reply that is being written: null when none is, "" until its first words arrive. */
  const $pending = atom<string | null>(null);
  const $careLevel = atom<0 | 1 | 2>(0);
  const $isLoading = computed($pending, (pending) => pending !== null);
  /** Said to screen readers at the boundaries of a reply, never word by word. */
  const $status = atom('');
  /** Characters that still fit into the message as it will be sent. Below zero it is too long: nothing is cut and nothing is sent. */
  const $left = computed($input, (input) => limits.chat.messageChars - input.trim().length);
  const $isTooLong = computed($left, (left) => left < 0);
  $isTooLong.listen((isTooLong) => $status.set(isTooLong ? roomText($left.get()) : 'The message is short enough again.'));
  let running: AbortController | null = null;
  /** Changes when the conversation is replaced: what an older call brings then belongs nowhere. */
  let conversation = 0;
  let lastBreak: number | null = null;

  const add = (message: Omit<ChatMessage, 'id' | 'timestamp'> & { id?: string }) =>
    $messages.set([...$messages.get(), { id: newId(), timestamp: now().toISOString(), ...message }]);

  /** Sends what stands in the box. Nothing happens while a reply loads or when the box is blank or holds too much. */
  async function submit(): Promise<void> {
    const text = $input.get().trim();
    if (!hasVisibleText(text) || $isTooLong.get() || $isLoading.get()) return;
    $input.set('');
    const history = $messages.get();
    add({ text, sender: 'user' });
    await ask(text, history);
  }

  /** Sends the last message of the visitor again; the notice about its failure goes. */
  async function retry(): Promise<void> {
    const messages = $messages.get();
    const at = messages.findLastIndex(({ sender }) => sender === 'user');
    const last = messages[at];
    if (!last || $isLoading.get()) return;
    $messages.set(messages.slice(0, at + 1));
    await ask(last.text, messages.slice(0, at));
  }

  async function ask(text: string, history: readonly ChatMessage[]): Promise<void> {
    const finding = screenText(text);
    const before = $careLevel.get();
    if (finding.level > before) $careLevel.set(finding.level);
    if ($careLevel.get() === 2) {
      // Handled here, before any network: the text of someone in danger does not leave the device.
      answerWithCare(finding, before === 2, history);
      return;
    }
    running = new AbortController();
    const own = conversation;
    $pending.set('');
    $status.set('Kora is writing a reply.');
    const result = await send(requestBody(text, history, $mode.get(), before, $assistant.get()), {
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

  function takeReply({ response, id, meta }: ChatReply): void {
    add({ id: id || newId(), text: response, sender: 'kora', ...(meta && { meta }) });
    $status.set('Kora has replied.');
    const level = meta?.safety?.level ?? 0;
    if (level > $careLevel.get()) $careLevel.set(level);
  }

  function showFailure(failure: Failure, partial: string): void {
    if (failure.kind === 'aborted') {
      add(stopped(partial));
      $status.set('Stopped.');
      return;
    }
    add({ text: failure.kind === 'status' ? texts.statusFailure : texts.networkFailure, sender: 'kora', notice: 'error' });
    $status.set('The reply failed. Your message is still in the list.');
  }

  function answerWithCare({ level, rule }: { level: number; rule: string | null }, told: boolean, history: readonly ChatMessage[]): void {
    const saidBefore = history.filter(({ sender }) => sender === 'kora').map((message) => message.text);
    const text = careText(care, { mode: $mode.get(), rule, now: level === 2, told, saidBefore });
    add({ text, sender: 'kora', meta: { engine: 'embedded', reason: 'safety', safety: { level: 2, rule } } });
    $status.set(`Kora has replied. ${text}`);
  }

  function remindOfBreak(): void {
    const time = now().getTime();
    lastBreak ??= time;
    if (time - lastBreak < breakEvery) return;
    lastBreak = time;
    add({ text: texts.break, sender: 'kora', notice: 'break' });
  }

  /** Puts a sample in the place of the conversation, as if it had just ended. */
  function loadSample(id: string): void {
    const sample = samples.find((s) => s.id === id);
    if (!sample) return;
    conversation++;
    stop();
    const end = now().getTime() - 1_000;
    $messages.set(
      sample.messages.map(({ sender, text }, i) => ({
        id: `sample:${id}:${i}`,
        text,
        sender,
        timestamp: new Date(end - (sample.messages.length - 1 - i) * sampleStep).toISOString(),
      })),
    );
    $selected.set(id);
    $mode.set(sample.mode);
    if ($careLevel.get() === 2) $status.set(texts.careStays);
  }

  /** Empties messages, selection and box. Returns what brings them back, with a reply that was under way as a stopped one. */
  function clear(): () => void {
    const pending = $pending.get();
    if (pending !== null) add(stopped(pending));
    const kept: Conversation = { messages: $messages.get(), input: $input.get(), selected: $selected.get(), care: $careLevel.get() };
    replaceWith({ messages: [], input: '', selected: null, care: 0 });
    $status.set('The conversation is empty.');
    return () => replaceWith(kept);
  }

  function replaceWith({ messages, input, selected, care }: Conversation): void {
    conversation++;
    stop();
    $messages.set(messages);
    $input.set(input);
    $selected.set(selected);
    $careLevel.set(care);
  }

  function stop(): void {
    running?.abort();
  }

  return { $messages, $mode, $input, $selected, $assistant, $pending, $careLevel, $isLoading, $status, $left, $isTooLong, submit, retry, loadSample, clear, stop };
}

/** A reply that ended before it was whole. */
const stopped = (partial: string) => ({ text: partial.trim() || 'Stopped.', sender: 'kora', notice: 'stopped' }) as const;

/** How much more may be written, or how much too much was. */
export function roomText(left: number): string {
  const count = Math.abs(left);
  return `${count} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`;
}

/** The last six messages go along, fewer where they would not fit the size the Worker accepts. */
function requestBody(message: string, history: readonly ChatMessage[], mode: Mode, careLevel: 0 | 1 | 2, assistant: ClassAssistant | null): ChatRequestBody {
  const turns = history
    .filter(({ notice }) => notice === undefined)
    .slice(-limits.chat.historySent)
    .map(({ id, text, sender, timestamp }) => ({ id, text, sender, timestamp }));
  const body = (conversationHistory: typeof turns): ChatRequestBody => ({ message, mode, conversationHistory, careLevel, ...(assistant && { assistant }) });
  let sent = turns;
  while (sent.length > 0 && new TextEncoder().encode(JSON.stringify(body(sent))).length > limits.chat.bodyBytes) sent = sent.slice(1);
  return body(sent);
}

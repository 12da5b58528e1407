/** The floating assistant's conversation: prepared replies after a second, help at once where someone may be in danger. No server, nothing kept. */
import { atom, computed } from 'nanostores';
import type { AssistantScript } from '../../catalog/schemas/assistant.ts';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import { careText, deniedText } from '../../engine/chat/care.ts';
import { type Care, freshCare, hear } from '../../engine/safety/care-level.ts';
import * as ear from '../../engine/safety/ear.ts';
import type { SafetyFinding } from '../../engine/safety/screen.ts';

export interface AssistantMessage {
  isUser: boolean;
  text: string;
}

export interface AssistantDeps {
  script: AssistantScript;
  care: ChatMoves['care'];
  /** Runs something after so many milliseconds. Returns what calls it off. */
  wait: (run: () => void, milliseconds: number) => () => void;
}

/** Milliseconds before a prepared reply comes. */
export const replyDelay = 1_000;
/** Suggestions are shown up to this many messages. */
const messagesWithSuggestions = 2;

export type Assistant = ReturnType<typeof createAssistant>;

export function createAssistant({ script, care, wait }: AssistantDeps) {
  const greeting: AssistantMessage = { isUser: false, text: script.greeting };
  const $isOpen = atom(false);
  const $messages = atom<readonly AssistantMessage[]>([greeting]);
  const $input = atom('');
  const $care = atom<Care>(freshCare);
  const $careLevel = computed($care, ({ level }) => level);
  const $repliesUnderWay = atom<readonly (() => void)[]>([]);
  const $isWaiting = computed($repliesUnderWay, (underWay) => underWay.length > 0);
  const $canSend = computed($input, hasVisibleText);
  const $hasSuggestions = computed($messages, ({ length }) => length <= messagesWithSuggestions);
  let mode: Mode = 'student';

  const say = (isUser: boolean, text: string) => $messages.set([...$messages.get(), { isUser, text }]);

  /** Sends what stands in the box; a blank box sends nothing. Replies under way come in their order. */
  function submit(): void {
    const text = $input.get().trim();
    if (!hasVisibleText(text)) return;
    $input.set('');
    const history = $messages.get();
    say(true, text);
    const before = $care.get().level;
    const { care: heard, finding, isDenial } = hear($care.get(), text, ear);
    $care.set(heard);
    if (heard.level === 2 && !heard.isAside) answerWithCare(text, finding, before === 2, history);
    else if (isDenial) say(false, deniedText(care));
    else replyLater(replyTo(text));
  }

  /** Asks a suggested question. */
  function choose({ text, reply }: AssistantScript['suggestions'][number]): void {
    say(true, text);
    replyLater(script.replies[reply ?? 'reflection']);
  }

  /** `lesson` wins over `student`. */
  function replyTo(text: string): string {
    const words = text.toLowerCase();
    if (words.includes('lesson')) return script.replies.lesson;
    return words.includes('student') ? script.replies.student : script.replies.suite;
  }

  function replyLater(text: string): void {
    const callOff = wait(() => {
      $repliesUnderWay.set($repliesUnderWay.get().filter((each) => each !== callOff));
      say(false, text);
    }, replyDelay);
    $repliesUnderWay.set([...$repliesUnderWay.get(), callOff]);
  }

  /** The reviewed text, at once, and nothing about lesson plans after it. */
  function answerWithCare(text: string, { level, rule }: SafetyFinding, told: boolean, history: readonly AssistantMessage[]): void {
    dropReplies();
    if (level === 2) mode = isAboutOwnPupil(text, rule) ? 'teacher' : 'student';
    const saidBefore = history.filter(({ isUser }) => !isUser).map((message) => message.text);
    say(false, careText(care, { mode, message: text, rule, now: level === 2, isTakenBack: ear.takesBack(text), told, saidBefore }));
  }

  function dropReplies(): void {
    for (const callOff of $repliesUnderWay.get()) callOff();
    $repliesUnderWay.set([]);
  }

  /** Back to the greeting. This is also what ends the care. */
  function startOver(): void {
    dropReplies();
    $messages.set([greeting]);
    $input.set('');
    $care.set(freshCare);
  }

  const toggle = (): void => $isOpen.set(!$isOpen.get());
  /** The conversation stays, and a reply under way still comes. */
  const close = (): void => $isOpen.set(false);

  return { script, $isOpen, $messages, $input, $careLevel, $isWaiting, $canSend, $hasSuggestions, submit, choose, startOver, toggle, close };
}

/** A teacher who writes about a pupil gets the text on safeguarding; one who writes about themselves gets the text for anyone. */
const isAboutOwnPupil = (text: string, rule: string | null): boolean => (rule === 'friend-at-risk' || rule === 'abuse') && /\b(my|our) (students?|pupils?)\b/i.test(text);

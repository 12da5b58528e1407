/** The floating assistant with its real words and a clock that only the test moves. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { AssistantScript } from '../../src/catalog/schemas/assistant.ts';
import { ChatMoves } from '../../src/contracts/knowledge/chat-moves.ts';
import { createAssistant } from '../../src/features/assistant/assistant-store.ts';

const read = (file: string): unknown => parse(readFileSync(path.resolve(import.meta.dirname, '../../content', file), 'utf8'));

export const assistantScript = AssistantScript.parse(read('site/assistant.yaml'));
const { care } = ChatMoves.parse(read('chat/moves.yaml'));

export function anAssistant() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  const wait = (run: () => void, milliseconds: number) => {
    const entry = { at: now + milliseconds, run };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((each) => each !== entry);
    };
  };
  /** Lets time pass, and what was due in it run. */
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  const assistant = createAssistant({ script: assistantScript, care, wait });
  const say = (text: string): void => {
    assistant.$input.set(text);
    assistant.submit();
  };
  const texts = (): string[] => assistant.$messages.get().map(({ text }) => text);
  return { assistant, care, replies: assistantScript.replies, pass, say, texts };
}

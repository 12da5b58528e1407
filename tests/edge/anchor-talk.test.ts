/** A conversation that goes on from an anchor of the library: the chat gets its first exchange as a file, and the Worker knows it for its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatReply } from '../../src/contracts/api/kora-chat.ts';
import { SampleConversation } from '../../src/contracts/knowledge/sample-conversation.ts';
import { knowledge } from '../support/knowledge.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

const talk = async (id: string) => SampleConversation.parse(await (await worker.fetch(`/anchor-talks/${id}.json`)).json());

it('every anchor has its file, and an unknown one has none', async () => {
  for (const { id, mode, firstMove } of knowledge.anchors.filter((_, i) => i % 20 === 0)) {
    const { messages, ...conversation } = await talk(id);
    expect(conversation).toMatchObject({ mode, anchor: id });
    expect(messages.at(-1)).toEqual({ sender: 'kora', text: firstMove });
  }
  expect((await worker.fetch('/anchor-talks/no-such-anchor.json')).status).toBe(404);
});

it('a conversation goes on from it', async () => {
  const { messages, mode } = await talk('perfect-first-sentence');
  const conversationHistory = messages.map(({ sender, text }, i) => ({ id: `sample:anchor:1:${i}`, text, sender, timestamp: '2026-01-01T00:00:00Z' }));
  const reply = (await (await worker.post('/api/kora/chat', { message: 'I am not sure, maybe the middle part', mode, conversationHistory })).json()) as ChatReply;
  expect(reply.response.length).toBeGreaterThan(20);
  expect(reply.response).not.toContain(messages.at(-1)?.text.slice(0, 60));
});

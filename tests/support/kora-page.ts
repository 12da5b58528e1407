/** The chat with Kora as a test sees it, and the answers a test puts in the place of the Worker's. */
import type { ChatRequestBody } from '#src/contracts/api/kora-chat.ts';
import { alive, expect, hydrated, type Page } from './e2e.ts';

export const chatPath = '/api/kora/chat';

/** What the specification has Kora say when a reply fails: by its status, and on the way. */
export const statusFailure = "I'm still learning! Please try again later.";
export const networkFailure = "I'm having trouble connecting right now. Please try again later.";

/** Opens a page with the chat on it and waits until it answers to keys. */
export async function openChat(page: Page, path: '/kora' | '/' = '/kora') {
  await page.goto(path);
  const chat = page.getByRole('region', { name: 'Chat with Kora' });
  await chat.scrollIntoViewIfNeeded();
  await hydrated(page);
  await alive(chat);
  const log = chat.getByRole('log', { name: 'Conversation with Kora' });
  const box = chat.getByRole('textbox', { name: 'Message to Kora' });
  const fromKora = log.getByRole('article', { name: 'Kora', exact: true });
  return {
    chat,
    log,
    box,
    messages: log.getByRole('article'),
    fromKora,
    fromUser: log.getByRole('article', { name: 'You', exact: true }),
    sendButton: chat.locator('button[type=submit]'),
    stopButton: chat.getByRole('button', { name: 'Stop' }),
    retryButton: chat.getByRole('button', { name: 'Retry' }),
    clearButton: chat.getByRole('button', { name: 'Clear Chat' }),
    dots: log.locator('.chat-dots > i'),
    emptyPrompt: log.getByText('load a sample conversation'),
    sample: (id: string) => chat.locator(`[data-anchor="${id}"]`),
    status: chat.locator(':scope > [role=status]'),
    /** Writes and presses Enter. */
    async say(text: string) {
      await box.fill(text);
      await box.press('Enter');
    },
    /** Writes, presses Enter and waits for the reply. Returns its text. */
    async ask(text: string): Promise<string> {
      const before = await fromKora.count();
      await box.fill(text);
      await box.press('Enter');
      await expect(fromKora).toHaveCount(before + 1);
      return (await fromKora.nth(before).locator('.chat-text').allInnerTexts()).join('\n');
    },
  };
}

export const jsonReply = (response: string) => ({ response, id: `reply:${response}`, meta: { engine: 'embedded', reason: 'no-key', grounding: 'anchors' } });

/** Answers chat requests in the Worker's place with "Reply 1.", "Reply 2." and so on. Returns the bodies that came, in order. */
export async function answerChat(page: Page, reply: (count: number) => object = (count) => jsonReply(`Reply ${count}.`)): Promise<ChatRequestBody[]> {
  const bodies: ChatRequestBody[] = [];
  await page.route(`**${chatPath}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: reply(bodies.length) });
  });
  return bodies;
}

/** Keeps every chat request waiting until `release` is called, then answers it with `response`. */
export async function holdChat(page: Page, response = 'The held reply.') {
  const gate = Promise.withResolvers<void>();
  const bodies: ChatRequestBody[] = [];
  await page.route(`**${chatPath}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await gate.promise;
    await route.fulfill({ json: jsonReply(response) });
  });
  return { bodies, release: gate.resolve };
}

/** A reply as the Worker streams it. */
export const eventStream = (events: readonly (readonly [name: string, data: unknown])[]): string =>
  events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');

/** Sentences of a text, in lower case and without marks, for comparing. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!:])["”]?\s+|\n+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}+\-*/=<> ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length > 2);

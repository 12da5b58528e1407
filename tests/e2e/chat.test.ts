/** Writing in the chat with Kora: box, mode, samples, history, Clear Chat. Part 1 of the specification, sections 2, 4, 5, 7 and 9. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SampleConversation } from '#src/contracts/knowledge/sample-conversation.ts';
import { expect, test } from '../support/e2e.ts';
import { answerChat, openChat } from '../support/kora-page.ts';

const { samples } = parse(readFileSync('content/chat/samples.yaml', 'utf8')) as { samples: SampleConversation[] };
const sampleIds = ['math-anxiety', 'cold-war', 'reading-confidence'];

test('an empty chat says how to start and offers nothing to clear', async ({ page }) => {
  const { emptyPrompt, messages, clearButton, box } = await openChat(page);
  await expect(emptyPrompt).toBeVisible();
  await expect(messages).toHaveCount(0);
  await expect(clearButton).toHaveCount(0);
  await expect(box).toHaveValue('');
});

test('Enter sends: the message is in the list, the box is empty, the reply follows', async ({ page }) => {
  const bodies = await answerChat(page);
  const { say, box, messages, emptyPrompt, status } = await openChat(page);
  await say('What is a fraction?');
  await expect(messages).toHaveText([/What is a fraction\?/, /Reply 1\./]);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(emptyPrompt).toHaveCount(0);
  await expect(status).toHaveText('Kora has replied.');
  expect(bodies).toMatchObject([{ message: 'What is a fraction?', mode: 'student', conversationHistory: [] }]);
});

test('the button sends and hands the focus back to the box', async ({ page }) => {
  const bodies = await answerChat(page);
  const { box, sendButton, fromKora } = await openChat(page);
  await box.fill('Why is the sky blue?');
  await sendButton.click();
  await expect(fromKora).toHaveText([/Reply 1\./]);
  await expect(box).toBeFocused();
  expect(bodies).toHaveLength(1);
});

test('Shift+Enter makes a new line and does not send', async ({ page }) => {
  const bodies = await answerChat(page);
  const { box, messages } = await openChat(page);
  await box.fill('one');
  await box.press('Shift+Enter');
  await box.pressSequentially('two');
  await expect(box).toHaveValue('one\ntwo');
  await expect(messages).toHaveCount(0);
  await box.press('Enter');
  await expect(messages).toHaveCount(2);
  expect(bodies.map(({ message }) => message)).toEqual(['one\ntwo']);
});

test('Enter that ends a composition of characters does not send', async ({ page }) => {
  const bodies = await answerChat(page);
  const { box, messages } = await openChat(page);
  await box.fill('分数');
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(box).toHaveValue('分数');
  await expect(messages).toHaveCount(0);
  expect(bodies).toEqual([]);
});

for (const [name, blank] of [
  ['nothing', ''],
  ['only spaces', '   '],
  ['only lines and tabs', '\n\n\t'],
  ['only zero-width characters', '\u200b\u2060\ufeff'],
] as const)
  test(`a message of ${name} cannot be sent`, async ({ page }) => {
    const bodies = await answerChat(page);
    const { box, sendButton, messages } = await openChat(page);
    await box.fill(blank);
    await expect(sendButton).toBeDisabled();
    await box.press('Enter');
    await expect(messages).toHaveCount(0);
    expect(bodies).toEqual([]);
  });

test('the last six messages go along, each with id, text, sender and timestamp, without the one being sent', async ({ page }) => {
  const bodies = await answerChat(page);
  const { ask } = await openChat(page);
  for (let turn = 1; turn <= 5; turn++) await ask(`Message ${turn}`);
  const last = bodies.at(-1);
  expect(last?.message).toBe('Message 5');
  expect(last?.conversationHistory?.map(({ text, sender }) => `${sender}: ${text}`)).toEqual([
    'user: Message 2',
    'kora: Reply 2.',
    'user: Message 3',
    'kora: Reply 3.',
    'user: Message 4',
    'kora: Reply 4.',
  ]);
  for (const turn of last?.conversationHistory ?? []) {
    expect(Object.keys(turn).sort()).toEqual(['id', 'sender', 'text', 'timestamp']);
    expect(new Date(turn.timestamp).toISOString()).toBe(turn.timestamp);
  }
  expect(new Set(last?.conversationHistory?.map(({ id }) => id)).size).toBe(6);
  expect(last?.conversationHistory?.at(-1)?.id).toBe('reply:Reply 4.');
  expect(bodies.map(({ conversationHistory }) => conversationHistory?.length)).toEqual([0, 2, 4, 6, 6]);
});

test('the mode is student at first; the toggle changes placeholder, footer line and the mode that is sent', async ({ page }) => {
  const bodies = await answerChat(page);
  const { chat, box, ask } = await openChat(page);
  const student = chat.getByRole('group', { name: 'Mode' }).getByRole('radio', { name: 'Student' });
  const teacher = chat.getByRole('group', { name: 'Mode' }).getByRole('radio', { name: 'Teacher' });
  await expect(student).toBeChecked();
  await expect(chat.getByText('Currently in student mode')).toBeVisible();
  const studentPlaceholder = await box.getAttribute('placeholder');
  expect(studentPlaceholder).toBeTruthy();
  await teacher.check();
  await expect(chat.getByText('Currently in teacher mode')).toBeVisible();
  await expect(box).not.toHaveAttribute('placeholder', studentPlaceholder ?? '');
  await ask('A question');
  await student.check();
  await expect(chat.getByText('Currently in student mode')).toBeVisible();
  await expect(box).toHaveAttribute('placeholder', studentPlaceholder ?? '');
  await ask('Another question');
  expect(bodies.map(({ mode }) => mode)).toEqual(['teacher', 'student']);
});

test('the three sample conversations are offered in order and none is selected', async ({ page }) => {
  const { chat } = await openChat(page);
  const offered = chat.getByRole('group', { name: 'Sample conversations' }).getByRole('button');
  expect(await offered.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.anchor))).toEqual(sampleIds);
  await expect(offered).toHaveText(samples.map(({ title }) => title));
  expect(await offered.evaluateAll((buttons) => buttons.map((button) => button.ariaPressed))).toEqual(['false', 'false', 'false']);
});

test('a sample takes the place of the conversation, 30 s between its messages, the last one just before now', async ({ page }) => {
  await answerChat(page);
  const now = new Date('2026-03-02T10:00:00.000Z');
  await page.clock.setFixedTime(now);
  const { ask, sample, messages } = await openChat(page);
  await ask('This makes room for a sample');
  for (const { id, messages: expected } of samples) {
    await sample(id).click();
    for (const other of sampleIds) await expect(sample(other)).toHaveAttribute('aria-pressed', String(other === id));
    await expect(messages).toHaveCount(expected.length);
    expect(await messages.locator('.chat-text').allInnerTexts()).toEqual(expected.map(({ text }) => text.trim()));
    expect(await messages.evaluateAll((articles) => articles.map((article) => article.ariaLabel))).toEqual(expected.map(({ sender }) => (sender === 'kora' ? 'Kora' : 'You')));
    const times = await messages.locator('time').evaluateAll((all) => all.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
    expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual(times.slice(1).map(() => 30_000));
    const last = times.at(-1) ?? 0;
    expect(last).toBeLessThan(now.getTime());
    expect(last).toBeGreaterThan(now.getTime() - 30_000);
  }
});

test('a conversation goes on from a sample, which goes along as history', async ({ page }) => {
  const bodies = await answerChat(page);
  const { ask, sample, messages } = await openChat(page);
  await sample('math-anxiety').click();
  await ask('Into six?');
  await expect(messages).toHaveCount(8);
  expect(bodies[0]?.conversationHistory?.map(({ text }) => text)).toEqual(samples[0]?.messages.slice(-6).map(({ text }) => text));
});

test('Clear Chat empties messages, selection and box, and goes away itself', async ({ page }) => {
  await answerChat(page);
  const { sample, box, clearButton, messages, emptyPrompt } = await openChat(page);
  await sample('cold-war').click();
  await box.fill('half a thought');
  await clearButton.click();
  await expect(messages).toHaveCount(0);
  await expect(emptyPrompt).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(sample('cold-war')).toHaveAttribute('aria-pressed', 'false');
  await expect(clearButton).toHaveCount(0);
});

test('a cleared conversation is no longer sent along', async ({ page }) => {
  const bodies = await answerChat(page);
  const { sample, clearButton, ask } = await openChat(page);
  await sample('cold-war').click();
  await clearButton.click();
  await ask('A fresh start');
  expect(bodies[0]?.conversationHistory).toEqual([]);
});

test('Undo in the toast brings messages, selection and text back', async ({ page }) => {
  const { sample, box, clearButton, messages } = await openChat(page);
  await sample('reading-confidence').click();
  await box.fill('half a thought');
  const before = await messages.allTextContents();
  await clearButton.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages).toHaveText(before);
  await expect(box).toHaveValue('half a thought');
  await expect(sample('reading-confidence')).toHaveAttribute('aria-pressed', 'true');
});

test('Undo after something new was said loses neither conversation', async ({ page }) => {
  await answerChat(page);
  const { ask, clearButton, messages } = await openChat(page);
  await ask('The old question');
  await clearButton.click();
  await ask('The new question');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages).toHaveText([/The old question/, /Reply 1\./, /The new question/, /Reply 2\./]);
});

test('Undo brings back the conversation whose place a sample has taken', async ({ page }) => {
  await answerChat(page);
  const { ask, sample, messages } = await openChat(page);
  await ask('My own question');
  await sample('cold-war').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages).toHaveText([/My own question/, /Reply 1\./]);
  await expect(sample('cold-war')).toHaveAttribute('aria-pressed', 'false');
});

for (const path of ['/', '/kora'])
  test(`on ${path}, what is chosen, typed and sent before the scripts arrive is said to be kept, and done when they have`, async ({ page }) => {
    const bodies = await answerChat(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const chat = page.getByRole('region', { name: 'Chat with Kora' });
    const box = chat.getByRole('textbox', { name: 'Message to Kora' });
    await chat.getByRole('button', { name: 'cold war' }).click();
    await chat.locator('.chat-mode', { hasText: 'Teacher' }).click();
    await expect(page.getByText('Your choice is kept.')).toBeInViewport();
    await box.fill('Sent on a slow network');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your message goes out then.')).toBeInViewport();
    gate.resolve();
    const messages = chat.getByRole('log').getByRole('article');
    await expect(messages.nth(-2)).toContainText('Sent on a slow network');
    await expect(messages.last()).toContainText('Reply 1.');
    expect(bodies).toMatchObject([{ message: 'Sent on a slow network', mode: 'teacher' }]);
    expect(bodies[0]?.conversationHistory).not.toEqual([]);
    await expect(chat.getByRole('radio', { name: 'Teacher' })).toBeChecked();
    await expect(chat.getByText('Currently in teacher mode')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(page.locator('.chat-early')).toHaveCount(0);
  });

for (const path of ['/', '/kora'] as const)
  test(`the chat on ${path} has a conversation window of 24 rem and a box of at least 60 px, also on a tall screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    const { log: conversation, box } = await openChat(page, path);
    expect((await conversation.boundingBox())?.height).toBe(384);
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(60);
  });

test('a text that is too long stays whole, says by how much, and cannot be sent until it is short enough', async ({ page }) => {
  const bodies = await answerChat(page);
  const { box, chat, sendButton, messages, status } = await openChat(page);
  await box.fill('x'.repeat(1_990));
  await expect(chat.getByText('10 characters left')).toBeVisible();
  await box.press('End');
  await box.pressSequentially('y'.repeat(12));
  await expect(box).toHaveAccessibleDescription('2 characters too many');
  await expect(chat.locator('.chat-form').getByText('2 characters too many')).toBeVisible();
  await expect(status).toHaveText('1 character too many');
  await expect(box).toHaveValue(`${'x'.repeat(1_990)}${'y'.repeat(12)}`);
  await expect(sendButton).toBeDisabled();
  await box.press('Enter');
  await expect(messages).toHaveCount(0);
  await box.press('Backspace');
  await box.press('Backspace');
  await expect(sendButton).toBeEnabled();
  await box.press('Enter');
  await expect(messages).toHaveCount(2);
  expect(bodies.map(({ message }) => message)).toEqual([`${'x'.repeat(1_990)}${'y'.repeat(10)}`]);
});

test('a pasted text that is too long is not cut', async ({ page }) => {
  const { box, sendButton } = await openChat(page);
  await box.focus();
  await page.keyboard.insertText('x'.repeat(3_000));
  await expect(box).toHaveValue('x'.repeat(3_000));
  await expect(box).toHaveAccessibleDescription('1000 characters too many');
  await expect(sendButton).toBeDisabled();
});

test('without scripts the page says so and shows what a conversation looks like', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const path of ['/kora', '/']) {
    await page.goto(path);
    const instead = page.locator('.chat-noscript');
    await expect(instead).toContainText('The chat needs scripts, which are switched off here.');
    await expect(instead).toBeVisible();
    for (const { title, messages } of samples) {
      await instead.locator('summary', { hasText: title }).click();
      await expect(instead.locator('dd', { hasText: messages[0]?.text.slice(0, 40) ?? '' })).toBeVisible();
    }
  }
});

test('without scripts no box is offered that would take a message and lose it', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const path of ['/kora', '/']) {
    await page.goto(path);
    await expect(page.locator('.chat-noscript')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message to Kora' })).toBeHidden();
  }
});

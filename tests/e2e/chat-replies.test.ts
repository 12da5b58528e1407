/** How the chat with Kora takes a reply: while it loads, when it fails, in each of its forms. Part 1 of the specification, sections 4, 7 and 8. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SampleConversation } from '#src/contracts/knowledge/sample-conversation.ts';
import { expect, test } from '../support/e2e.ts';
import { answerChat, chatPath, eventStream, holdChat, jsonReply, networkFailure, openChat, statusFailure } from '../support/kora-page.ts';

const { samples } = parse(readFileSync('content/chat/samples.yaml', 'utf8')) as { samples: SampleConversation[] };

test('while a reply loads the button reads "...", three dots bounce and both end with the reply', async ({ page }) => {
  const { release } = await holdChat(page);
  const { say, sendButton, dots, log, fromKora, stopButton } = await openChat(page);
  await say('What is an atom?');
  await expect(sendButton).toHaveText('...');
  await expect(sendButton).toBeDisabled();
  await expect(dots).toHaveCount(3);
  for (const dot of await dots.all()) expect(await dot.evaluate((i) => getComputedStyle(i).animationIterationCount)).toBe('infinite');
  await expect(log.getByText('Kora is writing')).toBeAttached();
  release();
  await expect(fromKora).toHaveText([/The held reply\./]);
  await expect(dots).toHaveCount(0);
  await expect(stopButton).toHaveCount(0);
  await expect(sendButton).toHaveText('Send');
});

test('Enter while a reply loads sends nothing and keeps the text', async ({ page }) => {
  const { bodies, release } = await holdChat(page);
  const { say, box, fromUser, fromKora, sendButton } = await openChat(page);
  await say('first');
  await box.fill('second');
  await box.press('Enter');
  await expect(box).toHaveValue('second');
  await expect(sendButton).toBeDisabled();
  await expect(fromUser).toHaveCount(1);
  release();
  await expect(fromKora).toHaveCount(1);
  await expect(box).toHaveValue('second');
  await expect(sendButton).toBeEnabled();
  expect(bodies).toHaveLength(1);
});

test('Clear Chat while a reply loads ends in an empty chat', async ({ page }) => {
  const { bodies, release } = await holdChat(page);
  const { say, clearButton, messages, dots, emptyPrompt, ask } = await openChat(page);
  await say('Never mind');
  await expect(dots).toHaveCount(3);
  await clearButton.click();
  await expect(dots).toHaveCount(0);
  await expect(messages).toHaveCount(0);
  await expect(emptyPrompt).toBeVisible();
  release();
  await ask('A fresh start');
  await expect(messages).toHaveText([/A fresh start/, /The held reply\./]);
  expect(bodies.at(-1)?.conversationHistory).toEqual([]);
});

test('a sample that is loaded while a reply loads stands alone', async ({ page }) => {
  const { release } = await holdChat(page);
  const { say, sample, dots, messages } = await openChat(page);
  await say('Never mind');
  await expect(dots).toHaveCount(3);
  await sample('cold-war').click();
  await expect(dots).toHaveCount(0);
  await expect(messages).toHaveCount(samples[1]?.messages.length ?? 0);
  release();
});

for (const [status, body] of [
  [500, { type: '/problems/internal', title: 'Something went wrong', status: 500 }],
  [429, { type: '/problems/rate-limited', title: 'Too many requests', status: 429 }],
] as const)
  test(`a status of ${status} is answered with the sentence about learning; Retry sends the same message again`, async ({ page, expectError }) => {
    expectError(new RegExp(`status of ${status}`));
    const bodies = await answerChat(page);
    await page.route(`**${chatPath}`, (route) => route.fulfill({ status, contentType: 'application/problem+json', json: body }), { times: 1 });
    const { say, messages, retryButton, fromKora, dots, sendButton } = await openChat(page);
    await say('What is a fraction?');
    await expect(fromKora.locator('.chat-text')).toHaveText([statusFailure]);
    await expect(dots).toHaveCount(0);
    await expect(sendButton).toHaveText('Send');
    await retryButton.click();
    await expect(messages).toHaveText([/What is a fraction\?/, /Reply 1\./]);
    await expect(retryButton).toHaveCount(0);
    expect(bodies).toMatchObject([{ message: 'What is a fraction?', conversationHistory: [] }]);
  });

test('a failing network is answered with the sentence about connecting; the message stays and Retry sends it', async ({ page, context, expectError }) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  const { say, messages, fromKora, fromUser, retryButton, ask } = await openChat(page);
  await ask('Help me with fractions');
  await context.setOffline(true);
  await say('I mean adding them');
  await expect(fromKora.last().locator('.chat-text')).toHaveText(networkFailure);
  await expect(fromUser).toHaveText([/Help me with fractions/, /I mean adding them/]);
  await context.setOffline(false);
  const request = page.waitForRequest(`**${chatPath}`);
  await retryButton.click();
  const body = (await request).postDataJSON();
  expect(body.message).toBe('I mean adding them');
  expect(body.conversationHistory.map(({ text }: { text: string }) => text)).not.toContain(networkFailure);
  await expect(messages).toHaveCount(4);
  await expect(fromKora.last()).not.toContainText(networkFailure);
});

for (const [name, reply] of [
  ['that is no JSON', { contentType: 'application/json', body: '{"response": "Half' }],
  ['without the text', { contentType: 'application/json', body: '{"text":"wrong field"}' }],
  ['in HTML', { contentType: 'text/html', body: '<h1>Proxy</h1>' }],
  ['whose stream is cut', { contentType: 'text/event-stream', body: eventStream([['delta', { text: 'Half an ' }]]) }],
] as const)
  test(`an answer ${name} ends in the sentence about connecting, and the message stays`, async ({ page }) => {
    await page.route(`**${chatPath}`, (route) => route.fulfill(reply));
    const { say, fromKora, fromUser, retryButton } = await openChat(page);
    await say('What is an atom?');
    await expect(fromKora.locator('.chat-text')).toHaveText([networkFailure]);
    await expect(fromUser).toHaveText([/What is an atom\?/]);
    await expect(retryButton).toBeVisible();
  });

test('a failed reply is not sent along, nor the message that nobody has answered', async ({ page, expectError }) => {
  expectError(/status of 503/);
  const bodies = await answerChat(page);
  await page.route(`**${chatPath}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const { say, ask, fromKora } = await openChat(page);
  await say('first');
  await expect(fromKora).toHaveCount(1);
  await ask('second');
  expect(bodies[0]?.conversationHistory).toEqual([]);
});

test('Stop ends a reply that loads; the message stays and Retry asks again', async ({ page }) => {
  const { release } = await holdChat(page);
  const { say, stopButton, dots, messages, fromUser, retryButton, sendButton } = await openChat(page);
  await say('What is an atom?');
  await stopButton.click();
  await expect(dots).toHaveCount(0);
  await expect(messages).toHaveText([/What is an atom\?/, /Stopped\./]);
  // The button has gone: the focus is where the next message is written.
  await expect(page.getByRole('textbox', { name: 'Message to Kora' })).toBeFocused();
  await expect(sendButton).toHaveText('Send');
  release();
  await retryButton.click();
  await expect(fromUser).toHaveCount(1);
  await expect(messages).toHaveText([/What is an atom\?/, /The held reply\./]);
});

test('a reply in JSON with nothing but its text is accepted', async ({ page }) => {
  await answerChat(page, () => ({ response: 'Only a response.' }));
  const { ask, fromKora } = await openChat(page);
  expect(await ask('Hello')).toBe('Only a response.');
  await expect(fromKora.getByText('Why am I seeing this?')).toHaveCount(0);
});

test('a reply as an event stream is accepted; what is taken back is gone', async ({ page }) => {
  const done = jsonReply('The whole reply.');
  const events = eventStream([
    ['delta', { text: 'Not fit ' }],
    ['delta', { text: 'for a child.' }],
    ['replace', { text: 'The whole ' }],
    ['delta', { text: 'reply.' }],
    ['done', done],
  ]);
  const request = page.waitForRequest(`**${chatPath}`);
  await page.route(`**${chatPath}`, (route) => route.fulfill({ contentType: 'text/event-stream; charset=utf-8', body: events }));
  const { ask, log: conversation } = await openChat(page);
  expect(await ask('Hello')).toBe('The whole reply.');
  await expect(conversation).not.toContainText('Not fit');
  expect((await request).headers().accept).toContain('text/event-stream');
});

test('"Why am I seeing this?" says who wrote the reply, what was sent and what was not, and copies a report without sending it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { ask, fromKora } = await openChat(page);
  const reply = await ask('How do I add 1/3 and 1/4?');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
  const why = fromKora.getByText('Why am I seeing this?');
  const details = fromKora.locator('details');
  await expect(details).not.toHaveAttribute('open');
  await why.click();
  await expect(details).toContainText('No language model was used.');
  await expect(details).toContainText('Sent to this site: your message, the last six messages and the mode.');
  await expect(details).toContainText('Not sent:');
  await details.getByRole('button', { name: 'Copy this reply for a report' }).click();
  await expect(page.getByText('The reply is on your clipboard. Nothing was sent.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(reply.split('\n')[0]);
  expect(sent).toEqual([]);
});

test('a reply by a model names the model', async ({ page }) => {
  await answerChat(page, () => ({ response: 'From a model.', id: 'a', meta: { engine: 'openai', model: 'some-model-1', grounding: 'model' } }));
  const { ask, fromKora } = await openChat(page);
  await ask('Hello');
  await fromKora.getByText('Why am I seeing this?').click();
  await expect(fromKora.locator('details')).toContainText('A language model (some-model-1) wrote this.');
});

test('markup is shown as the text it is, from the visitor and from Kora alike', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)><b>bold</b><script>alert(2)</script>';
  await answerChat(page, () => jsonReply(`${markup} and a [link](javascript:alert(3)) and **strong words**`));
  const { ask, log: conversation, fromUser, fromKora } = await openChat(page);
  await ask(markup);
  await expect(fromUser.locator('.chat-text')).toHaveText(markup);
  await expect(fromKora.locator('.chat-text')).toContainText('<img src=x onerror=alert(1)>');
  await expect(fromKora.locator('strong')).toHaveText('strong words');
  await expect(conversation.locator('img, b, script, a')).toHaveCount(0);
});

test('text runs in its own direction, in the box and in the messages', async ({ page }) => {
  await answerChat(page, (count) => jsonReply(count === 1 ? 'ما هو الكسر؟' : 'And in English.'));
  const { box, ask, fromUser, fromKora } = await openChat(page);
  const directionOf = (element: Element) => getComputedStyle(element).direction;
  await box.fill('لا أفهم الكسور');
  expect(await box.evaluate(directionOf)).toBe('rtl');
  await box.fill('I do not understand fractions');
  expect(await box.evaluate(directionOf)).toBe('ltr');
  await ask('لا أفهم الكسور');
  await ask('In English, please');
  expect(await fromUser.locator('.chat-text').evaluateAll((all) => all.map((text) => getComputedStyle(text).direction))).toEqual(['rtl', 'ltr']);
  expect(await fromKora.locator('.chat-text p').evaluateAll((all) => all.map((text) => getComputedStyle(text).direction))).toEqual(['rtl', 'ltr']);
});

test('the conversation follows its end, except for a reader who has scrolled back', async ({ page }) => {
  await answerChat(page, (count) => jsonReply(`Reply ${count}.\n\n${'A long paragraph of words. '.repeat(60)}`));
  const { ask, log: conversation } = await openChat(page, '/');
  const fromEnd = () => conversation.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
  await ask('one');
  await ask('two');
  await expect.poll(fromEnd).toBeLessThan(40);
  await conversation.evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(fromEnd).toBeGreaterThan(100);
  await ask('three');
  expect(await conversation.evaluate((box) => box.scrollTop)).toBe(0);
});

test('after half an hour the chat suggests a break, which is not sent along', async ({ page }) => {
  const bodies = await answerChat(page);
  await page.clock.install({ time: new Date('2026-03-02T10:00:00.000Z') });
  const { say, ask, messages } = await openChat(page);
  await ask('one');
  await page.clock.fastForward('31:00');
  await say('two');
  await expect(messages).toHaveCount(5);
  await expect(messages.last()).toContainText('half an hour');
  await page.clock.fastForward('01:00');
  await ask('three');
  await expect(messages).toHaveCount(7);
  expect(bodies.at(-1)?.conversationHistory?.map(({ text }) => text)).toEqual(['one', 'Reply 1.', 'two', 'Reply 2.']);
});

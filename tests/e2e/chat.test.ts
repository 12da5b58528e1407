/** The chat with Kora in the browser: part 1 of the specification, sections 2, 4, 5, 7, 8 and 9. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SampleConversation } from '#src/contracts/knowledge/sample-conversation.ts';
import { expect, hydrated, test } from '../support/e2e.ts';
import { answerChat, chatPath, eventStream, holdChat, jsonReply, openChat, sentencesIn } from '../support/kora-page.ts';

const { samples } = parse(readFileSync('content/chat/samples.yaml', 'utf8')) as { samples: SampleConversation[] };
const sampleIds = ['math-anxiety', 'cold-war', 'reading-confidence'];
const statusFailure = "I'm still learning! Please try again later.";
const networkFailure = "I'm having trouble connecting right now. Please try again later.";

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

test('failed replies are not sent along as something Kora said', async ({ page, expectError }) => {
  expectError(/status of 503/);
  const bodies = await answerChat(page);
  await page.route(`**${chatPath}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const { say, ask, fromKora } = await openChat(page);
  await say('first');
  await expect(fromKora).toHaveCount(1);
  await ask('second');
  expect(bodies[0]?.conversationHistory?.map(({ text }) => text)).toEqual(['first']);
});

test('what was typed before the scripts arrived stays in the box and can be sent', async ({ page }) => {
  await answerChat(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/kora', { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Message to Kora' });
  await box.fill('Typed on a slow network');
  gate.resolve();
  await hydrated(page);
  await expect(box).toHaveValue('Typed on a slow network');
  await box.press('Enter');
  await expect(page.getByRole('log').getByRole('article')).toHaveText([/Typed on a slow network/, /Reply 1\./]);
});

test('Stop ends a reply that loads; the message stays and Retry asks again', async ({ page }) => {
  const { release } = await holdChat(page);
  const { say, stopButton, dots, messages, fromUser, retryButton, sendButton } = await openChat(page);
  await say('What is an atom?');
  await stopButton.click();
  await expect(dots).toHaveCount(0);
  await expect(messages).toHaveText([/What is an atom\?/, /Stopped\./]);
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

test('the landing shows a conversation window of 24 rem and a box of at least 60 px', async ({ page }) => {
  const { log: conversation, box } = await openChat(page, '/');
  expect((await conversation.boundingBox())?.height).toBe(384);
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(60);
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

test('nothing longer than 2,000 characters can be written, and the box says when little is left', async ({ page }) => {
  const { box, chat } = await openChat(page);
  await box.fill('x'.repeat(1_990));
  await expect(chat.getByText('10 characters left')).toBeVisible();
  await box.press('End');
  await box.pressSequentially('y'.repeat(20));
  await expect(chat.getByText('0 characters left')).toBeVisible();
  expect((await box.inputValue()).length).toBe(2_000);
});

for (const path of ['/kora', '/'] as const)
  test(`a visitor talks with the real Worker on ${path}: sample, own question, teacher mode, clear`, async ({ page }) => {
    const { sample, ask, messages, chat, clearButton, emptyPrompt } = await openChat(page, path);
    await sample('math-anxiety').click();
    const first = await ask('Into 6 slices?');
    expect(first.length).toBeGreaterThan(20);
    expect(first).not.toContain(networkFailure);
    await chat.getByRole('radio', { name: 'Teacher' }).check();
    const second = await ask('How can I help a student who goes blank in math tests?');
    expect(second.length).toBeGreaterThan(20);
    expect(second).not.toBe(first);
    await expect(messages).toHaveCount(10);
    await clearButton.click();
    await expect(emptyPrompt).toBeVisible();
  });

const tenTurns = {
  Student: [
    'I have a math test tomorrow and adding fractions makes no sense',
    'I do not know how to start',
    'I still do not get it',
    'Can you give me a hint?',
    'Maybe 6?',
    'I added the tops and then the bottoms',
    'I am stuck again',
    'Just tell me the answer',
    'Okay, and what about photosynthesis?',
    'I do not get it',
  ],
  Teacher: [
    'My grade 8 class goes quiet whenever we do fractions',
    'What else could I try?',
    'Half of them finish early and half are lost',
    'Can you give me an example?',
    'That did not work last time',
    'What would be a good first question?',
    'One student refuses to work in groups',
    'A parent complained about the homework',
    'Any other idea?',
    'What should I do on Monday?',
  ],
};
for (const [mode, turns] of Object.entries(tenTurns))
  test(`ten turns with the real Worker in ${mode.toLowerCase()} mode repeat no sentence`, async ({ page }) => {
    const { chat, ask } = await openChat(page);
    await chat.getByRole('radio', { name: mode }).check();
    const said: string[] = [];
    for (const turn of turns) said.push(...new Set(sentencesIn(await ask(turn))));
    const repeated = said.filter((sentence, i) => said.indexOf(sentence) !== i);
    expect(repeated).toEqual([]);
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

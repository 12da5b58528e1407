/** Someone may be in danger: the care text and the help card work with no network and no scripts, and nothing is kept. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ChatMoves } from '#src/contracts/knowledge/chat-moves.ts';
import { builtRoutes, expect, type Locator, type Page, test, unknownPath } from '../support/e2e.ts';
import { answerChat, chatPath, openChat } from '../support/kora-page.ts';

const { care } = parse(readFileSync('content/chat/moves.yaml', 'utf8')) as ChatMoves;
const firstCare = care.first[0]?.trim() ?? '';
const inDanger = 'I want to kill myself';

/** Who can be reached how, in the order of the card. */
const helpLinks = [
  ['Call 988', 'tel:988'],
  ['Text 988', 'sms:988'],
  ['Text HOME to 741741', 'sms:741741?&body=HOME'],
  ['Call 1-800-422-4453', 'tel:18004224453'],
  ['Call 0800 1111', 'tel:08001111'],
  ['Call 116 123', 'tel:116123'],
  ['Call 116 111', 'tel:116111'],
  ['findahelpline.com', 'https://findahelpline.com'],
];

const linksOf = (card: Locator): Promise<(string | null)[][]> => card.locator('a').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

/** The part that hears a denial comes with the first letter, whatever is written: it is there before. */
async function beginToWrite(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message to Kora' });
  await Promise.all([page.waitForResponse(/\/ear\.[\w-]+\.js$/), box.fill('a')]);
  await box.fill('');
}

/** From here on. */
async function requestsOf(page: Page): Promise<string[]> {
  await beginToWrite(page);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('with the network unplugged a text about suicide gets the care text and the whole help card, and asks nobody', async ({ page, context }) => {
  const { say, chat, fromUser, fromKora, dots, status } = await openChat(page);
  const asked = await requestsOf(page);
  await context.setOffline(true);
  await say(inDanger);
  await expect(fromKora.locator('.chat-text')).toHaveText([firstCare]);
  await expect(fromUser).toHaveText([new RegExp(inDanger)]);
  await expect(dots).toHaveCount(0);
  await expect(status).toContainText('Thank you for telling this.');
  const card = chat.getByRole('alert').locator('.help-card');
  await expect(card).toBeInViewport();
  await expect(card).toContainText('911, 112 or 999');
  expect(await linksOf(card)).toEqual(helpLinks);
  for (const link of await card.locator('a').all()) await expect(link).toBeVisible();
  expect(asked).toEqual([]);
});

test('the care text says why it is shown and that the message went nowhere', async ({ page, context }) => {
  const { say, fromKora } = await openChat(page);
  await beginToWrite(page);
  await context.setOffline(true);
  await say(inDanger);
  await fromKora.getByText('Why am I seeing this?').click();
  await expect(fromKora.locator('details')).toContainText('Your message was handled on this device and sent to nobody.');
  await expect(fromKora.locator('details')).toContainText('Safety rule:');
});

for (const [text, words] of [
  ['kms', 'Please tell a grown-up you trust now'],
  ['I w4nt to d1e', 'Please tell a grown-up you trust now'],
  ['quiero morirme', 'Please tell a grown-up you trust now'],
  ['my uncle touches me at night', 'Please tell a grown-up who has no part in it'],
  ['I have not eaten for four days so that I get thin', 'Please tell a grown-up you trust now'],
] as const)
  test(`"${text}" is answered with care and without a request`, async ({ page }) => {
    const { ask, chat } = await openChat(page);
    const asked = await requestsOf(page);
    expect(await ask(text)).toContain(words);
    await expect(chat.getByRole('alert').locator('.help-card')).toBeVisible();
    expect(asked).toEqual([]);
  });

for (const text of ['Romeo kills himself in act five. Why?', 'This homework is killing me', 'How do I kill -9 a process?'])
  test(`"${text}" is school work and gets an ordinary reply`, async ({ page }) => {
    const { ask, chat } = await openChat(page);
    expect(await ask(text)).not.toContain('grown-up');
    await expect(chat.getByRole('alert')).toHaveCount(0);
  });

test('someone who worries about a friend gets the text for friends', async ({ page }) => {
  const { ask } = await openChat(page);
  expect(await ask('My friend says she wants to kill herself')).toContain('Thank you for looking out for someone.');
});

for (const text of ['A student told me that she wants to kill herself', 'One of my pupils said that his father hits him'])
  test(`a teacher who writes "${text}" gets the text for teachers, and nobody is asked`, async ({ page }) => {
    const { ask, chat } = await openChat(page);
    const asked = await requestsOf(page);
    await chat.getByRole('radio', { name: 'Teacher' }).check();
    expect(await ask(text)).toContain("Follow your school's safeguarding procedure now");
    await expect(chat.getByRole('alert').locator('.help-card')).toBeVisible();
    expect(asked).toEqual([]);
  });

test('the chat stays careful, says new things and asks nobody until Clear Chat, which makes it new', async ({ page }) => {
  const bodies = await answerChat(page);
  const { ask, chat, clearButton } = await openChat(page);
  const replies = [await ask(inDanger)];
  for (const text of ['What is 1/2 + 1/3?', 'Tell me about photosynthesis', 'okay', 'And plate tectonics?']) replies.push(await ask(text));
  await chat.getByRole('radio', { name: 'Teacher' }).check();
  replies.push(await ask('Never mind'));
  expect(new Set(replies).size).toBe(replies.length);
  for (const reply of replies.slice(1)) expect([...care.later, ...care.teacher, ...care.wrong].map((text) => text.trim())).toContain(reply);
  await expect(chat.getByRole('alert')).toBeVisible();
  expect(bodies).toEqual([]);
  await clearButton.click();
  await expect(chat.getByRole('alert')).toHaveCount(0);
  expect(await ask('What is 1/2 + 1/3?')).toBe('Reply 1.');
  expect(bodies).toMatchObject([{ message: 'What is 1/2 + 1/3?', careLevel: 0, conversationHistory: [] }]);
});

test('Undo after Clear Chat brings the care and the help card back', async ({ page }) => {
  const { ask, chat, clearButton, messages } = await openChat(page);
  const asked = await requestsOf(page);
  await ask(inDanger);
  await clearButton.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages).toHaveCount(2);
  await expect(chat.getByRole('alert').locator('.help-card')).toBeVisible();
  await ask('What is a fraction?');
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('distress without danger gets a reply and a collapsed card of people who listen', async ({ page }) => {
  const { ask, chat } = await openChat(page);
  const asked = await requestsOf(page);
  await ask('Nobody likes me and I am so stressed about everything');
  expect(asked.filter((url) => url.endsWith(chatPath))).toHaveLength(1);
  const people = chat.locator('details.chat-help');
  await expect(people).not.toHaveAttribute('open');
  await expect(people.locator('.help-card')).toBeHidden();
  await people.getByText('People who listen').click();
  await expect(people.getByRole('link', { name: 'Call 988' })).toBeVisible();
});

test('the help card stands in the footer of every page without scripts, with links that call and text', async ({ openPage, expectError }) => {
  expectError(/status of 404/);
  const page = await openPage({ javaScriptEnabled: false });
  for (const path of [...builtRoutes(), unknownPath, '/pare/join/ABC123', '/pare/host/ABC123']) {
    await page.goto(path);
    const card = page.getByRole('contentinfo').getByRole('region', { name: 'Help from people' });
    const seen = await card.evaluate((region) => {
      const isSeen = (text: string): boolean | undefined =>
        [...region.querySelectorAll('a')].find((link) => link.textContent === text)?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const links = [...region.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
      const folded = { near: isSeen('Call 988'), far: isSeen('Call 116 123') };
      for (const country of region.querySelectorAll('details')) country.open = country.open || country.querySelector('summary')?.textContent?.includes('United Kingdom') === true;
      return { text: region.textContent, links, folded, far: isSeen('Call 116 123') };
    });
    expect(seen.text, path).toContain('911, 112 or 999');
    expect(seen.links, path).toEqual(helpLinks);
    expect(seen.folded, path).toEqual({ near: true, far: false });
    expect(seen.far, path).toBe(true);
    // By the finger of a person on one page of each layout.
    if (!['/', '/dashboard', unknownPath].includes(path)) continue;
    await page.reload();
    await card.getByText('United Kingdom').click();
    await expect(card.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  }
});

test('after a conversation the device holds nothing of it', async ({ page, context }) => {
  const { ask } = await openChat(page);
  await ask('The canary sings about fractions');
  await ask(inDanger);
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ local: {}, session: {}, databases: [], caches: [] });
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
])
  test(`in a window of ${width} by ${height} the first words of the reply and whom to call stand in one view, and every number is one press away`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const { say, chat, fromKora } = await openChat(page);
    await beginToWrite(page);
    await context.setOffline(true);
    await say(inDanger);
    const card = chat.getByRole('alert').locator('.help-card');
    await expect(card.getByText('911, 112 or 999')).toBeInViewport();
    await expect(card.getByText('People who answer:')).toBeInViewport();
    const top = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const place = await fromKora.locator('.chat-text').boundingBox();
    const shown = await chat.getByRole('log').boundingBox();
    // At least three lines of the reply, from its first one, between the bar above and the card below.
    expect(place?.y).toBeGreaterThanOrEqual(Math.max(top, shown?.y ?? 0) - 1);
    expect((shown?.y ?? 0) + (shown?.height ?? 0) - (place?.y ?? 0)).toBeGreaterThan(72);
    await expect(card.getByRole('link', { name: 'Call 116 123' })).toBeHidden();
    await card.getByText('People who answer:').press('Enter');
    for (const link of await card.locator('a').all()) await expect(link).toBeVisible();
    expect(await linksOf(card)).toEqual(helpLinks);
  });

test('where the network went before the chat came into view, whoever writes into its box gets the help card, and the chat takes over once it can', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Error hydrating|Failed to fetch/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await context.setOffline(true);
  const box = page.locator('#chat-input');
  await box.scrollIntoViewIfNeeded();
  await box.pressSequentially('i want to die');
  const notice = page.locator('.chat-not-started');
  await expect(notice.getByText('911, 112 or 999')).toBeInViewport();
  await expect(notice).toContainText('goes nowhere');
  await expect(box).toHaveValue('i want to die');
  await notice.getByText('People who answer:').click();
  expect(await linksOf(notice)).toEqual(helpLinks);
});

test('a chat that starts late takes the notice away', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/KoraChat*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/kora');
  const notice = page.locator('.chat-not-started');
  await page.locator('#chat-input').pressSequentially('hello');
  await expect(notice).toBeVisible();
  gate.resolve();
  await expect(notice).toHaveCount(0);
});

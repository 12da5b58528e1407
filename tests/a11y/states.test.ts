/** What a page shows once it is used: nothing for axe to report, no sideways scrolling. How each page opens is in routes.test.ts. */
import { assistantOn } from '../support/assistant-page.ts';
import { findings, narrow, overflow } from '../support/axe-page.ts';
import { alive, expect, test } from '../support/e2e.ts';
import { answerChat, jsonReply, openChat } from '../support/kora-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a conversation has nothing for axe to report: sample, reply with lists, failed reply, open explanation, toast', async ({ page, expectError }) => {
  expectError(/status of 500/);
  await answerChat(page, () => jsonReply('A question first.\n\n- one\n- two\n\n1. first\n2. second\n\n> quoted\n\n`code` and **strong**'));
  const { sample, ask, say, fromKora, retryButton, clearButton } = await openChat(page);
  await sample('cold-war').click();
  await ask('What is a fraction?');
  await fromKora.last().getByText('Why am I seeing this?').click();
  await page.route('**/api/kora/chat', (route) => route.fulfill({ status: 500 }));
  await say('And this one fails');
  await expect(retryButton).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
  await clearButton.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).hover();
  expect(await findings(page)).toEqual([]);
});

test('a reply that loads has nothing for axe to report', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/kora/chat', async (route) => {
    await gate.promise;
    await route.fulfill({ json: jsonReply('Done.') });
  });
  const { say, dots } = await openChat(page);
  await say('What is a fraction?');
  await expect(dots).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  gate.resolve();
});

for (const path of ['/kora', '/'] as const)
  test(`the open help card of the chat on ${path} has nothing for axe to report and fits 320 px`, async ({ page }) => {
    const { ask, chat, fromKora } = await openChat(page, path);
    await ask('I want to kill myself');
    await expect(chat.getByRole('alert')).toBeVisible();
    await fromKora.getByText('Why am I seeing this?').click();
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
    expect(await findings(page)).toEqual([]);
    for (const link of await chat.getByRole('alert').getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

test('a sample below an open help card and a text that is too long have nothing for axe to report and fit 320 px', async ({ page }) => {
  const { ask, box, sample, chat } = await openChat(page);
  await ask('I want to kill myself');
  await sample('cold-war').click();
  await expect(chat.getByText('The help stays here').and(chat.locator('.chat-help-stays'))).toBeVisible();
  await box.fill('Why did the wall come down? '.repeat(80));
  await expect(box).toHaveAccessibleDescription('239 characters too many');
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
  expect(await findings(page)).toEqual([]);
});

test('the card of people who listen has nothing for axe to report, closed and open', async ({ page }) => {
  const { ask, chat } = await openChat(page);
  await ask('Nobody likes me and I am so stressed about everything');
  expect(await findings(page)).toEqual([]);
  await chat.getByText('People who listen', { exact: true }).click();
  expect(await findings(page)).toEqual([]);
});

test('the floating assistant has nothing for axe to report: just opened, after a reply, and with the help card', async ({ page }) => {
  await page.goto('/');
  const { button, box, say, messages, panel } = assistantOn(page);
  await button.click();
  await expect(box).toBeFocused();
  expect(await findings(page, '.assistant')).toEqual([]);
  await say('What can students do?');
  await expect(messages).toHaveCount(3);
  await say('I want to kill myself');
  await expect(panel.getByRole('alert')).toBeVisible();
  expect(await findings(page, '.assistant')).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
});

test('the open search has nothing for axe to report and fits 320 px: ways in, results, no match, no index', async ({ page, expectError }) => {
  expectError(/status of 503/);
  await page.route('**/search-index.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/llm-deep-dive');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  const status = dialog.getByRole('status');
  for (const [prepare, said] of [
    [async () => undefined, /could not be loaded/],
    [() => dialog.getByRole('button', { name: 'Try again' }).click(), /^Type a word/],
    [() => dialog.getByRole('textbox').fill('kora'), /results/],
    [() => dialog.getByRole('textbox').fill('zzqxv'), /Nothing fits/],
  ] as const) {
    await prepare();
    await expect(status).toHaveText(said);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
    for (const control of await dialog.locator('a, button, label:has([type=checkbox]), input[type=text]').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  }
});

test('the open menu has nothing for axe to report and fits 320 px', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Whitepaper', exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize(narrow);
  await expect(page.getByRole('link', { name: 'Whitepaper', exact: true })).toBeInViewport();
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
});

test('an answered quick check and a completed module have nothing for axe to report', async ({ page }) => {
  await page.goto('/llm-deep-dive');
  const quiz = page.getByRole('region', { name: /^Quick check: What Are/ });
  await alive(quiz);
  for (const [i, question] of (await quiz.getByRole('group').all()).entries()) await question.getByRole('radio').nth(i).check();
  await page.getByRole('button', { name: 'Mark as Complete' }).first().click();
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
});

for (const tab of ['Applications', 'Limitations', 'Hands-On'])
  test(`the tab ${tab} of a course has nothing for axe to report and fits 320 px`, async ({ page }) => {
    await page.goto('/llm-deep-dive');
    await page.getByRole('tab', { name: tab }).click();
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
  });

/** The floating assistant of the home page in a browser: focus, keyboard, its second of waiting, help, and that it is in nobody's way. */

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AssistantScript } from '#src/catalog/schemas/assistant.ts';
import type { ChatMoves } from '#src/contracts/knowledge/chat-moves.ts';
import { assistantOn, stopClock } from '../support/assistant-page.ts';
import { expect, type Locator, type Page, test } from '../support/e2e.ts';
import { openChat } from '../support/kora-page.ts';

const script = parse(readFileSync('content/site/assistant.yaml', 'utf8')) as AssistantScript;
/** As a visitor reads it. */
const replyOf = (name: keyof AssistantScript['replies']): string => script.replies[name].trim();
const { care } = parse(readFileSync('content/chat/moves.yaml', 'utf8')) as ChatMoves;
const inDanger = 'I want to kill myself';
const path = '/';

const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

async function openAssistant(page: Page) {
  await page.goto(path);
  const assistant = assistantOn(page);
  await assistant.button.click();
  await expect(assistant.panel).toBeVisible();
  return assistant;
}

test('the button opens the panel with its greeting, and the focus goes to the box and back', async ({ page }) => {
  await page.goto(path);
  const { button, panel, messages, box, chips, closeButton } = assistantOn(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button, 'round: the order of the style layers holds').toHaveCSS('border-radius', '50%');
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(messages).toHaveText([script.greeting]);
  await expect(chips).toHaveText(script.suggestions.map(({ text }) => text));
  await expect(box).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await closeButton.click();
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a prepared reply comes after 1000 ms, with dots until then, and no request is made', async ({ page }) => {
  await page.clock.install();
  const { say, messages, dots, sendButton, chips } = await openAssistant(page);
  await stopClock(page);
  const asked: string[] = [];
  // Pages that links lead to may be fetched ahead: that has nothing to do with the assistant.
  page.on('request', (request) => (request.method() !== 'GET' || /\/api\/|\.js(on)?$/.test(request.url())) && asked.push(request.url()));
  await expect(sendButton).toBeDisabled();
  await say('   ');
  await expect(messages).toHaveCount(1);
  await say('LESSON ideas for my students');
  await expect(messages).toHaveCount(2);
  await page.clock.runFor(999);
  await expect(dots).toBeVisible();
  await expect(chips).toHaveCount(3);
  await expect(messages).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(messages).toHaveText([script.greeting, 'LESSON ideas for my students', replyOf('lesson')]);
  await expect(dots).toHaveCount(0);
  await expect(chips).toHaveCount(0);
  expect(asked).toEqual([]);
});

for (const [chip, reply] of [
  ['How do I create a lesson plan?', replyOf('aurora')],
  ['What is Comet?', replyOf('comet')],
  ['How can I reflect on my teaching?', replyOf('reflection')],
] as const)
  test(`the suggestion "${chip}" brings its reply`, async ({ page }) => {
    await page.clock.install();
    const { chips, messages } = await openAssistant(page);
    await stopClock(page);
    await chips.filter({ hasText: chip }).click();
    await page.clock.runFor(1_000);
    await expect(messages).toHaveText([script.greeting, chip, reply]);
  });

test('someone in danger gets the care text and the help card at once, with the network unplugged, until it starts over', async ({ page, context }) => {
  await page.clock.install();
  const { say, messages, panel, startOverButton, dots, chips } = await openAssistant(page);
  await stopClock(page);
  await context.setOffline(true);
  await say('What is a lesson?');
  await say(inDanger);
  await expect(messages.last()).toHaveText(care.first[0]?.trim() ?? '');
  await expect(messages.last()).toBeInViewport();
  await expect(dots).toHaveCount(0);
  const card = panel.getByRole('alert').locator('.help-card');
  await expect(card.getByRole('heading')).toBeInViewport();
  await panel.getByRole('button', { name: 'Show who can help now' }).click();
  await expect(card.getByRole('link', { name: 'Call 988' })).toBeInViewport();
  await page.clock.runFor(5_000);
  await expect(messages).toHaveCount(4);
  await startOverButton.click();
  await expect(messages).toHaveText([script.greeting]);
  await expect(card).toHaveCount(0);
  await expect(chips).toHaveCount(3);
});

test('at the end of the page the button stands above the footer and covers nothing of it, also at 320 px', async ({ page }) => {
  await page.goto(path);
  const { button } = assistantOn(page);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 640, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    await toEnd(page);
    const [own, footer] = [await boxOf(button), await boxOf(page.getByRole('contentinfo'))];
    expect(own.height).toBeGreaterThanOrEqual(44);
    expect(own.y + own.height).toBeLessThanOrEqual(footer.y);
  }
});

test('the panel fits below the bar and into the window at 320 px, at 200 % and on a desk, wherever it is opened', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 640, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const { panel, box, button } = await openAssistant(page);
    for (const scroll of ['top', 'end']) {
      if (scroll === 'end') {
        await page.keyboard.press('Escape');
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await button.press('Enter');
      }
      const bar = await boxOf(page.getByRole('banner'));
      await expect.poll(async () => (await boxOf(panel)).y, `${viewport.width} px, ${scroll}`).toBeGreaterThanOrEqual(bar.height);
      const { x, y, width, height } = await boxOf(panel);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      await expect(box).toBeInViewport();
    }
  }
});

test('someone who moves on by keyboard sees where they are: the panel gives way', async ({ page }) => {
  // Each step ends before the next begins.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const { panel, box } = await openAssistant(page);
  await page.keyboard.press('Tab');
  await expect(panel).toBeVisible();
  await box.focus();
  for (let steps = 0; steps < 60 && (await panel.isVisible()); steps++) await page.keyboard.press('Shift+Tab');
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('.assistant') ?? null)).toBeNull();
});

test('the panel gives way, too, where the page scrolls what has the focus under it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { panel } = await openAssistant(page);
  await page.locator('main summary').last().focus();
  await expect(panel).toHaveCount(0);
});

test('without scripts the button is a link to Kora, and on paper there is none', async ({ openPage, page }) => {
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(path);
  await plain.getByRole('complementary', { name: 'Suite assistant' }).getByRole('link').click();
  await expect(plain).toHaveURL(/\/kora$/);
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(assistantOn(page).button).toBeHidden();
});

test('when the panel cannot be loaded that is said, and the button tries again', async ({ page, context, expectError }) => {
  const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(path, { waitUntil: 'networkidle' });
  const { button, status, panel } = assistantOn(page);
  await context.setOffline(true);
  await button.click();
  await expect(status).toHaveText(script.failed);
  await tried();
  await context.setOffline(false);
  await button.click();
  await expect(panel).toBeVisible();
  await expect(status).toBeEmpty();
});

test('nothing of a conversation is kept', async ({ page }) => {
  const { say, messages } = await openAssistant(page);
  await say('The canary sings about lessons');
  await expect(messages).toHaveCount(3);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
});

test('the button covers no control of the chat at any place of the page, and the keyboard still reaches it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { box, sendButton } = await openChat(page, '/');
  await box.fill('hello');
  const button = page.locator('.assistant-button').first();
  let wasAside = false;
  for (let place = 40; place <= 640; place += 24) {
    const isOnTop = await sendButton.evaluate(async (send, y) => {
      scrollBy({ top: send.getBoundingClientRect().bottom - y, behavior: 'instant' });
      // The button is told in the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { left, right, top, bottom } = send.getBoundingClientRect();
      const inside = [left + 4, (left + right) / 2, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y2) => [x, y2] as const)).filter(([, y2]) => y2 > 60 && y2 < innerHeight);
      return inside.every(([x, y2]) => !document.elementFromPoint(x, y2)?.closest('.assistant'));
    }, place);
    expect(isOnTop, `Send at ${place}`).toBe(true);
    wasAside ||= await button.evaluate((node) => node.closest('.assistant')?.hasAttribute('data-aside') ?? false);
  }
  expect(wasAside).toBe(true);
});

test('on a small phone it lies on no words of a link or a card that is one, wherever the home page stands, and is there where there are none', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const host = page.locator('.assistant');
  const look = () =>
    host.evaluate(async (node) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const button = node.querySelector('button')?.getBoundingClientRect();
      if (!button) throw new Error('no button');
      const lines = [...document.querySelectorAll('.audience :is(a, p), .way :is(a, p), .picker-actions a')].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const covers = lines.some((line) => line.left < button.right && line.right > button.left && line.top < button.bottom && line.bottom > button.top);
      return { isAside: node.hasAttribute('data-aside'), covers };
    });
  const seen: { isAside: boolean; covers: boolean }[] = [];
  for (let y = 0; y <= 1_600; y += 40) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    seen.push(await look());
  }
  expect(seen.filter(({ isAside, covers }) => covers && !isAside)).toEqual([]);
  expect(seen.some(({ isAside }) => isAside)).toBe(true);
  expect(seen.some(({ isAside }) => !isAside)).toBe(true);
});

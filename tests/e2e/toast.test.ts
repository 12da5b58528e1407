/** The notice at the edge of the screen: one at a time, five seconds, by mouse, finger and keyboard. */
import { expect, type Page, test } from '../support/e2e.ts';
import { answerChat, openChat } from '../support/kora-page.ts';

const start = new Date('2026-03-02T10:00:00.000Z');

/** Opens the chat with the clock in the test's hand and raises the toast of Clear Chat. */
async function raiseToast(page: Page) {
  await page.clock.install({ time: start });
  const { sample, clearButton, box } = await openChat(page);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await sample('cold-war').click();
  await clearButton.click();
  const area = page.getByRole('region', { name: 'Notifications (F8)' });
  const toast = area.getByRole('listitem');
  await expect(toast).toContainText('Conversation cleared');
  return { area, toast, sample, clearButton, box };
}

/** The middle of what is shown of the toast, left of its buttons. */
async function grip(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByText('Conversation cleared', { exact: true }).last().boundingBox();
  return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('a toast goes after five seconds', async ({ page }) => {
  const { toast } = await raiseToast(page);
  await page.clock.runFor(4_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test('the five seconds stand still while the pointer is on the toast and go on when it leaves', async ({ page }) => {
  const { toast } = await raiseToast(page);
  await page.clock.runFor(3_000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test('F8 moves the focus to the notifications, where the time stands still and the buttons are next', async ({ page }) => {
  const { area, toast, box } = await raiseToast(page);
  await expect(box).toBeFocused();
  await page.keyboard.press('F8');
  expect(await area.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});

test('the close button and Escape close the toast', async ({ page }) => {
  const { toast, sample, clearButton } = await raiseToast(page);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await sample('cold-war').click();
  await clearButton.click();
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

for (const [name, keys] of [
  ['at once', ['Escape']],
  ['from a button', ['Tab', 'Tab', 'Escape']],
  ['with the close button', ['Tab', 'Tab', 'Tab', 'Enter']],
] as const)
  test(`the focus that F8 has moved goes back to where it was when the toast closes: ${name}`, async ({ page }) => {
    const { area, toast, box } = await raiseToast(page);
    await expect(box).toBeFocused();
    await page.keyboard.press('F8');
    await expect(area.getByRole('list')).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    await expect(toast).toHaveCount(0);
    await expect(box).toBeFocused();
  });

test('a newer toast takes the place of the older and has its own five seconds', async ({ page }) => {
  const { toast, sample, clearButton } = await raiseToast(page);
  await page.clock.runFor(4_000);
  await sample('math-anxiety').click();
  await clearButton.click();
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(4_999);
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(sample('math-anxiety')).toHaveAttribute('aria-pressed', 'true');
  await expect(toast).toHaveCount(0);
});

for (const [pixels, outcome] of [
  [51, 'closes the toast'],
  [49, 'leaves the toast where it was'],
] as const)
  test(`a swipe of ${pixels} px to the right ${outcome}`, async ({ page }) => {
    const { toast } = await raiseToast(page);
    const { x, y } = await grip(page);
    const before = await toast.boundingBox();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 4 });
    await page.mouse.move(x + pixels, y, { steps: 4 });
    expect((await toast.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) + pixels, 0);
    await page.mouse.up();
    if (pixels > 50) await expect(toast).toHaveCount(0);
    else await expect.poll(async () => (await toast.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  });

test('the toast stands at the top on a phone and at the bottom right on a larger screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const { toast } = await raiseToast(page);
  const onPhone = await toast.boundingBox();
  expect(onPhone?.y).toBeLessThan(40);
  expect(onPhone?.width).toBeGreaterThan(320);
  await page.setViewportSize({ width: 1280, height: 720 });
  const onDesk = await toast.boundingBox();
  expect((onDesk?.x ?? 0) + (onDesk?.width ?? 0)).toBeGreaterThan(1280 - 40);
  expect((onDesk?.y ?? 0) + (onDesk?.height ?? 0)).toBeGreaterThan(720 - 40);
});

test('a failure is a destructive toast: it looks different and is announced at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
  });
  await answerChat(page);
  const { ask, fromKora, clearButton } = await openChat(page);
  await ask('Hello');
  await fromKora.getByText('Why am I seeing this?').click();
  await fromKora.getByRole('button', { name: 'Copy this reply for a report' }).click();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(toast).toContainText('Not copied');
  await expect(page.locator('[role=status][aria-live=assertive]')).toContainText('Not copied');
  const lookOf = () => toast.evaluate((element) => getComputedStyle(element).backgroundColor);
  const destructive = await lookOf();
  await clearButton.click();
  await expect(toast).toContainText('Conversation cleared');
  expect(await lookOf()).not.toBe(destructive);
});

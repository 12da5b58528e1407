/** The big screen with a whole class on it: what the last row can read, page by page. */
import type { WallItem } from '../../src/contracts/live/protocol.ts';
import { activateQuestion, activateStep } from '../../src/contracts/pare.ts';
import { lineTo, seatStudents, serverAt, until } from '../load/class.ts';
import { expect, type Page, test } from '../support/e2e.ts';
import { openPare } from '../support/live.ts';

const count = 30;
const shownTexts = Array.from({ length: count }, (_, i) =>
  `Answer ${i + 1}: the rivers were led away to fields of cotton, and what came down was less ${'each year '.repeat(i % 7)}`.trim(),
);
const hiddenText = 'Nobody has approved this one';

/** A class of which these answers stand on the wall and one more does not; its projector's address, and the way to open others. */
async function wallOf(origin: string, texts: readonly string[]): Promise<{ screen: string; close(): void }> {
  const server = serverAt(origin);
  const session = await openPare(server);
  const host = lineTo(server, session.code, session.hostToken);
  const { students } = await seatStudents(server, session, texts.length + 1);
  await host.send({ t: 'goto', step: activateStep });
  // One after the other: the wall has them in the order in which they came.
  for (const [i, { line }] of students.entries()) await line.send({ t: 'submit', step: activateStep, q: activateQuestion, rev: 1, text: texts[i] ?? hiddenText });
  await until(() => host.$view.get()?.answers.size === texts.length + 1, 60_000);
  for (const { ref, text } of [...(host.$view.get()?.answers.values() ?? [])] as WallItem[]) if (text !== hiddenText) await host.send({ t: 'show', ref });
  return {
    screen: `/pare/host/${session.code}#c=${session.coToken}`,
    close: () => {
      for (const line of [host, ...students.map((student) => student.line)]) line.close();
    },
  };
}

const visibleItems = (page: Page): Promise<string[]> => page.locator('.live-screen-wall > li:visible').allTextContents();

/** The smallest letters of the wall, in pixels, and whether anything must be scrolled to. */
const reading = (page: Page): Promise<{ letters: number; isCut: boolean }> =>
  page.locator('.live-screen').evaluate((screen) => ({
    letters: Math.min(...[...screen.querySelectorAll('.live-screen-wall > li:not([hidden])')].map((item) => Number.parseFloat(getComputedStyle(item).fontSize))),
    isCut: screen.scrollHeight > screen.clientHeight || screen.scrollWidth > screen.clientWidth,
  }));

test('shows thirty answers in letters that the last row reads, each on one page, and turns by key, by button and by itself', async ({ openPage, baseURL }) => {
  const { screen, close } = await wallOf(baseURL ?? '', shownTexts);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    const page = await openPage({ viewport });
    await page.clock.install();
    await page.goto(screen);
    const place = page.getByText(/^\d+(–\d+)? of 30$/);
    await expect(place).toHaveText(/^1–\d+ of 30$/);
    const seen: string[] = [];
    while (seen.length < count) {
      const items = await visibleItems(page);
      seen.push(...items);
      const { letters, isCut } = await reading(page);
      expect(letters).toBeGreaterThanOrEqual(28);
      expect(isCut).toBe(false);
      const before = await place.textContent();
      await page.keyboard.press('ArrowRight');
      await expect(place).not.toHaveText(before ?? '');
    }
    expect(seen).toEqual(shownTexts);
    await expect(place).toHaveText(/^1–/);
    await page.getByRole('button', { name: 'Page before' }).click();
    await expect(place).toHaveText(/30 of 30$|–30 of 30$/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(place).toHaveText(/^1–/);
    await page.clock.runFor(41_000);
    await expect(place).not.toHaveText(/^1–/);
    await page.getByRole('button', { name: 'Stop turning' }).click();
    const stopped = await place.textContent();
    await page.clock.runFor(90_000);
    await expect(place).toHaveText(stopped ?? '');
    await expect(page.locator('body')).not.toContainText(hiddenText);
  }
  close();
});

test('shows few answers as large as they fit, also in a window of another size', async ({ openPage, baseURL }) => {
  const { screen, close } = await wallOf(baseURL ?? '', ['Cotton took the water.', 'The rivers were led away.']);
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(screen);
  await expect(page.locator('.live-screen-wall > li:visible')).toHaveCount(2);
  expect((await reading(page)).letters).toBeGreaterThan(50);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(async () => (await reading(page)).letters).toBeGreaterThan(40);
  expect((await reading(page)).isCut).toBe(false);
  close();
});

test('turns no page by itself for who wants less motion', async ({ openPage, baseURL }) => {
  const { screen, close } = await wallOf(baseURL ?? '', shownTexts);
  const page = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(screen);
  const place = page.getByText(/^1–\d+ of 30$/);
  await expect(place).toBeVisible();
  await page.clock.runFor(90_000);
  await expect(place).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
  close();
});

test('long answers take the width that is there: each is whole, up to a thousand characters in letters that the last row reads', async ({ openPage, baseURL }) => {
  const texts = [600, 1_000, 2_000].map((length, i) => `Answer ${i + 1}: ${'the rivers were led away to fields of cotton and '.repeat(40)}`.slice(0, length).trim());
  const { screen, close } = await wallOf(baseURL ?? '', texts);
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(screen);
  const place = page.getByText(/^\d+(–\d+)? of 3$/);
  await expect(place).toBeVisible();
  const seen: string[] = [];
  while (seen.length < texts.length) {
    const items = await visibleItems(page);
    seen.push(...items);
    const { letters, isCut } = await reading(page);
    // The longest that may be written fills the screen by itself.
    expect(letters).toBeGreaterThanOrEqual(items.some((text) => text.length > 1_000) ? 20 : 28);
    expect(isCut).toBe(false);
    const before = await place.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(place).not.toHaveText(before ?? '');
  }
  expect(seen).toEqual(texts);
  close();
});

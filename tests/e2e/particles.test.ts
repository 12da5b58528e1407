/** The particle background: there on a desk with room to spare, absent wherever it would cost something, still when nobody sees it. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '../support/e2e.ts';

const desk = { width: 1280, height: 800 };

interface Device {
  deviceMemory?: number;
  hardwareConcurrency?: number;
  connection?: EventTarget & { saveData: boolean };
}

/** Puts a device of our choice in the place of this machine and counts the drawings. */
async function pretend(page: Page, device: Pick<Device, 'deviceMemory' | 'hardwareConcurrency'> & { saveData?: boolean } = {}): Promise<void> {
  await page.addInitScript(
    ({ deviceMemory = 8, hardwareConcurrency = 8, saveData = false }) => {
      const connection = Object.assign(new EventTarget(), { saveData });
      for (const [name, value] of Object.entries({ deviceMemory, hardwareConcurrency, connection })) Object.defineProperty(navigator, name, { get: () => value });
      const { clearRect } = CanvasRenderingContext2D.prototype;
      Object.assign(window, { drawings: 0 });
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        (window as unknown as { drawings: number }).drawings++;
        clearRect.apply(this, box);
      };
    },
    { ...device },
  );
}

async function openSky(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  const sky = page.locator('.particles');
  await sky.scrollIntoViewIfNeeded();
  return { sky, canvas: sky.locator('canvas') };
}

/** Waits until the page has had an idle moment after it was loaded, in which the canvas would have come. */
const idle = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

const drawings = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { drawings: number }).drawings);

/** Drawings in half a second of the page's own clock. */
async function drawingsInHalfASecond(page: Page): Promise<number> {
  const before = await drawings(page);
  await page.clock.runFor(500);
  return (await drawings(page)) - before;
}

test.use({ viewport: desk });

test('on a desk the sky moves behind the text, hidden from screen readers and from the mouse', async ({ page }) => {
  await pretend(page);
  const { sky, canvas } = await openSky(page);
  await expect(canvas).toHaveCount(1);
  await expect(canvas).toHaveAttribute('aria-hidden', 'true');
  await expect.poll(() => drawings(page)).toBeGreaterThan(3);
  const [own, section] = await Promise.all([canvas.boundingBox(), sky.locator('..').boundingBox()]);
  expect(own?.width).toBe(section?.width);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.particles') as Element).pointerEvents)).toBe('none');
});

test('the canvas follows the window and is never finer than 1.5 points a pixel', async ({ openPage }) => {
  const page = await openPage({ viewport: desk, deviceScaleFactor: 3 });
  await pretend(page);
  const { canvas } = await openSky(page);
  const widths = () => canvas.evaluate((element: HTMLCanvasElement) => [element.width, Math.floor(element.clientWidth * 1.5)]);
  await expect.poll(async () => new Set(await widths()).size).toBe(1);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(async () => (await widths())[0]).toBe(1500);
});

test('the stars take the color of the theme, also when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await pretend(page);
  const { canvas } = await openSky(page);
  const colors = () => canvas.evaluate((element: HTMLCanvasElement) => element.getContext('2d')?.fillStyle);
  await expect.poll(colors).toBe('#c58a2b');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(colors).toBe('#f2cf8a');
});

test('under reduced motion there is no canvas; it comes and goes with the setting', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pretend(page);
  const { canvas } = await openSky(page);
  await idle(page);
  await expect(canvas).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(canvas).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(canvas).toHaveCount(0);
});

test('a window of 48rem or less has no canvas', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await pretend(page);
  const { canvas } = await openSky(page);
  await idle(page);
  await expect(canvas).toHaveCount(0);
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(canvas).toHaveCount(1);
});

test('where data is saved there is no canvas', async ({ page }) => {
  await pretend(page, { saveData: true });
  const { canvas } = await openSky(page);
  await idle(page);
  await expect(canvas).toHaveCount(0);
  await page.evaluate(() => {
    const { connection } = navigator as Device;
    if (connection) connection.saveData = false;
    connection?.dispatchEvent(new Event('change'));
  });
  await expect(canvas).toHaveCount(1);
});

for (const device of [{ deviceMemory: 2 }, { hardwareConcurrency: 2 }])
  test(`a small device, ${JSON.stringify(device)}, does not even load the script of the canvas`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await pretend(page, device);
    const { canvas } = await openSky(page);
    await idle(page);
    await expect(canvas).toHaveCount(0);
    expect(loaded.filter((url) => url.includes('particle-field'))).toEqual([]);
  });

test('nothing is drawn out of view or in a hidden tab', async ({ page }) => {
  await page.clock.install();
  await pretend(page);
  const { sky } = await openSky(page);
  await expect.poll(() => drawingsInHalfASecond(page)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await expect(sky).not.toBeInViewport();
  await expect.poll(() => drawingsInHalfASecond(page)).toBe(0);
  await sky.scrollIntoViewIfNeeded();
  await expect.poll(() => drawingsInHalfASecond(page)).toBeGreaterThan(0);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  expect(await drawingsInHalfASecond(page)).toBe(0);
  await setHidden(false);
  expect(await drawingsInHalfASecond(page)).toBeGreaterThan(0);
});

test('the stars come to rest within five seconds; the still sky stays, and is drawn anew when the theme or the window changes', async ({ page }) => {
  await page.clock.install();
  await pretend(page);
  const { canvas } = await openSky(page);
  await expect(canvas).toHaveCount(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // On a busy machine the script may have arrived only now.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return drawings(page);
    })
    .toBeGreaterThan(0);
  // Ten halves of a second: whatever has moved since it came into view moves no more.
  for (let half = 0; half < 10; half++) await page.clock.runFor(500);
  expect(await drawingsInHalfASecond(page)).toBe(0);
  const painted = () =>
    canvas.evaluate((element: HTMLCanvasElement) =>
      element
        .getContext('2d')
        ?.getImageData(0, 0, element.width, element.height)
        .data.some((value) => value > 0),
    );
  expect(await painted()).toBe(true);
  const before = await drawings(page);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.clock.runFor(100);
  const after = await drawings(page);
  expect(after).toBeGreaterThan(before);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return await drawings(page);
    })
    .toBeGreaterThan(after);
  expect(await painted()).toBe(true);
  expect(await drawingsInHalfASecond(page)).toBe(0);
});

test('all of its script is less than 2 kB', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
  await pretend(page);
  const { canvas } = await openSky(page);
  await expect(canvas).toHaveCount(1);
  const inline = await page.locator('script:not([src])').allTextContents();
  const external = await Promise.all(scripts.map(async (response) => ({ url: response.url(), text: await response.text() })));
  const starter = [...inline, ...external.map(({ text }) => text)].filter((text) => text.includes('prefers-reduced-data') && text.includes('hardwareConcurrency'));
  const field = external.filter(({ url }) => /particle-field|preload-helper/.test(url)).map(({ text }) => text);
  expect(starter).toHaveLength(1);
  expect(field.some((text) => text.includes('clearRect'))).toBe(true);
  expect([...starter, ...field].reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(2_000);
});

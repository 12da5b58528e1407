/** The whitepaper with its PDF, the about page, and the pages on privacy, terms, safety and accessibility. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { StoredData } from '../../src/catalog/schemas/stored-data.ts';
import { expect, type Page, test } from '../support/e2e.ts';

const stored = parse(readFileSync('content/site/stored-data.yaml', 'utf8')) as StoredData;
const wide = { width: 1440, height: 900 };

const headings = (page: Page): Promise<string[]> => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

test('the whitepaper shows its parts in the order of the specification', async ({ page }) => {
  await page.goto('/whitepaper');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kora: Tone-Aware Assistance for Learning');
  const all = await headings(page);
  expect(all.slice(0, 4)).toEqual(['Four key concepts', 'Abstract', 'Six benefits', '1. The problem']);
  expect(all.at(-1)).toBe('Sources');
  await expect(main.locator('section[aria-labelledby="concepts"] dt')).toHaveCount(4);
  await expect(main.locator('section[aria-labelledby="benefits"] dt')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Download Whitepaper' })).toHaveCount(2);
});

test('Back to Home and Return to Homepage lead home', async ({ page }) => {
  for (const name of ['Back to Home', 'Return to Homepage']) {
    await page.goto('/whitepaper');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/');
  }
});

test('both Download Whitepaper buttons give a PDF with a good name', async ({ page, request }) => {
  await page.goto('/whitepaper');
  for (const button of await page.getByRole('link', { name: 'Download Whitepaper' }).all()) {
    const download = page.waitForEvent('download');
    await button.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('kora-whitepaper.pdf');
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(bytes.length).toBeGreaterThan(20_000);
    expect(bytes.length).toBeLessThan(400_000);
  }
  expect((await request.get('/whitepaper.pdf')).headers()['content-type']).toBe('application/pdf');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`Read Abstract brings the abstract below the bar, ${reducedMotion === 'reduce' ? 'at once where motion is reduced' : 'smoothly'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/whitepaper');
    await page.getByRole('link', { name: 'Read Abstract' }).focus();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
    const abstract = page.locator('#abstract');
    const top = () => abstract.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.getByRole('link', { name: 'Read Abstract' }).click();
    if (reducedMotion === 'reduce') expect(await top()).toBe(80);
    await expect.poll(top).toBe(80);
    await expect(page).toHaveURL('/whitepaper#abstract');
  });

test('the contents lead to each chapter, and a citation to its source', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/whitepaper');
  const contents = page.getByRole('navigation', { name: 'Contents of the paper' }).getByRole('link');
  const titles = await contents.allTextContents();
  expect((await headings(page)).slice(3)).toEqual(titles);
  for (const link of await contents.all()) {
    await link.click();
    await expect(page.locator(':target')).toBeInViewport();
    await expect(page.locator(':target')).toHaveText((await link.textContent()) ?? '');
  }
  await page.locator('.paper-cite').first().click();
  await expect(page.locator('li:target')).toContainText('Langreo, L. (2024).');
  await expect(page.locator('li:target')).toBeInViewport();
});

test('every inner link of the whitepaper has its target', async ({ page }) => {
  await page.goto('/whitepaper');
  const missing = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1)).filter((id) => document.getElementById(id) === null));
  expect(missing).toEqual([]);
});

test('sources stand in the margin on a wide screen, beside what cites them, and nowhere else', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/whitepaper');
  const notes = page.locator('.margin-note');
  const boxes = await notes.evaluateAll((all) =>
    all.map((note) => {
      const text = note.parentElement?.closest('.paper-text')?.getBoundingClientRect();
      const box = note.getBoundingClientRect();
      return { left: box.left - (text?.right ?? 0), right: innerWidth - box.right, height: box.height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(10);
  expect(boxes.filter(({ left, right, height }) => left < 0 || right < 0 || height === 0)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await notes.evaluateAll((all) => all.filter((note) => note.checkVisibility()).length)).toBe(0);
});

test('printed, the whitepaper is the paper and nothing around it', async ({ page }) => {
  await page.goto('/whitepaper');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '9. What comes next' })).toBeVisible();
  for (const gone of ['.site-header', '.site-footer', '.paper-actions', '.paper-contents', '.margin-note'])
    expect(await page.locator(gone).evaluateAll((all) => all.filter((element) => element.checkVisibility()).length), gone).toBe(0);
});

test('the about page has a mission, values, the method, its makers and a manifesto, and leads on', async ({ page }) => {
  await page.goto('/about');
  expect(await headings(page)).toEqual(['Mission', 'Values', 'How Kora answers', 'Who makes it', 'Manifesto']);
  await expect(page.locator('.ladder li strong')).toHaveText(['A question', 'A hint', 'An example', 'Your own try']);
  await expect(page.getByRole('main')).toContainText('made by the T4 Suite team');
  const next = page.getByRole('navigation', { name: 'Go on' }).getByRole('link');
  expect(await next.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/kora', '/whitepaper', '/teaching-with-ai']);
  await page.goto('/about#manifesto');
  await expect(page.locator('section#manifesto')).toBeInViewport();
});

test('the footer leads to privacy, terms, safety and accessibility from every page', async ({ page }) => {
  for (const [name, title] of [
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
    ['Safety', 'Safety'],
    ['Accessibility', 'Accessibility'],
  ]) {
    await page.goto('/whitepaper');
    await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: name ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
});

test('what stands on these pages leads somewhere: each part of the page list has its target', async ({ page }) => {
  for (const path of ['/about', '/privacy', '/terms', '/safety', '/accessibility']) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await links.count(), path).toBeGreaterThan(3);
    const missing = await page
      .locator('main a[href^="#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)));
    expect(missing, path).toEqual([]);
  }
});

test('the privacy page lists every stored field with how long it is kept and how to delete it', async ({ page }) => {
  await page.goto('/privacy');
  const entries = stored.places.flatMap((place) => place.entries);
  await expect(page.locator('.stored li')).toHaveCount(entries.length);
  for (const { key, kept } of entries) {
    const entry = page.locator('.stored li', { has: page.getByText(key, { exact: true }) }).first();
    await expect(entry).toContainText(kept);
    await expect(entry).toContainText('To delete');
  }
});

/** Something in every kind of storage a page has. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('kora.theme', 'dark');
    localStorage.setItem('kora.progress.v1', '{"llm-deep-dive":["the-training-process"]}');
    sessionStorage.setItem('kora.join-name.v1', 'Sam');
    await (await caches.open('pages')).put('/kept', new Response('kept'));
    await new Promise<void>((resolve, reject) => {
      const open = indexedDB.open('library', 1);
      open.onupgradeneeded = () => open.result.createObjectStore('items');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        open.result.close();
        resolve();
      };
    });
  });
}

const held = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

const eraseParts = (page: Page) => ({
  ask: page.getByRole('button', { name: 'Erase everything this site keeps on this device' }),
  dialog: page.getByRole('dialog', { name: 'Erase everything?' }),
  keep: page.getByRole('button', { name: 'Keep everything' }),
  erase: page.getByRole('button', { name: 'Erase everything', exact: true }),
  status: page.locator('erase-device [role=status]'),
});

test('the erase button asks, then takes everything off the device and says so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/privacy');
  await fill(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const { ask, dialog, keep, erase, status } = eraseParts(page);

  await ask.click();
  await expect(dialog).toBeVisible();
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(ask).toBeFocused();
  expect(await held(page)).toEqual({ local: 2, session: 1, caches: ['pages'], databases: ['library'] });

  await ask.click();
  await erase.click();
  await expect(status).toHaveText('Done. Everything this site kept on this device is erased.');
  expect(await held(page)).toEqual({ local: 0, session: 0, caches: [], databases: [] });
  // The look that was chosen is forgotten too, here and at once.
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'false');
});

test('an open tab of the site hears of it', async ({ page, context }) => {
  await page.goto('/privacy');
  await fill(page);
  const other = await context.newPage();
  await other.goto('/llm-deep-dive');
  await expect(other.locator('[data-percent]')).toHaveText('25%');
  await eraseParts(page).ask.click();
  await eraseParts(page).erase.click();
  await expect(other.locator('[data-percent]')).toHaveText('0%');
  await expect(other.locator('html')).not.toHaveAttribute('data-theme');
});

test('what cannot be erased is named', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  const { ask, erase, status } = eraseParts(page);
  await ask.click();
  await erase.click();
  await expect(status).toContainText('Not everything could be erased. What may be left: settings and progress.');
});

test('a database that another tab will not let go is named, and goes when that tab is closed', async ({ page, context }) => {
  await page.goto('/privacy');
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('held', 1);
        open.onsuccess = () => resolve();
      }),
  );
  const { ask, erase, status } = eraseParts(page);
  await ask.click();
  await erase.click();
  await expect(status).toContainText('What may be left: saved work.');
  await other.close();
  await ask.click();
  await erase.click();
  await expect(status).toContainText('Done.');
});

test('without scripts everything is there to read, and no button that would do nothing', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/whitepaper');
  await expect(page.getByRole('heading', { name: '7. Limits of this work' })).toBeVisible();
  await page.getByRole('link', { name: 'Read Abstract' }).click();
  await expect(page.locator('#abstract')).toBeInViewport();
  await page.goto('/privacy');
  await expect(eraseParts(page).ask).toBeHidden();
  await expect(page.locator('erase-device noscript p')).toBeVisible();
  await expect(page.getByText('kora.progress.v1')).toBeVisible();
  for (const path of ['/about', '/terms', '/safety', '/accessibility']) {
    await page.goto(path);
    await expect(page.locator('.document-text h2').first()).toBeVisible();
  }
});

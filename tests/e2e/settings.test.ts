/** Settings and profile: saved at once, applied on every page, taken away in a file, brought back, erased. */
import { readFileSync } from 'node:fs';
import { backupParts } from '../../src/stores/device-parts.ts';
import { app, axe, forbidStorage } from '../support/app-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';

const settings = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  role: page.getByRole('combobox', { name: 'Role' }),
  grade: page.getByRole('combobox', { name: 'Grade' }),
  choice: (group: string, label: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: label, exact: true }),
  state: page.locator('[data-state]'),
  main: page.getByRole('main'),
  file: page.locator('input[type=file]'),
});

const look = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('main p');
    return {
      root: getComputedStyle(document.documentElement).fontSize,
      line: text && Number.parseFloat(getComputedStyle(text).lineHeight) / Number.parseFloat(getComputedStyle(text).fontSize),
      font: getComputedStyle(document.body).fontFamily,
      band: getComputedStyle(document.body, '::after').position,
    };
  });

test('each choice is saved as it is made, shown as saved, and there after a reload', async ({ page }) => {
  await page.goto('/settings');
  const { name, role, grade, choice, state } = settings(page);
  await expect(state).toBeEmpty();
  await name.fill('Ms. Rivera');
  await expect(state).toHaveText('Saved on this device');
  await role.selectOption('Teacher');
  await grade.selectOption('Middle School (6-8)');
  await choice('Theme', 'Dark').check();
  await choice('Text size', 'Larger').check();
  await page.reload();
  await expect(name).toHaveValue('Ms. Rivera');
  await expect(role).toHaveValue('teacher');
  await expect(grade).toHaveValue('6-8');
  await expect(choice('Theme', 'Dark')).toBeChecked();
  await expect(choice('Text size', 'Larger')).toBeChecked();
  await expect(page.getByRole('button', { name: 'User menu' })).toContainText('Ms. Rivera');
});

test('everything can be set by keyboard alone', async ({ page }) => {
  await page.goto('/settings');
  const { name, choice } = settings(page);
  await name.focus();
  await page.keyboard.type('Ana');
  await choice('Text size', 'Normal').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('Text size', 'Large')).toBeChecked();
  expect((await look(page)).root).toBe('18px');
  await page.reload();
  await expect(name).toHaveValue('Ana');
  await expect(choice('Text size', 'Large')).toBeChecked();
});

test('the reading settings hold on every page, from the first frame, without a shift', async ({ page }) => {
  await page.goto('/settings');
  const { choice } = settings(page);
  const before = await look(page);
  await choice('Text size', 'Largest').check();
  await choice('Line spacing', 'Wide').check();
  await choice('Letters', 'Book letters').check();
  await choice('Line focus', 'On').check();
  const here = await look(page);
  expect(here.root).toBe('24px');
  expect(here.line).toBeCloseTo(2.3, 1);
  expect(here.font).not.toBe(before.font);
  expect(here.band).toBe('fixed');
  await page.addInitScript(() => {
    const sizes: string[] = [];
    Object.assign(window, { sizes });
    const watch = () => {
      if (document.body) sizes.push(getComputedStyle(document.documentElement).fontSize);
      if (document.readyState !== 'complete') requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  for (const route of ['/', '/kora', '/llm-deep-dive', '/dashboard']) {
    await page.goto(route);
    const there = await look(page);
    expect({ ...there, line: null }, route).toEqual({ ...here, line: null });
    expect(await page.evaluate(() => [...new Set((window as unknown as { sizes: string[] }).sizes)]), route).toEqual(['24px']);
  }
});

test('line focus follows the pointer, also on a course page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kora.settings.v1', '{"reading":{"lineFocus":"on"}}'));
  for (const route of ['/settings', '/llm-deep-dive']) {
    await page.goto(route);
    const top = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body, '::after').top));
    const before = await top();
    await expect
      .poll(async () => {
        await page.mouse.move(300, 590);
        await page.mouse.move(300, 600);
        return Math.round(await top());
      }, route)
      .toBe(600 - 48);
    expect(before).not.toBe(600 - 48);
    await page.getByRole('link', { name: 'Kora, home' }).click();
    await expect(page).toHaveURL('/');
  }
});

/** What the pages of a visit read as soon as they load. */
async function keepReading(page: Page, reading: object): Promise<void> {
  await page.goto('/about');
  await page.evaluate((kept) => localStorage.setItem('kora.settings.v1', JSON.stringify({ reading: kept })), reading);
}
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const textSize of ['large', 'larger', 'largest'])
  test(`with ${textSize} text, wide spacing and wide letters no page scrolls sideways`, async ({ visitor: page }) => {
    await keepReading(page, { textSize, lineSpacing: 'wide', font: 'spaced' });
    for (const route of [
      '/',
      '/kora',
      '/llm-deep-dive',
      '/dashboard',
      '/settings',
      '/kora-studio',
      '/profile',
      '/privacy',
      '/ai-literacy',
      '/literacy-workshop',
      '/tools/aurora',
    ]) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(route);
      for (const width of [320, 640, 1000, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `${route} at ${width}`).toBe(0);
      }
    }
  });

test('with the largest text and wide letters every running text keeps nine letters of room in a line, on a tablet and a small laptop', async ({ visitor: page }) => {
  await keepReading(page, { textSize: 'largest', font: 'spaced' });
  for (const route of ['/', '/old-home', '/learning-about-ai', '/teaching-with-ai', '/t4suite', '/about', '/pilot', '/whitepaper', '/dashboard', '/settings', '/kora-studio']) {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(route);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const squeezed = await page.locator('main :is(p, li)').evaluateAll((all) =>
        all
          .filter((text) => text.textContent.length > 60 && text.checkVisibility() && text.clientWidth > 0)
          .filter((text) => {
            const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(text);
            return text.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) < 9 * Number.parseFloat(fontSize);
          })
          .map((text) => text.textContent.trim().slice(0, 40)),
      );
      expect.soft(squeezed, `${route} at ${width}`).toEqual([]);
    }
  }
});

for (const reading of [{ textSize: 'largest', font: 'spaced' }, { textSize: 'largest' }, { textSize: 'larger' }, { font: 'spaced' }])
  test(`with ${Object.values(reading).join(' and ')} letters the menu stands within the window, and the page does not scroll sideways`, async ({ visitor: page }) => {
    await keepReading(page, reading);
    for (const route of ['/', '/kora', '/whitepaper']) {
      await page.goto(route);
      for (const width of [320, 360, 1024, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
        expect((box?.x ?? width) + (box?.width ?? width), `Menu on ${route} at ${width}`).toBeLessThanOrEqual(width);
        expect(await sideways(page), `${route} at ${width}`).toBe(0);
      }
    }
  });

test('reset to defaults can be taken back', async ({ page }) => {
  await page.goto('/settings');
  const { name, choice } = settings(page);
  await name.fill('Ana');
  await choice('Letters', 'Wide letters').check();
  const reset = page.getByRole('button', { name: 'Reset to defaults' });
  await expect(reset).toHaveAccessibleDescription(/Empties name, role and grade.*theme and reading.*undo/);
  await reset.click();
  await expect(name).toHaveValue('');
  await expect(choice('Letters', 'As the device')).toBeChecked();
  await app(page).toast.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('Ana');
  await expect(choice('Letters', 'Wide letters')).toBeChecked();
});

test('a long name without a space does not push the desk aside', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem('kora.settings.v1', JSON.stringify({ name })), 'W'.repeat(60));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WWWW');
  for (const width of [320, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `at ${width}`).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).evaluate((title) => title.scrollWidth - title.clientWidth), `the title at ${width}`).toBe(0);
  }
});

test('a teacher finds the chat in teacher mode', async ({ page }) => {
  await page.goto('/settings');
  await settings(page).role.selectOption('Teacher');
  await page.goto('/kora');
  await expect(page.getByText('Currently in teacher mode')).toBeVisible();
});

test('two open pages agree', async ({ page, context }) => {
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await settings(page).name.fill('Ana');
  await settings(page).choice('Theme', 'Dark').check();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana');
  expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('where storage is forbidden the choices hold for the page, and it says so', async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await page.goto('/settings');
  const { name, choice, state } = settings(page);
  await name.fill('Ana');
  await choice('Text size', 'Larger').check();
  await expect(state).toContainText('Not saved: this browser keeps nothing for this site');
  expect((await look(page)).root).toBe('20px');
  await expect(page.getByRole('button', { name: 'User menu' })).toContainText('Ana');
  expect(await axe(page)).toEqual([]);
  await page.goto('/profile');
  await expect(page.getByText('This browser does not let the site keep anything.')).toBeVisible();
});

test('where storage is full the choices hold for the page, and it says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/settings');
  await settings(page).name.fill('Ana');
  await expect(settings(page).state).toContainText('Not saved');
  await expect(page.getByRole('button', { name: 'User menu' })).toContainText('Ana');
});

test('the page lists what a backup can hold', async ({ page }) => {
  await page.goto('/settings');
  const listed = page
    .getByRole('definition')
    .filter({ has: page.getByRole('button', { name: 'Download backup' }) })
    .getByRole('listitem');
  await expect(listed).toHaveText([...backupParts.map(({ label }) => label), /^Saved work of the tools/]);
});

test('a backup brings everything back after the device was erased', async ({ page }, testInfo) => {
  await page.goto('/llm-deep-dive');
  await page.getByRole('button', { name: 'Mark as Complete' }).first().click();
  await page.goto('/settings');
  const { name, choice, main, file } = settings(page);
  await name.fill('Ms. Rivera');
  await choice('Theme', 'Dark').check();
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download backup' }).click();
  const download = await downloading;
  const path = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'kora-backup', version: 5, items: { 'kora.theme': 'dark' } });

  await page.evaluate(async () => {
    sessionStorage.setItem('kora.join-name.v1', 'Ana');
    await caches.open('kora-test');
    await new Promise((resolve) => {
      const request = indexedDB.open('kora-test');
      request.onsuccess = () => {
        request.result.close();
        resolve(null);
      };
    });
  });
  await main.getByRole('button', { name: 'Erase this device' }).click();
  const erase = page.getByRole('dialog', { name: 'Erase this device?' });
  await expect(erase.getByRole('button', { name: 'Keep everything' })).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(erase).toBeHidden();
  await expect(name).toHaveValue('Ms. Rivera');
  await main.getByRole('button', { name: 'Erase this device' }).click();
  await erase.getByRole('button', { name: 'Erase everything' }).click();
  await expect(app(page).toast).toContainText('This device is erased');
  await expect(name).toHaveValue('');
  expect(await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length, (await caches.keys()).length])).toEqual([0, 0, 0, 0]);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();

  await file.setInputFiles(path);
  const restore = page.getByRole('dialog', { name: 'Restore this backup?' });
  await expect(restore).toContainText('Course progress');
  await expect(restore).toContainText('Name, role, grade and reading settings');
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(app(page).toast).toContainText('Backup restored');
  await expect(name).toHaveValue('Ms. Rivera');
  await app(page).toast.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('');
  await file.setInputFiles(path);
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(app(page).toast).toContainText('Backup restored');
  await page.goto('/profile');
  await expect(page.getByText('1 of 4 modules')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ms. Rivera');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Course progress' })).toBeVisible();
});

test('a file that is refused takes the offer of the one before it away', async ({ page }) => {
  await page.goto('/settings');
  const { file } = settings(page);
  const choose = (text: string) => file.setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"format":"kora-backup","version":1,"made":"2026-01-01","items":{"kora.theme":"dark"}}');
  await expect(page.getByRole('dialog', { name: 'Restore this backup?' })).toBeVisible();
  await choose('hello');
  await expect(page.getByRole('alert').filter({ hasText: 'This is not a backup of this site.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a file that is no backup changes nothing and the page says why', async ({ page }) => {
  await page.goto('/settings');
  const { name, file } = settings(page);
  await name.fill('Ana');
  for (const [text, why] of [
    ['hello', 'This is not a backup of this site.'],
    ['{"format":"kora-backup","version":9,"made":"2026-01-01","items":{}}', 'made by a later version'],
    ['{"format":"kora-backup","version":1,"made":"2026-01-01","items":{"kora.theme":"purple"}}', 'damaged'],
  ] as const) {
    await file.setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert').filter({ hasText: why })).toContainText('Nothing was changed.');
  }
  await expect(name).toHaveValue('Ana');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

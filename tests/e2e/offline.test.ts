/** Reading without a network, in a real browser with the service worker at work and a server that is truly gone. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleWorker } from '../../scripts/vite/offline-files.ts';
import { cacheNames } from '../../src/contracts/offline.ts';
import { analyze, findings } from '../support/axe-page.ts';
import { ChangingSite } from '../support/changing-site.ts';
import { alive, coursesByKind, expect, type Locator, type Page, test } from '../support/e2e.ts';
import { type Lab, labAlive, labOn, labPages } from '../support/lab-page.ts';

/** Beside the Worker under test. Each process that runs tests has a port of its own. */
const port = Number(process.env.TEST_PORT ?? 8797) + 100 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const origin = `http://localhost:${port}`;
test.use({ serviceWorkers: 'allow', baseURL: origin });
test.describe.configure({ mode: 'parallel' });

let site: ChangingSite;
test.beforeEach(async () => {
  site = new ChangingSite(port);
  await site.up();
});
test.afterEach(() => site.down());

const workerAtWork = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Opens a page with the worker at work, without the seconds that it leaves to the reader first. */
async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await workerAtWork(page);
}

/** The addresses in one cache, or in all. */
const kept = (page: Page, only?: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = wanted ? [wanted] : await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
    return all.flat();
  }, only);

const control = (page: Page) => ({
  button: page.locator('[data-act=offline]'),
  status: page.locator('[data-act=offline] ~ [role=status]'),
  progress: page.getByRole('progressbar', { name: 'Download of this course' }),
});
const notice = (page: Page) => page.getByRole('complementary', { name: 'About this page' });

async function makeAvailable(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await control(page).button.click();
  await expect(control(page).button).toHaveText('Remove from this device');
}

test('a page that was visited once is there without a server, says that it is a kept copy, and so are the list of pages and the search', async ({ page }) => {
  await page.goto('/about');
  await workerAtWork(page);
  await site.down();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page).getByRole('status')).toHaveText(/^You are reading a kept copy from .+ \d+:\d\d [AP]M\. The site could not be reached\.$/);
  expect(await findings(page, '.page-notice')).toEqual([]);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();

  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('textbox', { name: 'Search courses, tools and pages' }).fill('bias');
  const found = page.getByRole('dialog').getByRole('link', { name: /Bias & Ethics/ });
  await expect(found.first()).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
});

test('a page that is not kept gives way to the offline page, under its own address, until the network is back', async ({ page, expectError }) => {
  expectError(/status of 503/);
  await visit(page, '/about');
  await site.down();
  for (const route of ['/terms?from=about', '/pare/join/ABC123']) {
    expect((await page.goto(route))?.status()).toBe(503);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  }
  const visited = page.getByRole('region', { name: 'Pages on this device' });
  await expect(visited.getByRole('link')).toHaveText(['About Kora']);
  await page.goto('/terms');
  await site.up();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  await page.goto('/offline');
  await expect(visited.getByRole('link')).toHaveCount(2);
  await visited.getByRole('button', { name: 'Forget these pages' }).click();
  await expect(page.getByText('The pages are forgotten. Courses and tools stay.')).toBeVisible();
  await expect(visited.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the literacy workshop works without a server: questions about a passage and suggestions for an essay are made on the device', async ({ page, expectError }) => {
  test.slow();
  expectError(/Failed to load resource.*generate-prompts/);
  await page.goto('/literacy-workshop');
  const { button, status } = control(page);
  await expect(status).toHaveText(/^About 1\.\d MB$/);
  await button.click();
  await expect(status).toHaveText('The workshop is on this device now and can be used without a connection.', { timeout: 60_000 });
  await site.down();
  await page.reload();
  await alive(page.locator('#read-passage'));
  await page
    .locator('#read-passage')
    .fill('Ana pushed the boat into the water. The river was high because of the rain, and her brother waited on the other side. She rowed until her arms hurt.');
  await expect(page.locator('#read-passage')).toHaveValue(/^Ana/);
  await page.getByText('Inference Questions').click();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByText(/made these questions on this device, without a network/)).toHaveCount(1, { timeout: 30_000 });
});

test('an explorer that was made available answers a checked question without a network, and says so', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*explore-perspectives/);
  await makeAvailable(page, '/perspective-explorer');
  await site.down();
  await page.reload();
  await alive(page.locator('#explorer-question'));
  await page.getByRole('textbox', { name: 'Your question' }).fill('Should schools get rid of grades?');
  await page.getByRole('button', { name: 'Explore Perspectives' }).click();
  await expect(page.getByRole('heading', { name: 'Are grades good for learning?' })).toBeVisible();
  await expect(page.getByText('This device answered by itself')).toBeVisible();
});

test('a chat that was made available goes on without a network in both modes, says who answered, and still meets danger first', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*kora\/chat/);
  await page.goto('/kora');
  const { button, status } = control(page);
  await expect(status).toHaveText(/^About 1\.\d MB$/);
  await button.click();
  await expect(status).toHaveText('The chat is on this device now and can be used without a connection.', { timeout: 60_000 });
  await site.down();
  await page.reload();
  const chat = page.getByRole('region', { name: 'Chat with Kora' });
  await alive(chat);
  const box = chat.getByRole('textbox', { name: 'Message to Kora' });
  const replies = chat.getByRole('article', { name: 'Kora', exact: true });
  const byItself = chat.getByText('This device answered by itself, without a network, from what was kept on it.');
  const say = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  await say('I am stuck on adding fractions');
  await expect(byItself).toHaveCount(1, { timeout: 30_000 });
  await expect(replies.last()).toContainText(/fraction|part|slice|piece/i);
  await say('i still do not get it');
  await expect(byItself).toHaveCount(2);
  expect(await replies.nth(1).locator('.chat-text').textContent()).not.toBe(await replies.nth(0).locator('.chat-text').textContent());
  expect((await analyze(page, '.chat')).violations).toEqual([]);

  await say('i want to kill myself');
  await expect(chat.getByRole('alert')).toBeVisible();
  await expect(replies).toHaveCount(3);
  await expect(byItself).toHaveCount(2);

  await chat.getByRole('button', { name: 'Clear Chat' }).click();
  await chat.getByRole('radio', { name: 'Teacher' }).check();
  await say('My seventh graders do not hand in homework');
  await expect(byItself).toHaveCount(1);
});

test('a chat that was not made available keeps the message with Retry when the network is gone', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  await page.goto('/kora');
  const chat = page.getByRole('region', { name: 'Chat with Kora' });
  await alive(chat);
  await chat.getByRole('textbox', { name: 'Message to Kora' }).focus();
  await site.down();
  await page.keyboard.type('What is gravity?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText("I'm having trouble connecting right now. Please try again later.")).toBeVisible();
  await expect(chat.getByRole('article', { name: 'You', exact: true })).toContainText('What is gravity?');
  await expect(chat.getByRole('button', { name: 'Retry' })).toBeVisible();
});

for (const [kind, [id = '']] of Object.entries(coursesByKind()))
  test(`a course of the kind ${kind} is completed without a server: questions, lab, certificate`, async ({ page }) => {
    const route = `/${id}`;
    await page.goto(route);
    const { button, status } = control(page);
    await expect(status).toHaveText(/^About \d+ kB$/);
    await button.click();
    await expect(status).toHaveText('The course is on this device now and can be used without a connection.');
    await expect(button).toBeFocused();

    await site.down();
    await page.reload();
    await expect(status).toHaveText(/^Available offline since .+, \d+ kB\.$/);
    const check = page.locator('[data-island=quick-check] fieldset').first();
    if ((await check.count()) > 0) {
      await alive(page.locator('[data-island=quick-check] [data-place] > :first-child').first());
      await check.getByRole('radio').first().check();
      await expect(check.getByRole('status')).not.toBeEmpty();
    }
    const [lab] = (Object.keys(labPages) as Lab[]).filter((name) => labPages[name] === route);
    if (lab) {
      if (!(await labOn(page, lab).isVisible())) await openTabOf(page, labOn(page, lab));
      await labAlive(page, lab);
    }
    for (const done of await page.locator('[data-complete]').all()) await done.evaluate((each: HTMLButtonElement) => each.click());
    await expect(page.locator('[data-percent]')).toHaveText('100%');
    if (kind === 'what-is-ai') {
      await page.getByRole('tab').last().click();
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      const quiz = page.getByRole('region', { name: 'Quiz: What Is AI?' });
      await alive(quiz);
      for (const question of await quiz.getByRole('group').all()) await question.getByRole('radio').first().check();
      await expect(quiz.getByText(/^You answered all \d+ questions/)).toBeVisible();
    }
    await page.locator('[data-act=certificate]').click();
    const dialog = page.getByRole('dialog', { name: 'Your certificate' });
    await dialog.getByRole('textbox', { name: 'Name on the certificate' }).fill('Ana');
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download PDF' }).click()]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.reload();
    await expect(page.locator('[data-percent]')).toHaveText('100%');
  });

/** Opens the tab whose panel holds the element. */
async function openTabOf(page: Page, inside: Locator): Promise<void> {
  const panel = await inside.evaluate((element) => element.closest('[role=tabpanel]')?.id ?? '');
  await page.locator(`[role=tab][aria-controls="${panel}"]`).click();
}

test('nothing of the API is ever kept, answered or even seen by the worker', async ({ page }) => {
  await visit(page, '/about');
  const asks = () => page.evaluate(async () => (await fetch('/api/health')).text());
  for (let i = 1; i <= 2; i++) {
    expect(await asks()).toBe('{}');
    expect(site.asked.filter((route) => route === '/api/health')).toHaveLength(i);
  }
  // Chromium tells who answered: by a rule of the worker the network, without a word of the worker itself.
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry.name.includes('/api/') ? (entry as unknown as { workerMatchedSourceType: string }).workerMatchedSourceType : [])),
  );
  expect(sources).toEqual(['network', 'network']);
  expect((await kept(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('with a network a changed page is new at the first visit; on a line that does not answer the kept copy says so and the new one is a press away', async ({ page }) => {
  await visit(page, '/about');
  const title = page.getByRole('heading', { level: 1 });
  const edition = (words: string) => (route: string, text: string) => (route === '/about' ? text.replace(/(<h1[^>]*>)[^<]*/, `$1${words}`) : text);
  site.edit = edition('Second edition');
  await page.reload();
  await expect(title).toHaveText('Second edition');
  await expect(notice(page)).toBeHidden();

  site.edit = edition('Third edition');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  site.hold = (route) => (route === '/about' ? answered : undefined);
  await page.reload();
  await expect(title).toHaveText('Second edition');
  await expect(notice(page).getByRole('status')).toHaveText(/^You are reading a kept copy/);
  answer();
  await expect(notice(page).getByRole('status')).toHaveText(/^This page has been updated\./);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(title).toHaveText('Third edition');
  await expect(notice(page)).toBeHidden();
});

test('a page that is open while the site changes says so, and nothing typed is lost; one that has not changed says nothing', async ({ page, context }) => {
  await visit(page, '/pilot');
  await page.reload();
  const other = await context.newPage();
  await other.goto('/about');
  const field = page.getByRole('textbox').first();
  await field.fill('Ana Example');
  site.edit = (route, text) => (route === '/pilot' ? text.replace('</h1>', ' again</h1>') : route === '/service-worker.js' ? `${text}\n// the next build` : text);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(notice(page).getByRole('status')).toHaveText('This page has been updated. What you have typed here stays until you reload.');
  await expect(field).toHaveValue('Ana Example');
  await expect(notice(other)).toBeHidden();
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ again$/);
});

test('a kept course is renewed in the background after the site has changed', async ({ page }) => {
  await makeAvailable(page, '/llm-deep-dive');
  const { version } = JSON.parse(readFileSync('dist/client/offline-files.json', 'utf8'));
  site.edit = (route, text) => {
    if (route === '/service-worker.js' || route === '/offline-files.json') return text.replace(version, 'the-next-build');
    return route === '/llm-deep-dive' ? text.replace('</h1>', ', second edition</h1>') : text;
  };
  // Someone comes back to the site, not to the course.
  await page.goto('/about');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const keptHtml = () => page.evaluate(async (name) => (await (await caches.open(name)).match('/llm-deep-dive'))?.text(), cacheNames.courses);
  await expect.poll(keptHtml).toContain('second edition</h1>');
  await site.down();
  await page.goto('/llm-deep-dive');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/second edition$/);
  await expect(control(page).button).toHaveText('Remove from this device');
});

test('a course can be removed again, and what two courses share stays for the other', async ({ page }) => {
  await makeAvailable(page, '/llm-deep-dive');
  await makeAvailable(page, '/what-is-ai');
  expect((await analyze(page, '.course-head')).violations).toEqual([]);
  await control(page).button.press('Enter');
  await expect(control(page).status).toHaveText('Removed from this device. Your progress in the course stays.');
  await expect(control(page).button).toBeFocused();
  const left = await kept(page, cacheNames.courses);
  expect(left).toContain('/llm-deep-dive');
  expect(left.some((path) => path.includes('certificate-pdf'))).toBe(true);
  expect(left.some((path) => path === '/what-is-ai' || path.includes('drawing-start'))).toBe(false);

  await page.goto('/offline');
  const courses = page.getByRole('region', { name: 'Courses and tools on this device' });
  await expect(courses.getByRole('link')).toHaveText(['How Large Language Models Work']);
  expect((await analyze(page)).violations).toEqual([]);
  await courses.getByRole('button', { name: 'Remove How Large Language Models Work' }).click();
  await expect(courses.getByText('None yet.')).toBeVisible();
  expect(await kept(page, cacheNames.courses)).toEqual([]);
});

test('a download that breaks off says so, and goes on from there when it is tried again', async ({ page }) => {
  site.breaks = (route) => route.includes('certificate-pdf');
  await page.goto('/llm-deep-dive');
  const { button, status } = control(page);
  await button.click();
  await expect(status).toHaveText(/^The download broke off\./);
  await expect(button).toHaveText('Try again');
  await expect(button).toBeFocused();
  site.breaks = () => false;
  site.asked = [];
  await button.click();
  await expect(button).toHaveText('Remove from this device');
  const scripts = site.asked.filter((route) => route.startsWith('/_astro/'));
  expect(scripts.some((route) => route.includes('certificate-pdf'))).toBe(true);
  expect(scripts.some((route) => /\/(client|react-dom)\./.test(route))).toBe(false);
});

test('on a device without room the course is not kept by half, and the reader is told', async ({ page, context }) => {
  await visit(page, '/llm-deep-dive');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 400_000 });
  await control(page).button.click();
  await expect(control(page).status).toHaveText(/^This browser has no room left for it\. Nothing was kept of it/);
  await expect(control(page).button).toHaveText('Try again');
  expect(await kept(page, cacheNames.courses)).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await control(page).button.click();
  await expect(control(page).button).toHaveText('Remove from this device');
});

test('of visited pages the last sixty are kept, and a device without any room still shows what the network brings', async ({ page, context }) => {
  await visit(page, '/about');
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    for (let i = 0; i < 70; i++) await cache.put(`/page-${i}`, new Response('kept'));
  }, cacheNames.pages);
  await page.goto('/terms');
  await expect.poll(async () => (await kept(page, cacheNames.pages)).length).toBe(60);
  const left = await kept(page, cacheNames.pages);
  expect(left.at(-1)).toBe('/terms');
  expect(left).not.toContain('/about');

  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/safety');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await kept(page, cacheNames.pages)).length).toBeLessThanOrEqual(30);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading offline');
});

test('erasing the device takes all copies with it', async ({ page }) => {
  await makeAvailable(page, '/llm-deep-dive');
  await page.goto('/settings');
  expect(await kept(page)).toContain('/llm-deep-dive');
  await page.getByRole('button', { name: 'Erase this device' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('This device is erased').first()).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('/llm-deep-dive');
  await expect(control(page).status).toHaveText(/^About /);
});

test('switched off by the operator, the worker deletes what was kept, leaves every request alone, and says so when asked', async ({ page }) => {
  await makeAvailable(page, '/llm-deep-dive');
  const folder = mkdtempSync(path.join(tmpdir(), 'kora-'));
  await bundleWorker(folder, { isOff: true, version: '', core: [] });
  const off = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
  site.edit = (route, text) => (route === '/service-worker.js' ? off : text);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await control(page).button.click();
  await expect(control(page).status).toHaveText('Reading offline is switched off on this site for now.');
  await site.down();
  await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('for a reader who saves data nothing is fetched unasked', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.clock.runFor(60_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(site.asked).not.toContain('/service-worker.js');
});

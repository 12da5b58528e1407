/** The search of the whole site: opened by the key and the button, used by keyboard, without a match, without a network, without scripts. */
import type { SearchIndex } from '../../src/contracts/search.ts';
import { finder } from '../../src/features/shell/search/find.ts';
import { expect, type Page, test } from '../support/e2e.ts';

const search = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  return {
    dialog,
    button: page.getByRole('banner').getByRole('button', { name: 'Search' }),
    box: dialog.getByRole('textbox', { name: 'Search courses, tools and pages' }),
    status: dialog.getByRole('status'),
    results: dialog.getByRole('list', { name: 'Results' }).getByRole('link'),
    retry: dialog.getByRole('button', { name: 'Try again' }),
    close: dialog.getByRole('button', { name: 'Close search' }),
    keyBox: dialog.getByRole('checkbox'),
  };
};
const course = '/llm-deep-dive';

test('the button opens the search, which offers ways in; Escape closes it and the focus is back on the button', async ({ page }) => {
  await page.goto(course);
  const { button, dialog, box, results, status } = search(page);
  await button.click();
  await expect(box).toBeFocused();
  await expect(status).toHaveText(/^Type a word/);
  expect(await results.count()).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the / key opens the search, and in a field it writes a slash', async ({ page }) => {
  await page.goto('/kora');
  const { dialog, box, close } = search(page);
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await page.keyboard.press('/');
  await expect(box).toHaveValue('/');
  await close.click();
  await expect(dialog).toBeHidden();
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await help.focus();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
  const message = page.getByRole('main').getByRole('textbox').first();
  await message.focus();
  await page.keyboard.press('/');
  await expect(message).toHaveValue('/');
  await expect(dialog).toBeHidden();
});

test('someone who does not want the key turns it off, and it stays off', async ({ page }) => {
  await page.goto(course);
  const { button, dialog, box, keyBox } = search(page);
  await button.click();
  await expect(keyBox).toBeChecked();
  await keyBox.uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await button.click();
  await expect(keyBox).not.toBeChecked();
  await keyBox.check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
});

test('what is typed while the search still loads stands in its field', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/search-dialog.*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(course);
  await page.keyboard.press('/');
  await page.keyboard.type('privcy');
  gate.resolve();
  const { box, results } = search(page);
  await expect(box).toHaveValue('privcy');
  await expect(results.filter({ hasText: 'Privacy Policy' }).first()).toBeVisible();
  await page.keyboard.type('!');
  await expect(box).toHaveValue('privcy!');
});

test('results come while one types, are counted aloud, and are walked with the arrow keys', async ({ page }) => {
  await page.goto(course);
  const { button, box, status, results } = search(page);
  await button.click();
  await page.keyboard.type('privcy');
  await expect(status).toHaveText(/^\d+ results?/);
  await expect(results.filter({ hasText: 'Privacy Policy' }).first()).toBeVisible();
  await box.fill('kora');
  await expect(status).toHaveText(/^\d+ results/);
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(results.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  await expect(box).toHaveValue('koras');
  await expect(box).toBeFocused();
});

test('Tab goes through the results, and Enter opens the one that has the focus', async ({ page }) => {
  await page.goto('/');
  const { box, results, close } = search(page);
  await page.keyboard.press('/');
  await box.fill('terms of service');
  await expect(results.first()).toContainText('Terms of Service');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
});

test('Enter in the field opens the first result', async ({ page }) => {
  await page.goto('/');
  const { box, results } = search(page);
  await page.keyboard.press('/');
  await box.fill('accessib');
  await expect(results.first()).toContainText('Accessibility');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/accessibility');
});

test('a result on the same page closes the search and goes to its place', async ({ page }) => {
  await page.goto('/');
  const { box, results, dialog } = search(page);
  await page.keyboard.press('/');
  await box.fill('comparative exhaustion');
  await results.first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/#problem');
  await expect(page.locator('#problem')).toBeInViewport();
});

test('where nothing fits it says so, shows the words as typed, and leads to the list of all pages', async ({ page }) => {
  await page.goto(course);
  const { button, box, status, results, dialog } = search(page);
  await button.click();
  await box.fill('<b>zzqxv</b>');
  await expect(status).toContainText('Nothing fits “<b>zzqxv</b>”');
  await expect(results).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'List of all pages' }).click();
  await expect(page).toHaveURL('/search');
});

test('an index that does not load is said, what was typed is kept, and the second try answers it', async ({ page, expectError }) => {
  expectError(/status of 503/);
  await page.route('**/search-index.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(course);
  const { button, box, status, results, retry } = search(page);
  await button.click();
  await page.keyboard.type('privacy');
  await expect(status).toContainText('could not be loaded');
  await expect(results).toHaveCount(0);
  await retry.click();
  await expect(results.filter({ hasText: 'Privacy Policy' }).first()).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('privacy');
});

test('a search that does not load at all says so and can be tried again', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  // Before the page is there: a page that is open already may still ask past a route that has just been laid.
  await page.route('**/search.js', (route) => route.abort());
  await page.goto(course);
  const said = page.waitForEvent('dialog');
  await page.keyboard.press('/');
  const message = await said;
  expect(message.message()).toBe('Search could not load. Try again.');
  await message.accept();
  await page.unroute('**/search.js');
  await page.keyboard.press('/');
  await expect(search(page).box).toBeFocused();
});

test('an address with words opens the search with them', async ({ page }) => {
  await page.goto('/search?q=privacy');
  const { box, results } = search(page);
  await expect(box).toHaveValue('privacy');
  await expect(results.filter({ hasText: 'Privacy Policy' }).first()).toBeVisible();
});

test('once opened, the search answers without a network', async ({ page, context }) => {
  await page.goto(course);
  const { button, box, dialog, results } = search(page);
  await button.click();
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await context.setOffline(true);
  await button.click();
  await box.fill('whitepaper');
  await expect(results.first()).toContainText('Tone-Aware');
  await context.setOffline(false);
});

test('nothing of the search is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(course, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /search(-index|-dialog|\.js)/.test(path))).toEqual([]);
  await search(page).button.click();
  await expect(search(page).results.first()).toBeVisible();
  expect(asked.filter((path) => /search-index/.test(path))).toHaveLength(1);
});

test('every address of the index answers 200', async ({ request }) => {
  const { entries } = (await (await request.get('/search-index.json')).json()) as SearchIndex;
  expect(entries.length).toBeGreaterThan(10);
  for (const url of new Set(entries.map((entry) => entry.url.replace(/#.*/, '')))) expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
});

test('what people call by another name than the page is found, and each part is there', async ({ page, request }) => {
  const { entries } = (await (await request.get('/search-index.json')).json()) as SearchIndex;
  const find = finder(entries);
  for (const [query, url] of [
    ['manifesto', '/about#manifesto'],
    ['burnout', '/#problem'],
    ['roadmap', '/#kora'],
    ['mailing list', '/#join'],
    ['newsletter', '/#join'],
    ['unsubscribe', '/privacy#if-you-leave-your-e-mail-address'],
    ['certificate', '/ai-literacy'],
    ['hallucination', '/llm-deep-dive'],
    ['copyright', '/creating-with-ai#ai-music-and-audio-production'],
    ['deepfake', '/ai-policy-and-safeguarding#safeguarding-in-the-first-hour'],
    ['plagiarism', '/ai-policy-and-safeguarding#incidents-wrong-accusations-and-repair'],
    ['aggregation bias', '/bias-ethics-training'],
    ['backup', '/settings#your-data'],
    ['dark mode', '/settings#appearance'],
    ['font size', '/settings#reading'],
  ] as const) {
    expect(
      find(query)
        .slice(0, 4)
        .map((entry) => entry.url),
      query,
    ).toContain(url);
    await page.goto(url);
    const [, part] = url.split('#');
    if (part) await expect(page.locator(`[id="${part}"]`), url).toBeVisible();
  }
});

test('without scripts no search button is shown, and the footer leads to the list of all pages', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(course);
  await expect(search(page).button).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('main').getByRole('link', { name: 'How LLMs Work' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'The Training Process' })).toHaveAttribute('href', '/llm-deep-dive#the-training-process');
});

test('files for crawlers and feed readers come with their media types', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', /xml/],
    ['/courses.xml', /xml/],
    ['/robots.txt', /^text\/plain/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/search-index.json', /^application\/json/],
    ['/favicon.ico', /^image\//],
    ['/share/home.png', /^image\/png/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

test('on a phone the lines of a title in the list of all pages stand closer together than two titles do', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  const { wrapped, least } = await page.locator('.site-list-parts').evaluateAll((lists) => {
    const linesOf = (link: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return [...range.getClientRects()];
    };
    let [wrapped, least] = [0, Number.POSITIVE_INFINITY];
    for (const list of lists) {
      const titles = [...list.querySelectorAll('a')].map(linesOf);
      for (const [i, lines] of titles.entries()) {
        const [first, second] = lines;
        const [next] = titles[i + 1] ?? [];
        const last = lines.at(-1);
        if (!first || !second || !next || !last) continue;
        wrapped++;
        least = Math.min(least, (next.top - last.top) / (second.top - first.top));
      }
    }
    return { wrapped, least };
  });
  expect(wrapped).toBeGreaterThan(3);
  expect(least).toBeGreaterThan(1.4);
});

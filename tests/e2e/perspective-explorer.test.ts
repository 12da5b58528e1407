/** The perspective explorer: part 2 of the specification, sections 2.3, 4, 5 and 8. */
import { analyze } from '../support/axe-page.ts';
import { expect, hydrated, type Page, test } from '../support/e2e.ts';

const route = '/perspective-explorer';
const failedText = 'Unable to explore perspectives. Please try again or check your connection.';

async function openExplorer(page: Page) {
  await page.goto(route);
  await hydrated(page);
  return {
    box: page.getByRole('textbox', { name: 'Your question' }),
    submit: page.getByRole('button', { name: 'Explore Perspectives' }),
    examples: page.getByRole('group', { name: 'Example questions' }).getByRole('button'),
    again: page.getByRole('button', { name: 'Ask a New Question' }),
    section: (name: string) => page.getByRole('heading', { name, level: 3, exact: true }),
  };
}

test('six example questions can be picked; the result has overview, facts, myths and at least four perspectives with sources', async ({ page }) => {
  const { examples, section, box } = await openExplorer(page);
  await expect(examples).toHaveCount(6);
  const question = (await examples.first().textContent()) ?? '';
  await examples.first().click();
  const title = page.getByRole('heading', { level: 2, name: question });
  await expect(title).toBeFocused();
  for (const name of ['Overview', 'Facts', 'Myths', 'What evidence settles', 'What values decide', 'Perspectives']) await expect(section(name)).toBeVisible();
  const views = page.locator('.explorer-view');
  expect(await views.count()).toBeGreaterThanOrEqual(4);
  for (const view of await views.all()) await expect(view.getByText('Origins', { exact: true })).toBeVisible();
  const hrefs = await page.locator('.explorer-sources a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) expect(href).toMatch(/^https:\/\//);
  await expect(box).toHaveValue(question);
});

test('a typed question is asked once with the question in the address; the button waits for something to read and for the answer', async ({ page }) => {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/explore-perspectives?*', async (request) => {
    asked.push(new URL(request.request().url()).searchParams.get('question') ?? '');
    await gate.promise;
    await request.continue();
  });
  const { box, submit, again } = await openExplorer(page);
  await expect(submit).toBeDisabled();
  await box.fill('   ');
  await expect(submit).toBeDisabled();
  await box.fill('  should phones be banned in school ');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Exploring…' })).toBeDisabled();
  await box.press('Enter');
  gate.resolve();
  await expect(page.getByRole('heading', { level: 2, name: 'Should phones be banned in school?' })).toBeVisible();
  expect(asked).toEqual(['should phones be banned in school']);
  await again.click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(page.locator('.explorer-result')).toHaveCount(0);
});

for (const [what, answer] of [
  ['a refusal', { status: 500, json: {} }],
  ['an answer that is none', { status: 200, body: 'hello' }],
] as const)
  test(`${what} shows the sentence and can be tried again; the question stays`, async ({ page, expectError }) => {
    if (answer.status === 500) expectError(/status of 500/);
    let isBroken = true;
    await page.route('**/api/explore-perspectives?*', (request) => (isBroken ? request.fulfill(answer) : request.continue()));
    const { box, submit } = await openExplorer(page);
    await box.fill('Is homework worth it?');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(failedText);
    await expect(box).toHaveValue('Is homework worth it?');
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Is homework worth it?' })).toBeVisible();
  });

test('a question on which nothing is held says so and names places to search', async ({ page }) => {
  const { box, submit } = await openExplorer(page);
  await box.fill('Should our village keep its old bridge?');
  await submit.click();
  await expect(page.getByText('No checked sources are held for this question.')).toBeVisible();
  await expect(page.getByRole('link', { name: /WorldCat/ })).toBeVisible();
  await expect(page.locator('.explorer-view .explorer-sources')).toHaveCount(0);
});

test('a question about the worth of people is declined, and the better question can be asked', async ({ page }) => {
  const { box, submit } = await openExplorer(page);
  await box.fill('are women less intelligent than men');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Why this is not explored' })).toBeVisible();
  await expect(page.getByText('The question is not explored.')).toBeAttached();
  await page.locator('.explorer-better').click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a question of somebody in danger is not sent: the help card stands open where the views would be', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/explore-perspectives') && asked.push(request.url()));
  const { box, submit, section } = await openExplorer(page);
  await box.fill('I want to kill myself, is it wrong?');
  await submit.click();
  await expect(page.locator('.explorer').getByRole('alert')).toContainText('your words did not leave this device');
  const card = page.getByRole('region', { name: 'People who can help now' });
  await expect(card.getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect(card.getByText('Need a person, now?')).toBeVisible();
  await expect(section('Overview')).toHaveCount(0);
  await expect(page.getByText('The perspectives are below.')).toHaveCount(0);
  expect(asked).toEqual([]);
  const { violations } = await analyze(page);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a question with small signs of danger is held back until the asker says that nobody is in danger; then this device answers, by keyboard, and nothing is sent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/explore-perspectives') && asked.push(request.url()));
  const { box, submit, section } = await openExplorer(page);
  await box.fill('Should a boy who has no home and no friends be allowed to stay away from school?');
  await submit.click();
  const alert = page.locator('.explorer').getByRole('alert');
  await expect(alert).toContainText('Some of your words can mean that someone is in danger.');
  await expect(page.getByRole('region', { name: 'People who can help now' })).toBeVisible();
  const { violations } = await analyze(page);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await alert.getByRole('button', { name: 'Nobody is in danger: set out the views here' }).press('Enter');
  await expect(section('Overview')).toBeVisible();
  await expect(page.locator('#explorer-title')).toBeFocused();
  await expect(page.getByText('your words were not sent')).toBeVisible();
  await expect(page.getByText('People who listen').first()).toBeVisible();
  expect(asked).toEqual([]);
});

test("a view of one's own that tells of danger is answered with the help card, and stays in its box", async ({ page }) => {
  const { examples } = await openExplorer(page);
  await examples.first().click();
  await page.getByText('My view before and after').click();
  const before = page.getByLabel('What I think before reading');
  await before.fill('I think I want to kill myself.');
  await page.getByLabel('What I think now, and what moved me').focus();
  await expect(page.locator('.explorer-own').getByRole('region', { name: 'People who can help now' })).toBeVisible();
  await expect(before).toHaveValue('I think I want to kill myself.');
});

test('a question of one long word does not widen the page at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const { box, submit } = await openExplorer(page);
  await box.fill('W'.repeat(299));
  await submit.click();
  await expect(page.getByText('No checked sources are held for this question.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a shared link asks its question, which stands where no server sees it', async ({ page }) => {
  const pages: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && pages.push(request.url()));
  await page.goto(`${route}#${new URLSearchParams({ question: 'Is homework worth it?' })}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Is homework worth it?' })).toBeVisible();
  expect(pages.join()).not.toContain('homework');
});

test('an address with the question behind "?" asks it too', async ({ page }) => {
  await page.goto(`${route}?${new URLSearchParams({ question: 'Is homework worth it?' })}`);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is homework worth it?');
  await expect(page.getByText('The perspectives are below.')).toBeAttached();
});

test('my view before and after stays on this device, by question', async ({ page }) => {
  const { examples } = await openExplorer(page);
  await examples.first().click();
  await page.getByText('My view before and after').click();
  await page.getByLabel('What I think before reading').fill('I am not sure yet.');
  await page.reload();
  await hydrated(page);
  await examples.first().click();
  await page.getByText('My view before and after').click();
  await expect(page.getByLabel('What I think before reading')).toHaveValue('I am not sure yet.');
  await page.getByLabel('What I think before reading').fill('');
  expect(await page.evaluate(() => localStorage.getItem('kora.own-views.v1'))).toBeNull();
});

test('a result has nothing for axe to report and does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const { examples } = await openExplorer(page);
  await examples.first().click();
  await expect(page.locator('.explorer-view').first()).toBeVisible();
  const { violations } = await analyze(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('without scripts the page says what it holds, and shows no control that would do nothing', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(route);
  await expect(page.getByRole('listitem').filter({ hasText: 'Should phones be banned in school?' })).toBeVisible();
  await expect(page.getByRole('main').locator('button, input').filter({ visible: true })).toHaveCount(0);
});

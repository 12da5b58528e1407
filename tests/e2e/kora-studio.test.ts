/** Kora Studio builds a class assistant as a link; Kora opens with it and does what it says. */
import { app, axe, phone } from '../support/app-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';
import { answerChat, openChat } from '../support/kora-page.ts';

const studio = (page: Page) => ({
  topic: page.getByRole('combobox', { name: 'Topic' }),
  grade: page.getByRole('combobox', { name: 'Grade' }),
  option: (label: string) => page.getByRole('radio', { name: label }),
  link: page.getByRole('textbox', { name: 'Link' }),
  open: page.getByRole('link', { name: 'Open', exact: true }),
  copy: page.getByRole('button', { name: 'Copy link' }),
  result: page.getByRole('region', { name: 'Your assistant' }),
});

/** Opens Kora with the fragment of an assistant's link. */
async function openWith(page: Page, fragment: string) {
  await page.goto(`/kora${fragment}`);
  const chat = await openChatHere(page);
  return { ...chat, banner: page.getByRole('note', { name: 'Class assistant' }) };
}
const openChatHere = async (page: Page) => {
  const fragment = new URL(page.url()).hash;
  return openChat(page, `/kora${fragment}` as '/kora');
};

test('the summary and the link follow each choice, by keyboard alone', async ({ page }) => {
  await page.goto('/kora-studio');
  const { topic, option, link, result, open } = studio(page);
  await expect(link).toHaveValue(/\/kora#assistant=1$/);
  await topic.focus();
  await page.keyboard.type('Adding fractions');
  await expect(page.getByText('Kora holds checked material on Fractions.')).toBeVisible();
  await option('Up to examples').focus();
  await page.keyboard.press('ArrowUp');
  await expect(option('Up to hints')).toBeChecked();
  await expect(result).toContainText('Adding fractions');
  await expect(result).toContainText('gives hints, but no worked examples');
  await expect(link).toHaveValue(/\/kora#assistant=1&topic=Adding\+fractions&help=hints$/);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kora#assistant=1&topic=Adding+fractions&help=hints');
  await expect(page.getByRole('note', { name: 'Class assistant' })).toContainText('Class assistant: Adding fractions');
});

test('a topic without checked material is said to be one', async ({ page }) => {
  await page.goto('/kora-studio');
  await studio(page).topic.fill('Underwater basket weaving');
  await expect(page.getByText('No checked material on this.')).toBeVisible();
});

test('the grade of the settings is there already', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kora.settings.v1', '{"grade":"9-12"}'));
  await page.goto('/kora-studio');
  await expect(studio(page).grade).toHaveValue('9-12');
  await expect(studio(page).link).toHaveValue(/&grade=9-12/);
});

test('the link is copied, and selected for copying by hand where the browser does not allow it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/kora-studio');
  const { copy, link, topic } = studio(page);
  await topic.fill('Fractions');
  await copy.click();
  await expect(app(page).toast).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }));
  await copy.click();
  await expect(app(page).toast).toContainText('Not copied');
  await expect(link).toBeFocused();
  expect(await link.evaluate((box: HTMLInputElement) => (box.selectionEnd ?? 0) - (box.selectionStart ?? 0))).toBe((await link.inputValue()).length);
});

test('the QR code is loaded when it is asked for, follows the link, and goes away again', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/kora-studio', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const picture = page.getByRole('img', { name: 'QR code of the link' });
  await expect(picture).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  const first = await picture.locator('path').getAttribute('d');
  await studio(page).topic.fill('Fractions');
  await expect.poll(() => picture.locator('path').getAttribute('d')).not.toBe(first);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide QR code' }).click();
  await expect(picture).toBeHidden();
});

test('the configuration stays behind the #: no request carries it before a message is sent', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url() + (request.postData() ?? '')));
  await openWith(page, '#assistant=1&topic=Fractions&help=questions');
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => /Fractions|help=/.test(url))).toEqual([]);
});

test('the banner names the assistant, its topic is the first line on offer, and the message carries its settings', async ({ page }) => {
  const bodies = await answerChat(page);
  const { banner, box } = await openWith(page, '#assistant=1&topic=Adding+fractions&grade=6-8&tone=plain&help=hints&sources=checked');
  await expect(banner).toContainText('For grades 6 to 8. Kora asks questions and gives hints, but no worked examples.');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: /^Start with/ }).click();
  await expect(box).toHaveValue('I want to work on this: Adding fractions');
  await expect(box).toBeFocused();
  await box.press('Enter');
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]?.assistant).toEqual({ topic: 'Adding fractions', grade: '6-8', tone: 'plain', helpLevel: 'hints', sources: 'checked' });
});

test('Kora without the assistant is one press away and sends none of it', async ({ page }) => {
  const bodies = await answerChat(page);
  const { banner, box, ask } = await openWith(page, '#assistant=1&topic=Fractions&help=questions');
  await banner.getByRole('button', { name: 'Use Kora without it' }).click();
  await expect(banner).toBeHidden();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL('/kora');
  await ask('hello');
  expect(bodies[0]).not.toHaveProperty('assistant');
});

test('the help level really limits the help, and the topic steers a message that names none', async ({ page }) => {
  const open = await openWith(page, '#assistant=1&topic=Fractions&help=questions');
  const replies = [await open.ask('I am stuck'), await open.ask('still confused'), await open.ask('can you show me an example'), await open.ask('idk')];
  expect(replies[0]).toMatch(/fraction|slice|denominator|numerator|piece|whole|share|\d\/\d/i);
  for (const reply of replies) {
    expect(reply).toMatch(/\?/);
    expect(reply).not.toMatch(/for example|worked example|step 1|So:/i);
  }
});

test('a damaged link opens Kora as usual and says so; garbage in a field is ignored', async ({ page }) => {
  const { banner } = await openWith(page, '#assistant=99&topic=Fractions');
  await expect(app(page).toast).toContainText('Assistant link not readable');
  await expect(banner).toHaveCount(0);
  await page.goto('/');
  const second = await openWith(page, '#assistant=1&grade=99&help=everything&topic=%3Cimg+src=x+onerror=alert(1)%3E');
  await expect(second.banner).toContainText('<img src=x onerror=alert(1)>');
  await expect(second.banner).toContainText('then shows a worked example');
});

test('the assistant and the studio fit a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/kora-studio', `/kora#assistant=1&topic=${'W'.repeat(80)}&help=hints`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  }
});

test('what was chosen is there again after a reload, from the address', async ({ page }) => {
  await page.goto('/kora-studio');
  await page.getByRole('combobox', { name: 'Topic' }).fill('The water cycle');
  const chosen = await page.locator('form input[type=radio]:checked').count();
  await page.locator('form input[name=helpLevel][value=questions]').check();
  await expect(page).toHaveURL(/#assistant=1&topic=The\+water\+cycle&help=questions$/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('The water cycle');
  await expect(page.locator('form input[name=helpLevel][value=questions]')).toBeChecked();
  await expect(page.locator('form input[type=radio]:checked')).toHaveCount(chosen);
});

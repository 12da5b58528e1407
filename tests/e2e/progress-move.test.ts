/** Progress moved from one device to another by a code or its QR picture, and progress that could not be read. */
import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import { app, axe, forbidStorage } from '../support/app-page.ts';
import { course, route } from '../support/course-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';

const key = 'kora.progress.v1';
const move = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Add this progress?' });
  return {
    code: page.getByRole('group', { name: 'Your code' }),
    field: page.getByRole('textbox', { name: 'Code from another device' }),
    look: page.getByRole('button', { name: 'Look at the code' }),
    answer: page.locator('#move-problem'),
    dialog,
    add: dialog.getByRole('button', { name: 'Add to this device' }),
    leave: dialog.getByRole('button', { name: 'Leave it' }),
    undo: app(page).toast.getByRole('button', { name: 'Undo' }),
    row: (title: string) => page.locator('.profile-courses li').filter({ has: page.getByRole('link', { name: title }) }),
  };
};
const kept = (page: Page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key);

/** The code of a device on which two modules are complete. */
async function codeOfOtherDevice(page: Page): Promise<string> {
  await page.goto(route);
  await course(page).completeButton('The Training Process').click();
  await course(page).completeButton('Transformers and Attention').click();
  await page.getByRole('link', { name: 'Move to another device' }).click();
  await expect(page).toHaveURL('/profile#move');
  return (await move(page).code.textContent()) ?? '';
}

test('a course page leads to the code, which can be copied and shown as a QR picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await codeOfOtherDevice(page);
  expect(code).toMatch(/^K1[0-9A-HJKMNP-TV-Z-]{10,20}$/);
  await expect(move(page).code).toBeInViewport();
  await page.getByRole('button', { name: 'Copy code' }).click();
  const plain = code.replaceAll('-', '');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plain);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const picture = page.getByRole('img', { name: 'QR code of a link that holds your code' });
  const { data, size } = encode(`${new URL(page.url()).origin}/profile#progress=${plain}`, { ecc: 'M', border: 4 });
  await expect(picture).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const dark = await picture.locator('path').evaluate((path) => path.getAttribute('d')?.split('M').length ?? 0);
  expect(dark - 1).toBe(data.flat().filter(Boolean).length);
  await page.getByRole('button', { name: 'Hide QR code' }).click();
  await expect(picture).toBeHidden();
  expect(await axe(page)).toEqual([]);
});

test('a typed code shows what it would add, adds it after a yes, never takes anything away, and can be undone', async ({ page, openPage }) => {
  const code = await codeOfOtherDevice(page);
  const other = await openPage();
  await other.goto(route);
  await course(other).completeButton('What Are Large Language Models?').click();
  await course(other).completeButton('The Training Process').click();
  const openCourse = await other.context().newPage();
  await openCourse.goto(route);
  await other.goto('/profile');
  const { field, look, dialog, leave, add, undo, row } = move(other);
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await look.click();
  await expect(dialog.getByRole('listitem')).toHaveText(['How Large Language Models Work: Transformers and Attention']);
  expect(await axe(other, '#add-progress')).toEqual([]);
  await leave.click();
  await expect(row('How Large Language Models Work')).toContainText('2 of 4 modules');
  await field.press('Enter');
  await add.click();
  await expect(app(other).toast).toContainText('1 module added');
  await expect(row('How Large Language Models Work')).toContainText('3 of 4 modules');
  expect(await kept(other)).toEqual({ 'llm-deep-dive': ['what-are-large-language-models', 'the-training-process', 'transformers-and-attention'] });
  await expect(course(openCourse).percent).toHaveText('75%');
  await undo.click();
  await expect(row('How Large Language Models Work')).toContainText('2 of 4 modules');
  await expect(course(openCourse).percent).toHaveText('50%');
});

test('the link of the QR picture opens with the question, and asks once', async ({ page, openPage }) => {
  const code = (await codeOfOtherDevice(page)).replaceAll('-', '');
  const phone = await openPage({ viewport: { width: 320, height: 640 } });
  await phone.goto(`/profile#progress=${code}`);
  const { dialog, add, row } = move(phone);
  await expect(dialog.getByRole('listitem')).toHaveText(['How Large Language Models Work: The Training Process, Transformers and Attention']);
  await expect(phone).toHaveURL('/profile#move');
  expect(await kept(phone)).toEqual({});
  await add.click();
  await expect(row('How Large Language Models Work')).toContainText('2 of 4 modules');
  await phone.reload();
  await expect(dialog).toBeHidden();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await phone.evaluate((fragment) => {
    location.hash = fragment;
  }, `progress=${code}`);
  await expect(move(phone).answer).toHaveText('Everything in this code is already complete on this device.');
});

test('a code of a module that has another name by now says so before it adds the rest', async ({ page, openPage }) => {
  const code = await codeOfOtherDevice(page);
  const later = await openPage();
  // As if this site had been built after the module was renamed.
  await later.route('**/profile', async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: (await response.text()).replaceAll('transformers-and-attention', 'attention-is-what-you-need') });
  });
  await later.goto('/profile');
  const { field, look, dialog } = move(later);
  await field.fill(code);
  await look.click();
  await expect(dialog.getByRole('listitem')).toHaveText(['How Large Language Models Work: The Training Process']);
  await expect(dialog).toContainText('Not carried over, because this site does not have them under the same name: 1 module of How Large Language Models Work.');
});

for (const [name, text, answer] of [
  ['none', '', 'Type or paste the code first.'],
  ['a broken one', 'K1AB-CDEF-GHJK', 'A letter of this code is wrong or missing.'],
  ['a foreign one', 'https://example.com/quiz?id=12', 'This is not a progress code of this site.'],
] as const)
  test(`a code is answered with a sentence and changes nothing: ${name}`, async ({ page }) => {
    await page.goto('/profile');
    const { field, look, answer: place, dialog } = move(page);
    await field.fill(text);
    await look.click();
    await expect(place).toContainText(answer);
    await expect(place).toBeInViewport();
    await expect(field).toBeFocused();
    await expect(dialog).toBeHidden();
    expect(await kept(page)).toEqual({});
    await field.pressSequentially('x');
    await expect(place).toBeEmpty();
  });

test('a broken link of a QR picture is answered beside the field', async ({ page }) => {
  await page.goto('/profile#progress=K1ABCDEF');
  await expect(move(page).answer).toContainText('A letter of this code is wrong or missing.');
  await expect(move(page).answer).toBeInViewport();
});

test('where nothing is complete there is nothing to move, and the page says so', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('there is nothing to move from here')).toBeVisible();
  await expect(move(page).code).toBeHidden();
});

test('where storage is forbidden a code adds its modules for as long as the page is open, and it says so', async ({ page, openPage }) => {
  const code = await codeOfOtherDevice(page);
  const strict = await openPage();
  await strict.addInitScript(forbidStorage);
  await strict.goto('/profile');
  const { field, look, add, row, undo } = move(strict);
  await field.fill(code);
  await look.click();
  await add.click();
  await expect(app(strict).toast).toContainText('It lasts until you leave the page.');
  await expect(row('How Large Language Models Work')).toContainText('2 of 4 modules');
  await undo.click();
  await expect(row('How Large Language Models Work')).toContainText('0 of 4 modules');
});

test('nothing of a code is sent', async ({ page }) => {
  const code = await codeOfOtherDevice(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.evaluate((name) => localStorage.removeItem(name), key);
  await page.goto(`/search`);
  await page.goto(`/profile#progress=${code}`);
  await move(page).add.click();
  await expect(app(page).toast).toContainText('2 modules added');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((request) => request.includes(code) || request.includes('/api/'))).toEqual([]);
});

test('without scripts the profile offers no code', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Course progress' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Move to another device' })).toBeHidden();
});

test('progress that cannot be read is kept aside, told of, handed out and deleted on request', async ({ page }) => {
  const broken = '{"llm-deep-dive":["the-training-process"';
  await page.goto('/about');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, broken] as const);
  await page.goto(route);
  const note = page.getByText('Your saved progress could not be read. It has been kept aside');
  await expect(note).toBeVisible();
  await course(page).completeButton('Transformers and Attention').click();
  await expect(course(page).percent).toHaveText('25%');
  await note.getByRole('link', { name: 'download it from your profile' }).click();
  const aside = page.locator('#unread');
  await expect(aside).toContainText('Your saved progress could not be read.');
  await expect(aside).toBeInViewport();
  expect(await axe(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), aside.getByRole('button', { name: 'Download it' }).click()]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(broken);
  await aside.getByRole('button', { name: 'Delete it' }).click();
  await expect(aside).toBeHidden();
  await app(page).toast.getByRole('button', { name: 'Undo' }).click();
  await expect(aside).toBeVisible();
  await aside.getByRole('button', { name: 'Delete it' }).click();
  await page.goto(route);
  await expect(course(page).percent).toHaveText('25%');
  await expect(note).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([key]);
});

test('progress that the profile page meets first is kept aside as well', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((name) => localStorage.setItem(name, 'nonsense'), key);
  await page.goto('/profile');
  await expect(page.locator('#unread')).toBeVisible();
});

/** Certificates: a real PDF or a sheet of paper, made in the browser from a name that is typed and forgotten. */
import { readFileSync } from 'node:fs';
import { extractImages, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { axe } from '../support/app-page.ts';
import { route as llm } from '../support/course-page.ts';
import { alive, expect, type Page, test } from '../support/e2e.ts';

const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

const certificate = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Your certificate' });
  return {
    button: page.getByRole('button', { name: 'Get your certificate' }),
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name on the certificate' }),
    save: dialog.getByRole('button', { name: 'Download PDF' }),
    print: dialog.getByRole('button', { name: 'Print' }),
    status: dialog.getByRole('status'),
  };
};

/** Completes every module of a course as its reader does, and opens the dialog. */
async function completeCourse(page: Page, course: string): Promise<void> {
  await page.goto(course);
  for (const button of await page.locator('[data-complete]').all()) await button.evaluate((each: HTMLButtonElement) => each.click());
  await certificate(page).button.click();
  await expect(certificate(page).dialog).toBeVisible();
}

/** The PDF that the dialog hands out for a name. */
async function pdfFor(page: Page, name: string) {
  const { name: field, save, status } = certificate(page);
  await field.fill(name);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await expect(status).toHaveText('certificate.pdf is with your downloads.');
  const bytes = readFileSync(await download.path());
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return {
    size: bytes.length,
    head: bytes.subarray(0, 5).toString('latin1'),
    pages: pdf.numPages,
    text,
    author: (await getMeta(pdf)).info.Author,
    pictures: await extractImages(pdf, 1),
  };
}

for (const course of [llm, '/gamification-classroom', '/what-is-ai'])
  test(`the certificate of ${course} appears with its last module, and not before`, async ({ page }) => {
    await page.goto(course);
    const { button } = certificate(page);
    const complete = await page.locator('[data-complete]').all();
    for (const each of complete.slice(1)) await each.evaluate((element: HTMLButtonElement) => element.click());
    await expect(button).toBeHidden();
    await complete[0]?.evaluate((element: HTMLButtonElement) => element.click());
    await expect(button).toBeVisible();
    await page.reload();
    await expect(button).toBeVisible();
    await page.getByRole('button', { name: 'Reset progress' }).click();
    await expect(button).toBeHidden();
  });

test('the certificate is a PDF of one page with the name, the course, the day and what was completed', async ({ page }) => {
  await completeCourse(page, llm);
  const { head, pages, text, author, pictures } = await pdfFor(page, '  Ana Sílvia O’Neill ');
  expect(head).toBe('%PDF-');
  expect(pages).toBe(1);
  for (const words of ['Certificate of Completion', 'Ana Sílvia O’Neill', 'How Large Language Models Work', 'All 4 modules completed', today, 'Nobody else has checked it.'])
    expect(text).toContain(words);
  expect(author).toBe('Ana Sílvia O’Neill');
  expect(pictures).toEqual([]);
});

test('the certificate of a quiz names the score as it was', async ({ page }) => {
  await page.goto('/bias-ethics-training#knowledge-check');
  const quiz = page.getByRole('region', { name: 'Bias Knowledge Check' });
  await alive(quiz);
  const questions = await quiz.getByRole('group').all();
  for (const question of questions) await question.getByRole('radio').first().check();
  const right = await quiz.getByText('Right', { exact: true }).count();
  await quiz.getByRole('button', { name: 'Get your certificate' }).click();
  const { text } = await pdfFor(page, 'Ben');
  expect(text).toContain(`${right} of 3 questions answered right in the knowledge check, ${today}.`);
  expect(text).toContain('Bias & Ethics in AI');
});

test('a name in other letters stands on the certificate, and a very long one keeps to the page', async ({ page }) => {
  await completeCourse(page, llm);
  for (const name of ['Łukasz Żółć', '王小明', 'Николай Александрович Петров-Водкин', 'محمد علي'])
    await test.step(name, async () => {
      const { size, text, author, pictures } = await pdfFor(page, name);
      // Small enough to send by mail on a slow line.
      expect.soft(size).toBeLessThan(60_000);
      // The fonts that every PDF reader has lack these letters: the line is drawn with the fonts of the device.
      expect.soft(pictures).toHaveLength(1);
      const [picture] = pictures;
      expect.soft((picture?.width ?? 0) > 100 && new Set(picture?.data).size > 2).toBe(true);
      expect.soft(author).toBe(name);
      expect.soft(text).toContain('How Large Language Models Work');
      await expect(certificate(page).dialog.locator('[data-sheet]')).toContainText(name);
    });
  const name = 'Maximiliane Alexandra '.repeat(4).slice(0, 80).trim();
  const { pages, text } = await pdfFor(page, name);
  expect(pages).toBe(1);
  expect(text).toContain(name);
});

test('an empty name is answered, and the field has the focus', async ({ page }) => {
  await completeCourse(page, llm);
  const { name, save, print, status } = certificate(page);
  for (const press of [() => save.click(), () => print.click(), () => name.press('Enter')]) {
    await name.fill('   ');
    await press();
    await expect(status).toHaveText('Please write the name that should stand on the certificate.');
    await expect(name).toBeFocused();
  }
  await name.fill('Ana');
  await expect(status).toBeEmpty();
});

test('nothing of a certificate is kept or sent', async ({ page }) => {
  await completeCourse(page, llm);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await pdfFor(page, 'Ana Silva');
  await page.keyboard.press('Escape');
  const kept = await page.evaluate(async () => ({
    stores: JSON.stringify({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    page: document.documentElement.outerHTML,
  }));
  expect(JSON.stringify(kept)).not.toContain('Ana Silva');
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => !request.startsWith('GET') || /Ana|Silva|\/api\//.test(request))).toEqual([]);
  await certificate(page).button.click();
  await expect(certificate(page).name).toHaveValue('');
});

test('Escape and Close end the dialog, and the focus is back on the button', async ({ page }) => {
  await completeCourse(page, llm);
  const { button, dialog, name } = certificate(page);
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`on paper only the certificate is there, black on white, also when the screen is ${colorScheme}`, async ({ openPage }) => {
    const page = await openPage({ colorScheme });
    await completeCourse(page, llm);
    const { name, dialog } = certificate(page);
    await name.fill('Ana Silva');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(name).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
    await expect(dialog.locator('[data-sheet]')).toBeVisible();
    expect(
      await dialog.locator('[data-sheet]').evaluate((sheet) => [getComputedStyle(sheet).backgroundColor, ...[...sheet.children].map((line) => getComputedStyle(line).color)]),
    ).toEqual(['rgb(255, 255, 255)', ...Array<string>(8).fill('rgb(0, 0, 0)')]);
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', printBackground: true })));
    const { text } = await extractText(paper, { mergePages: true });
    expect(paper.numPages).toBe(1);
    expect(text).toContain('Ana Silva');
    expect(text).not.toContain('Download PDF');
    expect(text).not.toContain('Research Papers');
  });

test('the dialog breaks no rule of accessibility and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await completeCourse(page, llm);
  await certificate(page).name.fill('Ana');
  expect(await axe(page, 'dialog.certificate')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await expect(certificate(page).save).toBeInViewport();
});

test('where its script does not arrive the page says so', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.route('**/_astro/certificate-*.js', (request) => request.abort());
  await page.goto(llm);
  for (const button of await page.locator('[data-complete]').all()) await button.evaluate((each: HTMLButtonElement) => each.click());
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await certificate(page).button.click();
  await expect.poll(() => said).toEqual(['A part of this page did not load. Check the connection and reload the page.']);
});

test('where its script does not arrive the quiz says so, and the button can be pressed again', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.goto('/bias-ethics-training#knowledge-check');
  const quiz = page.getByRole('region', { name: 'Bias Knowledge Check' });
  await alive(quiz);
  for (const question of await quiz.getByRole('group').all()) await question.getByRole('radio').first().check();
  await page.route('**/_astro/certificate-*.js', (request) => request.abort());
  await quiz.getByRole('button', { name: 'Get your certificate' }).click();
  await expect(quiz.getByRole('alert')).toHaveText('The certificate could not load. Check the connection and press the button again.');
  await page.unroute('**/_astro/certificate-*.js');
  await quiz.getByRole('button', { name: 'Get your certificate' }).click();
  await expect(certificate(page).dialog).toBeVisible();
  await expect(quiz.getByRole('alert')).toHaveCount(0);
});

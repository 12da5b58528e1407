/** KORA Read: part 2 of the specification, sections 2.2, 4, 5 and 8, and the files people choose. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analyze } from '../support/axe-page.ts';
import { expect, hydrated, type Page, test } from '../support/e2e.ts';
import { passageText } from '../support/evaluate-reading.ts';
import { brokenPdf, docx, docxBomb, pdf, pictureNamedText, textFile, zipWithoutDocument } from '../support/reading-files.ts';

const route = '/literacy-workshop';
const story = passageText('story-lighthouse.txt');

async function openReader(page: Page) {
  await page.goto(route);
  const panel = page.getByRole('tabpanel', { name: 'KORA Read' });
  await hydrated(panel);
  return {
    panel,
    box: panel.getByRole('textbox', { name: 'Passage' }),
    style: (name: string) => panel.getByRole('radio', { name }),
    generate: panel.getByRole('button', { name: /^Generat/ }),
    mode: panel.getByRole('switch'),
    questions: panel.locator('.read-question'),
    file: panel.locator('input[type=file]'),
    note: panel.locator('#read-file-note'),
    mark: panel.locator('.read-view-text mark'),
  };
}

test('KORA Read is the first of two tabs, with a box of 200 px or more, four styles of which none is chosen, and Student Mode', async ({ page }) => {
  const { box, generate, mode, panel } = await openReader(page);
  await expect(page.getByRole('tab')).toHaveText(['KORA Read', 'EssayBlocks']);
  await expect(page.getByRole('tab', { name: 'KORA Read' })).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveCSS('min-height', '200px');
  // Nobody can drag it below that.
  await box.evaluate((element) => {
    element.style.blockSize = '60px';
  });
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await expect(panel.getByRole('radio')).toHaveCount(4);
  for (const name of ['SEL Prompts', 'Literary Analysis', 'Main Idea & Comprehension', 'Inference Questions']) await expect(panel.getByRole('radio', { name })).not.toBeChecked();
  await expect(mode).not.toBeChecked();
  await expect(panel.getByText('Student Mode', { exact: true })).toBeVisible();
  await expect(generate).toBeDisabled();
  await mode.check();
  await expect(panel.getByText('Teacher Mode', { exact: true })).toBeVisible();
});

test('without a style the message is the specified one; blanks count as no passage', async ({ page }) => {
  const { box, generate } = await openReader(page);
  await box.fill('   \n ');
  await expect(generate).toBeDisabled();
  await box.fill(story);
  await generate.click();
  const toast = page.getByRole('status').filter({ hasText: 'Missing Information' });
  await expect(toast).toContainText('Please provide a passage and select a prompt style');
});

test('questions come about the passage; choosing one marks its sentence, choosing it again takes the mark away', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().includes('/api/literacy/') && sent.push(request.postDataJSON()));
  const { box, style, generate, questions, mark, panel } = await openReader(page);
  await box.fill(story);
  await style('Inference Questions').check();
  await generate.click();
  await expect(questions).toHaveCount(6);
  await expect(panel.getByRole('heading', { name: 'Inference Questions', level: 3 })).toBeFocused();
  expect(sent).toEqual([{ passage: story, promptStyle: 'inference', teacherMode: false }]);
  const question = questions.filter({ hasText: '“Tom said nothing”' });
  await question.click();
  await expect(question).toHaveAttribute('aria-pressed', 'true');
  await expect(mark).toHaveText('Tom said nothing.');
  await question.click();
  await expect(mark).toHaveCount(0);
  await expect(panel.getByText(/estimated reading level: about grade \d/)).toBeVisible();
  await expect(panel.getByText('Expected answer', { exact: true })).toHaveCount(0);
});

test('on a phone the sentence of a chosen question stands below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const { box, style, generate, questions, panel } = await openReader(page);
  await box.fill(story);
  await style('Inference Questions').check();
  await generate.click();
  await questions.filter({ hasText: '“Tom said nothing”' }).click();
  await expect(panel.locator('.read-sentence')).toHaveText('Tom said nothing.');
  await expect(panel.locator('.read-sentence')).toBeInViewport();
});

test('Teacher Mode adds expected answers, look-fors and a rubric', async ({ page }) => {
  const { box, style, generate, mode, panel, questions } = await openReader(page);
  await box.fill(story);
  await style('Literary Analysis').check();
  await mode.check();
  await generate.click();
  await expect(questions.first()).toBeVisible();
  expect(await panel.getByText('Expected answer', { exact: true }).count()).toBe(await questions.count());
  await expect(panel.getByRole('region', { name: 'Rubric' }).getByRole('row')).toHaveCount(4);
  await expect(panel.getByRole('button', { name: 'Print key' })).toBeVisible();
});

for (const [what, status] of [
  ['an answer that is no success', 500],
  ['a cut line', 0],
] as const)
  test(`${what} brings the specified toast; the passage stays and it can be tried again`, async ({ page, expectError }) => {
    expectError(status ? /status of 500/ : /ERR_FAILED/);
    let isBroken = true;
    await page.route('**/api/literacy/generate-prompts', (request) => (!isBroken ? request.continue() : status ? request.fulfill({ status }) : request.abort('failed')));
    const { box, style, generate, panel, questions } = await openReader(page);
    await box.fill(story);
    await style('SEL Prompts').check();
    await generate.click();
    await expect(page.getByText('Failed to generate prompts. Please try again.').first()).toBeVisible();
    await expect(box).toHaveValue(story);
    isBroken = false;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(questions.first()).toBeVisible();
  });

test('while the passage is read the button waits and says so', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/literacy/generate-prompts', async (request) => {
    await gate.promise;
    await request.continue();
  });
  const { box, style, panel, questions } = await openReader(page);
  await box.fill(story);
  await style('SEL Prompts').check();
  await panel.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Generating…' })).toBeDisabled();
  gate.resolve();
  await expect(questions.first()).toBeVisible();
});

test('passage, choices and answers are there after a reload, and Clear can be undone', async ({ page }) => {
  const { box, style, generate, panel, questions } = await openReader(page);
  await box.fill(story);
  await style('Inference Questions').check();
  await generate.click();
  await panel.getByRole('textbox', { name: 'Your answer to question 1' }).fill('Because he is ashamed.');
  await page.reload();
  await expect(box).toHaveValue(story);
  await expect(style('Inference Questions')).toBeChecked();
  await expect(panel.getByRole('textbox', { name: 'Your answer to question 1' })).toHaveValue('Because he is ashamed.');
  await expect(panel.getByText('Your questions and answers are back from your last visit. They stay on this device until you press Clear.')).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(box).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue(story);
  await expect(questions.first()).toBeVisible();
});

test('on a phone the passage is in its box after a reload, wherever the page stands, and no answer box leaves its column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { box, style, generate, panel } = await openReader(page);
  await box.fill(story);
  await style('SEL Prompts').check();
  await generate.click();
  const answer = panel.getByRole('textbox', { name: 'Your answer to question 1' });
  await answer.fill('She waits.');
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 740 });
    const [column, field] = [await panel.locator('.read-list').boundingBox(), await answer.boundingBox()];
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0) + 0.5);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await answer.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(box).toHaveValue(story);
  await expect(answer).toHaveValue('She waits.');
});

test('an answer that tells of danger brings help beside it at once; nothing is sent or lost, and the work goes on', async ({ page }) => {
  const { box, style, generate, panel, questions } = await openReader(page);
  await box.fill(story);
  await style('SEL Prompts').check();
  await generate.click();
  await expect(questions.first()).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const answer = panel.getByRole('textbox', { name: 'Your answer to question 2' });
  await answer.fill('I feel like I want to kill myself every day');
  await answer.press('Tab');
  const alert = panel.locator('.read-item').nth(1).getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Need a person, now?' })).toBeInViewport();
  await expect(answer).toHaveValue('I feel like I want to kill myself every day');
  await panel.getByRole('textbox', { name: 'Your answer to question 3' }).fill('She waits for Tom.');
  await panel.getByRole('button', { name: 'Submit to Teacher' }).click();
  await expect(panel.getByRole('button', { name: 'Save the file to hand in' })).toBeVisible();
  await expect(alert).toBeVisible();
  expect(sent).toEqual([]);
  expect((await analyze(page)).violations).toEqual([]);
});

test('an answer of an earlier visit that tells of danger brings help when it is back on the desk', async ({ page }) => {
  const { box, style, generate, panel } = await openReader(page);
  await box.fill(story);
  await style('SEL Prompts').check();
  await generate.click();
  const answer = panel.getByRole('textbox', { name: 'Your answer to question 1' });
  await answer.fill('My dad hits me every night and I am scared');
  await page.reload();
  await generate.click();
  await expect(answer).toHaveValue('My dad hits me every night and I am scared');
  await expect(panel.getByRole('alert').getByRole('heading', { name: 'Need a person, now?' })).toBeVisible();
});

test('the text of .txt, Word and PDF files comes into the box; the PDF library only with a PDF', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const { box, file, note } = await openReader(page);
  await file.setInputFiles(textFile('latin.txt', new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x20, 0x6f, 0x70, 0x65, 0x6e, 0x2e])));
  await expect(box).toHaveValue('Café open.');
  await file.setInputFiles(textFile('utf16.txt', Buffer.from('\ufeffDie Straße.', 'utf16le')));
  await expect(box).toHaveValue('Die Straße.');
  await file.setInputFiles(docx(['The first paragraph.', 'The second one.']));
  await expect(box).toHaveValue('The first paragraph.\n\nThe second one.');
  expect(loaded.filter((url) => /pdf-worker/.test(url))).toEqual([]);
  await file.setInputFiles(await pdf(['The tide was turning.', 'The lamp was lit.']));
  await expect(box).toHaveValue('The tide was turning.\n\nThe lamp was lit.');
  expect(loaded.filter((url) => /pdf-worker/.test(url)).length).toBeGreaterThan(0);
  const late = await pdf(['A mail program put bytes before me.']);
  await file.setInputFiles({ ...late, buffer: Buffer.concat([Buffer.from('\r\n'), late.buffer]) });
  await expect(box).toHaveValue('A mail program put bytes before me.');
  await expect(note).toContainText('Files are read on this device and not sent.');
});

test('a PDF of 40 pages is read without freezing the page', async ({ page }) => {
  const { box, file } = await openReader(page);
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const tick = () => {
      times.push(performance.now() - last);
      last = performance.now();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { longestFrame: () => Math.max(...times) });
  });
  await file.setInputFiles(await pdf(Array.from({ length: 40 }, (_, i) => `Page ${i + 1}. ${'The sea was calm and the boat lay still. '.repeat(9)}`)));
  await expect(box).toHaveValue(/Page 40\./, { timeout: 30_000 });
  expect(await page.evaluate(() => (window as unknown as { longestFrame: () => number }).longestFrame())).toBeLessThan(2_000);
});

test('a file that cannot be read gets a sentence, and what was typed stays', async ({ page }) => {
  const { box, file, note, panel } = await openReader(page);
  await box.fill('My own words.');
  for (const [chosen, why] of [
    [await pdf(['', '']), /This PDF is a scan, no text found/],
    [await pdf(['Secret.'], { password: 'x' }), /locked with a password/],
    [brokenPdf(), /damaged/],
    [pictureNamedText(), /no text that can be read/],
    [docxBomb(), /unpacks to far more/],
    [zipWithoutDocument(), /without a Word document/],
    [textFile('empty.txt', ''), /empty/],
  ] as const) {
    await file.setInputFiles(chosen);
    await expect(note, chosen.name).toContainText(why, { timeout: 20_000 });
    await expect(box).toHaveValue('My own words.');
  }
  const dir = mkdtempSync(path.join(tmpdir(), 'reading-'));
  const large = path.join(dir, 'large.txt');
  writeFileSync(large, 'word ');
  truncateSync(large, 50_000_000);
  await file.setInputFiles(large);
  await expect(note).toContainText('This file has 50 MB; at most 2 MB can be read here.');
  rmSync(dir, { recursive: true });
  await expect(panel.getByRole('button', { name: 'Clear' })).toBeEnabled();
});

test('a text that is too long for the box is cut at a sentence and says so; one that is typed cannot be sent', async ({ page }) => {
  const { box, file, note, generate, panel } = await openReader(page);
  await file.setInputFiles(textFile('book.txt', 'The sea was calm. '.repeat(2_000)));
  await expect(note).toContainText('The text has 36,000 characters');
  expect((await box.inputValue()).endsWith('calm.')).toBe(true);
  await box.fill('x'.repeat(20_001));
  await expect(panel.getByText('1 characters too many')).toBeVisible();
  await expect(generate).toBeDisabled();
});

test('Submit to Teacher explains how handing in works and offers the file; Word file and worksheet are made', async ({ page }) => {
  const { box, style, generate, panel, questions } = await openReader(page);
  await box.fill(story);
  await style('Main Idea & Comprehension').check();
  await generate.click();
  await expect(questions.first()).toBeVisible();
  await panel.getByRole('button', { name: 'Submit to Teacher' }).click();
  await expect(panel.getByText(/No assignment is open on this device/)).toBeVisible();
  await panel.getByText('How a teacher opens an assignment').click();
  await expect(panel.getByRole('link', { name: 'Assignments' })).toHaveAttribute('href', /\/assignments#new=reading$/);
  const [handIn] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Save the file to hand in' }).click()]);
  expect(handIn.suggestedFilename()).toBe('kora-read-comprehension-the-lamp-mara-pulled.txt');
  const [word] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Word file' }).click()]);
  expect(word.suggestedFilename()).toMatch(/\.docx$/);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('.print-sheet')?.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
  });
  await panel.getByRole('button', { name: 'Print worksheet' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Why did Mara pull the boat up the shingle\?/);
  await expect(page.locator('.print-sheet')).toHaveCount(0);
});

test('a text that is none says so in the place of questions', async ({ page }) => {
  const { box, style, generate, panel } = await openReader(page);
  await box.fill('asdf jkl; qwe rty uiop');
  await style('SEL Prompts').check();
  await generate.click();
  await expect(panel.getByText(/Little of this reads as sentences/)).toBeVisible();
});

test('questions with answers and with a key have nothing for axe to report and do not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const { box, style, generate, mode, questions, panel } = await openReader(page);
  await box.fill(story);
  await style('Inference Questions').check();
  for (const isTeacher of [false, true]) {
    await mode.setChecked(isTeacher);
    await generate.click();
    await expect(panel.getByText('Expected answer', { exact: true })).toHaveCount(isTeacher ? 6 : 0);
    await questions.nth(1).click();
    const { violations } = await analyze(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('read aloud goes sentence by sentence, marks each, and stops when asked', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = {
      speak: (utterance: SpeechSynthesisUtterance) => {
        spoken.push(utterance.text);
        if (spoken.length < 3) setTimeout(() => utterance.onend?.(new Event('end') as SpeechSynthesisEvent), 20);
      },
      cancel: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
      spoken,
    });
  });
  const { box, style, generate, panel, mark, questions } = await openReader(page);
  await box.fill(story);
  await style('SEL Prompts').check();
  await generate.click();
  await expect(questions.first()).toBeVisible();
  await panel.getByRole('button', { name: 'Read aloud' }).click();
  await expect(mark).toHaveText('Her brother did not help her.');
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
    'The Lamp',
    'Mara pulled the boat up the shingle because the tide was turning.',
    'Her brother did not help her.',
  ]);
  await panel.getByRole('button', { name: 'Stop reading' }).click();
  await expect(mark).toHaveCount(0);
});

test('without scripts the tab says what it would do', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(route);
  await expect(page.getByText(/KORA Read needs scripts/)).toBeVisible();
  await expect(page.getByRole('main').locator('button, input, select, textarea').filter({ visible: true })).toHaveCount(0);
});

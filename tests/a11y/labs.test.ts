/** Each lab in use: nothing for axe to report, no sideways scrolling. As they open they are part of their pages, which routes.test.ts covers. */
import { findings, narrow, overflow } from '../support/axe-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';
import { fillNotebook, openLab } from '../support/lab-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function fits(page: Page, lab: string): Promise<void> {
  expect(await findings(page, `section[aria-labelledby=lab-${lab}]`)).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
}

test('the tokenizer with the whole course and a finished sentence has nothing for axe to report and fits 320 px', async ({ page }) => {
  const lab = await openLab(page, 'tokenizer');
  await lab.getByRole('combobox').selectOption('All lessons of this course');
  await lab.getByRole('textbox', { name: 'Text to cut' }).fill(`${'x'.repeat(90)} incomprehensibilities`);
  await lab.getByRole('button', { name: 'Draw to the end' }).click();
  await lab.getByText('On paper, without a computer').click();
  await fits(page, 'tokenizer');
  await lab.getByRole('button', { name: 'Start over' }).click();
  await fits(page, 'tokenizer');
});

test('the drawing lab with long labels in the largest grid has nothing for axe to report and fits 320 px', async ({ page }) => {
  const lab = await openLab(page, 'drawing');
  await lab.getByRole('combobox').selectOption('5 by 5 squares');
  for (const digits of ['11111 00100 00100 00100 00100', '10001 11011 10101 10001 10001']) {
    await lab.getByRole('textbox', { name: /^As digits/ }).fill(digits);
    await lab.getByRole('textbox', { name: 'Label of this drawing' }).fill('W'.repeat(20));
    await lab.getByRole('button', { name: 'Store as example' }).click();
  }
  await fits(page, 'drawing');
  await lab.getByRole('button', { name: 'Start over', exact: true }).click();
  await fits(page, 'drawing');
});

test('the simulator full of dots, and where it cannot weight, has nothing for axe to report and fits 320 px', async ({ page }) => {
  const lab = await openLab(page, 'sampling');
  for (let i = 0; i < 5; i++) await lab.getByRole('button', { name: 'Ask 20 times' }).click();
  await fits(page, 'sampling');
  await lab.getByRole('slider', { name: 'Bus riders at this place' }).press('End');
  await lab.getByRole('button', { name: 'Ask once' }).click();
  await lab.getByRole('radio', { name: 'A draw from a box with all names' }).check();
  await fits(page, 'sampling');
});

test('every step of the notebook has nothing for axe to report and fits 320 px', async ({ page }) => {
  const lab = await openLab(page, 'prompts');
  await lab.getByRole('button', { name: 'Shuffle and score' }).click();
  await fillNotebook(lab);
  await lab.getByRole('textbox', { name: 'What came back from A' }).fill(`${'long'.repeat(60)}\n${'A line of the answer.\n'.repeat(60)}`);
  for (const name of ['Task', 'Criterion 3']) await lab.getByRole('textbox', { name, exact: true }).fill('W'.repeat(100));
  await fits(page, 'prompts');
  await lab.getByRole('button', { name: 'Shuffle and score' }).click();
  await fits(page, 'prompts');
  for (const box of await lab.getByRole('combobox').all()) await box.selectOption('1: in part');
  await lab.getByRole('button', { name: 'Show which is which' }).click();
  await fits(page, 'prompts');
  await lab.getByRole('button', { name: 'Keep this run on this device' }).click();
  await lab.getByText('Runs kept on this device: 1').click();
  await fits(page, 'prompts');
});

test('a notebook that cannot be read has nothing for axe to report', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kora.prompt-notebook.v1', '{'));
  const lab = await openLab(page, 'prompts');
  await expect(lab.getByRole('alert')).toBeVisible();
  await fits(page, 'prompts');
});

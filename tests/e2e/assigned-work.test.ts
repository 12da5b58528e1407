/** Essays and simulations as assignments: given out, done in their tool, handed in, read by the teacher. */
import { expect, hydrateAll, type Page, test } from '../support/e2e.ts';

/** Gives out what the form holds and returns the link for students. */
async function giveOut(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Give it out' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return page.getByLabel('Link for students').inputValue();
}

async function giveOutEssay(page: Page, title: string, kind: string): Promise<string> {
  await page.goto('/assignments#new=essay');
  await page.reload();
  await hydrateAll(page);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Instructions: what should the essay be about?').fill(`Write about ${title}.`);
  await page.getByLabel('Kind of essay').selectOption(kind);
  return giveOut(page, title);
}

async function handIn(student: Page, name: string): Promise<void> {
  await student.getByLabel('Your name').fill(name);
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(student.locator('.assign-receipt')).toHaveText(/^\w{4}-\w{4}$/);
}

async function readFirst(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Look for new work' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

test('two essays are given out; each opens its own draft in EssayBlocks, and its own is handed in', async ({ page, openPage }) => {
  const longer = await giveOutEssay(page, 'Longer recess', 'argumentative');
  const quiet = await giveOutEssay(page, 'A quiet place', 'reflective');

  const student = await openPage();
  const write = async (link: string, kind: RegExp, hook: string) => {
    await student.goto(link);
    await student.getByRole('button', { name: 'Open it in EssayBlocks' }).click();
    await expect(student.getByRole('heading', { level: 3, name: kind })).toBeVisible();
    await student.locator('#essay-hook').fill(hook);
  };
  await write(longer, /^Argumentative essay/, 'Twenty minutes outside changed our whole afternoon.');
  await expect(student.getByText('Write about Longer recess.')).toBeVisible();
  await write(quiet, /^Reflective essay/, 'Behind the gym there is a bench that nobody uses.');
  // Each shows its own assignment alone.
  await expect(student.getByText('Assignment: A quiet place')).toBeVisible();
  await expect(student.getByText('Assignment: Longer recess')).toHaveCount(0);

  await student.goto(longer);
  await expect(student.getByLabel('What you hand in').locator('option').first()).toHaveText('Saved draft: Longer recess');
  await student.getByRole('button', { name: 'Go on in EssayBlocks' }).click();
  await expect(student.locator('#essay-hook')).toHaveValue('Twenty minutes outside changed our whole afternoon.');
  await student.getByRole('link', { name: 'Go to hand in' }).click();
  await expect(student.getByLabel('What you hand in').locator('option').first()).toHaveText('Your essay in EssayBlocks: Longer recess');
  await handIn(student, 'Ben');

  await page.goto('/assignments');
  await page
    .getByRole('list', { name: 'Assignments you gave out' })
    .getByRole('link', { name: /Longer recess/ })
    .click();
  await readFirst(page, 'Ben');
  await expect(page.getByText('Twenty minutes outside changed our whole afternoon.')).toBeVisible();
  await page.getByLabel('Comment to Ben').fill('Which afternoon?');
  await page.getByRole('button', { name: 'Return with this comment' }).click();
  await expect(page.getByText('One student has handed in, 1 returned.')).toBeVisible();
  await student.getByRole('button', { name: 'Has it come back?' }).click();
  await expect(student.getByText('Which afternoon?')).toBeVisible();
});

test('a simulation is given out, played by a student alone, and its path handed in', async ({ page, openPage }) => {
  await page.goto('/tools/orbit#item=1');
  const title = 'A dry summer: who gives up water?';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const secret = (await page.locator('.orbit-roles details p').first().textContent()) ?? '';
  expect(secret.length).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Assign to Class' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign by link' }).click();
  await expect(page.getByLabel('Simulation', { exact: true })).toHaveValue(/./);
  await page.getByRole('textbox', { name: 'Title' }).fill('Decide about the water');
  const link = await giveOut(page, 'Decide about the water');

  const student = await openPage();
  await student.goto(link);
  await student.getByRole('button', { name: 'Open it in Orbit' }).click();
  const decisions = student.getByRole('group', { name: 'Decisions' });
  await expect(decisions).toBeVisible();
  for (let round = 0; round < 12 && (await decisions.isVisible()); round++) {
    await decisions.getByRole('button').first().click();
    await student.getByRole('button', { name: /^(Go on|Look back)$/ }).click();
  }
  await expect(student.getByRole('heading', { name: 'Looking back' })).toBeVisible();
  await student.getByRole('button', { name: 'End the run' }).click();
  await expect(student.getByRole('heading', { name: 'Roles', exact: true })).toBeVisible();
  await expect(student.getByText(secret)).toHaveCount(0);
  await student.getByRole('link', { name: 'Go to hand in' }).click();
  await expect(student.getByLabel('What you hand in').locator('option').first()).toContainText(title);
  await handIn(student, 'Cleo');

  await readFirst(page, 'Cleo');
  await expect(page.getByRole('heading', { name: 'Cleo' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Run 1', exact: true })).toBeVisible();
  // What it was done on stays a press away.
  await expect(page.getByRole('heading', { name: 'All events' })).toBeHidden();
  await page.getByText('What it was done on').click();
  await expect(page.getByRole('heading', { name: 'All events' })).toBeVisible();
});

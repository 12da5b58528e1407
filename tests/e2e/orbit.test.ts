/** Orbit: a simulation is made, kept, run to its end, changed and found again. */
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { analyze } from '../support/axe-page.ts';
import { expect, test } from '../support/e2e.ts';

test('a simulation is made from a topic, kept over a reload, run to the end, and its run stands under View Results', async ({ page }) => {
  await page.goto('/tools/orbit');
  const main = page.getByRole('main');
  await expect(main.locator('astro-island').first()).not.toHaveAttribute('ssr');
  await main.getByRole('button', { name: 'Create New Simulation' }).click();
  const generate = main.getByRole('button', { name: 'Generate Simulation' });
  await expect(generate).toBeDisabled();
  await expect(main.getByLabel('Duration')).toHaveValue('60');
  await main.getByRole('radio', { name: /^Crisis/ }).check();
  await main.getByLabel('Topic').fill('Volcanoes');
  await expect(generate).toBeDisabled();
  await main.getByLabel('Grade Level').selectOption('Middle School (6-8)');
  await generate.click();
  await expect(main.getByRole('heading', { name: /^Crisis room: / })).toBeFocused();
  await page.reload();
  for (const name of ['Overview', 'Scenario', 'Objectives', 'Roles', 'Events', 'Details', 'Materials'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  expect((await analyze(page)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await main.getByRole('button', { name: 'Launch', exact: true }).click();
  const decisions = main.getByRole('group', { name: 'Decisions' });
  for (let round = 0; round < 12 && (await decisions.isVisible()); round++) {
    await decisions.getByRole('button').nth(1).click();
    await main.getByRole('button', { name: /^(Go on|Look back)$/ }).click();
  }
  await expect(main.getByRole('heading', { name: 'Looking back' })).toBeFocused();
  // One question is followed into Prism, and the way back leads to the others and to the roads not taken.
  await main.getByRole('link', { name: 'Reflect on it in Prism' }).first().click();
  await expect(page).toHaveURL(/\/tools\/prism\?prompt=/);
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Roads not taken' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Roads not taken' })).toBeVisible();
  await main.getByRole('button', { name: 'End the run' }).click();
  await main.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'View Results' }).click();
  await expect(page.getByRole('dialog', { name: 'Results' })).toContainText('One run on this device');
  await page.getByRole('link', { name: /^Look back at it/ }).click();
  await expect(main.getByRole('heading', { name: 'Looking back' })).toBeVisible();
});

test('a run that a killed tab broke off goes on where it was left, or begins anew', async ({ page, context }) => {
  await page.goto('/tools/orbit#item=1&view=run');
  const decisions = page.getByRole('group', { name: 'Decisions' });
  for (let round = 0; round < 2; round++) {
    await decisions.getByRole('button').first().click();
    if (round === 0) await page.getByRole('button', { name: 'Go on' }).click();
  }
  const told = (await page.locator('.orbit-outcome').textContent()) ?? '';
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/tools/orbit#item=1&view=run');
  const path = again.locator('.orbit-path li');
  await expect(again.getByText('after 2 decisions')).toBeVisible();
  expect((await analyze(again)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await again.getByRole('button', { name: 'Go on where you left' }).click();
  await expect(again.getByRole('heading', { name: 'What follows' })).toBeFocused();
  await expect(again.locator('.orbit-outcome')).toHaveText(told);
  await expect(path).toHaveCount(2);
  await again.getByRole('button', { name: 'Go on' }).click();
  await again.getByRole('group', { name: 'Decisions' }).getByRole('button').first().click();
  await expect(path).toHaveCount(3);

  await again.reload();
  await again.getByRole('button', { name: 'Start over' }).click();
  await expect(path).toHaveCount(0);
  await expect(again.getByRole('group', { name: 'Decisions' })).toBeVisible();
  await again.getByRole('button', { name: 'Back to the simulation' }).click();
  await again.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'View Results' }).click();
  await expect(again.getByRole('dialog', { name: 'Results' })).toContainText('One run on this device');
});

test('role cards and the whole pack come out of the printer without an empty page', async ({ page }) => {
  // The print dialog is not opened; what it would show is.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/tools/orbit#item=1');
  const main = page.getByRole('main');
  const roles = main.locator('.orbit-roles h4');
  await expect(roles.first()).toBeVisible();
  const names = await roles.allTextContents();
  expect(names.length).toBeGreaterThan(3);
  for (const button of ['Print role cards', 'Print the whole pack']) {
    await main.getByRole('button', { name: button }).click();
    await expect(page.locator('.orbit-print')).toBeAttached();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))), { mergePages: false });
    for (const words of text) expect(words.trim()).not.toBe('');
    for (const name of names) expect(text.join(' ').replaceAll(/\s+/g, ' ')).toContain(name);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.orbit-print')).toHaveCount(0);
  }
});

test('the sample opens where nothing else has the id 1, and an edit that leads nowhere is named and taken back', async ({ page }) => {
  await page.goto('/tools/orbit#item=1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'A dry summer: who gives up water?' })).toBeVisible();
  await main.getByRole('button', { name: 'Edit', exact: true }).click();
  const check = main.getByRole('region', { name: 'Check' });
  await expect(check).toContainText('every way comes to an end');
  await main.getByRole('button', { name: 'Add an event' }).click();
  await expect(check).toContainText('cannot be reached');
  await main.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(check).toContainText('every way comes to an end');
  expect((await analyze(page)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

test('one’s own simulation is written from an empty page; a saved one opens from its file, and its player runs from disk', async ({ page }) => {
  await page.goto('/tools/orbit');
  const main = page.getByRole('main');
  await expect(main.locator('astro-island').first()).not.toHaveAttribute('ssr');
  await main.getByRole('button', { name: 'Write your own' }).click();
  await expect(main.getByRole('region', { name: 'Check' })).toContainText('Event 1 has no title.');
  await main.getByRole('textbox', { name: 'Title', exact: true }).fill('Our own');
  await main.getByRole('button', { name: 'Add a meter' }).click();
  await page.getByLabel('Meter 2', { exact: true }).fill('Trust');
  await main.locator('summary', { hasText: 'Event 1' }).click();
  await expect(main.getByLabel('Trust +/−')).toHaveCount(2);
  await main.getByRole('button', { name: 'Delete: meter 1' }).click();
  await expect(main.getByLabel('Trust +/−')).toHaveCount(2);

  await page.goto('/tools/orbit#item=1');
  await main.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Share' }).click();
  // One dialog holds the link and the files.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Share this simulation' }).getByRole('button', { name: 'Make a link' })).toBeVisible();
  const save = async (name: string) => (await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]))[0].path();
  const [json, player] = [await save('Save JSON'), await save('Save player (HTML)')];
  await page.goto('/tools/orbit#');
  await page.reload();
  const file = main.getByLabel('Open a file');
  await file.setInputFiles({ name: 'player.json', mimeType: 'application/json', buffer: readFileSync(player) });
  await expect(main.getByRole('alert')).toContainText('cannot be read as JSON');
  await file.setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: readFileSync(json) });
  await expect(main.getByRole('heading', { name: 'A dry summer: who gives up water?' })).toBeVisible();
  await main.getByText('Secret, for this role only').first().click();

  await page.goto('about:blank');
  await page.setContent(readFileSync(player, 'utf8'));
  const scene = page.locator('#scene');
  for (let round = 0; round < 12 && !(await scene.getByRole('heading', { name: 'Looking back' }).isVisible()); round++) await scene.getByRole('button').first().click();
  await expect(scene.getByRole('heading', { name: 'Roads not taken' })).toBeVisible();
  await scene.getByRole('button').first().click();
  await expect(scene.getByRole('heading', { name: 'What follows' })).toBeFocused();
  await expect(scene).toContainText(/[+−]\d/);
});

test('without scripts Orbit, Prism and Nebula say what they would do and show no button that does nothing', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const tool of ['orbit', 'prism', 'nebula']) {
    await page.goto(`/tools/${tool}`);
    // A locator by text passes over what stands in <noscript>.
    expect(await page.getByRole('main').textContent()).toContain('needs scripts, which are switched off here');
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  }
});

/** Orbit: a simulation is made, kept, run to its end, changed and found again. */
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
  await expect(main.getByRole('heading', { name: 'Crisis room: Volcanoes and earthquakes' })).toBeFocused();
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
  await expect(main.getByRole('link', { name: 'Reflect on it in Prism' }).first()).toHaveAttribute('href', /^\/tools\/prism\?prompt=/);
  await main.getByRole('button', { name: 'End the run' }).click();
  await main.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'View Results' }).click();
  await expect(page.getByRole('dialog', { name: 'Results' })).toContainText('One run on this device');
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

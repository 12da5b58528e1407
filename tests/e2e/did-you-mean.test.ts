/** A topic that is nearly the name of another one, in the pages of the tools. */
import { expect, test } from '../support/e2e.ts';

test('Nebula asks whether another topic was meant, draws it anew, and Undo brings the frame back', async ({ page }) => {
  await page.goto('/tools/nebula?topic=factions');
  await page.getByRole('button', { name: 'Generate Map' }).click();
  const offer = page.getByRole('group', { name: 'Did you mean another topic?' });
  await expect(offer).toContainText('Did you mean fractions?');
  await offer.getByRole('button', { name: 'Make it again on “fractions”' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Fractions');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('factions');
});

test('Orbit does, and makes a simulation of a misspelled topic under its right name', async ({ page }) => {
  const make = async (topic: string) => {
    await page.goto(`/tools/orbit?topic=${encodeURIComponent(topic)}`);
    await page.getByRole('radio', { name: 'Scientific' }).check();
    await page.getByLabel('Grade Level').selectOption('Middle School (6-8)');
    await page.getByRole('button', { name: 'Generate Simulation' }).click();
  };
  await make('factions');
  await page.getByRole('button', { name: 'Make it again on “fractions”' }).click();
  await expect(page.locator('.orbit-title')).toContainText(/fractions/i);
  await make('watr cycle');
  await expect(page.locator('.orbit-title')).toContainText(/water cycle/i);
  await expect(page.getByRole('group', { name: 'Did you mean another topic?' })).toBeHidden();
});

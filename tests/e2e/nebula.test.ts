/** Nebula in a browser: from a topic to a map on the canvas, moved and linked there, kept, exported as files that can be opened; and a map of 300 concepts. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readMap } from '../../src/engine/concept-map/read-map.ts';
import { expect, hydrateAll, test } from '../support/e2e.ts';

async function importText(page: Page, text: string): Promise<void> {
  await page.goto('/tools/nebula');
  await hydrateAll(page);
  await page.getByText('Paste a text instead').click();
  await page.getByLabel('Outline or Mermaid diagram').fill(text);
  await page.getByRole('button', { name: 'Make a map of it' }).click();
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
}

test('a topic becomes a map that is edited on the canvas, undone, kept over a reload and found again', async ({ page }) => {
  await page.goto('/tools/nebula');
  await hydrateAll(page);
  await page.getByRole('button', { name: 'New Concept Map' }).click();
  await page.getByLabel('Title').fill('How leaves make sugar');
  await page.getByLabel('Topic or Concept').fill('photosynthesis');
  await page.getByRole('button', { name: 'Generate Map' }).click();
  const node = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}, `) });
  await expect(node('Photosynthesis')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How leaves make sugar' })).toBeFocused();

  // A box that the focus reaches is chosen, and moved with the arrow keys; a box is written into.
  // Beside the topic, because the page scrolls with the focus.
  const below = async (name: string) => ((await node(name).boundingBox())?.y ?? 0) - ((await node('Photosynthesis').boundingBox())?.y ?? 0);
  const start = await below('roots');
  await node('roots').focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
  // No key is lost, however fast they come: six are thirty units of the map, at the scale in which it is drawn.
  const drawn = async () => await node('Photosynthesis').evaluate((box) => box.getBoundingClientRect().height / (box as HTMLElement).offsetHeight);
  await expect.poll(() => below('roots')).toBeCloseTo(start + 30 * (await drawn()), 0);
  await expect(node('roots')).toBeFocused();
  await node('roots').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('the roots of the plant');
  await expect(node('the roots of the plant')).toBeVisible();
  const before = await below('the roots of the plant');
  await node('the roots of the plant').focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => below('the roots of the plant')).toBeCloseTo(before + 30 * (await drawn()), 0);
  await expect(page.getByRole('button', { name: 'Tidy up' })).toBeEnabled();

  // The keys add and remove; undo brings back.
  await page.keyboard.press('+');
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.type('root hairs');
  await expect(node('root hairs')).toBeVisible();
  await node('root hairs').focus();
  await page.keyboard.press('Delete');
  await expect(node('root hairs')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(node('root hairs')).toBeVisible();

  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(node('root hairs')).toBeVisible();
  await page.goBack();
  await page.getByPlaceholder('Search concept maps').fill('root hairs');
  await expect(page.getByRole('link', { name: 'How leaves make sugar' })).toBeVisible();
});

test('every export gives a file that can be opened, and the text formats come back whole', async ({ page }) => {
  const source = 'flowchart TD\n%% title: Water & co\na([Rain]) -->|falls on| b{Soil?}\nb -->|takes in| c[groundwater]\nb -->|lets run| d[水 runoff]\nd --> a';
  await importText(page, source);
  const take = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const png = await take('PNG picture');
  expect([png.name, png.bytes.subarray(1, 4).toString()]).toEqual(['water-co.png', 'PNG']);
  const svg = (await take('SVG picture')).bytes.toString();
  for (const text of ['Rain', 'Soil?', 'groundwater', 'falls on', 'Rain falls on Soil?']) expect(svg).toContain(text);
  const pdf = (await take('PDF')).bytes.toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  for (const name of ['Markdown outline', 'Mermaid', 'JSON Canvas']) {
    const read = readMap((await take(name)).bytes.toString());
    expect(read.ok && [read.map.title, read.map.nodes.map(({ text }) => text).sort(), read.map.links.length], name).toEqual([
      'Water & co',
      ['Rain', 'Soil?', 'groundwater', '水 runoff'].sort(),
      4,
    ]);
  }
});

test('a map of 300 concepts draws only what is in view, and typing stays fluid', async ({ page }) => {
  const items = Array.from({ length: 299 }, (_, i) => `${'  '.repeat(i % 3)}- leads to → concept number ${i}`);
  await importText(page, `# Large\n\nMap type: Hierarchical\n\n- top\n${items.map((item) => `  ${item}`).join('\n')}`);
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Outline of the map' }).getByRole('listitem');
  await expect(rows).toHaveCount(300);
  const last = page.getByRole('textbox', { name: /^Concept, level/ }).last();
  await last.fill('');
  await last.pressSequentially('typed letter by letter');
  await expect(last).toHaveValue('typed letter by letter');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByLabel('Search in this map').fill('letter by letter');
  await expect(page.getByText('1 concept found')).toBeVisible();
  await page.locator('.map-canvas-frame').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'typed letter by letter, 1 link' })).toBeInViewport();
  expect(await page.locator('.react-flow__node').count()).toBeLessThan(150);
});

test('beside a long outline the panel of a concept stays small and in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await importText(page, `- Garden\n${Array.from({ length: 80 }, (_, i) => `  - bed ${i + 1}`).join('\n')}`);
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await page
    .getByRole('textbox', { name: /^Concept, level 2/ })
    .nth(60)
    .click();
  const add = page.getByRole('button', { name: 'Add link', exact: true });
  await expect(add).toBeInViewport();
  expect((await add.boundingBox())?.height).toBeLessThan(60);
});

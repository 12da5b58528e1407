/** Sharing in a browser: a link is made, opened by somebody else, copied, deleted, and then leads nowhere. */
import { expect, hydrateAll, test } from '../support/e2e.ts';

test('a map is shared, read and copied in another browser, deleted by whoever made the link, and gone', async ({ page, openPage, expectError }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/tools/nebula');
  await hydrateAll(page);
  await page.getByText('Paste a text instead').click();
  await page.getByLabel('Outline or Mermaid diagram').fill('# Water round trip\n\n- Rain\n  - falls on → Soil nobody else names');
  await page.getByRole('button', { name: 'Make a map of it' }).click();
  // The buttons stand below the drawing and move while it is made.
  await expect(page.getByRole('group', { name: 'Rain, 2 links' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this map' });
  await dialog.getByLabel('The link lasts').selectOption('7');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Link to “Water round trip”').inputValue();
  expect(address).toMatch(/\/shared#[\w-]{22}\.[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Show QR code' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the link to Water round trip' })).toBeVisible();
  const key = address.split('.').at(-1) ?? '';
  expect(bodies.some((sent) => sent.includes('/api/shares'))).toBe(true);
  expect(bodies.filter((sent) => sent.includes(key) || sent.includes('nobody else names'))).toEqual([]);

  const other = await openPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: 'Water round trip' })).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: 'Rain falls on Soil nobody else names' })).toBeVisible();
  await other.getByRole('button', { name: 'Save a copy in my library' }).click();
  await other.getByRole('link', { name: 'Open it in Nebula' }).click();
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Water round trip');

  await dialog.getByRole('button', { name: 'Delete the link now' }).click();
  await expect(dialog.getByText('The link to “Water round trip” is deleted.')).toBeVisible();
  expectError(/status of 404/);
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: 'This link leads nowhere any more' })).toBeVisible();
});

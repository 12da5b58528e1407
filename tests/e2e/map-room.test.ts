/** A concept map that several people edit, in browsers: both write, one without a connection, a reader only reads, and the room ends. */
import type { WebSocketRoute } from 'playwright/test';
import { analyze } from '../support/axe-page.ts';
import { expect, hydrateAll, type Page, test } from '../support/e2e.ts';

const violations = async (page: Page) => (await analyze(page)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
const outline = (page: Page) => page.getByRole('list', { name: 'Outline of the map' });
/** What the boxes say, but for the title that stands above them. */
const concepts = async (page: Page) => {
  const texts = await outline(page)
    .locator('.map-row-text')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  return texts.filter((text) => text !== 'Water').sort();
};
const concept = (page: Page, text: string) => outline(page).locator(`.map-row-text[value="${text}"]`);
const showOutline = (page: Page) => page.getByRole('button', { name: 'Outline', exact: true }).click();

/** Makes a map, opens a room with it and gives its two links. */
async function startRoom(page: Page): Promise<{ edit: string; read: string }> {
  await page.goto('/tools/nebula');
  await hydrateAll(page);
  await page.getByText('Paste a text instead').click();
  await page.getByLabel('Outline or Mermaid diagram').fill('# Water\n\n- sun\n  - warms → sea\n    - becomes → cloud');
  await page.getByRole('button', { name: 'Make a map of it' }).click();
  await page.getByRole('button', { name: 'Edit together' }).click();
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByText('Connected. Everything you wrote is in the room.')).toBeVisible();
  expect(page.url()).toMatch(/\/tools\/nebula#room=[\w-]{22}$/);
  return { edit: await page.getByLabel('Link to edit', { exact: true }).inputValue(), read: await page.getByLabel('Link to read', { exact: true }).inputValue() };
}

test('on a phone of 320 px a student comes into the room, writes and takes it back by keyboard, and nothing runs out of the screen', async ({ page, openPage }) => {
  test.slow();
  const links = await startRoom(page);
  await showOutline(page);
  const student = await openPage({ viewport: { width: 320, height: 640 } });
  await student.goto(links.edit);
  await expect(student.getByText('2 people are here')).toBeVisible();
  const width = () => student.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await student.getByRole('button', { name: 'Outline', exact: true }).press('Enter');
  await concept(student, 'cloud').press('Enter');
  await student.keyboard.type('rain');
  await expect.poll(() => concepts(page)).toEqual(['cloud', 'rain', 'sea', 'sun']);
  await student.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => concepts(page)).not.toContain('rain');
  expect(await width()).toBeLessThanOrEqual(320);
  expect(await violations(student)).toEqual([]);
});

test('two people edit one map, one of them without a connection for a while; a reader sees it all and changes nothing; the owner ends the room', async ({
  page,
  openPage,
  expectError,
}) => {
  test.slow();
  const links = await startRoom(page);
  await showOutline(page);
  expect(await violations(page)).toEqual([]);

  const ben = await openPage();
  let isCut = false;
  const lines: WebSocketRoute[] = [];
  await ben.routeWebSocket(/\/socket$/, (line) => {
    if (isCut) return void line.close({ code: 1011 });
    line.connectToServer();
    lines.push(line);
  });
  await ben.goto(links.edit);
  await expect(ben.getByText('2 people are here')).toBeVisible();
  // The key does not stay in the address.
  expect(ben.url()).not.toContain(links.edit.split('.').at(-1) ?? '');
  await showOutline(ben);
  const reader = await openPage();
  await reader.goto(links.read);
  await expect(reader.getByText('With your link the map can only be read.')).toBeVisible();
  await showOutline(reader);

  // Both write at the same time; each sees where the other is.
  await concept(page, 'cloud').focus();
  await expect(ben.getByText('Here: Heron')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('steam');
  await concept(ben, 'sea').focus();
  await ben.keyboard.press('End');
  await ben.keyboard.type(' and lakes');
  for (const each of [page, ben, reader]) await expect.poll(() => concepts(each)).toEqual(['cloud', 'sea and lakes', 'steam', 'sun']);

  // Undo takes back one's own, and not what the other has done since.
  await ben.getByRole('button', { name: 'Undo' }).click();
  for (const each of [page, ben]) await expect.poll(() => concepts(each)).toEqual(['cloud', 'sea', 'steam', 'sun']);

  // One goes into a tunnel, writes on, even over a new opening of the map, and comes back.
  isCut = true;
  for (const line of lines) await line.close({ code: 1011 });
  await expect(ben.getByText('Not connected. Go on')).toBeVisible({ timeout: 40_000 });
  await concept(ben, 'sun').fill('the sun');
  await concept(page, 'cloud').fill('white cloud');
  await expect.poll(() => concepts(reader)).toEqual(['sea', 'steam', 'sun', 'white cloud']);
  await ben.reload();
  await showOutline(ben);
  await expect.poll(() => concepts(ben)).toEqual(['cloud', 'sea', 'steam', 'the sun']);
  isCut = false;
  for (const each of [page, ben, reader]) await expect.poll(() => concepts(each), { timeout: 40_000 }).toEqual(['sea', 'steam', 'the sun', 'white cloud']);

  // The reader has no way to write.
  await expect(outline(reader).locator('.map-row-text').first()).toBeDisabled();
  await expect(reader.getByRole('button', { name: 'Add concept' })).toBeDisabled();
  await expect(reader.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await violations(reader)).toEqual([]);

  // Words that sound like danger: only their writer sees the card.
  await concept(ben, 'steam').fill('I want to kill myself');
  await expect(ben.getByText('Only you see this card.')).toBeVisible();
  await expect(ben.getByRole('region', { name: 'People who can help now' })).toBeVisible();
  await expect.poll(() => concepts(page)).toContain('I want to kill myself');
  await expect(page.getByText('Only you see this card.')).toHaveCount(0);
  expect(await violations(ben)).toEqual([]);

  // Stopped by the owner, then ended with a copy.
  await page.getByRole('button', { name: 'Stop editing for everyone' }).click();
  await expect(ben.getByText('has stopped editing for now')).toBeVisible();
  await expect(concept(ben, 'sea')).toBeDisabled();
  await page.getByRole('button', { name: 'End the room' }).click();
  await page.getByRole('button', { name: 'End it and keep a copy' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Water');
  await expect(ben.getByText('This room is closed')).toBeVisible();
  await ben.getByRole('button', { name: 'Keep a copy in my library' }).click();
  await ben.getByRole('link', { name: 'Open the copy' }).click();
  await expect(ben.getByText('Saved on this device')).toBeVisible();
  expectError(/404/);
  const late = await openPage();
  await late.goto(links.edit);
  await expect(late.getByText('This room is closed')).toBeVisible();
});

/** A teacher's list of a whole class: low rows, who needs the teacher on top, and any seat found by its name. */
import { lineTo, seatStudents, serverAt, until } from '../load/class.ts';
import { openComet } from '../support/comet.ts';
import { expect, type Locator, type Page, test } from '../support/e2e.ts';
import { join, openPare } from '../support/live.ts';
import { openOrbit } from '../support/orbit.ts';

const count = 40;

/** The height that half of the rows do not exceed, in pixels, and the height of the lowest button. */
const heights = (rows: Locator): Promise<{ row: number; button: number }> =>
  rows.evaluateAll((all) => ({
    row: all.map((row) => row.getBoundingClientRect().height).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0,
    button: Math.min(...all.flatMap((row) => [...row.querySelectorAll('button')].map((button) => button.getBoundingClientRect().height))),
  }));

const isAsWideAsScreen = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('PARE: forty students, one who waits, one who may need help', async ({ page, baseURL }) => {
  const server = serverAt(baseURL ?? '');
  const session = await openPare(server);
  const host = lineTo(server, session.code, session.hostToken);
  const { students } = await seatStudents(server, session, count);
  await host.send({ t: 'goto', step: 2 });
  await students[20]?.line.send({ t: 'submit', step: 2, q: 'activate', rev: 1, text: 'I want to kill myself.' });
  await host.send({ t: 'admit', on: true });
  await join(server, session.code, 'Zoe');
  await until(() => host.$view.get()?.tally.joined === count + 1 || host.$view.get()?.roster.size === count + 1, 60_000);
  await page.goto(`/pare/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
  const rows = page.locator('.live-seats > li');
  await expect(rows).toHaveCount(count + 1);
  await expect(rows.first()).toContainText('Check in with this student');
  await expect(rows.nth(1)).toContainText('Zoe');
  for (const [width, mostRow] of [
    [1440, 48],
    [768, 48],
    [360, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { row, button } = await heights(rows);
    expect(row).toBeLessThanOrEqual(mostRow);
    expect(button).toBeGreaterThanOrEqual(44);
    expect(await isAsWideAsScreen(page)).toBe(true);
  }
  // Above the answers, and in the window wherever the teacher is on the page; a press leads to the seats.
  await page.setViewportSize({ width: 1440, height: 800 });
  const call = page.getByRole('button', { name: 'Students: 1 waiting, check in' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Let in Zoe' })).not.toBeInViewport();
  await page.getByText('Report of this session').scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.press('Enter');
  await expect(page.getByRole('heading', { name: 'Students', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Let in Zoe' })).toBeInViewport({ ratio: 1 });
  // On a phone a second call stands below the first, and what they lead to below both.
  await students[3]?.line.send({ t: 'ask', text: 'Is this for today?' });
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = page.getByRole('button', { name: 'Student questions: 1 to answer' });
  await expect(asked).toBeInViewport({ ratio: 1 });
  await call.press('Enter');
  const heading = page.getByRole('heading', { name: 'Students', exact: true });
  await expect(heading).toBeFocused();
  const below = async () => {
    const [own, strip] = await Promise.all([heading.boundingBox(), asked.boundingBox()]);
    return own !== null && strip !== null && own.y >= strip.y + strip.height;
  };
  await expect.poll(below).toBe(true);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('button', { name: 'Let in Zoe' }).click();
  await expect(page.getByRole('button', { name: 'Let in Zoe' })).toHaveCount(0);
  await page.getByLabel('Search students').fill('heron 007');
  await expect(rows).toHaveCount(1);
  const manage = page.getByRole('button', { name: 'Manage Heron 007' });
  await manage.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Heron 007' });
  await dialog.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.getByLabel('New name').fill('Crane 7');
  await page.keyboard.press('Enter');
  await page.getByLabel('Search students').fill('crane');
  await expect(rows).toContainText(['Crane 7']);
  await page.getByRole('button', { name: 'Manage Crane 7' }).click();
  await page.getByRole('button', { name: 'Remove from this session' }).click();
  await expect(page.getByText('No student fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Allow back Crane 7' }).click();
  await expect(rows).toHaveCount(1);
  for (const line of [host, ...students.map((student) => student.line)]) line.close();
});

test('Orbit: who waits calls the teacher from the top of the page', async ({ page, baseURL }) => {
  const server = serverAt(baseURL ?? '');
  const session = await openOrbit(server, { admission: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/orbit/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
  await expect(page.getByText('Nobody has joined yet.')).toBeAttached();
  const call = page.getByRole('status').getByRole('button', { name: 'Students: 1 waiting' });
  await expect(call).toHaveCount(0);
  await join(server, session.code, 'Zoe');
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.press('Enter');
  await expect(page.getByRole('button', { name: 'Let in Zoe' })).toBeInViewport({ ratio: 1 });
  expect(await isAsWideAsScreen(page)).toBe(true);
  // Where the strip of calls goes on unseen beside its button, what lies below can be pressed.
  await page.setViewportSize({ width: 1024, height: 640 });
  await call.scrollIntoViewIfNeeded();
  const hit = await call.evaluate((button) => {
    const { right, top, bottom } = button.getBoundingClientRect();
    const there = document.elementFromPoint(right + 40, (top + bottom) / 2);
    return there?.className ?? 'nothing';
  });
  expect(hit).not.toMatch(/live-calls|nothing/);
  await page.getByRole('button', { name: 'Let in Zoe' }).click();
  await expect(call).toHaveCount(0);
});

test('Comet: forty students', async ({ page, baseURL }) => {
  const server = serverAt(baseURL ?? '');
  const session = await openComet(server);
  const { students } = await seatStudents(server, session, count);
  await page.goto(`/comet/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
  await page.getByRole('tab', { name: 'Students' }).click();
  const rows = page.locator('.comet-table tbody > tr');
  await expect(rows).toHaveCount(count);
  for (const [width, mostRow] of [
    [1440, 52],
    [768, 60],
    [360, 104],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { row, button } = await heights(rows);
    expect(row).toBeLessThanOrEqual(mostRow);
    expect(button).toBeGreaterThanOrEqual(44);
    expect(await isAsWideAsScreen(page)).toBe(true);
  }
  for (const { line } of students) line.close();
});

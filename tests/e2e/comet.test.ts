/** Comet in real browsers: notes from a text, and a class from the code to the results. */
import { readFileSync } from 'node:fs';
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import { cometNotes } from '../support/comet.ts';
import { expect, test } from '../support/e2e.ts';

test('a sample opens its session with the labelled demo class, and ends where it began', async ({ page }) => {
  await page.goto('/tools/comet');
  await expect(page.getByRole('list').getByText('24 students')).toBeVisible();
  await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr');
  await page.getByRole('button', { name: 'The Cold War: how it began' }).click();
  await page.getByRole('button', { name: 'Student view' }).click();
  await page.getByRole('textbox', { name: 'Blank 1 of 6' }).fill('soviet unoin');
  await page.getByRole('button', { name: 'Try it and check' }).click();
  await expect(page.getByText('right, spelled Soviet Union')).toBeVisible();
  await expect(page.getByText('HIST-45')).toBeVisible();
  await page.getByRole('button', { name: 'Launch Live Session' }).click();
  await expect(page.getByText('Demo class', { exact: true })).toBeVisible();
  await expect(page.getByText('19 of 24')).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).press('ArrowRight');
  await expect(page.getByText('Needs Attention').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Students' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await page.goBack();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the session' }).click();
  await page.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByRole('button', { name: 'Launch Live Session' })).toBeVisible();
});

test('a class joins by code, fills in, is supported, answers, and keeps its notes', async ({ page, browser }) => {
  await page.goto('/tools/comet');
  await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr');
  await page.getByRole('button', { name: 'Create Guided Notes' }).click();
  await page.getByLabel('Title').fill('Leaves');
  await page.getByLabel(/^Text to make notes/).fill('Plants take in [carbon dioxide|CO2] through [stomata].');
  await page.getByRole('button', { name: 'Make notes from the text' }).click();
  await page.getByRole('button', { name: 'Launch Live Session' }).press('Enter');
  // The notes come with the line: the focus waits for their heading.
  await expect(page.getByRole('heading', { name: 'Leaves' })).toBeFocused();
  const code = ((await page.locator('.comet-join-code .comet-code').textContent()) ?? '').trim();
  const own = await page.evaluate((code) => {
    const { hostToken, coToken } = JSON.parse(localStorage.getItem('kora.live-hosts.v1') ?? '{}')[code];
    return `/comet/host/${code}#h=${hostToken}&c=${coToken}`;
  }, code);
  const seat = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const student = await seat.newPage();
  // The other tool's page knows where the code belongs.
  await student.goto(`/pare/join/${code.toLowerCase()}`);
  await expect(student).toHaveURL(new RegExp(`/comet/join/${code}$`));
  await student.getByRole('button', { name: 'Join Session' }).click();
  await expect(student.getByText('You are in.')).toBeVisible();
  await page.getByRole('button', { name: 'Show this slide' }).click();
  await student.getByLabel(/^Blank 1 of 2/).fill('co2');
  await student.getByLabel(/^Blank 1 of 2/).blur();
  await expect(student.getByText('Stored.')).toBeVisible();
  expect(await student.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('tab', { name: 'Students' }).click();
  await page.getByLabel(/^Support for/).selectOption('bank');
  await expect(student.getByText('Words to choose from')).toBeVisible();
  await page.getByRole('button', { name: /^Manage / }).click();
  await page.getByRole('button', { name: 'Send back to the lobby' }).click();
  await expect(student.getByText('Your teacher has sent you back to the lobby.')).toBeVisible();
  await page.getByRole('button', { name: /^Let in / }).click();
  await page.getByRole('button', { name: /^Manage / }).click();
  await page.getByRole('button', { name: 'Remove from this session' }).click();
  await expect(student.getByText('Your teacher has closed this seat.')).toBeVisible();
  await page.getByRole('button', { name: /^Allow back / }).click();
  await student.reload();
  await expect(student.getByLabel(/^Blank 1 of 2/)).toHaveValue('co2');
  // A question, too: it is answered in the first tab, and counted there on whatever tab the teacher is.
  await student.getByLabel(/^Your question/).fill('Is light food?');
  await student.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Notes 1 to answer' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Student questions: 1 to answer' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: /^Answered aloud/ }).click();
  await expect(page.getByRole('tab', { name: 'Notes', exact: true })).toBeVisible();
  // Danger calls the teacher from every tab, without a name, and the student finds help at once.
  await student.getByLabel(/^Your question/).fill('I want to kill myself');
  await student.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(student.getByRole('group', { name: 'Help' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Students check in' })).toBeVisible();
  await page.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText(/^Check in with .+, in person/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leaves' })).toBeFocused();
  // At once; after a reload; from the list of notes; and by the teacher's own link.
  const results = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the results (CSV)' }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  expect(await results()).toContain(',Word bank,50,0,co2,right,,,');
  await page.reload();
  expect(await results()).toContain(',Word bank,50,0,co2,right,,,');
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.getByText('Code to join')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the notes' }).click();
  await expect(page.getByRole('button', { name: 'Launch Live Session' })).toBeVisible();
  await page.getByRole('button', { name: 'See its results' }).click();
  expect(await results()).toContain(',co2,right,');
  await page.getByRole('button', { name: 'Keep a report in my library' }).click();
  await expect(page.getByText('Kept with the notes in your library on this device, without names.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the notes' }).click();
  const report = page.getByRole('region', { name: 'Reports of past sessions' });
  await report.getByRole('button', { name: `session ${code}` }).click();
  await expect(report.getByText('carbon dioxide: filled in by 1, right 1')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('kora.live-hosts.v1'));
  await page.goto('/');
  await page.goto(own);
  expect(await results()).toContain(',co2,right,');
  await page.getByRole('button', { name: 'Back to the notes' }).click();
  await page.getByRole('button', { name: /^Done with session/ }).click();
  await expect(page.getByRole('button', { name: 'See its results' })).toHaveCount(0);
  await expect(student.getByText('Your teacher has ended the session.')).toBeVisible();
  await student.getByRole('button', { name: 'Keep in my library' }).click();
  await student.getByRole('link', { name: 'Open them in Comet' }).click();
  await expect(student.getByRole('heading', { name: 'Leaves' })).toBeVisible();
  // A phone that was put away comes back after the end: what it had written is still to be had.
  await student.goto(`/comet/join/${code}`);
  await expect(student.getByText('co2')).toBeVisible();
  await expect(student.getByRole('button', { name: 'Keep in my library' })).toBeVisible();
  await expect(student.getByText(/^You (are|were) /)).toHaveCount(1);
  await expect(student.getByRole('button', { name: `Erase what I sent in ${code}` })).toBeVisible();
  await expect(student.getByText('Erase what I sent')).toHaveCount(1);
  await seat.close();
});

test('a session that ends by itself is over for its teacher, too: no code, no slides, the results', async ({ page, request }) => {
  const response = await request.post('/api/live/sessions', { data: { kind: 'comet', content: cometNotes }, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const { code, hostToken, coToken } = (await response.json()) as CreateSessionReply;
  await request.post(`/api/live/sessions/${code}/participants`, { data: { name: 'Ana', joinKey: crypto.randomUUID() } });
  await page.goto(`/comet/host/${code}#h=${hostToken}&c=${coToken}`);
  await expect(page.getByRole('button', { name: 'Show this slide' })).toBeVisible();
  await request.post(`/api/live/sessions/${code}/end`, { headers: { Authorization: `Bearer ${hostToken}` } });
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: cometNotes.title })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save the results (CSV)' })).toBeVisible();
  await expect(page.getByText('Code to join')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show this slide' })).toHaveCount(0);
  await request.delete(`/api/live/sessions/${code}`, { headers: { Authorization: `Bearer ${hostToken}` } });
  await expect(page.getByText('On the server everything is erased. The results are in this page until you leave it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the results (CSV)' })).toBeVisible();
});

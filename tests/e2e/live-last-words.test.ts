/** What a student is still writing when the teacher ends the session stays before their eyes. */
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import { expect, test } from '../support/e2e.ts';
import { pareLesson } from '../support/live.ts';

test('words that were not sent are shown after the end, also when the page is opened again', async ({ page, request, expectError }) => {
  expectError(/status of 404/);
  const opened = await request.post('/api/live/sessions', { data: { kind: 'pare', content: pareLesson, pace: 'students' }, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const { code, hostToken } = (await opened.json()) as CreateSessionReply;
  await page.goto(`/pare/join/${code}`);
  const main = page.getByRole('main');
  // Who came by the link has read no page before this one.
  await expect(main.getByText('If it looks like you may need help, your teacher is told.')).toBeVisible();
  await main.getByLabel('Your response').fill('Half a sentence about the lake');
  await request.post(`/api/live/sessions/${code}/end`, { headers: { Authorization: `Bearer ${hostToken}` } });
  await expect(main.getByRole('heading', { name: 'The session is over for this page' })).toBeVisible();
  await expect(main.getByText('Half a sentence about the lake')).toBeVisible();
  await page.goto(`/pare/join/${code}`);
  await expect(main.getByRole('heading', { name: `The session ${code} has ended` })).toBeVisible();
  await expect(main.getByText('Half a sentence about the lake')).toBeVisible();
});

test('what arrived in the end is not told as lost, and who joins late reads who sees what', async ({ page, openPage, request, expectError }) => {
  // The page of a session that is over; and a line that was cut in its last moment finds nothing any more.
  expectError(/status of 404/);
  const opened = await request.post('/api/live/sessions', { data: { kind: 'pare', content: pareLesson, pace: 'students' }, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const { code, hostToken } = (await opened.json()) as CreateSessionReply;
  // The part that hears danger without a network is there before the network goes.
  const ear = page.waitForResponse(/\/hears-danger\.[^/]*\.js$/);
  await page.goto(`/pare/join/${code}`);
  const main = page.getByRole('main');
  await page.evaluate((url) => import(url), (await ear).url());
  await main.getByLabel('Your response').fill('The rivers were taken');
  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Submit Response' }).click();
  await expect(main.getByText('Not sent yet. It is kept on this device.')).toBeVisible();
  // The tab is closed; another one comes back with the network.
  const again = await page.context().newPage();
  await page.close();
  await again.context().setOffline(false);
  await again.goto(`/pare/join/${code}`);
  await expect(again.getByRole('region', { name: 'Your response' })).toContainText('The rivers were taken');
  const late = await openPage();
  await late.goto(`/pare/join/${code}`);
  await expect(late.getByText('If it looks like you may need help, your teacher is told.')).toBeVisible();
  await request.post(`/api/live/sessions/${code}/end`, { headers: { Authorization: `Bearer ${hostToken}` } });
  await expect(again.getByRole('heading', { name: 'The session is over for this page' })).toBeVisible();
  await expect(again.getByText('This did not reach your teacher.')).toHaveCount(0);
  await again.reload();
  await expect(again.getByRole('heading', { name: `The session ${code} has ended` })).toBeVisible();
  await expect(again.getByText(/^You were .+ in session/)).toBeVisible();
  // The device does not hold it any more, but the server does for a while.
  await expect(again.getByText(/^What you sent\./)).toBeVisible();
  await expect(again.getByText('The rivers were taken')).toBeVisible();
  await expect(again.getByText('This did not reach your teacher.')).toHaveCount(0);
});

/** Assignments in a browser: given out, done, handed in, read, returned; offline and by code. */
import { readFileSync } from 'node:fs';
import { expect, hydrateAll, type Page, test } from '../support/e2e.ts';

/** Gives out a reflection and returns the link for students. */
async function giveOut(page: Page, title: string, choose: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  await page.goto('/assignments#new=reflection');
  await hydrateAll(page);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('The prompt: what should students reflect on?').fill('What surprised you on the trip to the river?');
  await choose(page);
  await page.getByRole('button', { name: 'Give it out' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return page.getByLabel('Link for students').inputValue();
}

test('a reflection is given out by link, written in Prism, handed in, read by the teacher alone, returned with a comment, and deleted', async ({ page, openPage, expectError }) => {
  const sent: string[] = [];
  const listen = (on: Page) => on.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  listen(page);
  const link = await giveOut(page, 'River trip');
  expect(link).toMatch(/\/assignment#[\w-]{22}\.[\w-]{43}$/);

  const student = await openPage();
  listen(student);
  await student.goto(link);
  await expect(student.getByText('What surprised you on the trip to the river?')).toBeVisible();
  await student.getByRole('button', { name: 'Open it in Prism' }).click();
  await student.getByRole('textbox', { name: 'Reflection' }).fill('The water was warmer than the air, and I had thought it would be cold.');
  await expect(student.getByText('Saved on this device')).toBeVisible();
  await student.getByRole('link', { name: 'Go to hand in' }).click();
  await expect(student.getByLabel('What you hand in')).toHaveText(/Reflection: River trip/);
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(student.getByRole('alert').filter({ hasText: 'Write your name' })).toBeVisible();
  await student.getByLabel('Your name').fill('Ana R.');
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  const receipt = (await student.locator('.assign-receipt').textContent()) ?? '';
  expect(receipt).toMatch(/^\w{4}-\w{4}$/);

  await page.getByRole('button', { name: 'Look for new work' }).click();
  await expect(page.getByText('One student has handed in, 0 returned.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana R\./ })).toContainText(receipt);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Status as CSV' }).click()]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`Ana R.,handed in,`);
  await page.getByRole('button', { name: 'Ana R.' }).click();
  await expect(page.getByText('The water was warmer than the air')).toBeVisible();
  await page.getByLabel('Comment to Ana R.').fill('Why might that be so?');
  await page.getByRole('button', { name: 'Return with this comment' }).click();
  await expect(page.getByText('One student has handed in, 1 returned.')).toBeVisible();

  await student.getByRole('button', { name: 'Has it come back?' }).click();
  await expect(student.getByText('Why might that be so?')).toBeVisible();
  // Nothing readable has left either browser: neither the task, the work, the name nor the comment.
  expect(sent.filter((text) => text.includes('/api/assignments')).length).toBeGreaterThan(4);
  expect(sent.filter((text) => /River trip|surprised you|warmer than|Ana R|might that be/.test(decodeURIComponent(text.replaceAll('%', '%25'))))).toEqual([]);

  await page.getByRole('button', { name: 'Delete the assignment' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('You have given out nothing from this browser yet.')).toBeVisible();
  expectError(/status of 404/);
  // Whoever has worked on it is told so, and keeps what they wrote.
  await student.getByRole('button', { name: 'Has it come back?' }).click();
  await expect(student.getByRole('alert')).toContainText(
    'Your teacher has removed this assignment. Nothing can be handed in any more, and what you handed in is deleted on the server.',
  );
  await student.reload();
  await expect(student.getByRole('alert')).toContainText('Your teacher has removed this assignment.');
  await expect(student.getByRole('button', { name: 'Hand in', exact: true })).toHaveCount(0);
  await expect(student.locator('.assign-receipt')).toHaveText(receipt);
  await student.getByRole('button', { name: 'Go on in Prism' }).click();
  await expect(student.getByRole('textbox', { name: 'Reflection' })).toHaveValue(/The water was warmer than the air/);
  await expect(student.getByText('no longer there: nothing can be handed in')).toBeVisible();
  await student.goBack();
  await student.getByRole('button', { name: 'Take it off my list' }).click();
  await expect(student.getByText('River trip')).toHaveCount(0);
  const stranger = await openPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'This assignment is gone' })).toBeVisible();
});

test('a code leads to an assignment; a hand-in without a network waits on the device, says so, and is sent once when the network is back, from whatever tool is open', async ({
  page,
  openPage,
  expectError,
}) => {
  await giveOut(page, 'By code', async (on) => {
    await on.getByLabel(/Also by a code/).check();
    await on.getByLabel(/Without names/).check();
  });
  const code = (await page.locator('.assign-big-code').textContent()) ?? '';

  const student = await openPage();
  await student.goto('/assignments');
  await hydrateAll(student);
  await student.getByLabel('Code of an assignment').fill(code.toLowerCase());
  await student.getByRole('button', { name: 'Open the assignment' }).click();
  await expect(student.getByRole('heading', { level: 1, name: 'By code' })).toBeVisible();
  await student.getByRole('button', { name: 'Open it in Prism' }).click();
  await student.getByRole('textbox', { name: 'Reflection' }).fill('I learned that a river has a slow side and a fast side.');
  await expect(student.getByText('Saved on this device')).toBeVisible();
  await student.getByRole('link', { name: 'Go to hand in' }).click();
  await expect(student.getByText(/You hand in as \w+ \w+ \d+\./)).toBeVisible();

  expectError(/ERR_INTERNET_DISCONNECTED/);
  // The screen of the hand-in is a part of its own: it is there before the network goes.
  await student.getByText('See what your teacher will see').click();
  await student.context().setOffline(true);
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(student.getByRole('heading', { name: 'Not handed in yet' })).toBeVisible();
  await expect(student.getByText(/One try so far: This device has no connection/)).toBeVisible();
  // The network is back, and the student has gone on to another tool.
  await student.route('**/hand-ins', (route) => route.abort('internetdisconnected'));
  await student.context().setOffline(false);
  await expect(student.getByText(/2 tries so far/)).toBeVisible();
  await student.unroute('**/hand-ins');
  await student.goto('/tools/nebula');
  await student.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(student.locator('.assign-receipt')).toHaveText(/^\w{4}-\w{4}$/);
  await expect(student.getByRole('heading', { name: 'Not handed in yet' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Look for new work' }).click();
  await expect(page.getByText('One student has handed in, 0 returned.')).toBeVisible();
});

test('questions made in KORA Read in teacher mode are the ones that students get, with what the teacher changed', async ({ page, openPage }) => {
  await page.goto('/literacy-workshop');
  await hydrateAll(page);
  const panel = page.getByRole('tabpanel', { name: 'KORA Read' });
  await panel
    .getByRole('textbox', { name: 'Passage' })
    .fill('The keeper climbed the stairs every evening. He lit the lamp because ships passed close to the rocks. One night the oil ran out, so he burned his own chair.');
  await panel.getByRole('radio', { name: 'Inference Questions' }).check();
  await panel.getByRole('switch').check();
  await panel.getByRole('button', { name: /^Generat/ }).click();
  const seen = page.locator('.read-question span[dir]');
  await expect(seen.first()).toBeVisible();
  const made = await seen.allTextContents();
  await page.getByRole('link', { name: 'Assign to students' }).click();
  await expect(page.getByText('The questions from KORA Read are below.')).toBeVisible();
  const boxes = page.getByRole('list', { name: 'Questions' }).getByRole('textbox');
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLTextAreaElement).value))).toEqual(made);
  await boxes.last().fill('What would you have burned?');
  await page.getByRole('textbox', { name: 'Title' }).fill('The lamp');
  await page.getByRole('button', { name: 'Give it out' }).click();
  const link = await page.getByLabel('Link for students').inputValue();

  const student = await openPage();
  await student.goto(link);
  await student.getByRole('button', { name: 'Open it in KORA Read' }).click();
  await expect(student.locator('.read-question span[dir]')).toHaveText([...made.slice(0, -1), 'What would you have burned?']);
  await expect(student.getByText('Expected answer')).toHaveCount(0);
});

test('reading questions given out stand in KORA Read, and Submit to Teacher hands in the answers', async ({ page, openPage }) => {
  await page.goto('/assignments#new=reading');
  await hydrateAll(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('The lamp');
  await page
    .getByLabel('Passage')
    .fill('The keeper climbed the stairs every evening. He lit the lamp because ships passed close to the rocks. One night the oil ran out, so he burned his own chair.');
  await page.getByRole('button', { name: 'Make the questions' }).click();
  const questions = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await expect(questions.first()).toBeVisible();
  await page.getByRole('button', { name: 'Take out question 1' }).click();
  const count = await questions.count();
  await page.getByLabel('Question 1', { exact: true }).fill('Why does he light the lamp?');
  await page.getByRole('button', { name: 'Give it out' }).click();
  const link = await page.getByLabel('Link for students').inputValue();

  const student = await openPage();
  await student.goto(link);
  await student.getByRole('button', { name: 'Open it in KORA Read' }).click();
  await expect(student.getByPlaceholder('Your answer')).toHaveCount(count);
  await expect(student.getByText('These questions came with an assignment.')).toBeVisible();
  await expect(student.locator('.read-question span[dir]').first()).toHaveText('Why does he light the lamp?');
  await student.getByPlaceholder('Your answer').first().fill('Because the rocks are near.');
  await student.getByRole('button', { name: 'Submit to Teacher' }).click();
  await student.getByRole('button', { name: 'Hand in to “The lamp”' }).click();
  await student.getByLabel('Your name').fill('Ben');
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(student.locator('.assign-receipt')).toBeVisible();

  await page.getByRole('button', { name: 'Look for new work' }).click();
  await page.getByRole('button', { name: 'Ben' }).click();
  await expect(page.getByText('Answer: Because the rocks are near.')).toBeVisible();
});

test('where the browser keeps nothing, the inbox says so until the page is left, and gives its key as a file', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }));
  await giveOut(page, 'Private window', (form) => expect(form.getByText('so the key to the inbox lasts as long as this page')).toBeVisible());
  const note = page.getByRole('alert').filter({ hasText: 'The key to the inbox of “Private window” is not kept.' });
  await expect(note).toBeVisible();
  const download = page.waitForEvent('download');
  await note.getByRole('button', { name: 'Save the key as a file' }).click();
  const backup = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { records: { assignments: { content: { title: string }; keys: { privateKey: string } }[] } };
  expect(backup.records.assignments[0]?.content.title).toBe('Private window');
  expect(backup.records.assignments[0]?.keys.privateKey).toBeTruthy();
  await expect(note).toContainText('restore that file under Settings');
  await page.getByRole('button', { name: 'All assignments' }).click();
  await expect(note).toBeVisible();
});

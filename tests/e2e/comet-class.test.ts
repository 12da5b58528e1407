/** A Comet class in real browsers, where something goes another way than planned: nobody loses a word or the focus. */
import { readFileSync } from 'node:fs';
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import { cometNotes } from '../support/comet.ts';
import { expect, type Page, test } from '../support/e2e.ts';

async function lead(page: Page): Promise<string> {
  const response = await page.request.post('/api/live/sessions', { data: { kind: 'comet', content: cometNotes }, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const { code, hostToken, coToken } = (await response.json()) as CreateSessionReply;
  await page.goto(`/comet/host/${code}#h=${hostToken}&c=${coToken}`);
  await expect(page.getByRole('button', { name: 'Show this slide' })).toBeVisible();
  return code;
}
async function join(student: Page, code: string): Promise<void> {
  await student.goto(`/comet/join/${code}`);
  await student.getByRole('button', { name: 'Join Session' }).click();
  await expect(student.getByText('Connected')).toBeVisible();
}

test('the teacher takes the pace back: what students wrote, and write at that moment, stays with them, on the page, in their files and after the end', async ({
  page,
  openPage,
}) => {
  const code = await lead(page);
  const student = await openPage({ viewport: { width: 320, height: 640 } });
  await join(student, code);
  await page.getByRole('button', { name: 'Show this slide' }).click();
  await page.getByLabel('Students set their own pace').click();
  const blank = student.getByLabel(/^Blank 1 of 1, What comes out/);
  await student.getByLabel('Your answer').fill('A long considered answer.');
  await blank.pressSequentially('oxy');
  await page.getByLabel('Students set their own pace').click();
  await expect(student.getByText('Now', { exact: true })).toBeVisible();
  // The first words of this part, and the hand of who writes them, are still where they were.
  await expect(blank).toBeFocused();
  await student.keyboard.type('gen');
  await student.keyboard.press('Tab');
  await expect(student.getByText('Stored.').first()).toBeVisible();
  await expect(student.getByText('Connected')).toBeVisible();
  await student.reload();
  await expect(blank).toHaveValue('oxygen');
  await expect(student.getByLabel('Your answer')).toHaveValue('A long considered answer.');
  await student.getByRole('button', { name: 'Send my answer' }).click();
  await expect(student.getByRole('button', { name: 'Change my answer' })).toBeVisible();
  await page.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(student.getByText('Your teacher has ended the session.')).toBeVisible();
  await expect(student.getByText('oxygen', { exact: true })).toBeVisible();
  await expect(student.getByLabel('Your answer')).toHaveValue('A long considered answer.');
  await expect(student.getByText(/did not reach|not stored/)).toHaveCount(0);
  await student.getByRole('button', { name: 'Keep in my library' }).click();
  await student.getByRole('link', { name: 'Open them in Comet' }).click();
  await expect(student.getByText('oxygen', { exact: true })).toBeVisible();
  await expect(student.getByText('My answer: A long considered answer.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the results (CSV)' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('oxygen');
});

test('the line of the teacher is cut: the buttons say so, and nothing that was pressed meanwhile is carried out later', async ({ page, openPage, expectError }) => {
  const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
  const code = await lead(page);
  const student = await openPage();
  await join(student, code);
  await page.getByRole('button', { name: 'Show this slide' }).click();
  await expect(student.getByRole('heading', { name: 'What goes in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.context().setOffline(true);
  const reveal = page.getByRole('button', { name: 'No connection (Reveal the answers)' });
  await reveal.press('Enter');
  await expect(reveal).toBeFocused();
  await page.getByRole('button', { name: /^No connection \(Next/ }).press('Enter');
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await expect(page.getByRole('button', { name: 'No connection (Ask this question)' })).toBeVisible();
  // The page has tried to come back before the network is there again.
  await tried();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Ask this question', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ask this question', exact: true }).click();
  // What comes after it in the order of the session is here; what was pressed before is not.
  await expect(student.getByRole('radio').first()).toBeVisible();
  await expect(student.getByText('Your teacher has revealed the answers of this part.')).toHaveCount(0);
  await expect(student.getByRole('heading', { name: 'What comes out' })).toHaveCount(0);
});

test('by keyboard the focus is never lost: letting in, a new name, and what is revealed under the fingers', async ({ page, openPage }) => {
  const code = await lead(page);
  const student = await openPage({ viewport: { width: 320, height: 640 } });
  await page.getByLabel('Newcomers wait until I let them in').click();
  await expect(page.getByLabel('Newcomers wait until I let them in')).toBeChecked();
  await join(student, code);
  await page.getByRole('tab', { name: /^Students/ }).click();
  // Who waits is counted nowhere yet.
  await expect(
    page
      .locator('div')
      .filter({ has: page.getByText('Not begun', { exact: true }) })
      .last(),
  ).toHaveText('Not begun0');
  await page.getByRole('button', { name: /^Let in / }).press('Enter');
  await expect(student.getByText('You are in.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Manage / })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.getByLabel('New name').fill('www.bad.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Leave out web and e-mail addresses.');
  await page.getByLabel('New name').fill('Bo & Al');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Manage Bo & Al' })).toBeFocused();

  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Show this slide' }).click();
  await student.getByLabel('Blank 1 of 3, What goes in').pressSequentially('carbon monoxide');
  await page.getByRole('button', { name: 'Reveal the answers' }).click();
  await expect(student.getByText('Your teacher has revealed the answers of this part.')).toBeVisible();
  await expect(student.getByRole('heading', { name: 'What goes in' })).toBeFocused();
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.getByRole('button', { name: 'Ask this question' }).click();
  await student.getByRole('radio').first().press(' ');
  await expect(student.getByText('Stored.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Reveal the results' }).click();
  await expect(student.getByText('Your choice')).toBeVisible();
  await expect(student.locator('legend').first()).toBeFocused();
  // Beside the right answer the own word is kept.
  await student.getByRole('button', { name: 'Keep in my library' }).click();
  await student.getByRole('link', { name: 'Open them in Comet' }).click();
  await expect(student.getByText('Plants take in carbon dioxide (I wrote: carbon monoxide)')).toBeVisible();
});

test('what a student wrote without a connection and sends too late is told, and still after a reload, until something newer is sent', async ({ page, openPage, expectError }) => {
  const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
  const code = await lead(page);
  const student = await openPage({ viewport: { width: 360, height: 740 } });
  await join(student, code);
  await page.getByRole('button', { name: 'Show this slide' }).click();
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.getByRole('button', { name: 'Ask this question' }).click();
  await expect(student.getByRole('radio').first()).toBeVisible();
  await student.context().setOffline(true);
  await expect(student.getByText(/^No connection\. Go on/)).toBeVisible();
  await student.getByLabel('Blank 1 of 3, What goes in').fill('carbon monoxide');
  await student.keyboard.press('Tab');
  await student.getByRole('radio', { name: 'Soil' }).check();
  await expect(student.getByText('Not sent yet. It is kept on this device.')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reveal the results' }).click();
  await expect(page.getByRole('button', { name: 'Hide the results' })).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Reveal the answers' }).click();
  await expect(page.getByRole('button', { name: 'Hide the answers' })).toBeVisible();
  // The page has tried to come back before the network is there again.
  await tried();
  await student.context().setOffline(false);
  const [blankTold, choiceTold] = [
    student.getByText(/^What you wrote last came too late: it was not stored/),
    student.getByText(/^This was not stored: the answers were revealed before/),
  ];
  const isTold = async (): Promise<void> => {
    await expect(blankTold).toBeVisible();
    await expect(choiceTold).toBeVisible();
    await expect(student.getByText('carbon monoxide')).toBeVisible();
    await expect(student.getByText('Your choice')).toBeVisible();
  };
  await isTold();
  await student.reload();
  await isTold();
  // The results are hidden again: another choice counts, and nothing is late any more.
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.getByRole('button', { name: 'Hide the results' }).click();
  await student.getByRole('radio', { name: 'Air' }).check();
  await expect(student.getByRole('group', { name: /pumpkin/ }).getByText('Stored.')).toBeVisible();
  await student.reload();
  await expect(student.getByRole('radio', { name: 'Air' })).toBeChecked();
  await expect(choiceTold).toHaveCount(0);
  await expect(blankTold).toBeVisible();
});

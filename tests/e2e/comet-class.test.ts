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

/** A live class by keyboard alone: teacher and student reach and press everything they need, the focus is never lost, and what changes is said in a status that screen readers read. */
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import { cometNotes } from '../support/comet.ts';
import { expect, type Locator, type Page, test } from '../support/e2e.ts';
import { pareLesson } from '../support/live.ts';

/** Goes on with Tab until the element has the focus, which must then be in sight. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  // What the other side has sent may still be under way.
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let steps = 0; steps < 150 && !(await hasFocus()); steps++) await page.keyboard.press('Tab');
  expect(await hasFocus(), `Tab leads to ${target}`).toBe(true);
  await expect(target).toBeInViewport();
}
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target);
  await target.page().keyboard.press(key);
}
async function type(target: Locator, words: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.type(words);
}

async function open(page: Page, data: object): Promise<CreateSessionReply> {
  const response = await page.request.post('/api/live/sessions', { data, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  return (await response.json()) as CreateSessionReply;
}
const phone = { viewport: { width: 320, height: 640 } };
const said = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();

test('PARE', async ({ page, openPage }) => {
  test.slow();
  const session = await open(page, { kind: 'pare', content: pareLesson });
  const student = await openPage(phone);
  await page.goto(`/pare/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
  await student.goto(`/pare/join/${session.code}`);
  await said(student, 'Step: Lobby');
  await press(page.getByRole('button', { name: 'Start with Pulse' }));
  await said(page, 'Live: Pulse');
  // The same button leads on: the focus has not gone anywhere.
  await page.keyboard.press('Enter');
  await said(student, 'Step: Activate');
  await type(student.getByLabel('Your response'), 'Less came in.');
  await press(student.getByRole('button', { name: 'Submit Response' }));
  await said(student, 'Stored.');
  await type(student.getByLabel(/^Your question/), 'Which rivers?');
  await press(student.getByRole('button', { name: 'Ask', exact: true }));
  await press(page.getByRole('button', { name: 'Put on the wall' }));
  await expect(page.getByRole('button', { name: 'On the wall' })).toBeFocused();
  await press(page.getByRole('button', { name: /^Answer / }));
  await page.keyboard.type('The two big ones.');
  await press(page.getByRole('button', { name: 'Send the answer' }));
  await expect(student.getByText('The two big ones.')).toBeVisible();
  await press(page.getByRole('button', { name: /^Manage / }));
  await press(page.getByRole('button', { name: 'Another device' }));
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/The number for this seat: \d{3}/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Manage / })).toBeFocused();
  await press(page.getByRole('button', { name: 'End Session' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'End Session' }));
  await said(page, 'The session has ended.');
  await expect(student.getByRole('heading', { name: 'The session is over for this page' })).toBeVisible();
});

test('Comet', async ({ page, openPage }) => {
  test.slow();
  const session = await open(page, { kind: 'comet', content: cometNotes });
  const student = await openPage(phone);
  await page.goto(`/comet/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
  await student.goto(`/comet/join/${session.code}`);
  await press(student.getByRole('button', { name: 'Join Session' }));
  await said(student, 'Connected');
  await expect(student.locator('.comet-facts')).toBeFocused();
  await press(page.getByRole('button', { name: 'Show this slide' }));
  await said(student, 'Your teacher shows What goes in.');
  await expect(student.getByRole('heading', { name: 'What goes in' })).toBeFocused();
  await type(student.getByLabel('Blank 1 of 3, What goes in'), 'CO2');
  await student.keyboard.press('Tab');
  await expect(student.getByText('Stored.').first()).toBeVisible();
  await reach(page.getByRole('tab', { name: 'Notes' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Questions/ })).toBeFocused();
  await student.getByLabel('Blank 2 of 3, What goes in').focus();
  await press(page.getByRole('button', { name: 'Ask this question' }));
  await said(student, 'Your teacher asks: Where does most of the mass of a pumpkin come from?');
  // Whoever is at a field stays there.
  await expect(student.getByLabel('Blank 2 of 3, What goes in')).toBeFocused();
  await reach(student.getByRole('radio').first());
  await student.keyboard.press('ArrowDown');
  await expect(student.getByRole('radio').nth(1)).toBeChecked();
  await press(page.getByRole('button', { name: 'Reveal the results' }));
  await said(student, 'The results of question 1 are revealed. Correct: Air.');
  await type(student.getByLabel(/^Your question/), 'At night, too?');
  await press(student.getByRole('button', { name: 'Ask', exact: true }));
  await expect(student.getByLabel(/^Your question/)).toBeFocused();
  await page.getByRole('tab', { name: /^Questions/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await press(page.getByRole('button', { name: /^Answer / }));
  await page.keyboard.type('No.');
  await press(page.getByRole('button', { name: 'Send the answer' }));
  await expect(student.getByText('Your teacher answered: No.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Answer / })).toBeFocused();
  await page.getByRole('tab', { name: 'Notes' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await reach(page.getByRole('combobox', { name: /^Support for/ }));
  await page.keyboard.press('ArrowDown');
  await expect(student.locator('mark').first()).toBeVisible();
  await press(page.getByRole('button', { name: 'End Session' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'End Session' }));
  await expect(student.getByRole('alert')).toContainText('Your teacher has ended the session.');
});

/** T14: whatever somebody types into a live session is text on every screen. Nothing of it runs, and nothing is fetched for it (`test` fails on a request to elsewhere). */
import type { CometContent } from '../../src/contracts/comet.ts';
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import type { PareLesson } from '../../src/contracts/pare.ts';
import { expect, type Page, test } from '../support/e2e.ts';

const payloads = [
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  '"><svg onload=window.ran=1>',
  '<a href="javascript:window.ran=1">press</a>',
  '[press](javascript:window.ran=1)',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '{{constructor.constructor("window.ran=1")()}}',
  '<style>@import "https://evil.example/x.css"</style>',
] as const;
const all = payloads.join('\n');
const [image, script, svg, link] = payloads;

async function open(page: Page, body: { kind: 'pare'; content: PareLesson } | { kind: 'comet'; content: CometContent }): Promise<CreateSessionReply> {
  const response = await page.request.post('/api/live/sessions', { data: { ...body, pace: 'students' }, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  expect(response.status()).toBe(201);
  return (await response.json()) as CreateSessionReply;
}

/** No word that was typed has become an element or run. */
async function isText(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.locator('img[src="x"], iframe, a[href^="javascript:"], svg[onload]')).toHaveCount(0);
}

test('in a PARE lesson', async ({ page, openPage }) => {
  test.slow();
  const content: PareLesson = {
    title: image,
    pulseScene: all,
    relevance: all,
    activateTask: all,
    revealContent: all,
    backgroundBullets: [...payloads],
    suggestedVisuals: [...payloads],
    echoPrompts: [image, script, svg],
    closingLine: link,
  };
  const session = await open(page, { kind: 'pare', content });
  const [student, wall] = await Promise.all([openPage(), openPage()]);
  await page.goto(`/pare/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
  await student.goto(`/pare/join/${session.code}`);
  await student.getByLabel('Your response').fill(all);
  await student.getByRole('button', { name: 'Submit Response' }).click();
  await expect(student.getByRole('region', { name: 'Reveal' })).toContainText(script);
  await student.getByLabel(/^Your question/).fill(svg);
  await student.getByRole('button', { name: 'Ask', exact: true }).click();
  await student.getByLabel('Your reflection').fill(script);
  await student.getByRole('button', { name: 'Submit Reflection' }).click();
  await page.getByRole('button', { name: 'Start with Pulse' }).click();
  await page.getByRole('button', { name: 'Go on to Activate' }).click();
  await page.getByLabel('Question', { exact: true }).selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Put on the wall' }).first().click();
  await page.getByRole('button', { name: /^Answer / }).click();
  await page.getByLabel(/^Answer to/).fill(script);
  await page.getByLabel(/^Answer to/).press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You answered: ${script}`)).toBeVisible();
  await wall.goto(`/pare/host/${session.code}#c=${session.coToken}`);
  await expect(wall.getByRole('listitem').filter({ hasText: svg })).toBeVisible();
  await page.getByText('Report of this session').click();
  await expect(page.locator('.report-page')).toContainText(image);
  for (const screen of [page, student, wall]) await isText(screen);
});

test('in guided notes', async ({ page, openPage }) => {
  test.slow();
  const content: CometContent = {
    title: image,
    lessonTitle: script,
    notes: [{ title: svg, lines: payloads.map((text) => [`${text} `, { answer: link, alternatives: [script] }, text]) }],
    questions: [
      { question: image, type: 'multiple_choice', options: [script, svg], correctAnswer: 0, lookFor: link },
      { question: script, type: 'short_answer', options: [], correctAnswer: null, lookFor: image },
    ],
  };
  const session = await open(page, { kind: 'comet', content });
  const [student, wall] = await Promise.all([openPage(), openPage()]);
  await page.goto(`/comet/host/${session.code}#h=${session.hostToken}&c=${session.coToken}`);
  await student.goto(`/comet/join/${session.code}`);
  await student.getByRole('button', { name: 'Join Session' }).click();
  await student.getByLabel(/^Blank 1 of/).fill(image);
  await student.getByLabel('Your answer').fill(all);
  await student.getByRole('button', { name: 'Send my answer' }).click();
  await expect(student.getByText('Stored.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show this slide' }).click();
  await page.getByRole('button', { name: 'Reveal the answers' }).click();
  await expect(student.getByText('Your teacher has revealed the answers')).toBeVisible();
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.getByRole('button', { name: /^2\./ }).click();
  await page.getByRole('button', { name: 'Show on the projector' }).click();
  await page.getByRole('button', { name: 'Ask this question' }).click();
  await page.getByRole('button', { name: 'Reveal the results' }).click();
  await wall.goto(`/comet/host/${session.code}#c=${session.coToken}`);
  await expect(wall.getByRole('listitem').filter({ hasText: svg })).toBeVisible();
  // The class looks at the address, too: the key is not in it, and a reload finds it all the same.
  await expect(wall).toHaveURL(`/comet/host/${session.code}`);
  await wall.reload();
  await expect(wall.getByRole('listitem').filter({ hasText: svg })).toBeVisible();
  await wall.keyboard.press('Tab');
  expect(await wall.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.live-screen') !== null)).toBe(true);
  for (const screen of [page, student, wall]) await isText(screen);
});

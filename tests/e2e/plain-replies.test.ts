/** A server that answers with the specified fields alone: every screen shows them and invents nothing beside them. */
import { expect, hydrated, type Page, test } from '../support/e2e.ts';

/** All that stands in the fields of the page. */
const written = (page: Page) =>
  page
    .getByRole('main')
    .locator('textarea, input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join('\n'));

const json = (value: unknown) => ({ status: 200, contentType: 'application/json', body: JSON.stringify(value) });

test('Aurora shows a lesson of the twelve specified fields', async ({ page }) => {
  await page.route('**/api/aurora/generate-lesson', (route) =>
    route.fulfill(
      json({
        id: 7,
        title: 'Tides on a string',
        subject: 'Science',
        gradeLevel: 'Grade 6',
        duration: 30,
        teachingStyle: 'Direct instruction',
        description: 'A lesson about tides.',
        objectives: ['Explain what makes the tides'],
        outline: [{ title: 'Look', duration: 30, description: 'Look at the harbor.' }],
        slides: [{ title: 'Two bulges', content: 'Water stands higher on two sides.', notes: 'Draw it.' }],
        tasks: ['Keep a tide table'],
        assessments: ['A labeled drawing'],
      }),
    ),
  );
  await page.goto('/tools/aurora?topic=Tides&subject=Science');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Grade level' }).fill('Grade 6');
  await main.getByRole('button', { name: 'Generate Lesson' }).click();
  await expect(main.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Tides on a string');
  for (const text of ['Explain what makes the tides', 'Look at the harbor.', 'Water stands higher on two sides.', 'Keep a tide table', 'A labeled drawing'])
    expect(await written(page)).toContain(text);
  await expect(page.getByText('Basic draft')).toHaveCount(0);
});

test('KORA Read shows the lines of a plain text as questions', async ({ page }) => {
  await page.route('**/api/literacy/generate-prompts', (route) => route.fulfill(json({ prompts: '1. What did Mara see?\n2. Why did she wait?' })));
  await page.goto('/literacy-workshop');
  const panel = page.getByRole('tabpanel', { name: 'KORA Read' });
  await hydrated(panel);
  await panel.getByRole('textbox', { name: 'Passage' }).fill('Mara saw the light. She waited until it was gone.');
  await panel.getByRole('radio', { name: 'Inference Questions' }).check();
  await panel.getByRole('button', { name: /^Generat/ }).click();
  await expect(page.getByRole('button', { name: 'Why did she wait?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'What did Mara see?' })).toBeVisible();
});

test('the explorer shows overview, facts, myths and perspectives as they came', async ({ page }) => {
  await page.route('**/api/explore-perspectives?*', (route) =>
    route.fulfill(
      json({
        overview: 'Two views on tea.',
        facts: ['Tea is a leaf.'],
        myths: ['Tea is a root.'],
        perspectives: [
          {
            label: 'With milk',
            summary: 'Milk first.',
            origins: 'An old quarrel.',
            sources: [{ url: 'https://example.org/tea', title: 'On tea', type: 'other', source: 'A journal' }],
          },
        ],
      }),
    ),
  );
  await page.goto('/perspective-explorer');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('Milk in tea?');
  await page.getByRole('button', { name: 'Explore Perspectives' }).click();
  for (const text of ['Two views on tea.', 'Tea is a leaf.', 'Tea is a root.', 'With milk', 'Milk first.']) await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /On tea/ })).toHaveAttribute('href', 'https://example.org/tea');
});

test('EssayBlocks shows the suggestions of a plain list', async ({ page }) => {
  await page.route('**/api/literacy/block-suggestion', (route) => route.fulfill(json({ suggestions: ['Who would disagree?', 'What follows from it?'] })));
  await page.goto('/literacy-workshop#essay-blocks');
  await expect(page.getByRole('button', { name: 'Launch EssayBuilder' })).toBeVisible();
  await hydrated(page.locator('#essay-blocks'));
  await page.getByText('Argumentative', { exact: true }).click();
  await page.getByText('Grades 3-5').click();
  await page.getByRole('button', { name: 'Launch EssayBuilder' }).click();
  await page.locator('#essay-hook').fill('My grandmother keeps eleven geese.');
  await page
    .getByRole('button', { name: /suggestions?/i })
    .first()
    .click();
  await expect(page.getByText('Who would disagree?')).toBeVisible();
  await expect(page.getByText('What follows from it?')).toBeVisible();
});

test('PARE shows a lesson of the eight specified fields', async ({ page }) => {
  await page.route('**/api/pare/generate', (route) =>
    route.fulfill(
      json({
        title: 'The harbor at night',
        pulseScene: 'The boats lie on the mud.',
        backgroundBullets: ['The moon pulls.'],
        suggestedVisuals: ['A tide table'],
        activateTask: 'Say what you would ask the harbor master.',
        revealContent: 'Two bulges of water.',
        echoPrompts: ['Where else have you seen this?'],
        closingLine: 'The water comes back.',
      }),
    ),
  );
  await page.goto('/pare');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Topic or Standard').fill('Tides');
  await main.getByRole('button', { name: 'Generate PARE Experience' }).click();
  await expect(main.getByLabel('Pulse Hook')).toHaveValue('The boats lie on the mud.');
  for (const text of ['Say what you would ask the harbor master.', 'Two bulges of water.', 'Where else have you seen this?', 'The water comes back.'])
    expect(await written(page)).toContain(text);
});

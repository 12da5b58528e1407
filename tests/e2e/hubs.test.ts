/** The three hubs and the overview of the suite: part 2 of the specification, section 2.6, and part 1, "T4 Suite overview". */
import { expect, type Page, test } from '../support/e2e.ts';

/** Every link of the page's own, in its order: label and target. */
const hubs = {
  '/learning-about-ai': {
    title: 'Learning About AI',
    links: [
      ['What Is AI', '/what-is-ai'],
      ['Creating with AI', '/creating-with-ai'],
      ['Bias & Ethics', '/bias-ethics-training'],
      ['How LLMs Work', '/llm-deep-dive'],
      ['Productivity with AI', '/productivity-with-ai'],
      ['AI for Business', '/ai-for-business'],
      ['View All', '/ai-literacy'],
      ['Perspective Explorer', '/perspective-explorer'],
      ['Kora', '/kora'],
      ['Read the Manifesto', '/about#manifesto'],
      ['Read the White Paper', '/whitepaper'],
      ['Browse the Anchor Library', '/anchors'],
      ['Learning With AI', '/learning-with-ai'],
      ['Teaching With AI', '/teaching-with-ai'],
    ],
  },
  '/learning-with-ai': {
    title: 'Learning With AI',
    links: [
      ['EssayBlocks', '/literacy-workshop'],
      ['Reading Coach', '/literacy-workshop'],
      ['Journal Builder', '/literacy-workshop'],
      ['PARE Lessons', '/pare'],
      ['Kora Feedback', '/kora'],
      ['See the T4 Suite', '/t4suite'],
      ['Browse the Anchor Library', '/anchors'],
      ['Teaching With AI', '/teaching-with-ai'],
    ],
  },
  '/teaching-with-ai': {
    title: 'Teaching With AI',
    links: [
      ['PARE Generator', '/pare'],
      ['Teacher Dashboard', '/dashboard'],
      ['AI PD Courses', '/ai-literacy'],
      ['Kora Customization', '/kora'],
      ['Make that link in Kora Studio', '/kora-studio'],
      ['Evaluator Portal', '/dashboard'],
      ['A lighter workload', '/ai-literacy'],
      ['Assessment and feedback', '/ai-literacy'],
      ['Policy, privacy, safeguarding', '/ai-literacy'],
      ['Creative pedagogy', '/ai-literacy'],
      ['Learning About AI', '/learning-about-ai'],
      ['Learning With AI', '/learning-with-ai'],
    ],
  },
} as const;

const ownLinks = (page: Page) => page.getByRole('main').getByRole('link');
const labelsAndTargets = (page: Page) => ownLinks(page).evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

for (const [route, { title, links }] of Object.entries(hubs)) {
  test(`${route} has its title and every link of the specification, in its order`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await labelsAndTargets(page)).toEqual(links);
  });

  test(`${route} is walked with the Tab key in the order of its links`, async ({ page }) => {
    await page.goto(route);
    await page.locator('main').focus();
    for (const [label] of links) {
      await page.keyboard.press('Tab');
      await expect(ownLinks(page).and(page.locator(':focus'))).toHaveText(label);
    }
  });
}

test('the six courses show what they promise: minutes, level, length', async ({ page }) => {
  await page.goto('/learning-about-ai');
  const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(6);
  const facts = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('h3')?.textContent, row.querySelector('.toc-measure')?.textContent, row.querySelector('.toc-detail')?.textContent]),
  );
  expect(facts).toEqual([
    ['What Is AI', '90 min', 'Beginner · 4 lessons'],
    ['Creating with AI', '300 min', 'Beginner · 6 modules'],
    ['Bias & Ethics', '120 min', 'Intermediate · 4 parts'],
    ['How LLMs Work', '105 min', 'Advanced · 4 modules'],
    ['Productivity with AI', '180 min', 'Intermediate · 5 modules'],
    ['AI for Business', '210 min', 'Advanced · 6 modules'],
  ]);
});

test('a click anywhere in a row opens it, and a second link in a row stays its own', async ({ page }) => {
  await page.goto('/learning-about-ai');
  await page.getByText('105 min').click({ force: true });
  await expect(page).toHaveURL('/llm-deep-dive');
  await page.goto('/teaching-with-ai');
  const second = page.getByRole('link', { name: 'Make that link in Kora Studio' });
  await second.scrollIntoViewIfNeeded();
  const hit = await second.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return document
      .elementFromPoint(x + width / 2, y + height / 2)
      ?.closest('a')
      ?.getAttribute('href');
  });
  expect(hit).toBe('/kora-studio');
});

test('a hub leads on to the next with Enter', async ({ page }) => {
  await page.goto('/learning-with-ai');
  await page.getByRole('navigation', { name: 'Next' }).getByRole('link', { name: 'Teaching With AI' }).press('Enter');
  await expect(page).toHaveURL('/teaching-with-ai');
});

test('the suite shows six cards with their features, each leading to its tool', async ({ page }) => {
  await page.goto('/t4suite');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('T4 Suite');
  const cards = page.getByRole('main').getByRole('article');
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => [
      card.querySelector('h3')?.textContent,
      card.querySelector('a')?.textContent,
      card.querySelector('a')?.getAttribute('href'),
      card.querySelectorAll('li').length,
    ]),
  );
  const specified = [
    ['Aurora', '/tools/aurora'],
    ['Comet', '/tools/comet'],
    ['Orbit', '/tools/orbit'],
    ['Nebula', '/dashboard'],
    ['Prism', '/dashboard'],
    ['Kora Chat', '/dashboard'],
  ] as const;
  expect(shown).toEqual(specified.map(([name, href]) => [name, 'Open Tool', href, 3]));
  for (const [i, [name]] of specified.entries()) {
    const card = cards.nth(i);
    await expect(card.getByText('Coming Soon', { exact: true }), name).toHaveCount(0);
    await expect(card.getByRole('link')).toHaveAccessibleName(`Open Tool: ${name}`);
  }
});

test('the suite says who does what, what stands behind it, and whose figure the 67% is', async ({ page }) => {
  await page.goto('/t4suite');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Six tools, one desk', 'Who does what', 'Powered by Kora AI']);
  const roles = main.getByRole('region', { name: 'Who does what' });
  await expect(roles.getByRole('heading', { level: 3 })).toHaveText(['Teachers', 'Students']);
  for (const words of [
    'Create, save and share',
    'Launch Comet sessions',
    'Monitor student progress',
    'Join Comet sessions',
    'Use Prism',
    'Access Orbit and Nebula',
    'Save progress',
  ])
    await expect(roles.getByRole('listitem').filter({ hasText: words }), words).toHaveCount(1);
  await expect(main).toContainText("engagement by up to 67%. ** This is the company's own figure.");
  const buttons = main.getByRole('region', { name: 'Powered by Kora AI' }).getByRole('link');
  expect(await buttons.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Open Dashboard', '/dashboard'],
    ['Read the Whitepaper', '/whitepaper'],
  ]);
});

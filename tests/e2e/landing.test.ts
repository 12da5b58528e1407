/** The home page: who are you, then the long landing with its anchors. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { anchorClaim } from '#src/catalog/anchor-claim.ts';
import { Landing } from '#src/catalog/schemas/landing.ts';
import { Statistics } from '#src/catalog/schemas/statistics.ts';
import { alive, expect, type Page, test } from '../support/e2e.ts';
import { contentDir, knowledge } from '../support/knowledge.ts';
import { anchors, expectAtTop, landingSections, linksOf, sectionIds, topOf } from '../support/sections.ts';

const landing = Landing.parse(parse(readFileSync(path.join(contentDir, 'site/landing.yaml'), 'utf8')));
const statistics = Statistics.parse(JSON.parse(readFileSync(path.join(contentDir, 'site/statistics.json'), 'utf8')));
const phone = { width: 375, height: 740 };

test('the audience picker comes first, then the landing in its order', async ({ page }) => {
  await page.goto('/');
  expect(await sectionIds(page)).toEqual(['start', ...landingSections]);
});

test('the picker leads three audiences and three experiences to their hubs, and on to Kora and About', async ({ page }) => {
  await page.goto('/');
  expect(await linksOf(page, '#start .audience')).toEqual([
    ['a student', '/learning-about-ai'],
    ['a teacher', '/teaching-with-ai'],
    ['just exploring', '/learning-about-ai'],
  ]);
  expect(await linksOf(page, '#start .way')).toEqual([
    ['Learning About AI', '/learning-about-ai'],
    ['Learning With AI', '/learning-with-ai'],
    ['Teaching With AI', '/teaching-with-ai'],
  ]);
  await expect(page.getByRole('link', { name: 'Try Kora Now' })).toHaveAttribute('href', '/kora');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
});

test('a click anywhere on an audience follows its link', async ({ page }) => {
  await page.goto('/');
  await page.route('**/teaching-with-ai', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Hub</title>' }));
  await page.locator('.audience', { hasText: 'Plan, teach and reflect' }).click();
  await expect(page).toHaveURL('/teaching-with-ai');
});

test('each statistic shows its label, wording, source, year, link and caution', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('#problem .stat');
  await expect(shown).toHaveCount(statistics.length);
  for (const [i, { key, label, wording, source, publisher, year, url, caution }] of statistics.entries()) {
    const stat = shown.nth(i);
    expect((await stat.getByRole('heading').textContent())?.trim()).toBe(label);
    for (const text of [wording, source, landing.problem.cautions[key] ?? caution]) await expect(stat).toContainText(text);
    await expect(stat.getByRole('link', { name: `${publisher}, ${year}` })).toHaveAttribute('href', url);
  }
});

test('the claim about the anchors is true of the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#kora')).toContainText(anchorClaim(knowledge.anchors.length));
});

test('the roadmap writes its states out', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('.roadmap > li');
  await expect(items).toHaveCount(4);
  for (const [i, [version, state]] of [
    ['v0.1', 'completed'],
    ['v0.5', 'current'],
    ['v1.0', 'upcoming'],
    ['v2.0', 'upcoming'],
  ].entries()) {
    await expect(items.nth(i).getByRole('heading')).toContainText(version ?? '');
    await expect(items.nth(i).locator('.roadmap-state')).toHaveText(state ?? '');
  }
  await expect(page.locator('.roadmap [aria-current=step]')).toHaveText(/v0\.5/);
});

test('the classroom examples open and close by keyboard and show goal and dialogue', async ({ page }) => {
  await page.goto('/');
  const examples = page.locator('details.example');
  await expect(examples).toHaveCount(3);
  for (const example of await examples.all()) {
    await expect(example).not.toHaveAttribute('open');
    await example.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(example.getByText('Goal:')).toBeVisible();
    await expect(example.locator('dt').first()).toHaveText('Student');
    await expect(example.locator('dt').last()).toHaveText('KORA');
    await page.keyboard.press('Space');
    await expect(example.getByText('Goal:')).toBeHidden();
  }
});

test('the claim about engagement stands with the simulations and leads to a footnote that says whose figure it is', async ({ page }) => {
  await page.goto('/');
  const suite = page.locator('#t4suite');
  await expect(suite).toContainText('up to 67%');
  await suite.getByRole('link', { name: 'Footnote on this figure' }).click();
  await expect(page).toHaveURL('/#engagement-note');
  await expect(page.locator('#engagement-note')).toContainText("the company's own figure");
  await expect(page.locator('#engagement-note')).toBeInViewport();
});

test('the suite shows a card for each tool, with its way in where the tool is there', async ({ page }) => {
  await page.goto('/');
  expect(
    await page.locator('#t4suite article').evaluateAll((cards) => cards.map((card) => [card.querySelector('h3')?.textContent, card.querySelector('a')?.getAttribute('href')])),
  ).toEqual([
    ['Aurora', '/tools/aurora'],
    ['Comet', '/tools/comet'],
    ['Orbit', '/tools/orbit'],
    ['Nebula', '/dashboard'],
    ['Prism', '/dashboard'],
    ['Kora Chat', '/dashboard'],
  ]);
});

for (const route of ['/', '/old-home'])
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    test(`${route} opened with a section in its address shows it 80 px below the top, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const id of anchors) {
        // From elsewhere: on the page itself only its address would change.
        await page.goto('about:blank');
        await page.goto(`${route}#${id}`);
        await expectAtTop(page, id);
      }
    });

    test(`on ${route} a change of the address scrolls to the section, 80 px below the top, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      for (const id of anchors) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, id);
        await expectAtTop(page, id);
      }
    });
  }

test('a section keeps its place while the chat above it starts and while something above it grows', async ({ page }) => {
  await page.goto('/#vision');
  await expectAtTop(page, 'vision');
  await page.evaluate(() => {
    // Browsers without scroll anchoring are the ones that need the script.
    document.documentElement.style.overflowAnchor = 'none';
    document.querySelector('.chat-place')?.before(Object.assign(document.createElement('p'), { id: 'late', textContent: 'Late.' }));
  });
  await page.locator('#late').evaluate((late) => {
    late.style.height = '400px';
  });
  await expectAtTop(page, 'vision');
  await page.mouse.wheel(0, -300);
  await expect.poll(() => topOf(page, 'vision')).toBeGreaterThan(300);
  const before = await topOf(page, 'vision');
  await page.locator('#late').evaluate((late) => {
    late.style.height = '800px';
  });
  await expect.poll(() => topOf(page, 'vision')).toBe(before + 400);
});

test('a hash that names nothing, or cannot be read, leaves the page at its top without an error', async ({ page }) => {
  for (const hash of ['#no-such-section', '#%', '#%E0%A4%A', '#"><img src=x>', '#']) {
    await page.goto(`/${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.evaluate(() => {
    location.hash = '#%%';
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.locator('nav[aria-label="Menu"]');
}

test("the menu's Join the Movement closes the menu and scrolls to the join section, also a second time", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const _ of ['first', 'second']) {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Join the Movement' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/#join');
    await expectAtTop(page, 'join');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('only the home page has Join the Movement in its menu', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [route, count] of [
    ['/', 1],
    ['/old-home', 0],
    ['/kora', 0],
  ] as const) {
    await page.goto(route);
    const menu = await openMenu(page);
    await expect(menu.getByRole('button', { name: 'Join the Movement' })).toHaveCount(count);
  }
});

test("the footer's links scroll on the two landings and lead home from elsewhere", async ({ page }) => {
  const targets = async () => (await linksOf(page, '.site-footer-nav ul:first-child')).map(([text, href]) => `${text} ${href}`);
  for (const route of ['/', '/old-home']) {
    await page.goto(route);
    expect(await targets()).toEqual(['About #about', 'Kora #kora', 'Suite #t4suite', 'Vision #vision', 'Join the Movement #join']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vision' }).click();
    await expectAtTop(page, 'vision');
  }
  await page.goto('/kora');
  expect(await targets()).toEqual(['About /#about', 'Kora /#kora', 'Suite /#t4suite', 'Vision /#vision', 'Join the Movement /#join']);
});

test('without scripts every section is there to read, anchors work and examples open', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/#t4suite');
  await expect(page.getByRole('heading', { name: 'Tools for teaching tomorrow' })).toBeInViewport();
  for (const id of landingSections) await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
  await page.locator('details.example summary').first().click();
  await expect(page.locator('details.example dd').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Join the Movement' })).toBeHidden();
});

test('the live chat below the samples answers', async ({ page }) => {
  await page.goto('/');
  const chat = page.locator('#kora').getByRole('region', { name: 'Chat with Kora' });
  await alive(chat);
  await chat.getByRole('button', { name: 'Why care about the Cold War?' }).click();
  await expect(chat.getByRole('article').first()).toContainText('Cold War');
});

/** Every page and every state of it: nothing for axe to report, no sideways scrolling, all of it by keyboard with the focus in sight. */
import { assistantOn } from '../support/assistant-page.ts';
import { analyze, findings, narrow, overflow, wide } from '../support/axe-page.ts';
import { alive, builtRoutes, expect, hydrateAll, type Page, templateRoutes, test, unknownPath } from '../support/e2e.ts';
import { answerChat, jsonReply, openChat } from '../support/kora-page.ts';

/** On-demand pages beside the prerendered ones, and the 404 page. These answer 404, which the browser logs. */
const notFoundPaths = [unknownPath, '/pare/join/ABC123', '/mailing-list/unknown-link'];
const paths = [...templateRoutes(), '/mailing-list/confirm/abc', '/mailing-list/deleted', ...notFoundPaths];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths)
  test(`${path} has nothing for axe to report in light and dark, narrow and wide, scrolls only downwards, and has no id twice and no skipped heading`, async ({
    page,
    expectError,
  }) => {
    if (notFoundPaths.includes(path)) expectError(/status of 404/);
    await page.goto(path);
    await hydrateAll(page);
    expect(await findings(page)).toEqual([]);
    for (const width of [320, 640, 1000]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overflow(page), `${width} px`).toEqual({ pixels: 0, widest: [] });
    }
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const levels = await page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });

test('the courses beside the first of each kind have nothing for axe to report and do not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of builtRoutes().filter((route) => !paths.includes(route))) {
    await page.goto(path);
    const { violations } = await analyze(page);
    expect(violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    expect((await overflow(page)).widest, path).toEqual([]);
  }
});

/** Puts into the page how a keyboard user would name a control; a group of radio buttons is one. */
const nameControls = (): void => {
  const nameOf = (element: Element): string => {
    if (element instanceof HTMLInputElement && element.type === 'radio') return `radio ${element.closest('fieldset')?.querySelector('legend')?.textContent}`;
    const name = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('placeholder') || element.id);
    return `${element.tagName.toLowerCase()} ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 60)} ${element.getAttribute('href') ?? ''}`.trim();
  };
  Object.assign(window, { nameOf });
};
type Naming = Window & { nameOf(element: Element): string };

/** What has the focus and whether a sighted person can tell. Null at the end of the page. */
const focused = (page: Page): Promise<{ name: string; isSeen: boolean } | null> =>
  page.evaluate(async () => {
    // Under reduced motion a style is there one frame late.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const hasRing = (each: Element | null): boolean =>
      each !== null && getComputedStyle(each).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(each).outlineWidth) >= 2;
    const box = element.getBoundingClientRect();
    // The fixed bar must not hide it.
    const top = element.closest('.site-header, .skip-link') ? 0 : (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0);
    const isInSight = box.width > 0 && box.bottom > top && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { name: (window as unknown as Naming).nameOf(element), isSeen: isInSight && (hasRing(element) || hasRing(element.nextElementSibling)) };
  });

/** Pages that a narrow window lays out in another order of controls: the bars, the sidebar, tabs, filters, forms. The others are one column at any width. */
const rearranged = ['/', '/ai-literacy', '/bias-ethics-training', '/dashboard', '/kora', '/kora-studio', '/llm-deep-dive', '/settings', '/whitepaper', unknownPath];

for (const path of paths)
  for (const viewport of rearranged.includes(path) ? [narrow, wide] : [wide])
    test(`every control of ${path} at ${viewport.width} px is reached with Tab, and the focus is seen on each`, async ({ page, expectError }) => {
      if (notFoundPaths.includes(path)) expectError(/status of 404/);
      await page.addInitScript(nameControls);
      await page.setViewportSize(viewport);
      await page.goto(path);
      await hydrateAll(page);
      const reached = new Set<string>();
      const unseen: string[] = [];
      for (let steps = 0; steps < 500; steps++) {
        await page.keyboard.press('Tab');
        const at = await focused(page);
        if (!at) break;
        reached.add(at.name);
        if (!at.isSeen) unseen.push(at.name);
      }
      expect(unseen).toEqual([]);
      const controls = await page
        .locator('a[href], button, input, textarea, select, summary, [tabindex="0"]')
        .evaluateAll((all) =>
          all.filter((element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]')).map((element) => (window as unknown as Naming).nameOf(element)),
        );
      expect(controls.length).toBeGreaterThan(5);
      expect([...new Set(controls)].filter((control) => !reached.has(control))).toEqual([]);
    });

test('a conversation has nothing for axe to report: sample, reply with lists, failed reply, open explanation, toast', async ({ page, expectError }) => {
  expectError(/status of 500/);
  await answerChat(page, () => jsonReply('A question first.\n\n- one\n- two\n\n1. first\n2. second\n\n> quoted\n\n`code` and **strong**'));
  const { sample, ask, say, fromKora, retryButton, clearButton } = await openChat(page);
  await sample('cold-war').click();
  await ask('What is a fraction?');
  await fromKora.last().getByText('Why am I seeing this?').click();
  await page.route('**/api/kora/chat', (route) => route.fulfill({ status: 500 }));
  await say('And this one fails');
  await expect(retryButton).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
  await clearButton.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).hover();
  expect(await findings(page)).toEqual([]);
});

test('a reply that loads has nothing for axe to report', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/kora/chat', async (route) => {
    await gate.promise;
    await route.fulfill({ json: jsonReply('Done.') });
  });
  const { say, dots } = await openChat(page);
  await say('What is a fraction?');
  await expect(dots).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  gate.resolve();
});

for (const path of ['/kora', '/'] as const)
  test(`the open help card of the chat on ${path} has nothing for axe to report and fits 320 px`, async ({ page }) => {
    const { ask, chat, fromKora } = await openChat(page, path);
    await ask('I want to kill myself');
    await expect(chat.getByRole('alert')).toBeVisible();
    await fromKora.getByText('Why am I seeing this?').click();
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
    expect(await findings(page)).toEqual([]);
    for (const link of await chat.getByRole('alert').getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

test('a sample below an open help card and a text that is too long have nothing for axe to report and fit 320 px', async ({ page }) => {
  const { ask, box, sample, chat } = await openChat(page);
  await ask('I want to kill myself');
  await sample('cold-war').click();
  await expect(chat.getByText('The help stays here').and(chat.locator('.chat-help-stays'))).toBeVisible();
  await box.fill('Why did the wall come down? '.repeat(80));
  await expect(box).toHaveAccessibleDescription('239 characters too many');
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
  expect(await findings(page)).toEqual([]);
});

test('the card of people who listen has nothing for axe to report, closed and open', async ({ page }) => {
  const { ask, chat } = await openChat(page);
  await ask('Nobody likes me and I am so stressed about everything');
  expect(await findings(page)).toEqual([]);
  await chat.getByText('People who listen', { exact: true }).click();
  expect(await findings(page)).toEqual([]);
});

test('the floating assistant has nothing for axe to report: just opened, after a reply, and with the help card', async ({ page }) => {
  await page.goto('/');
  const { button, box, say, messages, panel } = assistantOn(page);
  await button.click();
  await expect(box).toBeFocused();
  expect(await findings(page, '.assistant')).toEqual([]);
  await say('What can students do?');
  await expect(messages).toHaveCount(3);
  await say('I want to kill myself');
  await expect(panel.getByRole('alert')).toBeVisible();
  expect(await findings(page, '.assistant')).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
});

test('the open search has nothing for axe to report and fits 320 px: ways in, results, no match, no index', async ({ page, expectError }) => {
  expectError(/status of 503/);
  await page.route('**/search-index.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/llm-deep-dive');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  const status = dialog.getByRole('status');
  for (const [prepare, said] of [
    [async () => undefined, /could not be loaded/],
    [() => dialog.getByRole('button', { name: 'Try again' }).click(), /^Type a word/],
    [() => dialog.getByRole('textbox').fill('kora'), /results/],
    [() => dialog.getByRole('textbox').fill('zzqxv'), /Nothing fits/],
  ] as const) {
    await prepare();
    await expect(status).toHaveText(said);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
    for (const control of await dialog.locator('a, button, label:has([type=checkbox]), input[type=text]').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  }
});

test('the open menu has nothing for axe to report and fits 320 px', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Whitepaper', exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize(narrow);
  await expect(page.getByRole('link', { name: 'Whitepaper', exact: true })).toBeInViewport();
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
});

test('an answered quick check and a completed module have nothing for axe to report', async ({ page }) => {
  await page.goto('/llm-deep-dive');
  const quiz = page.getByRole('region', { name: /^Quick check: What Are/ });
  await alive(quiz);
  for (const [i, question] of (await quiz.getByRole('group').all()).entries()) await question.getByRole('radio').nth(i).check();
  await page.getByRole('button', { name: 'Mark as Complete' }).first().click();
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
});

for (const tab of ['Applications', 'Limitations', 'Hands-On'])
  test(`the tab ${tab} of a course has nothing for axe to report and fits 320 px`, async ({ page }) => {
    await page.goto('/llm-deep-dive');
    await page.getByRole('tab', { name: tab }).click();
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toEqual({ pixels: 0, widest: [] });
  });

test('controls are at least 44 px high, links in running text aside', async ({ page }) => {
  for (const path of builtRoutes()) {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await hydrateAll(page);
    const small = await page.locator('button, summary, input, textarea, select, .btn, nav a, [role=tab]').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()] as const)
        .filter(([, box]) => box.height < 43.5 || box.width < 24)
        .map(([element, box]) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    expect.soft(small, path).toEqual([]);
  }
});

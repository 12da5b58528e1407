/** The SCORM packages of the courses: their files and manifest, and each kind of course at work inside a small learning platform. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { readCourses } from '../../scripts/content/read-courses.ts';
import { packageFiles, zipped } from '../../scripts/scorm/package.ts';
import { axe } from '../support/app-page.ts';
import { alive, expect, type Page, templateCourses, test } from '../support/e2e.ts';
import { makePlatform, type Platform } from '../support/scorm.ts';

const { courses } = await readCourses('content');
const courseOf = (id: string) => {
  const course = courses.find((each) => each.id === id);
  if (!course) throw new Error(`There is no course ${id}.`);
  return course;
};
/** The package as a platform unpacks it. */
const unpacked = (id: string, siteUrl?: string) => unzipSync(zipped(packageFiles(courseOf(id), { clientDir: 'dist/client', siteUrl }), '2026-11-20'));
const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript', xml: 'application/xml', png: 'image/png', svg: 'image/svg+xml' };

/** Serves a package below /lms/package/, and at /lms/platform a page that frames it and offers the API, at /lms/opener one that only offers it. Returns every path that is asked for. */
async function install(page: Page, files: Record<string, Uint8Array>, kept: Record<string, string> = {}, refuse: string[] = []): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('http') && asked.push(new URL(request.url()).pathname));
  const frame = (inner: string, script = '') =>
    `<!doctype html><html lang="en"><title>Platform</title>${script}<iframe title="course" src="${inner}" style="width:100%;height:95vh;border:0"></iframe>`;
  const platform = `<script>${makePlatform.toString()}; window.platform = makePlatform(${JSON.stringify(kept)}); platform.refuse.push(...${JSON.stringify(refuse)}); window.API = platform.API;</script>`;
  await page.context().route('**/lms/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/lms/', '');
    if (name === 'platform') return route.fulfill({ contentType: 'text/html', body: frame('/lms/inner', platform) });
    if (name === 'opener') return route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>Platform</title>${platform}` });
    if (name === 'inner') return route.fulfill({ contentType: 'text/html', body: frame('/lms/package/index.html') });
    const file = files[name.replace('package/', '')];
    await (file ? route.fulfill({ contentType: types[name.split('.').at(-1) ?? ''] ?? 'text/plain', body: Buffer.from(file) }) : route.fulfill({ status: 404 }));
  });
  return asked;
}

const values = (page: Page) => page.evaluate(() => (window as unknown as { platform: Platform }).platform.values);
const calls = (page: Page) => page.evaluate(() => (window as unknown as { platform: Platform }).platform.calls);
const inside = (page: Page) => {
  const frame = page.frameLocator('iframe').frameLocator('iframe');
  return {
    frame,
    percent: frame.locator('[data-percent]'),
    note: frame.locator('[data-lms]'),
    complete: frame.locator('[data-complete]:not([hidden])'),
    certificate: frame.getByRole('button', { name: 'Get your certificate' }),
  };
};

for (const { id, course, modules } of courses)
  test(`the package of ${id} holds what its manifest lists, and the manifest lists what it holds`, async ({ page }) => {
    const files = unpacked(id);
    await page.goto('/about');
    const manifest = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const imscp = 'http://www.imsproject.org/xsd/imscp_rootv1p1p2';
        const adlcp = 'http://www.adlnet.org/xsd/adlcp_rootv1p2';
        const all = (tag: string) => [...document.getElementsByTagNameNS(imscp, tag)];
        const shape = (element: Element): unknown => [element.localName, ...[...element.children].map(shape)];
        const [item, resource, organizations] = [all('item')[0], all('resource')[0], all('organizations')[0]];
        return {
          errors: document.querySelectorAll('parsererror').length,
          root: document.documentElement.localName,
          parts: [...document.documentElement.children].map(shape).slice(0, 2),
          schema: [all('schema')[0]?.textContent, all('schemaversion')[0]?.textContent],
          titles: all('title').map(({ textContent }) => textContent),
          isDefault: organizations?.getAttribute('default') === all('organization')[0]?.getAttribute('identifier'),
          isReferred: item?.getAttribute('identifierref') === resource?.getAttribute('identifier'),
          resources: all('resource').map((each) => [each.getAttribute('type'), each.getAttributeNS(adlcp, 'scormtype'), each.getAttribute('href')]),
          identifiers: [...document.querySelectorAll('[identifier]')].map((each) => each.getAttribute('identifier') ?? ''),
          files: all('file').map((each) => each.getAttribute('href') ?? ''),
        };
      },
      strFromU8(files['imsmanifest.xml'] ?? new Uint8Array()),
    );
    expect(manifest).toMatchObject({
      errors: 0,
      root: 'manifest',
      parts: [
        ['metadata', ['schema'], ['schemaversion']],
        ['organizations', ['organization', ['title'], ['item', ['title']]]],
      ],
      schema: ['ADL SCORM', '1.2'],
      titles: [course.title, course.title],
      isDefault: true,
      isReferred: true,
      resources: [['webcontent', 'sco', 'index.html']],
    });
    expect(new Set(manifest.identifiers).size).toBe(manifest.identifiers.length);
    for (const identifier of manifest.identifiers) expect(identifier).toMatch(/^[A-Za-z_][\w.-]*$/);
    expect([...manifest.files, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());

    const html = strFromU8(files['index.html'] ?? new Uint8Array());
    const referred = [...html.matchAll(/\s(?:src|href)="([^"#]+)"/g)].map(([, target = '']) => target).filter((target) => !/^(https?|mailto):/.test(target));
    expect(referred).toContain('course.css');
    for (const target of referred) expect(Object.keys(files), target).toContain(target);
    for (const [name, bytes] of Object.entries(files).filter(([each]) => each.endsWith('.js')))
      for (const [, target = ''] of strFromU8(bytes).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g))
        expect(Object.keys(files), `${name}: ${target}`).toContain(path.posix.join('scripts', target));
    expect(strFromU8(files['course.css'] ?? new Uint8Array())).not.toMatch(/url\(\s*["']?\//);
    for (const { slug } of modules) expect(html).toContain(`data-module="${slug}"`);
    // Of other sites only sources are linked, and of ours nothing, since it has no address here.
    expect(html).not.toContain('>Teach this<');
    expect(html).not.toMatch(/(?:href|src|action)="\//);
    expect(html).not.toContain('/api/');
  });

for (const id of templateCourses())
  test(`${id} reports every step to the platform, ends its session, and comes back where it was`, async ({ page, openPage }) => {
    const total = courseOf(id).modules.length;
    const files = unpacked(id);
    const asked = await install(page, files);
    await page.goto('/lms/platform');
    const { note, percent, complete, certificate } = inside(page);
    await expect(note).toHaveText('Your progress is reported to your learning platform.');
    expect((await calls(page))[0]).toBe('LMSInitialize');
    expect(await values(page)).toEqual({ 'cmi.core.lesson_status': 'incomplete' });
    await complete.first().evaluate((button: HTMLButtonElement) => button.click());
    const first = Math.round(100 / total);
    await expect(percent).toHaveText(`${first}%`);
    expect(await values(page)).toMatchObject({ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.raw': String(first) });
    expect((await calls(page)).at(-1)).toBe('LMSCommit');

    // The learner leaves: the platform puts another page into its frame.
    const leave = (from: Page) => from.evaluate(() => document.querySelector('iframe')?.setAttribute('src', 'about:blank'));
    await leave(page);
    await expect.poll(async () => (await calls(page)).at(-1)).toBe('LMSFinish');
    const after = await values(page);
    expect(after['cmi.core.exit']).toBe('suspend');
    expect(after['cmi.core.session_time']).toMatch(/^0000:0\d:\d\d\.\d\d$/);

    const later = await openPage();
    await install(later, files, after);
    await later.goto('/lms/platform');
    const again = inside(later);
    await expect(again.percent).toHaveText(`${first}%`);
    await expect(again.complete).toHaveCount(total - 1);
    await expect(again.certificate).toBeHidden();
    for (let left = total - 1; left > 0; left--) {
      await again.complete.first().evaluate((button: HTMLButtonElement) => button.click());
      await expect(again.complete).toHaveCount(left - 1);
    }
    expect(await values(later)).toMatchObject({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '100', 'cmi.core.score.max': '100' });
    expect(JSON.parse((await values(later))['cmi.suspend_data'] ?? '').completed.sort()).toEqual(
      courseOf(id)
        .modules.map(({ slug }) => slug)
        .sort(),
    );
    await expect(again.certificate).toBeVisible();
    await leave(later);
    await expect.poll(async () => (await calls(later)).at(-1)).toBe('LMSFinish');
    expect((await values(later))['cmi.core.lesson_status']).toBe('completed');
    await expect(certificate).toHaveCount(0);
    // Computers in schools are shared: nothing stays in the browser, and nothing is asked of anyone but the package.
    expect(await later.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe('{}');
    expect(asked.filter((name) => !name.startsWith('/lms/'))).toEqual([]);
  });

test('the quick checks, the quiz and the certificate work inside a platform', async ({ page }) => {
  const asked = await install(page, unpacked('what-is-ai'));
  await page.goto('/lms/platform');
  const { frame, complete } = inside(page);
  const check = frame.getByRole('region', { name: /^Quick check: / }).first();
  await alive(check);
  const question = check.getByRole('group').first();
  await question.getByRole('radio').first().check();
  await expect(question.getByRole('status')).not.toBeEmpty();
  while ((await complete.count()) > 0) await complete.first().evaluate((button: HTMLButtonElement) => button.click());
  await frame.getByRole('tab', { name: 'Knowledge Check' }).click();
  await frame.getByRole('button', { name: 'Start Quiz' }).click();
  const quiz = frame.getByRole('region', { name: /^Quiz: / });
  await alive(quiz);
  for (const each of await quiz.getByRole('group').all()) await each.getByRole('radio').first().check();
  await quiz.getByRole('button', { name: 'Get your certificate' }).click();
  const dialog = frame.getByRole('dialog', { name: 'Your certificate' });
  await dialog.getByRole('textbox').fill('Ana');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download PDF' }).click()]);
  expect(download.suggestedFilename()).toBe('certificate.pdf');
  expect(asked.filter((name) => !name.startsWith('/lms/'))).toEqual([]);
});

test('a course that was reset in a platform stays completed there', async ({ page }) => {
  await install(page, unpacked('llm-deep-dive'), {
    'cmi.core.lesson_status': 'completed',
    'cmi.core.score.raw': '100',
    'cmi.suspend_data': JSON.stringify({ v: 1, completed: courseOf('llm-deep-dive').modules.map(({ slug }) => slug) }),
  });
  await page.goto('/lms/platform');
  const { frame, percent } = inside(page);
  await expect(percent).toHaveText('100%');
  await frame.getByRole('button', { name: 'Reset progress' }).click();
  await expect(percent).toHaveText('0%');
  expect(await values(page)).toMatchObject({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '100', 'cmi.suspend_data': '{"v":1,"completed":[]}' });
});

test('a platform is also found in the window that opened the course', async ({ page }) => {
  await install(page, unpacked('llm-deep-dive'));
  await page.goto('/lms/opener');
  const [course] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void open('/lms/package/index.html'))]);
  // A window is told of before its page has its scripts.
  await course.waitForLoadState('load');
  await course.locator('[data-complete]').first().click();
  await expect(course.locator('[data-percent]')).toHaveText('25%');
  expect(await values(page)).toMatchObject({ 'cmi.core.score.raw': '25' });
  await course.close({ runBeforeUnload: true });
  await expect.poll(async () => (await calls(page)).at(-1)).toBe('LMSFinish');
});

test('a platform that refuses is quoted, and the course goes on', async ({ page }) => {
  await install(page, unpacked('llm-deep-dive'), {}, ['cmi.suspend_data']);
  await page.goto('/lms/platform');
  const { note, percent, complete } = inside(page);
  await complete.first().evaluate((button: HTMLButtonElement) => button.click());
  await expect(note).toHaveText('Your learning platform did not accept the report of this course (it says: Incorrect data type). What you complete now may not be recorded.');
  await expect(percent).toHaveText('25%');
});

test('a platform that does not begin leaves a course that can be read and says so', async ({ page }) => {
  await install(page, unpacked('llm-deep-dive'), {}, ['LMSInitialize']);
  await page.goto('/lms/platform');
  const { note, percent, complete } = inside(page);
  await expect(note).toContainText('did not accept the report of this course (it says: General exception)');
  await complete.first().evaluate((button: HTMLButtonElement) => button.click());
  await expect(percent).toHaveText('25%');
});

test('suspended data of another kind counts as a fresh start, is kept, and the page says so', async ({ page }) => {
  await install(page, unpacked('llm-deep-dive'), { 'cmi.suspend_data': 'bookmark=3', 'cmi.core.lesson_status': 'incomplete' });
  await page.goto('/lms/platform');
  const { percent, complete, note } = inside(page);
  await expect(percent).toHaveText('0%');
  await expect(note).toContainText('could not be read. It is kept there as it stands');
  await complete.first().evaluate((button: HTMLButtonElement) => button.click());
  await expect(percent).toHaveText('25%');
  expect(JSON.parse((await values(page))['cmi.suspend_data'] ?? '').unread).toBe('bookmark=3');
});

test('without a platform the course works, and says that progress lasts as long as the page', async ({ page }) => {
  const asked = await install(page, unpacked('llm-deep-dive'));
  await page.goto('/lms/package/index.html');
  await expect(page.getByText('No learning platform was found, so your progress lasts until you close the page.')).toBeVisible();
  await page.locator('[data-complete]').first().click();
  await expect(page.locator('[data-percent]')).toHaveText('25%');
  await page.getByRole('tab', { name: 'Limitations' }).click();
  await expect(page.getByRole('heading', { name: 'Knowledge Cutoffs' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-percent]')).toHaveText('0%');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(asked.filter((name) => !name.startsWith('/lms/'))).toEqual([]);
});

test('with an address of the site its links lead there, beside the platform', async ({ page }) => {
  await install(page, unpacked('llm-deep-dive', 'https://kora.example'));
  await page.goto('/lms/package/index.html');
  const next = page.getByRole('link', { name: 'Explore AI Tools' });
  await expect(next).toHaveAttribute('href', 'https://kora.example/learning-with-ai');
  await expect(next).toHaveAttribute('target', '_blank');
  const hrefs = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !/^(#|https:\/\/)/.test(href))).toEqual([]);
});

test('opened from a disk the course can be read with its answers, says what it needs, and shows nothing dead', async ({ page, expectError }) => {
  expectError(/file:\/\/.*blocked by CORS policy/);
  expectError(/ERR_FAILED/);
  const dir = mkdtempSync(path.join(tmpdir(), 'package-'));
  try {
    for (const [name, bytes] of Object.entries(unpacked('llm-deep-dive'))) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), bytes);
    }
    await page.goto(pathToFileURL(path.join(dir, 'index.html')).href);
    await expect(page.getByText('Opened from a disk, this page can be read')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Limitations', level: 2 })).toBeVisible();
    await expect(page.getByText('Answers with reasons').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as Complete' })).toHaveCount(0);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('a package is made of the same bytes each time', async () => {
  const make = () => zipped(packageFiles(courseOf('llm-deep-dive'), { clientDir: 'dist/client', siteUrl: undefined }), '2026-11-20');
  expect(Buffer.compare(Buffer.from(make()), Buffer.from(make()))).toBe(0);
  expect(make().length).toBeLessThan(500_000);
});

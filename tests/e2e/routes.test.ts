/** What every address answers: status, frame, links that lead somewhere, security headers, content policy. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isWish } from '../../scripts/content/places.ts';
import { type APIRequestContext, builtRoutes, expect, type Page, test, unknownPath } from '../support/e2e.ts';

test('an unknown path shows the 404 page with its words and two ways out, and answers 404', async ({ page, expectError }) => {
  expectError(/status of 404/);
  for (const path of [unknownPath, '/kora/nothing/here', '/tools', '/404']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(main).toContainText("We couldn't find the page you're looking for. It might have been moved or doesn't exist.");
    expect(await main.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
      ['Go Home', '/'],
      ['Go to Dashboard', '/dashboard'],
    ]);
  }
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

/** What the pages were built for: without an address of their own their canonical links hold the path only. */
const siteOrigin = process.env.SITE_URL ? new URL(process.env.SITE_URL).origin : '';

/** What a page answers, asked once by each worker: most links stand on every page. */
const answers = new Map<string, Promise<{ status: number; ids: Set<string> }>>();
function answerOf(request: APIRequestContext, path: string): Promise<{ status: number; ids: Set<string> }> {
  const known = answers.get(path);
  if (known) return known;
  const asked = request.get(path, { maxRedirects: 0 }).then(async (answer) => ({
    status: answer.status(),
    ids: new Set([...(await answer.text()).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  }));
  answers.set(path, asked);
  return asked;
}

/** The links of a page that lead nowhere: to no page, or to no anchor on it. */
async function brokenLinks(page: Page, request: APIRequestContext): Promise<string[]> {
  const links = await page.locator('a[href]').evaluateAll((anchors) => [...new Set(anchors.map((anchor) => (anchor as HTMLAnchorElement).href))]);
  const here = new URL(page.url());
  const own = links.map((href) => new URL(href)).filter(({ origin }) => origin === here.origin);
  expect(own.length).toBeGreaterThan(5);
  const broken: string[] = [];
  for (const { pathname, search, hash } of own) {
    const isHere = pathname === here.pathname;
    const answer = isHere ? null : await answerOf(request, pathname + search);
    if (answer && answer.status !== 200) broken.push(`${pathname}: ${answer.status}`);
    const id = decodeURIComponent(hash.slice(1));
    if (!id || isWish(pathname + hash)) continue;
    const found = isHere ? (await page.locator(`[id="${id}"]`).count()) > 0 : (answer?.ids.has(id) ?? false);
    if (!found) broken.push(`${pathname}: no #${id}`);
  }
  return broken;
}

for (const route of builtRoutes())
  test(`${route} answers 200 without a redirect, has a title, a description and one h1, and every link of it leads to a page that exists and to an anchor on it`, async ({
    visitor: page,
    request,
  }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    await page.goto(route);
    await expect(page).toHaveTitle(/.{4,} · Kora|^Kora and /);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(40);
    // What a device keeps, or a link leads to, differs: nothing for a search engine.
    if (['/offline', '/shared', '/assignment'].includes(route)) await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    else await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteOrigin}${route === '/courses' ? '/ai-literacy' : route}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await brokenLinks(page, request)).toEqual([]);
  });

const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

test('pages, the 404 page, files and the API all carry the security headers and set no cookie', async ({ request }) => {
  const files = readdirSync('dist/client/_astro').map((file) => `/_astro/${file}`);
  const paths = [
    ...builtRoutes(),
    ...files,
    unknownPath,
    '/pare/join/ABC123',
    '/mailing-list/confirm/abc',
    '/mailing-list/joined',
    '/favicon.svg',
    '/service-worker.js',
    '/robots.txt',
    '/api',
    '/api/health',
    '/api/no-such-call',
  ];
  const answers = await Promise.all(paths.map(async (path) => [path, await request.get(path)] as const));
  answers.push(['/api/kora/chat', await request.post('/api/kora/chat', { data: { message: 'Hello', mode: 'student' } })]);
  answers.push(['/api/kora/chat, refused', await request.post('/api/kora/chat', { data: {} })]);
  for (const [path, answer] of answers) {
    for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers()[name], `${name} of ${path}`).toMatch(value);
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    expect(answer.headers()['access-control-allow-origin'], path).toBeUndefined();
  }
});

test('pages say in which characters they are written, also those rendered on demand', async ({ request }) => {
  for (const path of [...builtRoutes(), unknownPath, '/pare/join/ABC123', '/pare/host/x', '/mailing-list/unsubscribe/abc'])
    expect((await request.get(path)).headers()['content-type'], path).toBe('text/html; charset=utf-8');
});

test('every page has a content policy that names its scripts and styles and allows nothing else', async ({ request }) => {
  for (const path of [...builtRoutes(), unknownPath, '/pare/join/ABC123', '/mailing-list/confirm/abc']) {
    const answer = await request.get(path);
    const html = await answer.text();
    // Prerendered pages carry the policy in a <meta>, pages rendered on demand in the header.
    const policy = `${/<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? ''}; ${answer.headers()['content-security-policy']}`;
    expect(policy, path).toContain("default-src 'none'");
    for (const directive of ["connect-src 'self'", "base-uri 'none'", "form-action 'self'", 'script-src', 'style-src']) expect(policy, path).toContain(directive);
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    for (const [, kind, text] of html.matchAll(/<(script|style)(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/\1>/g)) {
      const hash = createHash('sha256')
        .update(text ?? '')
        .digest('base64');
      expect(policy, `the ${kind} in ${path} that begins with ${text?.slice(0, 40)}`).toContain(`'sha256-${hash}'`);
    }
    // The policy blocks style attributes, so one in the HTML would be a look that never shows.
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
  }
});

test('an injected script does not run', async ({ page, expectError }) => {
  expectError(/Content Security Policy/);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

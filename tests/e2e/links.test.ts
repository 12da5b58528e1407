import { isWish } from '../../scripts/content/places.ts';
import { type APIRequestContext, builtRoutes, expect, test } from '../support/e2e.ts';

const routes = builtRoutes();

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

for (const route of routes)
  test(`every link of ${route} leads to a page that exists and to an anchor on it`, async ({ page, request, baseURL }) => {
    await page.goto(route);
    const links = await page.locator('a[href]').evaluateAll((anchors) => [...new Set(anchors.map((anchor) => (anchor as HTMLAnchorElement).href))]);
    const own = links.map((href) => new URL(href)).filter(({ origin }) => origin === new URL(baseURL ?? '').origin);
    expect(own.length).toBeGreaterThan(5);
    const broken: string[] = [];
    for (const { pathname, search, hash } of own) {
      const isHere = pathname === new URL(page.url()).pathname;
      const answer = isHere ? null : await answerOf(request, pathname + search);
      if (answer && answer.status !== 200) broken.push(`${pathname}: ${answer.status}`);
      const id = decodeURIComponent(hash.slice(1));
      if (!id || isWish(pathname + hash)) continue;
      const found = isHere ? (await page.locator(`[id="${id}"]`).count()) > 0 : (answer?.ids.has(id) ?? false);
      if (!found) broken.push(`${pathname}: no #${id}`);
    }
    expect(broken).toEqual([]);
  });

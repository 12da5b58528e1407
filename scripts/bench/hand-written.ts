/** The yardstick: the same words as the page, as one plain hand-written HTML file, served by the same server under the same profile. */
import type { Browser } from 'playwright';
import { paintOf, rounds, slowPage } from './page.ts';
import type { StaticServer } from './static-server.ts';

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:1rem;color:#1e2333;background:#fbf8f2}h1,h2,h3{font-family:Georgia,serif;line-height:1.2}a{color:#35489b}';

/** Largest paint in milliseconds, the median of as many loads as the page itself gets. */
export async function handWrittenTwin(browser: Browser, server: StaticServer, route: string): Promise<number> {
  const twin = `/hand-written${route}`;
  server.put(twin, await twinOf(browser, server.origin + route));
  const paints: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const { page, close } = await slowPage(browser, server.origin);
    paints.push((await paintOf(page, server.origin + twin)).largestPaintMs);
    await close();
  }
  return paints.sort((a, b) => a - b)[(rounds - 1) / 2] as number;
}

/** Headings, paragraphs, lists and links of the page's main part, without classes, scripts or anything else. */
async function twinOf(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(url);
  const words = await page.evaluate(() => {
    const escapeHtml = (text: string) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c);
    return [...document.querySelectorAll('main :is(h1,h2,h3,h4,p,li,dt,dd,summary,legend,td,th)')]
      .filter((element) => !element.parentElement?.closest('p,li,dt,dd,summary,legend'))
      .map((element) => {
        const tag = /^H[1-4]$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p';
        return `<${tag}>${escapeHtml(element.textContent?.replace(/\s+/g, ' ').trim() ?? '')}</${tag}>`;
      })
      .join('\n');
  });
  const title = await page.title();
  await context.close();
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>\n${words}`;
}

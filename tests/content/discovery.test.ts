/** What the built site tells search engines, feed readers and places where it is shared: read from the files of the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../src/contracts/search.ts';
import { finder } from '../../src/features/shell/search/find.ts';

const dist = path.resolve(import.meta.dirname, '../../dist/client');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const { DOMParser } = new Window();
/** @throws where the text is no well-formed XML. */
function xml(file: string) {
  const document = new DOMParser().parseFromString(read(file), 'application/xml');
  const mistake = document.querySelector('parsererror');
  if (mistake) throw new Error(`${file}: ${mistake.textContent}`);
  return document;
}
const html = (file: string) => new DOMParser().parseFromString(read(file), 'text/html');

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, route: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`, document: html(file) }));
const listed = pages.filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'));
const routesListed = listed.map(({ route }) => route).sort();
/** The path of an address, whether or not the build knew the name of the site. */
const pathOf = (url: string): string => new URL(url, 'https://site.example').pathname;

describe('the site map', () => {
  const document = xml('sitemap.xml');

  it('lists every page that may be listed, once, and no other', () => {
    expect([...document.querySelectorAll('loc')].map(({ textContent }) => pathOf(textContent)).sort()).toEqual(
      listed
        .filter(({ route, document: page }) => pathOf(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? route) === route)
        .map(({ route }) => route)
        .sort(),
    );
  });

  it('gives days as days', () => {
    for (const { textContent } of document.querySelectorAll('lastmod')) expect(textContent).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is named by robots.txt exactly when its whole address is known', () => {
    const isKnown = document.querySelector('loc')?.textContent.startsWith('http') ?? false;
    expect(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m.test(read('robots.txt'))).toBe(isKnown);
    for (const closed of ['/api/', '/pare/host/', '/pare/join/']) expect(read('robots.txt')).toContain(`Disallow: ${closed}\n`);
  });
});

describe('the feed of the courses', () => {
  const document = xml('courses.xml');
  const items = [...document.querySelectorAll('item')];

  it('is RSS 2.0 with the parts that a channel must have', () => {
    expect(document.documentElement.tagName).toBe('rss');
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    for (const name of ['title', 'link', 'description']) expect(document.querySelector(`channel > ${name}`)?.textContent, name).toBeTruthy();
  });

  it('leads from each item to a page of the site', () => {
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(routesListed).toContain(pathOf(item.querySelector('link')?.textContent ?? ''));
  });

  it('gives each item an id of its own and a day that can be read', () => {
    const ids = items.map((item) => item.querySelector('guid')?.textContent);
    expect(new Set(ids).size).toBe(items.length);
    for (const item of items) expect(Number.isNaN(Date.parse(item.querySelector('pubDate')?.textContent ?? ''))).toBe(false);
  });

  it('is named in the head of each course page and of /search', () => {
    for (const route of [...items.map((item) => pathOf(item.querySelector('link')?.textContent ?? '')), '/search'])
      expect(
        pages
          .find((page) => page.route === route)
          ?.document.querySelector('link[type="application/rss+xml"]')
          ?.getAttribute('href'),
        route,
      ).toBe('/courses.xml');
  });
});

describe('the search index', () => {
  const text = read('search-index.json');
  const { entries, suggestions } = JSON.parse(text) as SearchIndex;

  it('weighs at most 25 kB compressed', () => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(25_000);
  });

  it('knows every page that may be listed, without /search itself', () => {
    const known = new Set(entries.map(({ url }) => url.split('#')[0]));
    expect(routesListed.filter((route) => !known.has(route) && route !== '/search' && route !== '/old-home' && route !== '/courses')).toEqual([]);
  });

  it('leads to pages, and to parts of pages, that exist', () => {
    const missing = entries.filter(({ url }) => {
      const [route, id] = url.split('#');
      const page = pages.find((candidate) => candidate.route === route);
      return !page || (id !== undefined && !page.document.getElementById(id));
    });
    expect(missing.map(({ url }) => url)).toEqual([]);
  });

  it.each([
    ['offline', '/offline'],
    ['reading offline', '/offline'],
    ['privacy policy', '/privacy'],
    ['terms of service', '/terms'],
    ['sign out', '/profile#leave'],
    ['log out', '/profile#leave'],
    ['logout', '/profile#leave'],
  ])('leads someone who types "%s" first to %s', (query, url) => {
    expect(finder(entries)(query)[0]?.url).toBe(url);
  });

  it('is the list of all pages', () => {
    const links = [...html('search.html').querySelectorAll('.site-list a')].map((link) => link.getAttribute('href'));
    expect(entries.map(({ url }) => url).filter((url) => !links.includes(url))).toEqual([]);
  });

  it('says of each entry what it is, in words', () => {
    expect(entries.filter(({ title, text: words }) => title.length < 3 || words.length < 10).map(({ url }) => url)).toEqual([]);
    expect(suggestions.length).toBeGreaterThan(2);
  });
});

describe('the forms for an address', () => {
  it.each(['index.html', 'old-home.html', 'pilot.html'])('on %s cut nothing off what is pasted', (file) => {
    const fields = [...html(file).querySelectorAll('form[action="/mailing-list/join"] .field')];
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => field.hasAttribute('maxlength')).map(({ id }) => id)).toEqual([]);
  });
});

describe('the notice about tools to come', () => {
  it('stands at most once on a page, courses aside, whose modules each say it of their tools', () => {
    const courses = readdirSync(path.resolve(import.meta.dirname, '../../content/courses'));
    const wordsOf = ({ file }: (typeof pages)[number]): string => read(file).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(pages.filter((page) => !courses.includes(page.route.slice(1)) && (wordsOf(page).match(/Still being built:/g)?.length ?? 0) > 1).map(({ route }) => route)).toEqual([]);
  });
});

describe.each(pages.map(({ route, document }) => [route, document] as const))('%s', (route, document) => {
  const meta = (name: string): string => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';

  it('says title, description, kind and picture to those who share it', () => {
    for (const name of ['og:title', 'og:description', 'og:type', 'og:image', 'og:image:alt']) expect(meta(name), name).not.toBe('');
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it('has its picture, in the size it says', async () => {
    const { width, height } = await sharp(path.join(dist, pathOf(meta('og:image')))).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  });

  it('names icons and a manifest that exist', () => {
    for (const link of document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]'))
      expect(existsSync(path.join(dist, link.getAttribute('href') ?? ''))).toBe(true);
    expect(document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')).toHaveLength(4);
  });

  it('has structured data only as whole JSON of schema.org', () => {
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(textContent).not.toContain('<');
      expect(JSON.parse(textContent), route).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
  });
});

it('the manifest names icons that exist in the size it says', async () => {
  const { icons } = JSON.parse(read('site.webmanifest')) as { icons: { src: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(path.join(dist, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

const dataOf = (route: string) =>
  JSON.parse(pages.find((page) => page.route === route)?.document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as unknown;

it('a course says its time, its level and that it is online and free', () => {
  const courses = [...xml('courses.xml').querySelectorAll('item > link')].map(({ textContent }) => pathOf(textContent));
  for (const route of courses)
    expect(dataOf(route), route).toMatchObject({
      '@type': 'Course',
      timeRequired: expect.stringMatching(/^PT\d+M$/),
      educationalLevel: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/),
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT\d+M$/) },
      isAccessibleForFree: true,
    });
});

it('the whitepaper says that it is an article, with its day and who wrote it', () => {
  expect(dataOf('/whitepaper')).toMatchObject({ '@type': 'ScholarlyArticle', datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), author: { '@type': 'Organization' } });
});

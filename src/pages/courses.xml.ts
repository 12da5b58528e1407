/** The courses as a feed (RSS 2.0), the one gone through last first. Addresses are whole where SITE_URL is set. */
import { countOf, courseCards } from '../catalog/course-cards.ts';
import { isPrerendered } from '../catalog/pages.ts';
import { site } from '../catalog/site.ts';
import { absolute, siteUrl } from '../catalog/site-url.ts';
import { courseDays } from '../catalog/sitemap.ts';
import { xmlText } from '../catalog/xml.ts';

export const prerender = true;

/** "2026-11-20" as RSS writes it. */
const rssDate = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();

export async function GET(): Promise<Response> {
  const days = await courseDays();
  const courses = courseCards
    .filter(({ path }) => isPrerendered(path))
    .map((card) => ({ ...card, day: days.get(card.id) ?? '', about: `${card.description} ${card.level}, ${countOf(card)}, ${card.duration} minutes.` }))
    .sort((a, b) => b.day.localeCompare(a.day));
  const items = courses.map(
    ({ id, path, title, about, tags, day }) =>
      `<item><title>${xmlText(title)}</title><link>${xmlText(absolute(path))}</link><guid isPermaLink="false">kora:course:${id}</guid><description>${xmlText(about)}</description>${tags
        .map((tag) => `<category>${xmlText(tag)}</category>`)
        .join('')}${day ? `<pubDate>${rssDate(day)}</pubDate>` : ''}</item>`,
  );
  const newest = courses[0]?.day;
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(`${site.name}: courses`)}</title><link>${xmlText(absolute('/'))}</link><description>Self-paced courses on AI, free to read without an account.</description><language>en-us</language>`,
    siteUrl ? `<atom:link href="${xmlText(absolute('/courses.xml'))}" rel="self" type="application/rss+xml"/>` : '',
    newest ? `<lastBuildDate>${rssDate(newest)}</lastBuildDate>` : '',
    ...items,
    '</channel></rss>',
  ];
  return new Response(`${text.filter(Boolean).join('\n')}\n`, { headers: { 'Content-Type': 'application/rss+xml' } });
}

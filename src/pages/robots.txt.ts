/** What crawlers may fetch. The site map is named only where SITE_URL is set, because the line needs a whole address. */
import { absolute, siteUrl } from '../catalog/site-url.ts';

export const prerender = true;

const rules = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /pare/host/',
  'Disallow: /pare/join/',
  'Disallow: /comet/host/',
  'Disallow: /comet/join/',
  'Disallow: /orbit/host/',
  'Disallow: /orbit/join/',
];

export function GET(): Response {
  const lines = siteUrl ? [...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`] : rules;
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } });
}

/** The site map for search engines (sitemaps.org). Addresses are whole where SITE_URL is set; robots.txt names the file only then. */
import { absolute } from '../catalog/site-url.ts';
import { sitemap } from '../catalog/sitemap.ts';
import { xmlText } from '../catalog/xml.ts';

export const prerender = true;

export async function GET(): Promise<Response> {
  const pages = await sitemap();
  const urls = pages.map(({ route, changed }) => `<url><loc>${xmlText(absolute(route))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(text, { headers: { 'Content-Type': 'application/xml' } });
}

/** The name and the icons under which a device keeps the site. */
import { site } from '../catalog/site.ts';

export const prerender = true;

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose });

export function GET(): Response {
  return Response.json({
    name: 'Kora and the T4 Suite',
    short_name: site.name,
    description: site.tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fbf8f2',
    theme_color: '#10142a',
    icons: [icon('icon-192.png', 192, 'any'), icon('icon-512.png', 512, 'any'), icon('icon-maskable-512.png', 512, 'maskable')],
  });
}

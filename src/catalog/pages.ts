/** Which addresses of this site are finished files: only those may be fetched before anyone asks for them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pagesDir = 'src/pages';

/** Addresses as patterns: "src/pages/pare/[code].astro" becomes /^\/pare\/[^/]+$/. */
const prerendered: readonly RegExp[] = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(astro|mdx?)$/.test(file) && !/export const prerender = false/.test(readFileSync(path.join(pagesDir, file), 'utf8')))
  .map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/\.\w+$/, '')
      .replace(/(^|\/)index$/, ''),
  )
  .map((route) => new RegExp(`^/${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`));

/** True for a path, with or without a fragment, whose page the build makes. */
export function isPrerendered(href: string): boolean {
  const [route = ''] = href.split(/[?#]/);
  return prerendered.some((pattern) => pattern.test(route));
}

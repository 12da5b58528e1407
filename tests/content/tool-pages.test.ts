/** Every tool that the sidebar leads to has a page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sidebarGroups } from '../../src/features/shell/navigation.ts';

const pages = path.resolve(import.meta.dirname, '../../src/pages');
const links = sidebarGroups.flatMap((group) => group.links.map(({ href }) => href)).filter((href) => href.startsWith('/tools/'));

it.each(links)('%s', (href) => {
  expect(existsSync(path.join(pages, `${href}.astro`)) || existsSync(path.join(pages, href, 'index.astro'))).toBe(true);
});

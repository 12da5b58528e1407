/** A planning sheet stands in for a tool that is not there: never beside it, and always where the site links to. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isNamedIn } from '../../src/catalog/tool-names.ts';
import { sidebarGroups } from '../../src/features/shell/navigation.ts';
import { sheets } from '../support/planning-sheets.ts';

const pages = path.resolve(import.meta.dirname, '../../src/pages');
const links = sidebarGroups.flatMap((group) => group.links.map(({ href }) => href));

it.each(sheets.map((sheet) => [sheet.path, sheet] as const))('the sheet at %s is linked, is no tool yet, and names each field once', (address, { fields }) => {
  expect(links).toContain(address);
  if (address.startsWith('/tools/')) expect(existsSync(path.join(pages, `${address}.astro`)), 'The tool has its page: delete its sheet.').toBe(false);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  for (const field of fields) if (field.kind !== 'choice') expect(field.example ?? field.hint, field.id).toBeTruthy();
});

it('a module that names a tool is told by the name with its capital', () => {
  for (const { tool } of sheets) {
    expect(isNamedIn(`Open ${tool.split(' ')[0]}, then wait.`, tool), tool).toBe(true);
    expect(isNamedIn('In orbit, a prism compares nebulas under an aurora. Compare and prepare.', tool), tool).toBe(false);
  }
});

it('each tool of the sidebar has a page of its own or a sheet', () => {
  for (const href of links.filter((link) => link.startsWith('/tools/'))) {
    const hasPage = existsSync(path.join(pages, `${href}.astro`)) || existsSync(path.join(pages, href, 'index.astro'));
    expect(hasPage || sheets.some((sheet) => sheet.path === href), href).toBe(true);
  }
});

/** The pages of running text: about, privacy, terms, safety, accessibility. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gradeLevel } from '#src/engine/text/reading-level.ts';
import { Document } from '../../src/catalog/schemas/document.ts';
import { contentDir } from '../support/knowledge.ts';

const dir = path.join(contentDir, 'pages');
const pages = readdirSync(dir).map((name) => {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path.join(dir, name), 'utf8')) ?? [];
  return { name, front: Document.parse(parse(front)), body };
});
const bodyOf = (name: string): string => pages.find((page) => page.name === name)?.body ?? '';

it('there are the five pages that the footer and the home page lead to', () => {
  expect(pages.map(({ name }) => name).sort()).toEqual(['about.mdx', 'accessibility.mdx', 'privacy.mdx', 'safety.mdx', 'terms.mdx']);
});

describe.each(pages.map((page) => [page.name, page] as const))('the page %s', (_, { front, body }) => {
  it('opens with a paragraph of grade 8 at most', () => {
    expect(gradeLevel(front.lead)).toBeLessThanOrEqual(8);
  });

  it('has headings from ## down and skips no level', () => {
    const levels = [...body.matchAll(/^(#{1,6})\s/gm)].map((match) => match[1]?.length ?? 0);
    expect(levels[0]).toBe(2);
    for (const [i, level] of levels.entries()) if (i > 0) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('claims no feeling of Kora, no certainty and no import', () => {
    expect(body).not.toMatch(/\bKora (feels|cares|loves|understands)\b/);
    expect(body).not.toMatch(/\b(100% safe|completely safe|guaranteed?|fully compliant|certified)\b/i);
    expect(body).not.toMatch(/^\s*(import|export)\s/m);
  });

  it('is spelled the American way', () => {
    expect(body).not.toMatch(/\b(colours?|behaviours?|counsellors?|organis\w+|recognis\w+|analys(e|ed|ing)|centres?|programmes?|labelled|maths)\b/i);
  });
});

describe('the safety page', () => {
  it('states the limits that the design asks for', () => {
    for (const limit of ['not monitored', 'No one is alerted', 'not a counselor', 'It will miss things']) expect(bodyOf('safety.mdx')).toContain(limit);
  });

  it('states the bounds that the labelled set is tested against, and no other figures', () => {
    const test = readFileSync(new URL('../unit/engine/safety/labelled-set.test.ts', import.meta.url), 'utf8');
    const boundOf = (title: string): string => {
      const [, value = ''] = new RegExp(`it\\('${title}[^']*',[\\s\\S]*?\\.to(?:Be|BeGreaterThanOrEqual|BeLessThanOrEqual)\\(([\\d.]+)\\)`).exec(test) ?? [];
      return `${Number((Number(value) * 100).toFixed(1))}%`;
    };
    const unfitted = test.slice(test.indexOf('the half of dev-3'));
    const laterBound = (title: string): string => `${Number((Number(new RegExp(`it\\('${title}',[\\s\\S]*?\\(([\\d.]+)\\);`).exec(unfitted)?.[1]) * 100).toFixed(1))}%`;
    const rows = [...bodyOf('safety.mdx').matchAll(/^\| [^|]+ \| ([^|]*?\d+%[^|]*) \|$/gm)].map((match) => match[1]);
    expect(rows).toEqual([
      `${boundOf('finds every explicit disclosure')} found`,
      `at least ${boundOf('finds at least 95 % of all disclosures')} found`,
      `at least ${boundOf('finds at least 90 % of the disclosures')} found`,
      `at most ${boundOf('takes at most 2 % of school texts')} false alarms`,
      `at most ${boundOf('takes at most 4 % of such school texts')} false alarms`,
      `at least ${laterBound('is found, nine disclosures in ten')} found`,
      `at most ${laterBound('raises few false alarms')} false alarms`,
    ]);
  });
});

describe('what the page on accessibility says is tested', () => {
  const source = (file: string): string => readFileSync(path.resolve(contentDir, '..', 'tests', file), 'utf8');
  const rows = new Map(
    [...readFileSync(path.join(contentDir, 'pages', 'accessibility.mdx'), 'utf8').matchAll(/^\| ([A-Z][^|]+) \| ([^|]+) \|$/gm)].map(([, what = '', how = '']) => [what, how]),
  );
  const numbersIn = (text: string | undefined): string[] => text?.match(/\d+/g) ?? [];
  const routes = source('a11y/routes.test.ts');
  // The tests of a kind of page, and those of the pages that differ from one of them in their words.
  const [ofKinds = '', ofOthers = ''] = routes.split('for (const path of builtRoutes()');
  const widthOf = (name: string): string => new RegExp(`export const ${name} = \\{ width: (\\d+)`).exec(source('support/axe-page.ts'))?.[1] ?? '';

  it('names the widths at which axe and Tab look', () => {
    expect(numbersIn(rows.get('Rules that a program can check'))).toEqual([widthOf('narrow'), widthOf('wide'), widthOf('narrow')]);
    expect(numbersIn(rows.get('Keyboard'))).toEqual([widthOf('wide'), widthOf('narrow')]);
    expect(ofKinds).toMatch(/findings\(page\)/);
    expect(ofKinds).toMatch(/rearranged\.includes\(path\) \? \[narrow, wide\] : \[wide\]/);
    expect(ofOthers).toMatch(/analyze\(page\)/);
  });

  it('names the widths at which nothing may scroll sideways', () => {
    const widths = /for \(const width of \[([\d, ]+)\]\)/.exec(ofKinds)?.[1];
    expect(numbersIn(rows.get('Sideways scrolling'))).toEqual(numbersIn(widths));
    expect(ofOthers).toMatch(/overflow\(page\)/);
  });

  it('claims of every page only what is looked for on every page', () => {
    for (const check of [/small\(page\)/, /setViewportSize\(narrow\)|open\(page, path\)/]) for (const part of [ofKinds, ofOthers]) expect(part).toMatch(check);
    expect(ofOthers).not.toMatch(/tabThrough|findings/);
    for (const what of ['Keyboard', 'Standing still']) expect(rows.get(what), what).not.toMatch(/every (other )?page/);
    expect(source('e2e/budgets.test.ts')).toMatch(/of new Set\(\[\.\.\.templateRoutes\(\)/);
  });
});

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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Course } from '../../src/catalog/schemas/course.ts';
import { TabbedModule } from '../../src/catalog/schemas/tabbed-module.ts';
import { wordsOf } from '../../src/engine/text/words.ts';
import { contentDir } from '../support/knowledge.ts';

const coursesDir = path.join(contentDir, 'courses');
const courses = readdirSync(coursesDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const references = JSON.parse(readFileSync(path.join(contentDir, 'references.json'), 'utf8')) as {
  key: string;
  title: string;
  authors: string[];
  year: number;
  supports: string;
  doi?: string;
}[];
const keys = new Set(references.map(({ key }) => key));

interface ModuleFile {
  /** Below `content/courses`. */
  file: string;
  front: unknown;
  body: string;
}

const modules: ModuleFile[] = courses.flatMap((course) =>
  readdirSync(path.join(coursesDir, course.name))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = path.join(course.name, name);
      const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path.join(coursesDir, file), 'utf8')) ?? [];
      return { file, front: parse(front) as unknown, body };
    }),
);

/** The prose of a module: no tags, no code. */
const prose = (body: string): string => body.replace(/```[\s\S]*?```/g, ' ').replace(/<[^>]+>/g, ' ');

it('there are courses, each with its header and modules', () => {
  expect(courses.length).toBeGreaterThan(0);
  for (const { name } of courses) {
    expect(() => Course.parse(parse(readFileSync(path.join(coursesDir, name, 'course.yaml'), 'utf8'))), name).not.toThrow();
    expect(
      modules.some(({ file }) => file.startsWith(`${name}${path.sep}`)),
      name,
    ).toBe(true);
  }
});

it('How Large Language Models Work has the four modules of the specification in order', () => {
  const titles = modules.filter(({ file }) => file.startsWith('llm-deep-dive')).map(({ front }) => TabbedModule.parse(front).title);
  expect(titles).toEqual(['What Are Large Language Models?', 'How Do Neural Networks Work?', 'The Training Process', 'Transformers and Attention']);
});

describe.each(modules.map((module) => [module.file, module] as const))('the module %s', (file, { front, body }) => {
  const module = TabbedModule.parse(front);

  it('has at least 450 words of its own', () => {
    expect(wordsOf(prose(body)).length).toBeGreaterThanOrEqual(450);
  });

  it('has a quick check in which every option is explained and one is right', () => {
    expect(module.quickCheck.length).toBeGreaterThanOrEqual(2);
    for (const { question, options } of module.quickCheck) {
      expect(options.filter(({ correct }) => correct).length, question).toBe(1);
      expect(new Set(options.map(({ text }) => text)).size, question).toBe(options.length);
      expect(new Set(options.map(({ feedback }) => feedback)).size, question).toBe(options.length);
    }
  });

  it('does not always have the right option in the same place', () => {
    const places = module.quickCheck.map(({ options }) => options.findIndex(({ correct }) => correct));
    expect(new Set(places).size, places.join()).toBeGreaterThan(1);
  });

  it('cites only works that exist, each once', () => {
    expect(module.sources.filter((key) => !keys.has(key))).toEqual([]);
    expect(new Set(module.sources).size).toBe(module.sources.length);
  });

  it('begins its headings below those of the page and skips no level', () => {
    const levels = [...body.matchAll(/^(#{1,6})\s/gm)].map((match) => match[1]?.length ?? 0);
    expect(Math.min(...levels, 9), file).toBeGreaterThan(1);
    for (const [i, level] of levels.entries()) if (i > 0) expect(level - (levels[i - 1] ?? 0), file).toBeLessThanOrEqual(1);
  });

  it('imports nothing: tags are given to it', () => {
    expect(body).not.toMatch(/^\s*(import|export)\s/m);
  });

  it('speaks of no feeling of Kora', () => {
    expect(prose(body)).not.toMatch(/\bKora (feels|cares|loves|understands how)\b/);
  });
});

describe('the references', () => {
  it('have a key of their own, a title, authors, a year and what they may be cited for', () => {
    expect(keys.size).toBe(references.length);
    const poor = references.filter(
      ({ key, title, authors, year, supports }) => !/^[a-z0-9-]+$/.test(key) || !title || authors.length === 0 || !(year > 1600 && year <= new Date().getFullYear()) || !supports,
    );
    expect(poor.map(({ key }) => key)).toEqual([]);
  });

  it('have identifiers in the form of a DOI', () => {
    expect(references.filter(({ doi }) => doi !== undefined && !/^10\.\d{4,9}\/\S+$/.test(doi)).map(({ key }) => key)).toEqual([]);
  });
});

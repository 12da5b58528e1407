import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Completed, codeOf, type KnownCourse, readCode, spaced } from '../../../../src/features/profile/progress-code.ts';
import { contentDir } from '../../../support/knowledge.ts';

/** The courses as they are in content/courses. */
const dir = path.join(contentDir, 'courses');
const real: KnownCourse[] = readdirSync(dir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    id: name,
    slugs: readdirSync(path.join(dir, name))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => file.replace(/^\d+-|\.mdx$/g, '')),
  }));
const everything = Object.fromEntries(real.map(({ id, slugs }) => [id, slugs]));
const two: KnownCourse[] = [
  { id: 'llm', slugs: ['what', 'how', 'training', 'transformers'] },
  { id: 'bias', slugs: ['types', 'scenarios'] },
];
const made = (completed: Completed, courses = two): string => codeOf(completed, courses) ?? '';
const why = (text: string, courses = two): string => {
  const read = readCode(text, courses);
  return read.ok ? 'accepted' : read.why;
};

describe('a progress code', () => {
  it('brings every completed module of every course to the other device', () => {
    expect(real.length).toBeGreaterThan(10);
    expect(readCode(made(everything, real), real)).toEqual({ ok: true, completed: everything, lost: [] });
  });

  it('brings any part of the progress, whatever it is', () => {
    const all = real.flatMap(({ id, slugs }) => slugs.map((slug) => ({ id, slug })));
    fc.assert(
      fc.property(fc.subarray(all, { minLength: 1 }), (part) => {
        const completed = Object.fromEntries(real.map(({ id }) => [id, part.filter((each) => each.id === id).map(({ slug }) => slug)]).filter(([, slugs]) => slugs?.length));
        expect(readCode(made(completed, real), real)).toEqual({ ok: true, completed, lost: [] });
      }),
    );
  });

  it('is short enough to be typed for a course, and to be scanned for all', () => {
    expect(made({ llm: ['what', 'how', 'training', 'transformers'] })).toHaveLength(18);
    expect(made(everything, real).length).toBeLessThan(300);
  });

  it('is read in small letters, with spaces or hyphens, with O for 0 and I or L for 1, and inside its link', () => {
    const code = made({ llm: ['what', 'training'], bias: ['types'] });
    const wanted = readCode(code, two);
    expect(wanted.ok).toBe(true);
    for (const text of [
      spaced(code),
      ` ${code.toLowerCase()} \n`,
      spaced(code).replaceAll('-', ' '),
      code.replaceAll('0', 'o').replaceAll('1', 'I'),
      code.replaceAll('1', 'l'),
      `https://kora.example/profile#progress=${code}`,
    ])
      expect(readCode(text, two), text).toEqual(wanted);
  });

  it('does not exist where nothing is complete, or nothing that the site still has', () => {
    expect(codeOf({}, two)).toBeNull();
    expect(codeOf({ llm: [], bias: ['gone'], other: ['what'] }, two)).toBeNull();
  });

  it('holds more modules of one course than one letter can count', () => {
    const large = [{ id: 'large', slugs: Array.from({ length: 70 }, (_, i) => `module-${i}`) }];
    const completed = { large: large[0]?.slugs.slice() ?? [] };
    expect(readCode(made(completed, large), large)).toEqual({ ok: true, completed, lost: [] });
  });

  it('counts what the other site has under another name or not at all, and brings the rest', () => {
    const code = made({ llm: ['what', 'how', 'training'], bias: ['types', 'scenarios'] });
    const renamed = [{ id: 'llm', slugs: ['what', 'how-it-works', 'training'] }];
    expect(readCode(code, renamed)).toEqual({
      ok: true,
      completed: { llm: ['what', 'training'] },
      lost: [
        { course: 'llm', modules: 1 },
        { course: null, modules: 2 },
      ],
    });
  });

  it('brings the same modules when courses and modules were added or stand in another order', () => {
    const code = made({ llm: ['what', 'training'], bias: ['scenarios'] });
    const later = [
      { id: 'new-one', slugs: ['a', 'b'] },
      { id: 'bias', slugs: ['scenarios', 'types', 'principles'] },
      { id: 'llm', slugs: ['training', 'tokens', 'transformers', 'how', 'what'] },
    ];
    expect(readCode(code, later)).toEqual({ ok: true, completed: { llm: ['what', 'training'], bias: ['scenarios'] }, lost: [] });
  });
});

describe('a text that is no code', () => {
  const code = made({ llm: ['what', 'training'], bias: ['types'] });

  it.each(['', '   ', '\n', 'https://kora.example/profile#progress='])('is asked for when there is none: %j', (text) => {
    expect(why(text)).toBe('Type or paste the code first.');
  });

  it.each(['hello', 'https://kora.example/llm-deep-dive', '123456', 'K', 'X1ABCDEF', 'Kora', '🙂', 'BCDFGH'])('is told apart from one: %s', (text) => {
    expect(why(text)).toContain('not a progress code of this site');
  });

  it('is noticed when any letter is wrong', () => {
    for (let i = 2; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      expect(why(code.slice(0, i) + other + code.slice(i + 1)), `letter ${i}`).toContain('A letter of this code is wrong or missing');
    }
  });

  it('is noticed when letters are missing, are too many or stand in another order', () => {
    for (let i = 2; i < code.length; i++) expect(why(code.slice(0, i))).toContain('wrong or missing');
    expect(why(`${code}A`)).toContain('wrong or missing');
    expect(why(code.slice(0, 4) + code[5] + code[4] + code.slice(6))).toContain('wrong or missing');
    expect(why('K1'.padEnd(50_000, 'A'))).toContain('wrong or missing');
  });

  it('never stops the page, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^K1[0-9A-Z]{0,60}$/)), (text) => {
        const read = readCode(text, two);
        if (!read.ok) expect(read.why).toMatch(/\.$/);
      }),
    );
  });
});

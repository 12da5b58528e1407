import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { anchorClaim } from '../../src/catalog/anchor-claim.ts';
import { Landing } from '../../src/catalog/schemas/landing.ts';
import { Statistics } from '../../src/catalog/schemas/statistics.ts';
import { contentDir } from '../support/knowledge.ts';

const read = (file: string): string => readFileSync(path.join(contentDir, file), 'utf8');
const statisticsText = read('site/statistics.json');
const statistics = Statistics.parse(JSON.parse(statisticsText));
const landing = Landing.parse(parse(read('site/landing.yaml')));

describe('the four statistics', () => {
  it('are 67, 40, 71 and 92 percent, in this order', () => {
    expect(statistics.map(({ percent }) => percent)).toEqual([67, 40, 71, 92]);
  });

  // The file is a copy of the one whose sources were looked up and read. Whoever changes a word here has read them anew.
  it('stand word for word as they were checked against their sources', () => {
    expect(createHash('sha256').update(statisticsText).digest('hex')).toBe('e43f5ab78d713f01e4f0604d58be25d778881f226750b0d604cd3dfe0c4189da');
  });

  it('name the percentage in label and wording', () => {
    for (const { key, percent, label, wording } of statistics) for (const text of [label, wording]) expect(text, key).toContain(`${percent}%`);
  });

  it('have cautions for readers with every number of those for authors, and without orders to authors', () => {
    const { cautions } = landing.problem;
    expect(statistics.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(cautions)));
    for (const { key, caution } of statistics) {
      const shown = cautions[key] ?? caution;
      expect(shown.match(/\d+%?/g)?.sort(), key).toEqual(caution.match(/\d+%?/g)?.sort());
      expect(shown, key).not.toMatch(/\b(do not|always|never|write|required)\b/i);
    }
  });

  it('have cautions for readers in the words of those for authors', () => {
    for (const { key, caution, url_note } of statistics)
      for (const sentence of (landing.problem.cautions[key] ?? caution).split(/(?<=\.)\s+/)) expect(`${caution} ${url_note}`.toLowerCase(), key).toContain(sentence.toLowerCase());
  });

  it('are worded as in the whitepaper', () => {
    const whitepaper = read('whitepaper/whitepaper.mdx');
    // There a citation may stand before the full stop.
    for (const { key, wording } of statistics) expect(whitepaper.includes(wording.replace(/\.$/, '')), key).toBe(true);
  });
});

describe('the claim about the anchors', () => {
  it('is the number itself below 200', () => {
    expect(anchorClaim(96)).toBe('96 handcrafted anchors');
    expect(anchorClaim(199)).toBe('199 handcrafted anchors');
  });

  it('is the round number from 200 on', () => {
    expect(anchorClaim(200)).toBe('200+ handcrafted anchors');
    expect(anchorClaim(231)).toBe('200+ handcrafted anchors');
  });
});

describe('the roadmap', () => {
  const { roadmap } = landing.kora;

  it('is v0.1 completed, v0.5 current, v1.0 and v2.0 upcoming', () => {
    expect(roadmap.map(({ version, state }) => `${version} ${state}`)).toEqual(['v0.1 completed', 'v0.5 current', 'v1.0 upcoming', 'v2.0 upcoming']);
  });

  it('says what the whitepaper says, which names itself in other words', () => {
    const points = read('whitepaper/whitepaper.mdx').matchAll(/^- \*\*(v\d\.\d), (\w+)\.\*\* (.+)$/gm);
    const asThere = (text: string) => text.replace('in the whitepaper', 'in this paper').replace('section 7 of the whitepaper', 'section 7');
    expect(roadmap.map(({ version, state, text }) => [version, state, asThere(text)])).toEqual([...points].map(([, ...point]) => point));
  });
});

describe('a classroom example', () => {
  it.each(landing.kora.examples)('alternates from Student to KORA and ends with a question to the student: $title', ({ dialogue }) => {
    expect(dialogue.map(({ speaker }) => speaker)).toEqual(dialogue.map((_, i) => (i % 2 === 0 ? 'Student' : 'KORA')));
    for (const { speaker, text } of dialogue) if (speaker === 'KORA') expect(text).toMatch(/\?$/);
  });
});

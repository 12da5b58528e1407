import { describe, expect, it } from 'vitest';
import { plain } from '../../src/catalog/paper-blocks.ts';
import { Whitepaper } from '../../src/catalog/schemas/whitepaper.ts';
import { feelings } from '../../src/contracts/knowledge/vocabulary.ts';
import { wordsOf } from '../../src/engine/text/words.ts';
import { knowledge } from '../support/knowledge.ts';
import { body, frontMatter, paper } from '../support/whitepaper.ts';

const fold = (text: string): string => text.replaceAll(/[“”]/g, '"').replaceAll('’', "'");
const texts = paper.blocks.flatMap((block) => {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'paragraph') return [plain(block.inlines)];
  if (block.kind === 'list') return block.items.map(plain);
  return [block.header, ...block.rows].flatMap((row) => row.map(plain));
});

describe('the whitepaper', () => {
  it('has four key concepts, an abstract and six benefits, and says which field is wrong', () => {
    expect(paper.keyConcepts).toHaveLength(4);
    expect(paper.benefits).toHaveLength(6);
    const bad = Whitepaper.safeParse({ ...(frontMatter as object), benefits: paper.benefits.slice(1), version: 1 });
    expect(bad.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).sort()).toEqual([
      'benefits: Found 5; write exactly 6.',
      expect.stringMatching(/^version: /),
    ]);
  });

  it('is a serious article of 2,500 to 3,500 words', () => {
    const words = wordsOf(texts.join(' ')).length;
    expect(words).toBeGreaterThanOrEqual(2_500);
    expect(words).toBeLessThanOrEqual(3_500);
  });

  it('skips no level of heading and uses no heading twice', () => {
    const headings = paper.blocks.filter((block) => block.kind === 'heading');
    expect(headings[0]?.level).toBe(2);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  it('names the words for a tone that the engine knows, all of them', () => {
    const sentence = texts.find((text) => text.includes('gives one of')) ?? '';
    expect(feelings.filter((feeling) => !sentence.includes(feeling))).toEqual([]);
    expect(sentence).toContain(feelings.length === 12 ? 'one of twelve words' : `one of ${feelings.length} words`);
  });

  it('quotes Kora and students word for word from the content', () => {
    const said = fold(knowledge.anchors.flatMap(({ says, firstMove }) => [...says, firstMove]).join('\n'));
    const quotes = texts.flatMap((text) => [...fold(text).matchAll(/example begins: "([^"]+)"|writes "(I have[^"]+)"/g)].map((match) => match[1] ?? match[2] ?? ''));
    expect(quotes).toHaveLength(2);
    for (const quote of quotes) expect(said).toContain(quote);
  });

  it('is spelled the American way and imports nothing', () => {
    expect(body).not.toMatch(/\b(colours?|behaviours?|organis\w+|recognis\w+|realis\w+|analys(e|ed|ing)|centres?|programmes?|learnt|whilst|labelled|maths)\b/i);
    expect(body).not.toMatch(/^\s*(import|export)\s/m);
  });

  it('claims no effect on learning, and no feeling of Kora', () => {
    expect(texts.join(' ')).toContain('No study has tested whether students who use Kora learn more');
    expect(texts.join(' ')).not.toMatch(/\bKora (feels|cares|loves|understands)\b|\bKora (improves|raises|increases|boosts)\b/);
  });
});

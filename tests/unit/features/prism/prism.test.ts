import { describe, expect, it } from 'vitest';
import { feelingsOf, monthsOf } from '../../../../src/features/prism/growth.ts';
import { moved, portfoliosOf } from '../../../../src/features/prism/portfolios.ts';
import type { ReflectionItem } from '../../../../src/features/prism/prism-store.ts';
import { reflectionHtml } from '../../../../src/features/prism/reflection-html.ts';
import { fileName, toMarkdown } from '../../../../src/features/prism/reflection-text.ts';
import { whereQuoted } from '../../../../src/features/prism/where-quoted.ts';
import { freshReflection, type ReflectionBody } from '../../../../src/stores/library/shapes/reflection.ts';

const item = (id: string, change: Partial<ReflectionBody> = {}, created = '2026-03-02T10:00:00.000Z', title = id): ReflectionItem => ({
  id,
  kind: 'reflection',
  shape: 1,
  title,
  tags: [],
  isPinned: false,
  created,
  updated: created,
  trashed: null,
  body: { ...freshReflection(), ...change },
});
const inPortfolio = (id: string, order: number, portfolio = 'Mine', created?: string) => item(id, { place: { portfolio, caption: '', order } }, created);

describe('a quotation in the feedback', () => {
  it.each([
    ['“I looked at Sam” says so.', 'Then I looked at Sam.', 'I looked at Sam'],
    ['At “then, i LOOKED at Sam”, what?', 'Then I looked  at Sam!', 'Then I looked  at Sam'],
    ['“… to ask everyone what they want …” is a plan.', 'I will try to ask everyone what they want tomorrow.', 'to ask everyone what they want'],
    ['“he said ‘I would have used string’” counts.', 'When asked, he said "I would have used string."', 'he said "I would have used string'],
  ])('%s is found', (entry, text, found) => {
    const place = whereQuoted(entry, text);
    expect(place && text.slice(place.start, place.end)).toBe(found);
  });

  it('is not looked for when it is one word, or not there any more', () => {
    expect(whereQuoted('You name “nervous”.', 'I was nervous.')).toBeNull();
    expect(whereQuoted('“I looked at Sam” says so.', 'I looked away.')).toBeNull();
  });
});

describe('portfolios', () => {
  it('stand by title, in their order, the one changed last first', () => {
    const all = portfoliosOf([inPortfolio('b', 1), inPortfolio('a', 0), inPortfolio('c', 0, 'Science', '2026-04-01T10:00:00.000Z'), item('free')]);
    expect(all.map(({ title, reflections }) => [title, ...reflections.map(({ id }) => id)])).toEqual([
      ['Science', 'c'],
      ['Mine', 'a', 'b'],
    ]);
    expect(all[0]?.updated).toBe('2026-04-01T10:00:00.000Z');
  });

  it('a reflection moves by one place and not over the edge', () => {
    const [portfolio] = portfoliosOf([inPortfolio('a', 0), inPortfolio('b', 1), inPortfolio('c', 2)]);
    if (!portfolio) throw new Error('There is one portfolio.');
    expect(moved(portfolio, 'c', -1).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(moved(portfolio, 'a', -1).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('the growth view', () => {
  it('counts by month, oldest first, and leaves out what is empty', () => {
    const months = monthsOf([
      item('c', { text: 'Next time I will ask. Maya thought so.' }, '2026-04-10T12:00:00.000Z'),
      item('a', { text: 'It broke because I ran.' }, '2026-03-10T12:00:00.000Z'),
      item('b', { text: 'Fine.' }, '2026-03-20T12:00:00.000Z'),
      item('d', {}, '2026-05-20T12:00:00.000Z'),
    ]);
    expect(months).toEqual([
      { key: '2026-03', reflections: 2, words: 6, reasons: 1, nextSteps: 0, otherViews: 0 },
      { key: '2026-04', reflections: 1, words: 8, reasons: 0, nextSteps: 1, otherViews: 1 },
    ]);
  });

  it('lists the words for feelings that stand there, and none that do not', () => {
    expect(feelingsOf([item('a', { text: 'I was nervous, then proud. Nervous again.' }), item('b', { text: 'It rained.' })])).toEqual([
      { word: 'nervous', count: 2 },
      { word: 'proud', count: 1 },
    ]);
  });
});

describe('an export', () => {
  const feedback = { strengths: ['A.'], areas_to_improve: ['B?'], emotional_insights: ['C.'], questions: ['D?'], at: '2026-03-02T10:00:00.000Z', by: 'Made by rules.', about: '' };
  const one = item('a', { text: '# 1 <b>bold</b>\n\n- *second*', feedback, prompt: { title: '', text: 'What now?', classLabel: '' } }, undefined, 'A *title*');

  it('as Markdown keeps signs as text, with the prompt and the feedback', () => {
    expect(toMarkdown({ title: 'x', reflections: [one], hasCaptions: false }, true)).toBe(
      '# A \\*title\\*\n\nMar 2, 2026, 5 words\n\n> What now?\n\n\\# 1 \\<b\\>bold\\</b\\>\n\n\\- \\*second\\*\n\n## Strengths\n\n- A.\n\n## Areas to Improve\n\n- B?\n\n## Emotional Insights\n\n- C.\n\n## Questions\n\n- D?\n',
    );
  });

  it('leaves the feedback out where it is not wanted, and puts captions into a portfolio', () => {
    const set = { title: 'Mine', reflections: [one, item('b', { text: 'Two.', place: { portfolio: 'Mine', caption: 'Because', order: 1 } })], hasCaptions: true };
    expect(toMarkdown(set, false)).not.toContain('Strengths');
    expect(toMarkdown(set, false)).toMatch(/^# Mine\n[\s\S]*## b\n\nMar 2, 2026, 1 word\n\n\*Because\*\n\nTwo\.\n$/);
  });

  it('as HTML is one file in which nothing of the text runs', async () => {
    const html = await reflectionHtml({ title: '<script>alert(1)</script>', reflections: [one], hasCaptions: false }, true).text();
    expect(html).not.toMatch(/<script|<b>|https?:/);
    expect(html).toContain('&#60;b&#62;bold');
    expect(html).toContain('<h3>Emotional Insights</h3>');
  });

  it.each([
    ['My first speech!', 'my-first-speech.pdf'],
    ['../../x', 'x.pdf'],
    ['我的演讲', '我的演讲.pdf'],
    ['', 'reflection.pdf'],
  ])('%j is named %s', (title, name) => {
    expect(fileName(title, 'pdf')).toBe(name);
  });
});

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../src/ui/Markdown.tsx';

const allowed = new Set(['P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'CODE', 'PRE', 'BLOCKQUOTE', 'BR', 'SPAN']);

function show(text: string): HTMLElement {
  return render(<Markdown text={text} />).container;
}

/** Every element other than the allowed, and every attribute other than the writing direction and a list's first number. */
function strangersIn(box: HTMLElement): string[] {
  return [...box.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].filter(({ name }) => name !== 'dir' && name !== 'start').map(({ name }) => `${element.tagName} ${name}`),
  ]);
}

describe('text that tries to become more than text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Hello <b onmouseover="alert(1)">you</b>',
    '<svg/onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '[click](javascript:alert(1))',
    '![x](https://evil.example/pixel.png)',
    '<https://evil.example>',
    'See https://evil.example/x and www.evil.example',
    '[a][1]\n\n[1]: javascript:alert(1) "title"',
    '&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>\n\n<style>*{display:none}</style>',
    '`<img src=x onerror=alert(1)>` and\n```html\n<script>alert(1)</script>\n```',
    '> <form action="https://evil.example"><input name="password"></form>',
    '- <math><mi//xlink:href="javascript:alert(1)">\n- <details open ontoggle=alert(1)>',
    '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | [x](javascript:1) |',
    '# <img src=x onerror=alert(1)> heading [x](javascript:alert(1))',
    '**<script>alert(1)</script>** _[x](vbscript:x)_',
  ])('stays text: %s', (probe) => {
    const box = show(probe);
    expect(strangersIn(box)).toEqual([]);
    expect(box.querySelector('a')).toBeNull();
    expect(box.textContent?.trim()).not.toBe('');
  });

  it('never becomes an element, whatever it is', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '<b>',
      '</',
      '"',
      '`',
      '```',
      '*',
      '**',
      '_',
      '[',
      '](',
      ')',
      '!',
      '#',
      '- ',
      '1. ',
      '> ',
      '|',
      '\n',
      '\n\n',
      ' ',
      'a',
      '&lt;',
      'https://x.y',
      '\\',
      '~~',
      '<!--',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
          fc.string({ unit: 'grapheme', maxLength: 40 }),
        ),
        (text) => {
          const { container, unmount } = render(<Markdown text={text} />);
          const strangers = strangersIn(container);
          unmount();
          expect(strangers).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('does not stop the page by depth', () => {
    expect(strangersIn(show('> '.repeat(300)))).toEqual([]);
    expect(strangersIn(show('*'.repeat(2_000)))).toEqual([]);
    expect(strangersIn(show('['.repeat(2_000)))).toEqual([]);
  });
});

describe('the small Markdown of a reply', () => {
  it('becomes paragraphs, emphasis and code', () => {
    const box = show('One **two** and *three* with `4/5`.\n\nNext.');
    expect([...box.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['One two and three with 4/5.', 'Next.']);
    expect(box.querySelector('strong')?.textContent).toBe('two');
    expect(box.querySelector('em')?.textContent).toBe('three');
    expect(box.querySelector('code')?.textContent).toBe('4/5');
  });

  it('becomes lists', () => {
    const box = show('Three questions:\n\n- What is given?\n- What is **asked**?\n\n1. First\n2. Second');
    expect([...box.querySelectorAll('ul > li')].map((li) => li.textContent)).toEqual(['What is given?', 'What is asked?']);
    expect([...box.querySelectorAll('ol > li')].map((li) => li.textContent)).toEqual(['First', 'Second']);
  });

  it('becomes quotes and code blocks', () => {
    const box = show('> A line.\n\n```\nprint(1 < 2)\n```');
    expect(box.querySelector('blockquote p')?.textContent).toBe('A line.');
    expect(box.querySelector('pre code')?.textContent).toBe('print(1 < 2)');
  });

  it.each([
    '5 < 6 & 7 > 2',
    '"quoted" and ‘quoted’',
    '2 * 3 * 4 = 24',
    'x_1 and x_2 and snake_case_name',
    '1/2 + 1/3 = 2/5',
    '3^2 ~ 9',
    'AT&T &amp; co',
    'a \\ b',
    '[not a link] and (brackets)',
    'What? Yes. "No."',
  ])('shows plain text as it was typed: %s', (text) => {
    expect(show(text).textContent).toBe(text === 'AT&T &amp; co' ? 'AT&T & co' : text);
  });

  it('shows headings, tables and rules as words', () => {
    expect(show('## A heading').textContent).toBe('A heading');
    expect(show('| a | b |\n|---|---|\n| 1 | 2 |').textContent).toContain('| 1 | 2 |');
  });

  it('keeps the number with which a line begins', () => {
    const box = show('1989. That was the year in which the wall fell.');
    expect(box.querySelector('ol')?.getAttribute('start') ?? box.textContent).toContain('1989');
  });

  it('lets every block find its own writing direction', () => {
    for (const block of show('Hello\n\n- one').querySelectorAll('p, li')) expect(block.getAttribute('dir')).toBe('auto');
  });

  it('is empty for an empty text', () => {
    expect(show('').textContent).toBe('');
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstScreenEnd } from '../../../scripts/vite/first-screen.ts';
import { namesIn, splitStyle } from '../../../scripts/vite/split-style.ts';

const first = namesIn('<html lang="en"><body class="app"><main id="main"><h1 class="title pt-[4.5rem]">Words</h1><p title="a > b" class="lead">');

it('keeps with the first screen what can apply there, and sets aside what asks for something that is not there', () => {
  const kept = [
    '.title{a:b}',
    'h1.title,.footer{a:b}',
    ':root{--x:1;c:var(--x)}',
    '*,:before{a:b}',
    '[data-theme=dark] h1{a:b}',
    ':is(.title,.other){a:b}',
    '.pt-\\[4\\.5rem\\]{a:b}',
    '#main{a:b}',
    'h1:not(:hover){a:b}',
    ':focus-visible{a:b}',
  ];
  const aside = [
    '.footer{a:b}',
    '.app .footer{a:b}',
    '#other{a:b}',
    'table td{a:b}',
    '.title:not(.lead) .badge{a:b}',
    '.title>.w-1\\/2:hover{a:b}',
    '.title:hover{a:b}',
    '::placeholder{a:b}',
    '::-webkit-search-decoration{a:b}',
  ];
  for (const rule of kept) expect(splitStyle(rule, first), rule).toEqual({ early: rule, late: '' });
  for (const rule of aside) expect(splitStyle(rule, first), rule).toEqual({ early: '', late: rule });
});

it('parts the groups with their rules, and what is for print is never needed first', () => {
  expect(splitStyle('@media (width>=40rem){.title{a:b}.footer{c:d}}@media print{.title{e:f}}', first)).toEqual({
    early: '@media (width>=40rem){.title{a:b}}',
    late: '@media (width>=40rem){.footer{c:d}}@media print{.title{e:f}}',
  });
});

it('leaves every layer its rank, also when all its rules come later', () => {
  expect(splitStyle('@layer base{h1{a:b}}@layer prose{.prose{a:b}}@layer components{.lead{a:b}}', first)).toEqual({
    early: '@layer base{h1{a:b}}@layer prose;@layer components{.lead{a:b}}',
    late: '@layer prose{.prose{a:b}}',
  });
});

it('reads past braces and semicolons in strings, comments and parentheses', () => {
  const css = '/*! a{b} */.title:after{content:"}"}.lead{background:url(data:a;b{c});c:var(--x)}@property --x{syntax:"*";inherits:false}';
  expect(splitStyle(css, first)).toEqual({ early: css, late: '' });
});

it('sets and registers a custom property where it is first read, be it by another property or by an attribute', () => {
  const [x, y] = ['@property --x{syntax:"*";inherits:false}', '@property --y{syntax:"*";inherits:false}'];
  expect(splitStyle(`.lead{c:var(--x, 1)}.footer{c:var(--y)}${x}${y}`, first)).toEqual({ early: `.lead{c:var(--x, 1)}${x}`, late: `.footer{c:var(--y)}${y}` });
  expect(splitStyle(':root{--x:var(--a);--a:1;color:red;--y:var(--b);--b:2}.lead{c:var(--x)}', first)).toEqual({
    early: ':root{--x:var(--a);--a:1;color:red}.lead{c:var(--x)}',
    late: ':root{--y:var(--b);--b:2}',
  });
  expect(splitStyle(':root{--star:1;--moon:2}', namesIn('<style>h1{c:var(--moon)}</style><svg fill="var(--star)">'))).toEqual({
    early: ':root{--star:1}',
    late: ':root{--moon:2}',
  });
});

it('loses no rule and doubles none', () => {
  const selector = fc.constantFrom('.title', '.footer', '.a .b', 'h1', 'table', ':root');
  const sheet = fc.array(selector).map((selectors) => selectors.map((name, i) => `${name}{n:${i}}`));
  fc.assert(
    fc.property(sheet, (rules) => {
      const { early, late } = splitStyle(rules.join(''), first);
      expect((early + late).match(/[^{}]+\{[^}]*\}/g)?.toSorted() ?? []).toEqual(rules.toSorted());
    }),
  );
});

const rest = `<section>${'<p>More words than before</p>'.repeat(9)}</section>`;

it('ends the first screen behind the block with the heading', () => {
  const page = (inner: string) => `<body><main id="main">${inner}</main><footer></footer></body>`;
  const cutOf = (html: string) => `${html.slice(0, firstScreenEnd(html))}|${html.slice(firstScreenEnd(html))}`;
  expect(cutOf(page(`<header><h1>Title</h1><br><p>Lead</p></header>${rest}`))).toBe(page(`<header><h1>Title</h1><br><p>Lead</p></header>|${rest}`));
  expect(cutOf(page(`<div><header><svg><path d="M0 0"/></svg><h1>Title</h1></header>${rest}</div>`))).toBe(
    page(`<div><header><svg><path d="M0 0"/></svg><h1>Title</h1></header>|${rest}</div>`),
  );
});

it('cuts at the end of the content where there is no heading, where it is all one, and where a component draws it', () => {
  for (const inner of ['<p>Words</p>', '<h1>Title</h1><p>Words</p>', `<astro-island><div><header><h1>Title</h1></header>${rest}</div></astro-island>`]) {
    const html = `<main>${inner}</main>`;
    expect(firstScreenEnd(html), inner).toBe(html.indexOf('</main>'));
  }
  expect(firstScreenEnd('<body><p>Words</p></body>')).toBe(-1);
});

it('what two style sheets of a page both bring stands there once: of a rule the last, of a layer without rules and of a comment the first', () => {
  const css =
    '/*! a */@layer base,prose;@layer prose{.lead{a:b}h1{c:d}}@property --x{inherits:false}/*! a */@layer base,prose;@layer prose{.lead{a:b}}@property --x{inherits:false}';
  expect(splitStyle(`${css}.lead{e:var(--x)}`, first).early).toBe('/*! a */@layer base,prose;@layer prose{h1{c:d}.lead{a:b}}@property --x{inherits:false}.lead{e:var(--x)}');
});

it('the same rule in another layer, or for another window, is another rule', () => {
  const css = '@layer base{h1{a:b}}@layer prose{h1{a:b}}@media (width>=40rem){h1{a:b}}';
  expect(splitStyle(css, first).early).toBe(css);
});

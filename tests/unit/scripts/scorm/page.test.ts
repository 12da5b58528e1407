import { describe, expect, it } from 'vitest';
import { filesOf, packagePage, stylesOf } from '../../../../scripts/scorm/page.ts';

const options = { title: 'Fish & <Chips>', reviewed: '2026-11-20', siteUrl: undefined, scripts: ['scripts/a.js', 'scripts/b.js'] };
const aPage = (main: string) =>
  `<html><head><style>a{}</style><style>b{}</style></head><body><header><a href="/">Kora</a></header><main id="main" class="x">${main}</main><footer></footer></body></html>`;
const made = (main: string, siteUrl?: string) => packagePage(aPage(main), { ...options, siteUrl });

describe('the page of a package', () => {
  it('is the main part of the built page with its title, its styles beside it and its scripts in their order', () => {
    const page = made('<h1>Fish</h1>');
    expect(page).toContain('<main id="main"><h1>Fish</h1></main>');
    expect(page).toContain('<title>Fish &amp; &lt;Chips></title>');
    expect(page).not.toContain('<header>');
    expect([...page.matchAll(/<script type="module" src="([^"]+)">/g)].map(([, src]) => src)).toEqual(options.scripts);
    expect(stylesOf(aPage(''))).toMatch(/^a\{\}\nb\{\}/);
  });

  it('has links into the site as plain text where the site has no address', () => {
    expect(made('<p>See <a class="btn" href="/kora" data-prefetch>Kora <b>now</b></a>.</p>')).toContain('<p>See <span>Kora <b>now</b></span>.</p>');
  });

  it('has links into the site as whole addresses where it has one, opened beside the platform', () => {
    expect(made('<a class="btn" href="/tools/aurora?a=1&#38;b=2" data-prefetch="true">Aurora</a>', 'https://kora.example')).toContain(
      '<a class="btn" href="https://kora.example/tools/aurora?a=1&#38;b=2" target="_blank" rel="noopener noreferrer">Aurora</a>',
    );
  });

  it('opens other sites beside the platform, and leaves links within the page and to mail alone', () => {
    const page = made('<a href="https://doi.org/1" rel="noreferrer noopener">A</a><a href="#b">B</a><a href="mailto:c@d.example">C</a>');
    expect(page).toContain('<a href="https://doi.org/1" target="_blank" rel="noopener noreferrer">A</a><a href="#b">B</a><a href="mailto:c@d.example">C</a>');
  });

  it('leaves out what makes sense on the site only, whatever it holds', () => {
    const page = made('<p>a</p><div data-site-only><div>x</div><div-like>y</div-like></div><p class="m" data-site-only hidden>z <a href="/profile">w</a></p><p>b</p>');
    expect(page).toContain('<main id="main"><p>a</p><p>b</p></main>');
    expect(() => made('<div data-site-only><div></div>')).toThrow('does not end');
  });

  it('says before the links of the end where they would lead, and leaves out Teach this, where the site has no address', () => {
    const closing = '<p data-teach><a href="/tools/aurora">Teach this</a></p><section class="closing"><p class="flex gap-3"><a class="btn" href="/next">Next</a></p></section>';
    expect(made(closing)).toContain('<p class="text-muted">On the website that this course comes from:</p><p class="flex gap-3"><span>Next</span></p>');
    expect(made(closing)).not.toContain('Teach this');
    expect(made(closing, 'https://kora.example')).toContain('>Teach this</a>');
    expect(made(closing, 'https://kora.example')).not.toContain('On the website');
  });

  it('takes pictures along', () => {
    const main = '<img src="/pictures/a.png" alt="A"><video poster="/b.jpg"></video>';
    expect(filesOf(aPage(main))).toEqual(['pictures/a.png', 'b.jpg']);
    expect(made(main)).toContain('<img src="files/pictures/a.png" alt="A"><video poster="files/b.jpg">');
  });

  it.each(['<form action="/search"></form>', '<lab-x data-words="/words.json"></lab-x>', '<astro-island uid="1"></astro-island>'])(
    'is not made where it would refer to something outside the package: %s',
    (main) => {
      expect(() => made(main)).toThrow(/data-site-only/);
    },
  );
});

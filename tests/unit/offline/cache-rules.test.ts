import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, keyOf, markKept, mayKeep, type Rule, ruleFor, scriptsOf, titleOf } from '../../../src/offline/cache-rules.ts';

const origin = 'https://kora.example';
const core = new Set(['/offline', '/search.js', '/search-index.json']);
const rule = (url: string, asked: Partial<Parameters<typeof ruleFor>[0]> = {}): Rule =>
  ruleFor({ method: 'GET', url: new URL(url, origin).href, isNavigation: false, hasRange: false, ...asked }, origin, core);
const opened = (url: string): Rule => rule(url, { isNavigation: true });

describe('the rule for a request', () => {
  it.each(['/api', '/api/health', '/api/kora/chat', '/api/explore-perspectives?q=x'])('leaves %s to the network, however it is asked for', (url) => {
    expect(rule(url)).toBe('leave');
    expect(opened(url)).toBe('leave');
    expect(rule(url, { method: 'POST' })).toBe('leave');
  });

  it('leaves everything that is not a GET, that is of another origin or that asks for a part of a file', () => {
    expect(rule('/llm-deep-dive', { method: 'POST', isNavigation: true })).toBe('leave');
    expect(rule('/_astro/a.js', { method: 'HEAD' })).toBe('leave');
    expect(rule('https://elsewhere.example/_astro/a.js')).toBe('leave');
    expect(rule('https://kora.example:8443/llm-deep-dive', { isNavigation: true })).toBe('leave');
    expect(rule('/_astro/a.js', { hasRange: true })).toBe('leave');
    expect(rule('/whitepaper.pdf', { hasRange: true, isNavigation: true })).toBe('leave');
  });

  it.each(['/', '/llm-deep-dive', '/search?q=bias', '/kora#top', '/tools/aurora?subject=Math', '/offline', '/apiary', '/pare', '/pare/'])(
    'takes %s from the network first',
    (url) => expect(opened(url)).toBe('page'),
  );

  it.each(['/pare/host/ABC123', '/pare/join/ABC123?name=A', '/comet/join/ABC123', '/orbit/join/ABC123', '/mailing-list/confirm/token', '/mailing-list/joined'])(
    'keeps nothing of %s',
    (url) => expect(opened(url)).toBe('unkept-page'),
  );

  it('treats every page that the Worker makes on demand so', () => {
    const [, list = ''] = /run_worker_first = \[([^\]]*)\]/.exec(readFileSync('wrangler.toml', 'utf8')) ?? [];
    const prefixes = [...list.matchAll(/"([^"]+)\/\*"/g)].map(([, prefix = '']) => prefix);
    expect(prefixes).toContain('/pare/host');
    for (const prefix of prefixes) expect(opened(`${prefix}/x`), prefix).toBe(prefix === '/api' ? 'leave' : 'unkept-page');
  });

  it('takes scripts with their content in their name from the device, and the worker’s own files too', () => {
    expect(rule('/_astro/islands.DR2mfUx6.js')).toBe('asset');
    expect(rule('/search-index.json')).toBe('core');
    expect(rule('/search.js?x=1')).toBe('core');
  });

  it('leaves other files, and files that are opened by themselves', () => {
    for (const url of ['/whitepaper.pdf', '/share/home.png', '/service-worker.js', '/offline-files.json']) expect(rule(url), url).toBe('leave');
    for (const url of ['/whitepaper.pdf', '/courses.xml', '/search-index.json']) expect(opened(url), url).toBe('leave');
  });
});

describe('what may be kept', () => {
  const answer = (changes: Partial<Response> = {}, headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' }) => ({
    status: 200,
    type: 'basic' as ResponseType,
    redirected: false,
    ...changes,
    headers: new Headers(headers),
  });

  it('is a whole answer from here that was not sent on', () => {
    expect(mayKeep(answer(), 'page')).toBe(true);
    for (const status of [0, 204, 206, 301, 404, 500, 503]) expect(mayKeep(answer({ status }), 'page'), String(status)).toBe(false);
    for (const type of ['opaque', 'opaqueredirect', 'cors', 'error'] as const) expect(mayKeep(answer({ type }), 'page'), type).toBe(false);
    expect(mayKeep(answer({ redirected: true }), 'page')).toBe(false);
  });

  it('is nothing that forbids it, and as a page only HTML', () => {
    expect(mayKeep(answer({}, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }), 'page')).toBe(false);
    expect(mayKeep(answer({}, { 'Content-Type': 'text/plain' }), 'page')).toBe(false);
    expect(mayKeep(answer({}, {}), 'page')).toBe(false);
    expect(mayKeep(answer({}, { 'Content-Type': 'text/javascript' }), 'file')).toBe(true);
  });
});

describe('a kept page', () => {
  it('is one, whatever its query asks for', () => expect(keyOf(`${origin}/search?q=bias#x`)).toBe('/search'));

  it('carries the moment it was kept, once', () => {
    expect(markKept('<!doctype html><html lang="en"><body>&lt;html</body></html>', '2026-03-02T10:00:00.000Z')).toBe(
      '<!doctype html><html data-kept="2026-03-02T10:00:00.000Z" lang="en"><body>&lt;html</body></html>',
    );
  });

  it('has a title as people read it', () => {
    expect(titleOf('<head><title>Bias &amp; Ethics in AI · Kora</title>')).toBe('Bias & Ethics in AI');
    expect(titleOf('<title>You&#39;ve &quot;heard&quot;</title>')).toBe('You\'ve "heard"');
    expect(titleOf('no title')).toBe('');
  });

  it('names its scripts, also those that its inline scripts import, and no one else’s', () => {
    const html = [
      '<script type="module" src="/_astro/a.1.js"></script>',
      '<script type="module">import{x}from"/_astro/b.2.js";import`/_astro/c.3.js`;import("/_astro/later.4.js");import("/offline.js")</script>',
      '<script type="application/json">"from\\"/_astro/no.5.js\\""</script>',
    ].join('');
    expect(scriptsOf(html)).toEqual(['/_astro/a.1.js', '/_astro/b.2.js', '/_astro/c.3.js']);
  });

  it('follows imports of a built script, but not those for later', () => {
    expect(importsOf('import{a as b}from"./a.1.js";export*from`/_astro/b.2.js`;import"./c.3.js";const d=()=>import(`./d.4.js`);import x from"https://e.example/x.js"')).toEqual([
      '/_astro/a.1.js',
      '/_astro/b.2.js',
      '/_astro/c.3.js',
    ]);
  });
});

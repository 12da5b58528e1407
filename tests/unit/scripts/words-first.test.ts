import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withLateStyles, withOwnHashes, withScriptsLast } from '../../../scripts/vite/words-first.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => /content="([^"]*)"/.exec(html)?.[1];

it('puts module scripts behind the words, in their order', () => {
  const page = '<body><script type="module">one()</script><main><p>Words</p><script type="module" src="/two.js"></script></main></body></html>';
  expect(withScriptsLast(page)).toBe('<body><main><p>Words</p></main><script type="module">one()</script><script type="module" src="/two.js"></script></body></html>');
});

it('leaves scripts where they are that run while the page is read, and data', () => {
  const page = '<body><script>first()</script><script type="application/json">{"a":1}</script><p>Words</p></body>';
  expect(withScriptsLast(page)).toBe(page);
});

it('keeps a script whole that holds signs of replacement patterns', () => {
  const script = '<script type="module">x.replace(/a/,"$&$1$`")</script>';
  expect(withScriptsLast(`<body>${script}<p>Words</p></body>`)).toBe(`<body><p>Words</p>${script}</body>`);
});

it('keeps the hashes of what stands in the page and drops the others', () => {
  const policy = `default-src 'none'; script-src 'self' ${hashOf('one()')} ${hashOf('elsewhere()')}; style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')};`;
  const page = `<meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style><script type="module">one()</script><script src="/x.js"></script>`;
  expect(policyOf(withOwnHashes(page))).toBe(`default-src 'none'; script-src 'self' ${hashOf('one()')}; style-src 'self' ${hashOf('a{}')};`);
});

it('leaves a page alone that has no policy', () => {
  expect(withOwnHashes('<style>a{}</style>')).toBe('<style>a{}</style>');
});

it('puts the styles that the first screen does not need behind it, and names both parts in the policy', () => {
  const page = (early: string, late: string, policy: string) =>
    `<html><head><meta http-equiv="content-security-policy" content="style-src 'self'${policy};"><style>${early}</style></head><body><main><header><h1>Words</h1></header>${late}<p class="far">${'More words. '.repeat(9)}</p></main></body></html>`;
  expect(withOwnHashes(withLateStyles(page('h1{a:b}.far{c:d}', '', ` ${hashOf('h1{a:b}.far{c:d}')}`)))).toBe(
    page('h1{a:b}', '<style>.far{c:d}</style>', ` ${hashOf('h1{a:b}')} ${hashOf('.far{c:d}')}`),
  );
});

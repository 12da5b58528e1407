import { describe, expect, it } from 'vitest';
import { readSiteUrl } from '../../../scripts/run/site-url.ts';

describe('SITE_URL', () => {
  it.each([
    ['https://kora.example.org', 'https://kora.example.org'],
    [' https://kora.example.org/ ', 'https://kora.example.org'],
    ['https://KORA.example.org:443', 'https://kora.example.org'],
    ['http://localhost:8787', 'http://localhost:8787'],
  ])('%j is the address %s', (text, origin) => {
    expect(readSiteUrl(text)).toBe(origin);
  });

  it.each([undefined, '', '  '])('may be left out: %j', (text) => {
    expect(readSiteUrl(text)).toBeUndefined();
  });

  it.each([
    'kora.example.org',
    'https://kora.example.org/school',
    'https://kora.example.org/?a',
    'https://kora.example.org/#a',
    'https://me@kora.example.org',
    'ftp://kora.example.org',
    '/',
  ])('%j is no address of a site', (text) => {
    expect(readSiteUrl(text)).toBeNull();
  });
});

/** Holds the list on /privacy against the code: what is kept stands in the list, and what stands there is kept. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { neverSent, StoredData, type storedPlaces } from '../../src/catalog/schemas/stored-data.ts';
import * as chatEndpoints from '../../src/contracts/chat-endpoints.ts';
import * as toolEndpoints from '../../src/contracts/endpoints.ts';
import { subprotocol } from '../../src/contracts/live/protocol.ts';
import { roomProtocol } from '../../src/contracts/map-room.ts';
import { cacheNames } from '../../src/contracts/offline.ts';
import * as storageKeys from '../../src/contracts/storage-keys.ts';
import { backupParts } from '../../src/stores/device-parts.ts';
import { libraryName } from '../../src/stores/library/database.ts';
import { contentDir } from '../support/knowledge.ts';

const endpoints = { ...chatEndpoints, ...toolEndpoints };

const root = path.resolve(contentDir, '..');
const stored = StoredData.parse(parse(readFileSync(path.join(contentDir, 'site', 'stored-data.yaml'), 'utf8')));
const listed = (...places: (typeof storedPlaces)[number][]): string[] =>
  stored.places.flatMap(({ id, entries }) => (places.includes(id) ? entries.map(({ key }) => key) : [])).sort();

const filesIn = (dir: string, ending: RegExp): { file: string; text: string }[] =>
  existsSync(path.join(root, dir))
    ? readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => ({ file: path.join(dir, name), text: readFileSync(path.join(root, dir, name), 'utf8') }))
    : [];
const sources = filesIn('src', /\.(ts|tsx|js|astro)$/);
const worker = filesIn('functions', /\.ts$/);

/** "table.column" for each column of each CREATE TABLE in the text. */
function columnsIn(sql: string): string[] {
  const bare = sql.replaceAll(/--[^\n]*/g, '');
  return [...bare.matchAll(/CREATE TABLE\s+(?:IF NOT EXISTS\s+)?["`]?(\w+)["`]?\s*\(/gi)].flatMap((match) => {
    const start = match.index + match[0].length;
    return splitAtCommas(bare.slice(start, endOfBracket(bare, start)))
      .filter((part) => !/^(PRIMARY KEY|FOREIGN KEY|UNIQUE|CHECK|CONSTRAINT)\b/i.test(part))
      .map((part) => `${match[1]}.${/^["`]?(\w+)/.exec(part)?.[1]}`);
  });
}

function endOfBracket(text: string, start: number): number {
  for (let i = start, depth = 1; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return i;
  }
  throw new Error('a CREATE TABLE does not end');
}

/** Commas inside brackets do not count. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

describe('the list of stored data', () => {
  it('names every storage key of the browser, and no other', () => {
    expect(listed('local-storage', 'session-storage')).toEqual(Object.values(storageKeys).sort());
  });

  it('is what a backup holds, as far as it stays on the device', () => {
    // The probe is written and removed at once.
    expect([...backupParts.map(({ key }) => key), storageKeys.probe].sort()).toEqual(listed('local-storage'));
  });

  it('is complete, because the code has no key beside the list of keys', () => {
    // The names of the two protocols are sent, not kept under.
    const known = new Set<string>([...Object.values(storageKeys), subprotocol, roomProtocol]);
    const strays = sources
      .filter(({ file }) => !file.endsWith('storage-keys.ts'))
      .flatMap(({ file, text }) => [...text.matchAll(/['"`](kora\.[a-z0-9.-]+)['"`]/g)].filter(([, key = '']) => !known.has(key)).map(([, key]) => `${file}: ${key}`));
    expect(strays).toEqual([]);
  });

  it('is complete, because nothing is written under a name that is not a constant', () => {
    const writes = sources.flatMap(({ file, text }) => [...text.matchAll(/\b(?:local|session)Storage\.setItem\(\s*([^,]+),/g)].map((match) => ({ file, name: match[1] ?? '' })));
    expect(writes.length).toBeGreaterThan(2);
    expect(writes.filter(({ name }) => !/^[\w.]*[kK]eys?(\.\w+)?$/.test(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it('names the databases and caches of the browser, should the code open any', () => {
    const opens = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(listed('indexed-db')).toEqual([libraryName]);
    expect(opens(/indexedDB\.open\(|\bopenDB\b/)).toEqual([path.join('src', 'stores', 'library', 'database.ts')]);
    // By their names only, which stand in one place: a cache that is opened under another name would escape the list.
    expect(listed('cache')).toEqual(Object.values(cacheNames).sort());
    const opened = sources.flatMap(({ text }) => [...text.matchAll(/\bcaches\s*\.open\(([^)]*)\)/g)].map(([, name]) => name));
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.filter((name) => !/^cacheNames\.\w+$|^name$/.test(name ?? ''))).toEqual([]);
  });

  it('says what is sent of an entry whose tool calls the API', () => {
    const apiCalls = Object.entries(endpoints).flatMap(([name, { path: address }]) => (address.startsWith('/api/') ? [name] : []));
    const calling = sources.filter(
      ({ file, text }) => file.startsWith(path.join('src', 'features')) && apiCalls.some((name) => new RegExp(`\\bcall\\([^;]*\\b${name}\\b`).test(text)),
    );
    expect(calling.length).toBeGreaterThan(4);
    const toolsThatSend = new Set(calling.map(({ file }) => path.dirname(file)));
    // A store hands its key to those who import it, as the preferences do.
    const usersOf = (key: string): string[] => {
      const direct = sources.filter(({ text }) => new RegExp(`\\bstorageKeys\\.${key}\\b`).test(text)).map(({ file }) => file);
      const stores = direct.filter((file) => file.startsWith(path.join('src', 'stores')) && !/device-(data|parts|storage)\.ts$/.test(file)).map((file) => path.basename(file));
      return [...direct, ...sources.filter(({ text }) => stores.some((store) => text.includes(`stores/${store}'`))).map(({ file }) => file)];
    };
    const sentOf = new Map(stored.places.flatMap(({ entries }) => entries.map(({ key, sent }) => [key, sent] as const)));
    const sending = Object.entries(storageKeys).filter(([name]) => usersOf(name).some((file) => toolsThatSend.has(path.dirname(file))));
    expect(sending.map(([name]) => name)).toEqual(expect.arrayContaining(['mailingQueue', 'essays', 'reading', 'ownViews', 'settings']));
    expect(sending.filter(([, key]) => sentOf.get(key) === neverSent).map(([name]) => name)).toEqual([]);
    // What stands above the entries claims nothing that one of them denies.
    expect(stored.places.filter(({ note }) => /not sent|stays? on this device/i.test(note)).map(({ id }) => id)).toEqual([]);
  });

  it('stands beside a list of every other tool that sends something', () => {
    const text = readFileSync(path.join(contentDir, 'pages', 'privacy.mdx'), 'utf8');
    const told = /## What the other tools send\n([\s\S]*?)\n## /.exec(text)?.[1]?.match(/^- /gm) ?? [];
    // The chat, sharing, assignments and the forms for an address have chapters of their own.
    const called = Object.entries(endpoints).filter(
      ([name, { path: address }]) =>
        address.startsWith('/api/') &&
        !/^\/api\/(shares|assignments)\b/.test(address) &&
        !['koraChat', 'mailingList'].includes(name) &&
        sources.some(({ text: code }) => new RegExp(`\\bcall\\([^;]*\\b${name}\\b`).test(code)),
    );
    expect(called.map(([name]) => name)).toHaveLength(told.length);
    expect(told.length).toBeGreaterThan(2);
  });

  it('names every column of the database, and no other', () => {
    const columns = filesIn('functions/db/migrations', /\.sql$/).flatMap(({ text }) => columnsIn(text));
    expect(listed('database')).toEqual([...new Set(columns)].sort());
  });

  it('names every column that a Durable Object keeps, and no other', () => {
    const objects = worker.filter(({ text }) => /extends DurableObject\b/.test(text));
    expect(objects.length).toBeGreaterThan(0);
    const columns = objects.flatMap(({ file, text }) => {
      const name = /class (\w+) extends DurableObject\b/.exec(text)?.[1];
      // Its tables may stand in a file of their own beside it.
      const beside = [...text.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, imported]) => file.replace(/[^/]+$/, String(imported)));
      const store = worker.filter((other) => beside.includes(other.file)).map((other) => other.text);
      return [text, ...store].flatMap(columnsIn).map((column) => `${name}.${column}`);
    });
    expect(listed('durable-object')).toEqual(columns.sort());
    // Values kept without a table would escape the list.
    expect(worker.filter(({ text }) => /storage\.(put|kv)\b/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('names every field of a log line, and no other', () => {
    const calls = worker.flatMap(({ text }) => [...text.matchAll(/console\.(?:log|error|warn|info)\(([^\n]*)\);/g)].map((match) => match[1] ?? ''));
    expect(calls.length).toBeGreaterThan(0);
    const fields = calls.flatMap((call) => {
      const object = /^JSON\.stringify\(\{ (.*) \}\)$/.exec(call)?.[1];
      expect(object, `a log line that is no JSON object: ${call}`).toBeDefined();
      return splitAtCommas(object ?? '').map((field) => field.split(':')[0]?.trim() ?? '');
    });
    expect(listed('log')).toEqual([...new Set(fields)].sort());
  });

  it('names every counter of requests, and no other', () => {
    const names = [...readFileSync(path.join(root, 'wrangler.toml'), 'utf8').matchAll(/\[\[ratelimits\]\]\s+name = "(\w+)"/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(0);
    expect(listed('rate-limit')).toEqual(names.sort());
  });

  it('reads SQL as SQLite does', () => {
    expect(
      columnsIn(
        "CREATE TABLE IF NOT EXISTS a (id TEXT PRIMARY KEY, -- the id, random\n n INTEGER NOT NULL CHECK (n IN (1, 2)), PRIMARY KEY (id, n));\nCREATE TABLE `b`(x TEXT DEFAULT 'y')",
      ),
    ).toEqual(['a.id', 'a.n', 'b.x']);
  });
});

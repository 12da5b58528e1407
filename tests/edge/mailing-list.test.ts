/** The mailing list against the Worker's front door, with the real migrations in D1. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTokens, claimMail, type MailClaim, releaseMail } from '../../functions/db/mailing-list.ts';
import { countRequest } from '../../functions/db/request-count.ts';
import type { Problem } from '../../src/contracts/problem.ts';
import { type MailCall, type MailServer, startMailServer } from '../support/mail-server.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

const path = '/api/mailing-list';
const news = { purpose: 'newsletter', email: 'ana@school.example', consentVersion: '2026-11-20' };
const pilot = { ...news, purpose: 'pilot', name: 'Ana', school: 'Hill School', role: 'teacher', message: 'Grade 7 math.\nTwo classes.' };
const token = '0'.repeat(64);
const asForm = (fields: Record<string, string>, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

interface Row {
  id: number;
  email: string;
  purpose: string;
  name: string;
  school: string;
  role: string;
  message: string;
  consent_version: string;
  created_at: string;
  confirmed_at: string | null;
  mailed_at: string | null;
}

/** How long to look for what comes after the answer; it is there within moments on a machine that is not busy. */
const soon = { timeout: 40_000 };

let mail: MailServer;
let worker: TestWorker;
let withMail: TestWorker;
const site = 'https://kora.example';
beforeAll(async () => {
  mail = await startMailServer();
  worker = await startWorker();
  withMail = await startWorker({ MAIL_API_URL: mail.url, MAIL_API_KEY: 'key', MAIL_FROM: 'Kora <hello@kora.example>', SITE_URL: site });
});
afterAll(async () => {
  await mail.close();
  await worker.close();
  await withMail.close();
});
beforeEach(async () => {
  for (const { db } of [worker, withMail]) await db.batch(['mailing_list', 'mailing_list_token', 'mailing_list_request'].map((table) => db.prepare(`DELETE FROM ${table}`)));
});

const rows = async (of = worker): Promise<Row[]> => (await of.db.prepare('SELECT * FROM mailing_list ORDER BY id').all<Row>()).results;
const tokenRows = async (of = worker): Promise<unknown[]> => (await of.db.prepare('SELECT * FROM mailing_list_token').all()).results;
const everyHour = (of: TestWorker, now = new Date()) => of.harness.getWorker().scheduled({ cron: '17 * * * *', scheduledTime: now });
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const addRow = (of: TestWorker, row: Partial<Row>) =>
  of.db
    .prepare('INSERT INTO mailing_list (email, purpose, consent_version, created_at, confirmed_at) VALUES (?, ?, ?, ?, ?)')
    .bind(row.email, row.purpose ?? 'newsletter', '2026-11-20', row.created_at ?? daysAgo(0), row.confirmed_at ?? null)
    .run();
let people = 0;
/** Somebody new who signs up for news. */
const aPerson = () => ({ ...news, email: `person-${++people}@school.example` });
const tokensIn = (call: MailCall | undefined) => ({
  confirm: /confirm\/([0-9a-f]{64})/.exec(call?.body.text ?? '')?.[1] ?? '',
  unsubscribe: /unsubscribe\/([0-9a-f]{64})/.exec(call?.body.text ?? '')?.[1] ?? '',
});
const open = (action: string, of: string) => withMail.fetch(`/mailing-list/${action}/${of}`);
const press = (action: string, of: string) => withMail.fetch(`/mailing-list/${action}/${of}`, { method: 'POST', headers: { Origin: 'null' } });

async function expectProblem(response: Response, status: number, slug: string): Promise<Problem> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({ type: `/problems/${slug}`, status });
  return problem;
}
const codes = (problem: Problem) => problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`);

describe('a sign-up', () => {
  it('is stored with purpose, consent and time, unconfirmed', async () => {
    const response = await worker.post(path, news);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'stored' });
    expect(await rows()).toMatchObject([{ email: news.email, purpose: 'newsletter', consent_version: '2026-11-20', confirmed_at: null, mailed_at: null, name: '', message: '' }]);
    expect(Math.abs(Date.now() - Date.parse((await rows())[0]?.created_at ?? ''))).toBeLessThan(60_000);
  });

  it('for a pilot is stored with what was written', async () => {
    expect((await worker.post(path, pilot)).status).toBe(200);
    expect(await rows()).toMatchObject([{ purpose: 'pilot', name: 'Ana', school: 'Hill School', role: 'teacher', message: 'Grade 7 math.\nTwo classes.' }]);
  });

  it('for a pilot needs no more than the address', async () => {
    expect((await worker.post(path, { ...news, purpose: 'pilot' })).status).toBe(200);
    expect(await rows()).toMatchObject([{ purpose: 'pilot', name: '', school: '', role: '', message: '' }]);
  });

  it('a second time gets the same answer and makes no second row, whatever the capitals', async () => {
    const first = await worker.post(path, news);
    const second = await worker.post(path, { ...news, email: 'ANA@School.example' });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    expect([...second.headers.keys()].sort()).toEqual([...first.headers.keys()].sort());
    expect(await rows()).toHaveLength(1);
  });

  it('does not touch a confirmed one', async () => {
    await addRow(worker, { email: news.email, created_at: daysAgo(200), confirmed_at: daysAgo(199) });
    const before = await rows();
    const response = await worker.post(path, news);
    expect([response.status, await response.json()]).toEqual([200, { status: 'stored' }]);
    expect(await rows()).toEqual(before);
  });

  it('keeps both of two different pilot requests', async () => {
    await worker.post(path, pilot);
    await worker.post(path, pilot);
    await worker.post(path, { ...pilot, message: 'Also grade 8.' });
    expect((await rows()).map(({ message }) => message)).toEqual([pilot.message, 'Also grade 8.']);
  });

  it.each(["o'hara+news@school.example", 'a@b', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`])('takes what a browser takes: %s', async (email) => {
    expect((await worker.post(path, { ...news, email })).status).toBe(200);
    expect(await rows()).toMatchObject([{ email }]);
  });

  it('keeps text as it was written, whatever it looks like', async () => {
    const school = `'); DROP TABLE mailing_list; -- <b>"=1+1" 学校`;
    await worker.post(path, { ...pilot, school });
    expect(await rows()).toMatchObject([{ school }]);
  });
});

describe('bad input', () => {
  it.each<[string, unknown, string]>([
    ['no address', { purpose: 'newsletter', consentVersion: '2026-11-20' }, '/email required'],
    ['an empty address', { ...news, email: ' ' }, '/email invalid'],
    ['no e-mail address', { ...news, email: 'ana at school' }, '/email invalid'],
    ['two addresses', { ...news, email: 'a@b.example, c@d.example' }, '/email invalid'],
    ['a line break in the address', { ...news, email: 'a@b.example\nBcc: c@d.example' }, '/email invalid'],
    ['an address that is a number', { ...news, email: 7 }, '/email type'],
    ['an address that is a list', { ...news, email: ['a@b.example'] }, '/email type'],
    ['an unknown purpose', { ...news, purpose: 'spam' }, '/purpose enum'],
    ['no purpose', { email: news.email, consentVersion: '2026-11-20' }, '/purpose enum'],
    ['no consent', { purpose: 'newsletter', email: news.email }, '/consentVersion enum'],
    ['a consent that is no date', { ...news, consentVersion: 'yes' }, '/consentVersion enum'],
    ['a consent to a text that never was', { ...news, consentVersion: '1999-01-01' }, '/consentVersion enum'],
    ['an unknown field', { ...news, admin: true }, ' unknown-key'],
    ['a pilot field without a pilot', { ...news, school: 'x' }, ' unknown-key'],
    ['a prototype', JSON.stringify(news).replace('{', '{"__proto__":{"a":1},'), ' unknown-key'],
    ['a name that is too long', { ...pilot, name: 'x'.repeat(101) }, '/name too-long'],
    ['a school that is too long', { ...pilot, school: 'x'.repeat(201) }, '/school too-long'],
    ['a role that is too long', { ...pilot, role: 'x'.repeat(101) }, '/role too-long'],
    ['a message that is too long', { ...pilot, message: 'x'.repeat(2_001) }, '/message too-long'],
    ['a name with a line break', { ...pilot, name: 'a\nb' }, '/name invalid'],
    ['a message with a zero byte', { ...pilot, message: 'a\u0000b' }, '/message invalid'],
    ['a message that is null', { ...pilot, message: null }, '/message type'],
  ])('is refused and not stored: %s', async (_what, body, code) => {
    const problem = await expectProblem(await worker.post(path, body), 422, 'validation');
    expect(codes(problem)).toContain(code);
    expect(JSON.stringify(problem)).not.toContain('school.example');
    expect(await rows()).toEqual([]);
  });

  it('is refused and not stored: an address that is too long', async () => {
    const problem = await expectProblem(await worker.post(path, { ...news, email: `${'a'.repeat(250)}@b.example` }), 422, 'validation');
    expect(codes(problem)).toContain('/email too-long');
    expect(await rows()).toEqual([]);
  });

  it.each(['', '{', '[', 'email=ana@school.example'])('is refused when it is not JSON: %j', async (body) => {
    await expectProblem(await worker.post(path, body), 400, 'malformed-json');
  });

  it.each(['null', '[]', '"x"', '42'])('is refused when it is no object: %s', async (body) => {
    await expectProblem(await worker.post(path, body), 422, 'validation');
  });

  it.each(['text/plain', '', 'application/x-www-form-urlencoded', 'multipart/form-data'])('is refused with another media type: %j', async (type) => {
    await expectProblem(await worker.post(path, news, { 'Content-Type': type }), 415, 'unsupported-media-type');
    expect(await rows()).toEqual([]);
  });

  it('is refused when it is larger than a form can be', async () => {
    await expectProblem(await worker.post(path, { ...pilot, message: 'x'.repeat(20_000) }), 413, 'body-too-large');
  });

  it('is refused from another site', async () => {
    await expectProblem(await worker.post(path, news, { Origin: 'https://evil.example' }), 403, 'forbidden-origin');
    expect(await rows()).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE'])('is refused with the method %s', async (method) => {
    await expectProblem(await worker.fetch(path, { method }), 405, 'method-not-allowed');
  });
});

describe('too many sign-ups', () => {
  const from = (address: string) => ({ 'CF-Connecting-IP': address });

  it('from one network: the 31st within ten minutes is told how long to wait, and is not stored', async () => {
    for (let i = 1; i <= 30; i++) expect((await worker.post(path, { ...news, email: `p${i}@school.example` }, from('192.0.2.1'))).status).toBe(200);
    const limited = await worker.post(path, { ...news, email: 'p31@school.example' }, from('192.0.2.1'));
    const wait = Number(limited.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    await expectProblem(limited, 429, 'rate-limited');
    expect(await rows()).toHaveLength(30);
  });

  it('count whatever is wrong with them: after 30 bad requests the 31st is refused, good or bad', async () => {
    const bad: [unknown, Record<string, string>, number][] = [
      ['{', {}, 400],
      [{ ...news, email: 'nobody' }, {}, 422],
      [news, { 'Content-Type': 'text/plain' }, 415],
      [{ ...pilot, message: 'x'.repeat(20_000) }, {}, 413],
      [news, {}, 200],
      [{}, {}, 422],
    ];
    for (let i = 0; i < 30; i++) {
      const [body, headers, status] = bad[i % bad.length] ?? bad[0] ?? [{}, {}, 0];
      expect((await worker.post(path, body, { ...headers, ...from('192.0.2.3') })).status).toBe(status);
    }
    for (const [body, headers] of bad) await expectProblem(await worker.post(path, body, { ...headers, ...from('192.0.2.3') }), 429, 'rate-limited');
    expect((await worker.post(path, news, from('192.0.2.4'))).status).toBe(200);
  });

  it('do not count when another site makes a browser send them, so that no site can shut a school out', async () => {
    for (let i = 0; i < 31; i++) await expectProblem(await worker.post(path, news, { ...from('192.0.2.5'), Origin: 'https://evil.example' }), 403, 'forbidden-origin');
    const foreign = asForm(news, { ...from('192.0.2.5'), 'Sec-Fetch-Site': 'cross-site' });
    for (let i = 0; i < 31; i++) expect((await worker.fetch('/mailing-list/join', foreign)).status).toBe(400);
    expect((await worker.post(path, news, from('192.0.2.5'))).status).toBe(200);
  });

  it('through the form without scripts count as well', async () => {
    const form = asForm({ ...news, email: 'nobody' }, { ...from('192.0.2.6'), 'Sec-Fetch-Site': 'same-origin', Origin: 'null' });
    for (let i = 0; i < 30; i++) await worker.fetch('/mailing-list/join', form);
    await expectProblem(await worker.post(path, news, from('192.0.2.6')), 429, 'rate-limited');
  });

  it('leave no address of a network in the database', async () => {
    await worker.post(path, news, from('192.0.2.77'));
    const { results } = await worker.db.prepare('SELECT * FROM mailing_list_request').all<Record<string, unknown>>();
    expect(results).toEqual([{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/), at: expect.any(Number) }]);
    expect(JSON.stringify([results, await rows()])).not.toContain('192.0.2');
  });

  const start = Date.parse('2026-11-20T10:03:00Z');
  const count = (seconds: number, address = '192.0.2.1', key = 'k') => countRequest(worker.db, { address, key, now: new Date(start + seconds * 1_000), limit: 3 });

  it('are counted over any ten minutes, not over those of the clock', async () => {
    expect([await count(0), await count(200), await count(599)]).toEqual([0, 0, 0]);
    // 10:13, another ten minutes by the clock; the first is exactly ten minutes old only one second later.
    expect(await count(599)).toBe(1);
    expect(await count(600)).toBe(0);
    expect(await count(601)).toBe(199);
    expect(await count(800)).toBe(0);
  });

  it('of one network do not count for another', async () => {
    for (let i = 0; i < 3; i++) await count(i);
    expect(await count(4)).toBeGreaterThan(0);
    expect(await count(4, '192.0.2.2')).toBe(0);
    expect(await count(4, '2001:db8::1')).toBe(0);
  });

  it('count together when they come from the same IPv6 network', async () => {
    for (let i = 0; i < 3; i++) expect(await count(i, `2001:db8:1:2::${i}`)).toBe(0);
    expect(await count(4, '2001:db8:1:2:ffff::')).toBeGreaterThan(0);
  });

  it('cannot slip through together', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => count(0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('are forgotten after ten minutes', async () => {
    await count(0);
    await count(601, '192.0.2.9');
    expect((await worker.db.prepare('SELECT * FROM mailing_list_request').all()).results).toHaveLength(1);
  });
});

describe('a list that cannot be written', () => {
  it('says so in a way that asks for another try, and stores nothing', async () => {
    await worker.db.prepare('ALTER TABLE mailing_list RENAME TO away').run();
    try {
      await expectProblem(await worker.post(path, news), 503, 'unavailable');
      const page = await worker.fetch('/mailing-list/join', asForm(news));
      expect(page.status).toBe(400);
      expect(await page.text()).toContain('That did not work');
    } finally {
      await worker.db.prepare('ALTER TABLE away RENAME TO mailing_list').run();
    }
  });
});

describe('the confirmation mail', () => {
  it('goes to the address with links to confirm and to delete, whose tokens are stored only as hashes', async () => {
    const { email } = aPerson();
    expect((await withMail.post(path, { ...pilot, email, name: 'Buy now' })).status).toBe(200);
    const [call] = await mail.callsTo(email);
    expect(call?.body.to).toEqual([email]);
    expect(call?.body.text).toContain(`${site}/mailing-list/confirm/`);
    const { confirm, unsubscribe } = tokensIn(call);
    expect([confirm.length, unsubscribe.length]).toEqual([64, 64]);
    expect(JSON.stringify(await tokenRows(withMail))).not.toContain(confirm);
    expect(JSON.stringify(await tokenRows(withMail))).not.toContain(unsubscribe);
    // Nobody can have us send their words to others.
    expect(JSON.stringify(call?.body)).not.toContain('Buy now');
  });

  it('goes out once a day, however often somebody types the address', async () => {
    const [person, other] = [aPerson(), aPerson()];
    await withMail.post(path, person);
    await mail.callsTo(person.email);
    await withMail.post(path, person);
    await withMail.post(path, person);
    await withMail.post(path, other);
    await mail.callsTo(other.email);
    expect(await mail.callsTo(person.email)).toHaveLength(1);
  });

  it('does not go to a confirmed address', async () => {
    const [person, other] = [aPerson(), aPerson()];
    await addRow(withMail, { email: person.email, confirmed_at: daysAgo(1) });
    await withMail.post(path, person);
    await withMail.post(path, other);
    await mail.callsTo(other.email);
    expect(await mail.callsTo(person.email, 0)).toEqual([]);
  });

  it.each(['hang', 500, 'malformed', 'cut'] as const)('does not hold up or spoil the sign-up when the provider fails: %s', async (behavior) => {
    const person = aPerson();
    mail.behave(behavior, person.email);
    const response = await withMail.post(path, person);
    expect([response.status, await response.json()]).toEqual([200, { status: 'stored' }]);
    expect(await rows(withMail)).toMatchObject([{ email: person.email, confirmed_at: null }]);
    await mail.callsTo(person.email);
  });

  it('that fails after its row has gone leaves the next row alone, which may have the same id', async () => {
    await addRow(worker, { email: 'first@school.example' });
    const claim = (await claimMail(worker.db, (await rows())[0]?.id ?? 0, new Date())) as MailClaim;
    await worker.db.prepare('DELETE FROM mailing_list').run();
    await addRow(worker, { email: 'next@school.example' });
    const [next] = await rows();
    expect(next?.id).toBe(claim.id);
    await claimMail(worker.db, claim.id, new Date());
    const before = await rows();
    await addTokens(worker.db, claim, { confirm: 'a', unsubscribe: 'b' }, new Date());
    await releaseMail(worker.db, claim, ['a', 'b']);
    expect(await rows()).toEqual(before);
    expect(await tokenRows()).toEqual([]);
  });

  it('is sent again after a passing fault, as the same mail', async () => {
    const person = aPerson();
    mail.behave('once-500', person.email);
    await withMail.post(path, person);
    const [first, second] = await mail.callsTo(person.email, 2);
    expect(second?.body).toEqual(first?.body);
  });

  it('that could not be sent goes out in a later hour, once, and its first tokens open nothing', async () => {
    const person = aPerson();
    mail.behave(422, person.email);
    await withMail.post(path, person);
    await expect.poll(() => rows(withMail), soon).toMatchObject([{ mailed_at: null }]);
    await expect.poll(() => tokenRows(withMail), soon).toEqual([]);
    const [failed] = await mail.callsTo(person.email);
    mail.behave('normal', person.email);
    await everyHour(withMail);
    const [, sent] = await mail.callsTo(person.email, 2);
    expect((await press('confirm', tokensIn(failed).confirm)).status).toBe(404);
    await everyHour(withMail);
    expect(await mail.callsTo(person.email, 2)).toHaveLength(2);
    expect((await press('confirm', tokensIn(sent).confirm)).status).toBe(200);
  });
});

describe('the links of a mail', () => {
  async function signedUp(body: { email: string } = aPerson()) {
    const before = (await mail.callsTo(body.email, 0)).length;
    await withMail.post(path, body);
    return tokensIn((await mail.callsTo(body.email, before + 1)).at(-1));
  }

  it('show a page with a button and change nothing when they are only opened', async () => {
    const { confirm, unsubscribe } = await signedUp();
    const before = await rows(withMail);
    for (const [action, of] of Object.entries({ confirm, unsubscribe })) {
      const page = await open(action, of);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await page.text()).toMatch(/<form method="post">\s*<button/);
      expect((await withMail.fetch(`/mailing-list/${action}/${of}`, { method: 'HEAD' })).status).toBe(200);
    }
    expect(await rows(withMail)).toEqual(before);
    expect(await tokenRows(withMail)).toHaveLength(2);
  });

  it('look the same for tokens that are known and unknown until the button is pressed', async () => {
    const { confirm } = await signedUp();
    const [known, unknown] = await Promise.all([confirm, token].map(async (of) => (await open('confirm', of)).text()));
    expect(known).toBe(unknown);
  });

  it('confirm the address, once', async () => {
    const { confirm } = await signedUp();
    const page = await press('confirm', confirm);
    expect(page.status).toBe(200);
    expect(page.redirected).toBe(false);
    expect(await page.text()).toContain('Your address is confirmed');
    const [row] = await rows(withMail);
    expect(Date.parse(row?.confirmed_at ?? '')).toBeGreaterThan(0);
    expect((await press('confirm', confirm)).status).toBe(404);
    expect(await rows(withMail)).toEqual([row]);
  });

  it('confirm only what they were sent for', async () => {
    const person = aPerson();
    await signedUp({ ...pilot, email: person.email });
    const { confirm } = await signedUp(person);
    await press('confirm', confirm);
    expect((await rows(withMail)).map(({ purpose, confirmed_at }) => [purpose, confirmed_at !== null])).toEqual([
      ['pilot', false],
      ['newsletter', true],
    ]);
  });

  it('delete everything stored for the address, its tokens too, and leave others alone', async () => {
    const person = aPerson();
    await addRow(withMail, { email: 'else@school.example' });
    await signedUp({ ...pilot, email: person.email });
    const { confirm, unsubscribe } = await signedUp(person);
    const page = await press('unsubscribe', unsubscribe);
    expect([page.status, (await page.text()).includes('Your address is deleted')]).toEqual([200, true]);
    expect((await rows(withMail)).map(({ email }) => email)).toEqual(['else@school.example']);
    expect(await tokenRows(withMail)).toEqual([]);
    expect((await press('unsubscribe', unsubscribe)).status).toBe(404);
    expect((await press('confirm', confirm)).status).toBe(404);
  });

  it('delete by the button of a mail program', async () => {
    const { unsubscribe } = await signedUp();
    const page = await withMail.fetch(`/mailing-list/unsubscribe/${unsubscribe}`, asForm({ 'List-Unsubscribe': 'One-Click' }, {}));
    expect(page.status).toBe(200);
    expect(await rows(withMail)).toEqual([]);
  });

  it('do not do each other’s work', async () => {
    const { confirm, unsubscribe } = await signedUp();
    expect((await press('unsubscribe', confirm)).status).toBe(404);
    expect((await press('confirm', unsubscribe)).status).toBe(404);
    expect(await rows(withMail)).toMatchObject([{ confirmed_at: null }]);
  });

  it('that are unknown, cut or made up all end on one plain page', async () => {
    const pages = await Promise.all(
      [token, 'abc', "' OR 1=1 --", '%00', 'x'.repeat(3_000)].map((of) => press('confirm', encodeURIComponent(of)).then(async (page) => [page.status, await page.text()])),
    );
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
    expect(pages[0]?.[0]).toBe(404);
    expect(pages[0]?.[1]).toContain('This link does nothing any more');
  });

  it('to something else are not found', async () => {
    for (const path of [`/mailing-list/erase/${token}`, '/mailing-list/nothing', '/mailing-list/confirm/a/b', '/mailing-list'])
      expect((await withMail.fetch(path)).status, path).toBe(404);
  });
});

describe('the forms as a browser sends them by itself', () => {
  it('store the address and thank on a page', async () => {
    const page = await worker.fetch('/mailing-list/join', asForm(news));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Thank you for joining');
    expect(await rows()).toMatchObject([{ email: news.email, purpose: 'newsletter' }]);
  });

  it('store a pilot request, with its lines as a script would send them', async () => {
    const page = await worker.fetch('/mailing-list/join', asForm({ ...pilot, message: pilot.message.replace('\n', '\r\n') }));
    expect(await page.text()).toContain('Your request is stored');
    expect(await rows()).toMatchObject([{ school: 'Hill School', message: 'Grade 7 math.\nTwo classes.' }]);
  });

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    {},
  ])('store nothing when another page sends them: %j', async (headers) => {
    const page = await worker.fetch('/mailing-list/join', asForm(news, headers));
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('That did not work');
    expect(await rows()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['no address', { ...news, email: 'x' }],
    ['an unknown field', { ...news, extra: '1' }],
    ['a message that is too long', { ...pilot, message: 'x'.repeat(3_000) }],
    ['nothing', {}],
  ])('store nothing bad: %s', async (_what, fields) => {
    const page = await worker.fetch('/mailing-list/join', asForm(fields));
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await rows()).toEqual([]);
  });
});

describe('what has had its time', () => {
  it('is deleted each hour: unconfirmed addresses after 90 days, confirmed pilot requests after 365', async () => {
    await addRow(worker, { email: 'new@x.example', created_at: daysAgo(89) });
    await addRow(worker, { email: 'old@x.example', created_at: daysAgo(91) });
    await addRow(worker, { email: 'old-confirmed@x.example', created_at: daysAgo(1_000), confirmed_at: daysAgo(999) });
    await addRow(worker, { email: 'pilot@x.example', purpose: 'pilot', created_at: daysAgo(364), confirmed_at: daysAgo(363) });
    await addRow(worker, { email: 'old-pilot@x.example', purpose: 'pilot', created_at: daysAgo(366), confirmed_at: daysAgo(365) });
    await everyHour(worker);
    expect((await rows()).map(({ email }) => email)).toEqual(['new@x.example', 'old-confirmed@x.example', 'pilot@x.example']);
  });

  it('is deleted with any sign-up, where no clock wakes the Worker', async () => {
    await addRow(worker, { email: 'old@x.example', created_at: daysAgo(91) });
    await worker.post(path, news);
    await expect.poll(async () => (await rows()).map(({ email }) => email), soon).toEqual([news.email]);
  });
});

/** GET /api/explore-perspectives, rows 52 to 54 of the bad-input catalog included. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExploreReply } from '../../src/contracts/api/explore-perspectives.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

const explore = (query: string): Promise<Response> => worker.fetch(`/api/explore-perspectives${query}`);
const ask = (question: string): Promise<Response> => explore(`?question=${encodeURIComponent(question)}`);

it('answers with overview, facts, myths and perspectives with sources', async () => {
  const response = await ask('Should phones be banned in school?');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reply = ExploreReply.parse(await response.json());
  expect(reply.facts.length).toBeGreaterThanOrEqual(4);
  expect(reply.myths.length).toBeGreaterThanOrEqual(2);
  expect(reply.perspectives.length).toBeGreaterThanOrEqual(4);
  for (const { url, title, type, source } of reply.perspectives.flatMap(({ sources }) => sources)) {
    expect(new URL(url).protocol).toBe('https:');
    expect(title && source).toBeTruthy();
    expect(['academic', 'other']).toContain(type);
  }
  expect(reply.meta).toMatchObject({ engine: 'embedded', grounding: 'topic-pack' });
});

it('trims the question and reads plus signs as spaces', async () => {
  const reply = ExploreReply.parse(await (await explore('?question=++should+phones+be+banned+in+school++')).json());
  expect(reply.question).toBe('Should phones be banned in school?');
});

it('says of a question on which nothing is held that no checked sources are held, and invents none', async () => {
  const reply = ExploreReply.parse(await (await ask('Should our village keep its old bridge?')).json());
  expect(reply.meta.grounding).toBe('scaffold');
  expect(reply.perspectives.flatMap(({ sources }) => sources)).toEqual([]);
});

it('declines a question about the worth of people with a better one', async () => {
  const reply = ExploreReply.parse(await (await ask('are women less intelligent than men')).json());
  expect(reply.declined?.better).toBeTruthy();
});

it('answers who may be in danger with the reviewed words and no views', async () => {
  const reply = ExploreReply.parse(await (await ask('should i kill myself')).json());
  expect(reply.meta.safety?.level).toBe(2);
  expect(reply.perspectives).toEqual([]);
  expect(reply.overview.length).toBeGreaterThan(40);
});

describe('bad input', () => {
  it.each([
    ['no question', '', 422, 'required'],
    ['a blank one', '?question=', 422, 'too-short'],
    ['only spaces', '?question=%20%20', 422, 'too-short'],
    ['only invisible characters', '?question=%E2%80%8B', 422, 'too-short'],
    ['301 characters', `?question=${'a'.repeat(301)}`, 422, 'too-long'],
    ['two questions', '?question=a&question=b', 422, 'duplicate'],
  ])('%s is answered with 422 and the field', async (_, query, status, code) => {
    const response = await explore(query);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect((await response.json()) as object).toMatchObject({ errors: [{ pointer: '/question', code }] });
  });

  it('what cannot be decoded is answered with 400', async () => {
    expect((await explore('?question=%E0%A4%A')).status).toBe(400);
  });

  it('an address of 20 kB is answered with 414', async () => {
    expect((await explore(`?question=${'a'.repeat(20_000)}`)).status).toBe(414);
  });

  it('another method is answered with 405 and the right one', async () => {
    const response = await worker.post('/api/explore-perspectives', { question: 'a' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });

  it('nothing of the question stands in a problem', async () => {
    expect(await (await explore(`?question=${'secret'.repeat(80)}`)).text()).not.toContain('secret');
  });
});

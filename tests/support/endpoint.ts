/** An endpoint of the Worker that makes something, as its edge tests ask it. */
import { afterAll, beforeAll, expect } from 'vitest';
import type * as z from 'zod';
import type { Problem } from '../../src/contracts/problem.ts';
import { startWorker, type TestWorker } from './worker.ts';

/** One Worker with the embedded engine for all tests of the block that calls this. It is there once the tests run. */
export function workerOfBlock(): { readonly worker: TestWorker } {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await startWorker();
  });
  afterAll(() => worker.close());
  return {
    get worker() {
      return worker;
    },
  };
}

/** A good answer: status 200, not to be stored, and to the contract. `request`: what is sent when a test says nothing else. */
export const askAt =
  <Reply>(path: string, contract: z.ZodType<Reply>, request: unknown) =>
  async (worker: TestWorker, body: unknown = request): Promise<Reply> => {
    const response = await worker.post(path, body);
    expect(response.status, await response.clone().text()).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return contract.parse(await response.json());
  };

/** The faults of a problem answer as "/field code"; undefined when it names no field. `own`: a word of what is sent, which no problem may repeat. */
export async function faultsIn(response: Response, status: number, own?: string): Promise<string[] | undefined> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  if (own) expect(text).not.toContain(own);
  return (JSON.parse(text) as Problem).errors?.map(({ pointer, code }) => `${pointer} ${code}`);
}

/** A problem answer, whole. */
export async function expectProblem(response: Response, status: number, slug: string): Promise<Problem> {
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([status, 'application/problem+json', 'no-store']);
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({ type: `/problems/${slug}`, status });
  return problem;
}

/** "/field code" for each fault; undefined when it names no field. */
export const codesOf = ({ errors }: Problem): string[] | undefined => errors?.map(({ pointer, code }) => `${pointer} ${code}`);

/** What a request to the embedded engine does not do: ask a database, a Durable Object or the static files. Each would cost every visitor a round trip. */
import { beforeEach, expect, it, vi } from 'vitest';
import { knowledge } from '../../support/knowledge.ts';

/** What the test needs to know of the Worker's app, whose own types are the Worker's and not those of the tests. */
interface App {
  fetch(request: Request, env: Record<string, unknown>): Promise<Response>;
}
const appFile = '../../../functions/app.ts';
const { createApp } = (await import(/* @vite-ignore */ appFile)) as { createApp(deps: { knowledge: unknown; renderPage(): Promise<Response> }): App };
const app = createApp({ knowledge, renderPage: () => Promise.reject(new Error('no page was asked for')) });
const passage = 'Mara pulled the boat up the shingle. The storm had broken its mast. She looked back at the sea because her brother was still out there.';

/** The binding as one that notes whatever is asked of it. */
const watched = (name: string, asked: string[]): object =>
  new Proxy(
    {},
    {
      get(_, property) {
        asked.push(`${name}.${String(property)}`);
        return () => Promise.reject(new Error(`${name} was used`));
      },
    },
  );

let asked: string[];
let limited: string[];
let env: Record<string, unknown>;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  asked = [];
  limited = [];
  const limiter = (name: string) => ({
    limit: async () => {
      limited.push(name);
      return { success: true };
    },
  });
  env = {
    ASSETS: watched('ASSETS', asked),
    DB: watched('DB', asked),
    TOKEN_BUDGET: watched('TOKEN_BUDGET', asked),
    EMBEDDED_LIMIT: limiter('EMBEDDED_LIMIT'),
    MODEL_LIMIT: limiter('MODEL_LIMIT'),
  };
});

const post = (path: string, body: unknown): Request =>
  new Request(`http://localhost${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

it.each([
  ['the chat', () => post('/api/kora/chat', { message: 'why is a leaf green', mode: 'student', conversationHistory: [] })],
  ['KORA Read', () => post('/api/literacy/generate-prompts', { passage, promptStyle: 'inference' })],
  ['a block suggestion', () => post('/api/literacy/block-suggestion', { blockType: 'claim', essayType: 'argumentative', gradeLevel: '6-8', currentContent: passage })],
  [
    'a lesson',
    () =>
      post('/api/aurora/generate-lesson', {
        subject: 'Science',
        gradeLevel: 'Grade 7',
        topic: 'Photosynthesis',
        duration: 45,
        teachingStyle: 'Collaborative',
        slideCount: 8,
        contentDifficulty: 3,
      }),
  ],
  ['the explorer', () => new Request('http://localhost/api/explore-perspectives?question=should%20phones%20be%20banned%20in%20school')],
])('%s answers with one question to the rate limit and none to a store', async (_, request) => {
  const response = await app.fetch(request(), env);
  expect(await response.json()).toMatchObject({ meta: { engine: 'embedded' } });
  expect(asked).toEqual([]);
  expect(limited).toEqual(['EMBEDDED_LIMIT']);
});

/** The route table. Read it aloud: it is what the Worker answers. */
import { type Context, Hono } from 'hono';
import type { Knowledge } from '../src/contracts/knowledge/knowledge.ts';
import { sessionKinds } from '../src/contracts/live/protocol.ts';
import { type AppEnv, settingsOf } from './env.ts';
import { apiPathOf } from './http/api-paths.ts';
import { apiHeaders, pageHeaders } from './http/headers.ts';
import { logRequest } from './http/log-request.ts';
import { ProblemError, problemResponse } from './http/problem.ts';
import { sameOrigin } from './http/same-origin.ts';
import { withSession } from './http/session-page.ts';
import { assignmentRoutes } from './routes/assignments.ts';
import { blockSuggestionRoutes } from './routes/block-suggestion.ts';
import { explorePerspectivesRoutes } from './routes/explore-perspectives.ts';
import { generateLessonRoutes } from './routes/generate-lesson.ts';
import { generateMapRoutes } from './routes/generate-map.ts';
import { generatePareRoutes } from './routes/generate-pare.ts';
import { generatePromptsRoutes } from './routes/generate-prompts.ts';
import { generateSimulationRoutes } from './routes/generate-simulation.ts';
import { handInRoutes } from './routes/hand-ins.ts';
import { healthRoutes } from './routes/health.ts';
import { knowledgeOnce } from './routes/knowledge.ts';
import { koraChatRoutes } from './routes/kora-chat.ts';
import { liveRoutes } from './routes/live.ts';
import { mailingListRoutes } from './routes/mailing-list.ts';
import { mailingPages } from './routes/mailing-pages.ts';
import { mapRoomRoutes } from './routes/map-rooms.ts';
import { prismFeedbackRoutes } from './routes/prism-feedback.ts';
import { sharesRoutes } from './routes/shares.ts';

export interface AppDeps {
  knowledge: Knowledge;
  /** Renders the pages that are made on demand. */
  renderPage(request: Request, env: AppEnv['Bindings'], ctx: ExecutionContext): Promise<Response>;
}

/** Where the file of the 404 page lies, which would answer 200 there, and a path that no file and no page has. */
const notFoundPage = ['/404', '/404/'];
const nowhere = '/404/nowhere';

export function createApp({ knowledge, renderPage }: AppDeps): Hono<AppEnv> {
  const getIndex = knowledgeOnce(knowledge);
  const app = new Hono<AppEnv>();

  app.use('/api/*', logRequest, apiHeaders);
  app.use('/api/*', async (c, next) => {
    const known = apiPathOf(c.req.path);
    if (!known) throw new ProblemError('not-found', 'The API has no such path.');
    const { template, methods } = known;
    if (!methods.some((method) => method === c.req.raw.method))
      throw new ProblemError('method-not-allowed', `Use ${methods.join(' or ')} here.`, { headers: { Allow: methods.join(', ') } });
    c.set('route', template);
    c.set('settings', settingsOf(c.env));
    await next();
  });
  app.use('/api/*', sameOrigin);

  app.route('/api/assignments', assignmentRoutes());
  app.route('/api/assignments', handInRoutes());
  app.route('/api/aurora/generate-lesson', generateLessonRoutes(getIndex));
  app.route('/api/explore-perspectives', explorePerspectivesRoutes(getIndex, knowledge));
  app.route('/api/health', healthRoutes(getIndex));
  app.route('/api/kora/chat', koraChatRoutes(getIndex));
  app.route('/api/live/sessions', liveRoutes());
  app.route('/api/literacy/block-suggestion', blockSuggestionRoutes(getIndex, knowledge));
  app.route('/api/literacy/generate-prompts', generatePromptsRoutes(getIndex));
  app.route('/api/mailing-list', mailingListRoutes());
  app.route('/api/map-rooms', mapRoomRoutes());
  app.route('/api/nebula/generate-map', generateMapRoutes(getIndex));
  app.route('/api/pare/generate', generatePareRoutes(getIndex));
  app.route('/api/prism/feedback', prismFeedbackRoutes(knowledge));
  app.route('/api/orbit/generate-simulation', generateSimulationRoutes(getIndex, knowledge));
  app.route('/api/shares', sharesRoutes());

  const showPage = async (c: Context<AppEnv>, request: Request): Promise<Response> => {
    const asked = notFoundPage.includes(c.req.path) ? new Request(new URL(nowhere, request.url), request) : request;
    const page = await renderPage(asked, c.env, c.executionCtx as ExecutionContext);
    const headers = new Headers(page.headers);
    if (headers.get('Content-Type') === 'text/html') headers.set('Content-Type', 'text/html; charset=utf-8');
    // The page's own policy arrives as a header here; what it does not say is added.
    for (const [name, value] of Object.entries(pageHeaders)) {
      const own = name === 'Content-Security-Policy' ? headers.get(name)?.replace(/;\s*$/, '') : undefined;
      headers.set(name, !own ? value : own.includes(value) ? own : `${own}; ${value}`);
    }
    return new Response(page.body, { status: page.status, headers });
  };
  app.route('/mailing-list', mailingPages(showPage));
  for (const kind of sessionKinds)
    for (const role of ['join', 'host'] as const)
      app.get(`/${kind}/${role}/:code`, async (c) => {
        const found = await withSession(c.req.raw, c.env, kind, role);
        return typeof found === 'string' ? c.redirect(found) : showPage(c, found);
      });
  app.all('*', (c) => showPage(c, c.req.raw));

  app.onError((error, c) => {
    const requestId = c.get('requestId') ?? crypto.randomUUID();
    const known = error instanceof ProblemError;
    // The whole of a surprise goes to the log and none of it to the visitor.
    if (!known) console.error(JSON.stringify({ requestId, error: error.stack ?? String(error) }));
    const response = problemResponse(known ? error : new ProblemError('internal', 'It is not your fault. Try again; what you wrote is still in your browser.'), requestId);
    return c.newResponse(response.body, response);
  });
  return app;
}

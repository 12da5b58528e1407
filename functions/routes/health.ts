/** GET /api/health: 200 while the Worker answers, also when its database does not, because the site works without it. */
import { Hono } from 'hono';
import type { Health } from '../../src/contracts/api/health.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import type { AppEnv, Bindings } from '../env.ts';
import type { GetIndex } from './knowledge.ts';

export function healthRoutes(getIndex: GetIndex): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    const database = (await answers(c.env.DB)) ? 'ok' : 'unavailable';
    const { knowledge } = getIndex();
    const health: Health = {
      status: database === 'ok' ? 'ok' : 'degraded',
      engine: modelConfigured(c.var.settings, 'teacher') ? 'openai' : 'embedded',
      database,
      knowledge: { anchors: knowledge.anchors.length, topics: knowledge.topics.length },
    };
    return c.json(health, 200, { 'Cache-Control': 'no-store' });
  });
}

const answers = (db: Bindings['DB']): Promise<boolean> =>
  db
    .prepare('SELECT 1')
    .first()
    .then(
      () => true,
      () => false,
    );

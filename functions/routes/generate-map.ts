/** POST /api/nebula/generate-map: a first concept map on a topic. */
import { Hono } from 'hono';
import { GenerateMapRequest } from '../../src/contracts/api/generate-map.ts';
import { mapLimits } from '../../src/contracts/concept-map.ts';
import { drawMap } from '../ai/concept-map.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import type { AppEnv } from '../env.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

export const generateMapRoutes = (getIndex: GetIndex): Hono<AppEnv> =>
  new Hono<AppEnv>().post('/', async (c) => {
    const request = await readJson(c.req.raw, GenerateMapRequest, mapLimits.bodyBytes);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, 'student') ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    return c.json(await drawMap(request, { env: c.env, settings, index: getIndex() }), 200, { 'Cache-Control': 'no-store' });
  });

/** POST /api/pare/generate: a PARE lesson. Neither the request nor the lesson is stored or logged. */
import { Hono } from 'hono';
import { GeneratePareRequest } from '../../src/contracts/api/generate-pare.ts';
import { limits } from '../../src/contracts/limits.ts';
import { generatePare } from '../ai/pare.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import type { AppEnv } from '../env.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

export const generatePareRoutes = (getIndex: GetIndex): Hono<AppEnv> =>
  new Hono<AppEnv>().post('/', async (c) => {
    const request = await readJson(c.req.raw, GeneratePareRequest, limits.pare.bodyBytes);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, 'teacher') ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    return c.json(await generatePare(request, { env: c.env, settings, index: getIndex() }), 200, { 'Cache-Control': 'no-store' });
  });

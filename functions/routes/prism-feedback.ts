/** POST /api/prism/feedback: feedback on a reflection. The reflection is neither stored nor logged. */
import { Hono } from 'hono';
import { PrismFeedbackRequest } from '../../src/contracts/api/prism-feedback.ts';
import type { Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import { limits } from '../../src/contracts/limits.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import { feedbackOn } from '../ai/prism-feedback.ts';
import type { AppEnv } from '../env.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';

export const prismFeedbackRoutes = (knowledge: Knowledge): Hono<AppEnv> =>
  new Hono<AppEnv>().post('/', async (c) => {
    const request = await readJson(c.req.raw, PrismFeedbackRequest, limits.prism.bodyBytes);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, 'student') ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    return c.json(await feedbackOn(request, { env: c.env, settings, knowledge }), 200, { 'Cache-Control': 'no-store' });
  });

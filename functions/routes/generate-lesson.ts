/** POST /api/aurora/generate-lesson: a whole lesson. Neither the request nor the lesson is stored or logged. */
import { Hono } from 'hono';
import { GenerateLessonRequest } from '../../src/contracts/api/generate-lesson.ts';
import { limits } from '../../src/contracts/limits.ts';
import { generateLesson } from '../ai/lesson.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import type { AppEnv } from '../env.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

export const generateLessonRoutes = (getIndex: GetIndex): Hono<AppEnv> =>
  new Hono<AppEnv>().post('/', async (c) => {
    const request = await readJson(c.req.raw, GenerateLessonRequest, limits.lesson.bodyBytes);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, 'teacher') ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    return c.json(await generateLesson(request, { env: c.env, settings, index: getIndex() }), 200, { 'Cache-Control': 'no-store' });
  });

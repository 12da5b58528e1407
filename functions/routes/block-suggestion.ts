/** POST /api/literacy/block-suggestion: what to ask oneself next about a block of an essay. The essay is neither stored nor logged. */
import { Hono } from 'hono';
import { BlockSuggestionRequest } from '../../src/contracts/api/block-suggestion.ts';
import type { Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import { limits } from '../../src/contracts/limits.ts';
import { suggestForBlock } from '../ai/block-suggestion.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import type { AppEnv } from '../env.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

export const blockSuggestionRoutes = (getIndex: GetIndex, knowledge: Knowledge): Hono<AppEnv> =>
  new Hono<AppEnv>().post('/', async (c) => {
    const request = await readJson(c.req.raw, BlockSuggestionRequest, limits.essay.bodyBytes);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, 'student') ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    return c.json(await suggestForBlock(request, { env: c.env, settings, knowledge, getIndex }), 200, { 'Cache-Control': 'no-store' });
  });

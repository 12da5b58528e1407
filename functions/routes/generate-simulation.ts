/** POST /api/orbit/generate-simulation: a simulation in one of six formats. */
import { Hono } from 'hono';
import { GenerateSimulationRequest } from '../../src/contracts/api/generate-simulation.ts';
import type { Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import { simulationLimits } from '../../src/contracts/simulation.ts';
import { QuestionSearch } from '../../src/engine/perspectives/question-search.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import { writeSimulation } from '../ai/simulation.ts';
import type { AppEnv } from '../env.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

export function generateSimulationRoutes(getIndex: GetIndex, { perspectives }: Pick<Knowledge, 'perspectives'>): Hono<AppEnv> {
  let questions: QuestionSearch | null = null;
  return new Hono<AppEnv>().post('/', async (c) => {
    const request = await readJson(c.req.raw, GenerateSimulationRequest, simulationLimits.bodyBytes);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, 'teacher') ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    const index = getIndex();
    questions ??= new QuestionSearch(perspectives);
    const made = await writeSimulation(request, { env: c.env, settings, index, questions, now: () => new Date(), newId: () => crypto.randomUUID() });
    return c.json(made, 200, { 'Cache-Control': 'no-store' });
  });
}

/** GET /api/explore-perspectives?question=…: viewpoints on a question. The question is neither stored nor logged. */
import { Hono } from 'hono';
import { type ExploreReply, ExploreRequest } from '../../src/contracts/api/explore-perspectives.ts';
import type { Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import { hasVisibleText, limits } from '../../src/contracts/limits.ts';
import { PerspectiveEngine } from '../../src/engine/perspectives/explore.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { exploreQuestion } from '../ai/explore-perspectives.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import type { AppEnv } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { limitRate } from '../http/rate-limit.ts';
import { parseWith } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

export function explorePerspectivesRoutes(getIndex: GetIndex, { perspectives, perspectiveWords, references, moves }: Knowledge): Hono<AppEnv> {
  let engine: PerspectiveEngine | null = null;
  return new Hono<AppEnv>().get('/', async (c) => {
    const question = questionOf(c.req.raw.url);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, 'student') ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    engine ??= new PerspectiveEngine({ questions: perspectives, words: perspectiveWords, references });
    const reply = await exploreQuestion(question, { env: c.env, settings, engine, getIndex, careText: moves.care.first[0] ?? '' });
    return c.json<ExploreReply>(reply, 200, { 'Cache-Control': 'no-store' });
  });
}

/** The one question of the address, trimmed. @throws ProblemError address-too-long, malformed-query, validation. */
function questionOf(url: string): string {
  if (url.length > limits.explore.urlBytes) throw new ProblemError('address-too-long', `The address may have at most ${limits.explore.urlBytes} bytes.`);
  const query = new URL(url).search.slice(1);
  let asked: [name: string, value: string][];
  try {
    asked = query
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.replaceAll('+', ' ').split(/=(.*)/s).slice(0, 2).map(decodeURIComponent) as [string, string]);
  } catch {
    throw new ProblemError('malformed-query', 'The question cannot be decoded. Send it percent-encoded as UTF-8.');
  }
  const questions = asked.filter(([name]) => name === 'question');
  if (questions.length > 1)
    throw new ProblemError('validation', 'Ask one question at a time.', { fields: [{ pointer: '/question', code: 'duplicate', message: 'Stands there more than once.' }] });
  const text = sanitizeText(questions[0]?.[1] ?? '').trim();
  const { question } = parseWith(ExploreRequest, questions.length === 0 ? {} : { question: hasVisibleText(text) ? text : '' });
  return question;
}

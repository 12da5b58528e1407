/** GET /api/health: whether the Worker, its database and its optional model are ready. */
import * as z from 'zod';
import { engines } from './meta.ts';

export const Health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  /** Who answers by default. */
  engine: z.enum(engines),
  database: z.enum(['ok', 'unavailable']),
  knowledge: z.strictObject({ anchors: z.int(), topics: z.int() }),
});

export type Health = z.infer<typeof Health>;

/** The Worker: the app, the pages made on demand, the hourly work, and the Durable Objects. No logic here. */

import { knowledge } from 'virtual:knowledge';
import { handle } from '@astrojs/cloudflare/handler';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { everyHour } from './scheduled.ts';

export { TokenBudget } from './ai/token-budget.ts';
export { LiveSession } from './live/live-session.ts';
export { MapRoom } from './map-room/map-room.ts';

const app = createApp({ knowledge, renderPage: handle });

export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime }, env) => everyHour(env, new Date(scheduledTime)),
} satisfies ExportedHandler<Env>;

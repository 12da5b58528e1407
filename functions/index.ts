/** The Worker: the app, the pages made on demand, and the Durable Objects. No logic here. */

import { knowledge } from 'virtual:knowledge';
import { handle } from '@astrojs/cloudflare/handler';
import { createApp } from './app.ts';

export { TokenBudget } from './ai/token-budget.ts';

export default createApp({ knowledge, renderPage: handle });

/** The Worker's bindings and settings. Every optional setting says what is lost without it. */
import * as z from 'zod';
import { liveLimits } from '../src/contracts/live/limits.ts';
import type { TokenBudget } from './ai/token-budget.ts';
import type { LiveSession } from './live/live-session.ts';
import type { MapRoom } from './map-room/map-room.ts';

export interface Bindings {
  ASSETS: Fetcher;
  DB: D1Database;
  TOKEN_BUDGET: DurableObjectNamespace<TokenBudget>;
  LIVE_SESSION: DurableObjectNamespace<LiveSession>;
  MAP_ROOM: DurableObjectNamespace<MapRoom>;
  EMBEDDED_LIMIT: RateLimit;
  MODEL_LIMIT: RateLimit;
  /** Things stored, by network. */
  STORE_LIMIT: RateLimit;
  CODE_LIMIT: RateLimit;
  CODE_LIMIT_ALL: RateLimit;
  SESSION_LIMIT: RateLimit;
  /** Work handed in and codes typed, by network. */
  HAND_IN_LIMIT: RateLimit;
}

const optionalText = z.string().trim().min(1).optional().catch(undefined);

export const Settings = z
  .object({
    /** Without it the embedded engine answers everything. */
    OPENAI_API_KEY: optionalText,
    /** Any server that speaks the OpenAI protocol, ending in /v1. Without it: OpenAI's own. */
    OPENAI_BASE_URL: z.url({ error: 'OPENAI_BASE_URL must be a whole address such as https://models.example.org/v1' }).optional(),
    OPENAI_MODEL: z.string().trim().min(1).default('gpt-4.1-mini'),
    /** Tokens a day, prompt and answer together; when they are spent the embedded engine answers until midnight UTC. */
    DAILY_TOKEN_BUDGET: z.coerce.number({ error: 'DAILY_TOKEN_BUDGET must be a number of tokens' }).int().min(0).default(500_000),
    /** "off" keeps student mode on the embedded engine: set it where pupils' texts may not leave the school's service. */
    STUDENT_AI: z.enum(['on', 'off'], { error: 'STUDENT_AI must be "on" or "off"' }).default('on'),
    /** Signs Kora's replies. Without it each Worker start makes its own key: after a restart Kora's earlier turns count as quoted text. */
    SIGNING_KEY: z.string().min(32, { error: 'SIGNING_KEY needs at least 32 characters' }).optional(),
    /**
     * Where confirmation mails are posted to, as JSON in the form of Resend's API (docs/decisions/006-mailing-list.md). With MAIL_API_KEY and MAIL_FROM.
     * Without the three no mail goes out: addresses stay unconfirmed, and the operator exports the list.
     */
    MAIL_API_URL: z.url({ error: 'MAIL_API_URL must be a whole address such as https://api.resend.com/emails' }).optional(),
    MAIL_API_KEY: optionalText,
    /** The sender, as in `Kora <hello@school.example>`. */
    MAIL_FROM: optionalText,
    /** The site's public address. Without it a mail links to the address of the request, and one that could not be sent is not tried again in the next hours. */
    SITE_URL: z.url({ error: 'SITE_URL must be a whole address such as https://kora.example' }).optional(),
    /** Further origins, separated by commas, whose pages may call the API, for a deployment behind another host name. */
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      ),
  })
  .extend({
    /** Seconds after which a live session ends by itself; what it held is erased at the latest after as long again. For tests a few. */
    SESSION_TTL_S: z.coerce
      .number({ error: 'SESSION_TTL_S must be a number of seconds' })
      .int()
      .min(1)
      .max(86_400)
      .default(liveLimits.lifeMs / 1_000),
    /** Participants of one live session, at most 500. */
    SESSION_SEATS: z.coerce.number({ error: 'SESSION_SEATS must be a number from 1 to 500' }).int().min(1).max(500).default(liveLimits.participants),
    /** Seconds after which a room for a concept map is erased, in place of the days its owner has chosen: for tests. */
    MAP_ROOM_TTL_S: z.coerce.number({ error: 'MAP_ROOM_TTL_S must be a number of seconds' }).int().min(1).optional(),
    /** "1" lets programs that send no Origin open the socket of a live session or of a room. Browsers always send one. */
    ALLOW_NO_ORIGIN: z.enum(['0', '1'], { error: 'ALLOW_NO_ORIGIN must be "0" or "1"' }).default('0'),
  })
  .refine((settings) => new Set([settings.MAIL_API_URL, settings.MAIL_API_KEY, settings.MAIL_FROM].map(Boolean)).size === 1, {
    error: 'MAIL_API_URL, MAIL_API_KEY and MAIL_FROM belong together: set all three or none',
  });
export type Settings = z.infer<typeof Settings>;

export type Env = Bindings & z.input<typeof Settings>;

/** What Hono hands to every route. */
export interface AppEnv {
  Bindings: Env;
  Variables: { settings: Settings; requestId: string /** The path as the route table has it, without any code in it. */; route: string };
}

const read = new WeakMap<object, Settings>();

/** The checked settings, read once for each Worker start. @throws Error that names each wrong setting and what to write. */
export function settingsOf(env: Env): Settings {
  const known = read.get(env);
  if (known) return known;
  const result = Settings.safeParse(env);
  if (!result.success) throw new Error(`Settings: ${result.error.issues.map((issue) => issue.message).join('; ')}`);
  read.set(env, result.data);
  return result.data;
}

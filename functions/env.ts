/** The Worker's bindings and settings. Every optional setting says what is lost without it. */
import * as z from 'zod';
import type { TokenBudget } from './ai/token-budget.ts';

export interface Bindings {
  ASSETS: Fetcher;
  DB: D1Database;
  TOKEN_BUDGET: DurableObjectNamespace<TokenBudget>;
  EMBEDDED_LIMIT: RateLimit;
  MODEL_LIMIT: RateLimit;
}

const optionalText = z.string().trim().min(1).optional().catch(undefined);

export const Settings = z.object({
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

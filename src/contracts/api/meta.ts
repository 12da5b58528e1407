/** What every answer says about how it came to be. The screens show it as "Why am I seeing this?". */
import * as z from 'zod';

export const engines = ['embedded', 'openai'] as const;

/** Why the embedded engine answered although a model is configured. */
export const reasons = [
  'no-key',
  'student-ai-off',
  'checked-only',
  'safety',
  'careful',
  'refused-request',
  'timeout',
  'upstream-error',
  'upstream-refusal',
  'bad-output',
  'unsafe-output',
  'circuit-open',
  'budget-spent',
] as const;

/** What the answer stands on. `set-lines` means: no pack and no example is used, only lines that fit any topic. `scaffold` means: no knowledge of the topic is held, and the text says so. */
export const groundings = ['topic-pack', 'anchors', 'matter', 'passage', 'model', 'set-lines', 'scaffold'] as const;

export const Source = z.strictObject({ title: z.string(), author: z.string(), year: z.string(), url: z.string().optional() });

export const Safety = z.strictObject({
  /** 0 nothing, 1 distress, 2 danger: the help card leads. */
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  rule: z.string().nullable(),
});

export const Meta = z.strictObject({
  engine: z.enum(engines),
  reason: z.enum(reasons).optional(),
  grounding: z.enum(groundings).optional(),
  sources: z.array(Source).optional(),
  safety: Safety.optional(),
  /** Kinds of personal data that were taken out before the text was used. */
  redacted: z.array(z.string()).optional(),
  /** Which anchor, topic pack and curated question the answer was modeled on, by id and title. */
  basedOn: z.array(z.strictObject({ kind: z.enum(['anchor', 'topic', 'question']), id: z.string(), title: z.string() })).optional(),
  /** A topic of which material is held and that may have been meant: what was asked for is nearly its name. */
  didYouMean: z.string().optional(),
  /** The model that wrote the text, when one did. */
  model: z.string().optional(),
});

export type Meta = z.infer<typeof Meta>;
export type Source = z.infer<typeof Source>;
export type Safety = z.infer<typeof Safety>;
export type Reason = (typeof reasons)[number];
export type Grounding = (typeof groundings)[number];

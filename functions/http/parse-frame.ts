/** From a message of a socket's client to a frame that holds, or to what is wrong with it. */
import type * as z from 'zod';

export type Parsed<Frame> = { ok: true; frame: Frame } | { ok: false; code: 'bad_json' | 'unknown' | 'validation'; field?: string };

interface FrameSchema<Frame> extends z.ZodType<Frame> {
  options: readonly { shape: { t: { value: string } } }[];
}

/** A parser of the frames of one protocol: a union of objects that `t` tells apart. */
export function frameParser<Frame>(schema: FrameSchema<Frame>): (message: string) => Parsed<Frame> {
  const known = new Set(schema.options.map((option) => option.shape.t.value));
  return (message) => {
    let value: unknown;
    try {
      value = JSON.parse(message);
    } catch {
      return { ok: false, code: 'bad_json' };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, code: 'bad_json' };
    if (!known.has((value as { t?: string }).t ?? '')) return { ok: false, code: 'unknown' };
    const result = schema.safeParse(value);
    if (result.success) return { ok: true, frame: result.data };
    return { ok: false, code: 'validation', field: String(result.error.issues[0]?.path[0] ?? '') };
  };
}

/** The id of a frame that may be anything, so that its sender knows which one is meant. */
export function idIn(message: string): string | null {
  return /"id"\s*:\s*"([A-Za-z0-9-]{8,64})"/.exec(message.slice(0, 2_000))?.[1] ?? null;
}

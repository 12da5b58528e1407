/** A new content file with every required field in place, made from its schema: a field that the schema gains stands in the next new file. */
import * as z from 'zod';

/** What stands where an editor has to write; the check of the content knows it. */
const gap = '…';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
}

/** `given`: values that are known already, by field of the top level. Optional fields are left out. */
export function skeletonOf(schema: z.ZodType, given: Record<string, unknown> = {}): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as JsonSchema;
  return Object.fromEntries(required.map((name) => [name, given[name] ?? emptyFor(properties[name] ?? {})]));
}

function emptyFor(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => emptyFor(schema.items ?? {}));
  if (schema.type === 'object') return Object.fromEntries((schema.required ?? []).map((name) => [name, emptyFor(schema.properties?.[name] ?? {})]));
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  return gap;
}

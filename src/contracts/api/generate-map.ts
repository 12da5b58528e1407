/** POST /api/nebula/generate-map: concepts and labeled links on a topic. The specification names the three fields; the answer is ours. */
import * as z from 'zod';
import { conceptKinds, mapLimits, mapTypes } from '../concept-map.ts';
import { hasVisibleText } from '../limits.ts';
import { Meta } from './meta.ts';

const required = (most: number, name: string) =>
  z
    .string()
    .max(most)
    .refine(hasVisibleText, { error: `Write a ${name}.`, params: { code: 'required' } });

export const GenerateMapRequest = z.strictObject({
  title: required(mapLimits.titleChars, 'title'),
  topic: required(mapLimits.topicChars, 'topic'),
  /** The specification calls the second type "spider/web". */
  mapType: z.enum([...mapTypes, 'spider/web']).transform((type) => (type === 'spider/web' ? 'spider' : type)),
});

export const GeneratedNode = z.strictObject({ id: z.string(), text: z.string().min(1).max(mapLimits.conceptChars), kind: z.enum(conceptKinds) });
export const GeneratedLink = z.strictObject({ from: z.string(), to: z.string(), label: z.string().min(1).max(mapLimits.labelChars) });

export const GenerateMapReply = z.strictObject({
  /** Empty where the topic was refused: `note` then says why, and what would do instead. */
  nodes: z.array(GeneratedNode),
  links: z.array(GeneratedLink),
  /** The question that the map answers; may be empty. */
  focusQuestion: z.string(),
  /** Concepts and links to accept one by one, named by the texts of their concepts. */
  ideas: z.array(z.strictObject({ from: z.string(), label: z.string(), to: z.string(), why: z.string() })),
  /** What a person should know about this map: what it rests on, or what is missing. */
  note: z.string(),
  meta: Meta,
});

export type GenerateMapRequest = z.infer<typeof GenerateMapRequest>;
export type GenerateMapReply = z.infer<typeof GenerateMapReply>;

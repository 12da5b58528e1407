/** `content/site/nebula.yaml`: the words of Nebula, its templates and sample maps. */
import * as z from 'zod';
import { mapLimits, mapTypes } from '../../contracts/concept-map.ts';
import { atLeast, line, Slug } from '../../contracts/knowledge/vocabulary.ts';

const map = z.string().max(4_000).startsWith('flowchart', { error: 'Write the map as a Mermaid flowchart.' });

export const NebulaFile = z.strictObject({
  lead: line(240),
  description: line(200),
  steps: z.array(z.strictObject({ title: line(40), text: line(240) })).length(3),
  templates: atLeast(2, z.strictObject({ id: Slug, name: line(60), scope: line(60), label: z.enum(['Popular', 'Basic']), mapType: z.enum(mapTypes), map })),
  samples: atLeast(1, z.strictObject({ title: line(80), subject: line(40), mapType: z.enum(mapTypes), focusQuestion: line(mapLimits.questionChars), map })),
});
export type MapTemplate = z.infer<typeof NebulaFile>['templates'][number];
export type SampleMap = z.infer<typeof NebulaFile>['samples'][number];

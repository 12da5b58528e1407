/** `content/site/tools.yaml`: the tools of the suite, as cards show them. */
import * as z from 'zod';
import { atLeast, line, Slug } from '../../contracts/knowledge/vocabulary.ts';

export const toolColors = ['aurora', 'comet', 'orbit', 'prism', 'nebula', 'pare', 'kora'] as const;
export const toolIcons = ['sunrise', 'notebook-pen', 'orbit', 'network', 'prism', 'message-circle', 'graduation-cap', 'sliders', 'pulse'] as const;

export const ToolFile = z.strictObject({
  tools: atLeast(
    1,
    z.strictObject({
      id: Slug,
      title: line(40),
      description: line(240),
      icon: z.enum(toolIcons),
      color: z.enum(toolColors),
      features: atLeast(1, line(80)),
      /** Dims the card, shows a badge and takes the link away. */
      comingSoon: z.boolean().default(false),
      /** Where "Open Tool" leads. */
      path: line(80).default('/dashboard'),
    }),
  ),
});

export type Tool = z.infer<typeof ToolFile>['tools'][number];

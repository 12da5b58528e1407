/** `content/site/tips.yaml` and `content/site/dashboard.yaml`: what the tool area says beyond its labels. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';
import { toolColors, toolIcons } from './tools.ts';

/** As many as the styles of the box and the script that chooses by the clock know of: so a page needs no memory to change its tip. */
export const TipFile = z.strictObject({ tips: z.array(line(140)).length(7, { error: 'Write seven tips.' }) });

const path = z.string().startsWith('/', { error: 'Write a path on this site, like "/courses".' });
const look = { icon: z.enum(toolIcons), color: z.enum(toolColors), path };

export const DashboardFile = z.strictObject({
  samples: z.array(z.strictObject({ title: line(60), kind: line(40), detail: line(80), ...look })).length(3, { error: 'Write three samples.' }),
  learning: atLeast(1, z.strictObject({ title: line(40), description: line(240), features: atLeast(1, line(80)), ...look })),
});

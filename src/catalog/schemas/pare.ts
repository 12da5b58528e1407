/** `content/site/pare.yaml`: the words around the PARE page, and the practice lesson. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';

export const ParePage = z.strictObject({
  lead: line(300),
  methodTitle: line(60),
  method: atLeast(4, z.strictObject({ name: line(40), text: line(160) })),
  whyTitle: line(60),
  why: line(600),
  withoutScripts: line(600),
  practice: z.strictObject({
    title: line(120),
    pulseScene: line(1_200),
    relevance: line(300),
    activateTask: line(600),
    revealContent: line(1_200),
    echoPrompts: atLeast(1, line(300)),
    closingLine: line(200),
  }),
});

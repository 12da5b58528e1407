/** `content/site/prism.yaml`: the samples of Prism. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';

export const PrismFile = z.strictObject({
  reflections: atLeast(1, z.strictObject({ title: line(80), age: line(30), text: line(1_500) })),
  assigned: atLeast(
    1,
    z.strictObject({
      title: line(80),
      due: line(40),
      classLabel: line(60),
      badge: z.enum(['Due soon', 'Upcoming'], { error: 'Write "Due soon" or "Upcoming".' }),
      prompt: line(400),
    }),
  ),
});
export type PrismSamples = z.infer<typeof PrismFile>;

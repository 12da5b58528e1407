/** `course.yaml`: the header of a course, its tabs and its closing call to action. */
import * as z from 'zod';
import { atLeast, Day, line } from '../../contracts/knowledge/vocabulary.ts';

const Link = z.strictObject({ label: line(60), href: z.string().startsWith('/', { error: 'Write a path on this site, like "/learning-with-ai".' }) });
const Card = z.strictObject({ title: line(60), description: line(400) });

export const LlmCourse = z.strictObject({
  kind: z.literal('llm'),
  badge: line(40),
  title: line(80),
  description: line(300),
  reviewed: Day,
  applications: atLeast(1, Card.extend({ commonUses: atLeast(3, line(200)), checkFirst: line(300) })),
  limitations: atLeast(1, Card.extend({ impact: line(400), advice: line(400) })),
  handsOn: atLeast(1, z.strictObject({ title: line(80), prompt: line(900), steps: atLeast(3, line(300)), link: Link })),
  closing: z.strictObject({ title: line(80), text: line(300), links: atLeast(1, Link) }),
});

/** One kind of course per template; a course says which it is. */
export const Course = z.discriminatedUnion('kind', [LlmCourse], {
  error: 'Write "kind: llm". It decides which template the course uses.',
});
export type LlmCourse = z.infer<typeof LlmCourse>;
export type Course = z.infer<typeof Course>;

/** A whole lesson as an editor writes it, in `content/lessons/<id>.yaml`. Minutes add up, nothing is empty, nothing is said twice. */
import * as z from 'zod';
import { atLeast, line, Slug } from '../../contracts/knowledge/vocabulary.ts';
import { diagramLimits, lessonDurations, minutesOf, slideCounts, slideKinds, teachingStyles } from '../../contracts/lesson.ts';

const text = line(1_500);

export const SampleLesson = z
  .strictObject({
    id: Slug,
    /** Place in the list. */
    order: z.int(),
    title: line(160),
    subject: line(60),
    gradeLevel: line(60),
    duration: z.literal(lessonDurations),
    teachingStyle: z.enum(teachingStyles),
    description: text,
    objectives: atLeast(2, text),
    outline: atLeast(3, z.strictObject({ title: line(80), duration: z.int().min(1), description: text })),
    slides: atLeast(
      slideCounts.min,
      z.strictObject({
        kind: z.enum(slideKinds),
        title: line(120),
        content: atLeast(1, text),
        notes: text,
        diagram: z.array(line(diagramLimits.lineChars)).max(diagramLimits.links).optional(),
      }),
    ).max(slideCounts.max),
    hingeQuestion: z.strictObject({ question: text, listenFor: text, ifNot: text }),
    misconceptions: atLeast(1, z.strictObject({ belief: text, response: text })),
    vocabulary: atLeast(3, z.strictObject({ term: line(60), definition: text })),
    tasks: atLeast(1, text),
    assessments: atLeast(1, text),
    exitTicket: atLeast(1, text),
    supports: atLeast(1, text),
    extension: atLeast(1, text),
    materials: atLeast(1, text),
    standards: z.string().default(''),
    guidance: z.array(line(60)).default([]),
    /** Works the facts rest on, as a reader would cite them. */
    sources: z.array(line(300)).default([]),
  })
  .refine(({ outline, duration }) => minutesOf(outline) === duration, {
    error: (issue) => {
      const { outline, duration } = issue.input as { outline: { duration: number }[]; duration: number };
      return `The minutes of the outline add up to ${minutesOf(outline)}; make them ${duration}.`;
    },
    path: ['outline'],
  });

export type SampleLesson = z.infer<typeof SampleLesson>;

/** `content/site/catalog.yaml`: the words of the course catalog around its cards. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';
import { CallToAction } from './course-parts.ts';

export const CourseCatalog = z.strictObject({
  title: line(60),
  lead: line(300),
  description: line(200),
  figures: atLeast(1, z.strictObject({ value: line(20), label: line(40) })),
  /** {courses} and {modules} are counted. */
  figuresNote: line(400),
  /** Of the owner's training program as a whole; shown on cards without a rating of their own. */
  averageRating: z.number().min(0).max(5).optional(),
  proNote: line(200),
  tabs: z.strictObject({ teachers: line(30), students: line(30), creative: line(30) }),
  testimonials: z.array(z.strictObject({ quote: line(400), name: line(60), role: line(80) })),
  trial: CallToAction,
});

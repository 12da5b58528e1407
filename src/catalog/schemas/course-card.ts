/** `content/site/course-cards.yaml`: what a course promises, before anyone opens it. */
import * as z from 'zod';
import { atLeast, line, Slug } from '../../contracts/knowledge/vocabulary.ts';
import { SitePath } from './link.ts';

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const CourseCard = z.strictObject({
  id: Slug,
  path: SitePath,
  title: line(60),
  /** One line: what the reader gets. */
  description: line(120),
  tags: atLeast(1, line(24)),
  level: z.enum(courseLevels, { error: 'Write Beginner, Intermediate or Advanced.' }),
  /** Minutes of the whole course, as advertised. */
  duration: z.int({ error: 'Write whole minutes, like 90.' }).min(5).max(1_000),
  modules: z.int().min(1).max(40),
  /** What the course calls its modules. */
  unit: z.enum(['module', 'lesson', 'part']).default('module'),
});

export const CourseCardFile = z.strictObject({ courses: atLeast(1, CourseCard) });

export type CourseCard = z.infer<typeof CourseCard>;

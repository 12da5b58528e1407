/** `content/site/course-cards.yaml`: what a course promises, before anyone opens it. */
import * as z from 'zod';
import { atLeast, line, Slug } from '../../contracts/knowledge/vocabulary.ts';
import { SitePath } from './link.ts';

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Accents of `src/ui/tool-colors.css`. */
export const courseColors = ['aurora', 'comet', 'orbit', 'prism', 'nebula', 'pare', 'kora'] as const;

/** The tabs of the catalog. */
export const shelves = ['teachers', 'students', 'creative'] as const;
export type Shelf = (typeof shelves)[number];

export const CourseCard = z.strictObject({
  id: Slug,
  shelf: z.enum(shelves, { error: 'Write teachers, students or creative.' }),
  /** Puts the PRO badge on the card. Nothing is locked. */
  premium: z.boolean().default(false),
  /** Average rating out of 5 and number of people enrolled, where the owner has such figures. */
  rating: z.number().min(0).max(5).optional(),
  enrolled: z.int().min(0).optional(),
  path: SitePath,
  title: line(60),
  /** One line: what the reader gets. */
  description: line(120),
  tags: atLeast(1, line(24)),
  /** The card's color scheme: the rule along its top. */
  color: z.enum(courseColors, { error: `Write one of ${courseColors.join(', ')}.` }),
  level: z.enum(courseLevels, { error: 'Write Beginner, Intermediate or Advanced.' }),
  /** Minutes of the whole course, as advertised. */
  duration: z.int({ error: 'Write whole minutes, like 90.' }).min(5).max(1_000),
  modules: z.int().min(1).max(40),
  /** What the course calls its modules. */
  unit: z.enum(['module', 'lesson', 'part']).default('module'),
});

export const CourseCardFile = z
  .strictObject({
    /** Every tag that a card may carry, so that no misspelled one makes a tag of its own. */
    tags: atLeast(1, line(24)),
    courses: atLeast(1, CourseCard),
  })
  .superRefine(({ tags, courses }, context) => {
    for (const [i, card] of courses.entries())
      for (const [j, tag] of card.tags.entries())
        if (!tags.includes(tag))
          context.addIssue({
            code: 'custom',
            path: ['courses', i, 'tags', j],
            message: `Found "${tag}", which is no tag of the list at the top of this file: ${tags.join(', ')}. Use one of these, or add yours there.`,
          });
  });

export type CourseCard = z.infer<typeof CourseCard>;

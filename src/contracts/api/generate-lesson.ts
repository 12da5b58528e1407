/** POST /api/aurora/generate-lesson: a whole lesson on a topic. Neither the request nor the lesson is stored. */
import * as z from 'zod';
import { difficulties, type LessonDuration, lessonDurations, lessonTemplates, slideCounts, slideKinds, teachingStyles } from '../lesson.ts';
import { hasVisibleText, limits } from '../limits.ts';
import { Meta } from './meta.ts';

const requiredText = (max: number, message: string) =>
  z
    .string()
    .max(max)
    .refine(hasVisibleText, { error: message, params: { code: 'required' } });

/** A number, or the same number as text: "45". */
const Duration = z
  .union([z.literal(lessonDurations), z.enum(lessonDurations.map(String) as [`${LessonDuration}`, ...`${LessonDuration}`[]])], {
    error: (issue) => (issue.input === undefined ? 'This field is required.' : `Use one of: ${lessonDurations.join(', ')}.`),
  })
  .transform((value) => Number(value) as LessonDuration);

export const GenerateLessonRequest = z.strictObject({
  subject: requiredText(limits.lesson.subjectChars, 'Write a subject.'),
  gradeLevel: requiredText(limits.lesson.gradeChars, 'Write a grade level.'),
  topic: requiredText(limits.lesson.topicChars, 'Write a topic.'),
  duration: Duration,
  teachingStyle: z.enum(teachingStyles),
  standards: z
    .string()
    .max(limits.lesson.standardsChars)
    .nullish()
    .transform((text) => text ?? ''),
  slideCount: z.int().min(slideCounts.min).max(slideCounts.max).default(slideCounts.usual),
  contentDifficulty: z.int().min(difficulties.min).max(difficulties.max).default(difficulties.usual),
  /** There are no accounts: always the fixed value. */
  teacherId: z.literal(1).optional(),
  /** Which structure the lesson has; when missing, the one of the teaching style. */
  template: z.enum(lessonTemplates).default('standard'),
  /** Another lesson on the same request: 0 is the first. */
  variation: z.int().min(0).max(limits.lesson.variations).default(0),
});

const text = z.string().min(1);
const texts = z.array(text).min(1);

/** The fields that a model or the embedded engine writes. */
export const LessonDraft = z.strictObject({
  title: text,
  description: text,
  objectives: texts,
  outline: z.array(z.strictObject({ title: text, duration: z.int().min(1), description: text })).min(1),
  slides: z.array(z.strictObject({ title: text, content: texts, notes: text, kind: z.enum(slideKinds) })).min(1),
  hingeQuestion: z.strictObject({ question: text, listenFor: text, ifNot: text }),
  misconceptions: z.array(z.strictObject({ belief: text, response: text })).min(1),
  vocabulary: z.array(z.strictObject({ term: text, definition: text })).min(1),
  tasks: texts,
  assessments: texts,
  exitTicket: texts,
  supports: texts,
  extension: texts,
  materials: texts,
});

export const GenerateLessonReply = LessonDraft.extend({
  /** A diagram comes from checked knowledge, never from a model. */
  slides: z.array(LessonDraft.shape.slides.element.extend({ diagram: texts.optional() })).min(1),
  id: z.string(),
  subject: z.string(),
  gradeLevel: z.string(),
  /** Minutes. The outline adds up to it. */
  duration: z.int(),
  teachingStyle: z.enum(teachingStyles),
  standards: z.string(),
  gaps: z.array(text),
  guidance: z.array(text),
  meta: Meta,
});

/** As sent: fields with a default may be missing. */
export type GenerateLessonBody = z.input<typeof GenerateLessonRequest>;
export type GenerateLessonRequest = z.infer<typeof GenerateLessonRequest>;
export type LessonDraft = z.infer<typeof LessonDraft>;
export type GenerateLessonReply = z.infer<typeof GenerateLessonReply>;
/** What a screen can rely on: a server that answers with the specified fields alone leaves the others out. */
export type PlainLesson = Partial<GenerateLessonReply> & Pick<GenerateLessonReply, 'title' | 'objectives' | 'outline' | 'slides' | 'tasks' | 'assessments'>;

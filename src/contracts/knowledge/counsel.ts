/** Single questions of teachers with the answer of an experienced colleague: one file a field in `content/chat/counsel`. */
import * as z from 'zod';
import { AreaName, wishes } from './chat-moves.ts';
import { atLeast, line, Slug } from './vocabulary.ts';

export const Counsel = z
  .strictObject({
    id: Slug,
    area: AreaName,
    /** The question as teachers type it, in several wordings. A message is compared with each of them by its words, so small differences do no harm. */
    says: atLeast(2, line(140)),
    /** Answers only in a talk about one of these: ids of matters, of counsel or of wishes, or "lesson" for any talk about a topic. */
    within: atLeast(1, z.string().min(1)).optional(),
    /** One of these words must stand in the message, in lower case. */
    needs: atLeast(1, line(40)).optional(),
    /** What is asked for by other words. Material of the topic in work follows the answer, or stands alone where there is none. */
    wish: z.enum(wishes).optional(),
    /** A single student is "he" throughout; where a girl is spoken of, the text is said with "she". */
    answer: line(900).optional(),
    /** The same with the topic in work: {topic}, {probe} a question that brings a wrong idea out, {question} one to think about, {task} a problem. */
    inLesson: line(900).optional(),
    /** Kora's question behind it. */
    back: line(180)
      .refine((text) => text.endsWith('?') && text.split('?').length === 2, { error: 'Write one question.' })
      .optional(),
    /** Words to say, in quotes, for whoever asks for them. */
    say: line(500).optional(),
    /** When it does not work or somebody refuses. */
    otherwise: line(500).optional(),
    /** How it is done in detail, or what else there is. */
    further: line(900).optional(),
  })
  .refine(({ answer, wish }) => answer !== undefined || wish !== undefined, { error: 'Write an answer, or name the wish that is meant.' });
export type Counsel = z.infer<typeof Counsel>;

export const CounselFile = z.strictObject({ counsel: atLeast(1, Counsel) });

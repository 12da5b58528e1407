/** `content/site/perspectives.yaml`: the words of the perspective explorer, and what it offers for a question it holds nothing on. */
import * as z from 'zod';
import { atLeast, line, Slug } from './vocabulary.ts';

export const PerspectiveWords = z.strictObject({
  title: line(60),
  lead: line(300),
  description: line(200),
  /** Ids of the six example questions, in order. */
  examples: z.array(Slug).length(6, { error: 'Name exactly six example questions.' }),
  /** For a question without a page: said before the lenses. {question} is the visitor's. */
  unknown: z.strictObject({ overview: line(600), facts: atLeast(3, line(300)), myths: atLeast(2, line(300)) }),
  /** Ways to look at any question. */
  lenses: atLeast(4, z.strictObject({ label: line(60), summary: line(500), origins: line(300) })),
  declined: z.strictObject({
    reason: line(400),
    better: line(200),
    /** Where the question names a group: {group} is its name. */
    betterAbout: line(200).includes('{group}', { error: 'Write {group} where the name of the group belongs.' }),
  }),
  /** For a question that asks for something dangerous. */
  refused: z.strictObject({ reason: line(300), better: line(200) }),
});
export type PerspectiveWords = z.infer<typeof PerspectiveWords>;

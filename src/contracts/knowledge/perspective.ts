/** A curated question of the perspective explorer: `content/perspectives/<question>.yaml`. */
import * as z from 'zod';
import { atLeast, Day, line, Slug } from './vocabulary.ts';

/** Keys into `content/references.json` of works with an address (DOI or URL), because every source is shown as a link. */
const Sources = z.array(line(60));

/** A view that people hold, put as its best defender would put it. */
const Perspective = z.strictObject({
  label: line(60),
  /** The strongest form of the case, in the words of someone who holds it. */
  summary: line(800),
  /** Where the view comes from: experience, tradition, discipline. */
  origins: line(500),
  /** What those who hold it care about most. */
  value: line(120),
  bestObjection: line(400),
  /** What finding or change would move someone who holds it. */
  wouldChange: line(300),
  /** How far evidence bears it, and why. */
  evidence: line(300),
  sources: Sources,
});

export const CuratedQuestion = z.strictObject({
  id: Slug,
  /** As people ask it, with a question mark. */
  question: line(140).endsWith('?', { error: 'Write a question, with a question mark.' }),
  /** Other ways to ask it, for the search. */
  alsoAsked: atLeast(5, line(140)),
  /** What another wording has to speak of: from each line one of its words. So "cell phones on airplanes" is not taken for phones in school. */
  mustName: atLeast(1, line(300)),
  /** A settled question has evidence for one answer and explains the myths; an open one has at least four views. */
  kind: z.enum(['open', 'settled'], { error: 'Write open or settled.' }),
  overview: line(1_000),
  facts: atLeast(4, z.strictObject({ text: line(400), sources: Sources.optional() })),
  myths: atLeast(2, z.strictObject({ myth: line(240), answer: line(400), sources: Sources.optional() })),
  evidenceSettles: line(600),
  /** Debates are asked these questions. */
  valuesDecide: line(600).refine((text) => (text.match(/\?/g) ?? []).length >= 2, { error: 'Ask at least two questions that evidence cannot decide.' }),
  perspectives: atLeast(4, Perspective),
  /** A line on what may be hard to read in it. */
  guidance: line(200).optional(),
  reviewed: Day,
});

export type CuratedQuestion = z.infer<typeof CuratedQuestion>;

/** An anchor: one handcrafted exchange that Kora's replies are modeled on. Many to a file in `content/anchors/<theme>.yaml`. */
import * as z from 'zod';
import { AnchorSubject, atLeast, Feeling, GradeBand, line, Mode, Slug } from './vocabulary.ts';

export const Anchor = z.strictObject({
  id: Slug,
  /** Who speaks to Kora. */
  mode: Mode,
  feeling: Feeling,
  subject: AnchorSubject,
  grades: atLeast(1, GradeBand),
  /** One sentence for the anchor library: who, where, what. */
  situation: line(200),
  /** Topic packs that fit, by id. */
  topics: z.array(Slug).optional(),
  /** Ways in which a visitor says it, in their own spelling and length. */
  says: atLeast(4, line(240)),
  /**
   * What the first move takes for granted: words of which the visitor must have said at least one from each line, in any form; `_` joins words that belong together.
   * Without them the first move speaks of things that this visitor never told. Every anchor for students has them.
   */
  tells: z.array(z.string().regex(/^[a-z0-9_ ]+$/)).optional(),
  /** Kora's first reply: names what the words show, takes it seriously, ends in one question. */
  firstMove: line(700),
  /** The hint ladder. In teacher mode: a question about the class, a concrete move, a script or plan to use on Monday. */
  ladder: z.strictObject({
    questions: atLeast(2, line(400)),
    hints: atLeast(2, line(600)),
    /** Worked examples of a similar problem, never the visitor's own. */
    examples: atLeast(1, line(1100)),
  }),
  /** Later turns: a check, a transfer, a way to end well. */
  followUps: atLeast(3, line(500)),
});

export const AnchorFile = z.strictObject({
  /** What the anchors of this file have in common. */
  theme: line(80),
  anchors: atLeast(1, Anchor),
});

export type Anchor = z.infer<typeof Anchor>;

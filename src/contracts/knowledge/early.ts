/** What kindergarten to grade 2 takes from a topic: said, shown, sorted, drawn and acted, with nothing to read or to write. Part of a topic pack, written by hand for this age. */
import * as z from 'zod';
import { atLeast, line } from './vocabulary.ts';

export const Early = z.strictObject({
  /** Names by which teachers of this age ask for it, besides those of the pack: "four seasons". */
  asked: atLeast(1, line(60)),
  /** What the children can show at the end, each with a verb that one can see: point, name, sort, draw, tell. */
  can: z.array(line(140)).length(3),
  /** First facts, in short sentences of everyday words. */
  facts: z.array(line(140)).min(3).max(4),
  words: z.array(z.strictObject({ term: line(30), definition: line(120) })).length(3),
  activities: z
    .array(
      z.strictObject({
        name: line(40),
        /** What the teacher has ready. */
        need: line(200),
        /** Said to the children. */
        do: line(200),
        /** For the teacher: how it goes, what to look for, what to ask. */
        how: line(400),
      }),
    )
    .length(2),
  questions: z.array(z.strictObject({ ask: line(160), listenFor: line(300) })).length(2),
  /** What many children of this age believe, and what to show them. */
  mixUp: z.strictObject({ belief: line(140), response: line(240) }),
  /** "Show me …": how each child shows at the end what it has learned. */
  exit: line(160),
});

export type Early = z.infer<typeof Early>;

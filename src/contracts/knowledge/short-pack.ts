/** A short pack: the one idea of a matter that no topic pack covers, a question on it and what follows from the answers. `content/short-packs/*.yaml`. */
import * as z from 'zod';
import { AnchorSubject, atLeast, line, Slug } from './vocabulary.ts';

/** Phrases in the form of `phrases.ts`: "^" first, "$" last, "a/b" either, "x?" may be missing, "*" up to four words. */
const phrases = atLeast(1, line(240));

export const ShortPack = z
  .strictObject({
    /** Short: it travels in the id of a reply. */
    id: Slug.max(22),
    subject: AnchorSubject,
    /** As it stands in the middle of a sentence: "the color of the sky". */
    title: line(60),
    /** Who asks it, where not students alone. What is for students is found for a teacher only as the topic of a lesson. */
    for: z.enum(['both', 'teacher']).optional(),
    /** Names of the matter. The message holds every word of one of them that means something, in any form and order, near each other. */
    names: z.array(line(60)).optional(),
    /** Its names are slips of spelling, so nothing that only looks like one of them is meant. */
    exact: z.literal(true).optional(),
    /** Whole phrases, where small words decide. */
    phrases: phrases.optional(),
    /** What Kora asks whoever wants to know why or how, before the idea is told. Without one, a plain guess is asked for. */
    first: line(300).optional(),
    /** What it is or how it goes, in one to four sentences. */
    idea: line(900),
    /** Kora's question, what a right answer says, what Kora adds to it, and the hint for who does not see it. An open question has no right answer, so nothing said to it is called right or not. */
    ask: z.strictObject({ question: line(300), open: z.literal(true).optional(), hears: phrases, answer: line(500), hint: line(400) }).optional(),
    /** Of a teacher's matter: what Kora asks back. */
    asks: line(200).optional(),
    /** Another case, worked through. */
    example: line(700).optional(),
    /** For work that grows over several messages, a text or a talk: what Kora says to each further step, one line a message, in this order. {quote} stands for words of the student's. */
    coach: atLeast(4, line(500)).optional(),
    /** What else is asked about it. */
    more: z.array(z.strictObject({ hears: phrases, says: line(900) })).optional(),
  })
  .refine(({ names = [], phrases = [] }) => names.length + phrases.length > 0, { error: 'Write a name or a phrase by which the matter is found.' });
export type ShortPack = z.infer<typeof ShortPack>;

export const ShortPackFile = z.strictObject({ packs: atLeast(1, ShortPack) });

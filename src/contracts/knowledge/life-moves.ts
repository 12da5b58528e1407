/** What Kora says where a student tells of people, of school life or of themselves, beside any subject. Part of `content/chat/moves.yaml`. */
import * as z from 'zod';
import { atLeast, line } from './vocabulary.ts';

/** What such a conversation may be about. The heavier matter stands before the lighter one: the first that is met wins. */
export const lifeMatters = [
  'comfort',
  'confession',
  'teased',
  'leftOut',
  'notChosen',
  'friend',
  'adult',
  'home',
  'compared',
  'failed',
  'hopeless',
  'testWorry',
  'audience',
  'slow',
  'selfDoubt',
  'group',
  'low',
  'tired',
  'overload',
  'goodNews',
  'ownThing',
  'bored',
  'toSay',
  'person',
  'wonder',
] as const;
export type LifeMatter = (typeof lifeMatters)[number];

/** What a line does in such a conversation. */
export const lifeActs = [
  'declines',
  'asksWords',
  'asksWhat',
  'advised',
  'asksWhether',
  'fears',
  'tried',
  'plans',
  'luck',
  'blamesSelf',
  'keepsQuiet',
  'unseen',
  'misses',
  'dreads',
  'tired',
  'work',
  'good',
  'theyDid',
  'sees',
  'ready',
  'tells',
] as const;
export type LifeAct = (typeof lifeActs)[number];

const each = <const T extends string, V extends z.ZodType>(names: readonly T[], value: V) => Object.fromEntries(names.map((name) => [name, value])) as Record<T, V>;

export const LifeMoves = z.strictObject({
  /** Plain lines about oneself, by matter, in the small language that the file explains: they are heard whatever is in work. */
  hears: z.partialRecord(z.enum(lifeMatters), atLeast(1, line(120))),
  /** Before a school topic that comes up in the same breath is offered. */
  beside: atLeast(3, line(400)),
  /** "Why do cats purr" opens with the limits of the material, which stand elsewhere. */
  open: z.strictObject(each(lifeMatters.filter((matter) => matter !== 'wonder') as Exclude<LifeMatter, 'wonder'>[], atLeast(2, line(400)))),
  /** What to ask on when a line only tells more. Matters without their own lines take those of `tells`. */
  next: z.partialRecord(z.enum(lifeMatters), atLeast(5, line(400))),
  /** Who asks what to say: a question, a hint and the words of another case, in this order, by what the conversation is about. */
  words: z.partialRecord(z.enum(lifeMatters), atLeast(3, line(400))),
  ...each(lifeActs, atLeast(2, line(400))),
  /** A topic that a pack covers comes up in passing: {topic}. */
  offerTopic: atLeast(2, line(400)),
  /** When all else has been said. */
  enough: atLeast(3, line(400)),
});

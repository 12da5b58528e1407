/** What Kora knows about the work of a teacher beside the topics of lessons: one file a field in `content/chat/matters`, and the words between them in `content/chat/matter-words.yaml`. */
import * as z from 'zod';
import { AreaName, Step } from './chat-moves.ts';
import { atLeast, gradeBands, line, Slug } from './vocabulary.ts';

/** Phrases in the small language that `content/chat/moves.yaml` explains above the asks of teachers. */
const phrases = atLeast(1, line(140));

/** One thing that can be done on Monday. */
const Move = z.strictObject({
  /** What it is in one line, beginning with a verb, without a full stop: it stands in offers and in plans. */
  gist: line(120).refine((text) => !/[.?!]$/.test(text), { error: 'Leave out the full stop: the line stands inside a sentence.' }),
  do: line(700),
  /** Words to say, in quotes. */
  say: line(420),
  /** What comes when it does not work or somebody refuses. */
  otherwise: line(420),
  /** Steps, for whoever asks how exactly. */
  how: atLeast(3, line(240)).optional(),
  /** What a teacher tells that makes this the next move. */
  hears: phrases.optional(),
  asks: line(180).refine((text) => text.endsWith('?') && text.split('?').length === 2, { error: 'Write one question.' }),
});

/** A question that comes up in a matter, and what a colleague would answer. */
const Answer = z.strictObject({
  hears: phrases,
  answer: line(700),
  /** It must not wait until it is asked for. */
  comesFirst: z.boolean().optional(),
});

export const Matter = z.strictObject({
  id: Slug,
  area: AreaName,
  /** Stands inside a sentence: "one student's missing work". */
  name: line(60),
  hears: phrases,
  /** How to run a lesson in a subject: any other matter that is heard comes first. */
  isSubject: z.boolean().optional(),
  /** What fits any student or any class: heard only where no matter of its own is. */
  isGeneral: z.boolean().optional(),
  /** The load of the work: taken up where a list of things to do is told. */
  isPile: z.boolean().optional(),
  /** It must not wait: heard at any time, whatever else is in work. */
  isGrave: z.boolean().optional(),
  /** Anchors about the same. */
  anchors: atLeast(1, Slug).optional(),
  /** The first thing a colleague would say, before the first move. */
  opens: line(360),
  moves: atLeast(4, Move),
  /** By what one sees that it works. */
  watch: line(360),
  because: line(420),
  /** What must not be carried alone, and who has to know. */
  limit: line(420),
  /** A message to copy. */
  write: line(900).optional(),
  /** A lesson in the subject; {topic} is its topic. */
  lesson: atLeast(4, Step).optional(),
  answers: atLeast(1, Answer).optional(),
});
export const MatterFile = z.strictObject({ matters: atLeast(1, Matter) });

/** What a teacher may want to be told about the matter in work. */
export const matterWants = ['say', 'how', 'otherwise', 'tried', 'shorter', 'because', 'watch', 'limit', 'sum', 'write', 'more', 'closing', 'yes', 'no', 'unsure'] as const;
export type MatterWant = (typeof matterWants)[number];

/** Why a thing on a list comes where it does, the most pressing first. */
export const pileKinds = ['person', 'dated', 'waiting', 'lessons', 'rest'] as const;
export type PileKind = (typeof pileKinds)[number];

const leads = atLeast(3, line(200));

export const MatterWords = z.strictObject({
  hears: z.record(z.enum(matterWants), phrases),
  /** Before a move that follows on what the teacher has told, and on a question. */
  told: leads,
  /** The same, where nothing more is held: it is taken up, and the teacher is asked for the next step. */
  taken: atLeast(6, line(300)),
  /** {name}, {gist}: what was told shares no word with the matter in work, so its next move is held back. */
  elsewhere: leads,
  /** What the teacher tried by themselves is used up. */
  triedOther: leads,
  /** A correction is taken. */
  corrected: leads,
  say: leads,
  how: leads,
  /** {gist} */
  shorter: leads,
  sum: leads,
  /** {watch} */
  closing: leads,
  /** The same when that was said. */
  ends: leads,
  yes: leads,
  /** {gist}: offers the next move. */
  offer: atLeast(6, line(200)),
  /** {name}: what is asked is not held; the moves that are left are offered below it. */
  notHeld: leads,
  whichOne: leads,
  /** Asks for the choice, below moves that are offered. */
  which: leads,
  /** {name}: all is said. */
  usedUp: leads,
  /** {name}: another matter is taken up. */
  switches: leads,
  /** {topic}: what is taught, told in passing. */
  topic: leads,
  /** For a list of things to do. */
  pile: z.strictObject({
    /** After the first word on the load, where nothing was asked yet. */
    told: leads,
    /** Before the list in its order. */
    lead: leads,
    /** {things}: those of the kind, in the teacher's words. */
    because: z.record(z.enum(pileKinds), line(200)),
    asks: leads,
  }),
  /** For the age of a class, one line after the other. */
  ages: z.record(z.enum(gradeBands), atLeast(2, line(420))),
  /** What teachers add in any matter, and what a colleague would say to it. */
  asides: atLeast(5, z.strictObject({ hears: phrases, answer: line(600) })),
  /** Words of the trade, for whoever asks what they mean. */
  terms: atLeast(10, z.strictObject({ hears: phrases, meaning: line(600) })),
});

export type Matter = z.infer<typeof Matter>;
export type MatterMove = Matter['moves'][number];
export type MatterAnswer = z.infer<typeof Answer>;
export type MatterWords = z.infer<typeof MatterWords>;

/** A topic pack: everything the embedded engine knows about one topic. One file in `content/topics/<subject>/`. */
import * as z from 'zod';
import { Early } from './early.ts';
import { atLeast, Day, GradeBand, line, Slug, Subject } from './vocabulary.ts';

const SourceKeys = z.array(line(60)).optional();

const Term = z.strictObject({ term: line(60), definition: line(300) });

/** A fact without `sources` is common textbook knowledge. */
const Fact = z.strictObject({
  text: line(400),
  sources: SourceKeys,
  /** Short questions that it answers, as learners ask them in a running talk; "it" is the topic: "when did it end", "who was in it". */
  askedAs: z.array(line(60)).optional(),
});

const Misconception = z.strictObject({
  /** What learners say, in their words. */
  belief: line(240),
  correction: line(500),
  /** A question whose answer shows whether a learner holds the belief. */
  probe: line(300),
});

/** Read as a sentence: `from` `verb` `to`. */
const Relation = z.strictObject({ from: line(60), verb: line(40), to: line(60) });

/** From one box of a flowchart to the next. A box that asks and has several ways out is a decision; one without a way out is an end. */
const Step = z.strictObject({ from: line(90), verb: line(40), to: line(90) });

/** A way through the topic: its process, its chain of causes, or how a task of it is worked out. */
const Flow = atLeast(6, Step).superRefine((steps, context) => {
  const reached = new Set([steps[0]?.from]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const { from, to } of steps) if (reached.has(from)) reached.add(to);
    grew = reached.size > before;
  }
  for (const [at, { from }] of steps.entries())
    if (!reached.has(from))
      context.addIssue({
        code: 'custom',
        path: [at, 'from'],
        message: `No way leads from the first box to “${from}”. Let one lead there, or write the box as it stands elsewhere.`,
      });
});

const Analogy = z.strictObject({
  idea: line(300),
  /** Where the comparison breaks down. */
  limits: line(300),
});

/** One place where learners get stuck, with the three rungs of the hint ladder. */
const StuckPoint = z.strictObject({
  about: line(120),
  /** Words that show a learner is at this point. */
  cues: atLeast(2, line(60)),
  question: line(400),
  hint: line(500),
  /** A worked example of a similar problem, never the problem itself. */
  example: line(900),
});

const WorkedExample = z.strictObject({
  problem: line(300),
  steps: atLeast(2, line(300)),
  result: line(200),
  /** A similar problem for the learner, without its answer. */
  tryNext: line(300),
});

/** `knows`: the fact of the pack that this person would bring to the table, by its first words; left out where none bears on what they want. */
const Stakeholders = atLeast(3, z.strictObject({ who: line(80), wants: line(240), because: line(300), knows: line(80).optional() }));

/** `consequences`: first what speaks for the choice, then what it costs. `borneBy`: the stakeholder (`who`) whom that costs most, or who would be the first to speak of it. */
const Decisions = atLeast(2, z.strictObject({ choice: line(200), borneBy: line(80), consequences: atLeast(2, line(300)) }));

const Controversy = z.strictObject({
  /** It is about sharing, paying or what there is too little of: the economic simulation puts its purse on such questions only. */
  economic: z.boolean().optional(),
  question: line(240),
  background: line(600),
  /** Facts of the pack that bear on the question beside those that a stakeholder knows, each by its first words. */
  facts: z.array(line(80)).optional(),
  stakeholders: Stakeholders,
  decisions: Decisions,
});

/** A day on which something happens that has to be answered before night. The day and its people are invented; what the checks find is common textbook knowledge. */
const Crisis = z.strictObject({
  /** How news travels: by people alone, by telephone and radio, or from phone to phone. */
  era: z.enum(['past', 'radio', 'now']),
  /** Who has to answer, inside a sentence: "the council of a town by the sea". */
  team: line(120),
  /** Where and when it is, and what has happened. */
  situation: line(600),
  question: line(240),
  /** Facts of the pack that stand behind the day and were known on it, each by its first words. */
  facts: z.array(line(80)).optional(),
  /** Sentences that go around and do not hold. `check`: how to find out, as an order; `found`: what comes out, an answer to just that sentence. */
  reports: atLeast(2, z.strictObject({ says: line(140), check: line(160), found: line(300) })),
  stakeholders: Stakeholders,
  decisions: Decisions,
});

/** What learners answer to a question that has a short answer, and what to say to it. */
const ExpectedAnswer = z.strictObject({
  /** The last sentence of a question in this pack or in a sample conversation, word for word. */
  question: line(400),
  replies: atLeast(
    1,
    z.strictObject({
      right: z.boolean(),
      /** Short phrases, any of which in a short reply means this answer. */
      hears: atLeast(1, line(60)),
      /** Confirms or questions it, and ends with the next question. */
      say: line(500),
    }),
  ),
});

/** A right thought that students come to by themselves, said at any time. */
const Idea = z.strictObject({
  /** Phrases in the form of `phrases.ts`, with " + " between those that stand together in any order. A text that denies something is heard only by those that deny. */
  hears: atLeast(1, line(120)),
  /** In the same form: what holds those words and tells of something wrong. */
  unless: z.array(line(120)).optional(),
  /** Confirms it in plain words and ends with the next question. */
  says: line(500),
});

/** Work that a class can do within a lesson on paper, and the facts that it cannot do without, each by its first words. */
const Project = z.strictObject({ brief: line(300), uses: atLeast(3, line(80)) });

const Questions = z.strictObject({
  remember: atLeast(2, line(300)),
  understand: atLeast(2, line(300)),
  apply: atLeast(2, line(300)),
  analyze: atLeast(2, line(300)),
  evaluate: atLeast(2, line(300)),
  create: atLeast(2, line(300)),
});

export const TopicPack = z.strictObject({
  id: Slug,
  title: line(60),
  /** The title as it stands inside a sentence, where that is not the title in lower case: "the Cold War". */
  inText: line(60).optional(),
  subject: Subject,
  grades: atLeast(1, GradeBand),
  /** Other names, plurals and frequent misspellings by which learners ask for the topic. */
  aliases: atLeast(4, line(60)),
  /** Phrases that hold one of these names and mean something else: "chemical equations" is not the topic "equations". */
  unless: z.array(line(60)).optional(),
  /** Phrases that lead to the topic where no other topic is named: "essay on" leads to persuasive writing, "essay on the Cold War" does not. */
  otherwise: z.array(line(60)).optional(),
  /** Two or three sentences, for a reader who is 13. */
  summary: line(600),
  /** Why it matters to the learner, one or two sentences. */
  matters: line(400),
  terms: atLeast(6, Term),
  facts: atLeast(6, Fact),
  misconceptions: atLeast(3, Misconception),
  relations: atLeast(6, Relation),
  /** What hangs together in the topic, as it reads on after "Explain": "how rising air forms a cloud". The first ones are the easiest. */
  connections: atLeast(4, line(120).regex(/^(?:how|why|when) [^.?!]*$/)),
  /** Begins with the first box. */
  flow: Flow,
  questions: Questions,
  analogies: atLeast(2, Analogy),
  stuckPoints: atLeast(4, StuckPoint),
  workedExamples: atLeast(2, WorkedExample),
  expectedAnswers: z.array(ExpectedAnswer).optional(),
  ideas: z.array(Idea).optional(),
  /** Wrong thoughts as students put them, in the form of an idea's `hears`. A text that holds one tells none of the ideas. */
  wrongThoughts: z.array(line(120)).optional(),
  projects: z.array(Project).optional(),
  controversies: atLeast(1, Controversy),
  crises: z.array(Crisis).optional(),
  /** Openings that put a person in a scene with a problem; fiction unless a source is given. */
  storyHooks: atLeast(2, z.strictObject({ scene: line(700), sources: SourceKeys })),
  /** For kindergarten to grade 2. A lesson for these takes nothing else of the pack. */
  early: Early.optional(),
  /** The day on which the author last went through every statement. */
  reviewed: Day,
});

export type TopicPack = z.infer<typeof TopicPack>;
export type ExpectedAnswer = z.infer<typeof ExpectedAnswer>;
export type Idea = z.infer<typeof Idea>;
export type StuckPoint = z.infer<typeof StuckPoint>;
export type Misconception = z.infer<typeof Misconception>;

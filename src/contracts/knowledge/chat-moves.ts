/** The sentences Kora uses between anchors and topic packs: greetings, turns of the ladder, honest limits. One file: `content/chat/moves.yaml`. */
import * as z from 'zod';
import { heardPhrases, Ladder, lines, perFeeling } from './move-lines.ts';
import { StudentMoves } from './student-moves.ts';
import { atLeast, line, Slug } from './vocabulary.ts';

/** What a teacher may ask for by name. */
export const wishes = [
  'quiz',
  'exit',
  'hook',
  'questions',
  'practice',
  'homework',
  'activity',
  'access',
  'support',
  'stretch',
  'misconceptions',
  'analogy',
  'debate',
  'grade',
  'ell',
  'parents',
  'groups',
  'plan',
  'unit',
] as const;
export type Wish = (typeof wishes)[number];
const prepared = atLeast(2, line(900));
const perWish = z.strictObject(Object.fromEntries(wishes.map((wish) => [wish, prepared])) as Record<Wish, typeof prepared>);

/** What a teacher's work is about: what fits as a next word differs between them. */
export const areas = ['behavior', 'parents', 'workload', 'lesson', 'assessment', 'learners', 'colleagues'] as const;
export type Area = (typeof areas)[number];
export const AreaName = z.enum(areas);

/** A follow-up ("make it shorter"), or a matter that may come up in any conversation ("used chatgpt"). */
export const Ask = z.strictObject({
  id: Slug,
  /** A matter belongs to an area; what only follows up on the matter in work names none. */
  area: AreaName.optional(),
  /** The anchor that takes the matter up, by id. */
  anchor: Slug.optional(),
  /** It asks for this by other words. */
  wish: z.enum(wishes).optional(),
  /** Phrases in the small language that the file explains. None where nothing is heard: "not-held" is what is said when nothing fits. */
  hears: z.array(line(120)),
  /** Said one after the other, each once: those of the area in work, then `any`. */
  says: z.partialRecord(z.enum([...areas, 'any']), atLeast(1, line(900))),
});
export type Ask = z.infer<typeof Ask>;

/** What is asked once danger was told ("are you going to tell anyone"), in the same small language, and its one answer. */
const CareAsk = z.strictObject({ id: Slug, for: z.enum(['student', 'teacher']), hears: heardPhrases, says: line(700) });
export type CareAsk = z.infer<typeof CareAsk>;

/** A step of a lesson with its minutes in a lesson of 45; `in` says in which lessons it stands. */
export const Step = z.strictObject({ minutes: z.int().min(1).max(45), line: line(200), in: z.enum(['all', 'full', 'long']).default('all') });
export type Step = z.infer<typeof Step>;

/** A language in which visitors write although Kora knows only English. */
const Language = z.strictObject({
  id: z.enum(['es', 'fr', 'de', 'pt', 'it', 'tr', 'pl', 'ar', 'zh', 'uk']),
  /** In this language: that the program works in English only. */
  says: line(160),
  /** Small and frequent words of school, lower case, accents folded. */
  words: z.string().regex(/^[\p{L} ]*$/u),
  /** Its script, where that is not the Latin one; `has` are letters that show the language within it, `hasNot` letters of others. */
  script: z.enum(['Arabic', 'Han', 'Cyrillic']).optional(),
  has: z.string().optional(),
  hasNot: z.string().optional(),
});

export const ChatMoves = z.strictObject({
  student: StudentMoves,
  teacher: z.strictObject({
    greeting: lines(2),
    goodbye: lines(2),
    thanks: lines(3),
    openTopic: lines(3),
    /** A short pack as the topic of a lesson: the opening, the question for the class, what to listen for, the hint. */
    shortAsk: lines(3),
    shortLesson: lines(3),
    shortListen: lines(3),
    shortHint: lines(3),
    switchTopic: lines(2),
    feeling: perFeeling,
    /** Someone close is ill, not dead. */
    illness: lines(3),
    afterSad: lines(3),
    complaint: lines(3),
    notForUs: lines(3),
    misconception: lines(3),
    heard: lines(2),
    /** Something to do, and leads of questions, on the wrong idea in work. */
    beliefTask: lines(2),
    beliefQuestions: lines(2),
    beliefAgain: lines(2),
    hook: lines(2),
    questions: lines(2),
    stretch: lines(2),
    exit: lines(2),
    plan: lines(2),
    unit: lines(2),
    lessonSteps: atLeast(6, Step),
    plainSteps: atLeast(6, Step),
    againSteps: atLeast(5, Step),
    unitDays: lines(10),
    plainDays: lines(10),
    plainPlan: lines(2),
    anyTopic: line(40),
    exits: lines(2),
    quiz: lines(3),
    quizItems: z.strictObject({ term: line(120), belief: line(120), wrong: line(60), key: line(60) }),
    counted: lines(2),
    easier: lines(2),
    harder: lines(2),
    support: lines(2),
    analogy: lines(2),
    stuck: lines(3),
    /** A text to read, from the pack. */
    text: lines(2),
    task: lines(2),
    worked: lines(2),
    debate: lines(2),
    homework: lines(2),
    nearest: lines(2),
    wishes: perWish,
    handBack: lines(6),
    success: lines(2),
    sizeIs: lines(3),
    sizeSame: lines(2),
    keyHolds: lines(2),
    keyFails: lines(2),
    mends: heardPhrases,
    cannotKnow: lines(3),
    ownWords: lines(6),
    /** A straight sum, and a fact that no pack holds. */
    sumIs: lines(3),
    afterFact: lines(4),
    noFact: lines(4),
    /** The answers to questions that Kora gave for the class, as far as a pack holds them. */
    answers: lines(2),
    noAnswers: lines(2),
    /** Behind a student's text, {quote} a clause of it. */
    studentText: lines(3),
    /** {topic}: one more question for the class, after the one that the page holds. */
    shortAnother: z.strictObject({ history: lines(4), any: lines(4) }),
    /** What was told about the class, taken up. */
    sizeTold: lines(2),
    gradeTold: lines(2),
    timeTold: lines(2),
    askTold: lines(3),
    replan: lines(2),
    lessons: lines(2),
    /** What names stand for in the phrases of `asks`. */
    /** Phrases, in the language of `asks`, by which a teacher says that Kora took up the wrong thing; what follows them is what was meant. */
    corrections: atLeast(6, line(80)),
    /** After one: about the teacher's own words, and where none were told. */
    corrected: lines(5),
    correctedWithout: lines(3),
    wordGroups: z.record(z.string(), line(400)),
    areas: z.partialRecord(AreaName, atLeast(1, Slug)),
    asks: atLeast(10, Ask),
    anySubject: Ladder,
  }),
  both: z.strictObject({
    /** After a correction: the mistake was Kora's. */
    sorry: lines(4),
    whoAreYou: lines(2),
    areYouHuman: lines(3),
    /** Where the words go, what Kora may do, what is asked of it as of a person; and a private thing typed in. In the small language of the teacher's asks. */
    aboutKora: atLeast(5, z.strictObject({ id: Slug, hears: heardPhrases, says: lines(2) })),
    cannotKnow: lines(4),
    didYouMean: lines(2),
    offTopic: lines(3),
    unclear: lines(3),
    insult: lines(2),
    whichOne: lines(3),
    beFriend: lines(2),
    cannotTell: lines(2),
    /** Said once; and in short when another text in another language follows. */
    otherLanguage: lines(1),
    stillOtherLanguage: lines(3),
    languages: atLeast(1, Language),
    refused: lines(2),
    /** The visitor gave their own name along with something else. */
    nameTold: lines(2),
    privateData: lines(2),
    pause: lines(4),
  }),
  /** Reviewed texts for level 2. Not chosen by an engine's mood: one after the other, word for word. */
  care: z.strictObject({
    first: lines(1),
    friend: lines(1),
    /** Where someone of the family, or a grown-up of the school, does the harm; and where somebody has a weapon at school. */
    home: lines(1),
    staff: lines(1),
    weapon: lines(1),
    later: lines(4),
    teacher: lines(2),
    adult: lines(3),
    denied: lines(1),
    wrong: lines(2),
    asks: atLeast(10, CareAsk),
  }),
  /** Level 1: one suggestion to talk to an adult, put under a reply. */
  distress: lines(3),
});

export type ChatMoves = z.infer<typeof ChatMoves>;

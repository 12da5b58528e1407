/** The sentences Kora uses between anchors and topic packs: greetings, turns of the ladder, honest limits. One file: `content/chat/moves.yaml`. */
import * as z from 'zod';
import { LifeMoves } from './life-moves.ts';
import { mathMoves } from './math-moves.ts';
import { UnheldMoves } from './unheld-moves.ts';
import { anchorSubjects, atLeast, feelings, line, Slug } from './vocabulary.ts';

/** May hold {topic}, {quote}, {term}, {terms}, {other}, {left}, {right}, {a}, {b}, {subject}; only the slots its comment in the file names. */
const lines = (count: number) => atLeast(count, line(700));

const heardPhrases = atLeast(1, line(120));

const Ladder = z.strictObject({ questions: lines(2), hints: lines(2), examples: lines(1) });

const perSubject = z.strictObject(Object.fromEntries(anchorSubjects.map((s) => [s, Ladder])) as Record<(typeof anchorSubjects)[number], typeof Ladder>);
const perFeeling = z.strictObject(Object.fromEntries(feelings.map((f) => [f, lines(2)])) as Record<(typeof feelings)[number], ReturnType<typeof lines>>);

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
  student: z.strictObject({
    greeting: lines(2),
    goodbye: lines(3),
    thanks: lines(3),
    closing: lines(3),
    /** To who is going to try it. */
    tries: lines(3),
    foundIt: lines(4),
    guessed: lines(4),
    nearest: lines(3),
    openTopic: lines(3),
    /** After a feeling about a whole subject. */
    whichPart: lines(4),
    switchTopic: lines(2),
    feeling: perFeeling,
    stillStuck: lines(4),
    lineByLine: lines(3),
    asksWhy: lines(3),
    proposes: lines(5),
    cannotCheck: lines(3),
    notInPack: lines(3),
    backTo: lines(3),
    wantsAnswer: lines(4),
    wantsEssay: lines(2),
    success: lines(4),
    showsThinking: lines(4),
    narrows: lines(4),
    /** Someone close is ill, not dead. */
    illness: lines(3),
    afterSad: lines(3),
    usesTerms: lines(4),
    linkTerms: lines(4),
    meaning: lines(3),
    compareTerms: lines(3),
    oneOfTwo: lines(2),
    againstMeaning: lines(3),
    fact: lines(3),
    exampleLead: lines(4),
    tryNext: lines(3),
    rightClaim: lines(3),
    wrongClaim: lines(3),
    estimate: lines(3),
    solutionFits: lines(3),
    solutionFails: lines(3),
    stepHolds: lines(3),
    stepBreaks: lines(3),
    wantsCheck: lines(4),
    wantsCheckLine: lines(4),
    wantsText: lines(2),
    handBack: lines(6),
    handBackIdea: lines(6),
    /** A short pack in work: a right answer, one that is not there yet, the answer shown at last, and what is handed back behind a text without a question. */
    shortRight: lines(3),
    shortNotYet: lines(3),
    shortShow: lines(2),
    shortNext: lines(6),
    /** Another task on it, and a line that its page neither holds nor excludes. */
    shortTask: lines(3),
    shortUnsure: lines(4),
    shortBack: lines(6),
    shortOn: lines(4),
    shortGuess: lines(6),
    shortBeside: lines(6),
    /** All that its page holds has been said; and the coach's last word on a piece of work. */
    shortAll: lines(3),
    shortDone: lines(4),
    /** Behind a text of the student's own, {quote} a clause of it; `mended` behind a clause that was changed. */
    ownText: z.strictObject({ poem: lines(5), prose: lines(5), mended: lines(3) }),
    /** Writing about somebody who died: the first step, and the word before anything is said of the text. */
    lossInText: z.strictObject({ start: lines(3), word: lines(2) }),
    /** Words whose spelling is asked for, spelled right; {right} the word, behind a question, behind its letters; and how a word stays in mind. */
    spelling: z.strictObject({ words: atLeast(60, line(20)), so: lines(3), right: lines(3), keep: lines(2) }),
    /** Asked within a running matter: what weighs most, how to show it, a story. */
    weighs: lines(4),
    proves: lines(4),
    noStory: lines(2),
    /** {topic}, {quote}: a thought or a question that no line of the short pack in work meets. */
    keepsTo: z.strictObject({ claim: lines(5), question: lines(4), why: lines(3) }),
    /** A quiz: {topic} a neighboring page, whose question follows; without one, a question from memory. */
    quizNear: lines(2),
    quizAgain: lines(4),
    handBackAnswer: lines(6),
    handBackTask: lines(6),
    fractionSum: lines(3),
    equationStart: lines(3),
    sumStart: lines(3),
    ...mathMoves,
    commonBottom: lines(3),
    noCommonBottom: lines(3),
    addendsFit: lines(3),
    termWorth: lines(3),
    moveFits: lines(3),
    moveAsks: lines(3),
    yearHolds: lines(3),
    yearFails: lines(3),
    ownWords: lines(8),
    ownLines: lines(6),
    /** Behind a line of a story that the student is making up. */
    storyLines: lines(6),
    argument: z.strictObject({ claim: lines(3), reason: lines(3), otherSide: lines(3) }),
    shortAnswer: lines(6),
    personal: lines(3),
    aroundWork: lines(4),
    beliefLead: lines(4),
    holdBeside: lines(4),
    inLine: lines(3),
    seenLine: lines(3),
    seenBegins: lines(4),
    askedBefore: lines(3),
    countHolds: lines(3),
    countFails: lines(3),
    relationHolds: lines(3),
    relationFails: lines(3),
    lookUp: lines(5),
    complaint: lines(5),
    complaintOf: lines(3),
    /** In the place of the reading questions, where something is to be written. */
    writing: Ladder,
    afterOk: lines(6),
    unheld: UnheldMoves,
    analogyLimit: lines(4),
    life: LifeMoves,
    /** What a line does that says nothing about the subject, in the small language that the file explains. */
    hears: z.strictObject({
      tries: heardPhrases,
      success: heardPhrases,
      thanks: heardPhrases,
      complaint: heardPhrases,
      offers: heardPhrases,
      'asks-missing': heardPhrases,
      'tells-all': heardPhrases,
    }),
    /** Names in braces stand for these in the phrases that are heard. */
    wordGroups: z.record(z.string(), line(400)),
    /** Verbs that statements about a subject are made with, a space between two of them. */
    verbs: line(3000),
    works: lines(4),
    tellsAll: lines(4),
    /** The student offers to tell what is known, with a page in work and without one. */
    offers: lines(3),
    offersUnheld: lines(3),
    /** The student asks what is missing. */
    missing: lines(4),
    missingUnheld: lines(3),
    /** A line of which the page in work knows no word. */
    untied: lines(4),
    /** Another thing of the same kind was meant: what is said then, and how it is heard. */
    otherOne: lines(3),
    otherOnes: heardPhrases,
    /** A student corrects Kora; what stands behind the phrase is what is meant. */
    corrections: heardPhrases,
    solvedNext: lines(5),
    doneRight: lines(3),
    /** "Is that right", asked of what the last reply called right. */
    confirmed: lines(4),
    balanced: lines(3),
    unbalanced: lines(3),
    singleAtom: lines(3),
    ladder: perSubject,
    anySubject: Ladder.extend({ yours: lines(4) }),
  }),
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

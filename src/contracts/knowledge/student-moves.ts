/** What Kora says to students between anchors and topic packs. Part of `content/chat/moves.yaml`. */
import * as z from 'zod';
import { LifeMoves } from './life-moves.ts';
import { mathMoves } from './math-moves.ts';
import { heardPhrases, Ladder, lines, perFeeling, perSubject } from './move-lines.ts';
import { UnheldMoves } from './unheld-moves.ts';
import { atLeast, line } from './vocabulary.ts';

export const StudentMoves = z.strictObject({
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
  /** An essay on a topic in work. */
  essay: z.strictObject({ open: lines(3), urgent: lines(3), start: lines(3), place: lines(3), thesis: lines(3), bare: lines(3), otherSide: lines(3) }),
  /** What was said, shorter or in pieces. */
  inShort: z.strictObject({ keep: lines(3), pieces: lines(2) }),
  /** Asked what it is good for, once that was said. */
  whatFor: lines(3),
  /** What is learned is sad or hard to bear. */
  moved: lines(3),
  fromNothing: lines(3),
  askOutline: lines(3),
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
  /** A right step of long division, {a} the number told, {b} the divisor, {c} what it goes into. */
  longDivision: z.strictObject({ times: lines(2), part: lines(2), left: lines(2), done: lines(2) }),
  /** "My uncle says that": what somebody else holds of the matter. */
  hearsay: lines(3),
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
});

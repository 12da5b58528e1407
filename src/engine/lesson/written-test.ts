/** A written test: its questions for the students, its answers for the teacher, and slides that give nothing away. */
import type { HingeQuestion, LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, listed, quoted } from './bench.ts';
import { looking } from './closing.ts';
import { ideaSlide } from './idea-slides.ts';
import { openingSlide } from './opening.ts';
import { checkSlide, moreToAsk } from './talk-slides.ts';

export interface TestQuestion {
  question: string;
  /** For the teacher. */
  answer: string;
}

export interface TestPart {
  /** "Part A" */
  name: string;
  /** With what it asks for, as in the outline. */
  title: string;
  minutes: number;
  questions: readonly TestQuestion[];
}

/** Takes its questions from the bench: call it before anything else does. */
export function testFor(b: Bench, hinge: HingeQuestion): TestPart[] {
  const questionsOf = { recall: () => knowing(b, hinge), practice: () => using(b), explain: () => judging(b) };
  return b.parts.flatMap(({ role, title, minutes }) =>
    role === 'recall' || role === 'practice' || role === 'explain' ? [{ name: title.slice(0, title.indexOf(':')), title, minutes, questions: questionsOf[role]() }] : [],
  );
}

/** Meanings of terms, and the question that shows the most common error. About two minutes each. */
function knowing(b: Bench, hinge: HingeQuestion): TestQuestion[] {
  const count = Math.max(1, Math.min(5, Math.floor(b.minutesOf('recall') / 2) - 1, b.m.terms.length));
  const terms = b.m.terms.slice(0, count).map(({ term }) => ({
    question: b.isYoung ? `What does “${term}” mean, in a drawing or in your own words?` : `What does “${term}” mean, and how would you use the word in a sentence?`,
    answer: `the meaning of “${term}” is under “Vocabulary”; one point for the meaning, one for ${b.isYoung ? 'a drawing or words that fit' : 'a sentence in which it is used right'}.`,
  }));
  return [...terms, { question: hinge.question, answer: 'what a right answer holds is under “Hinge question”; two points, one of them for the reason.' }];
}

function using(b: Bench): TestQuestion[] {
  const count = b.minutesOf('practice') >= 15 ? 3 : b.minutesOf('practice') >= 8 ? 2 : 1;
  return Array.from({ length: count }, (_, place) => {
    const example = place < 2 ? b.shownExample() : null;
    if (example) return { question: example.problem, answer: `${example.steps.join(' ')} So: ${example.result}` };
    return { question: b.difficulty >= 4 ? b.ask('analyze', 'apply') : b.ask('apply', 'understand'), answer: openAnswer(b) };
  });
}

const judging = (b: Bench): TestQuestion[] => [
  {
    question: `${b.ask('evaluate', 'analyze')} ${b.isYoung ? 'Say what you think, and why.' : 'Make a claim, give two reasons, and answer one objection.'}`,
    answer: b.isYoung
      ? 'one point for an opinion, two for a reason that fits.'
      : 'one point for a clear claim, two for each reason with a fitting fact, two for the answer to an objection.',
  },
];

/** The knowledge holds no set answer to an open question. */
const openAnswer = (b: Bench): string =>
  `more than one answer can be right: one point for a correct idea, one for a reason, one for ${listed(b.m.terms.slice(0, 2).map(({ term }) => term))} used in the right place.`;

/** As they stand on the sheet. */
export const testTasks = (parts: readonly TestPart[]): string[] =>
  parts.flatMap(({ name, questions }) => questions.map(({ question }, i) => `${name}, question ${i + 1}: ${question}`));

export function testAnswers(b: Bench, parts: readonly TestPart[]): string[] {
  return [
    ...parts.flatMap(({ name, questions }) => questions.map(({ answer }, i) => `Answer to ${name}, question ${i + 1}: ${answer}`)),
    'Open answers are compared with the facts that stand under “Materials”.',
    `After the test: sort the sheets by the question that went wrong, not by the sum of points, and begin the next lesson on ${b.m.topic} there.`,
  ];
}

/** Where there is time to look at it together, after the sheets are in. */
export const afterTheTest = 'After the sheets are in: put it up, hear one reason for each answer, and say which one holds.';

/** Exactly as many as were asked for. What explains anything is shown when the sheets are in. */
export function testSlides(b: Bench, parts: readonly TestPart[]): { slides: LessonSlide[]; exitTicket: string[] } {
  const [first, ...others] = parts;
  const room = b.slideCount - 2;
  const together = room < parts.length && first ? [partSlide([first]), partSlide(others)] : parts.map((part) => partSlide([part]));
  const extra = [
    ...(b.parts.some(({ role }) => role === 'check') ? [lookOver()] : []),
    goThrough(b, parts),
    ...[0, 1, 2].slice(0, ideaSlidesOfTest(b.slideCount)).flatMap((place) => ideaSlide(b, place) ?? []),
  ].slice(0, room - together.length);
  const more = room > together.length + extra.length ? checkSlide(b) : null;
  const slides = [...together, ...extra, ...(more ? [more] : [])];
  while (slides.length < room) slides.push(moreToAsk(b, slides.length));
  const exitTicket = [looking(b), 'One thing that I can do now, and my next step:'];
  const closing: LessonSlide = {
    kind: 'exit',
    title: 'Your next step',
    content: exitTicket,
    notes: `Handed in together with the test. It is not graded: it says where to begin with whom.`,
  };
  return { slides: [openingSlide(b), ...slides, closing], exitTicket };
}

/** What is left of the slides when the test itself has its own. */
export const ideaSlidesOfTest = (slideCount: number): number => Math.max(1, Math.min(3, slideCount - 7));

function partSlide(parts: readonly TestPart[]): LessonSlide {
  const names = listed(parts.map(({ name }) => name));
  const how: Record<string, string> = {
    'Part A': 'Short answers. Leave nothing blank.',
    'Part B': 'Show how you get there. A reason is worth as much as a result.',
    'Part C': 'One longer answer. A claim needs reasons, and reasons need facts.',
  };
  return {
    kind: 'task',
    title: parts.length === 1 ? (parts[0]?.title ?? names) : names,
    content: parts.flatMap(({ name, minutes, questions }) => [
      `${name}: ${questions.length === 1 ? 'one question' : `${questions.length} questions`} on your sheet, ${minutes} minutes.`,
      how[name] ?? '',
    ]),
    notes: `The questions of ${names} are in the plan under “Tasks” and on the student handout, the answers under “Assessments”.`,
  };
}

const lookOver = (): LessonSlide => ({
  kind: 'check',
  title: 'Look over your work',
  content: ['Pens down for half a minute.', 'Read it as if a stranger had written it.', 'Mend up to three places.', 'Mark how sure you are of each answer, from 1 to 5.'],
  notes: 'Announce the last two minutes. Nobody hands in early: a second look is part of the test.',
});

const goThrough = (b: Bench, parts: readonly TestPart[]): LessonSlide => ({
  kind: 'check',
  title: `Together: ${parts[0]?.name ?? 'the test'}`,
  content: ['The sheets are in.', 'One answer at a time: say it, then give the reason.', 'Which answer would you give differently now?'],
  notes: `Many believe ${quoted(b.m.probes[0]?.belief ?? '')}. Ask who had it otherwise, and what speaks for that.`,
});

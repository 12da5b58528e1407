/** The questions of a quiz round, for the class, and their answers, for the teacher. */
import type { Bench } from './bench.ts';

export interface QuizQuestion {
  question: string;
  answer: string;
}

/** About a minute for each. Terms and errors have an answer in the checked knowledge; a question from it is taken where it names a term. Call it after the slides. */
export function quizFor(b: Bench): QuizQuestion[] {
  const terms = b.m.terms.map(({ term }) => term);
  const errors = Array.from({ length: Math.max(0, Math.min(2, b.m.probes.length - 4)) }, () => b.probe()).flatMap((probe) =>
    probe ? [{ question: `Right or wrong, and why: “${probe.belief}”`, answer: `wrong. ${probe.correction}` }] : [],
  );
  const asked = (['remember', 'understand'] as const).flatMap((level) => {
    const named = b.m.questions[level].flatMap((question) => {
      const term = terms.find((each) => question.toLowerCase().includes(each.toLowerCase()));
      return term ? [{ question, term }] : [];
    });
    return b.takeQuestion(named, ({ question }) => question).map(({ question, term }) => ({ question, answer: `has to fit the meaning of “${term}” under “Vocabulary”.` }));
  });
  const room = Math.max(2, Math.min(8, b.minutesOf('recall')) - errors.length - asked.length);
  const meanings = terms.slice(0, room).map((term) => ({ question: `What does “${term}” mean?`, answer: `see “${term}” under “Vocabulary”.` }));
  return [...meanings, ...asked, ...errors];
}

export const quizTasks = (quiz: readonly QuizQuestion[]): string[] => quiz.map(({ question }, i) => `Quiz round, question ${i + 1}: ${question}`);
export const quizAnswers = (quiz: readonly QuizQuestion[]): string[] => quiz.map(({ answer }, i) => `Answer to the quiz round, question ${i + 1}: ${answer}`);

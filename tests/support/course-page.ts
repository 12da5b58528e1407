/** The course How Large Language Models Work as a test sees it. */
import { alive, type Page } from './e2e.ts';

export const route = '/llm-deep-dive';
export const tabNames = ['Core Concepts', 'Applications', 'Limitations', 'Hands-On'];
/** Title and difficulty of each module. */
export const modules = [
  ['What Are Large Language Models?', 'Beginner'],
  ['How Do Neural Networks Work?', 'Intermediate'],
  ['The Training Process', 'Intermediate'],
  ['Transformers and Attention', 'Advanced'],
] as const;

export function course(page: Page) {
  const cards = page.locator('[data-module]');
  const card = (title: string) => cards.filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) });
  return {
    cards,
    card,
    tab: (name: string) => page.getByRole('tab', { name }),
    panel: (name: string) => page.getByRole('tabpanel', { name }),
    bar: page.getByRole('progressbar', { name: 'Course Progress' }),
    percent: page.locator('[data-percent]'),
    reset: page.getByRole('button', { name: 'Reset progress' }),
    notKept: page.getByText('This browser does not keep data', { exact: false }),
    completeButton: (title: string) => card(title).getByRole('button', { name: 'Mark as Complete' }),
    check: (title: string) => card(title).locator('header').getByText('Completed'),
    quickCheck: (title: string) => page.getByRole('region', { name: `Quick check: ${title}` }),
  };
}

/** The quick check of the first module, once its scripts are there, and its questions. */
export async function startedQuickCheck(page: Page) {
  await page.goto(route);
  const quiz = course(page).quickCheck(modules[0][0]);
  await alive(quiz);
  return { quiz, questions: quiz.getByRole('group'), again: quiz.getByRole('button', { name: 'Try again in another order' }) };
}

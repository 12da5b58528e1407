/** Reads the questions of a quick check or quiz back from its list of answers (QuizAnswers.astro). */
import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';

export function questionsIn(island: Element): (QuickCheckQuestion & { title?: string })[] {
  return [...island.querySelectorAll<HTMLElement>('.quick-check-answers > ol > li')].map((item) => ({
    question: textOf(item.querySelector('p')),
    options: [...item.querySelectorAll('ul > li')].map((option) => ({
      text: textOf(option.querySelector('strong > span')),
      feedback: textOf(option.querySelector(':scope > span')),
      ...(option.textContent.startsWith('Right:') && { correct: true as const }),
    })),
    ...(item.dataset.title && { title: item.dataset.title }),
  }));
}

const textOf = (element: Element | null): string => element?.textContent.trim() ?? '';

/** The labs of the courses as a test sees them. */
import { expect, type Locator, type Page } from './e2e.ts';

export const labPages = { tokenizer: '/llm-deep-dive', drawing: '/what-is-ai', sampling: '/bias-ethics-training', prompts: '/productivity-with-ai' } as const;
export type Lab = keyof typeof labPages;

export const labOn = (page: Page, name: Lab): Locator => page.locator(`section[aria-labelledby=lab-${name}]`);

/** Opens the course and waits until its lab takes input. */
export async function openLab(page: Page, name: Lab): Promise<Locator> {
  await page.goto(labPages[name]);
  await labAlive(page, name);
  return labOn(page, name);
}

export async function labAlive(page: Page, name: Lab): Promise<void> {
  await labOn(page, name).scrollIntoViewIfNeeded();
  await expect(labOn(page, name).locator('[data-place]')).not.toHaveAttribute('inert');
}

export async function fillNotebook(lab: Locator): Promise<void> {
  for (const [name, text] of [
    ['Task', 'A reminder for the trip'],
    ['Prompt A', 'Write a reminder.'],
    ['Prompt B', 'Ask me what families forget, then write a reminder.'],
    ['What came back from A', 'Dear families, the trip is on Friday at 8:00 in the gym.'],
    ['What came back from B', 'Trip on Friday. Bring lunch.'],
  ] as const)
    await lab.getByRole('textbox', { name, exact: true }).fill(text);
}

/** The floating assistant as a test sees it. */
import type { Page } from './e2e.ts';

export function assistantOn(page: Page) {
  const host = page.getByRole('complementary', { name: 'Suite assistant' });
  const panel = host.getByRole('dialog', { name: 'Suite assistant' });
  const log = panel.getByRole('log');
  const box = panel.getByRole('textbox', { name: 'Your question' });
  return {
    button: host.locator('.assistant-button'),
    status: host.getByRole('status'),
    panel,
    log,
    messages: log.getByRole('article'),
    box,
    sendButton: panel.getByRole('button', { name: 'Send' }),
    closeButton: panel.getByRole('button', { name: 'Close' }),
    startOverButton: panel.getByRole('button', { name: 'Start over' }),
    chips: panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button'),
    dots: panel.getByRole('img', { name: 'A reply is on its way' }),
    async say(text: string) {
      await box.fill(text);
      await box.press('Enter');
    },
  };
}

/** Stops the page's clock; from then on only `page.clock.runFor` moves it. `page.clock.install` must have come before the page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

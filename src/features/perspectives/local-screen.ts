/** The safety screen, fetched before the first question that a visitor words is sent. */
import type { Safety } from '../../contracts/api/meta.ts';
import { screenText } from '../../engine/safety/screen.ts';

/** Does the text tell of danger? */
export function screen(text: string): Safety {
  const { level, rule } = screenText(text);
  return { level, rule };
}

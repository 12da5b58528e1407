/** The safety screen, fetched before the first question that a visitor words is sent. */
import { screenText } from '../../engine/safety/screen.ts';
import type { HeardSigns } from '../../stores/danger-signs.ts';

/** Does the text tell of danger? */
export function screen(text: string): HeardSigns {
  const { level, weak = false } = screenText(text);
  return { level, isWeak: weak };
}

/** The safety screen, fetched before the first text is sent. */
import { screenText } from '../../../engine/safety/screen.ts';
import type { LocalHelp } from './essay-store.ts';

export const screen: LocalHelp['screen'] = (text) => {
  const { level, rule } = screenText(text);
  return { level, rule };
};

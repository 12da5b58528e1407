/** The safety screen, fetched before the first text is sent. */
import { careOf } from '../../../engine/reflection/care.ts';
import type { LocalHelp } from './essay-store.ts';

export const screen: LocalHelp['screen'] = (text) => {
  const { safety, isWeak } = careOf(text);
  return { level: safety.level, isWeak };
};

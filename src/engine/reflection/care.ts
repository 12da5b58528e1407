/** The crisis screen for a reflection: the screen of the chat, read for a text of many sentences. */
import type { Safety } from '../../contracts/api/meta.ts';
import { screenText } from '../safety/screen.ts';
import { countWords } from '../text/count-words.ts';

export interface ReflectionCare {
  safety: Safety;
  mayAskModel: boolean;
  /** Level 2 for small signs alone: the writer may say that nobody is in danger. */
  isWeak?: boolean;
}

/** Below this a text is as short as a message, and the screen's weak signs count as they do in the chat. */
const messageWords = 40;

/**
 * Words that a rule names are danger, whatever stands around them. Many small signs in one sentence were fitted to messages; a story told over twenty sentences shows some of
 * them by chance, about every fourth harmless reflection. There they bring the help into reach and keep the text from any model, and the writer still gets an answer.
 */
export function careOf(text: string): ReflectionCare {
  const { level, rule, weak } = screenText(text);
  if (weak && countWords(text) >= messageWords) return { safety: { level: 1, rule }, mayAskModel: false };
  return { safety: { level, rule }, mayAskModel: level < 2, ...(weak && { isWeak: true }) };
}

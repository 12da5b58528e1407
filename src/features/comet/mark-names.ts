/** What is said about a word in a blank; never by color alone. */
import type { Mark } from '../../engine/notes/spelling.ts';

export const markNames: Readonly<Record<Exclude<Mark, 'empty'>, (answer: string) => string>> = {
  right: () => 'right',
  slip: (answer) => `right, spelled ${answer}`,
  wrong: () => 'not yet',
};

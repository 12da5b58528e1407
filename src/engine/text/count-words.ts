/** Words as a writer counts them. Light enough for the browser: no stemming. */

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** "1 word", "12 words". */
export const wordsText = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`;

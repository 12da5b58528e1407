/** A text of a map as it is kept. A file of its own: pictures of maps need it, and nothing else of what edits them. */

/** One line, without control characters. Typing keeps a space at the end. */
export const oneLine = (text: string, most: number): string =>
  text
    .replaceAll(/\s*\p{Cc}[\p{Cc}\s]*/gu, ' ')
    // Two spaces stay two: in a shared map they may be of two people who type at once.
    .replaceAll(/\s/gu, ' ')
    .trimStart()
    .slice(0, most);

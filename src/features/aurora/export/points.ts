/** How large the text of a slide is in a file and on paper, where nothing can be measured: a slide is 960 points wide there, and its text 852 by 353. */
export const usualPoints = 32;
/** For more than any size has room for. */
export const leastPoints = 11;
const room = { height: 353, lettersAtUsual: 54 } as const;
/** Beside a picture the text has two parts of five of the width. */
export const besidePicture = 0.4;

/** Of the width beside a picture, what is left for letters: its bullets stand in it, and short lines break early. */
const lettersBesidePicture = 0.33;

/** Rows that a text takes, broken between its words. */
function rowsOf(line: string, letters: number): number {
  let [rows, used] = [1, 0];
  for (const word of line.split(/\s+/)) {
    const wider = used === 0 ? word.length : used + 1 + word.length;
    if (wider <= letters || used === 0) used = wider;
    else [rows, used] = [rows + 1, word.length];
    // A word longer than a row is broken itself.
    while (used > letters) [rows, used] = [rows + 1, used - letters];
  }
  return rows;
}

/** The largest size at which the lines fit their place, in points. */
export function pointsFor(lines: readonly string[], hasPicture = false): number {
  const fits = (size: number): boolean => {
    const letters = Math.floor((room.lettersAtUsual * (hasPicture ? lettersBesidePicture : 1) * usualPoints) / size);
    const rows = lines.reduce((sum, line) => sum + rowsOf(line, letters), 0);
    return rows * size * 1.2 + lines.length * 10 <= room.height;
  };
  return [usualPoints, 28, 24, 20, 18, 16, 14, 12].find(fits) ?? leastPoints;
}

/** The text below the slide on a notes page: 418 points wide and 276 high inside its margins. A letter takes about half of its size. */
const notesRoom = { width: 418, height: 276 } as const;
const notesSizes = [12, 11, 10, 9, 8] as const;
export const usualNotesPoints = notesSizes[0];

/** Rows of a size that the paragraphs take, and whether there is room for them. */
const fitsNotes = (paragraphs: readonly string[], size: number): boolean =>
  paragraphs.reduce((sum, text) => sum + rowsOf(text, Math.floor(notesRoom.width / (size * 0.5))), 0) * size * 1.2 <= notesRoom.height;

/** The largest size at which the notes fit their page, in points; the smallest where none does. */
export const notesPointsFor = (paragraphs: readonly string[]): number => notesSizes.find((size) => fitsNotes(paragraphs, size)) ?? 8;

/** The notes as so many pages as they take in the smallest size: a page ends between two words. */
export function notesPages(paragraphs: readonly string[]): string[][] {
  const pages: string[][] = [[]];
  for (const paragraph of paragraphs) {
    let page = pages.at(-1) ?? [];
    let text = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = text === '' ? word : `${text} ${word}`;
      if ((page.length > 0 || text !== '') && !fitsNotes([...page, longer], 8)) {
        if (text !== '') page.push(text);
        page = [];
        pages.push(page);
        text = word;
      } else text = longer;
    }
    page.push(text);
  }
  return pages;
}

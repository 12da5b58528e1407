/** How large the text of a slide is in a file and on paper, where nothing can be measured: a slide is 960 points wide there, and its text 852 by 353. */
export const usualPoints = 32;
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
  return [usualPoints, 28, 24, 20, 18, 16, 14, 12].find(fits) ?? 11;
}

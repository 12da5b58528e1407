/** How large the text of a slide is in a file and on paper, where nothing can be measured: a slide is 960 points wide there, and its text 852 by 353. */
export const usualPoints = 32;
const room = { height: 353, lettersAtUsual: 54 } as const;
/** Beside a picture the text has two parts of five of the width. */
export const besidePicture = 0.4;

/** The largest size at which the lines fit their place, in points. */
export function pointsFor(lines: readonly string[], hasPicture = false): number {
  const fits = (size: number): boolean => {
    const letters = Math.floor((room.lettersAtUsual * (hasPicture ? besidePicture : 1) * usualPoints) / size);
    const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
    return rows * size * 1.2 + lines.length * 10 <= room.height;
  };
  return [usualPoints, 28, 24, 20, 18, 16, 14, 12].find(fits) ?? 11;
}

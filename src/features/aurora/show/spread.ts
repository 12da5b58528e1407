/** A slide that holds more than can be shown at once goes on over further ones: nothing that a teacher wrote is cut off. The lesson keeps its slides as they are. */
import { sentencesOf } from '../../../engine/text/words.ts';
import { leastPoints, pointsFor } from '../export/points.ts';

export interface Face {
  title: string;
  lines: readonly string[];
}

/** Points at which one can still read from the last row; only what is spread gets them. */
const readable = 16;
/** Letters of a title that leave the text its room. */
const longestTitle = 120;

/** One face where all fits, else several that bear their number. `hasPicture`: beside the text of the first. */
export function spread({ title, lines }: Face, hasPicture: boolean): Face[] {
  const isLong = title.length > longestTitle;
  const [shortTitle, all] = isLong ? [`${title.slice(0, longestTitle).replace(/\s+\S*$/, '')} …`, [title, ...lines]] : [title, lines];
  if (pointsFor(all, hasPicture) > leastPoints) return [{ title: shortTitle, lines: all }];
  const faces: string[][] = [[]];
  for (const line of all.flatMap((each) => pieces(each, hasPicture))) {
    const face = faces.at(-1) ?? [];
    if (face.length > 0 && pointsFor([...face, line], hasPicture && faces.length === 1) < readable) faces.push([line]);
    else face.push(line);
  }
  return faces.map((face, place) => ({ title: faces.length === 1 ? shortTitle : `${shortTitle} (${place + 1} of ${faces.length})`, lines: face }));
}

/** A line as it is, or what of it fits a face each: whole sentences, else words, else letters. */
function pieces(line: string, hasPicture: boolean): string[] {
  const fits = (text: string): boolean => pointsFor([text], hasPicture) >= readable;
  if (fits(line)) return [line];
  const sentences = sentencesOf(line);
  const smaller = sentences.length > 1 ? sentences : line.split(/\s+/);
  const parts = smaller.flatMap((part) => (fits(part) ? [part] : smaller === sentences ? pieces(part, hasPicture) : (part.match(/.{1,200}/gsu) ?? [])));
  const joined: string[] = [];
  for (const part of parts) {
    const longer = joined.length === 0 ? part : `${joined.at(-1)} ${part}`;
    if (joined.length > 0 && fits(longer)) joined[joined.length - 1] = longer;
    else joined.push(part);
  }
  return joined;
}

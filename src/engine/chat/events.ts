/** Words for the same event or movement, each by the first of its family. */
import { contentStems } from '../text/stems.ts';

const families = [
  'end collapse dissolve cease',
  'fall fell open opened torn',
  'begin began begun start break broke outbreak',
  'build built construct erect',
  'die kill murder execute death',
].map((line) => contentStems(line));

export const events = new Set(families.flatMap(([first = '']) => first));

const motions = ['around round circle orbit revolve', 'big large huge', 'biggest largest', 'small little tiny', 'smallest littlest', 'closest nearest', 'fast quick quickly'].map(
  (line) => contentStems(line),
);
const firstOf = new Map([...families, ...motions].flatMap((stems) => stems.map((stem) => [stem, stems[0] ?? stem] as const)));

/** Of a stem. */
export const eventOf = (stem: string): string => firstOf.get(stem) ?? stem;

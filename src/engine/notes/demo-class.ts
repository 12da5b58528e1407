/** The class of a sample, which never was: the same sample always has the same one. Pure. */
import { type DemoClass, demoClassSize, type SampleNotes } from '../../contracts/comet.ts';
import { fingerprint } from '../text/hash.ts';

const names = [
  'Teal Heron',
  'Quiet Maple',
  'Amber Finch',
  'Silver Otter',
  'Bold Comet',
  'Calm River',
  'Green Lynx',
  'Swift Pebble',
  'Golden Fern',
  'Blue Harbor',
  'Clever Moth',
  'Kind Willow',
] as const;

export function demoClass({ id, questions, asks }: SampleNotes): DemoClass {
  const { rows, students, active } = demoClassSize;
  return {
    students,
    active,
    roster: names.slice(0, rows).map((name, place) => ({
      name,
      progress: fingerprint(`${id} ${place} progress`) % 101,
      answered: 1 + (fingerprint(`${id} ${place} answered`) % Math.min(4, questions.length)),
    })),
    questions: questions.map(({ responses, flagged, answerStats }) => ({ responses, flagged, answerStats })),
    asks,
  };
}

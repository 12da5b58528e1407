/** The marked places of a scaffold that a class would read: what the generator leaves to the teacher in [square brackets]. Brackets in anyone's own words are none. */
import type { PareLesson } from '../../contracts/pare.ts';

/** How each of them begins, as the generator words them. */
const openings = [
  'Tell in four sentences of a person who',
  'End with the moment in which the person has to decide',
  'The one fact on',
  'How we know: what someone observed',
  'What follows from it for people',
  'One sentence on',
];
const marked = new RegExp(`\\[(?:${openings.join('|')})[^\\]]*\\]?`, 'g');

export interface OpenPlace {
  /** "pulseScene", "echoPrompts 0" */
  part: string;
  /** Of the part, for people. */
  label: string;
  /** The first one of the part. */
  start: number;
  end: number;
  /** How many there are in it. */
  count: number;
}

type Read = Pick<PareLesson, 'pulseScene' | 'relevance' | 'activateTask' | 'revealContent' | 'echoPrompts' | 'closingLine'>;

/** In the order in which a class would come to them. */
export function openPlaces({ pulseScene, relevance, activateTask, revealContent, echoPrompts, closingLine }: Read): OpenPlace[] {
  const parts = [
    { part: 'pulseScene', label: 'Pulse Hook', text: pulseScene },
    { part: 'relevance', label: 'Pulse of Relevance', text: relevance },
    { part: 'activateTask', label: 'Activate Task', text: activateTask },
    { part: 'revealContent', label: 'Reveal Content', text: revealContent },
    ...echoPrompts.map((text, place) => ({ part: `echoPrompts ${place}`, label: `Echo question ${place + 1}`, text })),
    { part: 'closingLine', label: 'Closing line', text: closingLine },
  ];
  return parts.flatMap(({ part, label, text }) => {
    const found = [...text.matchAll(marked)];
    const first = found[0];
    return first ? [{ part, label, start: first.index, end: first.index + first[0].length, count: found.length }] : [];
  });
}

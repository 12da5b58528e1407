/** Main Idea & Comprehension: what the passage says, where it says it, and what it is about as a whole. */
import type { Maker } from '../../candidate.ts';
import { dates, deadlines, permissions, remedies, whoDid } from './facts.ts';
import { asked, doers, speakers, wants } from './people.ts';
import { called, causes, contrasts, definitions, happens, numbers, sequence, sides, times } from './told.ts';
import { gist, mainIdea, steps } from './whole.ts';

export const comprehension: readonly Maker[] = [
  causes,
  whoDid,
  dates,
  deadlines,
  permissions,
  remedies,
  happens,
  sides,
  times,
  definitions,
  called,
  numbers,
  contrasts,
  sequence,
  doers,
  wants,
  speakers,
  asked,
  steps,
  gist,
  mainIdea,
];

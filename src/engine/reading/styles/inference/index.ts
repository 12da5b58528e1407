/** Inference Questions: what the passage shows without saying it. */
import type { Maker } from '../../candidate.ts';
import { feelingsShown, motives, others, pronouns, relations, speaker, subtext } from './people.ts';
import { attitude, certainty, consequences, figures, links } from './reasoning.ts';
import { attribution, kindOfSource } from './sources.ts';

export const inference: readonly Maker[] = [
  kindOfSource,
  attribution,
  motives,
  feelingsShown,
  subtext,
  relations,
  links,
  certainty,
  attitude,
  figures,
  consequences,
  pronouns,
  others,
  speaker,
];

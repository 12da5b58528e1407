/** Literary Analysis: how the passage is made, and what that does to a reader. For information and opinion it asks about craft as well. */
import type { Maker } from '../../candidate.ts';
import { craft } from './craft.ts';
import { endingLine, openingLine, structure, turns } from './frame.ts';
import { metaphors, repetitions, rhythm, similes, tone } from './language.ts';
import { characters, pointOfView, settings, speech, theme } from './told.ts';
import { bodies, firstPoemStanza, sounds } from './verse.ts';

export const literary: readonly Maker[] = [
  similes,
  metaphors,
  bodies,
  openingLine,
  endingLine,
  turns,
  pointOfView,
  characters,
  settings,
  repetitions,
  rhythm,
  speech,
  theme,
  sounds,
  craft,
  structure,
  tone,
  firstPoemStanza,
];

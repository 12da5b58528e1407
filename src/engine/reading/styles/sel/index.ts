/**
 * SEL Prompts: social and emotional learning along the five areas of the CASEL framework (casel.org, "What Is the CASEL Framework?"): self-awareness,
 * self-management, social awareness, relationship skills, responsible decision-making. Always from the passage first; one's own life only as far as one wants.
 */
import type { Maker } from '../../candidate.ts';
import { hardship } from './hardship.ts';
import { choices, effort, named, shown, together, words } from './people.ts';
import { advice, affected, growth, values, verse, wonder, working } from './readers.ts';

export const sel: readonly Maker[] = [named, shown, choices, together, words, effort, advice, growth, hardship, affected, values, wonder, working, verse];

/** The guided notes that ship with Comet. */
import type { SampleNotes } from '../contracts/comet.ts';
import { readYaml } from './read-yaml.ts';
import { SampleNotesFile } from './schemas/sample-notes.ts';

const files: Record<string, string> = import.meta.glob('../../content/guided-notes/*.yaml', { query: '?raw', import: 'default', eager: true });

export const sampleNotes: readonly SampleNotes[] = Object.entries(files)
  .map(([file, text]) => readYaml(file.replace('../../', ''), text, SampleNotesFile))
  .sort((a, b) => a.order - b.order)
  .map(({ order: _, ...sample }) => sample);

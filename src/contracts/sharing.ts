/** What can be handed on by an encrypted link, and how such a link looks. */
import { libraryKinds } from './library.ts';

/** What the library keeps, and what it does not: two things of the Literacy Workshop, and answers of the perspective explorer. */
export const sharedKinds = [...libraryKinds, 'essay', 'reading', 'perspectives'] as const;
export type SharedKind = (typeof sharedKinds)[number];

export const sharedLabels: Readonly<Record<SharedKind, string>> = {
  lesson: 'Lesson',
  'guided-notes': 'Guided notes',
  simulation: 'Simulation',
  reflection: 'Reflection',
  'concept-map': 'Concept map',
  pare: 'PARE lesson',
  essay: 'Essay',
  reading: 'Questions about a passage',
  perspectives: 'Perspectives on a question',
};

/** The page for it. Id and key stand behind "#", which browsers keep to themselves. */
export const sharedPath = '/shared';

/** "/shared#<id>.<key>" */
export const sharedHash = (id: string, key: string): string => `#${id}.${key}`;

/** "none": nothing stands behind "#". "damaged": what stands there is no whole link, as when a mail program has broken it. */
export function readSharedHash(hash: string): { id: string; key: string } | 'none' | 'damaged' {
  const text = hash.replace(/^#/, '');
  if (text === '') return 'none';
  const [, id, key] = /^([\w-]{22})\.([\w-]{43})$/.exec(text) ?? [];
  return id && key ? { id, key } : 'damaged';
}

/** A piece of saved work, the same for every tool, as it stands in the browser's database and in a backup. */

/** What a tool makes. Each kind has a reader for its body in `src/stores/library/shapes`. */
export const libraryKinds = ['lesson', 'guided-notes', 'simulation', 'reflection', 'concept-map', 'pare'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** What each kind is called, and the tool that opens it. */
export const libraryPlaces: Readonly<Record<LibraryKind, { label: string; tool: string; path: `/tools/${string}` | '/pare'; color: string }>> = {
  lesson: { label: 'Lesson', tool: 'Aurora', path: '/tools/aurora', color: 'aurora' },
  'guided-notes': { label: 'Guided notes', tool: 'Comet', path: '/tools/comet', color: 'comet' },
  simulation: { label: 'Simulation', tool: 'Orbit', path: '/tools/orbit', color: 'orbit' },
  reflection: { label: 'Reflection', tool: 'Prism', path: '/tools/prism', color: 'prism' },
  'concept-map': { label: 'Concept map', tool: 'Nebula', path: '/tools/nebula', color: 'nebula' },
  pare: { label: 'PARE lesson', tool: 'PARE', path: '/pare', color: 'pare' },
};

/** What one should think of before handing on a link to it. */
export const shareWarnings: Readonly<Partial<Record<LibraryKind, string>>> = {
  'guided-notes': 'The link holds the answers of the blanks and questions: it is for a colleague, not for the class.',
  simulation: 'The link holds everything, the secrets of the roles included: it is for a colleague, not for the players.',
  reflection:
    'A reflection is personal. Whoever gets the link, also from somebody you gave it to, can read it and keep a copy that you cannot delete. Feedback and portfolio are left out.',
};

/** Where an item is opened; its tool reads the id with `itemInHash`. */
export const itemPath = (kind: LibraryKind, id: string): string => `${libraryPlaces[kind].path}#item=${encodeURIComponent(id)}`;

/** The id in the fragment of an address; null when it names no item. */
export const itemInHash = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('item');

export interface LibraryItem<Body = unknown> {
  id: string;
  kind: LibraryKind;
  /** Version of the body's shape, from 1. */
  shape: number;
  title: string;
  tags: readonly string[];
  isPinned: boolean;
  /** ISO 8601. */
  created: string;
  /** ISO 8601. */
  updated: string;
  /** ISO 8601, when it was put into the trash; null while it is in use. */
  trashed: string | null;
  body: Body;
}

/** How an item stood at an earlier time. */
export interface LibraryVersion<Body = unknown> {
  item: string;
  /** ISO 8601. */
  at: string;
  /** Why it was kept, for people to read. */
  label: string;
  title: string;
  shape: number;
  body: Body;
}

export const libraryLimits = {
  /** Days that an item stays in the trash. */
  trashDays: 30,
  /** Earlier states of one item; older ones make room. */
  versions: 20,
  titleChars: 200,
  tags: 12,
  tagChars: 40,
} as const;

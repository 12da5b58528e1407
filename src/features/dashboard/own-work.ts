/** What of one's own is on the device, for Continue Your Work: saved work first, the pinned before the others, finished courses last. */
import { blockTypes } from '../../contracts/essay.ts';
import { itemPath, type LibraryItem, type LibraryKind, libraryPlaces } from '../../contracts/library.ts';
import { type EssayDraft, isWrittenOn, readEssays } from '../../stores/essay-draft.ts';
import { type HostKey, hostPath } from '../../stores/live/kept-keys.ts';

export interface Work {
  kind: LibraryKind | 'essay' | 'reading' | 'course' | 'session';
  title: string;
  /** What it is and how far it is. */
  detail: string;
  path: string;
  /** Accent of the tool. */
  color: string;
  isPinned?: boolean;
}

/** What the page knows of courses. */
export interface WorkPlaces {
  courses: readonly { id: string; title: string; slugs: readonly string[] }[];
}

export interface Kept {
  /** The library, the one changed last first. */
  items: readonly LibraryItem[];
  /** As it stands in storage, of any shape. */
  essays: unknown;
  passage: string;
  answers: Readonly<Record<string, string>>;
  progress: Readonly<Record<string, readonly string[]>>;
}

const titleChars = 70;

/** The first line that says something, cut at a word. */
function firstWords(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return line.length <= titleChars ? line : `${line.slice(0, titleChars + 1).replace(/\s+\S*$/, '')}…`;
}

const tools = { pare: { name: 'PARE', color: 'pare' }, comet: { name: 'Comet', color: 'comet' }, orbit: { name: 'Orbit', color: 'orbit' } } as const;

/** The live sessions that this device leads. */
export const openSessions = (keys: readonly HostKey[]): Work[] =>
  keys
    .filter(({ isOver }) => !isOver)
    .map((key) => ({
      kind: 'session',
      title: `Continue session ${key.code}`,
      detail: `${[`${tools[key.kind].name} with a class`, firstWords(key.title)].filter(Boolean).join(': ')}`,
      path: hostPath(key),
      color: tools[key.kind].color,
    }));

const dayOf = (at: string): string => new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' });
const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const ownWork = (kept: Kept, places: WorkPlaces): Work[] => [...saved(kept), ...essays(kept), ...reading(kept), ...courses(kept, places)];

/** What the desk has room for: the pinned, and what was changed last beside them however many are pinned. */
export function onDesk(work: readonly Work[], most: number): Work[] {
  const pinned = work.filter(({ isPinned }) => isPinned).slice(0, most);
  return [...pinned, ...work.filter(({ isPinned }) => !isPinned).slice(0, Math.max(most / 2, most - pinned.length))];
}

function saved({ items }: Kept): Work[] {
  return items
    .filter(({ trashed }) => trashed === null)
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned))
    .map(({ kind, id, title, updated, isPinned }) => ({
      kind,
      title: firstWords(title) || `${libraryPlaces[kind].label} without a title`,
      detail: `${libraryPlaces[kind].label} in ${libraryPlaces[kind].tool}, changed ${dayOf(updated)}`,
      path: itemPath(kind, id),
      color: libraryPlaces[kind].color,
      ...(isPinned && { isPinned }),
    }));
}

function essays(kept: Kept): Work[] {
  const { draft, saved: drafts } = readEssays(kept.essays);
  const work = (essay: EssayDraft, when: string): Work => {
    const written = blockTypes.filter((block) => essay.blocks[block].trim() !== '').length;
    const title = firstWords(essay.title) || firstWords(Object.values(essay.blocks).join('\n')) || 'Essay without a title';
    return {
      kind: 'essay',
      title,
      detail: `Essay in EssayBlocks: ${written} of ${blockTypes.length} blocks written${when}`,
      path: '/literacy-workshop#essay-blocks',
      color: 'prism',
    };
  };
  const [newest] = drafts;
  if (draft && isWrittenOn(draft)) return [work(draft, '')];
  return newest ? [work(newest.essay, `, saved ${dayOf(newest.at)}`)] : [];
}

function reading({ passage, answers }: Kept): Work[] {
  const title = firstWords(passage);
  const written = Object.values(answers).filter((answer) => answer.trim() !== '').length;
  return title === ''
    ? []
    : [{ kind: 'reading', title, detail: `Passage in KORA Read: ${count(written, 'answer', 'answers')} written`, path: '/literacy-workshop#kora-read', color: 'comet' }];
}

function courses({ progress }: Kept, places: WorkPlaces): Work[] {
  const begun = places.courses.flatMap(({ id, title, slugs }) => {
    const done = slugs.filter((slug) => progress[id]?.includes(slug));
    const next = slugs.find((slug) => !done.includes(slug));
    const work: Work = { kind: 'course', title, detail: `Course: ${done.length} of ${slugs.length} modules complete`, path: next ? `/${id}#${next}` : `/${id}`, color: 'kora' };
    return done.length > 0 ? [{ work, isOver: !next }] : [];
  });
  return begun.sort((a, b) => Number(a.isOver) - Number(b.isOver)).map(({ work }) => work);
}

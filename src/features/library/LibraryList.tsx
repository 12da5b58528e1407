/** Your Library: everything made with the tools on this device. Find it, pin it, tag it, copy it, put it into the trash and take it back. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { type LibraryItem, libraryKinds, libraryLimits, libraryPlaces } from '../../contracts/library.ts';
import { wordsOfSheet } from '../../engine/sheet/sheet.ts';
import { sheetOf } from '../../engine/sheet/sheet-of.ts';
import { $library, loadLibrary } from '../../stores/library/library.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { EmptyTrash } from './EmptyTrash.tsx';
import { everything, findItems, tagsIn, type Wanted } from './find-items.ts';
import { LibraryRow, TrashRow } from './LibraryRow.tsx';

/** The reader of its kind has read each. */
const textOf = (item: LibraryItem): string => wordsOfSheet(sheetOf(item));

export function LibraryList() {
  const { isRead, isKept, items } = useStore($library);
  const [wanted, setWanted] = useState<Wanted>(everything);
  const [mayBeCleared, setMayBeCleared] = useState(false);
  const id = useId();
  useEffect(() => {
    void loadLibrary();
    void navigator.storage?.persisted?.().then((isSafe) => setMayBeCleared(!isSafe));
  }, []);
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  const inUse = items.filter(({ trashed }) => trashed === null).length;
  const inTrash = items.length - inUse;
  const found = findItems(items, wanted, textOf);
  const tags = tagsIn(items);

  if (!isRead)
    return (
      <p role="status" className="text-muted">
        Reading what is on this device…
      </p>
    );
  if (items.length === 0)
    return (
      <div className="library">
        {!isKept && <NotKept />}
        <Nothing wanted={everything} total={0} onShowAll={() => {}} />
        {/* A link to a sample, or to work that is deleted, can still be taken back. */}
        <OwnLinks />
      </div>
    );
  return (
    <div className="library">
      {!isKept && <NotKept />}
      <form role="search" className="library-find" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}-search`}>Search your work</label>
        <input id={`${id}-search`} className="field" type="search" value={wanted.search} onChange={(event) => set({ search: event.target.value })} />
        <label htmlFor={`${id}-kind`}>Made with</label>
        <select id={`${id}-kind`} className="field" value={wanted.kind} onChange={(event) => set({ kind: libraryKinds.find((kind) => kind === event.target.value) ?? '' })}>
          <option value="">All tools</option>
          {libraryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {libraryPlaces[kind].tool}
            </option>
          ))}
        </select>
        {tags.length > 0 && (
          <>
            <label htmlFor={`${id}-tag`}>Tag</label>
            <select id={`${id}-tag`} className="field" value={wanted.tag} onChange={(event) => set({ tag: event.target.value })}>
              <option value="">All tags</option>
              {tags.map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
            </select>
          </>
        )}
      </form>
      <div className="library-places" role="group" aria-label="Where to look">
        <button type="button" className="btn" aria-pressed={!wanted.isTrash} onClick={() => set({ isTrash: false })}>
          In use ({inUse})
        </button>
        <button type="button" className="btn" aria-pressed={wanted.isTrash} onClick={() => set({ isTrash: true })}>
          Trash ({inTrash})
        </button>
        <OwnLinks />
      </div>
      <p className="sr-only" role="status">
        {found.length === 1 ? 'One piece of work' : `${found.length} pieces of work`}
      </p>
      {found.length > 0 && (
        <ul className="library-list" aria-label={wanted.isTrash ? 'Trash' : 'Your work'}>
          {found.map((item) => (wanted.isTrash ? <TrashRow key={item.id} item={item} /> : <LibraryRow key={item.id} item={item} />))}
        </ul>
      )}
      {found.length === 0 && <Nothing wanted={wanted} total={wanted.isTrash ? inTrash : inUse} onShowAll={() => setWanted({ ...everything, isTrash: wanted.isTrash })} />}
      {wanted.isTrash && inTrash > 0 && <EmptyTrash count={inTrash} />}
      {mayBeCleared && isKept && items.length > 0 && (
        <p className="text-muted library-hint">
          This browser may clear what a site keeps when it runs out of room, or after some weeks without a visit. A <a href="/settings#your-data">backup</a> is a file of your own.
        </p>
      )}
    </div>
  );
}

const OwnLinks = () => <ShareButton className="btn btn-quiet" label="Shared links" what="" open={ownLinks} />;
const ownLinks = () => loadPart(() => import('../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(null));

const NotKept = () => (
  <p className="library-note" role="status">
    This browser keeps nothing for this site, or is full. What you make lasts until you leave the page: export it before you go.
  </p>
);

function Nothing({ wanted, total, onShowAll }: { wanted: Wanted; total: number; onShowAll: () => void }) {
  if (total > 0)
    return (
      <p>
        Nothing here fits.{' '}
        <button type="button" className="text-btn" onClick={onShowAll}>
          Show everything
        </button>
      </p>
    );
  if (wanted.isTrash) return <p className="text-muted">The trash is empty. What you delete stays here for {libraryLimits.trashDays} days.</p>;
  return (
    <div className="library-empty">
      <p>Nothing is saved on this device yet. What you make with a tool appears here from the first key on.</p>
      <ul>
        {libraryKinds.map((kind) => (
          <li key={kind}>
            <a href={libraryPlaces[kind].path}>{libraryPlaces[kind].tool}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One piece of work in the list, or in the trash, with what can be done to it from outside. */
import { Copy, Pin, PinOff, Tag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { itemPath, type LibraryItem, libraryLimits, libraryPlaces, shareWarnings } from '../../contracts/library.ts';
import { duplicate, putInTrash, relabel, removeItem } from '../../stores/library/library.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { tagsFrom } from './find-items.ts';

const nameOf = ({ title, kind }: LibraryItem): string => title || `${libraryPlaces[kind].label} without a title`;
const dayOf = (at: string): string => new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' });

const sharingOfItem = (item: LibraryItem) => loadPart(() => import('../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(() => item));

export function LibraryRow({ item }: { item: LibraryItem }) {
  const [isTagging, setIsTagging] = useState(false);
  const { label, tool, color } = libraryPlaces[item.kind];
  const name = nameOf(item);
  const remove = () => {
    const undo = putInTrash(item.id);
    showToast({ title: 'In the trash', message: `“${name}” stays there for ${libraryLimits.trashDays} days.`, action: { label: 'Undo', run: undo } });
  };
  const copy = () => {
    const made = duplicate(item.id);
    if (made) showToast({ title: 'Copied', message: `“${made.title}” is in the list.` });
  };
  return (
    <li className={`library-row tool-${color}`}>
      <span className="library-words">
        <a href={itemPath(item.kind, item.id)} dir="auto">
          {name}
        </a>
        <small>
          {label} in {tool}, changed {dayOf(item.updated)}
          {item.isPinned && ', pinned'}
          {item.tags.length > 0 && <span dir="auto">{`, tags: ${item.tags.join(', ')}`}</span>}
        </small>
      </span>
      <span className="library-buttons">
        <button
          type="button"
          className="icon-btn"
          aria-pressed={item.isPinned}
          aria-label={`Pin ${name}`}
          title="Pin"
          onClick={() => relabel(item.id, { isPinned: !item.isPinned })}
        >
          {item.isPinned ? <PinOff size={18} aria-hidden="true" /> : <Pin size={18} aria-hidden="true" />}
        </button>
        <button type="button" className="icon-btn" aria-expanded={isTagging} aria-label={`Tags of ${name}`} title="Tags" onClick={() => setIsTagging(!isTagging)}>
          <Tag size={18} aria-hidden="true" />
        </button>
        <ShareButton isIcon className="icon-btn" name={`Share ${name}`} what={`“${name}”`} warning={shareWarnings[item.kind]} open={() => sharingOfItem(item)} />
        <button type="button" className="icon-btn" aria-label={`Duplicate ${name}`} title="Duplicate" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label={`Delete ${name}`} title="Delete" onClick={remove}>
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </span>
      {isTagging && <TagForm item={item} name={name} onDone={() => setIsTagging(false)} />}
    </li>
  );
}

function TagForm({ item, name, onDone }: { item: LibraryItem; name: string; onDone: () => void }) {
  const [text, setText] = useState(item.tags.join(', '));
  return (
    <form
      className="library-tags"
      onSubmit={(event) => {
        event.preventDefault();
        relabel(item.id, {
          tags: tagsFrom(text)
            .slice(0, libraryLimits.tags)
            .map((tag) => tag.slice(0, libraryLimits.tagChars)),
        });
        onDone();
      }}
    >
      <label>
        Tags, with commas between
        <input className="field" aria-label={`Tags of ${name}, with commas between`} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="btn btn-primary">
        Save tags
      </button>
    </form>
  );
}

export function TrashRow({ item }: { item: LibraryItem }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = nameOf(item);
  const back = () => {
    relabel(item.id, { trashed: null });
    showToast({ title: 'Taken back', message: `“${name}” is in use again.` });
  };
  return (
    <li className={`library-row tool-${libraryPlaces[item.kind].color}`}>
      <span className="library-words">
        <strong dir="auto">{name}</strong>
        <small>
          {libraryPlaces[item.kind].label}, deleted {dayOf(item.trashed ?? item.updated)}
        </small>
      </span>
      <span className="library-buttons">
        <button type="button" className="btn" aria-label={`Take ${name} back`} onClick={back}>
          Take back
        </button>
        <button type="button" className="btn btn-danger" aria-label={`Delete ${name} for good`} aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
          Delete for good
        </button>
      </span>
      <dialog className="dialog" ref={dialog} aria-label="Delete for good?">
        <div className="dialog-body">
          <h2 className="dialog-title">Delete for good?</h2>
          <p dir="auto">“{name}” and its earlier versions cannot be brought back.</p>
          <div className="dialog-buttons">
            <button type="button" className="btn btn-danger" onClick={() => void removeItem(item.id)}>
              Delete for good
            </button>
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </div>
      </dialog>
    </li>
  );
}

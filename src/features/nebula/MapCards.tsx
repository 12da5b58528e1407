/** Maps as cards: a picture, the title, what kind it is, who may see it, how old it is. */
import { Copy, Trash2 } from 'lucide-react';
import { type ConceptMap, mapTypeNames } from '../../contracts/concept-map.ts';
import { itemPath, type LibraryItem, libraryLimits } from '../../contracts/library.ts';
import { duplicate, putInTrash } from '../../stores/library/library.ts';
import { showToast } from '../../stores/toasts.ts';
import { ageOf } from './age.ts';
import { MapPicture, type useDrawing } from './MapPicture.tsx';
import { receivedTag } from './nebula-store.ts';

type Drawing = ReturnType<typeof useDrawing>;

interface MapCardsProps {
  items: readonly LibraryItem<ConceptMap>[];
  drawing: Drawing;
  now: Date;
  label: string;
}

export function MapCards({ items, drawing, now, label }: MapCardsProps) {
  return (
    <ul className="map-cards" aria-label={label}>
      {items.map((item) => (
        <MapCard key={item.id} item={item} drawing={drawing} now={now} />
      ))}
    </ul>
  );
}

function MapCard({ item, drawing, now }: { item: LibraryItem<ConceptMap>; drawing: Drawing; now: Date }) {
  const name = item.title.trim() || 'Map without a title';
  const remove = () => {
    const undo = putInTrash(item.id);
    showToast({ title: 'In the trash', message: `“${name}” stays there for ${libraryLimits.trashDays} days.`, action: { label: 'Undo', run: undo } });
  };
  const copy = () => {
    const made = duplicate(item.id);
    if (made) showToast({ title: 'Copied', message: `“${made.title}” is in the list.` });
  };
  return (
    <li className="map-card">
      <MapPicture map={item.body} title={name} drawing={drawing} />
      <div className="map-card-words">
        <a href={itemPath('concept-map', item.id)} dir="auto">
          {name}
        </a>
        <small dir="auto">
          {mapTypeNames[item.body.mapType]}
          {item.body.topic && item.body.topic !== name && `, ${item.body.topic}`}
        </small>
        <small>
          {item.tags.includes(receivedTag) ? 'Can edit: your own copy' : 'Private: on this device'}, {ageOf(item.updated, now)}
        </small>
      </div>
      <span className="map-card-buttons">
        <button type="button" className="icon-btn" aria-label={`Duplicate ${name}`} title="Duplicate" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label={`Delete ${name}`} title="Delete" onClick={remove}>
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}

interface PlainCardProps {
  map: ConceptMap;
  title: string;
  lines: readonly string[];
  badge: string;
  action: string;
  drawing: Drawing;
  onUse: () => void;
}

/** A sample or a template: nothing of one's own until it is copied. */
export function PlainCard({ map, title, lines, badge, action, drawing, onUse }: PlainCardProps) {
  return (
    <li className="map-card">
      <MapPicture map={map} title={title} drawing={drawing} />
      <div className="map-card-words">
        <strong>
          {title} <span className="badge">{badge}</span>
        </strong>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </div>
      <span className="map-card-buttons">
        <button type="button" className="btn" aria-label={`${action}: ${title}`} onClick={onUse}>
          {action}
        </button>
      </span>
    </li>
  );
}

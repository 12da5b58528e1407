/** The marked places that a class would read, each with the way to it. */
import type { OpenPlace } from '../../engine/pare/open-places.ts';

interface OpenPlacesProps {
  places: readonly OpenPlace[];
  label: string;
  onGo: (place: OpenPlace) => void;
}

export function OpenPlaces({ places, label, onGo }: OpenPlacesProps) {
  return (
    <ul className="pare-open" aria-label={label}>
      {places.map((place) => (
        <li key={place.part}>
          <button type="button" className="text-btn" onClick={() => onGo(place)}>
            {place.label}
            {place.count > 1 && ` (${place.count})`}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Goes to the field and selects the place in it, so that what is typed takes its place. A group that is closed opens. */
export function goToPlace(lesson: HTMLElement | null, { part, start, end }: OpenPlace): void {
  const field = lesson?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-part="${CSS.escape(part)}"]`);
  const group = field?.closest('details');
  if (group) group.open = true;
  field?.focus();
  field?.setSelectionRange(start, end);
}

/** The picture of a map, drawn when its part has arrived; the outline below it says the same in words. */
import { useEffect, useRef } from 'react';
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { loadPart } from '../../ui/load-part.ts';

export function MapDrawing({ map, title }: { map: ConceptMap; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadPart(() => import('../../engine/concept-map/svg.ts')).then(
      ({ svgOf }) => {
        // The writer escapes every text; what it made is read as a picture, in which no script runs.
        const picture = new DOMParser().parseFromString(svgOf(map, title), 'image/svg+xml').documentElement;
        if (picture.nodeName === 'svg') place.current?.replaceChildren(document.adoptNode(picture));
      },
      // Without it the outline says the same.
      () => undefined,
    );
  }, [map, title]);
  return <div className="shared-map" ref={place} />;
}

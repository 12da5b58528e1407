/** A map as a picture in the colors of the page; its sentences are its alternative text. Drawn once the part that draws has arrived. */
import { useEffect, useMemo, useState } from 'react';
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { boxPath, looks } from '../../engine/concept-map/boxes.ts';
import { loadPart } from '../../ui/load-part.ts';

type Drawing = typeof import('./picture.ts');

export const loadPicture = (): Promise<Drawing> => loadPart(() => import('./picture.ts'));

export function useDrawing(load = loadPicture): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      (part) => isGone || setDrawing(part),
      // Without it the list works as well.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return drawing;
}

export function MapPicture({ map, title, drawing }: { map: ConceptMap; title: string; drawing: Drawing | null }) {
  const scene = useMemo(() => drawing?.sceneOf(map), [drawing, map]);
  if (!drawing || !scene) return <span className="map-picture" />;
  const { x, y, width, height, boxes, lines } = scene;
  return (
    <svg className="map-picture" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={drawing.altText(map, title)}>
      {lines.map(({ link, path, head }) => (
        <g key={link.id} className="map-line">
          <path d={path} />
          <polygon points={head} />
        </g>
      ))}
      {boxes.map(({ node, x: left, y: top, width: wide, height: high, lines: words }, i) => (
        <g key={node.id} className="map-box" data-kind={node.kind} data-first={i === 0 || undefined} transform={`translate(${left} ${top})`}>
          <path d={boxPath(node.kind, wide, high)} />
          {words.map((word, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <text key={row} y={(row - (words.length - 1) / 2) * looks.lineHeight + looks.fontSize * 0.35}>
              {word}
            </text>
          ))}
        </g>
      ))}
      {lines.map(({ link, label }) => (
        <g key={link.id} className="map-phrase">
          {label.lines.length > 0 && <rect x={label.x - label.width / 2} y={label.y - label.height / 2} width={label.width} height={label.height} />}
          {label.lines.map((word, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <text key={row} x={label.x} y={label.y + (row - (label.lines.length - 1) / 2) * looks.labelLine + looks.labelSize * 0.35}>
              {word}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

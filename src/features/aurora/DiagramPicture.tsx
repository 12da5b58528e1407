/** The diagram of a slide as a picture in the colors of the page; its sentences are its alternative text. Loaded with what shows slides, because the layout weighs something. */
import { useMemo } from 'react';
import { boxPath, looks } from '../../engine/concept-map/boxes.ts';
import { sceneOf } from '../../engine/concept-map/scene.ts';
import { diagramText, mapOfDiagram } from '../../engine/lesson/diagram.ts';
import { useStyles } from '../../ui/use-styles.ts';
import styles from './diagram.css?inline';

/** Nothing where no line can be drawn. */
export function DiagramPicture({ lines: written }: { lines: readonly string[] }) {
  useStyles(styles);
  const text = written.join('\n');
  const scene = useMemo(() => {
    const map = mapOfDiagram(text.split('\n'));
    return map && sceneOf(map);
  }, [text]);
  if (!scene) return null;
  const { x, y, width, height, boxes, lines } = scene;
  return (
    <svg className="diagram" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={`Diagram: ${diagramText(written)}.`}>
      {lines.map(({ link, path, head }) => (
        <g key={link.id} className="diagram-line">
          <path d={path} />
          <polygon points={head} />
        </g>
      ))}
      {boxes.map(({ node, x: left, y: top, width: wide, height: high, lines: words }) => (
        <g key={node.id} className="diagram-box" transform={`translate(${left} ${top})`}>
          <path d={boxPath(node.kind, wide, high)} />
          <Words lines={words} size={looks.fontSize} lineHeight={looks.lineHeight} />
        </g>
      ))}
      {lines.map(({ link, label }) => (
        <g key={link.id} className="diagram-phrase" transform={`translate(${label.x} ${label.y})`}>
          {label.lines.length > 0 && <rect x={-label.width / 2} y={-label.height / 2} width={label.width} height={label.height} />}
          <Words lines={label.lines} size={looks.labelSize} lineHeight={looks.labelLine} />
        </g>
      ))}
    </svg>
  );
}

const Words = ({ lines, size, lineHeight }: { lines: readonly string[]; size: number; lineHeight: number }) =>
  lines.map((line, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
    <text key={row} fontSize={size} y={(row - (lines.length - 1) / 2) * lineHeight + size * 0.35}>
      {line}
    </text>
  ));

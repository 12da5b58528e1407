/** How a concept and a link look on the canvas: the same shapes as on cards and in files. */
import { type Edge, type EdgeProps, Handle, type Node, type NodeProps, Position, useInternalNode } from '@xyflow/react';
import { memo } from 'react';
import type { MapLink } from '../../../contracts/concept-map.ts';
import { boxPath, looks } from '../../../engine/concept-map/boxes.ts';
import type { Placed } from '../../../engine/concept-map/layout.ts';
import { lineBetween } from '../../../engine/concept-map/scene.ts';
import type { Person } from '../../../stores/map-room/people.ts';

export type ConceptBoxNode = Node<{ box: Placed; isFirst: boolean; isFound: boolean; people: readonly Person[] }, 'concept'>;
export type LinkLineEdge = Edge<{ link: MapLink; from: Placed; to: Placed; bend: number }, 'link'>;

export const ConceptBox = memo(function ConceptBox({ data: { box, isFirst, isFound, people }, selected }: NodeProps<ConceptBoxNode>) {
  const { node, width, height, lines } = box;
  return (
    <>
      <Handle type="target" position={Position.Top} className="map-handle-in" />
      <svg
        className="map-box"
        data-kind={node.kind}
        data-first={isFirst || undefined}
        data-selected={selected || undefined}
        data-found={isFound || undefined}
        width={width}
        height={height}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        aria-hidden="true"
      >
        <path d={boxPath(node.kind, width, height)} />
        {lines.map((word, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <text key={row} y={(row - (lines.length - 1) / 2) * looks.lineHeight + looks.fontSize * 0.35}>
            {word}
          </text>
        ))}
      </svg>
      {people.length > 0 && (
        <span className="map-here" data-hue={people[0]?.hue} aria-hidden="true">
          {people.map(({ name }) => name).join(', ')}
        </span>
      )}
      <Handle type="source" position={Position.Bottom} className="map-handle" />
    </>
  );
});

export const LinkLine = memo(function LinkLine({ source, target, data, selected }: EdgeProps<LinkLineEdge>) {
  const [from, to] = [useInternalNode(source), useInternalNode(target)];
  if (!data || !from || !to) return null;
  // Where the boxes are at this moment: one of them may be under the finger.
  const here = (box: Placed, at: { x: number; y: number }): Placed => ({ ...box, x: at.x + box.width / 2, y: at.y + box.height / 2 });
  const { path, head, label } = lineBetween(here(data.from, from.internals.positionAbsolute), here(data.to, to.internals.positionAbsolute), data.link, data.bend);
  return (
    <g className="map-edge" data-selected={selected || undefined}>
      <g className="map-line">
        <path d={path} className="map-edge-reach" />
        <path d={path} />
        <polygon points={head} />
      </g>
      <g className="map-phrase">
        {label.lines.length > 0 && <rect x={label.x - label.width / 2} y={label.y - label.height / 2} width={label.width} height={label.height} />}
        {label.lines.map((word, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <text key={row} x={label.x} y={label.y + (row - (label.lines.length - 1) / 2) * looks.labelLine + looks.labelSize * 0.35}>
            {word}
          </text>
        ))}
      </g>
    </g>
  );
});

/** The map to move and link with pointer, touch and keys, on React Flow. Loads when a map is opened. */
import { useStore } from '@nanostores/react';
import { type Connection, ControlButton, Controls, type Edge, type EdgeChange, type Node, type NodeChange, ReactFlow, type ReactFlowInstance, useReactFlow } from '@xyflow/react';
import flowStyles from '@xyflow/react/dist/base.css?inline';
import { Maximize } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ConceptMap, Point } from '../../../contracts/concept-map.ts';
import { altText } from '../../../engine/concept-map/propositions.ts';
import { type Scene, sceneOf } from '../../../engine/concept-map/scene.ts';
import type { Person } from '../../../stores/map-room/people.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import type { Editor } from './editor-store.ts';
import { firstView, wholeMap } from './first-view.ts';
import { ConceptBox, type ConceptBoxNode, LinkLine, type LinkLineEdge } from './map-parts.tsx';

const nobody: readonly Person[] = [];
const nodeTypes = { concept: ConceptBox };
const edgeTypes = { link: LinkLine };
const arrows: Readonly<Record<string, Point>> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };

interface MapCanvasProps {
  editor: Editor;
  map: ConceptMap;
  title: string;
  found: readonly string[];
  canEdit: boolean;
}

// Below the layers of the site, so that those decide.
const flowSheet = `@layer base { ${flowStyles} }`;

export function MapCanvas({ editor, map, title, found, canEdit }: MapCanvasProps) {
  useStyles(flowSheet);
  const selected = useStore(editor.$selected);
  const selectedLink = useStore(editor.$link);
  const others = useStore(editor.$others);
  const [dragged, setDragged] = useState<ReadonlyMap<string, Point>>(new Map());
  const [flow, setFlow] = useState<ReactFlowInstance<ConceptBoxNode, LinkLineEdge> | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scene = useMemo(() => sceneOf(map), [map]);

  const linksOf = useMemo(() => {
    const counts = new Map<string, number>();
    for (const id of map.links.flatMap(({ from, to }) => [from, to])) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [map.links]);
  const nodes = useMemo(
    () =>
      scene.boxes.map((box, i): ConceptBoxNode => {
        const at = dragged.get(box.node.id) ?? { x: box.x - box.width / 2, y: box.y - box.height / 2 };
        const links = linksOf.get(box.node.id) ?? 0;
        const people = others.get(box.node.id) ?? nobody;
        const here = people.map(({ name }) => `, ${name} is here`).join('');
        return {
          id: box.node.id,
          type: 'concept',
          position: at,
          width: box.width,
          height: box.height,
          measured: { width: box.width, height: box.height },
          selected: box.node.id === selected,
          ariaLabel: `${box.node.text || 'Concept without text'}, ${links === 1 ? '1 link' : `${links} links`}${here}`,
          data: { box, isFirst: i === 0, isFound: found.includes(box.node.id), people },
        };
      }),
    [scene, dragged, selected, found, linksOf, others],
  );
  const edges = useMemo(() => {
    const boxes = new Map(scene.boxes.map((box) => [box.node.id, box]));
    return scene.lines.flatMap(({ link, bend }): LinkLineEdge[] => {
      const [from, to] = [boxes.get(link.from), boxes.get(link.to)];
      const ariaLabel = `${from?.node.text} ${link.label || '(linked to)'} ${to?.node.text}`;
      return from && to ? [{ id: link.id, source: link.from, target: link.to, type: 'link', selected: link.id === selectedLink, ariaLabel, data: { link, from, to, bend } }] : [];
    });
  }, [scene, selectedLink]);

  /** Positions while they are dragged, or moved with the arrow keys; the model gets them when the movement ends. */
  const onNodesChange = useCallback(
    (changes: NodeChange<ConceptBoxNode>[]) => {
      const moved = new Map<string, Point>();
      const ended = new Map<string, Point>();
      for (const change of changes) {
        if (change.type === 'select' && change.selected) editor.select(change.id);
        if (change.type !== 'position' || !change.position) continue;
        moved.set(change.id, change.position);
        if (change.dragging !== true) {
          const box = scene.boxes.find(({ node }) => node.id === change.id);
          if (box) ended.set(change.id, { x: change.position.x + box.width / 2, y: change.position.y + box.height / 2 });
        }
      }
      if (ended.size > 0) {
        editor.move(ended);
        setDragged(new Map());
      } else if (moved.size > 0) setDragged((now) => new Map([...now, ...moved]));
    },
    [editor, scene],
  );
  const onEdgesChange = useCallback(
    (changes: EdgeChange<LinkLineEdge>[]) => {
      for (const change of changes)
        if (change.type === 'select' && change.selected) editor.selectLink(change.id);
        else if (change.type === 'select' && editor.$link.get() === change.id) editor.selectLink(null);
    },
    [editor],
  );
  const onConnect = useCallback(
    ({ source, target }: Connection) => {
      // What comes next is its phrase.
      if (!editor.link(source, target)) return;
      const made = editor.work.$item.get().body.links.find(({ from, to }) => from === source && to === target);
      editor.select(source);
      if (made) editor.selectLink(made.id, true);
    },
    [editor],
  );
  const onDelete = useCallback(
    ({ nodes: goneNodes, edges: goneEdges }: { nodes: Node[]; edges: Edge[] }) => {
      if (goneNodes.length + goneEdges.length > 0)
        editor.removeNodes(
          goneNodes.map(({ id }) => id),
          goneEdges.map(({ id }) => id),
        );
    },
    [editor],
  );
  /** React Flow moves with the arrow keys only what is selected: whoever comes with Tab has chosen. */
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.classList.contains('react-flow__node') ? target.getAttribute('data-id') : null;
    if (!id) return;
    editor.select(id);
  };
  /** Before React Flow, which moves from where it has drawn a box last: of keys pressed faster than that it would lose some. */
  const onArrow = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    const id = step && (event.target as Element).classList.contains('react-flow__node') ? (event.target as Element).getAttribute('data-id') : null;
    if (!step || !id || !canEdit || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? 20 : 5;
    const box = sceneOf(editor.work.$item.get().body).boxes.find(({ node }) => node.id === id);
    if (box) editor.move(new Map([[id, { x: box.x + step.x * by, y: box.y + step.y * by }]]), `at ${id}`);
  };
  const onKey = (event: KeyboardEvent) => {
    const link = (event.target as Element).closest('.react-flow__edge')?.getAttribute('data-id');
    if (link && canEdit && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault();
      editor.selectLink(link, true);
    }
    const id = (event.target as Element).closest('.react-flow__node')?.getAttribute('data-id');
    if (!id) return;
    if (canEdit && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault();
      editor.select(id);
      editor.$focus.set({ node: id, field: 'text' });
    } else if (canEdit && (event.key === 'Insert' || event.key === '+')) {
      event.preventDefault();
      editor.addChild(id);
    }
  };
  useEffect(() => {
    // What a search or the outline chose comes into view.
    const box = found.length > 0 && selected ? scene.boxes.find(({ node }) => node.id === selected) : undefined;
    if (box && flow) void flow.setCenter(box.x, box.y, { zoom: Math.max(0.8, flow.getZoom()) });
  }, [flow, found, selected, scene]);

  return (
    <div className="map-canvas" onKeyDownCapture={onArrow} onKeyDown={onKey} onFocus={onFocus} role="group" aria-label={altText(map, title)}>
      <div className="map-canvas-frame" ref={frame}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onInit={(instance) => {
            setFlow(instance);
            void instance.setViewport(firstView(scene, map.mapType, sizeOf(frame.current)));
          }}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onConnect={onConnect}
          onDelete={onDelete}
          nodesDraggable={canEdit}
          nodesConnectable={canEdit}
          onNodeDoubleClick={(_, { id }) => canEdit && editor.$focus.set({ node: id, field: 'text' })}
          onEdgeDoubleClick={(_, { id }) => canEdit && editor.selectLink(id, true)}
          onPaneClick={() => editor.select(null)}
          deleteKeyCode={canEdit ? ['Delete', 'Backspace'] : null}
          multiSelectionKeyCode={null}
          selectionKeyCode={null}
          onlyRenderVisibleElements
          minZoom={0.1}
          maxZoom={2}
          zoomOnDoubleClick={false}
          preventScrolling={false}
          zoomOnScroll={false}
          panOnScroll={false}
          proOptions={{ hideAttribution: true }}
        >
          <Controls showInteractive={false} showFitView={false} orientation="horizontal">
            <ControlButton title="Fit View" aria-label="Fit View" onClick={() => void flow?.setViewport(wholeMap(scene, sizeOf(frame.current)))}>
              <Maximize aria-hidden="true" />
            </ControlButton>
          </Controls>
          <ShowOnTidy map={map} scene={scene} frame={frame} />
        </ReactFlow>
      </div>
      <p className="map-canvas-keys">
        {canEdit
          ? 'Tab goes from concept to concept and link to link, arrows move a concept, Enter writes, + adds one below, Delete removes. Drag from the dot below a box to link it.'
          : 'Tab goes from concept to concept. This map can only be read here.'}
      </p>
    </div>
  );
}

const sizeOf = (frame: HTMLElement | null) => ({ width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 });

/** A new layout is seen as one that was just opened. */
function ShowOnTidy({ map, scene, frame }: { map: ConceptMap; scene: Scene; frame: RefObject<HTMLElement | null> }) {
  const flow = useReactFlow();
  const isTidy = map.nodes.every(({ at }) => at === null);
  const shape = `${map.mapType} ${isTidy}`;
  const before = useRef(shape);
  useEffect(() => {
    if (before.current !== shape && isTidy) void flow.setViewport(firstView(scene, map.mapType, sizeOf(frame.current)));
    before.current = shape;
  }, [shape, isTidy, flow, scene, map.mapType, frame]);
  return null;
}

/** What of a map is seen when it is opened: all of it where its words can then be read, else its beginning. */
import type { MapType } from '../../../contracts/concept-map.ts';
import type { Scene } from '../../../engine/concept-map/scene.ts';

/** Pixels at the bottom that the buttons take. */
const buttons = 52;
/** Words of 11 pixels. */
const readable = 0.74;
/** A hierarchy can be read from its top on; of a web or a flow that is cut off the sense is gone, so there smaller words do. */
const enough: Readonly<Record<MapType, number>> = { hierarchical: readable, spider: 0.5, flowchart: 0.5 };

interface View {
  x: number;
  y: number;
  zoom: number;
}

/** All of the map, with its phrases and lines. `width` and `height` of the canvas, in pixels. */
export function wholeMap({ x, y, width, height }: Scene, canvas: { width: number; height: number }): View {
  const room = { width: canvas.width, height: canvas.height - buttons };
  const zoom = Math.max(0.1, Math.min(1, room.width / width, room.height / height));
  return { zoom, x: (room.width - width * zoom) / 2 - x * zoom, y: (room.height - height * zoom) / 2 - y * zoom };
}

export function firstView(scene: Scene, mapType: MapType, canvas: { width: number; height: number }): View {
  const whole = wholeMap(scene, canvas);
  const [first] = scene.boxes;
  if (!first || whole.zoom >= enough[mapType]) return whole;
  return { zoom: readable, x: canvas.width / 2 - first.x * readable, y: mapType === 'spider' ? canvas.height / 2 - first.y * readable : -scene.y * readable };
}

/** The map's SVG, drawn by the browser onto a canvas. */
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { sceneOf } from '../../../engine/concept-map/scene.ts';
import { svgOf } from '../../../engine/concept-map/svg.ts';

/** Twice the size on the screen, for print; and no more than every browser can draw on one canvas. */
const sharpness = 2;
const mostPixels = 8_000;

/** @throws Error when the browser gives no drawing surface. */
export async function canvasOf(map: ConceptMap, title: string): Promise<HTMLCanvasElement> {
  const scene = sceneOf(map);
  const scale = Math.min(sharpness, mostPixels / Math.max(scene.width, scene.height));
  const url = URL.createObjectURL(new Blob([svgOf(map, title, scene)], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(scene.width * scale);
    canvas.height = Math.ceil(scene.height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no drawing surface.');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function pngOf(map: ConceptMap, title: string): Promise<Blob> {
  const canvas = await canvasOf(map, title);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))), 'image/png'));
}

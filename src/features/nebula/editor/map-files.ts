/** Writes a map as a file. The part loads when an export is pressed. */
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import { toJsonCanvas } from '../../../engine/concept-map/json-canvas.ts';
import { toMarkdown } from '../../../engine/concept-map/markdown.ts';
import { toMermaid } from '../../../engine/concept-map/mermaid.ts';
import { svgOf } from '../../../engine/concept-map/svg.ts';
import { fileNameOf } from '../../../ui/save-file.ts';
import type { Format } from './ExportMap.tsx';
import { pngOf } from './map-png.ts';

const texts = {
  svg: { type: 'image/svg+xml', write: svgOf },
  md: { type: 'text/markdown', write: toMarkdown },
  mmd: { type: 'text/plain', write: toMermaid },
  canvas: { type: 'application/json', write: toJsonCanvas },
} as const;

/** @throws Error when the browser cannot draw. */
export async function fileOf(map: ConceptMap, title: string, format: Format): Promise<{ name: string; content: Blob }> {
  const name = fileNameOf(title, format, 'concept-map');
  if (format === 'png') return { name, content: await pngOf(map, title) };
  if (format === 'pdf') return { name, content: await (await import('./map-pdf.ts')).pdfOf(map, title) };
  const { type, write } = texts[format];
  return { name, content: new Blob([write(map, title)], { type }) };
}

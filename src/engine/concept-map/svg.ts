/** A map as an SVG file of its own: fonts by name, no script, no outside reference, the propositions as title and description. */
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { boxPath, looks } from './boxes.ts';
import { altText } from './propositions.ts';
import { type Scene, sceneOf } from './scene.ts';

/** On paper: the colors of the site's light theme. */
const colors = { paper: '#fffdf9', text: '#1e2333', line: '#565c6e', box: '#e8eef7', root: '#1f5f99', onRoot: '#ffffff', edge: '#1f5f99' } as const;

// Characters that XML has no place for would make the file unreadable.
export const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export function svgOf(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType'>, title: string, scene: Scene = sceneOf(map)): string {
  const { boxes, lines, x, y, width, height } = scene;
  const first = map.nodes[0]?.id;
  const texts = (words: readonly string[], at: { x: number; y: number }, line: number, size: number, fill: string, more = '') =>
    words
      .map(
        (word, i) =>
          `<text x="${at.x.toFixed(1)}" y="${(at.y + (i - (words.length - 1) / 2) * line + size * 0.35).toFixed(1)}" font-size="${size}" fill="${fill}"${more}>${xml(word)}</text>`,
      )
      .join('');
  const drawnLines = lines.map(({ path, head }) => `<path d="${path}" fill="none" stroke="${colors.line}" stroke-width="1.5"/><polygon points="${head}" fill="${colors.line}"/>`);
  const drawnBoxes = boxes.map(({ node, x: left, y: top, width: wide, height: high, lines: words }) => {
    const isRoot = node.id === first;
    const dash = node.kind === 'prompt' ? ' stroke-dasharray="5 4"' : '';
    return `<path transform="translate(${left.toFixed(1)} ${top.toFixed(1)})" d="${boxPath(node.kind, wide, high)}" fill="${isRoot ? colors.root : node.kind === 'prompt' ? colors.paper : colors.box}" stroke="${colors.edge}" stroke-width="1.5"${dash}/>${texts(words, { x: left, y: top }, looks.lineHeight, looks.fontSize, isRoot ? colors.onRoot : colors.text)}`;
  });
  const drawnLabels = lines
    .filter(({ label }) => label.lines.length > 0)
    .map(
      ({ label }) =>
        `<rect x="${(label.x - label.width / 2).toFixed(1)}" y="${(label.y - label.height / 2).toFixed(1)}" width="${label.width.toFixed(1)}" height="${label.height}" rx="3" fill="${colors.paper}"/>${texts(label.lines, label, looks.labelLine, looks.labelSize, colors.line, ' font-style="italic"')}`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map((each) => each.toFixed(1)).join(' ')}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" text-anchor="middle" role="img" aria-labelledby="map-title map-text"><title id="map-title">${xml(title)}</title><desc id="map-text">${xml(altText(map, title))}</desc><rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${colors.paper}"/>${drawnLines.join('')}${drawnBoxes.join('')}${drawnLabels.join('')}</svg>\n`;
}

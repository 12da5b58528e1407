/** Reads a map from a text in any of the formats, which it tells apart by itself. */
import { mapLimits } from '../../contracts/concept-map.ts';
import { fitted } from './fit-import.ts';
import { type Import, noImport } from './imported.ts';
import { fromJsonCanvas } from './json-canvas.ts';
import { fromMarkdown } from './markdown.ts';
import { fromMermaid } from './mermaid.ts';

export function readMap(content: string): Import {
  if (content.length > mapLimits.importChars) return noImport(`This is too long for a map: at most ${mapLimits.importChars.toLocaleString('en-US')} characters are read.`);
  if (content.includes('\u0000') || content.includes('\ufffd'))
    return noImport('This is not a text. Choose a Markdown outline (.md), a Mermaid diagram (.mmd) or a JSON Canvas (.canvas).');
  const text = content.replace(/^\ufeff/, '');
  if (text.trim() === '') return noImport('There is nothing in it. Choose a Markdown outline, a Mermaid diagram or a JSON Canvas.');
  if (text.trimStart().startsWith('{')) return fitted(fromJsonCanvas(text));
  return fitted(/^\s*(?:flowchart|graph|mindmap)\b/m.test(text) ? fromMermaid(text) : fromMarkdown(text));
}

/** How large the box of a concept is, and how its words fall into lines. Estimated without a screen, so that the editor, the cards and the files agree. */
import type { ConceptKind, MapNode } from '../../contracts/concept-map.ts';

/** Pixels. */
export const looks = { fontSize: 15, lineHeight: 20, labelSize: 14, labelLine: 18, minWidth: 84, textWidth: 168, padding: { x: 14, y: 10 } } as const;

/** Pixels that a linking phrase may be wide before it falls into lines. */
export const labelRoom = 140;
/** The same in a column, where nothing stands beside it. */
export const longLabelRoom = 190;

/** In a hierarchy: from the bottom of a concept to the line that runs below it, from its left edge to the line that its column hangs from, from that line to the column. */
export const drop = 14;
export const spine = 14;
export const stem = 24;

export interface BoxSize {
  width: number;
  height: number;
  lines: string[];
}

/** Pixels a text takes, a little more rather than less: characters of East Asian scripts are as wide as they are high. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const char of text)
    width += /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{1faff}]/u.test(char)
      ? 1.05
      : /[mwMW@%]/.test(char)
        ? 0.9
        : /[iIjltf.,;:'’!|()[\]]/.test(char)
          ? 0.36
          : /\p{Lu}/u.test(char)
            ? 0.7
            : 0.56;
  return width * size;
}

/** Lines no wider than `room` pixels; a word that is longer is broken. */
export function wrap(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line && textWidth(`${line} ${word}`, size) > room) {
      lines.push(line);
      line = '';
    }
    let rest = word;
    while (textWidth(rest, size) > room && [...rest].length > 1) {
      const chars = [...rest];
      let fits = 1;
      while (fits < chars.length && textWidth(chars.slice(0, fits + 1).join(''), size) <= room) fits++;
      if (line) lines.push(line);
      line = '';
      lines.push(chars.slice(0, fits).join(''));
      rest = chars.slice(fits).join('');
    }
    line = line ? `${line} ${rest}` : rest;
  }
  return line ? [...lines, line] : lines.length > 0 ? lines : [''];
}

/** A linking phrase in lines, with the room around it. */
export function phraseOf(label: string, room: number = labelRoom): BoxSize {
  const text = label.trim();
  if (text === '') return { lines: [], width: 0, height: 0 };
  const lines = wrap(text, room, looks.labelSize);
  return { lines, width: Math.max(...lines.map((line) => textWidth(line, looks.labelSize))) + 8, height: lines.length * looks.labelLine + 4 };
}

export function boxOf({ text, kind }: Pick<MapNode, 'text' | 'kind'>): BoxSize {
  // A long text becomes a wider box, so that it does not become a tower.
  const room = looks.textWidth + Math.min(90, Math.max(0, text.length - 60));
  const lines = wrap(text, room, looks.fontSize);
  const widest = Math.max(...lines.map((line) => textWidth(line, looks.fontSize)));
  const extra = kind === 'decision' ? 22 : 0;
  return {
    lines,
    width: Math.ceil(Math.max(looks.minWidth, widest + 2 * looks.padding.x + 2 * extra)),
    height: Math.ceil(lines.length * looks.lineHeight + 2 * looks.padding.y),
  };
}

/** The outline of a box whose middle is at 0, 0, as an SVG path. */
export function boxPath(kind: ConceptKind, width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  if (kind === 'decision') return `M${-x} 0L${-x + 18} ${-y}H${x - 18}L${x} 0L${x - 18} ${y}H${-x + 18}Z`;
  const r = Math.min(kind === 'start' || kind === 'end' ? 22 : 8, x, y);
  return `M${-x + r} ${-y}H${x - r}A${r} ${r} 0 0 1 ${x} ${-y + r}V${y - r}A${r} ${r} 0 0 1 ${x - r} ${y}H${-x + r}A${r} ${r} 0 0 1 ${-x} ${y - r}V${-y + r}A${r} ${r} 0 0 1 ${-x + r} ${-y}Z`;
}

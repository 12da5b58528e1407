/** Breaks running text into lines. Pure: the caller measures. */

export type Face = 'text' | 'strong' | 'emphasis';

export interface Piece {
  text: string;
  face: Face;
  /** An address ("https://…") or a named place of the document ("#source-wood1976"). */
  link?: string | undefined;
}

export interface Segment extends Piece {
  width: number;
}

/** Where a line may end: at white space, and in an address after "/" so that a long one fits. */
const chances = /(?<=\s)(?=\S)|(?<=[^\s/]\/)(?=[^\s/])/;

/** Lines of at most `width`. Each but the last ends with its space, so that words stay apart for whoever reads the text out. */
export function breakLines(pieces: readonly Piece[], width: number, measure: (text: string, face: Face) => number): Segment[][] {
  const lines: Segment[][] = [[]];
  let used = 0;
  for (const word of wordsOf(pieces)) {
    const full = word.reduce((sum, { text, face }) => sum + measure(text, face), 0);
    const bare = word.reduce((sum, { text, face }, i) => sum + measure(i === word.length - 1 ? text.trimEnd() : text, face), 0);
    if (used > 0 && used + bare > width) {
      lines.push([]);
      used = 0;
    }
    for (const part of word) append(lines.at(-1) ?? [], part);
    used += full;
  }
  return lines.map((line) => line.map((segment) => ({ ...segment, width: measure(segment.text, segment.face) })));
}

/** Words with the space behind them; a word may change its face in the middle. */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  let mayBreak = true;
  for (const { text, ...voice } of pieces)
    for (const [i, part] of text.split(chances).entries()) {
      if (!part) continue;
      const word = words.at(-1);
      if (mayBreak || i > 0 || !word) words.push([{ ...voice, text: part }]);
      else word.push({ ...voice, text: part });
      mayBreak = /\s$/.test(part);
    }
  return words;
}

function append(line: Piece[], part: Piece): void {
  const last = line.at(-1);
  if (last && last.face === part.face && last.link === part.link) last.text += part.text;
  else line.push({ ...part });
}

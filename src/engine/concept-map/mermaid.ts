/** A concept map as a Mermaid flowchart, and back. Flowcharts of other programs are read in their common forms, and Mermaid's mind maps by their indentation. */
import { type ConceptKind, type ConceptMap, mapTypes } from '../../contracts/concept-map.ts';
import { type Import, ImportDraft, noImport } from './imported.ts';

const shapes: Record<ConceptKind, [string, string]> = { concept: ['["', '"]'], prompt: ['[["', '"]]'], start: ['(["', '"])'], end: ['("', '")'], decision: ['{"', '"}'] };

export function toMermaid({ nodes, links, mapType, focusQuestion }: Pick<ConceptMap, 'nodes' | 'links' | 'mapType' | 'focusQuestion'>, title: string): string {
  const names = new Map(nodes.map(({ id }, i) => [id, `n${i + 1}`]));
  return `${[
    `%% title: ${escaped(title.trim())}`,
    `%% map type: ${mapType}`,
    ...(focusQuestion.trim() ? [`%% focus question: ${escaped(focusQuestion.trim())}`] : []),
    `flowchart ${mapType === 'spider' ? 'LR' : 'TD'}`,
    ...nodes.map(({ id, text, kind }) => `  ${names.get(id)}${shapes[kind][0]}${escaped(text.trim())}${shapes[kind][1]}`),
    ...links.map(({ from, to, label }) => `  ${names.get(from)} -->${label.trim() ? `|"${escaped(label.trim())}"|` : ''} ${names.get(to)}`),
  ].join('\n')}\n`;
}

const named: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', nbsp: ' ', apos: "'" };
const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('#', '#35;')
    .replaceAll('"', '#quot;')
    .replaceAll(/[<>|`{}[\]()%;]/g, (char) => `#${char.charCodeAt(0)};`)
    .replaceAll('#35#59;', '#35;')
    .replaceAll('#quot#59;', '#quot;');
const plain = (text: string): string =>
  text
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/[#&]([a-z]+|#?\d+);/gi, (whole, name: string) => {
      const code = Number(name.replace('#', ''));
      return Number.isInteger(code) && code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : (named[name.toLowerCase()] ?? whole);
    })
    .trim();

/** Openings with their closings, the longer ones first. */
const brackets: readonly [open: string, close: string, kind: ConceptKind][] = [
  ['(((', ')))', 'concept'],
  ['{{', '}}', 'decision'],
  ['[[', ']]', 'prompt'],
  ['([', '])', 'start'],
  ['((', '))', 'concept'],
  ['[(', ')]', 'concept'],
  ['[/', '/]', 'concept'],
  ['[\\', '\\]', 'concept'],
  ['{', '}', 'decision'],
  ['[', ']', 'concept'],
  ['(', ')', 'end'],
  ['>', ']', 'concept'],
];

export function fromMermaid(text: string): Import {
  const fenced = /```+\s*mermaid[^\n]*\n([\s\S]*?)```/.exec(text)?.[1] ?? text;
  const lines = fenced.replaceAll('\r', '\n').split('\n');
  const start = lines.findIndex((line) => /^\s*(?:flowchart|graph|mindmap)\b/.test(line));
  if (start < 0) return noImport('This is no Mermaid flowchart or mind map: a line with “flowchart”, “graph” or “mindmap” is missing.');
  const draft = new ImportDraft();
  for (const line of lines) {
    const said = /^\s*%%\s*(title|map type|focus question):\s*(.*)$/.exec(line);
    if (said?.[1] === 'title') draft.title = plain(said[2] ?? '');
    if (said?.[1] === 'map type') draft.mapType = mapTypes.find((type) => type === said[2]?.trim()) ?? draft.mapType;
    if (said?.[1] === 'focus question') draft.focusQuestion = plain(said[2] ?? '');
  }
  draft.title ||= /^---\n[\s\S]*?^title:\s*(.+)$[\s\S]*?^---/m.exec(fenced)?.[1]?.trim() ?? '';
  const body = lines.slice(start + 1);
  const isMindMap = /^\s*mindmap/.test(lines[start] ?? '');
  if (isMindMap) readMindMap(body, draft);
  else if (!lines.some((line) => /^\s*%%\s*map type:/.test(line))) draft.mapType = 'flowchart';
  const problem = isMindMap ? null : readFlowchart(body, draft);
  if (problem) return noImport(problem);
  if (isMindMap) draft.mapType = 'spider';
  return draft.finish('There is no concept in this diagram.');
}

const skipped = /^\s*(?:%%|subgraph\b|end\s*$|style\b|classDef\b|class\b|click\b|linkStyle\b|direction\b|$)/;

function readFlowchart(lines: readonly string[], draft: ImportDraft): string | null {
  for (const [i, whole] of lines.entries()) {
    if (skipped.test(whole)) continue;
    for (const line of statements(whole)) {
      if (draft.nodes.length > 2_000) return null;
      const read = readStatement(line, draft);
      if (!read) return `Line ${i + 1} behind the first cannot be read: it is neither a concept nor a link.`;
    }
  }
  return null;
}

/** A semicolon ends a statement, but not one in quotation marks or at the end of an entity. */
const statements = (line: string): string[] => (line.match(/(?:"[^"]*"|[#&]\w+;|[^;"]|"(?=[^"]*$))+/g) ?? []).filter((part) => part.trim() !== '');

/** "-- text -->" in its forms, then "-->" with a text between bars or without. */
const worded = /^<?(?:--|==|-\.)\s+(?:"([^"]*)"|(.+?))\s+(?:--+|==+|\.+-+)(?:>|[xo](?=\s))?\s*/;
const bare = /^<?(?:--+|==+|-\.+-)(?:>|[xo](?=\s))?\s*(?:\|\s*("?)(.*?)\1\s*\|)?\s*/;

function readStatement(line: string, draft: ImportDraft): boolean {
  let rest = line.trim();
  let before: string[] | null = null;
  let label = '';
  while (rest !== '') {
    const group: string[] = [];
    for (;;) {
      const node = readNode(rest);
      if (!node) return false;
      if (!draft.has(node.id) || node.text !== null) {
        const known = draft.nodes.find(({ id }) => id === node.id);
        if (known && node.text !== null) Object.assign(known, { text: plain(node.text), kind: node.kind });
        else draft.add(node.id, plain(node.text ?? node.id), node.kind);
      }
      group.push(node.id);
      rest = node.rest.replace(/^:::[\w-]+/, '').trimStart();
      if (!rest.startsWith('&')) break;
      rest = rest.slice(1).trimStart();
    }
    for (const from of before ?? []) for (const to of group) draft.link(from, label, to);
    if (rest === '') return true;
    const [said, plainLink] = [worded.exec(rest), bare.exec(rest)];
    const link = said ?? plainLink;
    if (!link) return false;
    label = plain(said ? (said[1] ?? said[2] ?? '') : (plainLink?.[2] ?? ''));
    rest = rest.slice(link[0].length);
    before = group;
    if (rest === '') return false;
  }
  return before !== null;
}

interface ReadNode {
  id: string;
  text: string | null;
  kind: ConceptKind;
  rest: string;
}

function readNode(text: string): ReadNode | null {
  const id = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_.]|-(?=[\p{L}\p{N}_]))*/u.exec(text)?.[0];
  if (!id) return null;
  const after = text.slice(id.length);
  for (const [open, close, kind] of brackets) {
    if (!after.startsWith(open)) continue;
    const inside = after.slice(open.length);
    const quoted = /^\s*"([^"]*)"\s*/.exec(inside);
    const end = quoted ? quoted[0].length : inside.indexOf(close);
    if (end < 0 || !inside.startsWith(close, end)) continue;
    return { id, text: quoted ? (quoted[1] ?? '') : inside.slice(0, end), kind, rest: inside.slice(end + close.length) };
  }
  return { id, text: null, kind: 'concept', rest: after };
}

function readMindMap(lines: readonly string[], draft: ImportDraft): void {
  let open: { indent: number; id: string }[] = [];
  for (const line of lines) {
    if (/^\s*(?:%%|::icon|:::|$)/.test(line) || draft.nodes.length > 2_000) continue;
    const indent = line.length - line.trimStart().length;
    const words = line.trim();
    const node = readNode(words);
    const text = node?.text ?? /^(?:\(\(|\[|\()"?(.*?)"?(?:\)\)|\]|\))$/.exec(words)?.[1] ?? words;
    open = open.filter((above) => above.indent < indent);
    const id = `line ${draft.nodes.length}`;
    draft.add(id, plain(text));
    const parent = open.at(-1);
    if (parent) draft.link(parent.id, '', id);
    open.push({ indent, id });
  }
}

/**
 * A concept map as a Markdown outline, and back. A concept is an item of a list, "linking phrase → concept"; a link to a concept that stands elsewhere is an item
 * "linking phrase → [[concept]]", with "#2" behind the name where several concepts have it. Outlines of other programs, headings included, are read as well.
 */
import { type ConceptMap, mapTypeNames, mapTypes } from '../../contracts/concept-map.ts';
import { type Import, ImportDraft } from './imported.ts';
import { outlineOf } from './outline.ts';

const typeLine = 'Map type: ';

export function toMarkdown(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType' | 'focusQuestion'>, title: string): string {
  const rows = outlineOf(map);
  const order = new Map(rows.map(({ node }, i) => [node.id, i]));
  const sameName = new Map<string, string[]>();
  for (const { node } of rows) sameName.set(node.text.trim(), [...(sameName.get(node.text.trim()) ?? []), node.id]);
  const nameOf = (id: string): string => {
    const text = rows[order.get(id) ?? -1]?.node.text.trim() ?? '';
    const same = sameName.get(text) ?? [];
    return `[[${escaped(text)}${same.length > 1 ? `#${same.indexOf(id) + 1}` : ''}]]`;
  };
  const lines = rows.flatMap(({ node, link, level, crossLinks }) => {
    const space = '  '.repeat(level - 1);
    const phrase = link ? `${escaped(link.label.trim())} → ` : '';
    return [
      `${space}- ${phrase.trimStart()}${escaped(node.text.trim())}`.trimEnd(),
      ...crossLinks.map((cross) => `${space}  - ${`${escaped(cross.label.trim())} → `.trimStart()}${nameOf(cross.to)}`),
    ];
  });
  const head = [
    `# ${escaped(title.trim())}`.trim(),
    '',
    `${typeLine}${mapTypeNames[map.mapType]}`,
    ...(map.focusQuestion.trim() ? ['', `> ${escaped(map.focusQuestion.trim())}`] : []),
  ];
  return `${[...head, '', ...lines].join('\n')}\n`;
}

interface Open {
  indent: number;
  id: string;
}

export function fromMarkdown(text: string): Import {
  const draft = new ImportDraft();
  const lines = text.replaceAll('\r', '\n').split('\n');
  // In an outline of ours the heading is the title of the map; elsewhere it is the concept above all others.
  const isOurs = lines.some((line) => line.startsWith(typeLine));
  const crossings: { from: string; label: string; name: string }[] = [];
  const names = new Map<string, string[]>();
  let open: Open[] = [];
  let hasTitle = false;
  const put = (words: string, indent: number): void => {
    const { label, concept, target } = readItem(words);
    open = open.filter((above) => above.indent < indent);
    const parent = open.at(-1)?.id;
    if (target !== null) {
      if (parent) crossings.push({ from: parent, label, name: target });
      return;
    }
    const id = `line ${draft.nodes.length + 1}`;
    draft.add(id, concept);
    names.set(concept.trim(), [...(names.get(concept.trim()) ?? []), id]);
    if (parent) draft.link(parent, label, id);
    open.push({ indent, id });
  };
  for (const line of lines) {
    if (draft.nodes.length > 2_000) break;
    if (line.startsWith(typeLine)) draft.mapType = mapTypes.find((type) => mapTypeNames[type] === line.slice(typeLine.length).trim()) ?? draft.mapType;
    const heading = /^(#{1,6})(?:\s+(.*))?$/.exec(line);
    const item = /^([ \t]*)(?:[-*+•]|\d{1,4}[.)])(?:\s+(.*))?$/.exec(line);
    const quote = /^>\s?(.+)$/.exec(line);
    if (heading) {
      const words = (heading[2] ?? '').replace(/\s+#+$/, '').trim();
      if (!hasTitle) {
        hasTitle = true;
        draft.title = plain(words);
        if (isOurs) continue;
      }
      if (words) put(words, -10 + (heading[1] ?? '').length);
    } else if (item) put(item[2] ?? '', (item[1] ?? '').replaceAll('\t', '    ').length);
    else if (quote && draft.focusQuestion === '' && draft.nodes.length === 0) draft.focusQuestion = plain(quote[1] ?? '');
  }
  for (const { from, label, name } of crossings) {
    const numbered = /^(.*)#(\d+)$/s.exec(name);
    const direct = names.get(plain(name).trim());
    const to = direct?.length === 1 ? direct[0] : (names.get(plain(numbered?.[1] ?? name).trim())?.[Number(numbered?.[2] ?? 1) - 1] ?? direct?.[0]);
    if (to) draft.link(from, label, to);
    else {
      const id = `name ${draft.nodes.length + 1}`;
      draft.add(id, plain(name));
      draft.link(from, label, id);
    }
  }
  return draft.finish('There is no outline in this text. Write each concept as an item of a list, “- concept”, and what belongs to it below it, two spaces further in.');
}

/** An arrow or a link bracket that belongs to the text itself is written with a backslash. */
function readItem(words: string): { label: string; concept: string; target: string | null } {
  const arrow = /(?:^|\s)(?:→|-+>)(?:\s|$)/.exec(words);
  const label = arrow ? plain(words.slice(0, arrow.index)) : '';
  const rest = arrow ? words.slice(arrow.index + arrow[0].length) : words;
  const target = /^\s*\[\[((?:[^\]\\]|\\.)*)\]\]\s*$/.exec(rest);
  return { label: label.trim(), concept: plain(rest).trim(), target: target ? (target[1] ?? '') : null };
}

const escaped = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]#<>→-]/g, '\\$&');

/** Without the marks of Markdown; what stands behind a backslash is kept as it is. */
function plain(text: string): string {
  const kept: string[] = [];
  // A character of a private area holds the place of what is escaped.
  const held = text.replaceAll(/\\([!-/:-@[-`{-~→])/g, (_, char: string) => `\ue000${kept.push(char) - 1}\ue001`);
  return held
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}])([*_])(.+?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/\ue000(\d+)\ue001/g, (_, i: string) => kept[Number(i)] ?? '');
}

/** Words of an imported map that have no room in a concept, a linking phrase or the title: kept elsewhere and named, or refused. */
import { expect, it } from 'vitest';
import { mapLimits } from '#src/contracts/concept-map.ts';
import { readMap } from '#src/engine/concept-map/read-map.ts';
import { localMaps } from '#src/features/nebula/local-maps.ts';

const long = Array.from({ length: 120 }, (_, place) => `word${place}`).join(' ');
const phrase = Array.from({ length: 30 }, (_, place) => `verb${place}`).join(' ');

const files = {
  Markdown: `- Cells\n  - contain → ${long}\n    - ${phrase} → Energy\n`,
  Mermaid: `flowchart TD\n  a["Cells"] -->|contain| b["${long}"]\n  b -->|"${phrase}"| c["Energy"]\n`,
  'JSON Canvas': JSON.stringify({
    nodes: [
      { id: 'a', type: 'text', text: 'Cells', x: 0, y: 0, width: 100, height: 60 },
      { id: 'b', type: 'text', text: long, x: 0, y: 200, width: 100, height: 60 },
      { id: 'c', type: 'text', text: 'Energy', x: 0, y: 400, width: 100, height: 60 },
    ],
    edges: [
      { id: '1', fromNode: 'a', toNode: 'b', label: 'contain' },
      { id: '2', fromNode: 'b', toNode: 'c', label: phrase },
    ],
  }),
};

it.each(Object.entries(files))('%s: a long concept goes on below, a long phrase becomes a concept, and the note of the map names them', (_, file) => {
  const read = readMap(file);
  if (!read.ok) throw new Error(read.problem);
  const { nodes, links, note } = read.map;
  const textOf = new Map(nodes.map(({ id, text }) => [id, text]));
  const goingOn = (id: string): string => {
    const next = links.find(({ from, label }) => from === id && label === 'goes on');
    return [textOf.get(id)?.replace(/ …$/, ''), ...(next ? [goingOn(next.to)] : [])].join(' ');
  };
  const first = links.find(({ label }) => label === 'contain')?.to ?? '';
  expect(goingOn(first)).toBe(long);
  expect(nodes.map(({ text }) => text)).toContain(phrase);
  const between = nodes.find(({ text }) => text === phrase)?.id;
  expect(links).toContainEqual({ from: first, to: between, label: '' });
  expect(links.map(({ to, from }) => [from, textOf.get(to)])).toContainEqual([between, 'Energy']);
  for (const { text } of nodes) expect(text.length).toBeLessThanOrEqual(mapLimits.conceptChars);
  for (const { label } of links) expect(label.length).toBeLessThanOrEqual(mapLimits.labelChars);
  expect(note).toContain('“word0 word1 word2 word3 word4 …”');
  expect(note).toContain('“verb0 verb1 verb2 verb3 verb4 …”');
  const kept = localMaps.read(file, `${'n'.repeat(200)}.md`);
  if (!kept.ok) throw new Error(kept.problem);
  expect(kept.body.note).toContain(note);
  expect(kept.body.note.length).toBeLessThanOrEqual(mapLimits.noteChars);
});

it('one word that is longer than a concept is broken between its letters', () => {
  const read = readMap(`- ${'😀'.repeat(300)}\n`);
  if (!read.ok) throw new Error(read.problem);
  expect(read.map.nodes.map(({ text }) => text.replace(/ …$/, '')).join('')).toBe('😀'.repeat(300));
});

it('a title or focus question that has no room is refused with its beginning, and one that is a concept as well is not', () => {
  expect(readMap(`# ${long}\n\nMap type: Hierarchical\n\n- Cells\n`)).toEqual({
    ok: false,
    problem: expect.stringContaining(`room for ${mapLimits.titleChars}. Shorten “word0 word1`),
  });
  expect(readMap(`# Cells\n\nMap type: Hierarchical\n\n> ${long}\n\n- Cells\n`)).toEqual({ ok: false, problem: expect.stringContaining(`room for ${mapLimits.questionChars}`) });
  const read = readMap(`# ${long}\n\n- Cells\n`);
  expect(read.ok && read.map.nodes.length).toBeGreaterThan(2);
});

it('what has room stays as it is, without a note', () => {
  const read = readMap('- Cells\n  - contain → Nucleus\n');
  expect(read).toMatchObject({ ok: true, map: { note: '', nodes: [{ text: 'Cells' }, { text: 'Nucleus' }], links: [{ label: 'contain' }] } });
});

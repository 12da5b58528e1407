/** Maps leave as Markdown, Mermaid and JSON Canvas and come back with every concept and every link; garbage comes back as a sentence. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConceptMap, conceptKinds, mapTypes } from '../../../../src/contracts/concept-map.ts';
import type { Import } from '../../../../src/engine/concept-map/imported.ts';
import { fromJsonCanvas, toJsonCanvas } from '../../../../src/engine/concept-map/json-canvas.ts';
import { fromMarkdown, toMarkdown } from '../../../../src/engine/concept-map/markdown.ts';
import { fromMermaid, toMermaid } from '../../../../src/engine/concept-map/mermaid.ts';
import { readMap } from '../../../../src/engine/concept-map/read-map.ts';

/** Words a person may write, with everything that means something in one of the formats. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '→',
        '->',
        '-->',
        '[[x]]',
        '#2',
        '#',
        '*',
        '_a_',
        '**b**',
        '`c`',
        '"',
        '|',
        '{',
        '}',
        '[',
        ']',
        '(',
        ')',
        ';',
        '<b>',
        '&',
        '&amp;',
        '#35;',
        '%%',
        '\\',
        '- x',
        '1.',
        '水',
        'é',
        'end',
        'graph',
      ),
      fc.stringMatching(/^[a-zA-Z0-9 .,!?'’-]{1,12}$/),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' ').replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '');

const aMap: fc.Arbitrary<{ map: ConceptMap; title: string }> = fc
  .record({
    title: words,
    focusQuestion: fc.oneof(fc.constant(''), words),
    mapType: fc.constantFrom(...mapTypes),
    nodes: fc.array(fc.record({ text: words, kind: fc.constantFrom(...conceptKinds) }), { minLength: 1, maxLength: 9 }),
    links: fc.array(fc.record({ from: fc.nat(8), to: fc.nat(8), label: fc.oneof(fc.constant(''), words) }), { maxLength: 14 }),
  })
  .map(({ title, focusQuestion, mapType, nodes, links }) => {
    const seen = new Set<string>();
    const kept = links.filter(({ from, to }) => {
      const isNew = from !== to && from < nodes.length && to < nodes.length && !seen.has(`${from} ${to}`);
      seen.add(`${from} ${to}`);
      return isNew;
    });
    const map: ConceptMap = {
      mapType,
      focusQuestion,
      topic: '',
      note: '',
      origin: '',
      ideas: [],
      nodes: nodes.map((node, i) => ({ id: `c${i}`, ...node, at: null })),
      links: kept.map(({ from, to, label }, i) => ({ id: `l${i}`, from: `c${from}`, to: `c${to}`, label })),
    };
    return { map, title };
  });

/** Concepts and sentences, in any order: what a map says. A concept stands with its number among those of the same name, in the order of `nodes`. */
function said({ nodes, links }: Pick<ConceptMap, 'nodes'> & { links: readonly { from: string; to: string; label: string }[] }) {
  const texts = new Map(nodes.map(({ id, text }) => [id, text]));
  return { concepts: nodes.map(({ text }) => text).sort(), sentences: links.map(({ from, label, to }) => `${texts.get(from)} | ${label} | ${texts.get(to)}`).sort() };
}

function mapOf(read: Import) {
  if (!read.ok) throw new Error(read.problem);
  return read.map;
}

describe.each([
  ['Markdown', toMarkdown, fromMarkdown],
  ['Mermaid', toMermaid, fromMermaid],
  ['JSON Canvas', toJsonCanvas, fromJsonCanvas],
] as const)('%s', (_, write, read) => {
  it('gives back title, type, question, every concept and every link', () => {
    fc.assert(
      fc.property(aMap, ({ map, title }) => {
        const text = write(map, title);
        const back = mapOf(read(text));
        expect(said(back)).toEqual(said(map));
        expect([back.title, back.mapType, back.focusQuestion]).toEqual([title, map.mapType, map.focusQuestion]);
        // The reader of unknown files tells the format by itself.
        expect(said(mapOf(readMap(text)))).toEqual(said(map));
      }),
      { numRuns: 300 },
    );
  });

  it('answers any text with a map or a sentence, never with an error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 300, unit: 'binary' }),
          words.map((text) => `flowchart TD\n${text} --> ${text}`),
          fc.json(),
        ),
        (text) => {
          for (const result of [read(text), readMap(text)]) {
            if (result.ok) expect(result.map.nodes.length).toBeGreaterThan(0);
            else expect(result.problem).toMatch(/\.$/);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('Mermaid keeps the kinds of boxes, JSON Canvas their kinds and places', () => {
  fc.assert(
    fc.property(aMap, ({ map, title }) => {
      const kinds = map.nodes.map(({ kind }) => kind);
      expect(mapOf(fromMermaid(toMermaid(map, title))).nodes.map(({ kind }) => kind)).toEqual(kinds);
      const canvas = mapOf(fromJsonCanvas(toJsonCanvas(map, title)));
      expect(canvas.nodes.map(({ kind }) => kind)).toEqual(kinds);
      expect(toJsonCanvas({ ...map, nodes: canvas.nodes, links: canvas.links.map((link, i) => ({ id: `l${i}`, ...link })) }, title).length).toBeGreaterThan(20);
    }),
    { numRuns: 60 },
  );
});

it('reads an outline of another program: headings, bullets of any kind, bold and links', () => {
  const map = mapOf(readMap('# Water\n\n## On the ground\n\n* **Rivers** and [lakes](https://example.org)\n  1. Nile\n\n## In the air\n+ Clouds\n'));
  expect(said(map).concepts).toEqual(['Clouds', 'In the air', 'Nile', 'On the ground', 'Rivers and lakes', 'Water']);
  expect(said(map).sentences).toContain('Rivers and lakes |  | Nile');
  expect(map.title).toBe('Water');
});

it.each([
  [
    'graph LR\nA[Sun] -->|warms| B(Water) --> C{Enough heat?}\nC -- yes --> D((Vapor))\nC -. no .-> B',
    ['Sun | warms | Water', 'Water |  | Enough heat?', 'Enough heat? | yes | Vapor', 'Enough heat? | no | Water'],
  ],
  ['```mermaid\nflowchart TD\n  a & b ==> c\n  subgraph x\n  c --- d:::red\n  end\n```', ['a |  | c', 'b |  | c', 'c |  | d']],
  ['mindmap\n  root((Water))\n    Rivers\n      Nile\n    Clouds', ['Water |  | Rivers', 'Rivers |  | Nile', 'Water |  | Clouds']],
])('reads Mermaid as others write it: %j', (text, sentences) => {
  expect(said(mapOf(readMap(text))).sentences).toEqual([...sentences].sort());
});

it.each([
  ['', 'nothing in it'],
  ['Just a sentence about water.', 'no outline'],
  ['{"hello": 1}', '“nodes” is missing'],
  ['{broken', 'not valid JSON'],
  ['flowchart TD\n  !!! ??? ', 'cannot be read'],
  ['\u0000\u0001PK', 'not a text'],
  ['- x\n'.repeat(600), 'more than 500'],
  ['x'.repeat(200_001), 'too long'],
])('answers %j with a sentence', (text, reason) => {
  const result = readMap(text);
  expect(result.ok ? '' : result.problem).toContain(reason);
});

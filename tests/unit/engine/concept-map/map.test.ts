/** One map under the hands of a person: changes, outline, hints, sentences, picture; and how it comes back from the device. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConceptMap, MapType, Point } from '../../../../src/contracts/concept-map.ts';
import { acceptIdea, addChild, addLink, openIdeas, removeNode, setText, turnLink } from '../../../../src/engine/concept-map/edit.ts';
import { hintsFor } from '../../../../src/engine/concept-map/hints.ts';
import { indent, moveAmongSiblings, outdent, outlineOf } from '../../../../src/engine/concept-map/outline.ts';
import { altText, foundIn } from '../../../../src/engine/concept-map/propositions.ts';
import { sceneOf } from '../../../../src/engine/concept-map/scene.ts';
import { svgOf } from '../../../../src/engine/concept-map/svg.ts';
import { shapes } from '../../../../src/stores/library/shapes/index.ts';

/** "a-b" or "a-b: phrase" for each link; concepts by their names, in the order in which they come. */
function aMap(links: readonly string[], changes: Partial<ConceptMap> = {}): ConceptMap {
  const read = links.map((link) => /^(\w+)-(\w+)(?:: (.*))?$/.exec(link) ?? []);
  const ids = [...new Set(read.flatMap(([, from = '', to = '']) => [from, to]))];
  return {
    mapType: 'hierarchical',
    topic: '',
    focusQuestion: '',
    note: '',
    origin: '',
    ideas: [],
    nodes: ids.map((id) => ({ id, text: id, kind: 'concept', at: null })),
    links: read.map(([, from = '', to = '', label = ''], i) => ({ id: `l${i + 1}`, from, to, label })),
    ...changes,
  };
}
const treeOf = (map: ConceptMap): string[] => outlineOf(map).map(({ node, level }) => `${'.'.repeat(level - 1)}${node.id}`);

describe('the outline', () => {
  it('has every concept once, below the one on the shortest way from the top, and names links across', () => {
    const rows = outlineOf(aMap(['a-b', 'b-c', 'a-d', 'd-c', 'c-a']));
    expect(rows.map(({ node, level }) => `${node.id}${level}`)).toEqual(['a1', 'b2', 'c3', 'd2']);
    expect(rows.flatMap(({ crossLinks }) => crossLinks.map(({ id }) => id))).toEqual(['l5', 'l4']);
  });

  it('of any map has every concept once, every link once, and no level skipped', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 40 }), (pairs) => {
        const links = [...new Set(pairs.filter(([a, b]) => a !== b).map(([a, b]) => `n${a}-n${b}`))];
        const map = aMap(links);
        const rows = outlineOf(map);
        expect(rows.map(({ node }) => node.id).sort()).toEqual(map.nodes.map(({ id }) => id).sort());
        expect(rows.flatMap(({ link, crossLinks }) => [...(link ? [link.id] : []), ...crossLinks.map(({ id }) => id)]).sort()).toEqual(map.links.map(({ id }) => id).sort());
        for (const [i, { level }] of rows.entries()) expect(level).toBeLessThanOrEqual((rows[i - 1]?.level ?? 0) + 1);
      }),
    );
  });

  it('moves a concept with what is below it: up and down, deeper and out again', () => {
    const map = aMap(['a-b: has', 'b-c', 'a-d: needs', 'd-e']);
    expect(treeOf(moveAmongSiblings(map, 'd', -1))).toEqual(['a', '.d', '..e', '.b', '..c']);
    const deeper = indent(map, 'd', 'new');
    expect(treeOf(deeper)).toEqual(['a', '.b', '..c', '..d', '...e']);
    expect(deeper.links.find(({ to }) => to === 'd')).toMatchObject({ from: 'b', label: 'needs' });
    expect(treeOf(outdent(deeper, 'd', 'new'))).toEqual(treeOf(map));
    expect(treeOf(outdent(map, 'b', 'new'))).toEqual(['a', '.d', '..e', 'b', '.c']);
    expect(moveAmongSiblings(map, 'a', 1)).toBe(map);
  });
});

describe('changes', () => {
  it('keep links whole: no second one, none to itself, none without its concepts', () => {
    const map = aMap(['a-b', 'b-c']);
    expect(addLink(map, 'x', 'a', 'b')).toBe(map);
    expect(addLink(map, 'x', 'a', 'a')).toBe(map);
    expect(addLink(map, 'x', 'a', 'gone')).toBe(map);
    expect(removeNode(map, 'b').links).toEqual([]);
    expect(turnLink(map, 'l1').links[0]).toMatchObject({ from: 'b', to: 'a' });
    const both = addLink(map, 'x', 'b', 'a');
    expect(turnLink(both, 'x').links).toEqual(both.links);
  });

  it('put a new concept behind the one it was made beside', () => {
    expect(treeOf(addChild(aMap(['a-b', 'a-c']), 'a', { node: 'n', link: 'x' }, 'b'))).toEqual(['a', '.b', '.n', '.c']);
  });

  it('write one line, and make a concept of a place that asked for one', () => {
    const map = aMap(['a-b'], {});
    const asking = { ...map, nodes: map.nodes.map((node) => ({ ...node, kind: 'prompt' as const })) };
    expect(setText(asking, 'a', 'two\nlines\u0000 here ').nodes[0]).toMatchObject({ text: 'two lines here ', kind: 'concept' });
  });

  it('take one suggestion at a time; what the map has already is not suggested', () => {
    const ideas = [
      { id: 'i1', from: 'a', label: 'has', to: 'b', why: '' },
      { id: 'i2', from: 'B', label: 'needs', to: 'light', why: '' },
      { id: 'i3', from: 'x', label: 'is', to: 'y', why: '' },
    ];
    const map = aMap(['a-b'], { ideas });
    expect(openIdeas(map).map(({ id }) => id)).toEqual(['i2']);
    const grown = acceptIdea(map, ideas[1] as (typeof ideas)[number], 'needs', { node: 'n', link: 'x' });
    expect(grown.nodes.at(-1)).toMatchObject({ id: 'n', text: 'light' });
    expect(grown.links.at(-1)).toMatchObject({ from: 'b', to: 'n', label: 'needs' });
    expect(openIdeas(grown)).toEqual([]);
  });
});

describe('hints', () => {
  const kinds = (map: ConceptMap): string[] => hintsFor(map).map(({ kind }) => kind);
  const sound = ['a-b: has', 'a-c: has', 'b-d: needs', 'c-e: needs', 'b-f: makes', 'c-g: makes', 'd-e: slows'];
  it('are none for a sound map', () => expect(kinds(aMap(sound))).toEqual([]));
  it.each<[string, ConceptMap, string]>([
    ['a link without a phrase', aMap(['a-b', ...sound.slice(1)]), 'unlabeled-link'],
    ['a concept alone', { ...aMap(sound), nodes: [...aMap(sound).nodes, { id: 'z', text: 'z', kind: 'concept', at: null }] }, 'orphan'],
    ['spokes around a hub', aMap(['a-b: x', 'a-c: x', 'a-d: x', 'a-e: x']), 'hub-only'],
    ['no link across', aMap(sound.slice(0, -1)), 'no-cross-link'],
    ['a sentence in a box', setText(aMap(sound), 'b', 'the leaf takes in light and makes sugar of it'), 'sentence'],
    ['a concept twice', setText(aMap(sound), 'b', 'C'), 'same-concept'],
    ['an empty box', setText(aMap(sound), 'b', ''), 'empty'],
  ])('see %s', (_, map, kind) => expect(kinds(map)).toEqual([kind]));
  it('ask no flowchart for links across or short texts', () =>
    expect(kinds({ ...setText(aMap(sound.slice(0, -1)), 'b', 'take the egg out of the water when it is done'), mapType: 'flowchart' })).toEqual([]));
});

it('the alternative text is what the map says, sentence by sentence', () => {
  expect(altText(aMap(['leaf-light: needs', 'leaf-sugar']), 'Leaves')).toBe('Concept map “Leaves”. leaf needs light. leaf (linked to) sugar.');
  expect(foundIn(aMap(['leaf-light: needs', 'leaf-sugar']), 'NEED')).toEqual(['leaf', 'light']);
});

describe.each<MapType>(['hierarchical', 'spider', 'flowchart'])('the picture of a %s map', (mapType) => {
  it('has no box over another and lies within its frame, whatever is linked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { minLength: 1, maxLength: 24 }),
        fc.array(fc.string({ maxLength: 70 }), { minLength: 15, maxLength: 15 }),
        (pairs, texts) => {
          const links = [...new Set(pairs.filter(([a, b]) => a !== b).map(([a, b]) => `n${a}-n${b}: leads to`))];
          const map = { ...aMap(links, { mapType }) };
          const { boxes, x, y, width, height } = sceneOf({ ...map, nodes: map.nodes.map((node, i) => ({ ...node, text: texts[i] ?? '' })) });
          for (const [i, a] of boxes.entries()) {
            expect(a.x - a.width / 2).toBeGreaterThanOrEqual(x);
            expect(a.y - a.height / 2).toBeGreaterThanOrEqual(y);
            expect(a.x + a.width / 2).toBeLessThanOrEqual(x + width);
            expect(a.y + a.height / 2).toBeLessThanOrEqual(y + height);
            for (const b of boxes.slice(i + 1)) {
              const isApart = Math.abs(a.x - b.x) + 0.5 >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) + 0.5 >= (a.height + b.height) / 2;
              expect(isApart, `${a.node.id} and ${b.node.id}`).toBe(true);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe.each<[string, readonly number[], number]>([
  ['8 concepts', [4, 1], 8],
  ['25 concepts', [4, 3, 2], 25],
  ['60 concepts', [8, 6, 1], 60],
  ['13 below one', [13], 14],
])('a hierarchy of %s', (_, fan, count) => {
  const links: string[] = [];
  for (
    let parent = 0, level = [0];
    links.length < count - 1;
    level = level.flatMap((id) => links.filter((link) => link.startsWith(`n${id}-`)).map((link) => Number(/-n(\d+)/.exec(link)?.[1]))), parent++
  )
    for (const id of level) for (let i = 0; i < (fan[parent] ?? 1) && links.length < count - 1; i++) links.push(`n${id}-n${links.length + 1}: is made of`);
  const nameThem = (map: ConceptMap): ConceptMap => ({ ...map, nodes: map.nodes.map((node) => ({ ...node, text: `concept number ${node.id}` })) });
  const { boxes, lines, width, height } = sceneOf(nameThem(aMap(links, { mapType: 'hierarchical' })));
  const pointsOn = (way: readonly Point[]): Point[] =>
    way.flatMap((at, i) =>
      Array.from({ length: 16 }, (_, step) => ({ x: at.x + (((way[i + 1] ?? at).x - at.x) * step) / 16, y: at.y + (((way[i + 1] ?? at).y - at.y) * step) / 16 })),
    );
  const boxOf = (id: string) => boxes.find(({ node }) => node.id === id) as (typeof boxes)[number];

  it('reads from the top down: what a concept leads to stands below it', () => {
    expect(boxes).toHaveLength(count);
    for (const { link } of lines) expect(boxOf(link.to).y - boxOf(link.to).height / 2, link.to).toBeGreaterThan(boxOf(link.from).y + boxOf(link.from).height / 2);
  });
  it('leaves every phrase free, and leads no line through a box', () => {
    for (const { link, label, way } of lines)
      for (const box of boxes) {
        const hits = (x: number, y: number, w = 0, h = 0) => Math.abs(box.x - x) < (box.width + w) / 2 - 1 && Math.abs(box.y - y) < (box.height + h) / 2 - 1;
        expect(hits(label.x, label.y, label.width, label.height), `the phrase to ${link.to} on ${box.node.id}`).toBe(false);
        for (const { x, y } of pointsOn(way)) expect(hits(x, y), `the line to ${link.to} through ${box.node.id}`).toBe(false);
      }
  });
  it('leads every line out of the lower side of a box, and keeps it there from then on', () => {
    for (const { link, way } of lines) {
      const from = boxOf(link.from);
      expect(way[0]?.y, link.to).toBe(from.y + from.height / 2);
      for (const [i, { y }] of way.entries()) expect(y, link.to).toBeGreaterThanOrEqual(way[i - 1]?.y ?? y);
    }
  });
  it('has every phrase beside its own line, and over no other phrase', () => {
    for (const [i, { label, way }] of lines.entries()) {
      const near = pointsOn(way).some(({ x, y }) => Math.abs(x - label.x) <= label.width / 2 + 40 && Math.abs(y - label.y) <= label.height / 2 + 30);
      expect(near, label.lines.join(' ')).toBe(true);
      for (const other of lines.slice(i + 1))
        expect(Math.abs(other.label.x - label.x) >= (other.label.width + label.width) / 2 || Math.abs(other.label.y - label.y) >= (other.label.height + label.height) / 2).toBe(
          true,
        );
    }
  });
  it('is as large as a screen still shows with words to read', () => expect(Math.min(1000 / width, 640 / height)).toBeGreaterThan(0.5));
});

it('the SVG holds every sentence, and no text in it is markup', () => {
  const map = setText(aMap(['a-b: leads to']), 'a', '<script>alert(1)</script> & "x" \u0001');
  const svg = svgOf(map, 'A <b> title');
  expect(svg).toContain('<title id="map-title">A &lt;b&gt; title</title>');
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('\u0001');
  expect(svg.match(/<path d=/g)).toHaveLength(1);
});

it('where a person has put a box, there it stands', () => {
  const map = aMap(['a-b']);
  const placed = sceneOf({ ...map, nodes: map.nodes.map((node) => (node.id === 'b' ? { ...node, at: { x: 700, y: -40 } } : node)) });
  expect(placed.boxes[1]).toMatchObject({ x: 700, y: -40 });
});

describe('a map from the device', () => {
  const shape = shapes['concept-map'];
  it('of version 1 is read as it was written', () => {
    const map = aMap(['a-b: has'], { ideas: [{ id: 'i1', from: 'a', label: 'x', to: 'c', why: 'w' }], topic: 't', focusQuestion: 'q', note: 'n', origin: 'import' });
    expect(shape.read(JSON.parse(JSON.stringify(map)), 1)).toEqual(map);
  });
  it('loses what no map can have: links without concepts, ids twice, texts that are none, places that are no numbers', () => {
    const read = shape.read(
      {
        mapType: 'cube',
        nodes: [{ id: 'a', text: 7, at: { x: '1', y: 2 } }, { id: 'a' }, 'x', { id: 'b', text: 'b', kind: 'boss' }],
        links: [
          { id: 'l', from: 'a', to: 'gone' },
          { id: 'm', from: 'a', to: 'b' },
          { id: 'm', from: 'b', to: 'a' },
        ],
        ideas: [{ id: 'i' }],
      },
      1,
    );
    expect(read).toMatchObject({
      mapType: 'hierarchical',
      nodes: [
        { id: 'a', text: '', at: null },
        { id: 'b', kind: 'concept' },
      ],
      links: [{ id: 'm', label: '' }],
      ideas: [],
    });
  });
  it.each([null, 7, 'x', [], {}, { nodes: 'x' }])('that is garbage is none: %j', (value) => expect(shape.read(value, 1)).toBeNull());
});

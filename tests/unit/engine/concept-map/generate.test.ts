/** The maps of the embedded engine over every topic pack and type: whole, grounded, without repetition. */
import { describe, expect, it } from 'vitest';
import { mapLimits, mapTypes } from '../../../../src/contracts/concept-map.ts';
import { looks } from '../../../../src/engine/concept-map/boxes.ts';
import { mapFromPack } from '../../../../src/engine/concept-map/from-pack.ts';
import { generateMap, packFor } from '../../../../src/engine/concept-map/generate.ts';
import { conceptKey } from '../../../../src/engine/concept-map/pack-graph.ts';
import { scaffoldMap } from '../../../../src/engine/concept-map/scaffold.ts';
import { sceneOf } from '../../../../src/engine/concept-map/scene.ts';
import { index, knowledge, topicById } from '../../../support/knowledge.ts';

/** The nodes that can be reached from the first one, in either direction of a link. */
function reached(map: ReturnType<typeof scaffoldMap>): Set<string> {
  const found = new Set<string>();
  const waiting = [map.nodes[0]?.id ?? ''];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    for (const { from, to } of map.links)
      if (from === at) waiting.push(to);
      else if (to === at) waiting.push(from);
  }
  return found;
}

function expectWhole(map: ReturnType<typeof scaffoldMap>): void {
  expect(map.nodes.length).toBeGreaterThanOrEqual(7);
  expect(map.nodes.length).toBeLessThanOrEqual(40);
  expect(reached(map).size, 'every concept hangs together with the first').toBe(map.nodes.length);
  expect(new Set(map.nodes.map(({ text }) => text.toLowerCase())).size, 'no concept stands twice').toBe(map.nodes.length);
  const ids = new Set(map.nodes.map(({ id }) => id));
  for (const { from, to, label } of map.links) {
    expect(ids.has(from) && ids.has(to) && from !== to).toBe(true);
    expect(label.trim().length, 'every link has a phrase').toBeGreaterThan(0);
    expect(label.length).toBeLessThanOrEqual(mapLimits.labelChars);
  }
  for (const { text } of map.nodes) expect(text.length).toBeLessThanOrEqual(mapLimits.conceptChars);
  expect(new Set(map.links.map(({ from, to }) => `${from} ${to}`)).size, 'no link stands twice').toBe(map.links.length);
}

describe.each(mapTypes)('a %s map', (mapType) => {
  it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))('of the pack %s is whole and says only what the pack says', (_, pack) => {
    const map = mapFromPack(pack, mapType);
    expectWhole(map);
    expect(map.nodes[0]?.text).toBe(mapType === 'flowchart' ? pack.flow[0]?.from : pack.title);
    const own = new Set([
      'words to know',
      pack.title,
      ...pack.terms.map(({ term }) => term),
      ...[...pack.relations, ...pack.flow].flatMap(({ from, to }) => [from, to]),
      ...Object.values(pack.questions).flat(),
    ]);
    for (const { text } of map.nodes) expect(own).toContain(text);
    const texts = [
      ...pack.facts.map(({ text }) => text),
      ...pack.terms.map(({ term, definition }) => `${term}: ${definition}`),
      ...pack.relations.map(({ from, verb, to }) => `${from} ${verb} ${to}`),
    ];
    for (const { why } of map.ideas) expect(texts).toContain(why);
  });

  it('of an unknown topic is a frame of questions that says so', () => {
    const map = scaffoldMap('Medieval bookbinding', mapType);
    expectWhole(map);
    expect(map.note).toContain('No checked material');
    for (const { text, kind } of map.nodes.slice(1)) {
      expect(kind).not.toBe('concept');
      expect(text).toMatch(/\?$/);
    }
  });
});

it('each type has a structure of its own', () => {
  const pack = topicById('photosynthesis');
  const [hierarchical, spider, flowchart] = mapTypes.map((type) => mapFromPack(pack, type));
  expect(hierarchical?.links.filter(({ from }) => from === 'n1').length).toBeGreaterThanOrEqual(4);
  expect(spider?.nodes.map(({ text }) => text)).toContain('words to know');
  expect(flowchart?.nodes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['start', 'decision', 'end']));
});

describe('a flowchart', () => {
  it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))(
    'of the pack %s begins once, can be followed to every box, and asks where it has several ways out',
    (_, pack) => {
      const { nodes, links } = mapFromPack(pack, 'flowchart');
      expect(nodes.filter(({ kind }) => kind === 'start')).toHaveLength(1);
      const found = new Set(['n1']);
      for (let size = 0; size < found.size; ) {
        size = found.size;
        for (const { from, to } of links) if (found.has(from)) found.add(to);
      }
      expect(nodes.filter(({ id }) => !found.has(id)).map(({ text }) => text)).toEqual([]);
      for (const { id, kind } of nodes) {
        const ways = links.filter(({ from }) => from === id);
        if (kind === 'decision') expect(ways.length).toBeGreaterThanOrEqual(2);
        if (kind === 'end') expect(ways).toEqual([]);
        expect(new Set(ways.map(({ label }) => label)).size === ways.length || kind !== 'decision', 'a decision answers each way differently').toBe(true);
      }
    },
  );

  it('of most packs has a decision', () => {
    const without = knowledge.topics.filter((pack) => !mapFromPack(pack, 'flowchart').nodes.some(({ kind }) => kind === 'decision'));
    // How a war began is told as a chain: nobody can look up what would have followed from another answer.
    expect(without.map(({ id }) => id).sort()).toEqual(['french-revolution', 'world-war-one', 'world-war-two']);
  });
});

it.each(['hierarchical', 'spider'] as const)('every link of a %s map reads as a sentence that stands in the pack: its verb agrees with the words before it', (mapType) => {
  const ownWords = new Set(['such as', 'can be explained with', 'can make us ask', 'involve', 'involves']);
  const wrong = knowledge.topics.flatMap((pack) => {
    const said = new Set(pack.relations.map(({ from, verb }) => `${from} ${verb}`.toLowerCase()));
    const { nodes, links } = mapFromPack(pack, mapType);
    const texts = new Map(nodes.map(({ id, text }) => [id, text]));
    return links
      .filter(({ label }) => !ownWords.has(label))
      .map(({ from, label, to }) => [`${texts.get(from)} ${label}`, texts.get(to)] as const)
      .filter(([begin]) => !said.has(begin.toLowerCase()))
      .map(([begin, end]) => `${pack.id}: ${begin} ${end}`);
  });
  expect(wrong).toEqual([]);
});

it('how a word is explained is a question to the learner, with the definition beside it', () => {
  const pack = topicById('volcanoes-and-earthquakes');
  const { links, ideas } = mapFromPack(pack, 'hierarchical');
  expect(links.map(({ label }) => label)).not.toContain('is explained with');
  expect(ideas.filter(({ label, why }) => label === '' && pack.terms.some(({ term, definition }) => why === `${term}: ${definition}`)).length).toBeGreaterThan(3);
});

it.each([
  ['Photosyntesis', 'photosynthesis'],
  ['the cold war', 'cold-war'],
  ['Adding fractions', 'fractions'],
])('%s is found in the pack %s', (topic, id) => {
  expect(packFor(topic, index)?.id).toBe(id);
});

it.each(['Medieval bookbinding', 'Wombat dreams', 'zzzz'])('no pack is taken for %s', (topic) => {
  expect(packFor(topic, index)).toBeNull();
  expect(generateMap({ topic, mapType: 'spider' }, null).nodes[0]?.text).toBe(topic);
});

it('at most a fifth of the links of a map only say that the topic involves something', () => {
  for (const pack of knowledge.topics) {
    const { links } = mapFromPack(pack, 'hierarchical');
    expect(links.filter(({ label }) => /^involves?$/.test(label)).length, pack.id).toBeLessThanOrEqual(links.length / 5);
  }
});

it.each(['hierarchical', 'spider'] as const)('in a %s map a topic is said to involve only its own key terms', (mapType) => {
  for (const pack of knowledge.topics) {
    const { nodes, links } = mapFromPack(pack, mapType);
    const terms = pack.terms.map(({ term }) => conceptKey(term));
    for (const { to } of links.filter(({ label }) => /^involves?$/.test(label))) expect(terms, pack.id).toContain(conceptKey(nodes.find(({ id }) => id === to)?.text ?? ''));
  }
});

it('what the material says of the world around a topic is offered, and not drawn below the topic', () => {
  const { nodes, ideas } = mapFromPack(topicById('water-cycle'), 'hierarchical');
  expect(nodes.map(({ text }) => text)).not.toContain('pavement');
  expect(ideas.map(({ why }) => why)).toContain('pavement increases runoff');
});

it('the hierarchical map of every pack fits a laptop with words of 11 pixels and more', () => {
  // What the editor has of a screen of 1440 by 900, without its edge.
  const room = { width: 710, height: 488 };
  for (const pack of knowledge.topics) {
    const { nodes, links } = mapFromPack(pack, 'hierarchical');
    const { boxes } = sceneOf({ mapType: 'hierarchical', nodes: nodes.map((node) => ({ ...node, at: null })), links: links.map((link, i) => ({ id: `l${i}`, ...link })) });
    const span = (axis: 'x' | 'y', size: 'width' | 'height') =>
      Math.max(...boxes.map((box) => box[axis] + box[size] / 2)) - Math.min(...boxes.map((box) => box[axis] - box[size] / 2));
    const scale = Math.min(1, room.width / span('x', 'width'), room.height / span('y', 'height'));
    expect(scale * looks.labelSize, pack.id).toBeGreaterThanOrEqual(10);
    expect(scale * looks.fontSize, pack.id).toBeGreaterThanOrEqual(11);
  }
});

/** The maps of the embedded engine over every topic pack and type: whole, grounded, without repetition. */
import { describe, expect, it } from 'vitest';
import { mapLimits, mapTypes } from '../../../../src/contracts/concept-map.ts';
import { mapFromPack } from '../../../../src/engine/concept-map/from-pack.ts';
import { generateMap, packFor } from '../../../../src/engine/concept-map/generate.ts';
import { scaffoldMap } from '../../../../src/engine/concept-map/scaffold.ts';
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
    expect(map.nodes[0]?.text).toBe(pack.title);
    const own = new Set([
      'words to know',
      pack.title,
      ...pack.terms.map(({ term }) => term),
      ...pack.relations.flatMap(({ from, to }) => [from, to]),
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
  expect(flowchart?.links.some(({ label }) => label === 'then try again')).toBe(true);
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

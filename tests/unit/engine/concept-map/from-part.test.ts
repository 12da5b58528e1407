import { expect, it } from 'vitest';
import { mapLimits, mapTypes } from '../../../../src/contracts/concept-map.ts';
import { generateMap } from '../../../../src/engine/concept-map/generate.ts';
import { topicById } from '../../../support/knowledge.ts';
import { parts } from '../topic-lookup/ground-tables.ts';

it.each(parts)('a map on %s (%s) has it as its first concept, hangs together, and tells how much is held', (topic, _, id) => {
  for (const mapType of mapTypes) {
    const { nodes, links, note, ideas } = generateMap({ topic, mapType }, topicById(id));
    expect(nodes[0]?.text).toBe(topic);
    expect(note).toContain(`“${topic}” is one part of the checked material on`);
    expect(new Set(nodes.map(({ text }) => text.toLowerCase())).size).toBe(nodes.length);
    expect(nodes.every(({ text }) => text.length <= mapLimits.conceptChars)).toBe(true);
    expect(ideas.length).toBeLessThanOrEqual(mapLimits.ideas);
    const reached = new Set([nodes[0]?.id]);
    for (let before = 0; reached.size > before; ) {
      before = reached.size;
      for (const { from, to } of links) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
    }
    expect(reached.size).toBe(nodes.length);
  }
});

it('a question that is another name of the whole gets the map of the whole', () => {
  expect(generateMap({ topic: 'how plants make food', mapType: 'spider' }, topicById('photosynthesis')).nodes[0]?.text).toBe('Photosynthesis');
});

it('a name that no fact, term or misconception holds gets the map of the whole, which says so', () => {
  const { nodes, note } = generateMap({ topic: 'Gas exchange', mapType: 'spider' }, topicById('human-body-systems'));
  expect(nodes[0]?.text).toBe('Human body systems');
  expect(note).toContain('no fact, key term or common misconception speaks of “Gas exchange” by that name. This is a map on');
});

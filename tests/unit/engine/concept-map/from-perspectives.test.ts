import { describe, expect, it } from 'vitest';
import { mapLimits } from '#src/contracts/concept-map.ts';
import { mapOfPerspectives } from '#src/engine/concept-map/from-perspectives.ts';
import { PerspectiveEngine } from '#src/engine/perspectives/explore.ts';
import { conceptMapShape } from '#src/stores/library/shapes/concept-map.ts';
import { knowledge } from '#tests/support/knowledge.ts';

const engine = new PerspectiveEngine({ questions: knowledge.perspectives, words: knowledge.perspectiveWords, references: knowledge.references });

describe('an explored question as a concept map', () => {
  it.each([...knowledge.perspectives.map(({ question }) => question), 'was napoleon a hero'])('keeps to the limits of a map and leaves no concept alone: %s', (question) => {
    const reply = engine.explore(question);
    const map = mapOfPerspectives(reply);
    const texts = map.nodes.map(({ text }) => text);
    expect(texts[0]).toBe(reply.question);
    for (const { label } of reply.perspectives) expect(texts).toContain(label);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(mapLimits.conceptChars);
    const linked = new Set(map.links.flatMap(({ from, to }) => [from, to]));
    expect(map.nodes.filter(({ id }) => !linked.has(id))).toEqual([]);
    expect(map.links.every(({ label }) => label !== '')).toBe(true);
    expect(conceptMapShape.read(JSON.parse(JSON.stringify(map)), conceptMapShape.version)).toEqual(map);
  });

  it('says where it comes from, and of a model that nobody has checked it', () => {
    const reply = engine.explore('Is homework worth it?');
    expect(mapOfPerspectives(reply).note).toContain('The sources stand in the explorer.');
    const unheld = mapOfPerspectives(engine.explore('was napoleon a hero'));
    expect(unheld.note).toContain('No checked sources are held');
    expect(unheld.links.map(({ label }) => label)).not.toContain('has to reckon with the fact');
    expect(mapOfPerspectives({ ...reply, meta: { ...reply.meta, grounding: 'model' } }).note).toContain('nobody has checked it');
  });
});

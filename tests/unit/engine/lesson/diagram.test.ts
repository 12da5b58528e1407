import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../../src/engine/concept-map/scene.ts';
import { diagramText, linkIn, linksIn, mapOfDiagram, slidesWithDiagram } from '../../../../src/engine/lesson/diagram.ts';
import { lessonFaults } from '../../../../src/engine/lesson/faults.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { lesson } from '../../../support/lessons.ts';

it.each([
  ['leaf → contains → chlorophyll', { from: 'leaf', label: 'contains', to: 'chlorophyll' }],
  ['leaf->contains-->chlorophyll', { from: 'leaf', label: 'contains', to: 'chlorophyll' }],
  ['leaf -> chlorophyll', { from: 'leaf', label: '', to: 'chlorophyll' }],
  ['leaf', null],
  ['leaf -> contains ->', null],
  ['-> contains -> chlorophyll', null],
  ['a -> b -> c -> d', null],
  ['leaf -> is -> Leaf', null],
  ['well-known -> leads to -> x-ray', { from: 'well-known', label: 'leads to', to: 'x-ray' }],
])('the line %j is read as %o', (line, link) => expect(linkIn(line)).toEqual(link));

it('one concept in several lines is one box, and a line that is not finished yet waits', () => {
  const map = mapOfDiagram(['sun -> warms -> sea', 'Sea -> gives off -> vapor', 'vapor ->']);
  expect(map?.nodes.map(({ text }) => text)).toEqual(['sun', 'sea', 'vapor']);
  expect(map?.links).toHaveLength(2);
  expect(mapOfDiagram(['', 'sun'])).toBeNull();
  expect(diagramText(['sun -> warms -> sea', 'sun'])).toBe('sun warms sea');
});

describe('the diagram of a lesson', () => {
  const diagramOf = (made: ReturnType<typeof lesson>['lesson']) => made.slides.flatMap(({ diagram }) => diagram ?? []);
  it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))('%s: says what the pack says, hangs together, and no box lies on another', (_, pack) => {
    const { lesson: made, pack: used } = lesson({ topic: pack.title, subject: pack.subject, gradeLevel: `Grade ${pack.grades.includes('9-12') ? 10 : 7}` });
    expect(used?.id).toBe(pack.id);
    const links = linksIn(diagramOf(made));
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(links.length).toBeLessThanOrEqual(5);
    const said = pack.relations.map(({ from, verb, to }) => `${from} ${verb} ${to}`.toLowerCase());
    for (const { label } of links) expect(said.some((each) => each.includes(label.toLowerCase()))).toBe(true);
    const map = mapOfDiagram(diagramOf(made));
    if (!map) throw new Error('There is no map.');
    // As many boxes as arrows at most, and one more: one piece.
    expect(map.nodes.length).toBeLessThanOrEqual(links.length + 1);
    const { boxes, lines } = sceneOf(map);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) expect(Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2).toBe(true);
    for (const { label } of lines)
      for (const box of boxes)
        expect(Math.abs(label.x - box.x) >= (label.width + box.width) / 2 - 8 || Math.abs(label.y - box.y) >= (label.height + box.height) / 2 - 4, label.lines.join(' ')).toBe(
          true,
        );
  });

  it('a fourth grade sees three arrows, a kindergarten none, and a topic without a pack gets no picture', () => {
    expect(diagramOf(lesson({ gradeLevel: 'Grade 4', topic: 'Ecosystems' }).lesson)).toHaveLength(3);
    expect(diagramOf(lesson({ gradeLevel: 'Kindergarten', topic: 'Ecosystems' }).lesson)).toEqual([]);
    expect(diagramOf(lesson({ topic: 'How bees find their way home' }).lesson)).toEqual([]);
  });

  it('stands on the idea slide that speaks of it, and its notes say what to do with it', () => {
    const [slide, ...others] = lesson({ slideCount: 12 }).lesson.slides.filter(({ diagram }) => diagram);
    expect(others).toEqual([]);
    expect(slide?.kind).toBe('idea');
    expect(slide?.notes).toMatch(/picture|arrow/);
  });

  it('comes to the slides of a model, too, where they have an idea', () => {
    const slide = (kind: 'idea' | 'task', title: string) => ({ kind, title, content: ['x'], notes: '' });
    const slides = slidesWithDiagram([slide('task', 'Chlorophyll'), slide('idea', 'Roots'), slide('idea', 'Chlorophyll')], ['leaf → contains → chlorophyll']);
    expect(slides.map(({ diagram }) => diagram?.length)).toEqual([undefined, undefined, 1]);
    expect(slidesWithDiagram([slide('task', 'Chlorophyll')], ['a → b → c'])).toEqual([slide('task', 'Chlorophyll')]);
    expect(slidesWithDiagram([slide('idea', 'Chlorophyll')], [])).toEqual([slide('idea', 'Chlorophyll')]);
  });

  it('a line that cannot be drawn is a fault', () => {
    const { lesson: made } = lesson();
    const slides = made.slides.map((slide) => (slide.diagram ? { ...slide, diagram: ['leaf'] } : slide));
    expect(lessonFaults({ ...made, slides }, { topic: 'Photosynthesis', duration: 45, slideCount: 8 })).toEqual(['a line of a diagram cannot be drawn']);
  });
});

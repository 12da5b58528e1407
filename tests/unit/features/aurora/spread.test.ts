/** A slide with more than can be shown at once: it goes on, and no word is lost. */
import { expect, it } from 'vitest';
import { wordsOf } from '#src/engine/text/words.ts';
import { leastPoints, pointsFor } from '#src/features/aurora/export/points.ts';
import { lessonPptx } from '#src/features/aurora/export/pptx/lesson-pptx.ts';
import { deckOf } from '#src/features/aurora/show/deck.ts';
import { knowledge } from '#tests/support/knowledge.ts';
import { namedLesson } from '#tests/support/lesson-body.ts';
import { lesson } from '#tests/support/lessons.ts';

const withSlide = (content: string[], title = 'The long one', diagram?: string[]) => {
  const own = namedLesson();
  const slides = own.body.slides.map((slide, place) => (place === 1 ? { ...slide, title, content, notes: 'What to say.', ...(diagram && { diagram }) } : slide));
  return { ...own, body: { ...own.body, slides } };
};
const shownOf = (given: ReturnType<typeof withSlide>) => {
  const deck = deckOf({ id: '', ...given });
  return deck.slides.slice(1, 2 + deck.slides.length - given.body.slides.length);
};

it.each([
  ['forty lines', Array.from({ length: 40 }, (_, place) => `Point ${place + 1} of what the class has to know about it.`)],
  ['one line of four hundred sentences', [Array.from({ length: 400 }, (_, place) => `Sentence number ${place + 1} ends here.`).join(' ')]],
  ['one line without a full stop', [Array.from({ length: 2_000 }, (_, place) => `word${place}`).join(' ')]],
  ['a word that is longer than a slide', ['x'.repeat(5_000)]],
])('%s go on over further slides, every word and every size fits', (_, content) => {
  for (const diagram of [undefined, ['leaf -> contains -> chlorophyll']]) {
    const faces = shownOf(withSlide(content, 'The long one', diagram));
    expect(faces.length).toBeGreaterThan(1);
    faces.forEach(({ title, lines, notes, diagram: picture }, place) => {
      expect(title).toBe(`The long one (${place + 1} of ${faces.length})`);
      expect(pointsFor(lines, picture.length > 0)).toBeGreaterThan(leastPoints);
      expect(notes).toBe(place === 0 ? 'What to say.' : `The notes stand with “The long one (1 of ${faces.length})”.`);
      expect(picture.length > 0).toBe(place === 0 && diagram !== undefined);
    });
    expect(
      faces
        .flatMap(({ lines }) => lines)
        .join('')
        .replace(/\s/g, ''),
    ).toBe(content.join('').replace(/\s/g, ''));
  }
});

it('a title that would cover the text stands whole above it', () => {
  const title = 'What the people of the town said when they heard of it '.repeat(6).trim();
  const [face, ...others] = shownOf(withSlide(['One line.'], title));
  expect(others).toEqual([]);
  expect(face?.lines).toEqual([title, 'One line.']);
  expect(face?.title.length).toBeLessThan(130);
});

it('a presentation has the further slides, with their words', async () => {
  const content = Array.from({ length: 40 }, (_, place) => `Point ${place + 1} of what the class has to know about it.`);
  const file = new Uint8Array(await lessonPptx(withSlide(content), new Date(0)).arrayBuffer());
  const names = new TextDecoder('latin1').decode(file);
  const count = deckOf({ id: '', ...withSlide(content) }).slides.length;
  expect(count).toBeGreaterThan(namedLesson().body.slides.length);
  expect(names).toContain(`ppt/slides/slide${count}.xml`);
});

it('a lesson of the engine is shown on as many slides as were asked for', () => {
  for (const { title, subject } of knowledge.topics)
    for (const teachingStyle of ['Inquiry-based', 'Collaborative'] as const) {
      const made = lesson({ topic: title, subject, teachingStyle, slideCount: 12, gradeLevel: 'Grade 10' }).lesson;
      const deck = deckOf({ id: '', title, body: { ...namedLesson().body, slides: made.slides, outline: made.outline } });
      expect(deck.slides.map((slide) => slide.title)).toEqual(made.slides.map((slide) => slide.title));
      expect(wordsOf(deck.slides.flatMap(({ lines }) => lines).join(' '))).toEqual(wordsOf(made.slides.flatMap(({ content }) => content).join(' ')));
    }
});

it('notes that no page has room for go on below a further slide', async () => {
  const own = namedLesson();
  const notes = Array.from({ length: 900 }, (_, place) => `word${place}`).join(' ');
  const slides = own.body.slides.map((slide, place) => (place === 0 ? { ...slide, notes } : slide));
  const file = new TextDecoder('latin1').decode(new Uint8Array(await lessonPptx({ ...own, body: { ...own.body, slides } }, new Date(0)).arrayBuffer()));
  expect(file).toContain(`ppt/notesSlides/notesSlide${slides.length + 1}.xml`);
});

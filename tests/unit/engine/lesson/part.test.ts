import { describe, expect, it } from 'vitest';
import { teachingStyles } from '../../../../src/contracts/lesson.ts';
import { lessonFaults } from '../../../../src/engine/lesson/faults.ts';
import { type LessonRequest, makeLesson } from '../../../../src/engine/lesson/lesson.ts';
import { makePare } from '../../../../src/engine/pare/pare.ts';
import { contentGuidance } from '../../../../src/engine/reading/content-guidance.ts';
import { generateSimulation } from '../../../../src/engine/simulation/generate.ts';
import { contentStems } from '../../../../src/engine/text/stems.ts';
import { partOf } from '../../../../src/engine/topic-lookup/part-of.ts';
import { thinPart } from '../../../../src/engine/topic-lookup/thin-part.ts';
import { index, topicById } from '../../../support/knowledge.ts';
import { parts } from '../topic-lookup/ground-tables.ts';

const lesson = (topic: string, subject: string, more: Partial<LessonRequest> = {}) =>
  makeLesson(
    {
      topic,
      subject,
      gradeLevel: 'Grade 9',
      duration: 60,
      teachingStyle: 'Direct instruction',
      standards: '',
      slideCount: 12,
      contentDifficulty: 3,
      template: 'standard',
      variation: 0,
      ...more,
    },
    index,
  ).lesson;

describe('a lesson on a part of a pack', () => {
  it.each(parts)('%s (%s) goes by its name, asks about it, and tells how much is held on it', (topic, subject, id) => {
    const part = partOf(topicById(id), topic);
    for (const teachingStyle of teachingStyles) {
      const made = lesson(topic, subject, { teachingStyle });
      expect(made.title.toLowerCase()).toBe(topic.toLowerCase());
      expect(made.gaps.join()).toContain(`“${topic}” is one part of the checked material on`);
      expect(part?.speaks(made.slides.flatMap(({ content, notes }) => [...content, notes]).join(' '))).toBe(true);
      const own = contentStems(topic);
      const said = (texts: readonly string[]): boolean => contentStems(texts.join(' ')).some((each) => own.includes(each));
      expect(said(made.exitTicket)).toBe(true);
      expect(said(made.slides.flatMap(({ content }) => content))).toBe(true);
      const { subject: _1, gradeLevel: _2, teachingStyle: _3, standards: _4, gaps: _5, guidance: _6, ...draft } = made;
      expect(lessonFaults(draft, { topic, duration: 60, slideCount: 12 })).toEqual([]);
    }
  });

  it.each([
    ['Storming of the Bastille', 'History'],
    ['Mitochondria', 'Biology'],
    ['Plate boundaries', 'Geography'],
    ['D-Day', 'History'],
    ['Slope', 'Mathematics'],
    ['Nervous system', 'Biology'],
    ['Friction', 'Science'],
    ['Prokaryotes', 'Biology'],
  ])('sets tasks on it, and only then on the whole: %s', (topic, subject) => {
    for (const teachingStyle of teachingStyles) {
      const { pack, lesson: made } = makeLesson(
        { topic, subject, gradeLevel: 'Grade 10', duration: 45, teachingStyle, standards: '', slideCount: 8, contentDifficulty: 3, template: 'standard', variation: 0 },
        index,
      );
      const part = pack && partOf(pack, topic);
      // The tasks of a project are on its brief.
      if (teachingStyle === 'Project-based') {
        expect(part?.speaks(made.slides[0]?.content[0] ?? '')).toBe(true);
        continue;
      }
      // The first speaks of the slide that it goes with; an example is told in words of its own.
      const set = made.tasks.filter((task) => !task.startsWith('On the slide'));
      expect(set.length).toBeGreaterThan(0);
      const isOf = (task: string): boolean => {
        const example = pack?.workedExamples.find(({ tryNext }) => task.includes(tryNext.slice(-40)));
        return part?.speaks(example ? `${example.problem} ${example.steps.join(' ')}` : task) ?? false;
      };
      expect(set.filter((task) => !isOf(task))).toEqual([]);
    }
  });

  it.each([
    ['Cell biology', 'cells'],
    ['WWII', 'world-war-two'],
    ['The water cycle', 'water-cycle'],
    ['Causes of World War I', 'world-war-one'],
    ['Volcanoes', 'volcanoes-and-earthquakes'],
  ])('is no lesson on another name of the whole, or on a half of its title: %s', (topic, id) => {
    expect(partOf(topicById(id), topic)).toBeNull();
  });

  it.each(['Figures of speech', 'Figurative language'])('says of a name that no fact, term or misconception holds only that, and promises nothing of it first: %s', (topic) => {
    const gaps = lesson(topic, 'English').gaps.join(' ');
    expect(gaps).toContain(`no fact, key term or common misconception speaks of “${topic}” by that name. The lesson is about poetry in general.`);
    expect(gaps).not.toContain('They come first');
  });

  it('counts what is said of nerves for the nervous system', () => {
    expect(lesson('Nervous system', 'Biology').gaps.join(' ')).toMatch(/in which \d+ facts, \d+ key terms? and .* speak of it\. They come first/);
  });

  it('finds the words of the pack for it: a verb for its noun, the right spelling for a wrong one', () => {
    expect(partOf(topicById('cells'), 'Cell division')?.speaks('Bacteria divide every twenty minutes.')).toBe(true);
    expect(partOf(topicById('cells'), 'mytosis')?.speaks('By mitosis.')).toBe(true);
  });
});

it('a PARE lesson and a simulation on a part tell how much is held on it', () => {
  const { backgroundBullets } = makePare({ topic: 'Osmosis', subject: 'Biology', gradeLevel: 'Grade 8', standards: '' }, index).lesson;
  expect(backgroundBullets[0]).toContain('“Osmosis” is one part of the checked material on cells');
  const { note } = generateSimulation({ format: 'debate', topic: 'Osmosis', gradeLevel: 'Middle School (6-8)', duration: 45 }, { pack: topicById('cells'), question: null });
  expect(note).toContain('“Osmosis” is one part of the checked material on cells');
  expect(note).toContain('No contested question on it is held');
});

describe('a label of content', () => {
  it.each(['Cells', 'Human body systems', 'Separation of powers', 'The solar system', 'Ecosystems', 'Cell division'])(
    'is not set for the words of %s that only sound hard',
    (topic) => {
      for (const teachingStyle of teachingStyles) expect(lesson(topic, '', { teachingStyle }).guidance).toEqual([]);
    },
  );

  it('is set for people, and not for cells, stars or laws', () => {
    const label = (text: string): string[] => contentGuidance({ sentences: [{ text }] });
    expect(label('White blood cells attack bacteria. Blood carries them, and dead cells are cleared away. Many stars have died.')).toEqual([]);
    expect(label('Congress has the power to declare war. It alone may declare war.')).toEqual([]);
    expect(label('The soldiers were killed in the battle.')).toEqual(['war and violence']);
    expect(label('Blood ran down his arm where he was shot.')).toEqual(['war and violence']);
    expect(label('Her grandmother died in May. Nobody had told her of the funeral.')).toEqual(['death and loss']);
  });
});

describe('a part of which hardly anything is held', () => {
  it.each([
    ['Theme in short stories', 'English', 'story-structure'],
    ['Haiku', 'English', 'poetry'],
    ['Women in ancient Rome', 'History', 'ancient-rome'],
    ['The battle of Stalingrad', 'History', 'world-war-two'],
    ['Nerve cells', 'Biology', 'cells'],
    ['Overfitting', 'Computing', 'machine-learning'],
    ['Hatshepsut', 'History', 'ancient-egypt'],
    ['Pearl Harbor', 'History', 'world-war-two'],
  ])('%s: what there is stands in the lesson, the rest comes from sources of the teacher, and nothing else of the pack is told', (topic, subject, id) => {
    const pack = topicById(id);
    const part = thinPart(pack, topic);
    for (const teachingStyle of teachingStyles)
      for (const template of ['standard', 'assessment', 'review', 'quick'] as const) {
        const made = lesson(topic, subject, { teachingStyle, template });
        expect(made.gaps[0]).toContain(`“${topic}” is one part of the checked material on`);
        expect(made.gaps.join(' ')).toContain('The class works the rest out from sources of your own.');
        expect(made.gaps.join(' ')).not.toContain('in general');
        const text = JSON.stringify([made.slides, made.tasks, made.materials, made.exitTicket, made.vocabulary]);
        expect(text).toContain('our sources');
        const told = pack.facts.filter(({ text: fact }) => text.includes(JSON.stringify(fact).slice(1, -1).split('. ')[0] ?? fact));
        expect(told.filter(({ text: fact }) => !part?.speaks(fact))).toEqual([]);
        const { subject: _1, gradeLevel: _2, teachingStyle: _3, standards: _4, gaps: _5, guidance: _6, ...draft } = made;
        expect(lessonFaults(draft, { topic, duration: 60, slideCount: 12 })).toEqual([]);
      }
  });

  it.each([
    ['Subduction', 'plate-tectonics'],
    ['The Berlin Wall', 'cold-war'],
    ['Equivalent fractions', 'fractions'],
    ['Photosynthesis', 'photosynthesis'],
    ['Causes of World War I', 'world-war-one'],
    ['Rotation of the Earth', 'solar-system'],
    // Names of the whole, some of them misspelled.
    ['anceint egypt', 'ancient-egypt'],
    ['Writing stories', 'story-structure'],
    ['Nutrision', 'nutrition'],
    ['Seasons on Earth', 'solar-system'],
    ['Evidence for evolution', 'evolution'],
  ])('is not %s', (topic, id) => {
    expect(thinPart(topicById(id), topic)).toBeNull();
  });

  it('a word that most lines of the pack use does not say which part is meant', () => {
    const part = partOf(topicById('ancient-rome'), 'How the Roman republic ended');
    expect(part?.speaks('Romans built tens of thousands of miles of main roads.')).toBe(false);
    expect(part?.speaks('Around 509 BCE the city became a republic.')).toBe(true);
  });
});

/** What an inquiry lesson looks into: cards bear on the claim that they are held against; without them a case is predicted, worked out and explained. */
import { expect, it } from 'vitest';
import { lessonDurations } from '#src/contracts/lesson.ts';
import { lessonFaults } from '#src/engine/lesson/faults.ts';
import { contentStems } from '#src/engine/text/stems.ts';
import { knowledge } from '#tests/support/knowledge.ts';
import { lesson } from '#tests/support/lessons.ts';

const grades = ['Grade 4', 'Grade 8', 'Grade 10'] as const;

const inquiries = (topic: string, subject: string) =>
  grades.flatMap((gradeLevel) => lessonDurations.map((duration) => ({ made: lesson({ topic, subject, gradeLevel, duration }), gradeLevel, duration })));

it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))('an inquiry on %s hands out cards that bear on its claim, or none', (_, pack) => {
  for (const { made, duration } of inquiries(pack.title, pack.subject)) {
    const { lesson: plan } = made;
    expect(lessonFaults(plan, { topic: pack.title, duration, slideCount: 8 })).toEqual([]);
    const task = plan.slides.find(({ kind }) => kind === 'task');
    const [first = '', ...steps] = task?.content ?? [];
    const cards = plan.materials.filter((text) => text.startsWith('Card '));
    const text = JSON.stringify(plan);
    expect(text).not.toContain('rule out');
    if (cards.length === 0) {
      expect([...pack.questions.apply, ...pack.questions.analyze, ...pack.misconceptions.map(({ probe }) => probe)]).toContain(first);
      expect(steps.join(' ')).toContain('work it out together');
      expect(JSON.stringify([plan.outline, plan.tasks, plan.materials, plan.description])).not.toMatch(/\bcards?\b (?:A|one|showed|that speak)|evidence card/);
      continue;
    }
    const claim = pack.misconceptions.find(({ belief }) => first.includes(belief.replace(/\.$/, '')));
    expect(claim, first).toBeDefined();
    expect(cards.length).toBeGreaterThanOrEqual(2);
    const asked = new Set(contentStems(`${claim?.belief} ${claim?.probe}`).filter((stem) => !contentStems(pack.title).includes(stem)));
    for (const card of cards) expect(contentStems(card).filter((stem) => asked.has(stem)).length, `${first} ${card}`).toBeGreaterThan(0);
    // The class votes on what it has looked into, and what it opens with is on it or is the claim itself.
    expect(plan.hingeQuestion.question).toBe(claim?.probe);
    const opening = plan.slides[0]?.content.join(' ') ?? '';
    expect(opening.includes('People believe many things') || contentStems(opening).some((stem) => asked.has(stem))).toBe(true);
    // The cards are not given away on a slide.
    for (const card of cards) expect(plan.slides.flatMap(({ content }) => content)).not.toContain(card.slice('Card A: '.length));
  }
});

it('most topics outside mathematics have a claim with evidence for some class', () => {
  const open = knowledge.topics.filter(({ subject }) => subject !== 'mathematics');
  const weighed = open.filter((pack) => inquiries(pack.title, pack.subject).some(({ made }) => made.lesson.materials.some((text) => text.startsWith('Card A'))));
  expect(weighed.length).toBeGreaterThan(open.length / 2);
});

it('an inquiry on a part of a topic looks into that part where the pack holds a claim or a case on it', () => {
  const firstOf = (topic: string, subject: string) => {
    const { slides, hingeQuestion } = lesson({ topic, subject, gradeLevel: 'Grade 10' }).lesson;
    return `${slides.find(({ kind }) => kind === 'task')?.content[0]} ${hingeQuestion.question}`;
  };
  expect(firstOf('Mitochondria', 'Biology')).toContain('mitochondria');
  expect(firstOf('Plate boundaries', 'Geography')).toMatch(/boundar/);
  expect(firstOf('Vitamins', 'Health').toLowerCase()).toContain('vitamin');
});

it('what was done to people is no claim to be for or against', () => {
  for (const variation of [0, 1, 2, 3, 4])
    for (const topic of ['World War II', 'The Holocaust', 'The civil rights movement']) {
      const { slides } = lesson({ topic, subject: 'History', gradeLevel: 'Grade 10', variation }).lesson;
      expect(slides.find(({ kind }) => kind === 'task')?.content[0]).not.toMatch(/Many would say.*(?:Jews|enslaved|slavery|Holocaust)/);
    }
});

it('the steps of a case take the minutes of their part', () => {
  for (const duration of lessonDurations) {
    const { outline } = lesson({ topic: 'Fractions', subject: 'Mathematics', duration }).lesson;
    const part = outline.find(({ title }) => title === 'Look into it');
    const minutes = [...(part?.description ?? '').matchAll(/(\d+) minutes? (?:alone|in threes|with another)/g)].map(([, each]) => Number(each));
    expect(minutes).toHaveLength(3);
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(part?.duration);
  }
});

it('the facts of history stand on the slides in the order in which they happened', () => {
  for (const id of ['french-revolution', 'cold-war', 'world-war-one']) {
    const pack = knowledge.topics.find((each) => each.id === id);
    const { slides } = lesson({ topic: pack?.title ?? '', subject: 'History', gradeLevel: 'Grade 8', slideCount: 12 }).lesson;
    const firsts = slides.filter(({ kind }) => kind === 'idea').map(({ content }) => Number(/\b1[0-9]{3}\b/.exec(content[0] ?? '')?.[0] ?? Number.NaN));
    const dated = firsts.filter((year) => !Number.isNaN(year));
    expect(dated).toEqual([...dated].sort((a, b) => a - b));
  }
});

it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))('every slide, task and question of an inquiry on %s stays with the one question', (_, pack) => {
  for (const gradeLevel of grades)
    for (const variation of [0, 1, 2]) {
      const { slides, hingeQuestion, exitTicket, tasks } = lesson({
        topic: pack.title,
        subject: pack.subject,
        gradeLevel,
        variation,
        slideCount: 12,
      }).lesson;
      const shown = slides.find(({ kind }) => kind === 'task')?.content[0] ?? '';
      const behind = pack.misconceptions.find(({ belief, probe }) => shown === probe || shown.includes(belief));
      // A case that no misconception tells the answer of has only its own words.
      if (!behind) continue;
      const { belief, correction, probe } = behind;
      const named = belief.replace(/[.]$/, '');
      expect([probe, `After the case, what do you say to “${named}”? Decide, and give the reason.`]).toContain(hingeQuestion.question);
      expect(exitTicket[0]).toContain(named);
      const answer = slides.find(({ title }) => title === 'What holds');
      expect(answer?.content.at(-1)).toBe(correction);
      // The vote comes before the answer.
      expect(slides.findIndex(({ kind }) => kind === 'hinge')).toBeLessThan(slides.findIndex(({ title }) => title === 'What holds'));
      // Questions of the pack that stand on a slide or are set as a task share two words of weight with what is looked into.
      const matter = new Set(contentStems(`${belief} ${correction} ${probe}`));
      const asked = [...Object.values(pack.questions).flat(), ...pack.analogies.map(({ idea }) => idea), ...pack.facts.map(({ text }) => text)];
      const set = [...tasks, ...exitTicket, ...slides.flatMap(({ content }) => content)].filter((text) => asked.includes(text));
      for (const text of set) expect(contentStems(text).filter((stem) => matter.has(stem)).length, `${named}: ${text}`).toBeGreaterThanOrEqual(2);
    }
});

it('on a part that no belief and no case names, the class gathers what cards say of it, and votes on that', () => {
  const { slides, hingeQuestion, materials } = lesson({ topic: 'Tsunamis', subject: 'Geography', gradeLevel: 'Grade 7' }).lesson;
  expect(slides.find(({ kind }) => kind === 'task')?.content[0]).toBe('What do you believe about tsunamis before you see a card, and what makes you believe it?');
  expect(hingeQuestion.question).toBe('Which card tells most about tsunamis, and what does it leave open?');
  expect(materials.find((text) => text.startsWith('Card A'))).toContain('tsunami');
  expect(materials.find((text) => text.startsWith('Card B'))).toContain('tsunami');
});

import { expect, it } from 'vitest';
import { linksIn } from '../../../../src/engine/lesson/diagram.ts';
import { isShort } from '../../../../src/engine/lesson/task-slides.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { lesson } from '../../../support/lessons.ts';

const grades = ['Grade 4', 'Grade 7', 'Grade 11'] as const;
const made = knowledge.topics.flatMap((pack) =>
  grades.flatMap((gradeLevel) =>
    (['Inquiry-based', 'Direct instruction'] as const).map((teachingStyle) => ({
      pack,
      gradeLevel,
      slides: lesson({ topic: pack.title, subject: pack.subject, gradeLevel, teachingStyle, duration: 45, slideCount: 12 }).lesson.slides,
    })),
  ),
);

/** What points back to something that another sentence has named. "It takes" and "it is unequivocal that" point forward. */
const leaning =
  /^(?:It(?! takes\b| is \w+ that\b)|They|He|She|This|These|Those|That|Such|Both|His|Her|Its|Their|Others?|So|But|And|Yet|Then)\b|\bthat (?:family|group|speech|war|law|year|king|city|side|device)\b|\bof such\b|^(?:In )?[Tt]he (?:speech|declaration|war|empire|three|evidence comes|same main idea)\b/;

it('every sentence on a slide of ideas stands by itself, or below the words that it answers', () => {
  const lines = made.flatMap(({ pack, slides }) =>
    slides.filter(({ kind }) => kind === 'idea').flatMap(({ content }) => content.filter((_, place) => !content[place - 1]?.endsWith('”:')).map((line) => `${pack.id}: ${line}`)),
  );
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => leaning.test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  expect('Cleopatra VII was the last ruler of that family.').toMatch(leaning);
});

it('every arrow of a picture is a link of the pack, word for word, so that it reads as the sentence that was written', () => {
  for (const { pack, gradeLevel, slides } of made) {
    const written = new Set(pack.relations.map(({ from, verb, to }) => `${from} ${verb} ${to}`));
    for (const { diagram = [] } of slides) for (const { from, label, to } of linksIn(diagram)) expect(written, `${pack.id}, ${gradeLevel}`).toContain(`${from} ${label} ${to}`);
  }
});

it('a quick activity sets something to talk about, and in mathematics it says what to do when the result is found', () => {
  for (const { id, title, subject } of knowledge.topics)
    for (const gradeLevel of grades) {
      const { lesson: quick } = lesson({ topic: title, subject, gradeLevel, template: 'quick', duration: 15, slideCount: 4 });
      const [question = '', ...rest] = quick.slides.find(({ kind }) => kind === 'task')?.content ?? [];
      if (subject === 'mathematics') expect(rest.join(' ')).toContain('Found it early?');
      else expect(isShort(question), `${id}: ${question}`).toBe(false);
    }
});

import { expect, it } from 'vitest';
import { contentStems } from '../../../../src/engine/text/stems.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { lesson } from '../../../support/lessons.ts';

const classes = { '3-5': 'Grade 4', '6-8': 'Grade 7', '9-12': 'Grade 11' } as const;
const packs = knowledge.topics;

it.each(Object.entries(classes))('the connection that grades %s explain is one that the pack words as a clause, in every topic and length', (band, gradeLevel) => {
  const begins = { '3-5': /^Show in a labeled drawing or in two sentences /, '6-8': /^Explain /, '9-12': /^Explain in writing / }[band] ?? /^$/;
  for (const { title, subject, grades, connections } of packs) {
    const isFar = band === '3-5' && grades.every((grade) => grade === '9-12');
    for (const duration of [15, 90] as const) {
      const { objectives, assessments } = lesson({ topic: title, subject, gradeLevel, duration }).lesson;
      const where = `${title}, ${gradeLevel}, ${duration} minutes: ${objectives.join(' ')}`;
      const explained = objectives.find((each) => connections.some((connection) => each.includes(connection)));
      if (isFar) expect(explained, where).toBeUndefined();
      else expect(explained, where).toMatch(begins);
      // Two ends of a relation without the relation are no sentence.
      expect(`${objectives.join(' ')} ${assessments.join(' ')}`, where).not.toMatch(/\bare connected\b|the (?:link|connection) between/);
    }
  }
});

it('what a lesson wants explained is spoken of in a fact, a meaning, a relation or a correction of its pack', () => {
  const untold = packs.flatMap(({ id, connections, facts, terms, relations, misconceptions, stuckPoints }) => {
    const told = [
      ...facts.map(({ text }) => text),
      ...terms.map(({ term, definition }) => `${term} ${definition}`),
      ...relations.map(({ from, verb, to }) => `${from} ${verb} ${to}`),
      ...misconceptions.map(({ belief, correction }) => `${belief} ${correction}`),
      ...stuckPoints.map(({ about, question, hint }) => `${about} ${question} ${hint}`),
    ].map((text) => new Set(contentStems(text)));
    return connections.flatMap((connection) => {
      const own = [...new Set(contentStems(connection))];
      const best = Math.max(...told.map((text) => own.filter((stem) => text.has(stem)).length));
      return best < Math.min(2, own.length) ? [`${id}: ${connection}`] : [];
    });
  });
  expect(untold).toEqual([]);
});

it('a lesson on a part of a topic explains what speaks of the part, or its place in the whole', () => {
  const { objectives } = lesson({ subject: 'History', topic: 'Cuban Missile Crisis', gradeLevel: 'Grade 10' }).lesson;
  expect(objectives.join(' ')).toMatch(/Cuban Missile Crisis” is connected with the Cold War/);
  expect(lesson({ subject: 'History', topic: 'Berlin Wall', gradeLevel: 'Grade 10' }).lesson.objectives.join(' ')).toContain(
    'how the Berlin Wall stopped the flight from East Germany',
  );
});

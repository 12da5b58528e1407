import { describe, expect, it } from 'vitest';
import type { AnchorSubject } from '../../../../src/contracts/knowledge/vocabulary.ts';
import { subjectsIn } from '../../../../src/engine/chat/subjects.ts';

const lines: Record<AnchorSubject, readonly string[]> = {
  mathematics: ["I don't get fractions", 'word problems in maths', 'solving quadratic equations', 'geometry is about angles', 'help with long division', 'percentages'],
  science: ['photosynthesis homework', 'my chemistry lab report', 'why does friction slow things down', 'the planets and gravity', 'cells in biology'],
  history: ['the cold war', 'causes of the French Revolution', 'ancient Romans', 'primary sources about slavery', 'medieval history'],
  geography: ['earthquakes and volcanoes', 'rivers on a map', 'plate tectonics', 'why do people live on the coast', 'climate of Peru'],
  language: ['my essay has no thesis', 'I hate poetry', 'reading comprehension', 'a book report on a novel', 'grammar and spelling', 'Shakespeare'],
  languages: ['ser and estar', 'my Spanish homework', 'French verbs', 'how do I conjugate this', 'English is my second language', 'the subjunctive'],
  civics: ['how does voting work', 'the constitution', 'what does congress do', 'democracy and elections', 'rights of citizens'],
  computing: ['my python code crashes', 'machine learning', 'how do neural networks learn', 'debugging a loop', 'an app in scratch'],
  arts: ['I play the piano', 'drawing hands', 'our theater group', 'painting with colors', 'a sculpture'],
  health: ['sleep and nutrition', 'puberty', 'fitness in the gym', 'healthy food groups', 'mental health'],
  classroom: ['my class is loud', 'classroom behavior', 'a parent complained', 'the principal visits', 'too much marking and grading'],
  'study-skills': ['how to study', 'I procrastinate on homework', "I can't concentrate", 'revising for exams', 'my notes are a mess', 'organize my week'],
};

describe.each(Object.entries(lines))('the subject %s', (subject, said) => {
  it.each(said)('comes first in "%s"', (line) => {
    expect(subjectsIn(line)[0]).toBe(subject);
  });
});

it('several subjects come with the one that has most words first', () => {
  expect(subjectsIn('reading and writing about an earthquake')).toEqual(['language', 'geography']);
});

it.each(['hello', 'I do not get it', 'what now', '', '😀', 'my brother is mean'])('there is no subject in "%s"', (line) => {
  expect(subjectsIn(line)).toEqual([]);
});

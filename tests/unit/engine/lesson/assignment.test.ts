import { expect, it } from 'vitest';
import { instructionsFrom } from '../../../../src/engine/lesson/assignment.ts';
import { namedLesson } from '../../../support/lesson-body.ts';

it('an assignment asks the lesson’s own questions, each kind of work another way', () => {
  const { title, body } = namedLesson();
  const { reflection, essay, reading, simulation } = instructionsFrom(title, body);
  expect(reflection).toContain(`the lesson “${title}”`);
  for (const question of body.exitTicket) expect(reflection).toContain(question);
  expect(essay).toContain(body.hingeQuestion.question);
  expect(reading).toContain(body.tasks[1]);
  expect(reading).not.toContain('On the slide');
  expect(simulation).toBe('');
});

it('a frame that is not filled in, or a lesson without questions, suggests nothing', () => {
  const { body } = namedLesson();
  expect(instructionsFrom('', { ...body, exitTicket: ['[Your question for the end.]'], tasks: [' '], hingeQuestion: { question: '', listenFor: '', ifNot: '' } })).toEqual({
    reflection: '',
    essay: '',
    reading: '',
    simulation: '',
  });
});

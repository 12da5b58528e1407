/** A lesson taken over to another class: nothing is lost, nothing is made up, and the minutes add up. */
import { expect, it } from 'vitest';
import { lessonDurations, minutesOf } from '../../../../src/contracts/lesson.ts';
import { lessonForClass } from '../../../../src/engine/lesson/for-class.ts';
import { namedLesson } from '../../../support/lesson-body.ts';
import { sixtyRequests } from '../../../support/lessons.ts';

it('the words stay for every length, and whole minutes of at least one add up to it', () => {
  for (const request of sixtyRequests.slice(0, 20)) {
    const { body } = namedLesson(request);
    for (const duration of lessonDurations) {
      const made = lessonForClass(body, { gradeLevel: body.gradeLevel, duration });
      expect(minutesOf(made.outline)).toBe(duration);
      expect(Math.min(...made.outline.map((part) => part.duration))).toBeGreaterThanOrEqual(1);
      expect(made.outline.map(({ title, description }) => [title, description])).toEqual(body.outline.map(({ title, description }) => [title, description]));
      expect({ ...made, outline: body.outline, duration: body.duration, gaps: body.gaps }).toEqual(body);
    }
  }
});

it('minutes keep their proportion: twice the time is twice each part', () => {
  const outline = [5, 10, 12, 3].map((duration, place) => ({ title: `Part ${place}`, duration, description: '' }));
  const { body } = namedLesson({ duration: 30 }, { outline });
  const made = lessonForClass(body, { gradeLevel: body.gradeLevel, duration: 60 });
  expect(made.outline.map(({ duration }) => duration)).toEqual([10, 20, 24, 6]);
});

it('an outline that the teacher made is scaled too: parts without minutes, and more parts than minutes', () => {
  const of = (minutes: readonly number[]) => namedLesson({}, { outline: minutes.map((duration, i) => ({ title: `My part ${i}`, duration, description: '' })) }).body;
  const to = (minutes: readonly number[], duration: number) => lessonForClass(of(minutes), { gradeLevel: 'Grade 7', duration }).outline.map((part) => part.duration);
  expect(to([0, 0, 0], 30)).toEqual([10, 10, 10]);
  expect(to([0, 44, 1], 15)).toEqual([1, 13, 1]);
  expect(to(Array(20).fill(3), 15).reduce((sum, each) => sum + each, 0)).toBe(15);
  expect(to([], 15)).toEqual([]);
});

it('a much shorter lesson says what to leave out, a much longer one where there is time and what is held for it', () => {
  const { body } = namedLesson({ duration: 90, teachingStyle: 'Direct instruction' });
  const shorter = lessonForClass(body, { gradeLevel: body.gradeLevel, duration: 30 }).gaps.join('\n');
  expect(shorter).toContain('planned for 90 minutes and is now spread over 30');
  expect(shorter).toMatch(/do without: .*“Go over it and mend it” \(\d+ minutes\)/);
  expect(shorter).not.toContain('“Exit ticket” (');
  const short = namedLesson({ duration: 30 }).body;
  expect(lessonForClass(short, { gradeLevel: short.gradeLevel, duration: 60 }).gaps.join('\n')).toMatch(
    /time to spare, most of all in “Look into it” \(\d+ minutes\).*“Extension”/s,
  );
  expect(lessonForClass(body, { gradeLevel: body.gradeLevel, duration: 90 }).gaps).toEqual(body.gaps);
});

it('where the text names minutes of its own, the note says where', () => {
  const { body } = namedLesson({}, { tasks: ['Read it.', 'Talk for 10 minutes.'] });
  expect(lessonForClass(body, { gradeLevel: body.gradeLevel, duration: 60 }).gaps.find((note) => note.startsWith('Minutes are also named'))).toContain('task 2');
});

it('for another grade nothing but the grade changes, and the notes name hard texts and numbers', () => {
  const hard =
    'Photosynthetic organisms characteristically metabolize atmospheric carbon dioxide, notwithstanding environmental limitations, throughout considerable periods of illumination.';
  const { body } = namedLesson({}, { tasks: [hard, 'Count 12 leaves.'] });
  const made = lessonForClass(body, { gradeLevel: 'Grade 4', duration: body.duration });
  expect({ ...made, gradeLevel: body.gradeLevel, gaps: body.gaps }).toEqual(body);
  const notes = made.gaps.join('\n');
  expect(notes).toContain('Written for Grade 7, now for Grade 4');
  expect(notes).toMatch(/Reading load: .*task 1 \(reads like grade \d+\)/);
  expect(notes).toMatch(/Numbers, amounts and dates stand in .*task 2/);
});

it('what it was asked for with goes along, so that a part made again is for the new class', () => {
  const asked = { ...sixtyRequests[0], subject: 'Science', gradeLevel: 'Grade 7', topic: 'Photosynthesis', duration: 45, teachingStyle: 'Inquiry-based', standards: '' } as const;
  const { body } = namedLesson({}, { asked: { ...asked, slideCount: 8, contentDifficulty: 3, template: 'standard' } });
  expect(lessonForClass(body, { gradeLevel: 'Grade 9', duration: 60 }).asked).toMatchObject({ gradeLevel: 'Grade 9', duration: 60, topic: 'Photosynthesis' });
});

/** Lessons of the embedded engine on the real content. */
import { lessonDurations, lessonTemplates, teachingStyles } from '../../src/contracts/lesson.ts';
import { type LessonRequest, makeLesson } from '../../src/engine/lesson/lesson.ts';
import { index } from './knowledge.ts';

const usual: LessonRequest = {
  subject: 'Science',
  gradeLevel: 'Grade 7',
  topic: 'Photosynthesis',
  duration: 45,
  teachingStyle: 'Inquiry-based',
  standards: '',
  slideCount: 8,
  contentDifficulty: 3,
  template: 'standard',
  variation: 0,
};

export const lesson = (changes: Partial<LessonRequest> = {}) => makeLesson({ ...usual, ...changes }, index);

const topics = [
  ['Science', 'Photosynthesis'],
  ['Science', 'Why there are seasons on Earth'],
  ['Physics', 'Forces and motion'],
  ['Biology', 'Evolution'],
  ['Mathematics', 'Adding fractions with different denominators'],
  ['Algebra', 'Quadratic equations'],
  ['Math', 'Percentages'],
  ['History', 'The Cuban Missile Crisis in the Cold War'],
  ['Social studies', 'The civil rights movement'],
  ['History', 'Ancient Egypt'],
  ['Geography', 'Plate tectonics'],
  ['English', 'Poetry'],
  ['Language arts', 'Persuasive writing'],
  ['Civics', 'Democracy and voting'],
  ['Computing', 'Algorithms'],
  ['Music', 'Rhythm'],
  ['Health', 'Sleep'],
  // Nothing checked is held on these.
  ['Science', 'How bees find their way home'],
  ['Music', 'Jazz in the 1920s'],
  ['Cooking', 'Sourdough'],
] as const;
const grades = ['Kindergarten', 'Grade 4', '7th grade', 'High School (9-12)', 'Year 9'] as const;

const at = <T>(items: readonly T[], place: number): T => items[place % items.length] as T;

/** 60 requests in which subjects, grades, styles, templates, lengths, numbers of slides and difficulties meet in ever new ways. */
export const sixtyRequests: readonly LessonRequest[] = Array.from({ length: 60 }, (_, i) => {
  const [subject, topic] = at(topics, i);
  const round = Math.floor(i / topics.length);
  return {
    ...usual,
    subject,
    topic,
    gradeLevel: at(grades, i + round),
    teachingStyle: at(teachingStyles, i + 2 * round),
    template: i % 3 === 2 ? at(lessonTemplates, Math.floor(i / 3)) : 'standard',
    duration: at(lessonDurations, i * 2 + round),
    slideCount: 4 + ((i * 5 + round) % 9),
    contentDifficulty: 1 + ((i + round) % 5),
    variation: round,
  };
});

/** The five ways to start a lesson: each prefills style, time and number of slides, and brings its structure. */
import type { LessonAsk, LessonTemplate } from '../../contracts/lesson.ts';

export interface Template {
  id: LessonTemplate;
  title: string;
  text: string;
  start: Pick<LessonAsk, 'duration' | 'teachingStyle' | 'slideCount'>;
}

export const templates: readonly Template[] = [
  { id: 'standard', title: 'Standard Lesson', text: 'A full lesson in the style you choose.', start: { duration: 45, teachingStyle: 'Inquiry-based', slideCount: 8 } },
  {
    id: 'quick',
    title: 'Quick Activity (15-20 min)',
    text: 'One question, one activity, one sentence at the end.',
    start: { duration: 15, teachingStyle: 'Collaborative', slideCount: 4 },
  },
  {
    id: 'project',
    title: 'Project-Based',
    text: 'A brief, working time, advice from others, a look back.',
    start: { duration: 90, teachingStyle: 'Project-based', slideCount: 9 },
  },
  {
    id: 'review',
    title: 'Review Session',
    text: 'Recall without notes, common errors, mixed practice.',
    start: { duration: 45, teachingStyle: 'Direct instruction', slideCount: 8 },
  },
  {
    id: 'assessment',
    title: 'Assessment',
    text: 'Three parts, from knowing to judging, with a next step.',
    start: { duration: 45, teachingStyle: 'Direct instruction', slideCount: 6 },
  },
];

export const difficultyLabels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** 1 and 2 begin, 3 is the middle, 4 and 5 are advanced. */
export const difficultyLabel = (difficulty: number): (typeof difficultyLabels)[number] => difficultyLabels[difficulty <= 2 ? 0 : difficulty === 3 ? 1 : 2];

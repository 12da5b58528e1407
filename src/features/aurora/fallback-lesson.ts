/** The lesson that is shown when generation fails, to the letter of the specification: built here, from the form alone. */
import type { LessonAsk, LessonBody } from '../../contracts/lesson.ts';

/** Its minutes are fixed, whatever duration was chosen: the total beside the outline shows it. */
export const fallbackLesson = (asked: LessonAsk): { title: string; body: LessonBody } => ({
  title: `Introduction to ${asked.topic.trim()}`,
  body: {
    subject: asked.subject.trim(),
    gradeLevel: asked.gradeLevel.trim(),
    duration: asked.duration,
    teachingStyle: asked.teachingStyle,
    description: `A lesson about ${asked.topic.trim()} for ${asked.gradeLevel.trim()}.`,
    objectives: [
      `Understand the main ideas of ${asked.topic.trim()}`,
      `Apply what was learned about ${asked.topic.trim()} to an example`,
      `Explain ${asked.topic.trim()} to someone else`,
    ],
    outline: [
      { title: 'Introduction', duration: 5, description: 'Introduce the topic and find out what students already know.' },
      { title: 'Main Content', duration: 30, description: 'Present the main ideas, one at a time, with an example for each.' },
      { title: 'Activities', duration: 15, description: 'Students work with the ideas alone or in pairs.' },
      { title: 'Conclusion', duration: 5, description: 'Sum up and ask each student for one thing they learned.' },
    ],
    slides: [
      { kind: 'opening', title: asked.topic.trim(), content: [`What do you already know about ${asked.topic.trim()}?`], notes: 'Collect answers before you add to them.' },
      { kind: 'idea', title: 'Main ideas', content: ['The first main idea', 'The second main idea', 'An example'], notes: 'Replace these lines with your own.' },
      { kind: 'exit', title: 'Summary', content: ['What was the most important thing today?', 'What is still open?'], notes: 'Ask for an answer in writing.' },
    ],
    hingeQuestion: { question: '', listenFor: '', ifNot: '' },
    misconceptions: [],
    vocabulary: [],
    tasks: [],
    assessments: [],
    exitTicket: [],
    supports: [],
    extension: [],
    materials: [],
    standards: asked.standards,
    gaps: [],
    guidance: [],
    asked,
    variation: 0,
    origin: 'draft',
    sources: [],
  },
});

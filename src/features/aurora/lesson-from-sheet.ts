/** What was written on the planning sheet as a lesson: word for word, each text in its place. */
import { type LessonBody, teachingStyles } from '../../contracts/lesson.ts';
import { nearest } from './aurora-store.ts';

export const sheetPath = '/tools/aurora';

const parts = [
  ['introduction', 'Introduction'],
  ['mainContent', 'Main Content'],
  ['activities', 'Activities'],
  ['conclusion', 'Conclusion'],
] as const;

/** Null where nothing was written. "5 minutes" or "20 min" in a part becomes its minutes. */
export function lessonFromSheet(texts: Readonly<Record<string, string>>): { title: string; body: LessonBody } | null {
  const written = (name: string): string => texts[name]?.trim() ?? '';
  // The choices always hold something.
  if (!['topic', 'subject', 'gradeLevel', 'objectives', 'assessment', 'standards', ...parts.map(([name]) => name)].some(written)) return null;
  const lines = (name: string): string[] =>
    written(name)
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    title: written('topic') || 'My lesson plan',
    body: {
      subject: written('subject'),
      gradeLevel: written('gradeLevel'),
      duration: nearest(Number.parseInt(written('duration'), 10) || 45),
      teachingStyle: teachingStyles.find((style) => style === written('teachingStyle')) ?? 'Inquiry-based',
      description: '',
      objectives: lines('objectives'),
      outline: parts.map(([name, title]) => ({ title, duration: Number(/(\d{1,3})\s*min/i.exec(written(name))?.[1] ?? 0), description: written(name) })),
      slides: [],
      hingeQuestion: { question: '', listenFor: '', ifNot: '' },
      misconceptions: [],
      vocabulary: [],
      tasks: [],
      assessments: lines('assessment'),
      exitTicket: [],
      supports: [],
      extension: [],
      materials: [],
      standards: written('standards'),
      gaps: [],
      guidance: [],
      asked: null,
      variation: 0,
      origin: 'own',
      sources: [],
    },
  };
}

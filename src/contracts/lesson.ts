/** The words a lesson is made of. Holds no schema, so the browser can import it without the validator. */

/** Minutes a lesson may last. */
export const lessonDurations = [15, 30, 45, 60, 90] as const;
export const teachingStyles = ['Inquiry-based', 'Direct instruction', 'Project-based', 'Collaborative', 'Flipped classroom'] as const;
/** The five ways to start; each has a structure of its own. */
export const lessonTemplates = ['standard', 'quick', 'project', 'review', 'assessment'] as const;
/** What a slide does in the lesson. */
export const slideKinds = ['opening', 'goal', 'words', 'idea', 'model', 'hinge', 'check', 'task', 'discussion', 'exit'] as const;

export type LessonDuration = (typeof lessonDurations)[number];
export type TeachingStyle = (typeof teachingStyles)[number];
export type LessonTemplate = (typeof lessonTemplates)[number];
export type SlideKind = (typeof slideKinds)[number];

export interface OutlinePart {
  title: string;
  /** Whole minutes. */
  duration: number;
  description: string;
}

export interface LessonSlide {
  title: string;
  /** One line or short paragraph each. */
  content: string[];
  /** For the teacher. */
  notes: string;
  kind: SlideKind;
  /** A picture beside the text, one line for each arrow: "leaf → contains → chlorophyll". Absent where there is none. `src/engine/lesson/diagram.ts` reads it. */
  diagram?: string[];
}

export interface HingeQuestion {
  question: string;
  /** What a good answer holds. */
  listenFor: string;
  /** What to do when many answer otherwise. */
  ifNot: string;
}

export interface LessonMisconception {
  belief: string;
  response: string;
}

export interface VocabularyEntry {
  term: string;
  definition: string;
}

/** Everything of a lesson that a teacher may change. */
export interface LessonContent {
  title: string;
  subject: string;
  gradeLevel: string;
  /** Minutes planned for the whole. */
  duration: number;
  teachingStyle: TeachingStyle;
  description: string;
  objectives: string[];
  outline: OutlinePart[];
  slides: LessonSlide[];
  hingeQuestion: HingeQuestion;
  misconceptions: LessonMisconception[];
  vocabulary: VocabularyEntry[];
  tasks: string[];
  assessments: string[];
  exitTicket: string[];
  /** For learners who need a step in between, and for those who read in a second language. */
  supports: string[];
  /** For learners who are ready for more. */
  extension: string[];
  materials: string[];
  /** As the teacher wrote them. */
  standards: string;
  /** What nobody has checked or written yet, for the teacher to add. */
  gaps: string[];
  /** Subjects a teacher may want to know of beforehand, such as "war and violence". */
  guidance: string[];
}

/** What fits beside the text of a slide and can still be read. */
export const diagramLimits = { links: 8, lineChars: 200 } as const;

export const slideCounts = { min: 4, max: 12, usual: 8 } as const;
export const difficulties = { min: 1, max: 5, usual: 3 } as const;
export const usualDuration: LessonDuration = 45;

export const nearestDuration = (minutes: number): LessonDuration => [...lessonDurations].sort((a, b) => Math.abs(a - minutes) - Math.abs(b - minutes))[0] ?? usualDuration;

export const minutesOf = (outline: readonly Pick<OutlinePart, 'duration'>[]): number => outline.reduce((sum, part) => sum + part.duration, 0);

/** The lists and groups that can be made again by themselves, and locked. */
export const lessonParts = [
  'objectives',
  'outline',
  'slides',
  'hingeQuestion',
  'misconceptions',
  'vocabulary',
  'tasks',
  'assessments',
  'exitTicket',
  'supports',
  'extension',
  'materials',
] as const;
export type LessonPart = (typeof lessonParts)[number];

/** What a lesson was asked for with: enough to make it, or a part of it, again. */
export interface LessonAsk {
  subject: string;
  gradeLevel: string;
  topic: string;
  duration: LessonDuration;
  teachingStyle: TeachingStyle;
  standards: string;
  slideCount: number;
  contentDifficulty: number;
  template: LessonTemplate;
}

/** A lesson as it is kept on the device. */
export interface LessonBody extends Omit<LessonContent, 'title'> {
  /** Null where it was not made from a form. */
  asked: LessonAsk | null;
  /** How often a part was made again: each time another one comes. */
  variation: number;
  /** `draft`: the fallback, made without the engine. `sample`: shipped with the site. `own`: written by hand. */
  origin: 'embedded' | 'openai' | 'draft' | 'sample' | 'own';
  /** Parts that stay as they are when the whole lesson is made again; absent: none. */
  locked?: LessonPart[];
  /** Titles of works that the facts rest on. */
  sources: string[];
}

/** A lesson that ships with the site. */
export interface SampleLessonFile {
  id: string;
  title: string;
  body: LessonBody;
}

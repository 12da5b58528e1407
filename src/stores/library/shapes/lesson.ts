/** Reads the body of a lesson, strictly: what is no text is left out, minutes become whole numbers. */
import {
  diagramLimits,
  difficulties,
  type LessonAsk,
  type LessonBody,
  type LessonSlide,
  lessonDurations,
  lessonParts,
  lessonTemplates,
  slideCounts,
  slideKinds,
  teachingStyles,
  usualDuration,
} from '../../../contracts/lesson.ts';
import { isRecord, listOf, type Shape, textOf, textsOf } from './shape.ts';

const lineChars = 4_000;
const origins = ['embedded', 'openai', 'draft', 'sample', 'own'] as const;

export const lessonShape: Shape<LessonBody> = {
  // 2: slides may have a diagram.
  version: 2,
  read(value) {
    if (!isRecord(value) || !Array.isArray(value.outline) || !Array.isArray(value.slides)) return null;
    const hinge = isRecord(value.hingeQuestion) ? value.hingeQuestion : {};
    return {
      subject: line(value.subject),
      gradeLevel: line(value.gradeLevel),
      duration: wholeFrom(value.duration, 1, 600, usualDuration),
      teachingStyle: teachingStyles.find((style) => style === value.teachingStyle) ?? 'Inquiry-based',
      description: line(value.description),
      objectives: lines(value.objectives),
      outline: listOf(value.outline, ({ title, duration, description }) => ({
        title: line(title),
        duration: wholeFrom(duration, 0, 600, 0),
        description: line(description),
      })).slice(0, 60),
      slides: listOf(value.slides, slideOf).slice(0, 100),
      hingeQuestion: { question: line(hinge.question), listenFor: line(hinge.listenFor), ifNot: line(hinge.ifNot) },
      misconceptions: listOf(value.misconceptions, ({ belief, response }) => ({ belief: line(belief), response: line(response) })).slice(0, 60),
      vocabulary: listOf(value.vocabulary, ({ term, definition }) => ({ term: line(term), definition: line(definition) })).slice(0, 60),
      tasks: lines(value.tasks),
      assessments: lines(value.assessments),
      exitTicket: lines(value.exitTicket),
      supports: lines(value.supports),
      extension: lines(value.extension),
      materials: lines(value.materials),
      standards: line(value.standards),
      gaps: lines(value.gaps),
      guidance: lines(value.guidance),
      asked: askOf(value.asked),
      variation: wholeFrom(value.variation, 0, 50, 0),
      origin: origins.find((origin) => origin === value.origin) ?? 'own',
      sources: lines(value.sources),
      ...lockedIn(value.locked),
    };
  },
};

/** Left out where nothing is locked, as in lessons from before there were locks. */
function lockedIn(value: unknown): Pick<LessonBody, 'locked'> {
  const locked = Array.isArray(value) ? lessonParts.filter((part) => value.includes(part)) : [];
  return locked.length > 0 ? { locked } : {};
}

const line = (value: unknown): string => textOf(value, lineChars);
const lines = (value: unknown): string[] => textsOf(value, 60).map((text) => text.slice(0, lineChars));
const wholeFrom = (value: unknown, min: number, max: number, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(min, Math.min(max, Math.round(value))) : otherwise;

const slideOf = ({ title, content, notes, kind, diagram }: Record<string, unknown>): LessonSlide => ({
  title: line(title),
  // Another program may have written it as one text.
  content: lines(typeof content === 'string' ? content.split('\n') : content),
  notes: line(notes),
  kind: slideKinds.find((each) => each === kind) ?? 'idea',
  ...diagramIn(diagram),
});

/** Left out where nothing is drawn. */
function diagramIn(value: unknown): Pick<LessonSlide, 'diagram'> {
  const diagram = textsOf(value, diagramLimits.links).map((text) => text.slice(0, diagramLimits.lineChars));
  return diagram.some((text) => text.trim()) ? { diagram } : {};
}

function askOf(value: unknown): LessonAsk | null {
  if (!isRecord(value) || textOf(value.topic) === '') return null;
  return {
    subject: line(value.subject),
    gradeLevel: line(value.gradeLevel),
    topic: line(value.topic),
    duration: lessonDurations.find((duration) => duration === value.duration) ?? usualDuration,
    teachingStyle: teachingStyles.find((style) => style === value.teachingStyle) ?? 'Inquiry-based',
    standards: line(value.standards),
    slideCount: wholeFrom(value.slideCount, slideCounts.min, slideCounts.max, slideCounts.usual),
    contentDifficulty: wholeFrom(value.contentDifficulty, difficulties.min, difficulties.max, difficulties.usual),
    template: lessonTemplates.find((template) => template === value.template) ?? 'standard',
  };
}

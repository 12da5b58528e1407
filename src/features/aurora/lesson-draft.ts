/** The form for a new lesson as it was left, read back with care. */
import { difficulties, type LessonAsk, lessonDurations, slideCounts, teachingStyles, usualDuration } from '../../contracts/lesson.ts';
import { limits } from '../../contracts/limits.ts';
import { formDraft } from '../../stores/form-drafts.ts';
import { templates } from './templates.ts';

const defaults: LessonAsk = {
  subject: '',
  gradeLevel: '',
  topic: '',
  duration: usualDuration,
  teachingStyle: 'Inquiry-based',
  standards: '',
  slideCount: slideCounts.usual,
  contentDifficulty: difficulties.usual,
  template: 'standard',
};

function readAsk(kept: Readonly<Record<string, unknown>>): LessonAsk {
  const text = (name: string, most: number): string => (typeof kept[name] === 'string' ? kept[name].slice(0, most) : '');
  const whole = (name: string, { min, max, usual }: { min: number; max: number; usual: number }): number =>
    Number.isInteger(kept[name]) ? Math.max(min, Math.min(max, Number(kept[name]))) : usual;
  return {
    subject: text('subject', limits.lesson.subjectChars),
    gradeLevel: text('gradeLevel', limits.lesson.gradeChars),
    topic: text('topic', limits.lesson.topicChars),
    standards: text('standards', limits.lesson.standardsChars),
    duration: lessonDurations.find((minutes) => minutes === kept.duration) ?? usualDuration,
    teachingStyle: teachingStyles.find((style) => style === kept.teachingStyle) ?? defaults.teachingStyle,
    slideCount: whole('slideCount', slideCounts),
    contentDifficulty: whole('contentDifficulty', difficulties),
    template: templates.find(({ id }) => id === kept.template)?.id ?? 'standard',
  };
}

export type LessonDraft = ReturnType<typeof lessonDraft>;

export function lessonDraft() {
  const draft = formDraft('lesson');
  return {
    /** What the form begins with. A topic that a link brings along begins a form of its own; a template is laid over what was entered. */
    begin(start: Partial<LessonAsk>): { asked: LessonAsk; isKept: boolean } {
      const kept = draft.read();
      const from = start.topic ?? '';
      if (kept?.from !== from) return { asked: { ...defaults, ...start }, isKept: false };
      return { asked: from === '' ? { ...readAsk(kept), ...start } : readAsk(kept), isKept: true };
    },
    keep: (asked: LessonAsk, start: Partial<LessonAsk>): void => draft.keep({ ...asked, from: start.topic ?? '' }),
    clear: draft.clear,
  };
}

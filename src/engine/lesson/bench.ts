/** What is at hand while one lesson is written: the material, the class, and which questions have been used. */

import type { GradeBand, Subject } from '../../contracts/knowledge/vocabulary.ts';
import type { LessonDuration, TeachingStyle } from '../../contracts/lesson.ts';
import { fingerprint } from '../text/hash.ts';
import { type Example, type Material, type ThinkingLevel, thinkingLevels } from './material.ts';
import type { Part, StructureName } from './structure.ts';

export interface Bench {
  m: Material;
  structure: StructureName;
  style: TeachingStyle;
  parts: readonly Part[];
  duration: LessonDuration;
  slideCount: number;
  band: GradeBand;
  /** 1 to 5. */
  difficulty: number;
  /** The pack's subject, or the school subject that the teacher's words name. */
  subject: Subject | null;
  isYoung: boolean;
  /** "Students" or "Children", to begin a sentence with. */
  Class: string;
  /** The same inside a sentence. */
  class: string;
  /** How this age puts a thought on paper: "write two sentences". */
  record: string;
  /** One of several ways to say it, by the seed. */
  pick<T>(key: string, ways: readonly T[]): T;
  /** The next question that stands nowhere yet: of the first level that has one left. Never empty. */
  ask(...levels: ThinkingLevel[]): string;
  /** The next question that the lesson itself answers; `otherwise` where none is left. */
  askTaught(otherwise: string, ...levels: ThinkingLevel[]): string;
  /** The first of these whose question stands nowhere yet; nothing where all do. */
  takeQuestion<T>(items: readonly T[], questionOf: (item: T) => string): T[];
  /** The same, and one that stands over a whole lesson: a single sentence that asks why, how or what. */
  askWhole(...levels: ThinkingLevel[]): string;
  /** What the class looks into where nothing checked is held: a question that lets one predict before one knows. */
  askCase(): string;
  /** The next example that stands nowhere yet, to be shown line by line on a slide. */
  shownExample(): Example | null;
  /** The next task that goes on from an example: first from those for slides, then from one that is set as a task itself. A short lesson may have left a slide out. */
  nextTask(isOnSlide: (example: Example) => boolean): { example: Example; isShown: boolean } | null;
  /** The examples that were set as tasks: nobody has seen their way yet. */
  readonly unshown: readonly Example[];
  analogy(): Material['analogies'][number] | null;
  /** The next misconception that is dealt with nowhere yet. */
  probe(): Material['probes'][number] | null;
  stuck(): Material['stuck'][number] | null;
  minutesOf(role: Part['role']): number;
}

type Given = Pick<Bench, 'm' | 'structure' | 'style' | 'parts' | 'duration' | 'slideCount' | 'band' | 'difficulty' | 'subject'> & { seed: string };

export function benchFor({ seed, ...given }: Given): Bench {
  const { m, band, parts } = given;
  const isYoung = band === 'K-2' || band === '3-5';
  // The question behind a claim is the hinge question. What the class looks into or makes stands on its own slide.
  const used = new Set<string>([
    ...[m.inquiry?.kind === 'claim' && !m.hinge && m.probes[0]?.question === m.inquiry.question ? null : m.inquiry, m.hinge].flatMap((each) => each?.question ?? []),
    m.brief ?? '',
    m.preparation?.home?.question ?? '',
    ...(m.preparation?.opening ?? []),
  ]);
  /** On a slide, and not gone on from yet. */
  const shown: Example[] = [];
  const unshown: Example[] = [];
  const next = <T>(items: readonly T[], key: (item: T) => string): T | null => {
    const item = items.find((each) => !used.has(key(each))) ?? null;
    if (item) used.add(key(item));
    return item;
  };
  const ask: Bench['ask'] = (...levels) => {
    for (const level of [...levels, ...thinkingLevels]) {
      const question = next(m.questions[level], (text) => text);
      if (question) return question;
    }
    const spare = next([...m.further, ...m.stuck.map(({ question }) => question)], (text) => text);
    return spare ?? `What is still open about ${m.topic}, and how could it be found out?`;
  };
  return {
    ...given,
    isYoung,
    Class: isYoung ? 'Children' : 'Students',
    class: isYoung ? 'children' : 'students',
    record: { 'K-2': 'draw it and say one sentence about it', '3-5': 'write or draw it in one line', '6-8': 'write two sentences', '9-12': 'write a short paragraph' }[band],
    pick: (key, ways) => ways[fingerprint(`${seed}:${key}`) % ways.length] as (typeof ways)[number],
    ask,
    askTaught: (otherwise, ...levels) => {
      const { answered } = m;
      if (!answered) return ask(...levels);
      return (
        next(
          levels.flatMap((level) => m.questions[level]).filter((text) => answered.has(text)),
          (text) => text,
        ) ?? otherwise
      );
    },
    takeQuestion: (items, questionOf) => [next(items, questionOf)].filter((item) => item !== null),
    askWhole: (...levels) => {
      const whole = next(
        levels.flatMap((level) => m.questions[level]).filter((text) => /^(?:Why|How|What)\b[^.?!]*\?$/.test(text)),
        (text) => text,
      );
      return whole ?? ask(...levels);
    },
    askCase: () => {
      return next(m.cases, (text) => text) ?? next(m.probes, ({ question }) => question)?.question ?? ask('apply', 'analyze');
    },
    shownExample: () => {
      const example = next(m.examples, ({ problem }) => problem);
      if (example) shown.push(example);
      return example;
    },
    nextTask: (isOnSlide) => {
      const example = shown.shift() ?? next(m.examples, ({ problem }) => problem);
      if (!example) return null;
      const isShown = isOnSlide(example);
      if (!isShown) unshown.push(example);
      return { example, isShown };
    },
    unshown,
    analogy: () => next(m.analogies, ({ idea }) => idea),
    probe: () => next(m.probes, ({ question }) => question),
    stuck: () => next(m.stuck, ({ question }) => question),
    minutesOf: (role) => parts.find((part) => part.role === role)?.minutes ?? 3,
  };
}

export function listed(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Quoted without a full stop of its own before the closing mark. */
export const quoted = (text: string): string => `“${text.replace(/[.]$/, '')}”`;

/** Is there a question for several voices that belongs to the matter itself, and is the class old enough for it? */
export const hasVoices = ({ m, subject, isYoung, structure }: Pick<Bench, 'm' | 'subject' | 'isYoung' | 'structure'>): boolean =>
  m.debate !== null && !isYoung && subject !== 'mathematics' && structure === 'collaborative';

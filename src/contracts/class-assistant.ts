/**
 * A class assistant as Kora Studio builds it and `/kora` opens with it. Its configuration lives in the fragment of the link, which browsers do not send to
 * any server when the page is loaded. Holds no schema, so that pages can import it without the validator.
 */
import type { GradeBand } from './knowledge/vocabulary.ts';
import { limits } from './limits.ts';

export const assistantGrades = ['3-5', '6-8', '9-12'] as const satisfies readonly GradeBand[];
/** How far up the hint ladder a student is taken: questions only, up to hints, up to worked examples. */
export const helpLevels = ['questions', 'hints', 'examples'] as const;
/** `warm` takes up how a message sounds before it asks; `plain` goes straight to the question. */
export const assistantTones = ['warm', 'plain'] as const;
/** `checked`: only the material of this site, never a language model. */
export const sourceRules = ['any', 'checked'] as const;

export type AssistantGrade = (typeof assistantGrades)[number];
export type HelpLevel = (typeof helpLevels)[number];
export type AssistantTone = (typeof assistantTones)[number];
export type SourceRule = (typeof sourceRules)[number];

export interface ClassAssistant {
  /** Empty when the assistant is for any topic. */
  topic: string;
  grade: AssistantGrade | null;
  tone: AssistantTone;
  helpLevel: HelpLevel;
  sources: SourceRule;
}

/** Kora as it is without any assistant. */
export const openAssistant: ClassAssistant = { topic: '', grade: null, tone: 'warm', helpLevel: 'examples', sources: 'any' };

/** The one version there is. A change that older pages would misread makes it 2. */
const version = '1';

/** One line of visible text of the allowed length: no control, direction or invisible characters. */
export const cleanTopic = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/\p{Zl}|\p{Zp}|\p{Cc}/gu, ' ')
      .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, limits.assistant.topicChars)
    .join('')
    .trim();

/** "#assistant=1&topic=Fractions&help=hints": what differs from Kora as it is, in words a reader of the address understands. */
export function assistantHash(assistant: ClassAssistant): string {
  const { topic, grade, tone, helpLevel, sources } = assistant;
  const fields = new URLSearchParams({ assistant: version });
  const clean = cleanTopic(topic);
  if (clean) fields.set('topic', clean);
  if (grade) fields.set('grade', grade);
  if (tone !== openAssistant.tone) fields.set('tone', tone);
  if (helpLevel !== openAssistant.helpLevel) fields.set('help', helpLevel);
  if (sources !== openAssistant.sources) fields.set('sources', sources);
  return `#${fields}`;
}

export type ReadAssistant = { kind: 'none' } | { kind: 'unreadable' } | { kind: 'assistant'; assistant: ClassAssistant };

/** Reads a fragment. A field that is missing or holds anything unknown counts as not set; a newer version or an endless text is not read at all. */
export function readAssistantHash(hash: string): ReadAssistant {
  if (!hash.startsWith('#assistant=')) return { kind: 'none' };
  if (hash.length > limits.assistant.hashChars) return { kind: 'unreadable' };
  const fields = new URLSearchParams(hash.slice(1));
  if (fields.get('assistant') !== version) return { kind: 'unreadable' };
  const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | undefined => allowed.find((value) => value === fields.get(name));
  return {
    kind: 'assistant',
    assistant: {
      topic: cleanTopic(fields.get('topic') ?? ''),
      grade: oneOf('grade', assistantGrades) ?? null,
      tone: oneOf('tone', assistantTones) ?? openAssistant.tone,
      helpLevel: oneOf('help', helpLevels) ?? openAssistant.helpLevel,
      sources: oneOf('sources', sourceRules) ?? openAssistant.sources,
    },
  };
}

/** What the assistant does, in sentences for teachers and students alike. The topic is not among them: it is someone's own text. */
export function describeAssistant({ grade, tone, helpLevel, sources }: ClassAssistant): string[] {
  return [
    ...(grade ? [`For grades ${grade.replace('-', ' to ')}.`] : []),
    {
      questions: 'Kora asks questions and gives no hints or examples.',
      hints: 'Kora asks questions and gives hints, but no worked examples.',
      examples: 'Kora asks first, then hints, then shows a worked example of another problem.',
    }[helpLevel],
    ...(tone === 'plain' ? ['It goes straight to the question.'] : []),
    ...(sources === 'checked' ? ["It answers from this site's checked material only."] : []),
  ];
}

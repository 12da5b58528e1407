/** The body of a reflection of Prism: the text, what it answers, the feedback it got, and its place in a portfolio. */
import { isRecord, isTime, type Shape, textOf, textsOf } from './shape.ts';

/** What somebody was asked to reflect on. */
export interface ReflectionPrompt {
  title: string;
  text: string;
  /** Class or occasion; empty when there is none. */
  classLabel: string;
}

export interface KeptFeedback {
  strengths: readonly string[];
  areas_to_improve: readonly string[];
  emotional_insights: readonly string[];
  questions: readonly string[];
  /** ISO 8601. */
  at: string;
  /** Who wrote it, in words for people. */
  by: string;
  /** The text it is about; the one that stands there now may be another. */
  about: string;
}

export interface PortfolioPlace {
  /** Title of the portfolio. */
  portfolio: string;
  caption: string;
  /** From 0; the reflection with the smallest stands first. */
  order: number;
}

export interface ReflectionBody {
  text: string;
  prompt: ReflectionPrompt | null;
  feedback: KeptFeedback | null;
  place: PortfolioPlace | null;
}

export const reflectionLimits = { textChars: 20_000, captionChars: 400, portfolioChars: 80, entryChars: 1_000, entries: 12 } as const;

export const freshReflection = (prompt: ReflectionPrompt | null = null): ReflectionBody => ({ text: '', prompt, feedback: null, place: null });

export const reflectionShape: Shape<ReflectionBody> = {
  version: 1,
  read: (value) => {
    if (!isRecord(value)) return null;
    return {
      text: textOf(value.text, reflectionLimits.textChars),
      prompt: readPrompt(value.prompt),
      feedback: readFeedback(value.feedback),
      place: readPlace(value.place),
    };
  },
};

function readPrompt(value: unknown): ReflectionPrompt | null {
  if (!isRecord(value)) return null;
  const text = textOf(value.text, 2_000);
  return text ? { title: textOf(value.title, 200), text, classLabel: textOf(value.classLabel, 200) } : null;
}

/** Without any entry there was no feedback. */
function readFeedback(value: unknown): KeptFeedback | null {
  if (!isRecord(value)) return null;
  const entries = (list: unknown): string[] => textsOf(list, reflectionLimits.entries).map((entry) => entry.slice(0, reflectionLimits.entryChars));
  const lists = {
    strengths: entries(value.strengths),
    areas_to_improve: entries(value.areas_to_improve),
    emotional_insights: entries(value.emotional_insights),
    questions: entries(value.questions),
  };
  if (Object.values(lists).every((list) => list.length === 0)) return null;
  return { ...lists, at: isTime(value.at) ? value.at : new Date(0).toISOString(), by: textOf(value.by, 200), about: textOf(value.about, reflectionLimits.textChars) };
}

function readPlace(value: unknown): PortfolioPlace | null {
  if (!isRecord(value)) return null;
  const portfolio = textOf(value.portfolio, reflectionLimits.portfolioChars).trim();
  if (!portfolio) return null;
  return { portfolio, caption: textOf(value.caption, reflectionLimits.captionChars), order: Number.isFinite(value.order) ? Number(value.order) : 0 };
}

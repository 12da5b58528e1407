/** The questions that lay on the desk when the page was left. Whatever is not as it was kept counts as none: a half-read key would be a false one. */
import type { GeneratePromptsReply, ReadingLevel, ReadingPrompt, RubricRow } from '../../../contracts/api/generate-prompts.ts';
import { promptStyles, readingGrades } from '../../../contracts/reading.ts';
import type { Answered } from './read-store.ts';

type Unread<T> = Partial<Record<keyof T, unknown>>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isList = <T>(value: unknown, isOne: (each: unknown) => each is T): value is T[] => Array.isArray(value) && value.every(isOne);

function isQuestion(value: unknown): value is ReadingPrompt {
  if (!isObject(value)) return false;
  const { question, skill, hint, sentence, start, end, expected, lookFors } = value as Unread<ReadingPrompt>;
  return (
    [question, skill, hint].every(isText) &&
    [sentence, start, end].every(isCount) &&
    (expected === undefined || isText(expected)) &&
    (lookFors === undefined || isList(lookFors, isText))
  );
}

function isLevel(value: unknown): value is ReadingLevel {
  if (!isObject(value)) return false;
  const { words, sentences, grade, band } = value as Unread<ReadingLevel>;
  return isCount(words) && isCount(sentences) && (grade === null || typeof grade === 'number') && readingGrades.some((each) => each === band);
}

const isRow = (value: unknown): value is RubricRow => {
  const { criterion, strong, developing, beginning } = (isObject(value) ? value : {}) as Unread<RubricRow>;
  return [criterion, strong, developing, beginning].every(isText);
};

function isReply(value: unknown): value is GeneratePromptsReply {
  if (!isObject(value)) return false;
  const { prompts, items, reading, guidance, notice, rubric, meta } = value as Unread<GeneratePromptsReply>;
  return (
    isText(prompts) &&
    isList(items, isQuestion) &&
    isLevel(reading) &&
    isList(guidance, isText) &&
    (notice === undefined || isText(notice)) &&
    (rubric === undefined || isList(rubric, isRow)) &&
    isObject(meta)
  );
}

/** Null: nothing that could be laid out again. */
export function questionsBack(kept: unknown): Answered | null {
  if (!isObject(kept)) return null;
  const { passage, style, teacherMode, isLocal, reply } = kept as Unread<Answered>;
  const known = promptStyles.find((each) => each === style);
  if (!isText(passage) || !known || !isReply(reply)) return null;
  return { kind: 'answered', passage, style: known, teacherMode: teacherMode === true, isLocal: isLocal === true, reply, isBack: true };
}

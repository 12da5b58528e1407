/** KORA Read without its looks: the passage, what is asked for, the questions or what went wrong, answers, what is chosen. Kept on this device while it is written. */
import { atom } from 'nanostores';
import type { Result } from '../../../api/client.ts';
import type { GeneratePromptsBody, GeneratePromptsReply, PlainPrompts } from '../../../contracts/api/generate-prompts.ts';
import { hasVisibleText, limits } from '../../../contracts/limits.ts';
import { wholePrompts } from '../../../contracts/plain-replies.ts';
import type { PromptStyle, ReadingGrade } from '../../../contracts/reading.ts';
import { type KeptReading, keepReading, keptReading } from '../../../stores/kept-reading.ts';
import { showToast } from '../../../stores/toasts.ts';

export type Generate = (body: GeneratePromptsBody, signal: AbortSignal) => Promise<Result<PlainPrompts>>;
/** The same engine in the browser; null when its parts are not on this device. */
export type GenerateHere = (body: GeneratePromptsBody) => Promise<GeneratePromptsReply | null>;

export interface Answered {
  kind: 'answered';
  reply: GeneratePromptsReply;
  /** As it was sent: the places of the questions belong to it. */
  passage: string;
  style: PromptStyle;
  teacherMode: boolean;
  /** Did the engine in this browser answer? */
  isLocal: boolean;
  /** The assignment that the questions came with. */
  assignment?: string;
  /** It was made before the page was opened. */
  isBack?: true;
}
export type Outcome = { kind: 'none' } | { kind: 'loading' } | { kind: 'failed' } | Answered;

export const texts = {
  missing: { title: 'Missing Information', message: 'Please provide a passage and select a prompt style' },
  failed: { title: 'Error', message: 'Failed to generate prompts. Please try again.' },
} as const;

export interface ReaderDeps {
  generate: Generate;
  generateHere: GenerateHere;
  isOnline: () => boolean | Promise<boolean>;
  /** Does a text tell of danger? Found out on this device; 0 where its part of the page does not arrive. */
  screen: (text: string) => Promise<Care['level']>;
}

/** The highest level that the answers of this visit have reached, and the question where they did. */
export interface Care {
  level: 0 | 1 | 2;
  question: string | null;
}

export function createReader({ generate, generateHere, isOnline, screen }: ReaderDeps) {
  const kept = keptReading();
  const $passage = atom(kept.passage);
  const $style = atom<PromptStyle | null>(kept.style);
  const $teacherMode = atom(kept.teacherMode);
  /** Null: as the passage suggests. */
  const $grade = atom<ReadingGrade | null>(kept.grade);
  /** By question. */
  const $answers = atom<Readonly<Record<string, string>>>(kept.answers);
  const $outcome = atom<Outcome>({ kind: 'none' });
  /** The question whose sentence is highlighted, by its place in the list. */
  const $chosen = atom<number | null>(null);
  const $isKept = atom(true);
  const $care = atom<Care>({ level: 0, question: null });
  /** Answers that were screened, by question: one that has not changed is not screened again. */
  const heard = new Map<string, string>();
  /** The assignment that the passage came with; another passage is none of its. */
  let assignment = kept.assignment;
  /** What lies on the desk, or lay there when the page was left. */
  let shown = kept.shown;
  let running: AbortController | null = null;

  const state = (): KeptReading => ({
    passage: $passage.get(),
    style: $style.get(),
    teacherMode: $teacherMode.get(),
    grade: $grade.get(),
    answers: $answers.get(),
    assignment,
    ...(shown !== undefined && { shown }),
  });
  const keep = () => $isKept.set(keepReading(state()));

  function lay(answered: Answered): void {
    const { kind: _, ...questions } = answered;
    // Those of an assignment are held with it.
    shown = answered.assignment ? undefined : questions;
    $outcome.set(answered);
  }

  async function hear(question: string): Promise<void> {
    const answer = $answers.get()[question] ?? '';
    if (heard.get(question) === answer || !hasVisibleText(answer)) return;
    heard.set(question, answer);
    const level = await screen(answer);
    if (heard.get(question) === answer && level > 0 && level >= $care.get().level) $care.set({ level, question });
  }

  async function run(): Promise<void> {
    const style = $style.get();
    const passage = $passage.get();
    if ($outcome.get().kind === 'loading') return;
    if (!style || !hasVisibleText(passage)) {
      showToast({ variant: 'destructive', ...texts.missing });
      return;
    }
    const mine = new AbortController();
    running = mine;
    const before = $outcome.get();
    $outcome.set({ kind: 'loading' });
    const teacherMode = $teacherMode.get();
    const grade = $grade.get();
    const body: GeneratePromptsBody = { passage, promptStyle: style, teacherMode, ...(grade && { gradeLevel: grade }) };
    const result = await generate(body, mine.signal);
    if (running !== mine) return;
    // Without a network the engine that was made available on this device answers.
    const here = !result.ok && result.failure.kind === 'network' && !(await isOnline()) ? await generateHere(body) : null;
    if (running !== mine) return;
    running = null;
    const reply = result.ok ? wholePrompts(result.value, passage, grade) : here;
    if (!reply) {
      showToast({ variant: 'destructive', ...texts.failed });
      // The questions that were there are not lost with the ones that did not come.
      $outcome.set(before.kind === 'answered' ? before : { kind: 'failed' });
      return;
    }
    $chosen.set(null);
    lay({ kind: 'answered', reply, passage, style, teacherMode, isLocal: !result.ok });
    keep();
  }

  return {
    $passage,
    $style,
    $teacherMode,
    $grade,
    $answers,
    $outcome,
    $chosen,
    $isKept,
    $care,
    run,
    /** Screens an answer: when its box is left and at the end of each sentence. */
    hear,
    /** Screens the answers to these questions: before they leave the desk, and when they come back from an earlier visit. */
    hearAll: (questions: readonly string[]): Promise<unknown> => Promise.all(questions.map(hear)),
    /** The assignment whose questions belong on the desk; null: none. */
    wants: (): string | null => assignment,
    /** The questions of an earlier visit, as they were kept; undefined: there are none. */
    left: (): unknown => ($outcome.get().kind === 'none' && assignment === null ? shown : undefined),
    /** Lays them out again, unless others have been asked for in the meantime. */
    layBack(answered: Answered): void {
      if ($outcome.get().kind === 'none' && assignment === null && shown !== undefined) $outcome.set(answered);
    },
    /** Puts questions on the desk that came with an assignment. */
    give(answered: Answered): void {
      if ($outcome.get().kind !== 'none' || answered.passage !== $passage.get()) return;
      lay(answered);
    },
    setPassage(passage: string): void {
      assignment = null;
      $passage.set(passage);
      keep();
    },
    /** A whole new passage, from a file; the one before comes back with Undo. */
    replacePassage(passage: string, said: string): void {
      const before = $passage.get();
      assignment = null;
      $passage.set(passage);
      keep();
      showToast({
        title: said,
        ...(hasVisibleText(before) && {
          action: {
            label: 'Undo',
            run: () => {
              $passage.set(before);
              keep();
            },
          },
        }),
      });
    },
    setStyle(style: PromptStyle): void {
      $style.set(style);
      keep();
    },
    setTeacherMode(isOn: boolean): void {
      $teacherMode.set(isOn);
      keep();
    },
    setGrade(grade: ReadingGrade | null): void {
      $grade.set(grade);
      keep();
    },
    setAnswer(question: string, answer: string): void {
      const { [question]: _, ...others } = $answers.get();
      $answers.set(answer ? { ...others, [question]: answer } : others);
      keep();
      if (/[.!?…\n]$/u.test(answer)) void hear(question);
    },
    choose: (index: number | null): void => $chosen.set(index),
    /** Empties the desk; Undo brings everything back. */
    clear(): void {
      running?.abort();
      running = null;
      const before = state();
      const laid = $outcome.get();
      assignment = null;
      shown = undefined;
      $passage.set('');
      $answers.set({});
      $outcome.set({ kind: 'none' });
      $chosen.set(null);
      $care.set({ level: 0, question: null });
      heard.clear();
      keep();
      showToast({
        title: 'Passage and questions cleared',
        action: {
          label: 'Undo',
          run: () => {
            $passage.set(before.passage);
            $answers.set(before.answers);
            assignment = before.assignment;
            shown = before.shown;
            $outcome.set(laid.kind === 'loading' ? { kind: 'none' } : laid);
            keep();
          },
        },
      });
    },
  };
}
export type Reader = ReturnType<typeof createReader>;

/** Characters that still fit. */
export const roomFor = (passage: string): number => limits.reading.passageChars - passage.length;

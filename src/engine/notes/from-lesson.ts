/** Guided notes from a lesson: its key sentences with blanks, its words with their meanings, and its questions. Pure: the same lesson, the same notes. */
import { blanksIn, type GuidedNotes, isBlank, type NotesPart, type NotesPiece, type NotesQuestion } from '../../contracts/guided-notes.ts';
import type { LessonBody, SlideKind, VocabularyEntry } from '../../contracts/lesson.ts';
import { linksIn } from '../lesson/diagram.ts';
import { contentStems } from '../text/stems.ts';
import { type BlankWords, blankFor, blankLine, nameOf } from './blanks.ts';

/** Slides that hold what is to be remembered. */
const kinds: ReadonlySet<SlideKind> = new Set<SlideKind>(['idea', 'model']);
/** A frame that the teacher has not filled in yet: "[the one fact that all should take home]". */
const isOpen = (text: string): boolean => /\[[^\]]{6,}\]/.test(text);
const isStatement = (line: string): boolean => line.trim() !== '' && !/\?\s*$/.test(line) && !isOpen(line);

/** The problem of a worked example stands before its first step. */
const isProblem = (lines: readonly string[], place: number): boolean => /^1[.)]\s/.test(lines[place + 1] ?? '');

/** Notes without a blank in them mean that the lesson holds nothing to remember yet. */
export function notesFromLesson(title: string, body: LessonBody): GuidedNotes {
  const vocabulary = body.vocabulary.filter(({ term, definition }) => term.trim() && definition.trim() && !isOpen(term) && !isOpen(definition));
  const words: BlankWords = { terms: namesIn(vocabulary, body), counts: countsIn(body) };
  const used = new Map<string, number>();
  const parts: NotesPart[] = body.slides
    .filter(({ kind }) => kinds.has(kind))
    .map(({ title: heading, content }) => ({
      title: heading.trim(),
      lines: content.filter(isStatement).map((line, place, all) => (isProblem(all, place) ? [line.trim()] : blankLine(line.trim(), words, heading, used))),
    }))
    .filter(({ lines }) => lines.some((line) => line.some(isBlank)));
  const meanings = vocabulary.flatMap(({ term, definition }) => {
    const line = meaningLine(term.trim(), definition.trim(), words, used);
    return line ? [line] : [];
  });
  const notes = [...parts, ...(meanings.length > 0 ? [{ title: 'Words and their meanings', lines: meanings }] : [])];
  return { title: `Notes: ${title.trim() || 'Lesson'}`, lessonTitle: title.trim(), notes, questions: questionsOf(body), wordBank: bankOf(notes, words.terms) };
}

/** The words of the vocabulary, and what the diagrams of the slides name. */
function namesIn(vocabulary: readonly VocabularyEntry[], { slides }: LessonBody): string[] {
  const terms = vocabulary.map(({ term }) => term.trim());
  const known = new Set(terms.map((term) => term.toLowerCase()));
  const drawn = slides.flatMap(({ diagram = [] }) => linksIn(diagram).flatMap(({ from, to }) => [from, to])).map((name) => name.replace(/^(?:the|an?) /i, ''));
  return [...terms, ...new Set(drawn.filter((name) => name.length > 3 && name.split(' ').length <= 3 && !known.has(name.toLowerCase())))];
}

/** The word is the blank where its meaning does not give it away; else a word within the meaning. */
function meaningLine(term: string, definition: string, words: BlankWords, used: Map<string, number>): NotesPiece[] | null {
  const stems = contentStems(nameOf(term));
  const given = new Set(contentStems(definition));
  if (!stems.some((stem) => given.has(stem))) return [blankFor(nameOf(term), words.terms), `: ${definition}`];
  const line = blankLine(definition, words, term, used);
  return line.some(isBlank) ? [`${term}: `, ...line] : null;
}

function questionsOf({ hingeQuestion, exitTicket }: LessonBody): NotesQuestion[] {
  const short = (question: string, lookFor: string): NotesQuestion => ({
    question: question.trim(),
    type: 'short_answer',
    options: [],
    correctAnswer: null,
    lookFor: lookFor.trim(),
  });
  return [short(hingeQuestion.question, hingeQuestion.listenFor), ...exitTicket.map((question) => short(question, ''))].filter(({ question }) => question && !isOpen(question));
}

function bankOf(notes: readonly NotesPart[], terms: readonly string[]): string[] {
  const known = new Map(terms.map((term) => [nameOf(term).toLowerCase(), nameOf(term)]));
  const bank = new Map(blanksIn({ notes: [...notes] }).map(({ answer }) => [answer.toLowerCase(), known.get(answer.toLowerCase()) ?? answer]));
  return [...bank.values()].sort((a, z) => a.localeCompare(z, 'en'));
}

function countsIn({ objectives, slides, tasks, exitTicket, vocabulary, hingeQuestion }: LessonBody): Map<string, number> {
  const texts = [
    ...objectives,
    ...slides.flatMap(({ title, content }) => [title, ...content]),
    ...tasks,
    ...exitTicket,
    ...vocabulary.flatMap(({ term, definition }) => [term, definition]),
    hingeQuestion.question,
    hingeQuestion.listenFor,
  ];
  const counts = new Map<string, number>();
  for (const [word] of texts.join('\n').matchAll(/\p{L}+/gu)) {
    const key = word.toLowerCase();
    // A word that carries no meaning of its own has no stem among the content words.
    if (contentStems(key).length > 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** KORA Read: questions about a passage, made from its own words. Same passage, same questions; no model, no clock, no network. */
import type { GeneratePromptsReply, ReadingPrompt } from '../../contracts/api/generate-prompts.ts';
import type { PromptStyle, ReadingGrade } from '../../contracts/reading.ts';
import { screenOutput } from '../safety/output.ts';
import type { Candidate } from './candidate.ts';
import { choose } from './choose.ts';
import { contentGuidance } from './content-guidance.ts';
import type { Passage } from './passage.ts';
import { rubricFor } from './rubric.ts';
import { greeting } from './sentences.ts';
import { comprehension } from './styles/comprehension/index.ts';
import { inference } from './styles/inference/index.ts';
import { literary } from './styles/literary/index.ts';
import { sel } from './styles/sel/index.ts';
import { vocabulary, wordChoice } from './styles/shared.ts';
import { closeReading } from './styles/stems.ts';

/** A question with its key, before it is known who reads it. Sentences by their number. */
export interface DraftPrompt {
  question: string;
  skill: string;
  hint: string;
  sentence: number;
  expected: string;
  evidence: number[];
  lookFors: string[];
}

/** A quotation that ends in a mark needs no second one; where a question quotes a call, both stand: “Stop!”? */
const tidy = (question: string): string =>
  question
    .replace(/([?!])(’?”)\.(?=\s|$)/gu, '$1$2')
    .replace(/\?(’?”)\?(?=\s|$)/gu, '?$1')
    .replace(/\.(’?”)\./gu, '$1.');

/** Whoever writes a letter or a diary or gives a speech is no narrator, and it is no story. */
function addressed(text: string, { isAddress, sentences, genre }: Passage): string {
  if (!isAddress && !genre) return text;
  const isLetter = greeting.test(sentences[0]?.text ?? '') || /^Dear\b/.test(sentences[0]?.text ?? '');
  const isMail = sentences.some(({ form, text: line }) => form === 'heading' && /^Subject:/.test(line));
  const [what, who] = genre ? [genre, 'writer'] : isMail ? ['message', 'writer'] : isLetter ? ['letter', 'writer'] : ['speech', 'speaker'];
  return text.replace(/“[^”]*”|[^“]+/gu, (part) =>
    part.startsWith('“')
      ? part
      : part
          .replace(/\b(the|The|this|This) (?:story|passage)\b/g, `$1 ${what}`)
          .replace(/\bthe narrator\b/g, `the ${who}`)
          .replace(/\bThe narrator\b/g, `The ${who}`),
  );
}

/** "Her mother", out of its sentence, could be anyone's: outside of quotations she is "the mother". */
function unowned(text: string, { cast }: Passage): string {
  const owned = cast.filter(({ name }) => /^(?:his|her|their) /.test(name));
  if (owned.length === 0) return text;
  return text.replace(/“[^”]*”|[^“]+/gu, (part) => (part.startsWith('“') ? part : owned.reduce((rest, { name }) => rest.replaceAll(name, name.replace(/^\p{L}+/u, 'the')), part)));
}

export type PromptSet = Omit<GeneratePromptsReply, 'meta'>;

const makers = {
  comprehension: [...comprehension, vocabulary, closeReading('comprehension')],
  inference: [...inference, wordChoice, closeReading('inference')],
  literary: [...literary, wordChoice, closeReading('literary')],
  sel: [...sel, closeReading('sel')],
} as const;

export function draftPrompts(passage: Passage, style: PromptStyle, band: ReadingGrade): DraftPrompt[] {
  // Numbers, lists and scraps: whatever one asks about them is nonsense.
  if (passage.kind === 'fragments') return [];
  const candidates = makers[style].flatMap((make) => make(passage));
  // A line that may not be shown to a child stays in the passage it was found in.
  const isFit = ({ ask, expected }: Candidate) => screenOutput(ask()[band]).ok && screenOutput(expected(band)).ok;
  const worded = (text: string): string => addressed(unowned(text, passage), passage);
  return choose(candidates, passage, band, isFit).map(({ ask, evidence, lookFors, skill, hint, sentence, expected }) => ({
    question: worded(tidy(ask()[band])),
    skill,
    hint: worded(hint),
    sentence,
    expected: worded(tidy(expected(band))),
    evidence: [...new Set(evidence)],
    lookFors: lookFors.map(worded),
  }));
}

/** The answer: the questions, with the key only for teachers, and what there is to say about the passage. */
export function promptSet(
  passage: Passage,
  drafts: readonly DraftPrompt[],
  { style, band, teacherMode }: { style: PromptStyle; band: ReadingGrade; teacherMode: boolean },
): PromptSet {
  const place = (index: number) => ({ start: passage.sentences[index]?.start ?? 0, end: passage.sentences[index]?.end ?? 0 });
  const items = drafts.map(
    ({ question, skill, hint, sentence, expected, evidence, lookFors }): ReadingPrompt => ({
      question,
      skill,
      hint,
      sentence,
      ...place(sentence),
      ...(teacherMode && { expected, evidence: evidence.map(place), lookFors }),
    }),
  );
  const notice = noticeFor(passage, items.length);
  return {
    prompts: items.length > 0 ? promptsText(items) : (notice ?? ''),
    items,
    reading: { words: passage.words, sentences: passage.sentences.filter(({ form }) => form !== 'heading').length, grade: passage.grade, band },
    guidance: contentGuidance(passage),
    ...(notice && { notice }),
    ...(teacherMode && items.length > 0 && { rubric: rubricFor(style, passage) }),
  };
}

/** All questions as one text; with the key where the items have one. */
function promptsText(items: readonly ReadingPrompt[]): string {
  const hasKey = items.some(({ expected }) => expected);
  return items
    .map(({ question, expected, lookFors }, i) =>
      [`${i + 1}. ${question}`, ...(expected ? [`   Expected: ${expected}`] : []), ...(lookFors?.length ? [`   Look for: ${lookFors.join('; ')}.`] : [])].join('\n'),
    )
    .join(hasKey ? '\n\n' : '\n');
}

function noticeFor({ kind }: Passage, count: number): string | undefined {
  if (count === 0) return 'Little of this reads as sentences, so there is nothing to ask about yet. Paste a passage of a few whole sentences.';
  if (kind === 'foreign') return 'This does not look like English. The questions quote its lines and stay general, and no reading level is estimated.';
  return undefined;
}

/** Asks KORA Read all styles for all grade bands about every passage in tests/passages and holds each question against the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { promptStyles, readingGrades } from '#src/contracts/reading.ts';
import { type Passage, readPassage } from '#src/engine/reading/passage.ts';
import { type DraftPrompt, draftPrompts } from '#src/engine/reading/prompts.ts';
import { quotesIn } from '#src/engine/reading/quoting.ts';
import { loadTagger } from '#src/engine/reading/tagger.ts';
import { screenOutput } from '#src/engine/safety/output.ts';
import { contentStems } from '#src/engine/text/stems.ts';

const dir = new URL('../passages/', import.meta.url);
export const passageNames: readonly string[] = readdirSync(dir)
  .filter((name) => name.endsWith('.txt'))
  .sort();
export const passageText = (name: string): string => readFileSync(new URL(name, dir), 'utf8');

export interface Evaluation {
  passages: number;
  sets: number;
  questions: number;
  /** Questions with words of the passage in quotation marks. */
  quoting: number;
  /** Questions that name something of the passage without quoting it. */
  addressing: number;
  repeats: string[];
  /** One line for each question that breaks a rule. */
  broken: string[];
}

export async function evaluateReading(): Promise<Evaluation> {
  const tag = await loadTagger();
  const result: Evaluation = { passages: passageNames.length, sets: 0, questions: 0, quoting: 0, addressing: 0, repeats: [], broken: [] };
  for (const name of passageNames) {
    const passage = readPassage(passageText(name), tag);
    const text = plain(passage.sentences.map((sentence) => sentence.text).join(' '));
    for (const style of promptStyles)
      for (const band of readingGrades) {
        const prompts = draftPrompts(passage, style, band);
        const where = `${name} ${style} ${band}`;
        result.sets += 1;
        result.questions += prompts.length;
        result.repeats.push(...repeatsIn(prompts, passage).map((repeat) => `${where}: ${repeat}`));
        for (const prompt of prompts) {
          if (quotesIn(prompt.question).length > 0) result.quoting += 1;
          else if (addresses(prompt.question, passage)) result.addressing += 1;
          result.broken.push(...faultsIn(prompt, passage, text).map((fault) => `${where}: ${fault}: ${prompt.question}`));
        }
        if (prompts.length < fewest(passage)) result.broken.push(`${where}: only ${prompts.length} questions`);
      }
  }
  return result;
}

/** Sentences of a text that someone can read earn questions. */
const fewest = ({ kind, sentences }: Passage): number => (kind === 'fragments' ? 0 : kind === 'foreign' || sentences.length < 5 ? 1 : 3);

function faultsIn({ question, sentence, expected, evidence, hint, lookFors }: DraftPrompt, passage: Passage, text: string): string[] {
  const at = passage.sentences[sentence];
  const all = [question, expected, hint, ...lookFors];
  const names = question.replace(/“[^”]*”/g, ' ').match(/(?<=\p{L},? )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  return [
    ...(!at || evidence.some((index) => !passage.sentences[index]) ? ['points to no sentence'] : []),
    ...(quotesIn(question).length === 0 && !addresses(question, passage) ? ['says nothing of the passage'] : []),
    ...[question, expected].flatMap((each) => quotesIn(each).filter((quoted) => !text.includes(plain(quoted)))).map((quoted) => `quotes what is not there (${quoted})`),
    ...names.filter((name) => !text.includes(plain(name))).map((name) => `names what is not there (${name})`),
    ...(/[?.!]["”’]*$/u.test(question) ? [] : ['does not end']),
    ...(question.length > 420 ? ['is too long'] : []),
    ...(/undefined|null|\b(?:the the|a the|the a|to to)\b|\bNaN\b| {2}|\?\?|””|““|“”|\.\?/.test(all.join('\n')) ? ['has a broken place'] : []),
    ...(/^[\p{Lu}“‘]/u.test(question) ? [] : ['begins small']),
    ...all.filter((each) => !screenOutput(each).ok).map(() => 'is not fit to be shown'),
  ];
}

/** Does the question share a word that tells something with the passage? */
const addresses = (question: string, { sentences }: Passage): boolean => {
  const held = new Set(sentences.flatMap((sentence) => contentStems(sentence.text)));
  return /\bnarrator\b/.test(question) || contentStems(question).some((stem) => held.has(stem));
};

function repeatsIn(prompts: readonly DraftPrompt[], { sentences }: Passage): string[] {
  const questions = prompts.map(({ question }) => plain(question));
  const again = questions.filter((question, i) => questions.indexOf(question) !== i);
  const places = prompts.map(({ sentence }) => sentence);
  // A question about the whole may rest on a sentence that another one asks about.
  const crowded = sentences.length < 4 ? [] : places.filter((place) => places.filter((other) => other === place).length > 2);
  return [...again, ...crowded.map((place) => `three questions about sentence ${place}`)];
}

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** The words of the perspective explorer and the questions it holds. */
import { getCollection } from 'astro:content';
import wordsText from '../../content/site/perspectives.yaml?raw';
import type { CuratedQuestion } from '../contracts/knowledge/perspective.ts';
import { PerspectiveWords } from '../contracts/knowledge/perspective-words.ts';
import { readYaml } from './read-yaml.ts';

export const perspectiveWords = readYaml('content/site/perspectives.yaml', wordsText, PerspectiveWords);

/** By their wording. */
export async function curatedQuestions(): Promise<CuratedQuestion[]> {
  return (await getCollection('perspectives')).map(({ data }) => data).sort((a, b) => a.question.localeCompare(b.question));
}

/** The six examples, as people ask them. */
export const exampleQuestions = (questions: readonly CuratedQuestion[]): string[] =>
  perspectiveWords.examples.flatMap((id) => questions.find((each) => each.id === id)?.question ?? []);

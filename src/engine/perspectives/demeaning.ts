/** Tells a text that says of people what a question may not even ask: a model's view "in its strongest form" must not become one that dehumanizes. */
import { sentencesOf } from '../text/words.ts';
import { isDehumanizing } from './dehumanizing.ts';

/** "Immigrants are vermin" as one would ask it, because the rules are made for questions. */
function questionsOf(sentence: string): string[] {
  const plain = sentence.replace(/^(?:and|but|so|because|since|therefore|thus|in fact|after all),? /i, '').replace(/[.!]+$/, '');
  const turned = /^(.{2,60}?) (are|is|were|was|should|must|can|will|do|does|have|has) (?:also |really |simply |just |therefore )*(.+)$/i.exec(plain);
  return [plain, ...(turned ? [`${turned[2]} ${turned[1]} ${turned[3]}`] : []), `do ${plain}`];
}

export const isDemeaning = (text: string): boolean =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.split(/(?<=[,;:]) (?:and |but |so |because )?/))
    .some((part) => questionsOf(part).some(isDehumanizing));

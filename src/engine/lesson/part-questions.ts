/** Questions on a part of a topic about which the pack has none of its own. They state nothing, and can be asked of a cell as of a crime. */
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import type { Material } from './material.ts';

/** `part` and `whole`: as they stand inside a sentence. */
export const questionsOnPart = (part: string, whole: string, band: GradeBand): Material['questions'] => ({
  remember: [`What do you already know about ${part}, and from where?`, `Which words come to mind when you hear of ${part}?`],
  understand: [
    `How would you explain ${part} to ${band === 'K-2' || band === '3-5' ? 'a younger child' : 'someone two years younger'}?`,
    `What is the connection between ${part} and ${whole}?`,
  ],
  apply: [
    `A younger class wants to know more about ${part}. What would you show them first, and why that?`,
    `You have one minute to explain ${part} to somebody who missed the lesson. Which sentence comes first?`,
  ],
  analyze: [
    `Look at a source on ${part}. What does it show, what does it leave out, and who made it?`,
    `Which words of this lesson does one need to explain ${part}, and which could be left out?`,
  ],
  evaluate: [`Which of our sources on ${part} would you trust most, and why?`, `What is still missing for a good answer to the question what ${part} is?`],
  create: [`Make a page that shows ${part} to people who have never heard of it.`, `Write three quiz questions on ${part}, with answers that someone else can check.`],
});

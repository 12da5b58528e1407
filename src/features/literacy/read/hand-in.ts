/** The questions and answers as a text that can be handed in, and what its file is called. */
import { promptStyleLabels } from '../../../contracts/reading.ts';
import type { Answered } from './read-store.ts';

export function handInText({ passage, style, reply }: Answered, answers: Readonly<Record<string, string>>): string {
  const questions = reply.items.map(({ question, expected, lookFors }, i) =>
    [`${i + 1}. ${question}`, expected ? `   Expected: ${expected}\n   Look for: ${lookFors?.join('; ')}` : `   ${answers[question] ?? '(no answer yet)'}`].join('\n'),
  );
  const rubric = reply.rubric?.map(
    ({ criterion, strong, developing, beginning }) => `${criterion}\n   Strong: ${strong}\n   On the way: ${developing}\n   Beginning: ${beginning}`,
  );
  return [`KORA Read: ${promptStyleLabels[style]}`, passage, ...questions, ...(rubric ? ['Rubric', ...rubric] : [])].join('\n\n');
}

/** The kind of questions, and how the passage begins. */
export function titleOf({ passage, style }: Answered): string {
  const start = passage.trim().split(/\s+/).slice(0, 6).join(' ').slice(0, 60);
  return `${promptStyleLabels[style]}: ${start}…`;
}

/** "kora-read-inference-the-lamp.docx": the style and the first words of the passage. */
export function fileName({ passage, style }: Answered, ending: 'docx' | 'txt'): string {
  const start = (
    passage
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .slice(0, 4)
    .join('-')
    .slice(0, 40);
  return `kora-read-${[style, start].filter(Boolean).join('-')}.${ending}`;
}

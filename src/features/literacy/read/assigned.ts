/** Questions that came with an assignment, on the desk as if they had just been made. */
import type { ReadingSet } from '../../../contracts/reading.ts';
import { countWords } from '../../../engine/text/count-words.ts';
import { assignedQuestions } from '../../../stores/assignments/desk-links.ts';
import type { Answered } from './read-store.ts';

export async function assignedTo(assignment: string): Promise<Answered | null> {
  const set = await assignedQuestions(assignment);
  return set && answeredBy(set, assignment);
}

const answeredBy = ({ passage, style, grade, questions }: ReadingSet, assignment: string): Answered => ({
  kind: 'answered',
  reply: {
    prompts: questions.map(({ question }, i) => `${i + 1}. ${question}`).join('\n'),
    items: questions.map(({ question, skill, hint, start, end }) => ({ question, skill, hint, start, end, sentence: 0 })),
    reading: { words: countWords(passage), sentences: 0, grade: null, band: grade ?? '6-8' },
    guidance: [],
    meta: { engine: 'embedded' },
  },
  passage,
  style,
  teacherMode: false,
  isLocal: true,
  assignment,
});

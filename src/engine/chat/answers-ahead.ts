/** A thought that answers a question of the page before Kora has asked it: "the slices are not the same size" answers "Are the slices the same size?". */
import type { ExpectedAnswer, TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import type { Turn } from './turn.ts';

type Reply = ExpectedAnswer['replies'][number];

/** Longer messages hold more than one thought. */
const mostWords = 16;
const asksYesOrNo = /^(?:is|are|was|were|do|does|did|can|could|will|would|has|have)\b/;
const denied = /\b(?:not|no|never|isnt|arent|wasnt|werent|dont|doesnt|didnt|cant|couldnt|wont|wouldnt|hasnt|havent)\b/g;

/** Says the reply to a right thought that answers a question of the page, wherever in the ladder that question stands. False when there is none. */
export function sayAhead({ reading, thread, speaker, index, ladder }: Turn): boolean {
  const { topic } = thread;
  if (!topic || ladder.help === 'questions' || !['statement', 'proposes', 'question'].includes(reading.intent)) return false;
  const reply = answerAhead(topic, reading.message);
  if (!reply || !speaker.isNew(reply.say)) return false;
  speaker.sayOne(index.knowledge.moves.student.foundIt);
  return speaker.sayFirst([reply.say]);
}

/** The reply that the content holds for a thought, when the thought repeats its yes-or-no question and the answer to it is right. */
export function answerAhead(topic: TopicPack, message: string): Reply | null {
  const words = wordsOf(message);
  if (words.length < 4 || words.length > mostWords) return null;
  const said = new Set(contentStems(message));
  const yesOrNo = (fold(message).match(denied)?.length ?? 0) % 2 === 1 ? 'no' : 'yes';
  for (const { question, replies } of topic.expectedAnswers ?? []) {
    // A choice of two is answered by neither yes nor no.
    if (!asksYesOrNo.test(fold(question)) || /\bor\b/.test(question)) continue;
    const stems = [...new Set(keptStems(question))];
    if (stems.length < 2 || !stems.every((stem) => said.has(stem))) continue;
    const reply = replies.find(({ hears }) => hears.includes(yesOrNo));
    if (reply?.right) return reply;
  }
  return null;
}

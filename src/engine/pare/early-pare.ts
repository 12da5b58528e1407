/** A PARE lesson for children who do not read yet, from what the pack holds for their age: the teacher says it, and each step asks for something to show, tell or do. */
import type { PareDraft } from '../../contracts/api/generate-pare.ts';
import { upperFirst } from '../lesson/bench.ts';
import type { EarlyGround } from '../lesson/early/early-ground.ts';
import { facing } from '../lesson/early/early-lesson.ts';
import { titleInLine } from '../lesson/from-pack.ts';

/** `topic` and `gradeLevel`: as the teacher wrote them. */
export function earlyPare({ early: held, pack, unheld, isWhole, note }: EarlyGround, topic: string, gradeLevel: string): PareDraft {
  const early = facing(held, topic);
  const [first, second] = early.activities;
  const [asked, further] = early.questions;
  if (!first || !second || !asked || !further) throw new Error('A lesson for the youngest needs two activities and two questions.');
  return {
    title: `${upperFirst(topic)}: look, guess, find out`,
    pulseScene: `${asked.ask}\n\nThink, and do not say it yet. Then whisper your guess to your neighbor.`,
    backgroundBullets: [
      `What stands here was written for children who do not read yet: say the words of each step aloud, and show a picture or the thing itself.${note ? ` ${note}` : ''}`,
      ...(isWhole ? [] : [`What is held for ${gradeLevel} are first facts on ${titleInLine(pack)} in general. See whether they say enough about “${topic}”.`]),
      ...unheld.map((word) => `Nothing is held on “${word}”: add that side yourself.`),
      `A good answer to the first question: ${asked.listenFor}`,
      `For “${first.name}” have ready: ${first.need}`,
      first.how,
      `You may hear: “${early.mixUp.belief}” ${early.mixUp.response}`,
    ],
    suggestedVisuals: [`A large picture card for each word: ${early.words.map(({ term }) => term).join(', ')}`, `For a second round, “${second.name}”: ${second.need}`],
    activateTask: `${first.do}\n\nWhat do you think now? Show it with your hands, draw it or tell it.`,
    revealContent: [...early.facts, ...early.words.map(({ term, definition }) => `${upperFirst(term)}: ${definition}`)].join('\n\n'),
    echoPrompts: ['What was your guess at first, and what do you say now?', further.ask, early.exit],
    closingLine: 'Tell somebody at home one thing that you found out today.',
  };
}

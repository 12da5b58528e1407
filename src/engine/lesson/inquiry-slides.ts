/** Slides on which an inquiry stays with its one question: how the findings weigh, how to write the answer down, and somebody who is not convinced. */
import type { LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, quoted } from './bench.ts';
import { letterOf } from './handed-out.ts';
import type { Idea } from './material.ts';

const isClaim = ({ m }: Bench): boolean => m.inquiry?.kind === 'claim';

/** What the lesson asks, before claim or case is named. */
export const questionOf = (b: Bench): string =>
  isClaim(b)
    ? `Many believe something about ${b.m.topic} that may not hold. What would we have to find if it were right, and what do we find?`
    : `How can we be sure of an answer about ${b.m.topic} before anybody tells it to us?`;

export function answerSlide(b: Bench, { title, lines, diagram }: Idea): LessonSlide {
  const notes = isClaim(b)
    ? 'First hear from two groups what they would say. Then uncover the answer one sentence at a time and ask which card shows it. What no card shows you tell them.'
    : 'First hear from two groups what they would say. Then uncover the answer one sentence at a time and ask where in the case one could see it.';
  if (!diagram) return { kind: 'idea', title, content: [...lines], notes };
  return {
    kind: 'idea',
    title,
    content: [...lines],
    notes: `${notes} Last, let them read the arrows of the picture aloud and say which of them the answer rests on.`,
    diagram: [...diagram],
  };
}

export const weighSlide = (b: Bench): LessonSlide =>
  isClaim(b)
    ? {
        kind: 'discussion',
        title: 'How strong is our evidence?',
        content: [
          ...b.m.cards.map((card, place) => `${letterOf(place)}: “${card.split(' ').slice(0, 4).join(' ')} …”`),
          'Put the cards in order, from the one that says most about the claim to the one that says least. Which words on it decide?',
          'Which fact would you still want to have, and where could one find it?',
        ],
        notes:
          'The order may differ from group to group; what counts is the words they point to. Write the facts that are wanted on the board, and leave them there for whoever wants to look them up.',
      }
    : {
        kind: 'discussion',
        title: 'Two ways through the case',
        content: [
          'Put your way beside that of another group. Where do they part?',
          'Which step would convince somebody who does not believe the result?',
          'Does the same way work when one thing in the case is changed?',
        ],
        notes: 'Ask for the two most different ways in the room and let their groups show them, also where only one leads to the end.',
      };

/** Claim, evidence and reasoning: McNeill and Krajcik (2012). */
export const frameSlide = (b: Bench): LessonSlide => ({
  kind: 'model',
  title: 'How to write the answer down',
  content: [
    'Claim: what you say now, in one sentence.',
    `Evidence: ${isClaim(b) ? 'the card or slide that shows it, and what it says.' : 'the step or the example that shows it.'}`,
    'Reasoning: “This speaks for my sentence, because …”',
  ],
  notes: 'Write one with the class before they write their own, and leave out the reasoning at first: let them say what is missing.',
});

export function doubtSlide(b: Bench): LessonSlide | null {
  const { inquiry } = b.m;
  if (!inquiry) return null;
  const [kin] = inquiry.kin ? b.takeQuestion([inquiry.kin], ({ question }) => question) : [];
  if (kin)
    return {
      kind: 'check',
      title: b.pick('check:title', ['True, false, or it depends?', 'A tempting mistake', 'Would you be fooled?']),
      content: [kin.question, 'Which of today’s findings helps here, and how?'],
      notes: `The error behind it: ${quoted(kin.belief)}. ${kin.correction}`,
    };
  return {
    kind: 'check',
    title: 'Somebody is not convinced',
    content: [
      `“I have heard it otherwise all my life,” says a visitor. You have one minute and one ${isClaim(b) ? 'card' : 'drawing'}.`,
      'One of you is the visitor and asks back twice. Then change places.',
    ],
    notes: `The visitor wants reasons and is not stubborn. Listen for answers that only say the result again, louder: ask those pairs what one could see or read.`,
  };
}

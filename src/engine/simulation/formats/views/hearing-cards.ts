/** The guests of a hearing on a curated question, and the panel that listens to them. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import type { SimulationRole } from '../../../../contracts/simulation.ts';
import type { Brief } from '../../draft.ts';
import { beginning } from '../../question-matter.ts';
import { quotedLast, spoken } from '../../wording.ts';
import { readNotActed, viewCards } from './cards.ts';
import { naming } from './scenes.ts';

export function guestCards(curated: CuratedQuestion, isYoung: boolean): SimulationRole[] {
  const isSettled = curated.kind === 'settled';
  return viewCards(curated, isYoung, {
    nameOf: (label) => `Guest for “${label}”`,
    voice: isSettled
      ? readNotActed
      : [
          'You have come to say this:',
          'The panel has asked you in. In your own words:',
          'You have thought about it for years, and put it like this:',
          'It is your turn to be heard:',
        ],
    aim: [
      'The panel should leave with one thing in mind:',
      'If they remember one thing of yours, then this:',
      'Whatever is decided, do not let them lose sight of this:',
      'You have come for the sake of one thing:',
    ],
    task: [
      'Answer one question with “I do not know,” if you do not.',
      'Name another guest who is right about something, and say about what.',
      'Tell the panel what you would need to see in order to be content.',
      'Correct yourself once, aloud.',
    ],
    secret: [
      'On the way here you went over the sentence that worries you:',
      'A good friend said this to you last night:',
      'You hope that nobody in the room has thought of this:',
      'You have an answer to most things, and hardly one to this:',
    ],
  });
}

/** `heard`: the view that a member of the panel would most like to understand. */
export function panelCards({ matter, isYoung }: Brief, { kind, overview, evidenceSettles }: CuratedQuestion, heard: string): SimulationRole[] {
  const isSettled = kind === 'settled';
  const trap = matter.claims.take(({ belief }) => belief.length < 140);
  const fact = matter.facts.take();
  const source = fact ? matter.sourceOf?.(fact) : '';
  return [
    {
      name: 'Chair of the panel',
      description: 'You ask the guests in, keep the time, and see to it that everybody is heard to the end. Your own opinion stays outside.',
      objectives: ['Put the same question to two guests who disagree.', 'Thank each guest for one thing that you had not known.'],
      secretInfo: trap
        ? `A letter that came this morning says: ${spoken(trap.belief)} You have had it looked up. ${trap.correction} Keep it back until somebody says the same.`
        : 'Two of the guests have asked you not to be placed beside each other. You have not promised it.',
    },
    ...(isYoung
      ? []
      : [
          {
            name: 'Clerk',
            description: 'You keep the file and the sheet of what holds and what falls. What is read into the file you check, and you say what you find.',
            objectives: ['Read back one answer word for word.', 'Find the place where two guests mean different things by one word.'],
            secretInfo: `At the bottom of the file lies a summary that nobody has asked for: ${spoken(evidenceSettles)} Read out the sentence that is needed, when it is needed.`,
          },
          {
            name: 'Member of the panel',
            description: naming(
              `${isSettled ? 'You know what has been found out' : 'You have not made up your mind'}, and the guest whom you would most like to understand is the one for {view.}`,
              heard,
            ),
            objectives: [
              'Ask what somebody fears, and not only what they want.',
              isSettled ? 'Say at the end what you will explain better tomorrow.' : 'Say at the end what would have moved you to start from another view.',
            ],
            secretInfo: fact
              ? `You have read up on it, and marked one line: ${spoken(fact)} ${source && `It is from ${source}. `}Ask the guests about it before you quote it.`
              : `You keep coming back to a line from the invitation: ${quotedLast(beginning(overview, 160))} You wonder which of the guests has read it.`,
          },
        ]),
  ];
}

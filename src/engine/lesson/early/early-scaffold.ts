/** The shape of a lesson for the youngest where nothing checked is held for their age: things to do that state nothing, and marked places for what the teacher knows. */
import type { Early } from '../../../contracts/knowledge/early.ts';
import type { TopicPack } from '../../../contracts/knowledge/topic.ts';
import { toldGap } from '../scaffold.ts';

export const earlyScaffold = (topic: string): Early => ({
  asked: [topic],
  can: [`Point to or draw one thing that has to do with ${topic}.`, `Tell a partner one thing about ${topic}.`, '[One thing that every child can show at the end.]'],
  facts: ['[The first thing to know, in one short sentence.]', '[The second, which children can see or touch.]', '[The third, with an example from their day.]'],
  words: [
    { term: '[word 1]', definition: '[Its meaning in words that a child uses.]' },
    { term: '[word 2]', definition: '[What it means, with something to point at.]' },
    { term: '[word 3]', definition: '[What it means, in a short sentence.]' },
  ],
  activities: [
    {
      name: 'Look and tell',
      need: `[One thing or picture that has to do with ${topic}, large enough for all.]`,
      do: 'Look. Show what you see with your finger. Tell your neighbor one thing.',
      how: 'Pass it around or walk around it. Ask for what they see before you ask for what they think, and let each child add something new.',
    },
    {
      name: 'Draw and show',
      need: 'Paper and crayons for each child.',
      do: 'Draw what you saw. Show your picture and tell about it.',
      how: 'Sit down with a few children while they draw and say the new words together. At the end all pictures lie on the floor, and children find two that show the same.',
    },
  ],
  questions: [
    { ask: '[A question that a child can answer by pointing, showing or telling.]', listenFor: '[What a good answer holds.]' },
    { ask: '[A second question, which begins with why.]', listenFor: '[What you hope to hear, and what you would show.]' },
  ],
  mixUp: { belief: '[what many children of this age believe]', response: '[What you would let them see or try.]' },
  exit: 'Show me one thing that you know now: with your hands, a picture or a word.',
});

/** What the teacher has to bring, for the screen to show. `pack`: held for older classes only. */
export const earlyScaffoldGaps = (topic: string, gradeLevel: string, pack: TopicPack | null): string[] => [
  ...toldGap(topic),
  `No material that was checked for this age (${gradeLevel}) is held on “${topic}”, so nothing is stated about it. What children do is complete; the matter is yours to add where you see [square brackets].`,
  ...(pack
    ? [
        `What is held on ${pack.title} was written for older classes. The nearest grades that this topic is held for are ${pack.grades[0]}: make the lesson for these, or add first words of your own.`,
      ]
    : []),
  'Add three short facts that children can see, touch or act, each from a source you trust.',
  'Add three words with their meanings, a picture for each, and two questions.',
];

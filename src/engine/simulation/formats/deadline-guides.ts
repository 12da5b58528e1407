/** What becomes of three hundred printed guides with a sentence in them that is not so: three ways, each with what it brings. */
import { sentencesOf } from '../../text/words.ts';
import type { Scene } from '../draft.ts';
import type { Claim } from '../matter.ts';
import { quoted, quotedLast } from '../wording.ts';

export const guides = 300;

/** `onPageOne`: the claim that is printed there. `stamp`: puts the next hour before a title. */
export function guideScenes(onPageOne: Claim | undefined, stamp: (title: string) => string): { boxes: () => Scene; after: () => Scene[] } {
  const shortly = sentencesOf(onPageOne?.correction ?? '').find((each) => !each.endsWith('?')) ?? '';

  const boxes = (): Scene => ({
    id: 'boxes',
    title: stamp(`${guides} guides`),
    description: `The sentence on page one stands in all ${guides} copies. Tomorrow at nine the doors open. What happens to the guides?`,
    choices: [
      {
        text: 'Print page one again tonight',
        outcome: `You take the old sentence out and put in another: ${quotedLast(shortly)} The copy room has one ream of paper and a machine with a mind of its own.`,
        effects: [-14, 6, 2],
        to: 'after-1',
      },
      {
        text: 'Put a slip with the correction into each',
        outcome: `Small paper, small print, many hands. Somebody writes the slip in three sentences, and then in one: ${quotedLast(shortly)}`,
        effects: [-10, 6, 4],
        to: 'after-2',
      },
      {
        text: 'Leave them as they are, and hang a large sign at the entrance',
        outcome: `The sign is painted within half an hour, and it is handsome. ${quotedLast(shortly)} Whoever has not read page one will wonder why it hangs there.`,
        effects: [-4, 2, 0],
        to: 'after-3',
      },
    ],
  });

  const after = (): Scene[] => {
    const title = stamp('What it brings with it');
    const scenes: readonly Omit<Scene, 'id'>[] = [
      {
        title: `${title}: the new page`,
        description: 'The machine has stopped at copy 140. There are two kinds of guides now, and they look the same from outside. What do you do?',
        choices: [
          {
            text: 'Sort them, and give the old ones to nobody',
            outcome: 'There are fewer than planned. Families share one, which nobody minds, and every copy can be trusted.',
            effects: [-6, 8, -2],
          },
          {
            text: 'Mix them: half of the readers get it right',
            outcome: `By ten tomorrow two readers will hold them side by side. In one stands ${quoted(onPageOne?.belief ?? '')}, and the other knows better. Whom do they ask?`,
            effects: [0, -12, 4],
          },
          {
            text: 'Mark the new ones on the cover, and hand out those first',
            outcome: 'A green dot is enough. It becomes a question at the door: “What does the dot mean?” and that is a good question.',
            effects: [-4, 6, 6],
          },
        ],
      },
      {
        title: `${title}: the slip`,
        description: `Eighty slips are in, and the hands get tired. Somebody says that a slip falls out anyway, and that nobody reads it. What do you do?`,
        choices: [
          { text: 'Paste it over the wrong sentence', outcome: 'Slower, and for good. Whoever lifts the edge sees what stood there, and why it went.', effects: [-10, 10, 6] },
          {
            text: 'Ask the next class that comes by to help',
            outcome: `Twenty pairs of hands, ten minutes. While they paste, one of them asks the others ${quotedLast(onPageOne?.probe ?? '')} Nobody forgets the slip after that.`,
            effects: [-4, 6, 10],
          },
          { text: 'Stop at eighty', outcome: 'The first eighty visitors will have it right. The others will ask them why their guides are different.', effects: [0, -8, -2] },
        ],
      },
      {
        title: `${title}: the sign`,
        description: 'At the rehearsal ten students walk in. Nine of them look at the guide in their hands and pass the sign. What do you do?',
        choices: [
          {
            text: 'Post somebody beside it who tells everyone at the door',
            outcome: `It begins as a speech. By the tenth visitor it has become a question: ${quotedLast(onPageOne?.probe ?? '')} Those who answer it do not need the sign.`,
            effects: [-4, 8, 10],
          },
          {
            text: 'Cross out the sentence in every copy by hand',
            outcome: `Forty seconds a copy, five people: it is done in under an hour. The line through it makes people curious.`,
            effects: [-12, 10, 4],
          },
          { text: 'Make the sign larger', outcome: 'It is larger. People walk around it.', effects: [-4, -4, -2] },
        ],
      },
    ];
    return scenes.map((scene, place) => ({ ...scene, id: `after-${place + 1}` }));
  };

  return { boxes, after };
}

/** How a hearing ends: a letter from somebody whom the recommendation passes over, or a listener who has something to add. */
import type { Scene } from '../../draft.ts';
import { objectionsTo } from './objection.ts';
import type { Views } from './scenes.ts';

export const letterScenes = (views: Views): Scene[] =>
  objectionsTo(views, {
    titleOf: (label) => `A letter about “${label}”`,
    before: [
      'The page starts from {view.} Before it is signed, the clerk reads out a letter that came too late for the hearing:',
      'You have put {view} first. On the last morning a letter lies on top of the draft:',
      'The draft is typed, with {view} in its opening line. Then the post comes:',
      'Everything rests on {view} now. A reader of the draft writes back:',
    ],
    after: [
      'What does the panel do with it?',
      'The draft is still on the table. What now?',
      'It is a fair letter. What do you do?',
      'Somebody has to say something. What do you say?',
    ],
    answers: [
      {
        text: 'Put the objection into the recommendation, with your answer',
        outcomes: [
          'The page grows by four lines, and they are the ones that people will quote. Whoever disagrees finds their reason in it.',
          'The answer takes longer to write than all the rest. It also changes a word in the first line.',
          'You notice that your answer holds for most cases and fails for one. That one is now named.',
          'The writer of the letter gets a copy. “I would still decide otherwise,” comes back, “and I can see how you got there.”',
        ],
        effects: [12, 10],
      },
      {
        text: 'Recommend it for a year, with a day on which it is looked at again',
        outcomes: [
          'There is a date under it, and beside the date what you will look at. Two guests offer to help with the looking.',
          'You had to say what would count as having been wrong. It was the best talk of the day.',
          'A year is long for those who were against it, and shorter than forever.',
          'Somebody calls it half-hearted. The clerk calls it the first recommendation with an end.',
        ],
        effects: [8, 8],
      },
      {
        text: 'Sign it as it is: the hearing is closed',
        outcomes: [
          'It is signed. The letter goes into the file, where anyone may read it next to your signature.',
          'The hearing is closed. So, for some of your guests, is the matter of asking them again.',
          'That is how it is done, and the letter is printed in the newspaper.',
          'Nobody can say that you broke a rule. Nobody says that you listened, either.',
        ],
        effects: [-12, -6],
      },
    ],
  });

export const listenerScenes = (views: Views): Scene[] =>
  objectionsTo(views, {
    titleOf: (label) => `A reader of the page: “${label}”`,
    before: [
      'The page takes up {view} first. Somebody who reads it over your shoulder says:',
      'You begin with {view.} A second reader puts a finger on the paragraph:',
      'The paragraph on {view} is done. Then a member of the panel objects:',
      'You have written first to those who think {view.} Another guest comes back in and says:',
    ],
    after: ['What becomes of the paragraph?', 'How do you go on with the page?', 'Is the page better with it or without it?', 'The printer is waiting. What do you do?'],
    answers: [
      {
        text: 'Take it in, in one plain sentence, and leave the first line as it is',
        outcomes: [
          'What has been shown still stands on top, and nobody who reads on feels laughed at.',
          'It is one sentence, and it took four people. It gives away nothing that is known.',
          'The paragraph now says both: what is so, and what can be said for those who doubted it.',
          'Read aloud, it sounds like somebody talking and no longer like a notice.',
        ],
        effects: [12, 8],
      },
      {
        text: 'Add how it was found out, so that readers can check it',
        outcomes: [
          'There is a line now that begins with “You can see for yourself.” It is the line that gets read.',
          'The works are named at the foot of the page. One reader looks one of them up, and tells three others.',
          'It makes the page longer and the voice calmer.',
          'A page that shows its working is harder to call a trick.',
        ],
        effects: [4, 14],
      },
      {
        text: 'Leave it out: the facts are enough',
        outcomes: [
          'They are true. The page is put up, and those for whom it was written walk past.',
          'It is the shortest version, and it answers a question that nobody had asked.',
          'You have saved two lines, and lost the readers who needed them.',
          'Somebody writes under it by hand: “And what about us?”',
        ],
        effects: [-12, 0],
      },
    ],
  });

/** What comes back after a decision, or after an announcement on a settled matter, and what the team does with it. */
import type { Scene } from '../../draft.ts';
import { objectionsTo } from './objection.ts';
import type { Views } from './scenes.ts';

/** `time`: on the clock of the day. */
export const backlashScenes = (views: Views, time: string): Scene[] =>
  objectionsTo(views, {
    titleOf: (label) => `${time}: “${label}”`,
    before: [
      'You started from {view.} Within the hour there is one reply that everybody passes on:',
      'You said {view.} A voice on the radio answers, calmly:',
      'Since the announcement, {view} is on every screen. Under it stands:',
      'Your team has made {view} its own for today. One of you has not spoken so far, and does now:',
    ],
    after: [
      'Some on your team want to defend it, some want to take it back.',
      'It is a good objection. You have ten minutes.',
      'The telephones have started again.',
      'Nobody can say that it is beside the point. What do you do?',
    ],
    answers: [
      {
        text: 'Say that it is a fair point, and what you will do about it',
        outcomes: [
          'It costs you half an hour and two sentences of pride. Those whom it hits know now that you have seen them.',
          'The voice on the radio thanks you. You had not expected that to help, and it does.',
          'What you will do is small and can be done by tomorrow. It is written under the announcement.',
          'Your own colleague writes the sentence. It is the best one of the day.',
        ],
        effects: [-8, 12, 12],
      },
      {
        text: 'Keep to it, and name the day on which you will look at it again',
        outcomes: [
          'Next Thursday, ten o’clock. Some put it into their calendars.',
          'A day is something to hold on to. You will be reminded of it.',
          'You also say by what you will see whether you were wrong. The replies get longer and quieter.',
          'It goes into the log, with a name beside it.',
        ],
        effects: [-4, 6, 4],
      },
      {
        text: 'Wait until it has blown over',
        outcomes: [
          'It does not blow over. It gets a name.',
          'The next voice on the radio is less calm.',
          'By evening people quote the reply and no longer the announcement.',
          'Your colleague sits down again and says nothing more today.',
        ],
        effects: [-2, -12, -12],
      },
    ],
  });

export const replyScenes = (views: Views, time: string): Scene[] =>
  objectionsTo(views, {
    titleOf: (label) => `${time}: “${label}”`,
    before: [
      'You spoke to those who say {view.} Within the hour somebody has answered them, in one breath:',
      'Your two sentences were for people who say {view.} A listener writes that this belongs to it:',
      'Many who say {view} have heard you. Under the recording stands a reply:',
      'You had turned to those who think {view.} One of your own team says to the screen:',
    ],
    after: [
      'It is passed on with a laugh. Those you spoke to can see the laugh.',
      'It is true and was not in your two sentences. What do you do with it?',
      'The telephones have started again.',
      'Nobody can say that it is beside the point. Does it go out?',
    ],
    answers: [
      {
        text: 'Say it yourself, in words that those you spoke to can bear to hear',
        outcomes: [
          'The laugh is gone from it, and the point is still there. Two people call to ask how one knows that.',
          'It takes a third sentence, and you had it ready from the morning.',
          'Said by you it is no weapon any more. Somebody writes: “I had not thought of that.”',
          'You try it on the oldest of the team first. At the fourth try it is both kind and clear.',
        ],
        effects: [-8, 12, 12],
      },
      {
        text: 'Add how it is known, and where one can look it up',
        outcomes: [
          'The list of works goes up beside the board. Some copy it down, and one of them is angry and copies it all the same.',
          'It is the least loud thing that is said today, and the one that is still there tomorrow.',
          'A teacher asks whether her class may use it.',
          'Your checker has waited all day for this, and reads out the first line of the list.',
        ],
        effects: [-6, 10, 6],
      },
      {
        text: 'Pass on the reply as it is: it hits the mark',
        outcomes: [
          'It does. Those whom you had won a little this morning close the page.',
          'By evening it has a hundred cheers, and all of them come from people who had no doubts before.',
          'The calls get fewer. You take it for a good sign, and it is not one.',
          'The oldest of the team leaves the room without a word.',
        ],
        effects: [0, -6, -14],
      },
    ],
  });

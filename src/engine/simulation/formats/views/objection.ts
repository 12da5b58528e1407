/** The last scene of a simulation on views: the best objection to what was chosen, and what is done with it. */
import type { Scene } from '../../draft.ts';
import { around, spoken } from '../../wording.ts';
import { naming, type Views } from './scenes.ts';

interface Answer {
  text: string;
  /** One for each place of a view. */
  outcomes: readonly string[];
  effects: readonly number[];
}

export interface ObjectionWords {
  titleOf: (label: string) => string;
  /** Before and after the objection, one for each place of a view. */
  before: readonly string[];
  after: readonly string[];
  answers: readonly Answer[];
}

/** One scene for each view, with the ids that a choice among the views leads to: `objection-1` … */
export const objectionsTo = (views: Views, { titleOf, before, after, answers }: ObjectionWords): Scene[] =>
  views.map(({ label, bestObjection }, place) => ({
    id: `objection-${place + 1}`,
    title: titleOf(label),
    description: `${naming(around(before, place), label)} ${spoken(bestObjection)} ${around(after, place)}`,
    choices: answers.map(({ text, outcomes, effects }) => ({ text, outcome: around(outcomes, place), effects })),
  }));

export const objectionScenes = (views: Views): Scene[] =>
  objectionsTo(views, {
    titleOf: (label) => `The minutes: “${label}”`,
    before: [
      '{view} is what the room has chosen. Those who lost may put one sentence or two into the minutes, and they take their best:',
      'Most hands went up for {view.} Now the others have the pen, and write:',
      'The result is {view.} One objection goes into the minutes with it:',
      '{view} it is. The minutes have room for one objection, and it is a good one:',
    ],
    after: [
      'What do you do with it?',
      'Now it stands there. What follows?',
      'The winners read it over their shoulders. What do they do?',
      'It would be easy to turn the page. Do you?',
    ],
    answers: [
      {
        text: 'Change the plan where the objection is right',
        outcomes: [
          'The minutes now hold a decision and its price. Whoever reads them in a year can check both.',
          'The losers sign as well. Nobody has changed sides, and everybody knows what to watch.',
          'One line is crossed out, one is added, and it is a better plan.',
          'It takes ten minutes more. Nobody leaves early.',
        ],
        effects: [2, 15],
      },
      {
        text: 'Agree on how you will know whether the objection was right',
        outcomes: [
          'A day goes into the calendar, with what would count as a failure. That is more than most votes ever get.',
          'You write down today what you will look at, so that nobody can choose the measure later.',
          'Two people offer to collect the figures, one from each camp.',
          'It is the hardest question of the day, and three good answers come together.',
        ],
        effects: [8, 8],
      },
      {
        text: 'Leave it in the minutes: the vote is over',
        outcomes: [
          'The vote stands. The sentence stands as well, and the losers will be the first to quote it.',
          'It is your right. On the way out somebody asks what the debate was for.',
          'The folder closes. The next motion will meet the same faces, with good memories.',
          'There is applause from some. The others pack up without a word.',
        ],
        effects: [0, -14],
      },
    ],
  });

export const objectionScenesOfHearing = (views: Views): Scene[] =>
  objectionsTo(views, {
    titleOf: (label) => `A talk about “${label}”`,
    before: [
      'You have begun with {view.} Somebody who has listened to you both joins in:',
      'You have begun with {view.} Before you can go on a bystander says:',
      'You have begun with {view.} Then a third person speaks up:',
      'You have begun with {view.} From behind you comes a voice:',
    ],
    after: ['How do you go on?', 'Everybody looks at you. What now?', 'Some nod, some look at their shoes. What do you say?', 'What do you make of that?'],
    answers: [
      {
        text: 'Say in your own words what is right in it, and ask the first person what they think now',
        outcomes: [
          'There is a pause in which somebody thinks. It is the best thing that can happen out here.',
          '“Put like that,” you hear, and then a question, a real one.',
          'The answer begins with “yes, but,” and that is further than “no.”',
          'Nobody is won over on the spot. Somebody asks where one could read it.',
        ],
        effects: [8, 14],
      },
      {
        text: 'Ask them what they would have to see in order to think again',
        outcomes: [
          'They name something. You know where it can be looked up, and go there together.',
          'The first answer is “nothing.” The second, after a while, is something.',
          'They turn the question around and put it to you. You have an answer ready, since you have just heard one.',
          'It takes them aback, in a good way: nobody had asked before.',
        ],
        effects: [6, 10],
      },
      {
        text: 'Repeat what the evidence shows, a little louder',
        outcomes: [
          'It is as true as before. It has become a contest of voices, and nobody learns anything in one.',
          'They step back, and take the others with them.',
          'You are right, and alone with it.',
          'Somebody puts on headphones.',
        ],
        effects: [2, -14],
      },
    ],
  });

import type { Brief, Drafted, Scene } from '../draft.ts';
import { bearerOf, type Question } from '../matter.ts';
import { one, played, sideBySide } from '../played.ts';
import { around, known, named, open, quotedLast, sentence } from '../wording.ts';
import { weighingCards } from './weighing-cards.ts';

export function weighing(brief: Brief): Drafted {
  const { matter, isYoung, rounds } = brief;
  const { main, other } = matter;
  const people = main.stakeholders;
  const [first, second] = people;
  const last = people[people.length - 1];

  const sheet = (): Scene => ({
    id: 'sheet',
    title: 'Two empty columns',
    description: `On the board stand two words, gain and cost, and under them nothing. ${main.question} ${sentence(main.background)} Whose reason do you write down first?`,
    choices: people.slice(0, 3).map(({ who, because }, place) => ({
      text: `That of ${known(who)}`,
      outcome: `${around(['It goes on the board in one line:', 'You write while you listen:', 'The chalk breaks, and then it stands there:'], place)} ${open(because)}. ${around(['In which of the two columns does it belong? The class is not sure, and that is a good beginning.', 'Somebody remarks that this is a cost for one and a gain for another.', 'Under it you leave a free line, for what will be said against it.'], place)}`,
      effects: [8, 4 + 2 * place],
    })),
  });

  const entry = (id: string, title: string, setting: string, words: readonly [string, string, string]): Scene => {
    const claim = matter.claims.take();
    return {
      id,
      title,
      description: `${setting} ${quotedLast(claim?.belief ?? '')} Does it stay?`,
      choices: [
        { text: 'Let it stand: it sounds right', outcome: `${words[0]} ${sentence(claim?.correction ?? '')}`, effects: [-10, -4] },
        { text: 'Put a question mark behind it and have it looked up', outcome: words[1], effects: [8, 4] },
        ...(claim ? [{ text: `Write a question beside it: ${quotedLast(claim.probe)}`, outcome: `${words[2]} ${quotedLast(claim.correction)}`, effects: [12, 2] }] : []),
      ],
    };
  };

  const hidden = (): Scene => ({
    id: 'hidden',
    title: 'Somebody who stands in neither column',
    description: `The columns are half full when ${known(last?.who ?? 'somebody')} asks: “And where am I?” Nobody has an answer at once. What do you do?`,
    choices: [
      {
        text: 'Give them a line of their own',
        outcome: 'It is the shortest line on the board. After it, three others are read in another way.',
        effects: [6, 14],
      },
      {
        text: 'Count them with the group that is most like them',
        outcome: 'The sum is tidier now. It is also less true, and one person in the room knows by how much.',
        effects: [-4, -8],
      },
      {
        text: 'Ask who else is missing',
        outcome: 'Two hands go up, and a third: those who come later, and cannot ask.',
        effects: [4, 10],
      },
    ],
  });

  const weigh = (question: Question, id: string, after: string): Scene => ({
    id,
    title: id === 'weigh' ? 'Which answer weighs more?' : 'A second question for the same columns',
    description:
      id === 'weigh'
        ? `Now the columns are to be read, and ${known(first?.who ?? 'somebody')} asks for an answer that names its price. ${question.question} Which one do you put on the scales?`
        : `The board is wiped, the two words stay. ${question.question} ${sentence(question.background)} Which answer do you put on the scales?`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: sentence(choice),
      outcome: `${around(id === 'weigh' ? ['Into the column of gains goes', 'The first line on the side of the gains is', 'What speaks for it is written large:'] : ['This time you begin with the gains:', 'On the left you write', 'Of what it brings somebody says:'], place)} ${quotedLast(gain)}`,
      effects: [4, 2],
      to: `${after}-${place + 1}`,
    })),
  });

  const price = (question: Question, after: string): Scene[] =>
    question.ways.map(({ choice, cost }, place) => {
      const isFirst = after === 'price';
      const payer = bearerOf(question, place);
      return {
        id: `${after}-${place + 1}`,
        title: `${isFirst ? 'The other column' : 'The other side of the second answer'}, ${around(['first answer', 'second answer', 'third answer'], place)}`,
        description: `${around(isFirst ? ['You had put this on the scales:', 'Your answer was this:', 'This is what you had chosen:'] : ['Your second answer was this:', 'This time you had said:', 'On the wiped board stands now:'], place)} ${quotedLast(choice)} ${around(isFirst ? ['The column of costs is still empty.', 'On the right nothing has been written yet.', 'Half of the board is white.'] : ['It has a right side as well.', 'Nobody has asked yet what it takes.', 'The chalk goes from hand to hand.'], place)} ${named(known(payer.who))} ${around(isFirst ? ['writes into the other column:', 'takes the chalk and writes:', 'dictates a line:'] : ['has an answer to that:', 'says it without notes:', 'puts it in one line:'], place)} ${quotedLast(cost)} ${around(isFirst ? ['How heavy is that?', 'What does it weigh, against the gain?', 'Does that turn the scales?'] : ['What is it worth?', 'And now?', 'How do you weigh the two?'], place)}`,
        choices: isFirst
          ? [
              {
                text: 'Heavier than the gain: we look at the other answers again',
                outcome: around(
                  [
                    'You go back without shame. An answer that has been put aside for a reason is worth more than one that nobody doubted.',
                    'The scales move. Two people who had agreed for different reasons find out that they do.',
                    'Nobody laughs. The board now shows what it would take to make this answer a good one.',
                  ],
                  place,
                ),
                effects: [8, 8],
              },
              {
                text: 'It counts, and we keep the answer and say who bears it',
                outcome: around(
                  [
                    'You write a name behind the cost. It is harder to look at, and easier to answer for.',
                    'The sentence gets a second half: “and that is borne by”. It makes the room quiet.',
                    'An answer with its price on it. It can be argued with, which is what it is for.',
                  ],
                  place,
                ),
                effects: [8, 12],
              },
              {
                text: 'It does not count: the gain is clear',
                outcome: around(
                  [
                    'The line is wiped out, and its trace can be read from the back row all through the lesson.',
                    'It was not wrong, only unwelcome. It will come back in the debrief.',
                    'The column is empty again and looks it.',
                  ],
                  place,
                ),
                effects: [-8, -14],
              },
            ]
          : [
              {
                text: 'Weigh it against the first line on the left, aloud',
                outcome: around(
                  [
                    'Said aloud, both lines get longer. One of them gets a number, the other a name.',
                    'You hear your own reason change while you say it.',
                    'It takes a minute. It saves a quarter of an hour.',
                  ],
                  place,
                ),
                effects: [10, 8],
              },
              {
                text: 'Ask who would weigh it differently, and why',
                outcome: around(
                  [
                    'Somebody would, and can say from where in the room the scales look different.',
                    'Nobody, at first. Then the one who had not spoken all day.',
                    'There are as many answers as chairs, and two kinds of reasons.',
                  ],
                  place,
                ),
                effects: [8, 10],
              },
            ],
      };
    });

  const value = (): Scene => ({
    id: 'value',
    title: 'A line without a number',
    description: `${named(known(second?.who ?? 'Somebody'))} wants ${second?.wants}. There is no price on that, in money or in hours. How does it come onto the scales?`,
    choices: [
      {
        text: 'As a line of its own, with the word “cannot be counted”',
        outcome: 'It stands between the numbers like a person in a row of chairs. Nobody adds it up, and nobody overlooks it.',
        effects: [6, 12],
      },
      {
        text: 'By asking what people have given up for it',
        outcome: 'That can be looked up, at least in part. It is no price, and it is more than a feeling.',
        effects: [12, 4],
      },
      { text: 'Not at all: what has no number is left out', outcome: 'The sum comes out even. It is the sum of everything that was easy to count.', effects: [-6, -12] },
    ],
  });

  const time = (): Scene => ({
    id: 'time',
    title: 'Soon, and much later',
    description: 'Some lines on the board come true at once, some only after many years. So far they all have the same size. What do you do?',
    choices: [
      {
        text: 'Mark each line: at once, or later',
        outcome: 'Most gains turn out to be quick and most costs slow. You had not seen that before you marked them.',
        effects: [12, 4],
      },
      {
        text: 'Ask for each late one who will be there to bear it',
        outcome: 'Behind four lines stands the same answer: somebody who is not in the room.',
        effects: [4, 12],
      },
      { text: 'Count only what comes soon', outcome: 'The board is half as full, and the decision twice as easy. You know why.', effects: [-10, -8] },
    ],
  });

  const account = (): Scene => ({
    id: 'account',
    title: 'The last line',
    description: `One line is left at the bottom of the board. It is to say how you have weighed ${matter.inText}, so that somebody who was not there can follow. What stands in it?`,
    choices: [
      { text: 'The answer, its price, and who pays it', outcome: 'Whoever reads it can disagree with any of the three. That is how it can be used.', effects: [8, 8] },
      { text: 'What would have to be known to weigh better', outcome: 'It is a question with an address: somebody could go and find it out.', effects: [12, 2] },
      { text: 'That all answers are equally good', outcome: 'If that were so, the columns would be of the same length. You look at them again.', effects: [-8, -6] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      sheet: one(sheet),
      entry: one(() =>
        entry('entry', 'A line that should be checked', 'Somebody has written a line on the board while your back was turned:', [
          'It stands there until the end of the lesson, and two other lines lean on it.',
          'It comes back with a note: not so. The line is struck out, and can still be read, as a warning.',
          'Two people try to answer it, and the line does not survive. Below it somebody writes:',
        ]),
      ),
      hidden: one(hidden),
      weigh: one(() => weigh(main, 'weigh', 'price')),
      price: sideBySide(() => price(main, 'price')),
      value: one(value),
      time: one(time),
      late: one(() =>
        entry('late', 'A reason from the last row', 'Shortly before the end a reason is called out that would turn the scales:', [
          'The scales turn. It takes until the debrief before they turn back.',
          'The scales wait. What comes back is less than was promised, and it weighs less too.',
          'The question is read out twice, and the scales stay where they are. The answer to it:',
        ]),
      ),
      again: one(() => weigh(other as Question, 'again', 'second-price')),
      'second-price': sideBySide(() => price(other as Question, 'second-price')),
      account: one(account),
    },
    ['weigh', 'price', 'sheet', 'entry', 'hidden', 'account', 'value', ...(other && rounds >= 9 ? (['again', 'second-price'] as const) : []), 'time', 'late'],
    rounds,
  );

  return {
    title: `On the scales: ${main.question}`,
    description: `Two columns, gain and cost, for every answer to one question on ${matter.inText}. Nothing is bought or shared out: the class weighs what each answer brings, what it costs, and who bears it.`,
    scenario: `Your group has been asked to weigh a question before others answer it: ${main.question} There is a board with two columns. Every line needs a reason, and every gain needs the name of whoever pays for it.`,
    objectives: [
      `Say for each answer on ${matter.inText} what it brings and what it costs.`,
      'Name who bears a cost, and who was not asked.',
      isYoung ? 'Give a reason for what you find heavier.' : 'Tell what can be counted from what can only be weighed, and give both their place.',
    ],
    roles: weighingCards(brief),
    steps,
    meters: [
      { name: 'What can be shown', start: 40 },
      { name: 'Fair weight for everyone', start: 40 },
    ],
    materials: [
      { type: 'The board', description: 'Two columns on a wall or a large sheet, gain and cost, for each answer. Behind every line: for whom, from when on, and how we know.' },
      { type: 'Weights', description: 'Ten counters for each group. When the columns are full, the group lays them on the lines that weigh most, and says why.' },
    ],
    debrief: ['Which cost did you see last, and who had known it all along?', 'Which line could not be counted, and how did you weigh it?'],
  };
}

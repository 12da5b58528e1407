/** Economic: a purse of points, bids from people who want different things, a trade, a rule, and the bill for it. The points are play money; nothing here claims to be a price. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief, Drafted, Scene } from '../draft.ts';
import { bearerOf, type Question } from '../matter.ts';
import { played } from '../played.ts';
import { known, named, open, quoted, quotedLast, sentence } from '../wording.ts';
import { keeperOfThePurse } from './keeper.ts';
import { piecesFor } from './pieces.ts';

/** What each bidder asks for, in points, in the order of the people concerned. Every sum in the text is made from these. */
const asked = [60, 40, 30, 30];
const inPurse = 100;
/** The most that each scene can take out of the purse is 60, 10, 10, 10 and 6: it is never overdrawn on any way. */
const [equalInAll, smallPart, unchecked, check, softened, handedBack, promised, cutTo, trial] = [60, 10, 10, 2, 10, 5, 5, 2, 6];

const counted = (points: number): string => `${points} point${points === 1 ? '' : 's'}`;

export function economic({ matter, isYoung, rounds }: Brief): Drafted {
  const { main, other } = matter;
  const people = main.stakeholders;
  const [one, two, three] = [people[0], people[1], people[2]];
  const bidding = people.slice(0, isYoung ? 3 : asked.length).map((person, place) => ({ ...person, points: asked[place] ?? 0 }));
  const sum = bidding.reduce((before, { points }) => before + points, 0);

  const bids = (): Scene => ({
    id: 'bids',
    title: 'The bids',
    description: `You hold ${inPurse} points for everyone. ${bidding.map(({ who, wants, points }) => `${named(who)} wants ${wants} (bid: ${points}).`).join(' ')} The bids together come to ${sum}, and the year is long. How do you share out what there is?`,
    choices: [
      {
        text: `Fill the bid of ${known(one?.who ?? 'the first')} (${asked[0]}), and let the others wait`,
        outcome: `It does what it was meant to do, there. The reason was good: ${open(one?.because ?? '')}. The others had reasons too, and ${inPurse - (asked[0] ?? 0)} points are left for all of them.`,
        effects: [-(asked[0] ?? 0), -6, 14],
      },
      {
        text: `Equal parts for all: ${equalInAll / bidding.length} for each`,
        outcome: `That takes ${equalInAll} points. Nobody can complain that they were treated worse, and most have too little to finish anything. Two of them begin to talk about putting their parts together.`,
        effects: [-equalInAll, 10, 4],
      },
      {
        text: `Give each ${smallPart} and keep ${inPurse - smallPart * bidding.length} in the purse`,
        outcome: 'There is grumbling in the line. In the second half of the year you will be the only one in the room who can still say yes.',
        effects: [-smallPart * bidding.length, -4, 4],
      },
    ],
  });

  const trade = (): Scene => ({
    id: 'trade',
    title: 'A trade outside the room',
    description: `${named(known(two?.who ?? 'One of them'))} and ${known(three?.who ?? 'another')} have found each other. One wants ${two?.wants}, the other ${three?.wants}. They offer to swap, if you let the points move freely.`,
    choices: [
      {
        text: 'Let them trade as they like',
        outcome: 'Both walk away with more of what they care about, from the same purse. A fourth person asks why nobody offered to trade with them.',
        effects: [0, -4, 14],
      },
      {
        text: 'Let them trade, and have it written on the board',
        outcome: 'It takes a little longer. Once the terms hang on the wall, two more trades are made by noon, on better terms for the weaker side.',
        effects: [0, 8, 10],
      },
      {
        text: 'Forbid it: points are for what they were given for',
        outcome: 'The rule is clear, and it is kept. Ten points lie unused on a table until evening.',
        effects: [0, 2, -8],
      },
    ],
  });

  const claim = (): Scene => {
    const found = matter.claims.take();
    return {
      id: 'claim',
      title: 'A bid with a reason that should be checked',
      description: `A new bid comes in for ${unchecked} points, and its whole argument is one sentence: ${quotedLast(found?.belief ?? '')}`,
      choices: [
        {
          text: 'Pay: the reason sounds good',
          outcome: `It was a good-sounding reason. ${sentence(found?.correction ?? '')} The ${counted(unchecked)} are gone.`,
          effects: [-unchecked, -4, -8],
        },
        {
          text: `Pay ${counted(check)} to have it checked`,
          outcome: `Well spent. What comes back is short: ${quotedLast(found?.correction ?? '')} The bid is withdrawn.`,
          effects: [-check, 4, 8],
        },
        {
          text: 'Refuse all bids that rest on one sentence',
          outcome: 'That keeps the purse full. It also turns away somebody who was right and had nobody to help with the writing.',
          effects: [0, -8, -2],
        },
      ],
    };
  };

  const rule = (question: Question, id: string, after: string): Scene => ({
    id,
    title: id === 'rule' ? 'One rule for everybody' : 'A second rule, for what came up since',
    description: `${id === 'rule' ? `Sharing out case by case takes all your time, and ${known(three?.who ?? 'someone')} asks for something that can be relied on.` : 'The first rule has held for a year. Now the same purse is asked about something else.'} ${question.question} ${sentence(question.background)}`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: sentence(choice),
      outcome: `${(id === 'rule' ? ['The rule goes up on the wall.', 'It is read out twice, and people begin to reckon with it.', 'You had expected more noise. People take out their pencils.'] : ['The wall has room for a second sheet.', 'By now they know how to read a rule: from the end.', 'It is the first rule that was proposed from the back row.'])[place]} ${(id === 'rule' ? ['On the side of what it brings, the ledger says', 'In the column of gains you write', 'The bookkeeper reads out what it is good for'] : ['In its favor somebody has written', 'For this one there is a reason in one line', 'The line under it says why'])[place]}: ${sentence(gain)}`,
      effects: [0, 2, 8],
      to: `${after}-${place + 1}`,
    })),
  });

  const bill = (question: Question, after: string): Scene[] =>
    question.ways.map(({ choice, cost }, place) => {
      const isFirst = after === 'bill';
      const payer = bearerOf(question, place);
      return {
        id: `${after}-${place + 1}`,
        title: `${isFirst ? 'The bill' : 'The second bill'}, ${['page one', 'page two', 'page three'][place]}`,
        description: `${(isFirst ? ['The rule was', 'You had decided:', 'On the wall it says:'] : ['The second sheet says:', 'You had put up a second rule:', 'The newer rule reads:'])[place]} ${quotedLast(choice)} ${(isFirst ? ['Every rule has a second page.', 'What is on the back of it, nobody had read aloud.', 'Underneath, in smaller letters, stands the rest.'] : ['Somebody has turned the sheet over.', 'It has been in force long enough to be judged.', 'The pencil note beside it is not yours.'])[place]} ${sentence(cost)} ${isFirst ? [`${named(known(payer.who))} lays it on your desk.`, `It is ${known(payer.who)} who brings it to you.`, `In red ink ${known(payer.who)} has drawn a line under it.`][place] : ['This time you had it on the desk before anyone complained.', 'You recognize the handwriting.', 'It comes by post, with a stamp that you pay for.'][place]}`,
        choices: isFirst
          ? [
              {
                text: [`Pay ${counted(softened)} from the purse to those it hits`, `Take ${counted(softened)} to soften it`, `Set ${counted(softened)} aside for the worst cases`][
                  place
                ] as string,
                outcome: [
                  'It does not make good what was lost. It shows that it was seen, and the rule can stay.',
                  'The points go where the page points. Nobody cheers, and the line at your door gets shorter.',
                  'There are more cases than points. You begin with those who did not ask.',
                ][place] as string,
                effects: [-softened, 14, 2],
              },
              {
                text: ['Let those who gain pay for it', 'Ask the winners of the rule to cover it', 'Move the cost to where the gain is'][place] as string,
                outcome: [
                  'They do the sum. They still gain. Two of them pay before they are asked a second time.',
                  'They find good reasons why it should be somebody else, and pay in the end, since the sheet on the wall shows who gains.',
                  'It is slower and fairer, and it needs somebody to keep the books.',
                ][place] as string,
                effects: [0, 8, -2],
              },
              {
                text: ['Keep the points, and the rule as it is', 'Leave it lying', 'Say that every rule has losers'][place] as string,
                outcome: [
                  'The purse is as full as before. The list of those who no longer come is not kept anywhere.',
                  'It is still on your desk when the next one is put on top.',
                  'True. They had hoped that you would also say who.',
                ][place] as string,
                effects: [0, -16, 4],
              },
            ]
          : [
              {
                text: ['Change the rule by one word', `Pay ${counted(trial)} for a trial on a small scale`, 'Add a line for exceptions'][place] as string,
                outcome: [
                  'It is the word “all”. Without it, the rule does nearly the same and hurts half as many.',
                  'The trial is over in a month. It saves an argument that would have filled the year.',
                  'Exceptions make work. These make sense as well.',
                ][place] as string,
                effects: [place === 1 ? -trial : 0, 10, 6],
              },
              {
                text: ['Leave it and watch for a year', 'Keep the rule and count', 'Wait and see who comes'][place] as string,
                outcome: [
                  'You put a mark in the calendar. Whoever pays until then has been told so.',
                  'Counting is better than guessing, for those who have the year.',
                  'Those come who can afford to wait in line.',
                ][place] as string,
                effects: [0, -6, 2],
              },
            ],
      };
    });

  const squeeze = (): Scene => ({
    id: 'squeeze',
    title: 'Points are called back',
    description: `A message from above: ${counted(handedBack)} have to be handed back this year. On your desk lies a promise of ${promised} to ${known(one?.who ?? 'the first')}. What do you do?`,
    choices: [
      {
        text: `Hand back ${handedBack} and keep the promise of ${promised}`,
        outcome: `That is ${counted(handedBack + promised)}. Your word is now worth more than your purse: in the second half of the year people accept promises from you in place of points.`,
        effects: [-handedBack - promised, 8, 2],
      },
      {
        text: `Hand back ${handedBack}, and pay ${cutTo} of the ${promised} that were promised`,
        outcome: `That is ${counted(handedBack + cutTo)}. It looks fair on paper. Half a bridge, as somebody says, is not half as good as a bridge.`,
        effects: [-handedBack - cutTo, 2, -8],
      },
      {
        text: 'Ask them all what they could do without, and let the promise wait',
        outcome: `You expect silence. You get a list, and the ${counted(handedBack)} that go back come from it. Your purse stays as it is. The longest line is from the person with the smallest share.`,
        effects: [0, 10, 6],
      },
    ],
  });

  const audit = (): Scene => ({
    id: 'audit',
    title: 'The accounts',
    description: `At the end somebody who was not there goes through the books on ${matter.inText}. “I see what was spent,” they say. “Where do I see what it did?”`,
    choices: [
      { text: 'Show one thing that worked, and one that did not', outcome: 'The second is the one they write down, with the words “knows what it is doing”.', effects: [0, 6, 8] },
      { text: 'Bring in two people who were affected', outcome: 'They do not agree with each other. The report gets a page that no table could have held.', effects: [0, 10, 4] },
      { text: 'Show how little it cost', outcome: 'It was little. The next purse will be smaller.', effects: [0, -4, -8] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      bids: () => [bids()],
      claim: () => [claim()],
      trade: () => [trade()],
      rule: () => [rule(main, 'rule', 'bill')],
      bill: () => [bill(main, 'bill')],
      squeeze: () => [squeeze()],
      second: () => [rule(other as Question, 'second', 'second-bill')],
      'second-bill': () => [bill(other as Question, 'second-bill')],
      audit: () => [audit()],
    },
    ['bids', 'rule', 'bill', 'claim', 'trade', 'audit', 'squeeze', ...(other ? (['second', 'second-bill'] as const) : [])],
    rounds,
  );

  return {
    title: `The common purse: ${main.question}`,
    description: `One purse of ${inPurse} points, more wishes than points, and a rule that somebody has to pay for. The points are play money: they make trade-offs on ${matter.inText} visible and are no real prices.`,
    scenario: `You run the common purse. It holds ${inPurse} points, and everyone in this room has a claim on it. Behind all the bids stands one question: ${main.question}`,
    objectives: [
      `Say for every choice on ${matter.inText} what is given up for it.`,
      'Tell who gains from a rule from who pays for it.',
      isYoung ? 'Share out something scarce, and explain why that is fair.' : 'Predict a second effect of a rule before it happens, and check the prediction.',
    ],
    roles: roles(),
    steps,
    meters: [
      { name: 'Points in the purse', start: inPurse },
      { name: 'Felt fairness', start: 50 },
      { name: 'Wishes met', start: 20 },
    ],
    materials: [
      { type: 'Points', description: 'One hundred counters, beans or paper squares for each group. They are handed over at every decision, so that the purse is seen to empty.' },
      { type: 'Ledger', description: 'A line for each decision: points out, who gained, who paid, what we did not expect. The last column is filled in afterward.' },
    ],
    debrief: ['Which choice cost more than its points?', 'Who paid for the rule without having been asked?'],
  };

  function roles(): SimulationRole[] {
    const pieces = piecesFor(main, bidding);
    const limits = [
      `You bid ${asked[0]} points and would be content with 35. Tell nobody.`,
      `You bid ${asked[1]}. You could also do it alone, later and worse. That is your secret, and your strength in any trade.`,
      `You bid ${asked[2]}, and you have 10 points of your own that nobody knows of. You may lend them.`,
      `You bid ${asked[3]}. What you need even more than points is to be told in time.`,
    ];
    const trades = [
      'Make one trade from which both sides gain.',
      'Find out who would sell to you, and at what price in points.',
      'Refuse one offer, and say why.',
      'Lend or borrow once, with a date in writing.',
    ];
    const bidders = bidding.map(({ who, wants, because, points }, place) => {
      const piece = pieces[place];
      return {
        name: named(who),
        description: `Somebody who bids for ${points} points and wants ${wants}. What the others may know: ${open(because)}.`,
        objectives: [
          [
            'Leave with enough points for your wish.',
            'Find the smallest number of points that would do.',
            'Get what you want for less than your first bid.',
            'Be heard before the purse is empty.',
          ][place] as string,
          trades[place] as string,
        ],
        secretInfo: `${limits[place]}${piece ? ` ${['You have also worked out what this rule would do:', 'You have seen the draft of a rule and know what would follow from it:', 'Your accountant has gone through one of the rules for you:', 'You keep a cutting about one rule that was tried elsewhere:'][place]} ${quoted(piece.choice)}. ${quotedLast(piece.what)}` : ''}`,
      };
    });
    return [
      ...bidders,
      keeperOfThePurse,
      ...(isYoung
        ? []
        : [
            {
              name: 'Bookkeeper',
              description: 'You write the ledger, where everyone can see it, and you say aloud what a decision cost.',
              objectives: ['Keep the sum right at every moment.', 'Find the one who pays without having been asked.'],
              secretInfo: bookkeepersSecret(),
            },
          ]),
    ];
  }

  function bookkeepersSecret(): string {
    const fact = matter.bearing.take();
    return fact
      ? `On the back of last year’s ledger somebody has noted: ${quotedLast(fact)} It has not been counted in any bid so far. Decide when to turn the page over.`
      : 'One of the bidders has put the same wish into two bids. You have noticed, and you are waiting to see whether they say so.';
  }
}

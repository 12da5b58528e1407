/** Economic on a curated question: one purse of play money, bids for what each view cares about, a rule that puts one of them first, and the bill for it: what speaks against that view. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import { shuffled } from '../../../text/hash.ts';
import type { Brief, Drafted, Scene } from '../../draft.ts';
import { one, played, sideBySide } from '../../played.ts';
import { beginning, type References, valueQuestions } from '../../question-matter.ts';
import { cared, spoken } from '../../wording.ts';
import { objectionsTo } from './objection.ts';
import { countOf, questionPapers } from './papers.ts';
import { purseCards } from './purse-cards.ts';
import { amongViews, aroundClaim, slips, wordsAt } from './scenes.ts';

const ofMoney =
  /\b(?:money|costs?|pay|pays|paid|prices?|priced|budgets?|wages?|tax(?:es)?|afford|cheap(?:er)?|expensive|invest\w*|econom\w+|fund\w*|incomes?|earn\w*|jobs?|markets?|salar\w+|donat\w+)\b/i;

/** Statements and views that speak of money, work or prices; with fewer, a purse would be put onto a question that is about something else. */
const fewestPassages = 4;

/** Is there something to weigh in points on this question? What evidence has settled is not shared out. */
export function hasEconomicSide({ kind, overview, facts, myths, perspectives }: CuratedQuestion): boolean {
  const passages = [
    overview,
    ...facts.map(({ text }) => text),
    ...myths.map(({ answer }) => answer),
    ...perspectives.flatMap(({ summary, bestObjection }) => [summary, bestObjection]),
  ];
  return kind === 'open' && passages.filter((text) => ofMoney.test(text)).length >= fewestPassages;
}

export function viewsPurse(brief: Brief, curated: CuratedQuestion, references: References, seed: string): Drafted {
  const { matter, isYoung, rounds } = brief;
  const { question, overview, evidenceSettles, perspectives: views } = curated;
  const [seller, buyer, late] = shuffled(views, `${seed}:trade`);
  const [, asked = question] = valueQuestions(curated);
  const count = countOf(views);

  const bids = (): Scene =>
    amongViews(
      views,
      {
        id: 'bids',
        title: 'The bids',
        description: `The purse holds 100 points. ${count} bidders stand in line, each asks for 40, and each has one minute to say what for. You can fill one bid now and put the rest off. Whose?`,
      },
      ({ summary }, place) => ({
        outcome: `${wordsAt(['The bid in the bidder’s own words:', 'You count out the points while you listen:', 'This is what they are for:', 'The bidder had hoped and not believed it:'], place)} ${spoken(beginning(summary, 240))} ${wordsAt(['The line behind has heard it as well.', 'The next in line puts away a sheet of paper.', 'Forty points are gone, and three reasons are still waiting.', 'Somebody asks what would be left if everyone were so convincing.'], place)}`,
        effects: [-40, -6, 14],
      }),
    );

  const knowledge = (): Scene =>
    slips(
      matter,
      {
        id: 'knowledge',
        title: 'What is it worth to know?',
        description:
          'Before more points are shared out you may pay 5 of them to have one statement checked and posted on the wall, so that every bidder has to reckon with it. Which one do you pay for?',
      },
      {
        holds: (source) => `Well spent. It is so${source && `, says ${source}`}. Two bidders rewrite their bids, and one of them asks for less.`,
        falls: (correction) => `Well spent, in its way: it is not so. ${correction} One bid had been built on it, and is withdrawn.`,
        holdsToo: (source) => `It goes up on the wall${source && ` with its source, ${source}`}. Nobody changes a bid at once. Within the hour everybody quotes it.`,
        effects: { holds: [-5, 6, 8], falls: [-5, 8, 2], holdsToo: [-5, 8, 4] },
      },
      (statement) => `Check: ${statement}`,
    );

  const reason = (): Scene[] =>
    aroundClaim(matter, ({ belief, correction }) => ({
      id: 'reason',
      title: 'A bid with one sentence under it',
      description: `A new bid asks for 15 points. Its whole reason is this: ${spoken(belief)} What do you do?`,
      choices: [
        { text: 'Pay: everybody knows that', outcome: `Everybody did. ${correction} The points do not come back.`, effects: [-15, -4, -6] },
        {
          text: 'Pay 2 points for somebody to look it up',
          outcome: 'The bidder takes the bid back before the answer is in, and comes again with a better reason and a smaller number.',
          effects: [-2, 6, 8],
        },
        {
          text: 'Refuse every bid that rests on a single sentence',
          outcome: 'That saves points. It also sends away a bidder who was right and had nobody to help with the writing.',
          effects: [0, -8, -2],
        },
      ],
    }));

  const trade = (): Scene => ({
    id: 'trade',
    title: 'A trade at the back of the line',
    description: `Two bidders have found each other. One would spend points on ${cared(seller?.value ?? '')}, the other on ${cared(buyer?.value ?? '')}. The second offers 10 points if the first gives way for now. The first hesitates, and asks what you think of it.`,
    choices: [
      {
        text: 'Ask the first what would make the deal good for them as well',
        outcome: `“Not points,” you hear, and then: ${spoken(seller?.wouldChange ?? '')} It is no price, and it is an answer. They trade half, and part as partners.`,
        effects: [0, 8, 12],
      },
      {
        text: 'Let them, if the terms are written on the wall',
        outcome: 'Once everyone can read the terms two more trades are made by noon, both better for the weaker side than the first.',
        effects: [0, 8, 8],
      },
      { text: 'Let them, in private', outcome: 'Both come away content. A third bidder learns of it later, who would have paid more.', effects: [0, -8, 10] },
    ],
  });

  const rule = (): Scene =>
    amongViews(
      views,
      {
        id: 'rule',
        title: 'One rule for the purse',
        description: `Sharing out case by case takes all your time, and the bidders want something that they can rely on. The question behind all of it is still this: ${spoken(question)} What comes first from now on, whenever points are short?`,
      },
      ({ label, value }, place) => ({
        text: `First comes ${cared(value)} (“${label}”)`,
        outcome: wordsAt(
          [
            'The rule goes up on the wall. One bidder breathes out; the others take out their pencils and begin to reckon.',
            'It is read out twice. From now on everybody knows what a bid has to say to be heard.',
            'You had expected more noise. They are all working out what it means for them.',
            'Somebody asks for how long. You say that it holds until its bill has come in.',
          ],
          place,
        ),
        effects: [0, 2, 8],
        to: `objection-${place + 1}`,
      }),
    );

  const bill = (): Scene[] =>
    objectionsTo(views, {
      titleOf: (label) => `The bill for “${label}”`,
      before: [
        'The rule followed {view.} Every rule has a second page, and somebody lays it on your desk:',
        'The purse has been run by {view} for a while. Those who are at the end of the line have done the sum:',
        'You put {view} first. The bookkeeper has found what that is paid with:',
        'Under {view} the ledger has two columns. The right one begins like this:',
      ],
      after: [
        'Nobody had bid for that. Who pays?',
        'It is no number, and it is a cost. What do you do?',
        'The column has no sum yet. What now?',
        'You can read it. So can everybody. What follows?',
      ],
      answers: [
        {
          text: 'Set 15 points aside for those whom it hits',
          outcomes: [
            'The points do not make it good. They show that it was seen, and the rule may stay.',
            'There are more cases than points. You begin with those who have not asked.',
            'It makes the rule dearer and easier to live with.',
            'The end of the line gets shorter. Nobody cheers.',
          ],
          effects: [-15, 14, 2],
        },
        {
          text: 'Let those who gain from the rule pay for it',
          outcomes: [
            'They do the sum, and still gain. Two of them pay before they are asked again.',
            'They find good reasons why it should be somebody else, and pay in the end, since the sheet on the wall shows who gains.',
            'It is slower and fairer, and somebody has to keep the books.',
            'One of them asks for the rule to be changed instead. That is a fair answer too.',
          ],
          effects: [0, 8, -2],
        },
        {
          text: 'Keep the points: every rule has losers',
          outcomes: [
            'True. They had hoped that you would also say who.',
            'The purse is as full as before. Those who no longer come are counted nowhere.',
            'The second page goes into a drawer, on top of another one.',
            'It is your right. The next bid from there will be a different kind of letter.',
          ],
          effects: [0, -16, 4],
        },
      ],
    });

  const squeeze = (): Scene => ({
    id: 'squeeze',
    title: 'Points are called back',
    description: `From above comes the message that 5 points have to be handed back this year. On your desk lies a promise of 5 to those who bid for ${cared(late?.value ?? '')}.`,
    choices: [
      {
        text: 'Hand back 5 and keep the promise of 5',
        outcome: 'That is 10 points. Your word is worth more now than your purse: later in the year people take promises from you in place of points.',
        effects: [-10, 8, 2],
      },
      {
        text: 'Hand back 5, and pay 2 of the 5 that were promised',
        outcome: 'That is 7 points. On paper it looks fair. Part of one wish still does something; part of another does nothing at all.',
        effects: [-7, 2, -8],
      },
      {
        text: 'Ask each bidder what they could do without, and let the promise wait',
        outcome:
          'You expect silence, and get a list. The 5 points that go back come from it, and the purse stays as it is. Its longest line is from the bidder with the smallest share.',
        effects: [0, 10, 6],
      },
    ],
  });

  const worth = (): Scene => ({
    id: 'worth',
    title: 'What points cannot say',
    description: `A child who has watched all day asks what the points are for. Somebody reads the next question off the wall: ${spoken(asked)} “How many points is that?” asks the child.`,
    choices: [
      {
        text: 'Say that it has no price, and that you still had to choose',
        outcome: 'The child thinks about it. “Then you should write down what you chose,” it says, and that is what the ledger is for.',
        effects: [0, 10, 4],
      },
      { text: 'Try it: let each bidder write down a number', outcome: 'The numbers lie far apart. It is the first time today that all of them see how far.', effects: [0, 8, 2] },
      { text: 'Say that everything has its price', outcome: '“And who says which?” asks the child. Nobody in the line laughs.', effects: [0, -8, 0] },
    ],
  });

  const audit = (): Scene => ({
    id: 'audit',
    title: 'The accounts',
    description: `At the end somebody who was not there goes through the books. “Here is what one can know about it,” they say, and read it to you: ${spoken(evidenceSettles)} “Where do I see that in your ledger?”`,
    choices: [
      {
        text: 'Show one decision that rested on it, and one that rested on what you value',
        outcome: 'The auditor puts a small mark beside each, in two colors. “Most people cannot tell me which is which.”',
        effects: [0, 10, 6],
      },
      { text: 'Bring in a bidder who went home with nothing', outcome: 'It makes the longest page of the report, and the only one that is read aloud.', effects: [0, 10, 2] },
      { text: 'Show how many points are left', outcome: 'A good number. It is written down, and the next purse will be smaller by as much.', effects: [0, -6, -8] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      bids: one(bids),
      knowledge: one(knowledge),
      reason,
      trade: one(trade),
      rule: one(rule),
      bill: sideBySide(bill),
      squeeze: one(squeeze),
      worth: one(worth),
      audit: one(audit),
    },
    ['bids', 'rule', 'bill', 'knowledge', 'trade', 'audit', 'reason', 'squeeze', 'worth'],
    rounds,
  );

  return {
    title: `The common purse: ${question}`,
    description: `One purse of 100 points and ${count.toLowerCase()} bidders who would spend it on different things. Whatever is put first has a bill, and the class finds out who pays it. The points are play money: they make a trade-off visible and are no real prices.`,
    scenario: `${overview} You run a common purse that is to pay for whatever is done about it. It is too small for everything that people want, and each of them has a reason.`,
    objectives: [
      'Say for every choice what is given up for it.',
      'Tell who gains from a rule from who pays for it.',
      isYoung ? 'Share out something scarce, and explain why that is fair.' : 'Tell a cost that can be counted from one that cannot.',
    ],
    roles: purseCards(brief, curated),
    steps,
    meters: [
      { name: 'Points in the purse', start: 100 },
      { name: 'Felt fairness', start: 50 },
      { name: 'Wishes met', start: 20 },
    ],
    materials: [
      { type: 'Points', description: 'One hundred counters, beans or paper squares for each group. They are handed over at every decision, so that the purse is seen to empty.' },
      { type: 'Ledger', description: 'A line for each decision: points out, who gained, who paid, what cannot be counted in points. The last column is filled in together.' },
      ...questionPapers(curated, matter, references, isYoung),
    ],
    debrief: ['Which choice cost more than its points?', 'What did you want to protect that has no price, and how did you do it?'],
  };
}

/** Scientific on a curated question: a team reviews the evidence. Statements are put on trial against what is held, the evidence for each view is weighed, and what evidence cannot decide is handed back. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import { shuffled } from '../../../text/hash.ts';
import { sentencesOf } from '../../../text/words.ts';
import type { Brief, Drafted, Scene } from '../../draft.ts';
import { type Claim, shortEnough } from '../../matter.ts';
import { one, played, sideBySide } from '../../played.ts';
import { type References, valueQuestions } from '../../question-matter.ts';
import { cared, quotedLast, spoken } from '../../wording.ts';
import { objectionsTo } from './objection.ts';
import { countOf, questionPapers } from './papers.ts';
import { reviewCards } from './review-cards.ts';
import { amongViews, wordsAt } from './scenes.ts';

export function viewsReview(brief: Brief, curated: CuratedQuestion, references: References, seed: string): Drafted {
  const { question, overview, evidenceSettles, perspectives: views } = curated;
  const { matter, isYoung, rounds } = brief;
  const isSettled = curated.kind === 'settled';
  const known = sentencesOf(evidenceSettles);
  const inTurn = shuffled(views, `${seed}:review`);
  const [first, other] = inTurn;
  const [asked = question, alsoAsked = question] = valueQuestions(curated);
  const statements = [matter.claims.take(), matter.claims.take()].filter((claim) => claim !== undefined);
  const holding = matter.facts.take(shortEnough) ?? '';
  const sourceOf = (text: string): string => matter.sourceOf?.(text) ?? '';

  const protocol = (): Scene => ({
    id: 'protocol',
    title: 'The protocol',
    description:
      'A review begins with a statement and a promise: we write down what would speak against it before we look. On the board stand three statements that people have sent in. Which do you take first?',
    choices: [
      ...statements.map(({ belief }, place) => ({
        text: belief,
        outcome: wordsAt(
          [
            'It gets a line of its own in the protocol. Most of you have heard it before, which is a reason to look and none to believe.',
            'The vote in the team is close. You take it, since so many people act on it.',
          ],
          place,
        ),
        effects: [4, -4],
        to: `test-${place + 1}`,
      })),
      { text: holding, outcome: 'It may be true and still needs somebody to show it. You underline the words that could be wrong in it.', effects: [4, -4], to: 'test-3' },
    ],
  });

  const test = ({ belief, correction }: Claim, id: string, place: number, onward: string | undefined): Scene => ({
    id,
    title: wordsAt(['The first statement on trial', 'On trial: what people act on', 'Another statement'], place),
    description: `${wordsAt(['On the table lies', 'You have taken', 'While you were writing, somebody has sent in one more:'], place)} ${quotedLast(belief)} ${wordsAt(['Each of you notes alone what you would expect to find if it were so, and what if it were not. Then you go through the facts on your sheet.', 'Say what exactly it claims: always, mostly, or in one case? Then look at the facts on your sheet, one by one.', 'Two of you argue for it and two against, and then you change over. Only after that do you look at the sheet.'], place)} ${wordsAt(['What do you write into the column “result”?', 'What is the result?', 'And what does the protocol say now?'], place)}`,
    choices: [
      {
        text: wordsAt(['It holds', 'It may stand', 'It can be kept'], place),
        outcome: wordsAt(
          [
            'Your second reader asks which of the facts says so. You look for it, and look again. Back to the sheet.',
            'The second reader has written “where?” beside it. None of you finds the place.',
            'It sounds right, and that is all that anyone can name. You put it back on the table.',
          ],
          place,
        ),
        effects: [-6, -10],
        to: id,
      },
      {
        text: wordsAt(['It does not hold as it stands', 'It has to go, as it is worded', 'It cannot stay as it is'], place),
        outcome: `${wordsAt(['You cross it out so that it can still be read.', 'Nobody argues, and two of you had believed it this morning.', 'One of you laughs: it had been in front of you all along.'], place)} ${correction}`,
        effects: [14, -8],
        ...(onward && { to: onward }),
      },
    ],
  });

  const testOfFact = (onward: string | undefined): Scene => {
    const source = sourceOf(holding);
    return {
      id: 'test-3',
      title: 'The statement that sounded true',
      description: `The statement is ${quotedLast(holding)} Which word in it could be wrong: a number, a “most,” an “only”? Where would you look it up, and would that place know it at first hand?`,
      choices: [
        {
          text: 'It holds, and we can say how we know',
          outcome: source
            ? `You name the place: ${source}. Whoever doubts it can go there.`
            : 'It holds in what you have. No single work is named for it on your sheet; you write that down too, and who will look for one.',
          effects: [14, -6],
          ...(onward && { to: onward }),
        },
        {
          text: 'It holds, because it fits the others',
          outcome: 'Things can fit and be wrong together, says the second reader. You go back for a better reason.',
          effects: [-4, -8],
          to: 'test-3',
        },
      ],
    };
  };

  const weighing = (): Scene =>
    amongViews(
      views,
      {
        id: 'weighing',
        title: 'How much bears each view?',
        description: `${countOf(views)} views on the question lean on evidence, some more and some less. You have time to weigh one of them in full. First each of you writes down a guess: strong, mixed, thin, or no matter of evidence at all. Which one goes on the scales?`,
      },
      ({ evidence }, place) => ({
        outcome: `${wordsAt(['What the scales show:', 'You go through what there is. In short:', 'The entry in the protocol reads:', 'After an hour the team agrees on this:'], place)} ${spoken(evidence)} ${wordsAt(['Compare it with your guesses.', 'Who had guessed higher? Who lower?', 'Two guesses are crossed out.', 'Ask yourselves whether you would have weighed as strictly what you like.'], place)}`,
        effects: [10, -6],
      }),
    );

  const reviewers = (): Scene => ({
    id: 'reviewers',
    title: 'The second reader',
    description: `Your page comes back with one note in the margin. It stands where you write about ${quotedLast(first?.label ?? '')} The reader asks what you would say to this: ${spoken(first?.bestObjection ?? '')}`,
    choices: [
      {
        text: 'Split it: what of this can be measured, and what not?',
        outcome: 'One half goes into the list of things to find out. The other half you hand back, since no study could answer it.',
        effects: [12, -6],
      },
      {
        text: 'Add it to the page, in the reader’s own words',
        outcome: 'The page now says what speaks against it. That is the part that other teams will look at first.',
        effects: [10, -4],
      },
      { text: 'Answer that it is outside the protocol', outcome: 'That is so. The reader signs, and adds that the protocol was perhaps too narrow.', effects: [-6, -2] },
    ],
  });

  const outlier = (): Scene => ({
    id: 'outlier',
    title: 'The finding that nobody wanted',
    description: `Late in the evening one of you finds a study that does not fit what the page says. You do not know yet whether it is a good one. Somebody has noted beside the view ${spoken(other?.label ?? '')} what would count against it: ${spoken(other?.wouldChange ?? '')} What happens to the new study?`,
    choices: [
      {
        text: 'Read it by the same rules as all the others',
        outcome: 'How many took part, what was compared, who paid for it? You had asked that of every other study. It goes in, with what it can show and what it cannot.',
        effects: [12, -10],
      },
      {
        text: 'Look for its mistakes first',
        outcome: 'You find two. Then somebody asks how many you would find in the studies that fit, if you looked like that.',
        effects: [-4, -8],
      },
      { text: 'Leave it for the next review', outcome: 'The page is finished on time, and one of you cannot look at it any more.', effects: [-16, 2] },
    ],
  });

  const summary = (): Scene => ({
    id: 'summary',
    title: 'The first line of the summary',
    description: 'Most people will read one line of your review. Three are proposed, and the team may put its name only to what the evidence bears. Which one is it?',
    choices: [
      {
        text: known[0] ?? evidenceSettles,
        outcome:
          known.length > 1
            ? `It can stand there. Below it goes the rest, with its limits: ${spoken(known.slice(1).join(' '))}`
            : 'It can stand there. Each of you can say how it is known.',
        effects: [14, -4],
      },
      {
        text: `What matters here is ${cared(other?.value ?? '')}.`,
        outcome: 'Perhaps it is. That is a sentence on what should matter to people, and it comes out of no study. It belongs to them, with your results in their hands.',
        effects: [-6, -6],
      },
      {
        text: 'The evidence answers the whole question.',
        outcome: `The second reader takes a pencil and writes beside it: ${spoken(asked)} “Which study was that?”`,
        effects: [-12, -6],
      },
    ],
  });

  const advice = (): Scene =>
    amongViews(
      views,
      {
        id: 'advice',
        title: 'You are asked what to do',
        description: isSettled
          ? `The page is out. Those who have to explain it to others ask you: people tell us different things, so with whom do we begin? On that your tests are silent, and still you have listened to all of them.`
          : `The page is out, and those who have to decide ask you: ${question} You may say what you would do, if you also say where your review ends and your own judgment starts. It starts here: ${spoken(alsoAsked)} From which view do you advise to start?`,
      },
      ({ value }, place) => ({
        outcome: `${wordsAt(['You say it, and that it is no finding. What speaks for it in your eyes', 'You give your reason in half a sentence, and mark it as yours', 'The advice fits on a card. So does its reason', 'You name what you would put first'], place)}: ${cared(value)}.`,
        effects: [2, -4],
        to: `objection-${place + 1}`,
      }),
    );

  const followUp = (): Scene[] =>
    objectionsTo(views, {
      titleOf: (label) => `Peer comment on “${label}”`,
      before: isSettled
        ? [
            'They began with those who say {view.} A colleague from another team writes to you:',
            'You had said to begin with {view.} At the next meeting somebody stands up:',
            'On your card stood {view.} It comes back with a comment on its reverse:',
            'They went first to people who think {view.} A reader whom you respect adds:',
          ]
        : [
            'They have started from {view.} A colleague from another team writes to you:',
            'You had advised {view.} At the next meeting somebody stands up:',
            'Your card said {view.} It comes back with a comment on its reverse:',
            'The advice was {view.} A reader whom you respect answers it:',
          ],
      after: ['What do you do with the comment?', 'The meeting waits for you.', 'You read it twice. And now?', 'Is there something in it that can be found out?'],
      answers: [
        {
          text: 'Say what one would have to measure to know, and propose it',
          outcomes: [
            'It takes an evening to turn the comment into something that could be counted. The colleague offers to do half of it.',
            'You draw the table that would settle a part of it, with empty cells. People take photographs.',
            'Your second page is shorter than the first and has a method.',
            'Some of it can be found out. You say which part, and how long it would take.',
          ],
          effects: [14, -10],
        },
        {
          text: 'Add it to the page as a limit of your advice',
          outcomes: [
            'It is one line, under your advice, in the same size of print.',
            'You thank the speaker by name. The page gets a new date.',
            'Whoever reads the card now sees both sides of it.',
            'It makes the advice weaker and more useful.',
          ],
          effects: [10, -4],
        },
        {
          text: 'Answer that the evidence was on your side',
          outcomes: [
            'On the part that was measured, it was. The comment was about the other part.',
            'You are asked for the page number. It takes a while.',
            'The card had not claimed that, and you should not either.',
            'It is what everybody says whose advice has been questioned.',
          ],
          effects: [-12, -2],
        },
      ],
    });

  const wanted =
    rounds === 4
      ? (['protocol', 'tests', 'summary', 'weighing'] as const)
      : (['protocol', 'tests', 'summary', 'advice', 'follow-up', 'weighing', 'again', 'reviewers', 'outlier'] as const);
  const steps = played(
    {
      protocol: one(protocol),
      tests: (following) => [[...statements.map((claim, place) => test(claim, `test-${place + 1}`, place, following)), testOfFact(following)]],
      again: (following) => {
        const claim = matter.claims.take();
        return claim ? [test(claim, 'again', 2, following)] : [];
      },
      weighing: one(weighing),
      reviewers: one(reviewers),
      outlier: one(outlier),
      summary: one(summary),
      advice: one(advice),
      'follow-up': sideBySide(followUp),
    },
    wanted,
    rounds,
  );

  return {
    title: `Evidence review: ${question}`,
    description: `A team reviews what is known. Statements that people send in are put on trial, the evidence behind each view is weighed, and ${isSettled ? 'the team has to explain what is settled to those who doubt it' : 'what no study can decide is handed back to the people who have to'}.`,
    scenario: `${overview} Your team has been asked for one page: what is known, how well, and what is not a matter of evidence at all. You are not paid for being right. You are paid for being able to show it.`,
    objectives: [
      'Say what would speak against a statement before you look.',
      'Tell strong evidence from thin evidence, also where you like the result.',
      isYoung ? 'Say how you know what you know.' : 'Keep apart what was found and what ought to be done.',
    ],
    roles: reviewCards(brief, isSettled, asked, inTurn),
    steps,
    meters: [
      { name: 'Strength of the evidence', start: 30 },
      { name: 'Days left', start: 90 },
    ],
    materials: [
      {
        type: 'Protocol sheet',
        description: 'Four columns: the statement, what would speak against it, what we found and where, result. The second is filled in before the third, and nothing is erased.',
      },
      {
        type: 'Views to weigh',
        description: views.map(({ label, value }) => `“${label}” (for whom it is about ${cared(value)}): strong, mixed, thin, or no matter of evidence?`).join('\n'),
      },
      ...questionPapers(curated, matter, references, isYoung),
    ],
    debrief: ['Which statement would you have sworn to this morning?', 'Where did your team weigh more strictly because you did not like the result?'],
  };
}

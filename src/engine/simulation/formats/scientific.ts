/** Scientific: a team picks a hypothesis, tests it, and tests again until idea and result fit; then reviewers, and a recommendation. A wrong reading leads back into the laboratory. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief, Drafted, Scene, Step } from '../draft.ts';
import { bearerOf, type Claim, factOnTopic, type Question, shortEnough } from '../matter.ts';
import { played } from '../played.ts';
import { inside, known, open, quoted, quotedLast, sentence } from '../wording.ts';

export function scientific({ matter, isYoung, rounds }: Brief): Drafted {
  const { main } = matter;
  const people = main.stakeholders;
  // A second round of tests needs three more claims than the first; the question to decide comes early then.
  const first = [matter.claims.take(), matter.claims.take()].filter((claim) => claim !== undefined);
  const holding = factOnTopic(matter, shortEnough);

  const conjecture = (): Scene => ({
    id: 'conjecture',
    title: 'The conjecture',
    description: `Your team is new, and so is the room. On the board stand statements about ${matter.inText}, each in a different handwriting. You can afford to test one of them properly. Which?`,
    choices: [
      ...first.map(({ belief }, place) => ({
        text: belief,
        outcome: [
          'You write it in the middle of the board and draw a line under it. A hypothesis is not something that you believe. It is something that you are prepared to lose.',
          'The team likes it: it is what most people would say. All the more reason to try to break it.',
        ][place] as string,
        effects: [4, -4],
        to: `test-${place + 1}`,
      })),
      ...(holding ? [{ text: holding, outcome: 'It sounds dull, says one of you. Dull statements can be wrong as well. You take it.', effects: [4, -4], to: 'test-3' }] : []),
    ],
  });

  const test = (claim: Claim, id: string, place: number, onward?: string): Scene => ({
    id,
    title: ['The first test', 'The test', 'Another test', 'A harder test'][place] as string,
    description: `${['The hypothesis is on trial.', 'Everything is set up.', 'The laboratory is booked again.', 'This one has been in the team from the beginning, and nobody had written it down.'][place]} ${place > 1 ? `It says: ${quotedLast(claim.belief)} ` : ''}${['This is the test', 'What you try is this', 'The question on the bench', 'You settle on this'][place]}: ${sentence(claim.probe)} ${['Work it out on paper before you read on.', 'Everyone notes an answer alone, then you compare.', 'Explain your answer to somebody before you choose.', 'Two of you do it separately.'][place]} ${['What does your result say?', 'And the hypothesis?', 'What becomes of the statement?', 'Does it stand?'][place]}`,
    choices: [
      {
        text: ['It speaks for the hypothesis', 'The hypothesis holds', 'We can keep it', 'It has passed'][place] as string,
        outcome: [
          'The person who repeats your test finds something else, and puts the page back on your desk. Try it once more, and let somebody work it out who has not seen your page.',
          'Your reviewer asks to see the working, and circles one line. Back to the bench.',
          'Two of you are not sure. You agree to do it again, each alone this time.',
          'It has not. The notes say what you hoped to see; look at what is there.',
        ][place] as string,
        effects: [-6, -10],
        to: id,
      },
      {
        text: ['It speaks against the hypothesis', 'The hypothesis fails', 'We have to give it up', 'It has not passed'][place] as string,
        outcome: `${['You cross it out, neatly, so that it can still be read.', 'Nobody is glad, and nobody argues.', 'The chalk breaks on the last stroke.', 'One of you laughs: it had been right there.'][place]} ${sentence(claim.correction)}`,
        effects: [14, -8],
        ...(onward && { to: onward }),
      },
    ],
  });

  const testOfFact = (): Scene => ({
    id: 'test-3',
    title: 'The dull one',
    description: `The statement is ${quotedLast(holding ?? '')} To test it you have to say what would be different if it were wrong. Write that down first. Then look it up in two places that do not copy from each other.`,
    choices: [
      { text: 'Both places agree with it', outcome: 'It stands. You now know it for a reason, and that was the point.', effects: [14, -6] },
      {
        text: 'The places disagree',
        outcome: 'Then one of them is about something slightly different, or out of date. You go back to the words: what exactly does the statement claim?',
        effects: [-2, -8],
        to: 'test-3',
      },
    ],
  });

  const review = (): Scene => {
    const reviewer = people[1] ?? people[0];
    return {
      id: 'review',
      title: 'The reviewers',
      description: `Your page comes back. “Interesting,” the first reviewer has written. “How many times did you do it?” The second is ${inside(reviewer?.who ?? 'somebody from outside')}: “And what does it change for somebody who wants ${reviewer?.wants}?”`,
      choices: [
        { text: 'Answer both, and add what you did not test', outcome: 'The paragraph about what you did not test becomes the part that other teams quote.', effects: [12, -6] },
        {
          text: 'Answer the first; the second is not science',
          outcome: 'The first reviewer is satisfied. The second will be asked for money next year, and will remember it.',
          effects: [6, -2],
        },
        { text: 'Write that the results speak for themselves', outcome: 'They do not. They never say how often you looked.', effects: [-12, 0] },
      ],
    };
  };

  const fraud = (): Scene => ({
    id: 'outlier',
    title: 'The value that does not fit',
    description: `Late in the evening one entry in the table stands apart from the rest. If it were left out, your page on ${matter.inText} would look as it should. Nobody but you has seen it.`,
    choices: [
      {
        text: 'Keep it, mark it, and ask what could have caused it',
        outcome: 'It takes another hour. The cause is a slip in the notes of Tuesday, and now there is a reason to correct it, with a date and a name.',
        effects: [12, -8],
      },
      { text: 'Leave it out and say so in a footnote', outcome: 'The footnote is honest. Three readers ask about it, and about nothing else.', effects: [-2, -2] },
      { text: 'Leave it out', outcome: 'The page is beautiful. You do not sleep well, and you do not look at that page again.', effects: [-18, 2] },
    ],
  });

  const advice = (question: Question): Scene => ({
    id: 'advice',
    title: 'You are asked for advice',
    description: `Now others want to use what you have found. ${sentence(question.background)} ${question.question} Your tests cannot answer that by themselves, because it is also about what people want. You are asked all the same.`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: sentence(choice),
      outcome: `${['You say what you would do, and where your knowledge ends.', 'You give your advice, with one sentence about how sure you are.', 'You name this way, and add that you could be wrong.'][place]} ${['In its favor stands this', 'You give the reason', 'For it you can say'][place]}: ${sentence(gain)}`,
      effects: [4, -4],
      to: `follow-up-${place + 1}`,
    })),
  });

  const followUp = (question: Question): Scene[] =>
    question.ways.map(({ choice, cost }, place) => ({
      id: `follow-up-${place + 1}`,
      title: `What became of the advice: ${['one', 'two', 'three'][place]}`,
      description: `${['They did as you said:', 'Your advice was taken:', 'It was done, word for word:'][place]} ${quotedLast(choice)} ${[`A letter from ${known(bearerOf(question, place).who)} tells you the rest.`, `Then comes a call from ${known(bearerOf(question, place).who)}.`, `The rest you hear from ${known(bearerOf(question, place).who)}.`][place]} ${sentence(cost)}`,
      choices: [
        {
          text: ['Measure it, and publish that as well', 'Go and count what it has done', 'Begin a study of the side effect'][place] as string,
          outcome: [
            'Your second page is shorter than the first, and it is used more.',
            'The number is smaller than the letter says, and larger than you had thought.',
            'It is the kind of study that nobody pays for twice. You do it once, well.',
          ][place] as string,
          effects: [12, -8],
        },
        {
          text: ['Write that your results were used wrongly', 'Point out that you had only advised', 'Answer that it was not your decision'][place] as string,
          outcome: [
            'Perhaps they were. The sentence about the limits was on page four.',
            'So you had. It is what every adviser says.',
            'Nobody had said that it was. They had asked what to do now.',
          ][place] as string,
          effects: [-6, -2],
        },
      ],
    }));

  const again = (id: string, place: number): Step[] => {
    const claim = matter.claims.take();
    return claim ? [test(claim, id, place)] : [];
  };

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      conjecture: () => [conjecture()],
      tests: (onward) => [[...first.map((claim, place) => test(claim, `test-${place + 1}`, place, onward)), ...(holding ? [testOfFact()] : [])]],
      again: () => again('again', 2),
      review: () => [review()],
      outlier: () => [fraud()],
      'once-more': () => again('once-more', 3),
      advice: () => [advice(main)],
      'follow-up': () => [followUp(main)],
    },
    ['conjecture', 'tests', ...(rounds > 3 ? (['advice', 'follow-up'] as const) : (['review'] as const)), 'again', 'review', 'outlier', 'once-more'],
    rounds,
  );

  return {
    title: `Put to the test: ${matter.title}`,
    description: `A research team tests what people say about ${matter.inText}. A wrong reading sends the team back to the bench; a right one has to get past the reviewers.`,
    scenario: `Your team has a room, a board, paper, and as many days as the schedule allows. The order is short: find out which of the things that are said about ${matter.inText} hold. You are not paid for being right. You are paid for being able to show it.`,
    objectives: [
      `Turn a statement about ${matter.inText} into something that a test could prove wrong.`,
      'Give up an idea when the result asks for it, and say what took its place.',
      isYoung ? 'Write down what you did so that somebody else could do it again.' : 'Say how sure a result is, and what was not tested.',
    ],
    roles: roles(),
    steps,
    meters: [
      { name: 'Strength of the evidence', start: 30 },
      { name: 'Days left', start: 90 },
    ],
    materials: [
      {
        type: 'Laboratory notebook',
        description: 'Four columns: what we expect, what we did, what we saw, what we now think. The first is filled in before the second, and nothing is erased.',
      },
      { type: 'Review form', description: 'How often was it done? What would have shown that it is wrong? What was not tested? Two lines for each, signed by another team.' },
    ],
    debrief: ['Which idea was hardest to give up, and what made it so?', 'If another team did all of it again, at which point could they get a different result?'],
  };

  function roles(): SimulationRole[] {
    const posts = [
      {
        name: 'Lead of the team',
        description: 'You decide which statement is tested next and when the page goes out.',
        objectives: ['Let nobody begin a test before its expectation is written down.', 'Stop one test that cannot show anything.'],
      },
      {
        name: 'Skeptic',
        description: 'Your work is to try to break what the others like.',
        objectives: ['Ask of each result: what else could have caused it?', 'Change your mind in public once, for a reason.'],
      },
      {
        name: 'Keeper of the notebook',
        description: 'What you have not written down has not happened.',
        objectives: ['Write so that a stranger could repeat the test.', 'Keep crossed-out lines readable.'],
      },
      {
        name: 'Reader',
        description: 'You know what others have found before you, and where to look it up.',
        objectives: [
          'Bring a source for every claim that the team leans on.',
          `Explain ${
            matter.terms
              .slice(0, 2)
              .map(({ term }) => quoted(term))
              .join(' and ') || 'each new word'
          } whenever somebody nods too fast.`,
        ],
      },
      {
        name: 'Voice to the outside',
        description: `You speak with those who wait for the result, among them ${inside(people[0]?.who ?? 'people from outside')}.`,
        objectives: ['Put the result into two sentences without making it larger than it is.', `Explain to one person outside why the result matters to them.`],
      },
    ];
    const believed = matter.claims.take();
    const [toExplain, toFind] = matter.connections;
    const way = main.ways[0];
    const secrets = [
      toExplain
        ? `Those who pay for the room expect that in the end somebody on the team can tell them ${toExplain}, in three sentences and without notes. You have said yes, and you could not do it yourself. Find out who can.`
        : 'You have promised a result by the end of the week, and you have told nobody.',
      believed
        ? `Of one thing you are quite sure, and you have never tested it: ${quotedLast(believed.belief)} Before the team packs up, put this question to somebody who may know better: ${quotedLast(believed.probe)}`
        : 'You believe the statement that you argue against. Nobody must notice before the result is in.',
      'On the first day you wrote down a wrong number and put it right later. It changed nothing. If somebody asks whether the notebook has ever been corrected, say so at once.',
      believed
        ? `In what you have read stands the answer to something that one of you still believes: ${sentence(believed.correction)} Nobody has asked you yet. Listen for the question.`
        : toFind
          ? `You have read a great deal, and one thing you could not find: ${toFind}. Listen for it, and write down who could explain it and how they know.`
          : 'One of the sources that the team leans on copies from the other. Wait to see who notices.',
      way
        ? `Somebody important has let you know which result they would like, so that they can do this: ${sentence(way.choice)} You have not answered yet. Will you tell the team?`
        : 'A journalist knows that you are here and calls every evening. Will you tell the team?',
    ];
    return posts.slice(0, isYoung ? 4 : 5).map((post, place) => ({ ...post, description: open(post.description).concat('.'), secretInfo: secrets[place] as string }));
  }
}

import type { Brief, Drafted, Scene, Step } from '../draft.ts';
import { type Claim, factOnTopic, shortEnough } from '../matter.ts';
import { one, played, sideBySide } from '../played.ts';
import { inside, open, quotedLast, sentence } from '../wording.ts';
import { deadlineCards } from './deadline-cards.ts';
import { guideScenes, guides } from './deadline-guides.ts';

export function deadline(brief: Brief): Drafted {
  const { matter, isYoung, rounds } = brief;
  const { main } = matter;
  const [way, otherWay] = main.ways;
  const [seen, unseen] = main.stakeholders;
  const explained = matter.connections
    .slice(0, 3)
    .join(', ')
    .replace(/, (?=(?:how|why|when) [^,]*$)/, ', and ');
  const clock = ['14:00', '14:30', '15:15', '16:00', '16:40', '17:15', '18:00', '18:45'];
  let hour = 0;
  const stamp = (title: string): string => `${clock[hour++] ?? '19:30'} ${title}`;

  const found = (claim: Claim | undefined, after: string): Step[] => [
    {
      id: 'found',
      title: stamp('A sentence in the guide'),
      description: `Somebody has read the guide on the stairs, and half of the school repeats a sentence from page one: ${quotedLast(claim?.belief ?? '')} Two parents have called to ask whether it is so. What does the team do?`,
      choices: [
        {
          text: 'Stand by it: it is printed, and it sounds right',
          outcome: 'That calms everyone for an hour. The sentence goes home in eleven backpacks.',
          effects: [-4, -10, 4],
          to: 'found-detour',
        },
        {
          text: 'Check it before anyone says anything',
          outcome: `Somebody puts the question that shows it: ${quotedLast(claim?.probe ?? '')} A quarter of an hour later you know. ${quotedLast(claim?.correction ?? '')}`,
          effects: [-8, 12, 2],
          to: after,
        },
        {
          text: 'Say that you cannot look at single sentences today',
          outcome: 'It is true that there is much to do. By four o’clock three classes have argued about it without you.',
          effects: [-2, -6, -4],
          to: after,
        },
      ],
    },
    [
      {
        id: 'found-detour',
        title: 'The sentence comes back',
        description: `A teacher stands in the door with the guide in her hand. It is not so. ${sentence(claim?.correction ?? '')} Who tells those who have already taken it home?`,
        choices: [
          {
            text: 'We do, today, in the same words and to the same people',
            outcome: 'It takes half an hour of calls and notes. Two of those who are told say that they had wondered.',
            effects: [-10, 10, 8],
            to: after,
          },
          {
            text: 'Nobody: tomorrow they will see the right sentence on the wall',
            outcome: 'Some will. The others have it from you that it was so.',
            effects: [-2, -12, -6],
            to: after,
          },
        ],
      },
    ],
  ];

  const onPageOne = matter.claims.take();
  const { boxes, after } = guideScenes(onPageOne, stamp);

  const again = (claim: Claim | undefined): Scene => {
    const fact = factOnTopic(matter, shortEnough);
    return {
      id: 'again',
      title: stamp('Over the loudspeakers'),
      description: `The principal’s office wants a sentence for the announcement at the last bell, and has chosen one from a label: ${quotedLast(claim?.belief ?? '')} It is read out in twelve minutes unless you call. What do you do?`,
      choices: [
        {
          text: 'Let it be read: it is good publicity',
          outcome: `Six hundred people hear it. ${sentence(claim?.correction ?? '')} That will have to be said to six hundred people.`,
          effects: [0, -14, 6],
        },
        {
          text: 'Stop it, and say why',
          outcome: `You ask the office what you asked yourselves: ${quotedLast(claim?.probe ?? '')} There is a pause on the line. Then they write down your sentence in place of theirs: ${quotedLast(claim?.correction ?? '')}`,
          effects: [-6, 12, 6],
        },
        ...(fact
          ? [
              {
                text: `Give them another line, which holds: ${quotedLast(fact)}`,
                outcome: 'It is read out, and it is right. The label with the old sentence still hangs on the wall.',
                effects: [-2, 4, 6],
              },
            ]
          : []),
      ],
    };
  };

  const panel = (): Scene => ({
    id: 'panel',
    title: stamp('A panel with one answer'),
    description: `The last panel asks: ${quotedLast(main.question)} ${sentence(main.background)} One answer hangs below it: ${quotedLast(way?.choice ?? '')} Its reason: ${quotedLast(way?.gain ?? '')} A student of the setup crew asks: “Is that all there is?”`,
    choices: [
      {
        text: `Hang the other answer beside it: ${quotedLast(otherWay?.choice ?? '')}`,
        outcome: `Its reason goes below, in letters of the same size: ${quotedLast(otherWay?.gain ?? '')} People will stop longer here than anywhere else.`,
        effects: [-6, 8, 8],
      },
      {
        text: 'Add what speaks against the answer that hangs there',
        outcome: `It takes one more line: ${quotedLast(way?.cost ?? '')} Now it can be argued with, and that is what a question is for.`,
        effects: [-4, 8, 4],
      },
      { text: 'Leave it: a panel has to be short', outcome: 'It is short. Visitors who think otherwise will take it for the school’s opinion.', effects: [0, -8, -2] },
    ],
  });

  const figures = (): Scene => ({
    id: 'figures',
    title: stamp('Two figures of cardboard'),
    description: `Beside that panel stand two figures with speech bubbles. One is ${inside(seen?.who ?? 'somebody')}, who wants ${seen?.wants}, because ${open(seen?.because ?? '')}. The other is ${inside(unseen?.who ?? 'somebody else')}, who wants ${unseen?.wants}, because ${open(unseen?.because ?? '')}. The wall has room for one of them at the height of people’s eyes.`,
    choices: [
      { text: 'Make both smaller, side by side', outcome: 'They are harder to read, and nobody is above anybody. Visitors read them as a conversation.', effects: [-4, 8, 6] },
      { text: 'Change their places at noon', outcome: 'The morning will see one and the afternoon the other, and in the evening families will compare.', effects: [-2, 4, 8] },
      { text: 'Put the one up with whom more visitors will agree', outcome: 'They will agree, and walk on.', effects: [0, -8, 2] },
    ],
  });

  const quiz = (claim: Claim | undefined): Scene => ({
    id: 'quiz',
    title: stamp('The answer key'),
    description: `At the quiz table a sixth grader gets “wrong” from the machine and insists that it is the machine. Its key says: ${quotedLast(claim?.belief ?? '')} Whom do you believe?`,
    choices: [
      {
        text: 'The key: it was checked last week',
        outcome: `It was not checked, only copied. ${sentence(claim?.correction ?? '')} The sixth grader has gone home.`,
        effects: [0, -12, -4],
      },
      {
        text: 'Neither: work it out together, at the table',
        outcome: `The sixth grader begins with a question: ${quotedLast(claim?.probe ?? '')} After that the key is changed. ${quotedLast(claim?.correction ?? '')}`,
        effects: [-6, 12, 6],
      },
      {
        text: 'Take the quiz away: it is only for fun',
        outcome: 'The table is empty. It had been the one place where visitors would have found out what they believe.',
        effects: [2, -2, -8],
      },
    ],
  });

  const tour = (): Scene => ({
    id: 'tour',
    title: stamp('A question on the rehearsal tour'),
    description: `A student guide rehearses. The first question is not on any panel: ${quotedLast(matter.questions.understand[0] ?? `What is the most important thing about ${matter.inText}?`)} The guide looks at you.`,
    choices: [
      {
        text: 'Teach the guide to say “I do not know; let us find out”',
        outcome: 'A board for open questions goes up beside the exit. It will be full by noon.',
        effects: [-2, 10, 8],
      },
      { text: 'Work out an answer now, and write down how you know', outcome: 'It takes ten minutes. The guide can tell it afterward without the paper.', effects: [-8, 8, 6] },
      { text: 'Teach the guide to talk on quickly', outcome: 'It works. The person who had asked does not ask again.', effects: [0, -10, -2] },
    ],
  });

  const doors = (): Scene => ({
    id: 'doors',
    title: '09:00 The doors open',
    description: `The first class stands in line to learn about ${matter.inText}. Some have heard yesterday’s sentences. What do you say at the door?`,
    choices: [
      {
        text: '“We made mistakes in here, and marked where we found them. Find one more.”',
        outcome: 'They walk in slower than any class before them. By ten they have found two, and one of them is real.',
        effects: [0, 12, 10],
      },
      { text: '“Everything you may have heard is in order now.”', outcome: 'They nod, and do not know what it was that you put in order.', effects: [0, -4, 0] },
      { text: '“Go in, and ask whoever wears a badge.”', outcome: 'They ask. Those with badges know which sentences were changed, and why.', effects: [0, 6, 6] },
    ],
  });

  // The scenes take their claims first; the cards get what is left.
  const steps = played(
    {
      found: (next = 'doors') => found(onPageOne, next === 'after' ? 'after-1' : next),
      boxes: one(boxes),
      after: sideBySide(after),
      again: one(() => again(matter.claims.take())),
      panel: one(panel),
      figures: one(figures),
      quiz: one(() => quiz(matter.claims.take())),
      tour: one(tour),
      doors: one(doors),
    },
    ['found', 'boxes', 'after', 'doors', 'again', 'panel', 'quiz', 'figures', 'tour'],
    rounds,
  );

  return {
    title: `Until the doors open: ${matter.title}`,
    description: `An exhibition on ${matter.inText} opens tomorrow, and sentences in its guide are not so. A team has one afternoon to find them, to check them and to put them right where people have already read them.`,
    scenario: `It is two in the afternoon. Tomorrow at nine your school opens its exhibition on ${matter.inText}. ${explained ? `Its panels explain ${explained}. By the door stand` : 'The panels hang, and by the door stand'} ${guides} printed guides in boxes, and you are the team that answers for every sentence. Since lunch some of them are going around. You are allowed to be wrong. You are not allowed to hide it.`,
    objectives: [
      `Check a sentence on ${matter.inText} before you pass it on, also under time pressure.`,
      'Find the question that shows whether a claim holds.',
      isYoung ? 'Put a mistake right where people have seen it.' : 'Put a mistake right where people have met it, and tell a settled matter from one that is still argued about.',
    ],
    roles: deadlineCards(brief),
    steps,
    meters: [
      { name: 'Time left', start: 80 },
      { name: 'What can be relied on', start: 40 },
      { name: 'Visitors reached', start: 40 },
    ],
    materials: [
      { type: 'Wall clock and log', description: 'A large sheet with three columns: time, which sentence, what we did with it. One person writes and does nothing else.' },
      {
        type: 'A page of the guide',
        description: `A blank sheet for each group: write four sentences on ${matter.inText}, one of which is not so. Groups swap sheets, find it, and write down the question by which they found it.`,
      },
    ],
    debrief: ['Which sentence did you believe because it was printed?', 'Whom did the correction not reach, and how could it?'],
  };
}

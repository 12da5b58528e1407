/**
 * Debate on a curated question: four views, each with what its holders care about, how far evidence bears it, what would change their mind and the best that can be said against it.
 * Where evidence has settled the question it becomes a hearing: nobody votes on what is so, and the class decides how to tell it to people who see it differently.
 */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import { shuffled } from '../../../text/hash.ts';
import { sentencesOf } from '../../../text/words.ts';
import type { Brief, Drafted, Scene } from '../../draft.ts';
import { one, played, sideBySide } from '../../played.ts';
import { beginning, type References, valueQuestions } from '../../question-matter.ts';
import { around, cared, quotedLast, spoken } from '../../wording.ts';
import { viewRoles } from './cards.ts';
import { objectionScenes, objectionScenesOfHearing } from './objection.ts';
import { countOf, questionPapers } from './papers.ts';
import { slips } from './scenes.ts';

export function viewsDebate({ matter, isYoung, rounds }: Brief, curated: CuratedQuestion, references: References, seed: string): Drafted {
  const { question, overview, evidenceSettles, perspectives: views } = curated;
  const isSettled = curated.kind === 'settled';
  const count = countOf(views);
  const [asked, doubted] = shuffled(views, `${seed}:asked`);
  const known = sentencesOf(evidenceSettles);

  const opening = (): Scene => ({
    id: 'opening',
    title: 'Whom do you hear first?',
    description: `${beginning(overview, 420)} ${isSettled ? `${count} voices are to be heard all the same, since people who say these things care about something` : `${count} people have come who see it differently, and each has one minute`}. Whom do you hear first?`,
    choices: views.map(({ label, summary }, place) => ({
      text: spoken(label),
      outcome: `${around(['The chair nods, and the first speaker stands up:', 'Somebody at the back has waited for this:', 'A breath, and then:', 'Nobody had expected to begin here:'], place)} ${spoken(beginning(summary, 240))} ${around(
        [
          'Two listeners write something down.',
          'The others sit up straight, since they had prepared for another beginning.',
          'It is quiet for a moment, and then hands go up.',
          'A murmur goes through the rows, and it is a friendly one.',
        ],
        place,
      )}`,
      effects: [
        [6, 6],
        [5, 7],
        [7, 5],
        [4, 8],
      ][place % 4] as number[],
    })),
  });

  const proof = (): Scene =>
    slips(
      matter,
      {
        id: 'proof',
        title: 'The evidence round',
        description:
          'The chair allows one statement, and it will be checked on the spot. On the table lie slips of paper that somebody has filled in. One of them will not survive. Which do you let into the record?',
      },
      {
        holds: (source) =>
          `It holds${source ? `. Whoever checks can name where it comes from: ${source}` : ', and nobody in the room disputes it'}. Say which of the views it helps, and which it does not touch at all.`,
        falls: (correction) => `It falls within a minute. ${correction} Whoever had built on it has to begin again.`,
        holdsToo: (source) =>
          `Nobody can knock it over${source && `; it is from ${source}`}. The chair writes it in the middle of the board, and from here on every side may lean on it.`,
        effects: { holds: [12, 4], falls: [-15, -5], holdsToo: [9, 6] },
      },
    );

  const proofAgain = (): Scene =>
    slips(
      matter,
      {
        id: 'proof-again',
        title: 'Evidence under pressure',
        description: 'The room has grown loud, and somebody calls for something that ends the matter. There are new slips, and again one of them does not hold.',
      },
      {
        holds: (source) => `It stands up to both questions that are put to it${source && `, and to a look at the source: ${source}`}.`,
        falls: (correction) => `Somebody was waiting for this one. ${correction}`,
        holdsToo: (source) => `It stays up${source && `; its source is ${source}`}. Some had hoped for something louder, and still nobody has to take anything back.`,
        effects: { holds: [12, 4], falls: [-15, -5], holdsToo: [9, 6] },
      },
    );

  const howKnown = (): Scene => ({
    id: 'how-known',
    title: 'How do you know?',
    description: `“How do you know?” asks somebody in the third row. It is meant for the speaker behind ${quotedLast(asked?.label ?? '')} You sit close enough to whisper one piece of advice.`,
    choices: [
      {
        text: 'Say how strong the evidence really is',
        outcome: `The speaker reads out how far it carries: ${spoken(asked?.evidence ?? '')} The third row had not expected so plain an answer, and is content.`,
        effects: [10, 14],
      },
      {
        text: 'Say what it is about for you, besides evidence',
        outcome: `The speaker needs no notes for that: it is about ${cared(asked?.value ?? '')}. It answers another question than the one that was asked, and everybody now knows which.`,
        effects: [-2, 8],
      },
      {
        text: 'Say that anybody with eyes can see it',
        outcome: 'The third row asks those with eyes to put up a hand. Some do, some do not, and a minute is gone.',
        effects: [-10, -12],
      },
    ],
  });

  const board = (): Scene => {
    const [slip = question] = valueQuestions(curated);
    return {
      id: 'board',
      title: 'Two halves of a board',
      description: `The chair draws a line down the board. On the left goes what studies can find out, on the right what people have to settle among themselves. On your slip stands ${spoken(slip)} Where does it go?`,
      choices: [
        {
          text: 'On the left: somebody should measure it',
          outcome: `You try to say what would have to be measured, and the slip wanders to the right. What does belong on the left is read out: ${spoken(known[0] ?? '')}`,
          effects: [-4, 2],
        },
        {
          text: 'On the right: that is for us to decide',
          outcome: `There it stays. The left half is filled with what has been found out: ${spoken(known.slice(1).join(' ') || evidenceSettles)}`,
          effects: [8, 6],
        },
        {
          text: 'Cut it in two, and see',
          outcome: 'It can be done. One half asks what happens, and that can be looked up. The other asks whether it is worth it, and goes to the right. Say both halves aloud.',
          effects: [10, 8],
        },
      ],
    };
  };

  const origin = (): Scene => ({
    id: 'origin',
    title: 'Who thinks like that?',
    description: `A listener has put up a hand. It is about ${quotedLast(doubted?.label ?? '')} “Who are the people who think so?” What does the chair do?`,
    choices: [
      {
        text: 'Tell where the view comes from',
        outcome: `${doubted?.origins} The listener nods slowly: it is easier to argue with people once one knows them.`,
        effects: [6, 10],
      },
      {
        text: 'Ask the listener to say it as somebody would who means it',
        outcome: 'It takes three tries. After the third the speaker says: “Yes, that is what I mean.” Nobody has changed sides, and the room is warmer.',
        effects: [4, 14],
      },
      {
        text: 'Answer that it does not matter who says it',
        outcome: 'For the argument that is right. The listener had wanted to understand people, and sits down.',
        effects: [2, -8],
      },
    ],
  });

  const change = (): Scene => ({
    id: 'change',
    title: 'What would change your mind?',
    description: 'The chair has the same question for all of them: what would have to be shown for you to think again? There is time for one full answer. Whose do you ask for?',
    choices: views.map(({ label, wouldChange }, place) => ({
      text: spoken(label),
      outcome: `${around(['The speaker has thought about it before:', 'It takes a moment, and comes in plain words:', 'A shrug first, and then a straight answer:', 'The speaker looks at the others and says:'], place)} ${spoken(wouldChange)} ${around(
        [
          'Two people ask how one could find out.',
          'It goes on the board under “still to look up.”',
          'The others now have to answer as well, if only to themselves.',
          'Somebody says quietly that this is fair.',
        ],
        place,
      )}`,
      effects: [6, 10],
    })),
  });

  const vote = (): Scene => ({
    id: 'vote',
    title: isSettled ? 'Outside the door' : 'The vote',
    description: isSettled
      ? `The chair sums it up: ${spoken(known[0] ?? '')} Outside, people are waiting who have heard none of this and who think like one or another of your guests. What somebody cares about can be taken seriously even where they are mistaken. With whose concern do you begin out there?`
      : `The chair reads the question once more: ${spoken(question)} Put your card aside for a moment. Which of the ${count.toLowerCase()} comes nearest to what you think now?`,
    choices: views.map(({ label, value }, place) => ({
      text: spoken(label),
      outcome: `${around(
        isSettled
          ? [
              'You go to them first.',
              'You begin where it is hardest or easiest, and it is not clear which.',
              'They had not thought that anybody would come to them.',
              'The door opens, and you look for them.',
            ]
          : [
              'The hands are counted, and it has most of them.',
              'It is close, and it carries the room by a few hands.',
              'More hands go up than anybody had expected.',
              'It is decided, and some are surprised at themselves.',
            ],
        place,
      )} ${around(
        isSettled
          ? [
              'What they care about is worth saying aloud',
              'Before anything else you say what you share with them',
              'You ask, and hear what it is about for them',
              'They say what matters to them',
            ]
          : ['What those hands had in common', 'Asked for a reason, most of them name the same', 'Behind it stands what weighed most', 'The minutes give the reason'],
        place,
      )}: ${cared(value)}.`,
      effects: [3, 3],
      to: `objection-${place + 1}`,
    })),
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      opening: one(opening),
      proof: one(proof),
      board: one(board),
      'how-known': one(howKnown),
      origin: one(origin),
      'proof-again': one(proofAgain),
      change: one(change),
      vote: one(vote),
      objection: sideBySide(() => (isSettled ? objectionScenesOfHearing(views) : objectionScenes(views))),
    },
    ['vote', 'objection', 'proof', 'opening', 'how-known', 'board', 'change', 'proof-again', 'origin'],
    rounds,
  );
  const roles = viewRoles(curated, matter, isYoung);
  const others = isYoung ? '' : ', somebody who checks';

  return {
    title: `${isSettled ? 'Hearing' : 'Debate'}: ${question}`,
    description: isSettled
      ? `A hearing on a question that evidence has settled. ${count} voices are heard for what they care about, statements are checked on the spot, and nobody votes on what is so.`
      : `A debate with ${count.toLowerCase()} views where most have two. Every statement can be checked, each speaker knows the best objection to what they stand for, and the winners have to live with it.`,
    scenario: isSettled
      ? `The question that brings everyone here today: ${question} There are ${count.toLowerCase()} voices, a chair${others}, and a room that wants to know how to talk about it outside.`
      : `The question that brings everyone here today: ${question} There are ${count.toLowerCase()} speakers, a chair${others}, and a room that has not made up its mind.`,
    objectives: [
      'Say what somebody thinks who does not think like you, so that they would agree with your words.',
      'Tell what evidence can settle from what people have to decide.',
      isSettled ? 'Take a concern seriously without giving way on what has been shown.' : 'Name the best objection to the answer that you prefer.',
      ...(isYoung ? [] : ['Say what would have to be shown for you to change your mind.']),
    ],
    roles,
    steps,
    meters: [
      { name: 'Strength of the case', start: 50 },
      { name: 'Respect of the room', start: 50 },
    ],
    materials: [
      {
        type: isSettled ? 'Card for the board' : 'Motion card',
        description: `On the board or the door: ${spoken(question)} with one column for each ${isSettled ? 'voice' : 'view'}: ${views
          .map(({ label }) => spoken(label))
          .join('; ')
          .replace(/”$/, '.”')}`,
      },
      isSettled
        ? {
            type: 'Sheet for outside',
            description: 'One page with three lines, filled in at the end: what has been shown, how it was found out, and what we say first to somebody who is worried.',
          }
        : { type: 'Ballots', description: 'One slip a person, filled in twice: before the opening and after the last speech. The chair counts how many moved.' },
      ...questionPapers(curated, matter, references, isYoung),
    ],
    debrief: ['Which speaker do you understand better now than at the beginning, and through which sentence?', 'Where did you hear evidence today, and where a wish?'],
  };
}

/** Model UN on a curated question: delegations of people who hold each view, a preamble that is checked, operative clauses that put first what a view cares about, and an amendment out of the best objection. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import { shuffled } from '../../../text/hash.ts';
import { sentencesOf } from '../../../text/words.ts';
import type { Brief, Drafted, Scene } from '../../draft.ts';
import { one, played, sideBySide } from '../../played.ts';
import { beginning, type References, valueQuestions } from '../../question-matter.ts';
import { cared, quotedLast, spoken } from '../../wording.ts';
import { bench, delegations } from './committee-cards.ts';
import { objectionsTo } from './objection.ts';
import { countOf, questionPapers } from './papers.ts';
import { amongViews, aroundClaim, slips, wordsAt } from './scenes.ts';

export function viewsCommittee(brief: Brief, curated: CuratedQuestion, references: References, seed: string): Drafted {
  const { question, overview, evidenceSettles, perspectives: views } = curated;
  const { matter, isYoung, rounds } = brief;
  const isSettled = curated.kind === 'settled';
  const count = countOf(views);
  const [left, right, alone] = shuffled(views, `${seed}:corners`);
  const known = sentencesOf(evidenceSettles);

  const speakers = (): Scene =>
    amongViews(
      views,
      {
        id: 'speakers',
        title: 'The speakers’ list',
        description: `The chair opens the list. Four placards go up at once, and whoever speaks first sets the words that the others will use. For whom do you move?`,
      },
      ({ summary }, place) => ({
        outcome: `${wordsAt(['The delegation has the floor for one minute:', 'The microphone is turned on:', 'Nobody objects, and the delegation rises:', 'There is a short exchange about the order. Then:'], place)} ${spoken(beginning(summary, 260))} ${wordsAt(['Two delegations write down the same word.', 'The secretary asks for the last sentence again.', 'The others will have to answer that, or step around it.', 'A hand that had been up goes down.'], place)}`,
        effects: [6, 2],
      }),
    );

  const preamble = (): Scene =>
    slips(
      matter,
      {
        id: 'preamble',
        title: 'What the preamble may say',
        description:
          'A preamble holds what all can agree is so. The secretary has three lines, each sent in by a delegation, and will check whichever you propose. One of them is not so. Which do you propose?',
      },
      {
        holds: (source) => `It is adopted without a vote${source && `, with its source in a footnote: ${source}`}. Every later argument has to pass by it.`,
        falls: (correction) => `A point of information stops it. ${correction} The line is struck out, and the minutes keep the name of whoever proposed it.`,
        holdsToo: (source) => `It goes in${source && `; the footnote names ${source}`}. One delegation says that it would not have signed a paper without this line.`,
        effects: { holds: [4, 14], falls: [-8, -14], holdsToo: [8, 10] },
      },
      (statement) => `Noting: ${statement}`,
    );

  const caucus = (): Scene => ({
    id: 'caucus',
    title: 'Unmoderated caucus',
    description: `Chairs are pushed back for ten minutes. In one corner stand those who want the paper to be about ${cared(left?.value ?? '')}; in another, those for whom it is about ${cared(right?.value ?? '')}. Between them, by itself, stands the delegation for ${quotedLast(alone?.label ?? '')}`,
    choices: [
      {
        text: 'Look for one line that both corners can sign',
        outcome:
          'Eight of the ten minutes go by before there is one. It names what both corners care about in the same breath and says nothing about which comes first. That is left for the vote, and it is a beginning.',
        effects: [14, 4],
      },
      {
        text: 'Go to the delegation that stands alone',
        outcome: `“You are the first to ask who we are.” ${alone?.origins} You know now to whom they will have to explain their vote.`,
        effects: [12, 6],
      },
      {
        text: 'Join the larger corner',
        outcome: 'You are many. The smaller corner has begun to count what it takes to block a paper: one more than a third.',
        effects: [4, -8],
      },
    ],
  });

  const instructions = (): Scene =>
    amongViews(
      views,
      {
        id: 'instructions',
        title: 'What it would take',
        description:
          'You are one signature short. A delegation may not simply change its mind, but every letter of instructions leaves a door open somewhere. Whom do you ask where theirs is?',
      },
      ({ wouldChange }, place) => ({
        outcome: `${wordsAt(['The letter is unfolded, and a finger runs down to the last paragraph:', 'You are shown one line of it:', '“Between us,” you hear, and then it is read to you:', 'It takes a telephone call. The answer is:'], place)} ${spoken(wouldChange)} ${wordsAt(['Nobody in the room can promise that. A clause that asks for it to be looked into is another thing.', 'You write it down as a condition, with a question mark.', 'That is more than you had hoped for.', 'At least you know what you would have to bring.'], place)}`,
        effects: [8, 8],
      }),
    );

  const point = (): Scene[] =>
    aroundClaim(matter, ({ belief, correction }, fact) => ({
      id: 'point',
      title: 'A point of information',
      description: `In the middle of a speech comes a sentence that the room has heard before: ${spoken(belief)} The speaker goes on. Do you raise your placard?`,
      choices: [
        { text: 'Yes: ask for the source', outcome: `There is none. The secretary reads out what is known instead. ${correction}`, effects: [2, 14] },
        {
          text: 'No: it helps your side',
          outcome: 'It does, for an hour. Then the delegation across the aisle asks for the source, and looks at you while it does.',
          effects: [-12, -8],
        },
        ...(fact
          ? [
              {
                text: `Yes: have this put beside it: ${quotedLast(fact)}`,
                outcome: 'The speaker pauses, and reads it. The next sentence of the speech begins with “although.”',
                effects: [4, 10],
              },
            ]
          : []),
      ],
    }));

  const draft = (): Scene =>
    amongViews(
      views,
      {
        id: 'draft',
        title: 'The first operative clause',
        description: isSettled
          ? `What is so is not put to the vote; it stands in the preamble: ${spoken(known[0] ?? evidenceSettles)} What the paper can decide is how people are told, and whose concern is met first. Which clause do you sponsor?`
          : `The working papers have been put together as far as they go. The paper needs a first clause, and with it an answer to the question on the agenda: what should weigh most? Which one do you sponsor?`,
      },
      ({ label, value }, place) => ({
        text: `${isSettled ? 'Calls on all who inform the public to begin with' : 'Decides to put first'}: ${cared(value)} (“${label}”)`,
        outcome: wordsAt(
          [
            'Your name stands under it, third from the top. Now it is clause 1, and the others have to be written around it.',
            'With yours it has sponsors enough to be printed. The copies are still warm when the first pencil marks appear.',
            'It is the shortest clause of all, and it is read to the end before anyone speaks.',
            'Two delegations sign that had sat apart all morning. A third asks for an hour.',
          ],
          place,
        ),
        effects: [5, 5],
        to: `objection-${place + 1}`,
      }),
    );

  const amendments = (): Scene[] =>
    objectionsTo(views, {
      titleOf: (label) => `An amendment to the clause on “${label}”`,
      before: isSettled
        ? [
            'Clause 1 now begins with people who say {view.} A delegation that did not sign it rises to move an amendment, and gives its reason:',
            'The clause on {view} is open for amendments. The first mover says:',
            'It is the turn of those who would have begun elsewhere than with {view.} They have brought one argument, their best:',
            'Before the clause on {view} goes to the vote, somebody asks for two more lines, because:',
          ]
        : [
            'Clause 1 now follows {view.} A delegation that did not sign it rises to move an amendment, and gives its reason:',
            'The clause on {view} is open for amendments. The first mover says:',
            'It is the turn of those who would not sponsor {view.} They have brought one argument, their best:',
            'Before {view} goes to the vote, somebody asks for two more lines, because:',
          ],
      after: [
        'The lines they move would ask for a remedy to just that.',
        'They want a clause 2 that provides for it.',
        'Half a sentence would do, they say.',
        'The wording is on your desk already. What do you say?',
      ],
      answers: [
        {
          text: 'Take it as a friendly amendment, and write it together',
          outcomes: [
            'Two pens, one sentence. It is longer than it should be, and two abstentions have turned into votes.',
            'Clause 2 says what is done about it and by whom. The sponsors grumble, and sign.',
            'The movers become sponsors. It is a paper of five names now.',
            'You lose the clear line that you had, and win the one delegation that you lacked.',
          ],
          effects: [12, 8],
        },
        {
          text: 'Take it with a date on which the committee looks at it again',
          outcomes: [
            'A clause with an end can be tried out. The movers look at the calendar, and agree.',
            'The date is argued over for longer than the clause was.',
            'Somebody calls it a trick, somebody else a trial. It stays in.',
            'There will be a report then, and somebody has been named to write it.',
          ],
          effects: [8, 10],
        },
        {
          text: 'Reject it, and keep the clause clear',
          outcomes: [
            'Clear it stays. The movers have their reason printed, as is their right.',
            'You win by one placard. Remember the number.',
            'The paper keeps its shape, and loses two names.',
            'Nobody can misread the clause now, least of all those whom it passes over.',
          ],
          effects: [-12, 6],
        },
      ],
    });

  const vote = (): Scene => {
    const [asked = question] = valueQuestions(curated);
    return {
      id: 'vote',
      title: 'Before the placards go up',
      description: `The doors are closed, and two thirds of those who vote yes or no are needed. The chair reminds the room of what no footnote can answer: ${spoken(asked)} You have the last word before the roll call.`,
      choices: [
        {
          text: 'Say how your paper answers it, and what that costs',
          outcome: 'You name the price yourself. Those who were going to name it have nothing to add, and one of them abstains instead of voting no.',
          effects: [12, 8],
        },
        {
          text: 'Ask for a vote clause by clause',
          outcome: 'Each clause finds a majority of its own but one. What is left is shorter, and everyone knows who stands behind which line.',
          effects: [6, 10],
        },
        {
          text: 'Say that the facts in the preamble have answered it',
          outcome: 'A delegation asks which line of the preamble that would be. You turn the page over, and back. The roll call begins.',
          effects: [-10, -8],
        },
      ],
    };
  };

  const report = (): Scene => ({
    id: 'report',
    title: 'A year later',
    description: `The committee meets again. Before it looks at its own paper the rapporteur reads out what is known by now, and it is still this: ${spoken(known.slice(isSettled ? 1 : 0).join(' ') || evidenceSettles)} What do you put beside it?`,
    choices: [
      { text: 'What your delegation has done, and what came of it', outcome: 'It fits on half a page. Two other delegations open their folders after that.', effects: [8, 12] },
      {
        text: 'What nobody has tried to find out yet',
        outcome: 'It becomes the only item on which the vote is unanimous: somebody is to look into it, and a name is written beside it.',
        effects: [6, 14],
      },
      { text: 'A speech on how much the paper has meant', outcome: 'There is applause. The rapporteur asks for a sentence that could be written down.', effects: [0, -10] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      speakers: one(speakers),
      preamble: one(preamble),
      point,
      caucus: one(caucus),
      instructions: one(instructions),
      draft: one(draft),
      amendments: sideBySide(amendments),
      vote: one(vote),
      report: one(report),
    },
    ['draft', 'amendments', 'preamble', 'vote', 'speakers', 'caucus', 'instructions', 'point', 'report'],
    rounds,
  );

  return {
    title: `In committee: ${question}`,
    description: `A committee after the rules of Model UN in which the delegations speak for people and not for countries. The preamble may hold only what survives a check, ${isSettled ? 'nobody votes on what is so,' : 'each clause says what is to weigh most,'} and the paper has to meet the best objection to it.`,
    scenario: `${overview} Today a committee has to put a paper on the table. Its ${count.toLowerCase()} delegations have each been sent by people who see it in one way.`,
    objectives: [
      'Put what people care about into a clause that others can sign.',
      'Keep what is known (the preamble) apart from what is wanted (the clauses).',
      'Use the rules of procedure: speakers’ list, point of information, caucus, amendment, vote.',
    ],
    roles: [...delegations(curated, isYoung), ...bench(brief)],
    steps,
    meters: [
      { name: 'Support in the room', start: 45 },
      { name: 'Substance of the paper', start: 50 },
    ],
    materials: [
      {
        type: 'Placards',
        description: `One for each delegation: ${views
          .map(({ label }) => spoken(label))
          .join('; ')
          .replace(/”$/, '.”')} Raised to ask for the floor, and to vote.`,
      },
      {
        type: 'Resolution form',
        description: `Heading: ${quotedLast(question)} Then “Noting that …” (what has been checked), “${isSettled ? 'Calls on' : 'Decides'} …” (who does what, by when), and a line for each sponsor.`,
      },
      ...questionPapers(curated, matter, references, isYoung),
    ],
    debrief: ['Which delegation changed the paper most, and through which line?', 'Is there a clause that would stay right if one fact in the preamble turned out to be wrong?'],
  };
}

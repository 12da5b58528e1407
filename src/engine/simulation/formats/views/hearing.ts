/** Roleplay on a curated question: a hearing. Somebody who holds each view speaks, the panel asks, and the report has to answer the best objection to where it starts from. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import { shuffled } from '../../../text/hash.ts';
import { sentencesOf } from '../../../text/words.ts';
import type { Brief, Drafted, Scene } from '../../draft.ts';
import { one, played, sideBySide } from '../../played.ts';
import { type References, valueQuestions } from '../../question-matter.ts';
import { cared, quotedLast, spoken } from '../../wording.ts';
import { guestCards, panelCards } from './hearing-cards.ts';
import { letterScenes, listenerScenes } from './hearing-end.ts';
import { countOf, questionPapers } from './papers.ts';
import { amongViews, aroundClaim, slips, wordsAt } from './scenes.ts';

export function viewsHearing(brief: Brief, curated: CuratedQuestion, references: References, seed: string): Drafted {
  const { question, overview, evidenceSettles, perspectives: views } = curated;
  const { matter, isYoung, rounds } = brief;
  const isSettled = curated.kind === 'settled';
  const count = countOf(views);
  const [heard, beside] = shuffled(views, `${seed}:cross`);

  const arrival = (): Scene =>
    amongViews(
      views,
      {
        id: 'arrival',
        title: 'Before the doors open',
        description: `You lead today’s hearing. ${count} guests are waiting in the corridor, each with a name on your list. Beside the names somebody has noted what they stand for. Whom do you ask in first?`,
      },
      (_, place) => ({
        outcome: wordsAt(
          [
            'A chair is pulled up to the table. The guest has brought no papers, and begins at once.',
            'The guest nods to the others, sits down and takes a breath.',
            'It is not the name that the room had expected first. There is a stir, and then it is quiet.',
            'The guest asks whether the others may stay and listen. They may.',
          ],
          place,
        ),
        effects: [4, 0],
        to: `guest-${place + 1}`,
      }),
    );

  const guests = (): Scene[] =>
    views.map(({ label, summary, value, evidence, wouldChange }, place) => ({
      id: `guest-${place + 1}`,
      title: `Heard first: “${label}”`,
      description: `${spoken(summary)} ${wordsAt(['You have one question before the next guest comes in. Which?', 'The panel looks at you: one question, then the next name.', 'The clock leaves time for a single question.', 'You thank the guest. One question may still be put.'], place)}`,
      choices: [
        {
          text: 'Ask what it is about for them, underneath',
          outcome: `${wordsAt(['The answer is much shorter than the speech', 'A pause. Then it can be said in a few words', 'The guest looks up from the table, and names it', 'It is the first time today that somebody has asked'], place)}: ${cared(value)}. ${wordsAt(['The panel writes it down in just these words.', 'Somebody who had shaken their head has stopped.', 'You ask whether you have understood, and you have.', 'It goes to the top of your sheet.'], place)}`,
          effects: [12, 4],
        },
        {
          text: 'Ask how sure one can be of it',
          outcome: `${wordsAt(['The guest would rather not judge their own case, so the file is read out:', 'You both look into the file. It says:', 'The clerk has it ready:', '“Read what is in the file,” says the guest, and you do:'], place)} ${spoken(evidence)}`,
          effects: [2, 12],
        },
        {
          text: 'Ask what would make them think again',
          outcome: `${wordsAt(['There is an honest answer to that:', 'It takes a while. Then:', 'The guest has been asked this at home, and knows it by heart:', 'A smile, and a straight reply:'], place)} ${spoken(wouldChange)}`,
          effects: [8, 8],
        },
        {
          text: 'Say what you think about it yourself',
          outcome: wordsAt(
            [
              'The guest listens politely. Outside the door somebody asks whether the report is already written.',
              'It takes up the minute. The panel learns nothing that it did not know.',
              'The guest had come to be heard. Now it is you who has been.',
              'Two members of the panel look at their hands. The chair of a hearing has no opinion until the last page.',
            ],
            place,
          ),
          effects: [-14, -2],
        },
      ],
    }));

  const file = (): Scene =>
    slips(
      matter,
      {
        id: 'file',
        title: 'What goes into the file',
        description: `The clerk puts sheets in front of you, copied out of letters to the panel. There is time to read one of them into the file, and whatever is in the file will be checked. Not all of them can stand that. Which do you read out?`,
      },
      {
        holds: (source) => `Nobody has to take it out again${source && `: the checker finds it in ${source}`}. Two guests begin to use it, for opposite ends.`,
        falls: (correction) => `The checker puts up a hand before you have finished. ${correction} The sheet goes back to its sender, with a friendly line.`,
        holdsToo: (source) => `It is found to be so${source && `, in ${source}`}. A guest whom it does not suit asks for a copy all the same.`,
        effects: { holds: [2, 14], falls: [-6, -14], holdsToo: [2, 12] },
      },
    );

  const gallery = (): Scene[] =>
    aroundClaim(matter, ({ belief, correction }, fact) => ({
      id: 'gallery',
      title: 'A voice from the gallery',
      description: `Somebody up there calls down: ${spoken(belief)} There is applause in two rows. What do you do?`,
      choices: [
        {
          text: 'Let it pass: the gallery is not on your list',
          outcome: 'It stays in the air. Twice this afternoon somebody begins a sentence with it, and nobody can tell any more where it came from.',
          effects: [-2, -12],
        },
        {
          text: 'Ask how they know, and have it looked up',
          outcome: `They heard it from somebody who had heard it. The clerk comes back with a page. ${correction}`,
          effects: [6, 12],
        },
        {
          text: 'Have whoever called removed',
          outcome: 'The door closes behind them. Now half of the gallery believes it, and all of it is angry.',
          effects: [-14, -4],
        },
        ...(fact
          ? [
              {
                text: `Read out what is known: ${quotedLast(fact)}`,
                outcome: 'The gallery grows quiet. It is not a full answer, and it is something to hold the sentence against.',
                effects: [2, 8],
              },
            ]
          : []),
      ],
    }));

  const cross = (): Scene => ({
    id: 'cross',
    title: 'One guest to another',
    description: `Two of your guests sit side by side. The one who came for ${spoken(beside?.label ?? '')} has listened closely to the other, who stands for ${quotedLast(heard?.label ?? '')} “May I put something to my neighbor that their own friends ask?” Then, slowly: ${spoken(heard?.bestObjection ?? '')}`,
    choices: [
      {
        text: 'Give the neighbor a full minute before the answer',
        outcome: 'The minute feels long. The answer begins with “You are right that,” and the panel sits up.',
        effects: [12, 8],
      },
      {
        text: 'Ask the neighbor to say it back first, in their own words',
        outcome: '“Is that what you meant?” – “Nearly.” At the second try it is, and the two of them go on without you for a while.',
        effects: [14, 6],
      },
      {
        text: 'Rule it out: guests speak to the panel and not to each other',
        outcome: 'Order is kept. What they had to say to each other is said in the corridor, where nobody takes notes.',
        effects: [-8, -6],
      },
    ],
  });

  const pause = (): Scene =>
    amongViews(
      views,
      {
        id: 'pause',
        title: 'Ten minutes at the window',
        description: 'In the break your guests stand about, each with a cup and each alone. You could ask one of them how people come to see it that way. Whom do you join?',
      },
      ({ origins }, place) => ({
        outcome: `${wordsAt(['You hear who else would say so.', 'At first you talk about the weather, and then about where it comes from.', 'The cup is put down, since this takes both hands.', 'They are glad that somebody has come.'], place)} ${origins}`,
        effects: [12, 4],
      }),
    );

  const top = (): Scene => ({
    id: 'top',
    title: 'The question at the top of the report',
    description:
      'The clerk asks what the panel will still have to decide when everything that can be looked up has been looked up. There is room for one question at the top of the first page. Which?',
    choices: valueQuestions(curated)
      .slice(0, 4)
      .map((each, place) => ({
        text: each,
        outcome: wordsAt(
          [
            'It goes to the top. From now on every guest with a figure is asked what it says to this question, and most of them have to think.',
            'Two members had wanted another one. Both look for a study that would answer it, and both come back without.',
            'The clerk writes it out in large letters. “Then we had better say how we answer it,” says the eldest of you.',
            'You read it to the room. It is the first sentence today at which everybody nods, because nobody has been told what to think.',
          ],
          place,
        ),
        effects: [6, 10],
      })),
  });

  const finding = (): Scene =>
    amongViews(
      views,
      {
        id: 'finding',
        title: isSettled ? 'The first page' : 'The recommendation',
        description: isSettled
          ? `What has been found out is not up for a vote. It stands at the head of the report: ${spoken(sentencesOf(evidenceSettles)[0] ?? evidenceSettles)} Below it the panel says how to talk with people who worry or doubt. Whose concern do you take up first?`
          : `The last guest has gone. The panel has to write something under the question, and it cannot start from everywhere at once. From which of the ${count.toLowerCase()} views does your recommendation start?`,
      },
      ({ value }, place) => ({
        outcome: `${wordsAt(isSettled ? ['Then the second paragraph is for them. It opens with what they care about', 'You write to them as you would like to be written to, and begin with this', 'It may be the hardest paragraph. It names what is at stake for them', 'They will read it twice. You start from what matters to them'] : ['The first sentence is easy once you know what it is for', 'It takes three drafts. In all of them the same thing comes first', 'Some of you would have started elsewhere, and can live with what it puts first', 'Once that is settled, the rest of the page nearly writes itself. It is to serve this'], place)}: ${cared(value)}.`,
        effects: [2, 6],
        to: `objection-${place + 1}`,
      }),
    );

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      arrival: one(arrival),
      guests: sideBySide(guests),
      file: one(file),
      gallery,
      cross: one(cross),
      pause: one(pause),
      top: one(top),
      finding: one(finding),
      letter: sideBySide(() => (isSettled ? listenerScenes(views) : letterScenes(views))),
    },
    rounds === 3 ? ['finding', 'letter', 'file'] : ['finding', 'letter', 'arrival', 'guests', 'file', 'top', 'gallery', 'cross', 'pause'],
    rounds,
  );

  return {
    title: `A hearing: ${question}`,
    description: `A hearing to which ${count.toLowerCase()} people have been asked who see it differently. The panel may put one question at a time, everything in the file is checked, and ${isSettled ? 'nobody votes on what has been found out' : 'the recommendation has to answer the best objection to it'}.`,
    scenario: `${overview} ${isSettled ? 'A panel is to write one page on how to talk about this' : 'A panel is to recommend an answer'}, and today it listens to those who have come.`,
    objectives: [
      'Speak for a person who sees it differently from you, in words that they would sign.',
      'Ask a question whose answer you do not know yet.',
      isSettled ? 'Take a concern seriously without giving way on what has been shown.' : 'Write a recommendation that answers the best objection to it.',
    ],
    roles: [...guestCards(curated, isYoung), ...panelCards(brief, curated, heard?.label ?? '')],
    steps,
    meters: [
      { name: 'Trust of the guests', start: 50 },
      { name: 'Ground under the report', start: 40 },
    ],
    materials: [
      {
        type: 'Seating plan',
        description: `A table for the panel, and ${count.toLowerCase()} chairs that face it, each with a card: ${views
          .map(({ label }) => spoken(label))
          .join('; ')
          .replace(/”$/, '.”')} The others in the class are the gallery, and may hand notes to the clerk.`,
      },
      {
        type: isSettled ? 'Report sheet' : 'Recommendation sheet',
        description: isSettled
          ? 'One page: what has been shown and how, what people worry about, what we say to them first. Nobody signs a line that they could not explain.'
          : 'One page: what we recommend, what speaks against it, when and by what we will see whether we were wrong. Those who disagree add a line with their reason.',
      },
      ...questionPapers(curated, matter, references, isYoung),
    ],
    debrief: ['Which question brought out something that no speech had said?', 'Step out of your role: which sentence on your card would you sign yourself, and which never?'],
  };
}

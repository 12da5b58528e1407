import type { Brief, Drafted, Scene } from '../draft.ts';
import { bearerOf, factOnTopic, type Question, shortEnough } from '../matter.ts';
import { one, played, sideBySide } from '../played.ts';
import { around, inside, known, named, open, quotedLast, sentence } from '../wording.ts';
import { commissionCards } from './common-statement-cards.ts';

/** Does a question ask what was, or who was to blame, and not what to do? */
export const looksBack = (question: string): boolean => /^(?:Did|Was|Were|Who was|Who were|Why did|Why was|Why were)\b/.test(question);

export function commonStatement(brief: Brief): Drafted {
  const { matter, isYoung, rounds } = brief;
  const { main } = matter;
  const other = matter.other && looksBack(matter.other.question) ? matter.other : null;
  const people = main.stakeholders;
  const [first, second, third] = people;

  const opening = (): Scene => ({
    id: 'opening',
    title: 'The opening session',
    description: `The commission sits down for the first time. ${sentence(main.background)} Each member has one minute. You are fourth. What do you listen for?`,
    choices: [
      {
        text: 'For what the others could sign',
        outcome: 'Your page has two columns: what each says, and what each does not deny. The second is the longer one.',
        effects: [10, 4],
      },
      {
        text: 'For what each of them rests on',
        outcome: 'One names a document, one a feeling, one a book that another has read as well. You write down who should be asked “How do you know?”',
        effects: [2, 12],
      },
      { text: 'For the place where you can answer', outcome: 'You find it, and answer. It was a good answer to half of a sentence.', effects: [-6, 0] },
    ],
  });

  const agreed = (): Scene => {
    const claim = matter.claims.take();
    const [fact, more] = [factOnTopic(matter, shortEnough), factOnTopic(matter, shortEnough)];
    return {
      id: 'known',
      title: 'Part one: what all of us hold',
      description: `Before the statement judges, it says what is not in dispute about ${matter.inText}. The secretary reads out ${fact && more ? 'three' : 'some'} lines. Which one can all members sign?`,
      choices: [
        ...(fact ? [{ text: `“We hold: ${open(fact)}.”`, outcome: 'All sign. It judges nobody, and every later sentence will have to pass by it.', effects: [6, 10] }] : []),
        {
          text: `“We hold: ${open(claim?.belief ?? '')}.”`,
          outcome: `A member asks for the floor. ${sentence(claim?.correction ?? '')} The line is struck out, and the minutes say who proposed it.`,
          effects: [-8, -12],
        },
        ...(more
          ? [
              {
                text: `“We hold: ${open(more)}.”`,
                outcome: 'It goes in after a short exchange about a single word. Two members who had not spoken to each other find that they agree on it.',
                effects: [8, 8],
              },
            ]
          : []),
      ],
    };
  };

  const corners = (): Scene => ({
    id: 'corners',
    title: 'Over coffee',
    description: `The members stand about in twos. At the window is ${known(first?.who ?? 'one member')}, who wants ${first?.wants}; at the door ${known(second?.who ?? 'another')}, who wants ${second?.wants}. Alone by the bookshelf stands ${known(third?.who ?? 'a third')}. You have ten minutes.`,
    choices: [
      {
        text: 'Ask window and door for one sentence that both could sign',
        outcome: 'It takes nine minutes. The sentence is short, and it has no adjective left.',
        effects: [14, 4],
      },
      {
        text: 'Go to the bookshelf',
        outcome: `“I want ${third?.wants},” you are told, “because ${open(third?.because ?? '')}.” You had not heard that reason so plainly before.`,
        effects: [6, 10],
      },
      { text: 'Stay with those who think as you do', outcome: 'It is a pleasant ten minutes. Nobody has learned anything.', effects: [-4, -6] },
    ],
  });

  const draft = (question: Question, id: string, after: string): Scene => ({
    id,
    title: id === 'draft' ? 'Part two: where the weight lies' : 'A second question for the same page',
    description:
      id === 'draft'
        ? `Now the statement has to say something on the question itself: ${question.question} No vote can settle what happened. Members can only say what they find most convincing, and why. Which draft do you work on?`
        : `The first page is signed. The commission is asked for another: ${question.question} ${sentence(question.background)} Where do you begin?`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: `The draft that gives most weight to this: ${quotedLast(choice)}`,
      outcome: `${around(id === 'draft' ? ['Three members pull up their chairs.', 'The draft is short, and it is read to the end.', 'Somebody lends you a pencil, and stays.'] : ['You know by now how the others read.', 'This time you begin with the sources.', 'Nobody has to be asked twice.'], place)} ${around(id === 'draft' ? ['What speaks for it goes into the first paragraph:', 'The reason comes before the claim:', 'It leads with its best point:'] : ['Its strong side is soon said:', 'In its favor you write:', 'The margin says why:'], place)} ${quotedLast(gain)}`,
      effects: [4, 6],
      to: `${after}-${place + 1}`,
    })),
  });

  const objection = (question: Question, after: string): Scene[] =>
    question.ways.map(({ choice, cost }, place) => {
      const speaker = bearerOf(question, place);
      const isFirst = after === 'objection';
      const letter = around(['A', 'B', 'C'], place);
      return {
        id: `${after}-${place + 1}`,
        title: `${isFirst ? 'What draft' : 'The other side of draft'} ${letter} ${isFirst ? 'leaves out' : '(second page)'}`,
        description: `The draft says: ${quotedLast(choice)} ${named(known(speaker.who))} ${around(isFirst ? ['has read it twice:', 'puts a finger on the second line:', 'lays a sheet beside it:'] : ['shakes the head:', 'asks for one more minute:', 'says it quietly:'], place)} ${quotedLast(cost)} ${around(isFirst ? ['Without a word on that, no signature.', 'What becomes of this point?', '“Where do I find that on your page?”'] : ['It is a fair point.', 'The page has three lines left.', 'Nobody can say that it is wrong.'], place)}`,
        choices: isFirst
          ? [
              {
                text: `Write it into draft ${letter}, as something that all members hold`,
                outcome: around(
                  [
                    'The page gets longer and the room quieter. Two more hands reach for the pen.',
                    'It takes four tries to say it without an “although”. It is a better page.',
                    'The objection is now your own second paragraph.',
                  ],
                  place,
                ),
                effects: [12, 6],
              },
              {
                text: `Add to draft ${letter}: “Some of us hold …”`,
                outcome: around(
                  [
                    'A page with two voices. Readers will see where the commission was of one mind, and where not.',
                    'The lines are shorter than the main text and will be read more often.',
                    'It is signed by three, and respected by all.',
                  ],
                  place,
                ),
                effects: [6, 12],
              },
              {
                text: `Leave draft ${letter} as it is, to keep it clear`,
                outcome: around(
                  [
                    'Clear it is. Whoever knows the matter will look for the missing line first.',
                    'The pencil is put down. You have a fine page and one signature less.',
                    'It can be read in a minute, and answered in a sentence.',
                  ],
                  place,
                ),
                effects: [-10, -4],
              },
            ]
          : [
              {
                text: `Say in draft ${letter} what would have to be found to settle it`,
                outcome: around(
                  [
                    'A letter, perhaps, or a list in an archive: now the page tells others where to look.',
                    'It becomes the most useful line of both pages.',
                    'Members who agree on nothing else agree on that.',
                  ],
                  place,
                ),
                effects: [8, 12],
              },
              {
                text: `Keep draft ${letter} short, and let the objection stand in the minutes`,
                outcome: around(
                  ['Few people read minutes. Those who do will quote it.', 'The page keeps its shape, and the objection its owner.', 'It is noted, and so is who asked for it.'],
                  place,
                ),
                effects: [-4, 2],
              },
            ],
      };
    });

  const unknown = (): Scene => ({
    id: 'open',
    title: 'Part three: what we do not know',
    description: 'One space on the form is still empty: “What we cannot say, and what would help.” A member says that an empty space looks better than an admission. What goes in?',
    choices: [
      {
        text: 'The question on which the drafts differ most, and which sources could help',
        outcome: 'It is the only part of the page that tells a reader what to do next.',
        effects: [4, 14],
      },
      {
        text: 'That people at the time saw it in different ways, and three of their voices',
        outcome: 'They were no better informed than we are. They had been there, and it shows.',
        effects: [8, 8],
      },
      { text: 'Nothing: a commission should know', outcome: 'The space stays white. The first reader writes a question mark into it.', effects: [-4, -10] },
    ],
  });

  const signing = (): Scene => ({
    id: 'signing',
    title: 'Who signs?',
    description:
      'The page lies on the table with a pen beside it. Nobody is outvoted here: who cannot sign may add three lines of their own. Two members hesitate. What do you say?',
    choices: [
      {
        text: '“Tell us which sentence keeps you from signing.”',
        outcome: 'It is one word in the second paragraph. It is changed, and one of the two signs. The other writes three lines, and they are good.',
        effects: [12, 8],
      },
      {
        text: '“Write your three lines. We will print them on the same page.”',
        outcome: 'Both write. The page now holds a statement and a dissent, and a class can begin with either.',
        effects: [6, 12],
      },
      { text: '“Nearly everyone has signed by now.”', outcome: 'They sign. On the way out one of them says that it was not a reason.', effects: [2, -10] },
    ],
  });

  const letter = (): Scene => ({
    id: 'letter',
    title: 'A letter from a class',
    description: `Some weeks later a class writes that it has worked with your page on ${matter.inText}. “We found a source that does not fit,” it says, and a copy is enclosed. What does the commission do?`,
    choices: [
      {
        text: 'Ask who wrote the source, when, and for whom, before answering',
        outcome: 'It was written ten years later by somebody who had a reason. It still does not fit, and now you can say how much that means.',
        effects: [6, 14],
      },
      { text: 'Add it to the page, under “Some of us hold”', outcome: 'The page grows by two lines. The class finds itself in the list of thanks.', effects: [10, 4] },
      { text: 'Answer that the page has been signed', outcome: 'So it has. The class hangs page and source side by side, with nothing in between.', effects: [-6, -10] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      opening: one(opening),
      known: one(agreed),
      corners: one(corners),
      draft: one(() => draft(main, 'draft', 'objection')),
      objection: sideBySide(() => objection(main, 'objection')),
      unknown: one(unknown),
      signing: one(signing),
      again: one(() => draft(other as Question, 'again', 'second-objection')),
      'second-objection': sideBySide(() => objection(other as Question, 'second-objection')),
      letter: one(letter),
    },
    ['draft', 'objection', 'signing', 'known', 'unknown', 'opening', 'corners', ...(other && rounds >= 9 ? (['again', 'second-objection'] as const) : []), 'letter'],
    rounds,
  );

  return {
    title: `Commission on ${matter.inText}: ${main.question}`,
    description: `A commission after the rules of Model UN. Its question on ${matter.inText} looks back, and nobody can vote on what happened: the members look for a page that each of them can sign, and say where they differ.`,
    scenario: `Schools in several countries want one page that they can all use, on a question that people answer differently: ${main.question} You are the commission that writes it. It has three parts: what all of us hold, where the weight lies, and what we do not know.`,
    objectives: [
      `Tell what is known about ${matter.inText} from how it is judged.`,
      'Word a sentence that people of different opinions can sign.',
      isYoung ? 'Say where you differ, and why, without saying who is bad.' : 'State a dissent fairly, with the evidence on which it rests.',
    ],
    roles: commissionCards(brief),
    steps,
    meters: [
      { name: 'Members who would sign', start: 40 },
      { name: 'What can be shown', start: 45 },
    ],
    materials: [
      { type: 'Name cards', description: `One for each member: ${people.map(({ who }) => inside(who)).join('; ')}. Raised to ask for the floor.` },
      {
        type: 'Statement form',
        description: `Heading: ${quotedLast(main.question)} Then “All of us hold …”, “Some of us hold …, because …”, “We cannot say …; it would help to find …”, and a line for each signature.`,
      },
    ],
    debrief: ['Which sentence could everyone sign, and what had to be left out for it?', 'What would have to be found for you to sign the other draft?'],
  };
}

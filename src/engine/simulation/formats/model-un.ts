import type { Brief, Drafted, Scene } from '../draft.ts';
import { bearerOf, type Question, shortEnough } from '../matter.ts';
import { played } from '../played.ts';
import { cared, inside, known, quotedLast, sentence } from '../wording.ts';
import { modelUnCards } from './model-un-cards.ts';

export function modelUn(brief: Brief): Drafted {
  const { matter, rounds } = brief;
  const { main, other } = matter;
  const people = main.stakeholders;

  const speakers = (): Scene => ({
    id: 'speakers',
    title: 'The speakers’ list',
    description: `The committee is in session. ${sentence(main.background)} The chair opens the speakers’ list: one minute each, no interruptions. You are fourth. Until then you can do one thing.`,
    choices: [
      {
        text: 'Note what each delegation could give up',
        outcome: 'Your page has two columns, and the second one, “could give up”, is not empty. No one else in the room has that column.',
        effects: [4, 10],
      },
      {
        text: 'Pass a note to the delegation you trust most',
        outcome: 'They read it, look over, and nod. You have a friend before you have a position, and three delegations have seen the note travel.',
        effects: [8, 0],
      },
      { text: 'Polish your own minute', outcome: 'It becomes a fine minute. It answers a speech that nobody has given.', effects: [2, -4] },
    ],
  });

  const preamble = (): Scene => {
    const claim = matter.claims.take();
    const fact = matter.bearing.take(shortEnough);
    const aside = matter.facts.take(shortEnough);
    const more = aside ?? matter.bearing.take(shortEnough);
    return {
      id: 'preamble',
      title: 'The preamble: “Noting that …”',
      description: `Before a resolution says what is to be done, it says what is known about ${matter.inText}. The secretary reads out three lines and asks which of them the committee can put its name to.`,
      choices: [
        ...(fact ? [{ text: `Noting: ${fact}`, outcome: 'Adopted without a vote. It binds nobody, and all later arguments will have to pass by it.', effects: [2, 12] }] : []),
        {
          text: `Noting: ${claim?.belief ?? ''}`,
          outcome: `A delegation asks for the floor on a point of information. ${sentence(claim?.correction ?? '')} The line is struck out, and the minutes say who proposed it.`,
          effects: [-8, -12],
        },
        ...(more
          ? [
              {
                text: `Noting: ${more}`,
                outcome:
                  more === aside
                    ? 'It is so, and it goes in. Then a delegation asks which of the clauses is to rest on it, and the room looks for one in vain.'
                    : 'It goes in after a short exchange about the wording. One delegation says that it would have voted against the whole paper without this line.',
                effects: more === aside ? [2, -2] : [8, 8],
              },
            ]
          : []),
      ],
    };
  };

  const caucus = (): Scene => {
    const [one, two, three] = [people[0], people[1], people[2]];
    return {
      id: 'caucus',
      title: 'Unmoderated caucus',
      description: `Chairs are pushed back. In one corner stands the delegation for ${known(one?.who ?? 'the first group')}, which wants ${one?.wants}; in another the delegation for ${known(two?.who ?? 'the second group')}, which wants ${two?.wants}. Ten minutes, then the blocs are counted.`,
      choices: [
        {
          text: 'Bring the two corners together',
          outcome: `It takes eight of the ten minutes to find one line that both can sign. It is a short line. It has more signatures than any other in the room.`,
          effects: [14, 4],
        },
        {
          text: `Go to the delegation that stands alone, for ${known(three?.who ?? 'the third group')}`,
          outcome: `“You are the first to come,” they say. They want ${three?.wants}, and need no long speech for it. Their vote will not be the largest, and it may be the one that is missing.`,
          effects: [10, 6],
        },
        {
          text: 'Join the larger corner',
          outcome: 'You are many, and you know it. The smaller corner knows it too, and begins to count what a third of the room would need in order to block you.',
          effects: [4, -8],
        },
      ],
    };
  };

  const draft = (question: Question, id: string, after: string): Scene => ({
    id,
    title: id === 'draft' ? 'The draft resolution' : 'The second item on the agenda',
    description:
      id === 'draft'
        ? `The working papers have been merged as far as they could be. ${question.question} Your delegation has to put its name to one of these operative clauses.`
        : `The gavel falls once more, and the committee turns the page. ${question.question} ${sentence(question.background)} Which clause do you sponsor?`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: `${['Decides', 'Recommends', 'Requests'][place]}: ${cared(sentence(choice))}`,
      outcome: `${id === 'draft' ? ['Your name stands under it, third from the top.', 'With you it has enough sponsors to be printed.', 'It is the shortest of the papers, and it is read to the end.'][place] : ['Signed; the copies are handed around.', 'The sponsors shake hands across two tables.', 'It comes in one minute before the deadline.'][place]} ${(id === 'draft' ? ['In favor of it the committee hears', 'What speaks for it is read into the record', 'Its sponsors put it like this'] : ['The minutes give the reason', 'One delegation explains it to the gallery', 'It is argued for in a single sentence'])[place]}: ${sentence(gain)}`,
      effects: [5, 5],
      to: `${after}-${place + 1}`,
    })),
  });

  const amendment = (question: Question, after: string): Scene[] =>
    question.ways.map(({ choice, cost }, place) => {
      const mover = bearerOf(question, place);
      const isFirst = after === 'amendment';
      const letter = ['A', 'B', 'C'][place];
      return {
        id: `${after}-${place + 1}`,
        title: `${isFirst ? 'An amendment to draft' : 'A last change to paper'} ${letter}`,
        description: `On the table: ${quotedLast(choice)} The delegation for ${known(mover.who)} ${(isFirst ? ['rises', 'raises its placard', 'has the floor'] : ['asks for the floor', 'has one more point', 'stands up once more'])[place]}: ${(isFirst ? ['“Read on, to what it brings with it.”', '“Before we go further, one thing.”', '“It has a second half.”'] : ['“You have forgotten somebody.”', '“May I read out the next line?”', '“Think of next year.”'])[place]} ${sentence(cost)} ${(isFirst ? ['The motion is to add a clause against that.', 'They move for a clause that would soften it.', 'A clause is proposed for just this case.'] : ['Half a sentence would be enough, they say.', 'The text of a change is already on your desk.', 'They have brought the wording with them.'])[place]}`,
        choices: isFirst
          ? [
              {
                text: `Accept it as a friendly amendment to draft ${letter}`,
                outcome: [
                  'The clause goes in, numbered 2b. The sponsors grumble, and two abstentions turn into votes.',
                  'It is added in pencil and read aloud. The paper is longer now, and harder to attack.',
                  'One more line, one more sponsor.',
                ][place] as string,
                effects: [12, 6],
              },
              {
                text: `Accept it for draft ${letter} with a date on which it ends`,
                outcome: [
                  'A clause with an end can be tried out. The mover takes it, after a look at the calendar.',
                  'Somebody calls it a trick, somebody else calls it a trial. It stays in.',
                  'The date is fought over longer than the clause. Both are agreed.',
                ][place] as string,
                effects: [8, 10],
              },
              {
                text: `Reject it, to keep draft ${letter} clear`,
                outcome: [
                  'Clear it is. Those whom it costs something have been told so, in plain words, by you.',
                  'The paper keeps its shape and loses two signatures.',
                  'You win the vote on the amendment by one hand. Keep that number in mind.',
                ][place] as string,
                effects: [-10, 8],
              },
            ]
          : [
              {
                text: `Write the change into paper ${letter} together`,
                outcome: [
                  'Two pens, one sentence. It takes longer than it should and reads better than it might.',
                  'The sentence is ugly and holds water.',
                  'Each side gives up an adjective.',
                ][place] as string,
                effects: [10, 8],
              },
              {
                text: `Ask for paper ${letter} to go to the vote as it is`,
                outcome: [
                  'It goes as it is, and so does the objection to it.',
                  'The chair has it noted. The mover sits down slowly.',
                  'Nothing is added, and nothing is forgotten.',
                ][place] as string,
                effects: [-6, 4],
              },
            ],
      };
    });

  const vote = (): Scene => ({
    id: 'vote',
    title: 'Voting procedure',
    description:
      'The doors are closed. An important question needs two thirds of those who vote yes or no, and your count says that it is close. You have the last word before the roll call.',
    choices: [
      {
        text: 'Speak to those who will lose, and say what they keep',
        outcome: 'Two delegations that had meant to say no now abstain. That is how two thirds are reached more often than by a speech to one’s friends.',
        effects: [12, 4],
      },
      { text: 'Ask for a vote clause by clause', outcome: 'Every clause gets its own majority but one. What is left is smaller and stands on more feet.', effects: [6, 10] },
      {
        text: 'Call for the vote at once, while your side is in the room',
        outcome: 'The gavel falls. Somebody outside had only gone to fetch the delegate who was wavering.',
        effects: [-6, -4],
      },
    ],
  });

  const report = (): Scene => ({
    id: 'report',
    title: 'A year later: the report',
    description: `The committee meets again and asks what has become of its paper on ${matter.inText}. Nobody can force a delegation to report. What do you put on the table?`,
    choices: [
      { text: 'Your own figures, those that look bad as well', outcome: 'There is a cough somewhere. Then a second delegation opens its folder, and a third.', effects: [8, 12] },
      {
        text: 'A question: what kept us from doing it?',
        outcome: 'The answers fill a board. Half of them are about money, and half about nobody having been named to do it.',
        effects: [4, 14],
      },
      { text: 'A speech about how important it all is', outcome: 'Applause. The next item is called.', effects: [-2, -10] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      speakers: () => [speakers()],
      preamble: () => [preamble()],
      caucus: () => [caucus()],
      draft: () => [draft(main, 'draft', 'amendment')],
      amendment: () => [amendment(main, 'amendment')],
      vote: () => [vote()],
      second: () => [draft(other as Question, 'second', 'second-change')],
      'second-change': () => [amendment(other as Question, 'second-change')],
      report: () => [report()],
    },
    ['draft', 'amendment', 'vote', 'speakers', 'caucus', 'preamble', 'report', ...(other ? (['second', 'second-change'] as const) : [])],
    rounds,
  );

  return {
    title: `Committee on ${matter.inText}`,
    description: `A committee after the rules of Model UN. Each delegation speaks for one of the groups that the question on ${matter.inText} touches, and only a paper that two thirds can sign goes through.`,
    scenario: `The committee has one question on its agenda: ${main.question} The delegations at this table do not stand for countries. Each has been sent by a group of people whom the answer will touch.`,
    objectives: [
      'Put an interest into a clause that others can sign.',
      `Build a majority on ${matter.inText} without leaving the smallest delegation out.`,
      'Use the rules of procedure: speakers’ list, caucus, amendment, vote.',
    ],
    roles: modelUnCards(brief),
    steps,
    meters: [
      { name: 'Support in the room', start: 45 },
      { name: 'Substance of the paper', start: 50 },
    ],
    materials: [
      { type: 'Placards', description: `One for each delegation: ${people.map(({ who }) => inside(who)).join('; ')}. Raised to ask for the floor, and to vote.` },
      {
        type: 'Resolution form',
        description: `Heading: ${quotedLast(main.question)} Then “Noting that …” (what is known), “Decides …” (who does what, by when), and a line for each sponsor.`,
      },
    ],
    debrief: ['Whose signature cost the paper the most, and was it worth it?', 'Which clause says who will do it? Which one only says that it would be good?'],
  };
}

/** Crisis: a team, a clock, reports that may be wrong. Whoever believes a rumor loses time on a detour; each measure has a side effect of its own. */
import type { Brief, Drafted, Scene, Step } from '../draft.ts';
import { factOn, type Question, shortEnough } from '../matter.ts';
import { played } from '../played.ts';
import { inside, open, quoted, quotedLast, sentence } from '../wording.ts';
import { crisisCards } from './crisis-cards.ts';

export function crisis(brief: Brief): Drafted {
  const { matter, rounds } = brief;
  const { main, other } = matter;
  const people = main.stakeholders;
  const clock = ['08:00', '08:40', '09:15', '10:00', '11:30', '13:00', '15:00', '17:30', '20:00'];
  let hour = 0;
  const stamp = (title: string): string => `${clock[hour++] ?? '21:00'} ${title}`;

  /** The rumor and what it costs to have believed it. */
  const rumor = (id: string, after: string, source: string, isSecond: boolean): Step[] => {
    const claim = matter.claims.take();
    const fact = claim && factOn(matter, claim);
    const time = stamp(isSecond ? 'A second message' : 'The first message');
    return [
      {
        id,
        title: time,
        description: `${source} ${quotedLast(claim?.belief ?? '')} ${isSecond ? 'It has been passed on four hundred times. Nobody has signed it.' : 'The telephone is ringing, and people want to know whether it is so.'}`,
        choices: [
          {
            text: isSecond ? 'Repeat it in your next announcement' : 'Pass it on, since speed counts',
            outcome: isSecond ? 'Now it carries your name.' : 'Within minutes it is everywhere, with your team as the source.',
            effects: [-6, -10, -4],
            to: `${id}-detour`,
          },
          {
            text: isSecond ? 'Say what is known, what is not, and when you will speak again' : 'Check it before anyone says anything',
            outcome: fact
              ? `${isSecond ? 'You say three short sentences, and one of them is this:' : 'Ten minutes on the telephone, and you have something that will hold:'} ${quotedLast(fact)}`
              : 'You find nobody who can vouch for it, and say so in public.',
            effects: [-8, 12, 6],
            to: after,
          },
          {
            text: isSecond ? 'Ask who sent it, and wait' : 'Say nothing at all for now',
            outcome: isSecond
              ? 'The trail ends at an account without a name. The waiting has cost you time, and no trust.'
              : 'Into your silence others talk. Nothing you did was wrong; it looks as if you did nothing.',
            effects: [-12, isSecond ? 2 : -6, -4],
            to: after,
          },
        ],
      },
      [
        {
          id: `${id}-detour`,
          title: isSecond ? 'Caught out again' : 'The correction',
          description: `It was not so. ${sentence(claim?.correction ?? '')} ${isSecond ? 'A journalist has both versions on one page, side by side.' : 'Everyone who trusted you has told it to somebody else.'}`,
          choices: [
            {
              text: isSecond ? 'Apologize, and name the mistake' : 'Take it back in public, in the same words and the same places',
              outcome: isSecond
                ? 'It is the first sentence today that nobody doubts.'
                : 'It is unpleasant, and over by the next hour. You will be believed the next time, if more slowly.',
              effects: [-10, 10, 6],
              to: after,
            },
            {
              text: isSecond ? 'Say that you were misunderstood' : 'Change the text quietly and hope',
              outcome: isSecond
                ? 'The page with both versions is shared more often than your answer.'
                : 'Someone has kept a picture of the old text. From now on your silences are read as well.',
              effects: [-4, -14, -6],
              to: after,
            },
          ],
        },
      ],
    ];
  };

  const call = (): Scene => {
    const [caller, another] = [people[0], people[1]];
    return {
      id: 'call',
      title: stamp('Two calls at once'),
      description: `On line one: ${inside(caller?.who ?? 'a caller')}, who wants ${caller?.wants}, because ${open(caller?.because ?? '')}. On line two: ${inside(another?.who ?? 'another caller')}, who wants ${another?.wants}, because ${open(another?.because ?? '')}. You have one minute for both.`,
      choices: [
        {
          text: 'Take line one, and call line two back within the hour',
          outcome: 'You keep your word, by four minutes. The second caller had already begun to write a complaint, and puts it away.',
          effects: [-4, 4, 4],
        },
        {
          text: 'Put both callers together on one line',
          outcome: 'First they shout. Then one asks the other a question, and you write down the answer: it was in none of your reports.',
          effects: [-8, 8, 10],
        },
        { text: 'Let both hear the recorded message', outcome: 'Your minute is saved. Both callers now talk to the press, and neither talks to you.', effects: [2, -12, -8] },
      ],
    };
  };

  const measure = (question: Question, id: string, after: string): Scene => ({
    id,
    title: stamp(id === 'measure' ? 'The decision' : 'The night decision'),
    description: `${id === 'measure' ? 'It cannot wait any longer.' : 'The day is not over. While the first measure is still being carried out, the team is asked:'} ${question.question} ${id === 'measure' ? sentence(question.background) : 'You are tired, and it counts just as much.'}`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: sentence(choice),
      outcome: `${(id === 'measure' ? ['The order goes out.', 'You sign it, and hand it on.', 'Everyone in the room repeats it once, so that all carry out the same thing.'] : ['The lamps stay on for another hour.', 'It is decided at the third try.', 'You choose what nobody had on the list this morning.'])[place]} ${sentence(gain)}`,
      effects: [-10, 4, 4],
      to: `${after}-${place + 1}`,
    })),
  });

  const sideEffects = (question: Question, after: string): Scene[] => {
    const isFirst = after === 'effect';
    const title = stamp(isFirst ? 'The side effect' : 'What the night decision brings');
    return question.ways.map(({ choice, cost }, place) => ({
      id: `${after}-${place + 1}`,
      title: `${title}: ${['first', 'second', 'third'][place]} way`,
      description: `${(isFirst ? ['The measure was', 'You had ordered', 'The team had settled on'] : ['Late in the evening you had ordered', 'The order of the night was', 'What went out at last was'])[place]} ${quoted(choice)}, and now the reports come in. ${sentence(cost)} ${isFirst ? ['Some on your team want to defend it, some want to stop it.', 'All eyes are on whoever had proposed it.', 'You had known that something would come, and not that it would be this.'][place] : ['It lands on the desk of whoever is still awake.', 'Only two of you are left in the room.', 'The night porter is the one who brings it in.'][place]}`,
      choices: isFirst
        ? [
            {
              text: [
                'Keep the measure and send help to those it hits',
                'Keep to it, and set up a place where those affected are heard',
                'Go on, with people sent out to where it hurts',
              ][place] as string,
              outcome: [
                'The help is late and welcome. On the list of names somebody finds one that all of you had forgotten.',
                'The queue in front of it is long at first. By evening you know more than any report had told you.',
                'They come back with wet shoes and three sentences that change the next announcement.',
              ][place] as string,
              effects: [-8, 8, 12],
            },
            {
              text: ['Change course, and explain why', 'Stop it, and say what you have learned', 'Turn back while you can'][place] as string,
              outcome: [
                'Turning costs time, and your reason is understood. Someone asks what the next side effect will be. Good question.',
                'You lose an hour, and gain the patience of those who had suffered most.',
                'It is expensive and honest, and you will need to say it twice.',
              ][place] as string,
              effects: [-14, 6, 6],
            },
            {
              text: ['Wait until it has passed', 'Leave it as it is for today', 'Look at it tomorrow'][place] as string,
              outcome: [
                'It does not pass. It gets a name and a group that carries it.',
                'Today goes by. What was a report this noon is a crowd by night.',
                'Tomorrow it is harder, and others have started to deal with it without you.',
              ][place] as string,
              effects: [-4, -10, -14],
            },
          ]
        : [
            {
              text: ['Wake the person responsible, and tell them', 'Leave a full note for the morning team', 'Deal with the worst of it at once'][place] as string,
              outcome: [
                'It is a short, hard call. In the morning you are glad that you made it.',
                'Your note has four lines: what, where, who, and what you do not know. The morning team begins at line four.',
                'One thing is put right before dawn. The rest can wait, and now you know which rest.',
              ][place] as string,
              effects: [-6, 8, 10],
            },
            {
              text: ['Close the folder until morning', 'Hope that nobody noticed', 'Blame the tiredness'][place] as string,
              outcome: ['The folder is closed. What is in it is not.', 'Somebody did.', 'Everyone understands, and it helps no one.'][place] as string,
              effects: [0, -10, -8],
            },
          ],
    }));
  };

  const press = (): Scene => {
    const fact = matter.facts.take(shortEnough);
    return {
      id: 'press',
      title: stamp('Before the microphones'),
      description: `“Did you know what you were doing?” asks a reporter. Behind the cameras stands ${inside(people[2]?.who ?? 'a person who was affected')}, who wants ${people[2]?.wants ?? 'an answer'}.`,
      choices: [
        {
          text: 'Say what you knew, what you guessed, and what you would do differently',
          outcome: 'The questions get shorter. One reporter asks for the sentence about the guess again, and prints it in full.',
          effects: [-2, 14, 6],
        },
        ...(fact
          ? [
              {
                text: `Hold on to what is certain: ${quotedLast(fact)}`,
                outcome: 'It is true, and it is noted. It was not what had been asked, and the person behind the cameras is still waiting.',
                effects: [0, 4, -2],
              },
            ]
          : []),
        { text: 'Say that everything went according to plan', outcome: 'Somebody laughs, and it is on every recording.', effects: [0, -16, -6] },
      ],
    };
  };

  const handover = (): Scene => ({
    id: 'handover',
    title: stamp('Handing over'),
    description: 'Your shift ends. The next team comes in with clean cups and one question: “What should we know that is not in the log?”',
    choices: [
      { text: 'Tell them the decision that you are least sure of', outcome: 'They sit down. It is the most useful quarter of an hour of the day.', effects: [-2, 8, 8] },
      { text: 'Tell them whom you have not yet called back', outcome: 'Two names. Both are called before the cups are empty.', effects: [-2, 6, 12] },
      { text: 'Say that it is all in the log', outcome: 'It is, on page nineteen. They will find it when it has happened again.', effects: [2, -6, -6] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      rumor: (after = 'handover') => rumor('rumor', after, 'A message has come in from somebody who sounds certain.', false),
      call: () => [call()],
      measure: () => [measure(main, 'measure', 'effect')],
      effect: () => [sideEffects(main, 'effect')],
      'rumor-again': (after = 'handover') => rumor('rumor-again', after, 'While you were busy, another sentence has made its way around:', true),
      press: () => [press()],
      night: () => [measure(other as Question, 'night', 'night-effect')],
      'night-effect': () => [sideEffects(other as Question, 'night-effect')],
      handover: () => [handover()],
    },
    ['rumor', 'measure', 'effect', 'press', 'call', 'handover', 'rumor-again', ...(other ? (['night', 'night-effect'] as const) : [])],
    rounds,
  );

  return {
    title: `Crisis room: ${matter.title}`,
    description: `A team has to answer a hard question on ${matter.inText} before all reports are in. Some reports are wrong, every measure has a side effect, and the clock runs.`,
    scenario: `It is eight in the morning, and you are the team that has to announce an answer today: ${main.question} Reports come in faster than you can check them. You are allowed to be wrong. You are not allowed to hide it.`,
    objectives: [
      'Check a report before acting on it, also under time pressure.',
      `Decide with what is known about ${matter.inText}, and say what is not known.`,
      'Find out whom a measure hits, and answer for it.',
    ],
    roles: crisisCards(brief),
    steps,
    meters: [
      { name: 'Time left', start: 80 },
      { name: 'Trust in the team', start: 50 },
      { name: 'People reached', start: 40 },
    ],
    materials: [
      { type: 'Wall clock and log', description: 'A large sheet with three columns: time, what we knew, what we did. One person writes and does nothing else.' },
      {
        type: 'Sealed envelopes',
        description: `One envelope for each hour, opened by the head of the team when the clock says so. The last one holds only a question: ${quotedLast(`Who has not been asked about ${matter.inText}?`)}`,
      },
    ],
    debrief: ['At which hour did you know enough to decide, and when did you decide?', 'Which report did you believe because you wanted it to be true?'],
  };
}

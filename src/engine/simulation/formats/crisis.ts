/** Crisis: something has happened, a team, a clock, reports that may be wrong. Whoever believes a rumor loses time on a detour; each measure has a side effect of its own. */
import type { Brief, Drafted, Scene, Step } from '../draft.ts';
import { type Question, shortEnough } from '../matter.ts';
import { played } from '../played.ts';
import { inside, open, quoted, quotedLast, sentence } from '../wording.ts';
import { crisisCards } from './crisis-cards.ts';
import { crisisWords } from './crisis-words.ts';

export function crisis(brief: Brief): Drafted {
  const { matter, rounds } = brief;
  const { main, other } = matter;
  const people = main.stakeholders;
  const words = crisisWords[matter.crisis?.era ?? 'now'];
  const clock = ['08:00', '08:40', '09:15', '10:00', '11:30', '13:00', '15:00', '17:30', '20:00'];
  const team = matter.crisis?.team ?? 'the team that has to announce an answer today';
  let hour = 0;
  // A day that a pack tells begins at an hour of its own.
  const stamp = (title: string): string => (matter.crisis ? title : `${clock[hour++] ?? '21:00'} ${title}`);
  const reports = matter.crisis?.reports.map(({ says, check, found }) => ({ belief: says, check, correction: found })) ?? [];

  /** The rumor, the check that answers it, and what it costs to have believed it. */
  const rumor = (id: string, after: string, isSecond: boolean): Step[] => {
    const claim = reports[isSecond ? 1 : 0] ?? matter.claims.take();
    const found = quotedLast(claim?.correction ?? '');
    return [
      {
        id,
        title: stamp(isSecond ? 'A second message' : 'The first message'),
        description: `${isSecond ? words.secondSource : words.source} ${quotedLast(claim?.belief ?? '')} ${isSecond ? words.unsigned : words.asking}`,
        choices: [
          {
            text: isSecond ? 'Repeat it in your next announcement' : 'Pass it on, since speed counts',
            outcome: isSecond ? 'Now it carries your name.' : words.everywhere,
            effects: [-6, -10, -4],
            to: `${id}-detour`,
          },
          {
            text: claim && 'check' in claim ? claim.check : isSecond ? 'Ask the checker, and say aloud that you are asking' : 'Check it before anyone says anything',
            outcome: `${isSecond ? 'You say that you are checking, and when you will speak again. Then you do:' : 'It takes a while, and you have something that will hold:'} ${found}`,
            effects: [-8, 12, 6],
            to: after,
          },
          {
            text: isSecond ? 'Ask who said it first, and wait' : 'Say nothing at all for now',
            outcome: isSecond
              ? `${words.trail} The waiting has cost you time, and no trust.`
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
          description: `It was not so. ${sentence(claim?.correction ?? '')} ${isSecond ? words.bothVersions : 'Everyone who trusted you has told it to somebody else.'}`,
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
              text: isSecond ? 'Say that you were misunderstood' : 'Say something else quietly, and hope',
              outcome: isSecond ? words.moreOften : `${words.oldText} From now on your silences are noticed as well.`,
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
      title: stamp(words.two),
      description: `${words.first} ${inside(caller?.who ?? 'a caller')}, who wants ${caller?.wants}, because ${open(caller?.because ?? '')}. ${words.second} ${inside(another?.who ?? 'another caller')}, who wants ${another?.wants}, because ${open(another?.because ?? '')}. You have one minute for both.`,
      choices: [
        {
          text: words.takeFirst,
          outcome: words.kept,
          effects: [-4, 4, 4],
        },
        {
          text: words.together,
          outcome: 'First they shout. Then one asks the other a question, and you write down the answer: it was in none of your reports.',
          effects: [-8, 8, 10],
        },
        { text: words.putOff, outcome: words.putOffEnd, effects: [2, -12, -8] },
      ],
    };
  };

  const measure = (question: Question, id: string, after: string): Scene => ({
    id,
    title: stamp(id === 'measure' ? 'The decision' : 'The night decision'),
    description:
      `${id === 'measure' ? (matter.crisis ? 'It cannot wait any longer. Nothing has become easier, and the question is still the same:' : 'It cannot wait any longer.') : 'The day is not over. While the first measure is still being carried out, the team is asked:'} ${question.question} ${id === 'measure' ? (matter.crisis ? '' : sentence(question.background)) : 'You are tired, and it counts just as much.'}`.trimEnd(),
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
    // A day that a pack tells has its own reports; what else is known of the topic is beside the point, or news from the future.
    const fact = matter.crisis ? undefined : matter.bearing.take(shortEnough);
    return {
      id: 'press',
      title: stamp(words.publicTitle),
      description: `“Did you know what you were doing?” asks ${words.asker}. ${words.behind} ${inside(people[2]?.who ?? 'a person who was affected')}, who wants ${people[2]?.wants ?? 'an answer'}.`,
      choices: [
        {
          text: 'Say what you knew, what you guessed, and what you would do differently',
          outcome: words.honest,
          effects: [-2, 14, 6],
        },
        ...(fact
          ? [
              {
                text: `Hold on to what is certain: ${quotedLast(fact)}`,
                outcome: 'It is true, and it is noted. It was not what had been asked, and the person in the back is still waiting.',
                effects: [0, 4, -2],
              },
            ]
          : []),
        { text: 'Say that everything went according to plan', outcome: words.laughter, effects: [0, -16, -6] },
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
      rumor: (after = 'handover') => rumor('rumor', after, false),
      call: () => [call()],
      measure: () => [measure(main, 'measure', 'effect')],
      effect: () => [sideEffects(main, 'effect')],
      'rumor-again': (after = 'handover') => rumor('rumor-again', after, true),
      press: () => [press()],
      night: () => [measure(other as Question, 'night', 'night-effect')],
      'night-effect': () => [sideEffects(other as Question, 'night-effect')],
      handover: () => [handover()],
    },
    ['rumor', 'measure', 'effect', 'press', 'call', 'handover', 'rumor-again', ...(other ? (['night', 'night-effect'] as const) : [])],
    rounds,
  );

  return {
    title: `Crisis room: ${matter.crisis ? main.question : matter.title}`,
    description: `A team has to answer a hard question on ${matter.inText} before all reports are in. Some reports are wrong, every measure has a side effect, and the clock runs.`,
    scenario: `${matter.crisis ? `${sentence(main.background)} You are ${team}. One question has to be answered before it is too late:` : `It is eight in the morning, and you are ${team}. The question is:`} ${main.question} Reports come in faster than you can check them. You are allowed to be wrong. You are not allowed to hide it.`,
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
        description: `One envelope for each scene, opened by the head of the team when it is time. The last one holds only a question: ${quotedLast(`Who has not been asked about ${matter.inText}?`)}`,
      },
    ],
    debrief: ['At which hour did you know enough to decide, and when did you decide?', 'Which report did you believe because you wanted it to be true?'],
  };
}

/** Crisis: something has happened, a team, a clock, reports that may be wrong. Whoever believes a rumor loses time on a detour; each measure has a side effect of its own. */
import type { Brief, Drafted, Scene, Step } from '../draft.ts';
import { bearerOf, shortEnough, type Way } from '../matter.ts';
import { played } from '../played.ts';
import { around, inside, known, named, open, quoted, quotedLast, sentence } from '../wording.ts';
import { crisisCards } from './crisis-cards.ts';
import { crisisWords } from './crisis-words.ts';

export function crisis(brief: Brief): Drafted {
  const { matter, rounds } = brief;
  const { main } = matter;
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

  const measure = (): Scene => ({
    id: 'measure',
    title: stamp('The decision'),
    description:
      `It cannot wait any longer. ${matter.crisis ? 'Nothing has become easier, and the question is still the same:' : ''} ${main.question} ${matter.crisis ? '' : sentence(main.background)}`
        .replace(/\s+/g, ' ')
        .trimEnd(),
    choices: main.ways.map(({ choice, gain }, place) => ({
      text: sentence(choice),
      outcome: `${around(['The order goes out.', 'You sign it, and hand it on.', 'Everyone in the room repeats it once, so that all carry out the same thing.'], place)} ${sentence(gain)}`,
      effects: [-10, 4, 4],
      to: `effect-${place + 1}`,
    })),
  });

  const sideEffects = (): Scene[] => {
    const title = stamp('The side effect');
    return main.ways.map(({ choice, cost }, place) => {
      const other = main.ways[(place + 1) % main.ways.length] as Way;
      const { who, wants } = bearerOf(main, place);
      const hit = known(who);
      return {
        id: `effect-${place + 1}`,
        title: `${title}: ${around(['first', 'second', 'third'], place)} way`,
        description: `${around(['The measure was', 'You had ordered', 'The team had settled on'], place)} ${quoted(choice)}, and now the reports come in. ${sentence(cost)} ${around([`The first to say it to your face is ${hit}.`, `You have it from ${hit}, who does not sit down.`, `In front of you stands ${hit}, and waits.`], place)}`,
        choices: [
          {
            text: around([`Keep to it, and begin with what ${hit} needs`, `Keep to it, and let ${hit} say where it hurts`, `Keep to it, and ask ${hit} onto the team`], place),
            outcome: around(
              [
                `Asked again, ${hit} still wants ${wants}. A part of that can be done today, and the measure stays.`,
                `${named(hit)} had wanted ${wants}, and does not get all of it. What can be done is done within the hour.`,
                `The next announcement has three sentences more. Each of them comes from ${hit}, who wants ${wants}.`,
              ],
              place,
            ),
            effects: [-8, 8, 12],
          },
          {
            text: `Change course: ${quotedLast(other.choice)}`,
            outcome: `${around(['You say what you have learned, and turn. This speaks for the new way:', 'Turning costs time, and your reason is understood. Now this counts:', 'It is expensive and honest. What you can say for it is this:'], place)} ${quotedLast(other.gain)} ${around(['It has a price too, and you will hear of it from somebody else.', 'Whoever had prepared for the first way has to be told, one by one.', 'Half of what was set up for the first way stands in your way.'], place)}`,
            effects: [-14, 6, 6],
          },
          {
            text: around(['Wait until it has passed', 'Leave it as it is for today', 'Look at it tomorrow'], place),
            outcome: around(
              [
                `It does not pass. By evening ${hit} has found others to whom the same has happened.`,
                `Today goes by. ${named(hit)} has stopped asking you, and asks everybody else.`,
                'Tomorrow it is harder, and others have started to deal with it without you.',
              ],
              place,
            ),
            effects: [-4, -10, -14],
          },
        ],
      };
    });
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
      measure: () => [measure()],
      effect: () => [sideEffects()],
      'rumor-again': (after = 'handover') => rumor('rumor-again', after, true),
      press: () => [press()],
      handover: () => [handover()],
    },
    ['rumor', 'measure', 'effect', 'press', 'call', 'handover', 'rumor-again'],
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

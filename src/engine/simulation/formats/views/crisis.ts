/** Crisis on a curated question: a decision, or a rumor on a settled matter, and a clock. What is passed on unchecked costs a detour; what is decided is met by the best objection to it. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import { shuffled } from '../../../text/hash.ts';
import type { Brief, Drafted, Scene, Step } from '../../draft.ts';
import { factOn, shortEnough } from '../../matter.ts';
import { played } from '../../played.ts';
import { type References, valueQuestions } from '../../question-matter.ts';
import { cared, quotedLast, spoken } from '../../wording.ts';
import { crisisCards } from './crisis-cards.ts';
import { backlashScenes, replyScenes } from './crisis-end.ts';
import { questionPapers } from './papers.ts';
import { amongViews, slips, wordsAt } from './scenes.ts';

const clock = ['08:00', '08:40', '09:15', '10:00', '11:30', '13:00', '15:00', '17:30', '20:00'];

export function viewsCrisis(brief: Brief, curated: CuratedQuestion, references: References, seed: string): Drafted {
  const { question, overview, evidenceSettles, perspectives: views } = curated;
  const { matter, isYoung, rounds } = brief;
  const isSettled = curated.kind === 'settled';
  const callers = shuffled(views, `${seed}:calls`);
  const [caller, another, third] = callers;
  const [asked = question] = valueQuestions(curated);
  let hour = 0;
  const stamp = (title: string): string => `${clock[hour++] ?? '21:00'} ${title}`;

  /** The message, and what it costs to have passed it on. */
  const message = (id: string, isSecond: boolean, after: string | undefined): Step[] => {
    const claim = matter.claims.take();
    if (!claim) return [];
    const fact = factOn(matter, claim);
    const onward = after === undefined ? {} : { to: after };
    return [
      {
        id,
        title: stamp(isSecond ? 'It is back, in other words' : 'A message that everybody has'),
        description: isSecond
          ? `While you were busy another sentence has gone around, signed by nobody: ${spoken(claim.belief)} Somebody asks whether you could use it, since it would make things simpler.`
          : `It was on every telephone at breakfast, and now people ask whether your team stands behind it: ${spoken(claim.belief)}`,
        choices: [
          {
            text: isSecond ? 'Use it: it is what people want to hear' : 'Say yes for now: it sounds right, and speed counts',
            outcome: isSecond ? 'It makes things simpler for half an hour.' : 'Within minutes it has your name on it.',
            effects: [-4, -12, -4],
            to: `${id}-detour`,
          },
          {
            text: isSecond ? 'Ask the checker, and say aloud that you are asking' : 'Say that you are checking it, and when you will answer',
            outcome: `${isSecond ? 'It is the second time today, and quicker.' : 'Twenty minutes, and you keep to them.'} ${claim.correction}`,
            effects: [-8, 12, 6],
            ...onward,
          },
          fact
            ? {
                text: `Answer with what you have on your desk: ${quotedLast(fact)}`,
                outcome: isSecond
                  ? 'It is so, and it answers a part of it. You say which part.'
                  : 'That much is certain. Some notice that you have not said a word about the message itself.',
                effects: [-2, 6, 2],
                ...onward,
              }
            : {
                text: isSecond ? 'Let it run: you cannot answer everything' : 'Say nothing until you know everything',
                outcome: isSecond ? 'You cannot, that is true. It is in three newspapers by evening.' : 'Into your silence others talk, and they are certain.',
                effects: [-4, -8, -6],
                ...onward,
              },
        ],
      },
      [
        {
          id: `${id}-detour`,
          title: isSecond ? 'Twice on one day' : 'The correction',
          description: `It was not so${isSecond ? ', again' : ''}. ${isSecond ? 'This time the checker has it ready' : 'The checker lays a page in front of you'}: ${spoken(claim.correction)} ${isSecond ? 'Somebody holds up what you said next to what is known.' : 'Everybody who trusted you has passed it on.'}`,
          choices: [
            {
              text: isSecond ? 'Say that you were wrong, and who will check from now on' : 'Take it back in the same words and the same places',
              outcome: isSecond
                ? 'A name is put on the door: nothing leaves without her.'
                : 'It is unpleasant and over within the hour. Next time you will be believed, a little more slowly.',
              effects: [-10, 10, 6],
              ...onward,
            },
            {
              text: isSecond ? 'Say that it was meant differently' : 'Change the text and say nothing',
              outcome: isSecond ? 'Nobody asks how. They have stopped listening.' : 'Somebody has kept the old one. Your changes are now read more closely than your words.',
              effects: [-4, -14, -6],
              ...onward,
            },
          ],
        },
      ],
    ];
  };

  const reports = (): Scene =>
    slips(
      matter,
      {
        id: 'reports',
        title: stamp('Three reports, one line'),
        description:
          'At the top of the hour you may put one line on the board outside, where everyone reads it. Three reports lie on the desk, and there is no time to check them all before. Which line goes out?',
      },
      {
        holds: (source) => `It holds, and when somebody calls to ask where you have it from${source ? ` you can say it: ${source}` : ' you can show them what you have'}.`,
        falls: (correction) => `The checker runs in. ${correction} The board is wiped, in front of everybody.`,
        holdsToo: (source) => `People stop and read. It stays up all day${source && `, with its source below: ${source}`}.`,
        effects: { holds: [-4, 12, 8], falls: [-10, -14, -6], holdsToo: [-4, 10, 10] },
      },
    );

  const calls = (): Scene => ({
    id: 'calls',
    title: stamp('Two calls at once'),
    description: `On line one is somebody who says ${spoken(caller?.label ?? '')} and for whom it is about ${cared(caller?.value ?? '')}. On line two is somebody who says ${spoken(another?.label ?? '')} and for whom it is about ${cared(another?.value ?? '')}. Both want to know whether you have thought of them. You have one minute.`,
    choices: [
      {
        text: 'Ask line one what would make them think again, and call line two back within the hour',
        outcome: `Line one had not expected to be asked: ${spoken(caller?.wouldChange ?? '')} You write it down, word for word. Line two gets its call, four minutes late.`,
        effects: [-6, 6, 8],
      },
      {
        text: 'Put both on one line',
        outcome: 'First both talk. Then one asks the other, “And what are you afraid of?” You keep very quiet and write down the answer.',
        effects: [-8, 8, 12],
      },
      { text: 'Let both hear the recorded message', outcome: 'You save the minute. Both will tell others that you did.', effects: [2, -12, -10] },
    ],
  });

  const decision = (): Scene => {
    const title = stamp(isSettled ? 'The announcement' : 'The decision');
    return amongViews(
      views,
      {
        id: 'decision',
        title,
        description: isSettled
          ? `It is time. What is known you will say first: ${spoken(evidenceSettles)} Then you have two sentences for people who are uneasy all the same, and not for the same reason. To whom do you speak?`
          : `It is time, and not everything is known. What is known is this: ${spoken(evidenceSettles)} That does not decide it alone. From which view do you start today?`,
      },
      ({ value }, place) => ({
        outcome: `${wordsAt(isSettled ? ['You look into the camera, and speak to them. You begin with what they care about', 'You had crossed them out last night, and put them back in. What you take up is this', 'They had not expected to be spoken to. You name what worries them', 'You speak slowly. The first words are about what they hold dear'] : ['The announcement is four lines long. The first says what comes first today', 'You read it out once, and hand it on. In the middle of it stands', 'Everyone in the room repeats it, so that all say the same. It puts in front', 'It is signed. Asked why, you have one reason ready'], place)}: ${cared(value)}.`,
        effects: [-10, 4, 6],
        to: `objection-${place + 1}`,
      }),
    );
  };

  const backlash = (): Scene[] => (isSettled ? replyScenes : backlashScenes)(views, stamp('The answer to it'));

  const press = (): Scene => {
    const fact = matter.facts.take(shortEnough);
    return {
      id: 'press',
      title: stamp('Before the microphones'),
      description: `A reporter has done some reading, and asks what no report on your desk answers: ${spoken(asked)} Behind the cameras stands somebody who thinks ${quotedLast(third?.label ?? '')}`,
      choices: [
        {
          text: 'Say how your team has answered it today, and that one can see it differently',
          outcome: 'There is a pause, since that was an answer. The person behind the cameras nods, without agreeing.',
          effects: [-2, 14, 6],
        },
        ...(fact ? [{ text: `Give a fact instead: ${quotedLast(fact)}`, outcome: 'It is so, and it is noted. It was not what had been asked.', effects: [0, 2, -2] }] : []),
        {
          text: 'Say that the experts have decided',
          outcome: 'The reporter has the experts’ page in hand, and reads out where it says that this is not for them to decide.',
          effects: [0, -14, -6],
        },
      ],
    };
  };

  const origin = (): Scene => {
    const title = stamp('Who is out there?');
    return {
      id: 'origin',
      title,
      description: `There is a crowd in front of the house, not large, and not angry yet. On its signs stands ${quotedLast(another?.label ?? '')} Your team knows nothing about them. You could send somebody.`,
      choices: [
        {
          text: 'Go down yourself and ask where they come from',
          outcome: `It takes a quarter of an hour. ${another?.origins ?? ''} You come back without a promise, and with three names that you can call.`,
          effects: [-8, 10, 12],
        },
        { text: 'Send a page with the facts', outcome: 'They read it. Two of them knew all of it already; it had not been their question.', effects: [-2, -2, 2] },
        { text: 'Have the doors locked', outcome: 'The click is heard outside. An hour later there are twice as many.', effects: [2, -12, -10] },
      ],
    };
  };

  const handover = (): Scene => ({
    id: 'handover',
    title: stamp('Handing over'),
    description: 'Your shift ends. The next team wants to know one thing that is not in the log. What do you tell them?',
    choices: [
      {
        text: 'What would have to happen for you to decide otherwise',
        outcome: `You name it, after the day you have had. For those who called on line one it was this: ${spoken(caller?.wouldChange ?? '')} For yourselves you need two more sentences.`,
        effects: [-2, 10, 8],
      },
      { text: 'Whom you have not called back', outcome: 'Two names. Both are called before the coffee is cold.', effects: [-2, 6, 12] },
      { text: 'That it is all in the log', outcome: 'It is. They will find it when they need it, or a little after.', effects: [2, -6, -6] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      message: (after) => message('message', false, after),
      reports: () => [reports()],
      calls: () => [calls()],
      decision: () => [decision()],
      backlash: () => [backlash()],
      'message-again': (after) => message('message-again', true, after),
      press: () => [press()],
      origin: () => [origin()],
      handover: () => [handover()],
    },
    ['message', 'decision', 'backlash', 'reports', 'press', 'calls', 'handover', 'message-again', 'origin'],
    rounds,
  );

  return {
    title: `${isSettled ? 'Rumor room' : 'Crisis room'}: ${question}`,
    description: isSettled
      ? 'A false message is going around about something that has been settled. Your team has a day to answer it, with reports that may be wrong and with people who are worried for good reasons.'
      : 'An answer has to be announced today, before everything is known. Some reports are wrong, people call who want different things, and whatever you decide will meet its best objection.',
    scenario: `${overview} Since last night everybody talks of nothing else. You are the team that has to ${isSettled ? 'give people an answer that they can rely on' : 'announce by tonight what will be done here'}. The day is made up; what is known and what people say about it is not. You are allowed to be wrong. You are not allowed to hide it.`,
    objectives: [
      'Check a report before you act on it, also when time is short.',
      isSettled ? 'Say plainly what is settled, and speak to what people worry about.' : 'Decide with what is known, and say what is not.',
      'Find out whom a decision hits, and answer for it.',
    ],
    roles: crisisCards(brief, isSettled, callers),
    steps,
    meters: [
      { name: 'Time left', start: 80 },
      { name: 'Trust in the team', start: 50 },
      { name: 'People reached', start: 40 },
    ],
    materials: [
      { type: 'Wall clock and log', description: 'A large sheet with three columns: time, what we knew, what we did. One person writes and does nothing else.' },
      {
        type: 'Voices on the line',
        description: `To read out when the team takes a call: ${views.map(({ label, value }) => `“${label}” (it is about ${cared(value)})`).join('; ')}.`,
      },
      ...questionPapers(curated, matter, references, isYoung),
    ],
    debrief: ['At which hour did you know enough, and when did you decide?', 'Which report did you believe because it suited you?'],
  };
}

/** In the place of role-play on what was done to real people, or on somebody who is alive: a team that works with sources. Nobody acts a victim, a perpetrator or a living person. */
import type { Brief, Drafted, Scene } from '../draft.ts';
import { factOnTopic, shortEnough } from '../matter.ts';
import { played } from '../played.ts';
import type { Sensitive } from '../sensitive.ts';
import { sentence } from '../wording.ts';
import { evidenceCards } from './evidence-study-cards.ts';

export function evidenceStudy(brief: Brief, why: Sensitive): Drafted {
  const { matter, rounds } = brief;
  const about = matter.inText;
  // What is only known by its name may be a person, a place or an event: the scenes fit all three.
  const isAlive = why !== 'victims';
  const isPerson = why === 'living person';

  const first = (): Scene => ({
    id: 'first-source',
    title: 'The first box',
    description: `You are putting together a small exhibition on ${about}, for visitors of your own age. Three boxes have arrived from the archive. There is time to begin with one.`,
    choices: [
      {
        text: 'Words that somebody wrote down at the time',
        outcome: 'A page in a hurried hand. It was close to what happened, and it knew only what one person could see.',
        effects: [8, 6],
        to: 'box-1',
      },
      { text: 'An official paper', outcome: 'Stamped, numbered, calm. Somebody wanted it to be read in just this way.', effects: [8, 2], to: 'box-2' },
      isAlive
        ? {
            text: 'A clip that many people have shared',
            outcome: 'It lasts eleven seconds. What came before them, and who cut them out, it does not say.',
            effects: [6, 8],
            to: 'box-3',
          }
        : {
            text: 'Something that was told many years later',
            outcome: 'A voice on a recording, slow and exact. It has had a lifetime to think, and a lifetime to forget.',
            effects: [6, 8],
            to: 'box-3',
          },
    ],
  });

  const boxes = (): Scene[] =>
    [
      {
        what: 'The page',
        keep: 'It goes on the wall at eye level, whole, with its crossed-out word.',
        cut: 'The best line hangs there by itself. Visitors photograph it, and take it to mean the opposite.',
      },
      {
        what: 'The official paper',
        keep: 'Beside it you hang a question: who is not named here? People stop, and read it again from the top.',
        cut: 'On its own it looks like the whole truth. It was made to look like that.',
      },
      isAlive
        ? {
            what: 'The clip',
            keep: 'You play it with the minute before and the minute after. The room hears another sentence than it had come to hear.',
            cut: 'Eleven seconds, again and again. Nobody in the room can say what the question had been.',
          }
        : {
            what: 'The recording',
            keep: 'You play it to the end, silences included. Nobody in the room looks at a telephone.',
            cut: 'Thirty seconds are left, the loudest ones. The person who told it would not know it again.',
          },
    ].map(({ what, keep, cut }, place) => ({
      id: `box-${place + 1}`,
      title: `${what}: who made it, for whom, and why?`,
      description: [
        `You read it twice. Then you ask three things: who wrote this, who was meant to read it, and what could the writer not know?`,
        'You read what it says, and then what it leaves out. Which words hide somebody who did something?',
        isAlive
          ? 'You look for the whole of it. What was asked just before, and what was cut off after?'
          : 'You listen without writing. The second time you note the places, the names and the pauses.',
      ][place] as string,
      choices: [
        {
          text: [
            'Show it whole, with what is known about its writer',
            'Show it with the question that it avoids',
            isAlive ? 'Show it with what came before and after' : 'Let it be heard in full',
          ][place] as string,
          outcome: keep,
          effects: [10, 12],
        },
        {
          text: ['Show the most moving line', 'Show it without a comment', isAlive ? 'Show it as it was shared' : 'Cut it to half a minute'][place] as string,
          outcome: cut,
          effects: [-6, -10],
        },
      ],
    }));

  const check = (id: string, title: string, setting: string, texts: readonly [string, string, string]): Scene => {
    const claim = matter.claims.take();
    const fact = factOnTopic(matter, shortEnough);
    return {
      id,
      title,
      description: setting,
      choices: [
        ...(fact ? [{ text: fact, outcome: texts[0], effects: [12, 2] }] : []),
        { text: claim?.belief ?? '', outcome: `${texts[1]} ${sentence(claim?.correction ?? '')}`, effects: [-12, -4] },
        {
          text: texts[2],
          outcome:
            id === 'panel'
              ? 'A blank panel hangs there for a day. It is asked about more than any other.'
              : 'You leave it open, and write on the label that it is open, and who could know.',
          effects: [2, 4],
        },
      ],
    };
  };

  const conflict = (): Scene => ({
    id: 'conflict',
    title: 'Two sources that do not agree',
    description: `On one point about ${about} two of your sources say different things. Both were there. The opening is on Friday.`,
    choices: [
      {
        text: 'Show both, and what could explain the difference',
        outcome: 'It takes half a wall. Visitors stand in front of it and do what historians do: they ask where each of the two was standing.',
        effects: [12, 6],
      },
      { text: 'Look for a third source that does not depend on either', outcome: 'You find it on Thursday night. It agrees with neither, and it explains both.', effects: [14, 0] },
      { text: 'Choose the one that fits the rest', outcome: 'The wall looks tidy. What did not fit was the only thing that could have taught you something.', effects: [-10, -2] },
    ],
  });

  const letterOfFamily = (): Scene => ({
    id: 'letter',
    title: 'A letter from a family',
    description:
      'A family has heard of your exhibition. “Please do not let anyone play the people we lost,” they write. “Show what was done, and who they were before.” What do you answer?',
    choices: [
      {
        text: 'Ask what they would like visitors to know of the lives before',
        outcome: 'They send a list of small things: a song, a trade, a way of laughing. You give it the first room.',
        effects: [4, 16],
      },
      { text: 'Promise it, and tell them how you check each label', outcome: 'They thank you for the second part most of all.', effects: [8, 10] },
      {
        text: 'Explain that an exhibition needs strong effects',
        outcome: 'They do not write again. You read your own sentence once more, and it does not get better.',
        effects: [-4, -16],
      },
    ],
  });

  const twoLetters = (): Scene => ({
    id: 'letter',
    title: 'Two messages on one day',
    description: `“Show only what is good,” writes somebody who has heard of your exhibition on ${about}. “Show only what is bad,” writes somebody else, an hour later. What do you answer?`,
    choices: [
      {
        text: 'Tell both by which rule you choose',
        outcome: 'Neither is content, and both read the rule twice. The rule hangs beside the door from now on.',
        effects: [6, 14],
      },
      {
        text: 'Ask each of them for one source that you could check',
        outcome: 'One of them sends three. The other sends a picture without a date, and then, after some days, the date.',
        effects: [12, 6],
      },
      { text: 'Do as the first one asks, since that was first', outcome: 'From today the wall has an owner, and it is none of you.', effects: [-8, -12] },
    ],
  });

  const namingSteps = (): Scene => ({
    id: 'naming',
    title: 'How it came to this',
    description: `The last panel is to say how ${about} became possible. Somebody has written: “It happened.” Whose decisions can you name instead, from your sources?`,
    choices: [
      {
        text: 'Name what people decided, step by step, with the source for each step',
        outcome: 'The panel is dry and hard to leave. At the fourth step a visitor says: “There. Somebody could have said no there.”',
        effects: [12, 8],
      },
      { text: 'Name those who helped or refused as well', outcome: 'They were few. That they were there at all changes what the others can be asked.', effects: [8, 10] },
      { text: 'Leave it at “It happened”', outcome: 'Weather happens. The panel is read in two seconds.', effects: [-8, -8] },
    ],
  });

  const quoting = (): Scene => ({
    id: 'naming',
    title: 'A sentence that everybody quotes',
    description: `The last panel on ${about} is to hold a sentence that is quoted everywhere, mostly in a short form. You have found the place where it was said. What hangs on the wall?`,
    choices: [
      {
        text: 'The whole passage, with the day and the place',
        outcome: 'It is longer, and less easy to be angry about or to cheer at. People read it to the end.',
        effects: [12, 10],
      },
      { text: 'Both forms, one under the other', outcome: 'A visitor lays a finger on the word that is missing. “So that is how it is done,” she says.', effects: [10, 8] },
      { text: 'The short form, since it is known', outcome: 'Everyone nods who has nodded before. Nobody has learned anything.', effects: [-10, -10] },
    ],
  });

  const last = (): Scene => ({
    id: 'label',
    title: 'The last label',
    description: 'Next to the door there is room for one sentence. It is what people will carry out with them.',
    choices: [
      { text: 'A question that has no easy answer', outcome: 'Some stop in the doorway. One comes back in.', effects: [4, 10] },
      { text: 'What is known, and how we know it', outcome: 'It is the plainest sentence of all. Somebody copies it out.', effects: [10, 6] },
      { text: 'What everybody should feel', outcome: 'They are told, and they go. Nothing had been left for them to do.', effects: [-4, -10] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      'first-source': () => [first()],
      boxes: () => [boxes()],
      check: () => [
        check('check', 'Which line may stand on the wall?', `Three drafts for the same label about ${about}. One of them is widely believed, and you could not prove it.`, [
          'You find it in two places that do not copy from each other. It may stand.',
          'It is taken down on the second day, after a visitor has asked for the source.',
          'Put up none of them yet',
        ]),
      ],
      conflict: () => [conflict()],
      letter: () => [isAlive ? twoLetters() : letterOfFamily()],
      panel: () => [
        check('panel', 'The panel in the second room', 'The printer is waiting. What goes on the large panel will be photographed and shared, with your names under it.', [
          'It is checked three times and printed once.',
          'The printer, of all people, asks whether that is really so.',
          'Leave the panel blank until you are sure',
        ]),
      ],
      naming: () => [isAlive ? quoting() : namingSteps()],
      label: () => [last()],
    },
    ['first-source', 'boxes', 'check', 'label', 'conflict', 'naming', 'letter', 'panel'],
    rounds,
  );

  return {
    title: `Evidence study: ${matter.title}`,
    description: `A team prepares an exhibition on ${about} from sources. Nobody plays a victim, a perpetrator or anybody else who is real.`,
    scenario: `A room in the town library stands empty for a month, and your team may fill it with an exhibition on ${about}. ${matter.isHeld ? `The question over the door: ${matter.main.question}` : 'The question over the door is yours to find.'} You work with sources, and you answer for every word on the wall.`,
    objectives: [
      `Ask of a source on ${about} who made it, for whom, and what it leaves out.`,
      'Compare sources that do not agree, and say what could explain the difference.',
      isPerson
        ? 'Speak fairly of somebody who is not in the room, and put no words into their mouth.'
        : isAlive
          ? 'Speak fairly of people who are not in the room, and put no words into their mouths.'
          : 'Speak of people who suffered with care, and without putting words into their mouths.',
    ],
    roles: evidenceCards(brief, why),
    steps,
    meters: [
      { name: 'What can be shown', start: 40 },
      { name: isPerson ? 'Fairness to the person' : isAlive ? 'Fairness to the people' : 'Care for the people', start: 50 },
    ],
    materials: [
      {
        type: 'Source sheets',
        description: isAlive
          ? 'To be chosen by the teacher: a speech or an interview in full, an official record, a report by a newspaper that corrects its mistakes. Each with its origin and date.'
          : 'To be chosen by the teacher from a museum, an archive or the textbook: one from the time, one official, one told later. Each with its origin and date.',
      },
      { type: 'Label cards', description: 'Two sentences at most: what we see, and how we know. On the back, who checked it.' },
      {
        type: 'Before you begin',
        description: isPerson
          ? 'Tell the class that it is about what can be shown, and not about whom they like. Private life, looks and rumors stay outside.'
          : 'Tell the class what they will read about. Anyone may step out without giving a reason, and there is somebody to talk to afterward.',
      },
    ],
    debrief: [`What do you know about ${about} now that you can show to somebody, and what do you only believe?`, 'Which source did you trust too quickly?'],
  };
}

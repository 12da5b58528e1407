/** Roleplay: people with a stake come to one table. Whom you hear first opens a scene of its own; each holds a piece that the others lack. */
import type { Brief, Drafted, Scene } from '../draft.ts';
import { bearerOf, type Question } from '../matter.ts';
import { played } from '../played.ts';
import { inside, known, named, open, quotedLast, sentence } from '../wording.ts';
import { roleplayCards } from './roleplay-cards.ts';

export function roleplay(brief: Brief): Drafted {
  const { matter, isYoung, rounds } = brief;
  const { main, other } = matter;
  const people = main.stakeholders.slice(0, isYoung ? 3 : 4);
  const guests = people.slice(0, 3);

  const arrival = (): Scene => ({
    id: 'arrival',
    title: 'Before the meeting',
    description: `You lead the meeting. The door is still closed, and three people are waiting in the corridor, each hoping for a word with you first. Whom do you ask in?`,
    choices: guests.map(({ who }, place) => ({
      text: named(who),
      outcome: [
        'The others see the door close and look at each other.',
        'You hold the door. Behind you somebody sighs and sits down again.',
        'A good choice, or a bold one: this is the guest whom nobody expected to go first.',
      ][place] as string,
      effects: [2, 0],
      to: `guest-${place + 1}`,
    })),
  });

  const guestScenes = (): Scene[] =>
    guests.map(({ who, wants, because }, place) => ({
      id: `guest-${place + 1}`,
      title: `A word with ${known(who)}`,
      description: [
        `Your guest stays on the edge of the chair, wants ${wants}, and says why in one sentence: “It is because ${open(because)}.”`,
        `Your guest does not sit down. You hear that it is simple, from somebody who wants ${wants}. You ask why, and the answer is ready, because ${open(because)}.`,
        `For a while your guest, who wants ${wants}, only looks out of the window. Then the wish is told, slowly, and after another pause why it matters so much: ${sentence(because)}`,
      ][place] as string,
      choices: [
        {
          text: ['Ask what would be enough', 'Ask what the least would be', 'Ask which part matters most'][place] as string,
          outcome: [
            'There is a long breath, and then a smaller wish than the first. You can work with that.',
            'It turns out that the wish has an edge that can be moved and a middle that cannot. You write down both.',
            'Nobody had asked that before. You get an answer, and a thank-you that you did not expect.',
          ][place] as string,
          effects: [12, 8],
        },
        {
          text: ['Promise that it will happen', 'Say that it is as good as decided', 'Promise to take care of it'][place] as string,
          outcome: [
            'The chair creaks as your guest leans back, satisfied. The next one has heard it through the door.',
            'A handshake, too early. Within the hour it will be held up in front of the others as your word.',
            'It feels kind. At the table you will have to explain to everybody else what you gave away.',
          ][place] as string,
          effects: [-4, -12],
        },
        {
          text: ['Say what the others in the corridor need', 'Read out what is on the other chairs', 'Describe the problem of whoever waits outside'][place] as string,
          outcome: [
            '“I did not know that,” says your guest. It does not change the wish. It changes the tone.',
            'A frown, then a question about one of them. That is a beginning.',
            'Your guest gets up and opens the door. “Then they had better come in.”',
          ][place] as string,
          effects: [6, 10],
        },
      ],
    }));

  const talk = (id: string, title: string, setting: string, tails: readonly [string, string, string]): Scene => {
    const claim = matter.claims.take();
    return {
      id,
      title,
      description: `${setting} ${quotedLast(claim?.belief ?? '')} Heads nod. What do you do?`,
      choices: [
        {
          text: id === 'corridor' ? 'Nod as well, to keep the peace' : 'Let it pass, since time is short',
          outcome: `${tails[0]} ${sentence(claim?.correction ?? '')}`,
          effects: [-8, -8],
        },
        { text: id === 'corridor' ? 'Ask how they know' : 'Ask the person to say more', outcome: tails[1], effects: [6, 10] },
        ...(claim ? [{ text: `Ask the table: ${quotedLast(claim.probe)}`, outcome: `${tails[2]} ${quotedLast(claim.correction)}`, effects: [8, 4] }] : []),
      ],
    };
  };

  const secret = (): Scene => {
    const [holder, listener] = [people[1] ?? people[0], people[people.length - 1]];
    return {
      id: 'secret',
      title: 'Something that is on one card only',
      description: `In the break ${known(holder?.who ?? 'somebody')} takes you aside. “There is something on my card that would help ${known(listener?.who ?? 'the others')}, and it would weaken me. Shall I say it?”`,
      choices: [
        {
          text: '“Say it, and say what it costs you.”',
          outcome: 'Back at the table it is quiet for a moment. Then another card is put on the table, and another.',
          effects: [15, 6],
        },
        {
          text: '“That is for you to decide.”',
          outcome: 'The break is over. You watch the card being turned over, twice, and going back into the pocket. You may read it in the debrief.',
          effects: [0, 2],
        },
        {
          text: '“Keep it. It is your best card.”',
          outcome: 'The card stays hidden. So does the question that it would have answered, and the table settles for less.',
          effects: [-12, -4],
        },
      ],
    };
  };

  const walkout = (): Scene => {
    const leaver = people[0];
    return {
      id: 'walkout',
      title: 'An empty chair',
      description: `A chair scrapes. ${named(known(leaver?.who ?? 'Somebody'))} has stood up. “You are all talking as if my reason were a detail.” The door closes. The meeting looks at you.`,
      choices: [
        {
          text: 'Go after them and leave the others waiting',
          outcome: 'On the stairs you hear the sentence that was not said inside. You bring it back, and the person as well.',
          effects: [12, -4],
        },
        {
          text: 'Go on, and keep the chair in the circle',
          outcome: 'Twice somebody begins a sentence with “if they were still here”. The second time, the door opens.',
          effects: [4, 6],
        },
        { text: 'Go on, and take the chair away', outcome: 'It is easier now to agree. It will be harder to make the agreement hold.', effects: [-14, 8] },
      ],
    };
  };

  const proposal = (question: Question, id: string, after: string, intro: string): Scene => ({
    id,
    title: id === 'proposal' ? 'What lies on the table' : 'The second matter',
    description:
      id === 'proposal'
        ? `${intro} ${question.question} Each person has said what they could live with. Which way do you put to the table?`
        : `${intro} ${question.question} ${sentence(question.background)} What do you propose?`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: sentence(choice),
      outcome: `${id === 'proposal' ? ['Slowly, hand after hand goes up.', 'There is a pause, then agreement, with folded arms here and there.', 'One voice says “finally”, and nobody contradicts it.'][place] : ['This time nobody needs long.', 'They look at each other before they look at you, and agree.', 'It is the way that none of them had brought along.'][place]} ${sentence(gain)}`,
      effects: [2, 8],
      to: `${after}-${place + 1}`,
    })),
  });

  const months = (question: Question, after: string): Scene[] =>
    question.ways.map(({ choice, cost }, place) => {
      const person = bearerOf(question, place);
      const hit = known(person.who);
      const isFirst = after === 'months';
      return {
        id: `${after}-${place + 1}`,
        title: isFirst
          ? (['Three months later', 'The following spring', 'Half a year on'][place] as string)
          : (['What came of the second matter', 'The other letter', 'Another knock at the door'][place] as string),
        description: `${(isFirst ? ['You chose:', 'It was agreed:', 'The table had settled on this:'] : ['On the second matter you had said:', 'The second sheet says:', 'What you had all wanted was this:'])[place]} ${quotedLast(choice)} ${(isFirst ? ['Now it has become clear what that costs.', 'By now everybody can see the other side of it.', 'It has turned out as the quiet ones had feared.'] : ['Nobody is surprised, and nobody is glad.', 'It took a winter until it showed.', 'You hear of it by chance.'])[place]} ${sentence(cost)} ${(isFirst ? [`At your door stands ${hit}`, `It is ${hit} who comes to you about it`, `The letter on your table is from ${hit}`] : [`It is brought to you by ${hit}`, `You have it from ${hit}`, `The one who tells you is ${hit}`])[place]}, who had wanted ${person.wants}.`,
        choices: [
          {
            text: isFirst ? 'Call the table together again' : 'Read the letter out at the next meeting',
            outcome: isFirst
              ? ([
                  'They come, all of them. The talk begins where it had stopped, and is shorter.',
                  'Two of them arrive together, which they had never done before.',
                  'You begin by saying what you had not foreseen. After that the others can say it too.',
                ][place] as string)
              : (['It is read in silence, and answered by three people.', 'The answer is written together and takes an evening.', 'Somebody asks for a copy.'][place] as string),
            effects: [12, 4],
          },
          {
            text: isFirst ? 'Explain once more why you chose it' : 'Write back why it was decided so',
            outcome: isFirst
              ? ([
                  'Your reasons are still good. They were never what was missing.',
                  'You are listened to, politely, to the end.',
                  '“I know your reasons,” you hear. “I have come about mine.”',
                ][place] as string)
              : (['The reasons fill a page. The answer to it is one line.', 'Your page is read, and put on a pile.', 'It is a fair page, and it settles nothing.'][
                  place
                ] as string),
            effects: [-4, 2],
          },
          {
            text: isFirst ? 'Ask what would make it bearable, and begin with that' : 'Go there and look for yourself',
            outcome: isFirst
              ? ([
                  'It is less than you feared. You cannot take the choice back, and you can take some of its weight.',
                  'A list of three things. Two can be done by Friday.',
                  'You are told one thing that you could not have known from where you sat.',
                ][place] as string)
              : ([
                  'You see it, and you come home with a different sentence from the one you left with.',
                  'An hour there is worth the whole folder.',
                  'Whoever shows you around has thought about it longer than you have.',
                ][place] as string),
            effects: [10, 10],
          },
        ],
      };
    });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      arrival: () => [arrival()],
      guests: () => [guestScenes()],
      corridor: () => [
        talk('corridor', 'What everybody says', `Someone at the table says it as if it needed no proof:`, [
          'The peace is kept, and something untrue now sits at the table with you.',
          'It was heard from somebody who had heard it. A second person admits to not being sure either, and the word “maybe” comes into the room.',
          'Two people take out a pencil and try it. What they come to, all of them can point to:',
        ]),
      ],
      secret: () => [secret()],
      visitors: () => [
        talk('visitors', 'The visitor in the doorway', `A visitor who knows nothing of your meeting has listened for a minute and says:`, [
          'The visitor leaves; the sentence stays.',
          'The visitor comes in, thinks it over aloud, and ends up with a question instead.',
          'The visitor thinks it through. “That is not what I was told,” they say, and sit down. Somebody puts it into words:',
        ]),
      ],
      walkout: () => [walkout()],
      proposal: () => [proposal(main, 'proposal', 'months', 'It is time.')],
      months: () => [months(main, 'months')],
      second: () => [proposal(other as Question, 'second', 'later', 'A year has passed, and the same people are asked about something else:')],
      later: () => [months(other as Question, 'later')],
    },
    [
      'proposal',
      'months',
      ...(rounds === 3 ? (['corridor'] as const) : (['arrival', 'guests'] as const)),
      'corridor',
      'secret',
      'walkout',
      ...(rounds >= 9 && other ? (['second', 'later'] as const) : (['visitors'] as const)),
      'visitors',
    ],
    rounds,
  );

  return {
    title: `At one table: ${main.question}`,
    description: `A meeting on ${matter.inText} in which nobody has the whole picture. Each role card holds something that the others need, and the table has to find an arrangement that it can live with.`,
    scenario: `What has to be settled today is this: ${main.question} ${sentence(main.background)} ${people.length >= 4 ? 'Four' : 'Three'} people have come, and nobody leaves before there is an arrangement.`,
    objectives: [
      `Speak for a person whose view on ${matter.inText} is not your own, in fair words.`,
      'Find out by asking what stands on no card but one.',
      'Reach an arrangement, and say who pays what for it.',
    ],
    roles: roleplayCards(brief, people),
    steps,
    meters: [
      { name: 'Trust at the table', start: 50 },
      { name: 'Room for agreement', start: 50 },
    ],
    materials: [
      {
        type: 'Seating plan',
        description: `A round table with ${people.length + 1} chairs. Put a name card on each: ${people.map(({ who }) => inside(who)).join('; ')}; and the person who leads the meeting.`,
      },
      {
        type: 'Agreement sheet',
        description: 'One page with three lines: what we will do, who gives something up for it, and when we meet again. It counts only when everyone has signed.',
      },
    ],
    debrief: ['Which piece of information came out too late, and what kept it back?', 'Step out of your role: what did you hear yourself say that you would never say?'],
  };
}

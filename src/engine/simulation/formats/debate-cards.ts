/** The sides, the chair and the witnesses of a debate. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { factKnownTo, type Way } from '../matter.ts';
import { named, open, quotedLast, sentence } from '../wording.ts';
import { toFindOut } from './to-find-out.ts';

export function debateCards({ matter, isYoung }: Brief, side: (place: number) => string): SimulationRole[] {
  const { main } = matter;
  const [first, second] = main.ways as [Way, Way];
  const people = main.stakeholders;
  const weak = [
    `The weak point of your own side, which you hope nobody finds: ${quotedLast(first.cost)} Prepare one honest sentence for the moment when it comes.`,
    `You know where your case can be hurt: ${quotedLast(second.cost)} Decide beforehand whether you will say it yourself before the other side does.`,
    main.ways[2] ? `What can be held against your way: ${quotedLast(main.ways[2].cost)} You are the third side, so both others may use it.` : '',
  ];
  const speakers = main.ways.map(({ choice }, place) => ({
    name: `Speaker for ${side(place)}`,
    description: `${['You argue for this answer, whatever you think yourself:', 'This is the answer you defend, in your own words:', 'You stand for the way between or beside the other two:'][place]} ${quotedLast(choice)}`,
    objectives: [
      ['Win the room with reasons that can be checked.', 'Find the one point on which you and the other side agree.', 'Show that the question has more than two answers.'][
        place
      ] as string,
      `Keep ${side(place)} to its one minute.`,
    ],
    secretInfo: weak[place] as string,
  }));
  const trap = matter.claims.take(({ belief }) => belief.length < 140);
  const chair = {
    name: 'Chair',
    description: 'You read out the motion, keep the time and let nobody interrupt. You have no opinion until the vote.',
    objectives: ['Give every side the same minutes.', 'Ask “How do you know?” at least twice, once of each side.'],
    secretInfo: trap
      ? `Somebody may say: ${quotedLast(trap.belief)} If they do, ask for proof before you help. You have the check on your card: ${sentence(trap.correction)}`
      : 'You alone know that there will be a second vote after the minority has spoken.',
  };
  const uses = [
    'It is on no other card. Give it to the first side that asks you a real question.',
    'Keep it back until somebody claims the opposite, or until the last minute.',
    'You may tell it to both sides or to neither, but not to one alone.',
    'Say it aloud only if the debate is going round in circles.',
  ];
  const witnesses = people.slice(0, isYoung ? 2 : 4).map((person, place) => {
    const { who, wants, because } = person;
    const fact = factKnownTo(matter, person);
    return {
      name: named(who),
      description: `A witness, who wants ${wants}, because ${open(because)}.`,
      objectives: [
        [
          'Find out which side leaves more room for your wish.',
          'Say what you want so that both sides understand it.',
          'Find the speaker who has listened to you.',
          'Hear both sides out before you show what you think.',
        ][place] as string,
        [
          'Be called up by at least one side.',
          'Answer one question in a single sentence.',
          'Ask the side you like better the harder question.',
          'Change your mind aloud if a reason moves you.',
        ][place] as string,
      ],
      secretInfo: fact
        ? `${['You have read this and can vouch for it:', 'You looked something up before you came:', 'On a slip in your pocket stands:', 'You have heard a lecture on it, and remember:'][place]} ${quotedLast(fact)} ${uses[place]}`
        : `${['You have not decided, and you tell nobody before the vote.', 'You lean to one side and do not show which.', 'You came with your mind made up and are no longer sure.', 'You will vote as your neighbor does, unless somebody gives you a reason.'][place]} ${toFindOut(main, place)}`,
    };
  });
  return [...speakers, chair, ...witnesses];
}

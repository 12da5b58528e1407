/** The people at the table, each with a piece that the others lack. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { factKnownTo, type Stakeholder } from '../matter.ts';
import { around, named, open, quoted, quotedLast } from '../wording.ts';
import { piecesFor } from './pieces.ts';

export function roleplayCards({ matter }: Brief, people: readonly Stakeholder[]): SimulationRole[] {
  const pieces = piecesFor(matter.main, people);
  const told = ['A friend in the right office has told you what', 'You have seen elsewhere what', 'In an old report you found what', 'Your neighbor has worked out what'];
  const rules = [
    'Nobody here knows it. Say it if somebody asks you a question that is a real one.',
    'You have never told anyone. Tell it to the first person who lets you finish a sentence.',
    'It would be uncomfortable to bring up. Bring it up before the table agrees.',
    'Use it, but only in exchange for something that you want.',
  ];
  const aims = [
    'Make sure that nobody decides about you without you.',
    'Find one ally whom you did not expect.',
    'Leave with one thing written down that helps you.',
    'Find out what the quietest person at the table needs.',
  ];
  const cast = people.map((person, place) => {
    const { who, wants, because } = person;
    const piece = pieces[place];
    const fact = factKnownTo(matter, person);
    const sure = fact
      ? ` ${around(['And this you have read and can vouch for:', 'One thing you know for certain:', 'You have also looked something up:', 'From a lecture you remember:'], place)} ${quotedLast(fact)}`
      : '';
    return {
      name: named(who),
      description: `Somebody who wants ${wants}. The reason, which you may put into your own words: ${open(because)}.`,
      objectives: [
        [
          'Get as near to your wish as the table allows.',
          'Find out who could help you with what you want.',
          'Say your wish in one sentence, and your reason in another.',
          'Decide which half of your wish you could do without.',
        ][place] as string,
        aims[place] as string,
      ],
      secretInfo: piece
        ? `${told[place]} ${quoted(piece.choice)} would bring: ${quotedLast(piece.what)} ${rules[place]}${sure}`
        : `You would give up half of what you ask for, if only somebody asked you kindly. You want ${wants}, and half of it would do.${sure}`,
    };
  });
  return [
    ...cast,
    {
      name: 'Leader of the meeting',
      description: 'You open the meeting, give each person the same time, and have no wish of your own but an arrangement that holds.',
      objectives: ['Hear everybody before anybody speaks twice.', 'Say in one sentence, every ten minutes, where the table stands.'],
      secretInfo: 'You know that each of the others holds one piece of information on a card of their own. You do not know which. You may ask, and you may not look.',
    },
  ];
}

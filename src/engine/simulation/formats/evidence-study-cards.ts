/** The team that makes an exhibition from sources. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { factOnTopic } from '../matter.ts';
import type { Sensitive } from '../sensitive.ts';
import { inside, quotedLast } from '../wording.ts';

const packedBy: Readonly<Record<Sensitive, string>> = {
  victims: 'who took part',
  'living person': 'who is paid by the person it is about',
  'real name': 'who wants to look good in it',
};

const visitor: Readonly<Record<Exclude<Sensitive, 'victims'>, string>> = { 'living person': 'who has met the person', 'real name': 'who knows more about it than any of you' };

export function evidenceCards({ matter, isYoung }: Brief, why: Sensitive): SimulationRole[] {
  const about = matter.inText;
  const [fact, another] = [factOnTopic(matter), factOnTopic(matter)];
  return [
    {
      name: 'Archivist',
      description: 'You know where each source comes from and what has happened to it since.',
      objectives: ['Give every source a line on its origin.', 'Notice what is missing from the boxes.'],
      secretInfo: `One of the boxes was packed by somebody ${packedBy[why]}. You know which, and you will say so when somebody asks who packed it.`,
    },
    {
      name: 'Checker of facts',
      description: 'Nothing goes on the wall that you could not show to a stranger.',
      objectives: ['Find two independent places for each claim.', 'Take one sentence down.'],
      secretInfo: fact
        ? `You have already checked one thing, and kept it for the right moment: ${quotedLast(fact)}`
        : 'You are unsure about one of the sources. Say it before it is printed.',
    },
    why !== 'victims'
      ? {
          name: 'Collector of sources',
          description: 'You look for what was really said and done, beside what everybody repeats.',
          objectives: ['Find one source that admirers and critics would both accept.', 'Object whenever a rumor stands where a source should.'],
          secretInfo: `A visitor will come ${visitor[why]}. You know it, and you do not tell who.`,
        }
      : {
          name: 'Curator of lives',
          description: 'You look for who people were before and beside what was done to them.',
          objectives: ['Find one ordinary detail for the first room.', 'Object whenever a person is shown as a victim and nothing else.'],
          secretInfo: 'A visitor will come whose own family is part of this. You know it, and you do not tell who.',
        },
    {
      name: 'Editor of the labels',
      description: 'You turn what the team knows into sentences that a younger child can read.',
      objectives: ['Write no sentence in which nobody does anything.', 'Keep every label under forty words.'],
      secretInfo: another
        ? `The sponsor would like one sentence left out. It is this: ${quotedLast(another)}`
        : 'The sponsor would like the last panel left out. You have not answered.',
    },
    ...(isYoung
      ? []
      : [
          {
            name: 'Guide',
            description: 'You will stand in the room and be asked what nobody has prepared.',
            objectives: ['Collect three questions that visitors could ask.', `Practice saying ${quotedLast('I do not know, and here is where we could look')}`],
            secretInfo: `You once gave a wrong answer about ${inside(about)} to a whole class, and corrected it a day later. Tell the team when it would help somebody to admit a mistake.`,
          },
        ]),
  ];
}

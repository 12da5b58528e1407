/** The cards of a debate on views: a speaker for each, a chair, and from middle school on somebody who checks and somebody who listens. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import type { SimulationRole } from '../../../../contracts/simulation.ts';
import type { Matter } from '../../matter.ts';
import { beginning } from '../../question-matter.ts';
import { around, cared, spoken } from '../../wording.ts';

export interface CardWords {
  nameOf: (label: string) => string;
  /** Before the view's own words, one for each place of a view; so are the others. */
  voice: readonly string[];
  aim: readonly string[];
  task: readonly string[];
  secret: readonly string[];
}

const moved = ['You would think again over this:', 'What could move you is this:', 'One thing could change your mind:', 'Somebody who holds your view would be moved by this:'];

/** A card for each view: what its holders say, what they care about, the best objection and what would change their mind. */
export const viewCards = ({ perspectives }: CuratedQuestion, isYoung: boolean, { nameOf, voice, aim, task, secret }: CardWords): SimulationRole[] =>
  perspectives.map(({ label, summary, value, bestObjection, wouldChange }, place) => ({
    name: nameOf(label),
    description: `${around(voice, place)} ${spoken(isYoung ? beginning(summary, 260) : summary)}`,
    objectives: [`${around(aim, place)} ${cared(value)}.`, around(task, place)],
    secretInfo: `${around(secret, place)} ${spoken(bestObjection)} ${around(moved, place)} ${spoken(wouldChange)}`,
  }));

/** A view that evidence has settled is read out for what its holders care about. */
export const readNotActed = [
  'You read out what somebody would say; read it, and do not act it:',
  'Lend your voice to somebody who has looked into it or lived with it:',
  'You read these words for a person who means them:',
  'Somebody cannot be here today, and you read for them:',
];

export function viewRoles(curated: CuratedQuestion, matter: Matter, isYoung: boolean): SimulationRole[] {
  const isSettled = curated.kind === 'settled';
  const speakers = viewCards(curated, isYoung, {
    nameOf: (label) => `${isSettled ? 'Voice' : 'Speaker'} for “${label}”`,
    voice: isSettled
      ? readNotActed
      : [
          'You speak for somebody who would put it like this:',
          'Your view, in the words of a person who holds it:',
          'This is what you stand for today, whatever you think yourself:',
          'On your card is the voice of somebody who means it:',
        ],
    aim: ['Let the room feel what it is about for you:', 'Show what you care about most:', 'Make clear what would be lost without you:', 'Keep in sight what it is all for:'],
    task: [
      'Grant another speaker one point, by name.',
      'Ask one of the others a question to which you do not know the answer.',
      'Say honestly how far the evidence carries you.',
      'Repeat what another speaker has said, so that they agree with your words.',
    ],
    secret: [
      'The best objection to your view, which you hope nobody finds:',
      'You know where your case can be hurt:',
      'What a fair opponent would say to you:',
      'There is one thing that you would rather not be asked about:',
    ],
  });
  const trap = matter.claims.take(({ belief }) => belief.length < 140);
  const chair: SimulationRole = {
    name: 'Chair',
    description: 'You read out the question, keep the time and let nobody interrupt. You have no opinion while you are in the chair.',
    objectives: ['Give every speaker the same minutes.', 'Ask “How do you know?” at least twice, of different speakers.'],
    secretInfo: trap
      ? `Somebody may say: ${spoken(trap.belief)} If they do, ask for proof before you help. You have the check on your card: ${trap.correction}`
      : 'You alone know that whatever wins will have to answer its best objection. Save five minutes for that.',
  };
  if (isYoung) return [...speakers, chair];
  const fact = matter.facts.take();
  const source = fact ? (matter.sourceOf?.(fact) ?? '') : '';
  return [
    ...speakers,
    chair,
    {
      name: 'Checker',
      description: 'You sit beside the board with a sheet of what holds and what falls, and the list of sources. You may stop any statement and ask where it comes from.',
      objectives: ['Stop one statement that sounds certain and is not.', 'Stop one that you like yourself.'],
      secretInfo: `On your sheet stands how much has been found out: ${spoken(curated.evidenceSettles)} Read out one sentence of it whenever the room needs it.`,
    },
    {
      name: 'Listener',
      description: isSettled
        ? 'You have come because somebody at home believes one of the things that are said here.'
        : 'You have not made up your mind, and you will not be hurried.',
      objectives: ['Ask each speaker one question.', 'Say at the end which sentence moved you, and how far.'],
      secretInfo: fact
        ? `You looked something up before you came: ${spoken(fact)} ${source && `You found it in ${source}. `}Keep it back until somebody claims the opposite, or until the last minute.`
        : 'You lean to one side and show nobody which. A speaker who asks you what you need to hear may learn it.',
    },
  ];
}

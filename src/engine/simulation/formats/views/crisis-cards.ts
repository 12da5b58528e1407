/** The posts of the team on a day of crisis over a curated question. */
import type { SimulationRole } from '../../../../contracts/simulation.ts';
import type { Brief } from '../../draft.ts';
import { quotedLast, spoken } from '../../wording.ts';
import type { Views } from './scenes.ts';

export function crisisCards({ matter, isYoung }: Brief, isSettled: boolean, [caller, another, third]: Views): SimulationRole[] {
  const trap = matter.claims.take(({ belief }) => belief.length < 140);
  const fact = matter.facts.take();
  const source = fact ? matter.sourceOf?.(fact) : '';
  const posts: SimulationRole[] = [
    {
      name: 'Head of the team',
      description: 'You decide when the others cannot agree, and you answer for it.',
      objectives: ['Have a decision by the time that the clock names.', 'Ask for the best objection before you sign anything.'],
      secretInfo: `${isSettled ? 'Somebody whom you love says' : 'You have an opinion,'} ${quotedLast(third?.label ?? '')} Nobody on the team knows. The best that can be said against it you know as well: ${spoken(third?.bestObjection ?? '')}`,
    },
    {
      name: 'Checker',
      description: 'Nothing should leave the room that you have not looked at. The sheet of what holds and what falls is with you.',
      objectives: ['Find out for every report who says so, and how they know.', 'Stop one announcement that is not ready.'],
      secretInfo: trap
        ? `One sentence will come in that sounds right: ${spoken(trap.belief)} You know better. ${trap.correction} Speak up only when somebody is about to act on it.`
        : 'You have time to check one thing properly today and everything else only in passing. Tell nobody which one you have chosen.',
    },
    {
      name: 'Voice of the team',
      description: 'You speak to the public, in short sentences that are true.',
      objectives: ['Say each time what is known, what is not, and when you will speak again.', 'Promise nothing that has not been decided.'],
      secretInfo: fact
        ? `You have one line in your pocket for the worst moment: ${spoken(fact)} ${source && `If you are asked where you have it from: ${source}. `}You may use it once.`
        : 'You have been asked for an interview tonight, and have not said no yet.',
    },
    {
      name: 'Link to the people',
      description: `You take the calls, and read out what callers say. Most of them today think ${spoken(caller?.label ?? '')} or ${quotedLast(another?.label ?? '')}`,
      objectives: ['Bring into the room what cannot be seen from it.', 'Find out who is hit hardest by what the team decides.'],
      secretInfo: `A caller has told you something that others who think like them should not hear: ${spoken(another?.bestObjection ?? '')} You may use it, without saying who said it.`,
    },
    {
      name: 'Keeper of the log',
      description: 'You write down what was known and what was done, with the time.',
      objectives: ['Be able to say at any moment how much time is left.', 'Note each thing that the team believed and later dropped.'],
      secretInfo: 'Your watch is five minutes fast, and you have told nobody. When the team gives up for lack of time, you may give it these minutes.',
    },
  ];
  return posts.slice(0, isYoung ? 4 : 5);
}

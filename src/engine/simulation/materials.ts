/** What every simulation has beside its roles and scenes: a run sheet whose minutes add up, fact cards, the words to know. */
import type { SimulationMaterial } from '../../contracts/simulation.ts';
import type { Brief, Drafted } from './draft.ts';
import type { Matter } from './matter.ts';

/** Minutes of a duration; several days count as three lessons. */
const lessonMinutes = 45;

/** Introduction, minutes of each round, looking back; their sum is the duration. */
export function runSheet(minutes: number, rounds: number): { opening: number; round: number; debrief: number } {
  const opening = Math.max(4, Math.round(minutes * 0.12));
  const round = Math.floor((minutes * 0.68) / rounds);
  return { opening, round, debrief: minutes - opening - round * rounds };
}

/** Facts on the question first. On a day of crisis no others, where there are some: what was found out later is no help on that day. */
function handedOut({ bearing, facts, crisis }: Matter, most: number): string[] {
  const near = bearing.rest(most);
  return crisis && near.length > 0 ? near : [...near, ...facts.rest(most - near.length)];
}

export function materialsFor({ matter, duration, isYoung }: Brief, { steps, roles }: Drafted): SimulationMaterial[] {
  const rounds = steps.filter((step) => !(Array.isArray(step) && step.length === 1)).length;
  const isDays = duration === 'Multi-day';
  const { opening, round, debrief } = runSheet(isDays ? 3 * lessonMinutes : duration, rounds);
  // Whoever checks a debate on views has all of them on a sheet.
  const most = isYoung ? 4 : 6;
  const isNear = new Set(matter.bearing.peek());
  const facts = matter.isHeld && !matter.sourceOf ? handedOut(matter, most) : [];
  const isMixed = facts.some((fact) => !isNear.has(fact)) && !matter.crisis;
  const terms = matter.terms.slice(0, isYoung ? 4 : 6);
  return [
    {
      type: 'Run sheet',
      description: `${isDays ? 'Three lessons of 45 minutes: ' : ''}${opening} minutes to hand out the cards and read the scenario, ${rounds} rounds of ${round} minutes (read, talk, decide, hear what follows), ${debrief} minutes to look back.${isDays ? ' Stop after any round; the log shows where you were.' : ''}`,
    },
    {
      type: 'Role cards',
      description: `${roles.length} roles. With a larger class two or three students share a role and agree in a whisper. What is secret stands on the inner half of the folded card.`,
    },
    ...(matter.hook
      ? [{ type: 'A scene to open with', description: `To read aloud while the cards are dealt. It is a story, and it touches the topic from another side: ${matter.hook}` }]
      : []),
    ...(facts.length > 0
      ? [
          {
            type: 'Fact cards',
            description: [
              ...(isMixed ? [`On ${matter.inText}. Before anybody uses one, decide together what it has to do with the matter in hand.`] : []),
              ...facts.map((fact, place) => `${place + 1}. ${fact}`),
            ].join('\n'),
          },
        ]
      : []),
    ...(terms.length > 0 ? [{ type: 'Words to know', description: terms.map(({ term, definition }) => `${term}: ${definition}`).join('\n') }] : []),
  ];
}

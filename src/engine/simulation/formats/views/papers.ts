/** What is printed for a simulation on a curated question: the sheet of what holds and what falls, and the works. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import type { SimulationMaterial } from '../../../../contracts/simulation.ts';
import type { Matter } from '../../matter.ts';
import { type References, sourceList } from '../../question-matter.ts';

/** All that can be said for sure, and all that cannot; and by which works. */
export function questionPapers(curated: CuratedQuestion, { sourceOf }: Matter, references: References, isYoung: boolean): SimulationMaterial[] {
  const holding = curated.facts.map(({ text }) => {
    const source = sourceOf?.(text);
    return `+ ${text}${source ? ` Source: ${source}.` : ''}`;
  });
  const falling = curated.myths.map(({ myth, answer }) => `– ${myth} ${answer}`);
  const sources = sourceList(curated, references);
  return [
    {
      type: 'Sheet for whoever checks',
      description: [
        `For the ${isYoung ? 'teacher' : 'checker'} alone until the looking back. What holds stands behind a plus, what falls behind a minus.`,
        ...holding,
        ...falling,
      ].join('\n'),
    },
    ...(sources.length > 0 ? [{ type: 'Sources', description: sources.join('\n') }] : []),
  ];
}

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export const countOf = (items: readonly unknown[]): string => counts[items.length] ?? `${items.length}`;

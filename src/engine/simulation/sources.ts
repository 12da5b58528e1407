/** Where the facts of a simulation on a topic pack are known from. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { SimulationMaterial } from '../../contracts/simulation.ts';
import { fullCitation, type References, worksOf } from './question-matter.ts';
import { open, spoken } from './wording.ts';

/** Without marks of quotation, which change when a fact is quoted. */
const bare = (text: string): string => open(text.replace(/["“”‘’']/g, ''));

/** `told`: every text of the simulation. Works stand with the fact that they are cited for; a fact without one is common textbook knowledge, and the list says so. */
export function sourcesFor({ facts }: TopicPack, references: References, told: readonly string[], isCrisis: boolean): SimulationMaterial {
  const all = told.map(bare).join('\n');
  const works = facts
    .filter(({ text }) => all.includes(bare(text)))
    .flatMap(({ text, sources }) => {
      const cited = worksOf(sources ?? [], references).map(fullCitation);
      return cited.length > 0 ? [`${spoken(text)} ${cited.join('; ')}`] : [];
    });
  const rest = [
    isCrisis && 'The day and its people are invented.',
    works.length > 0
      ? 'All other facts here, and the corrections, are common textbook knowledge, and no single work is named for them.'
      : 'The facts and corrections here are common textbook knowledge, and no single work is named for them.',
    'Let one student at each table look one of them up and note where it stands.',
  ].filter((sentence) => sentence !== false);
  return { type: 'Sources', description: [...works, rest.join(' ')].join('\n') };
}

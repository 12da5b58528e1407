/** Sentences that a simulation says in two places. */
import type { Generated } from '#src/engine/simulation/generate.ts';
import { bareSentences } from './knowledge.ts';

/** Every text that somebody reads, one after the other. */
export const textsOf = ({ description, scenario, objectives, roles, events, materials, debrief }: Generated): string[] => [
  description,
  scenario,
  ...objectives,
  ...roles.flatMap((role) => [role.description, ...role.objectives, role.secretInfo]),
  ...events.flatMap((event) => [event.description, ...event.decisions.map(({ outcome }) => outcome)]),
  ...materials.map((material) => material.description),
  ...debrief,
];

/** Sentences of five words or more that stand in two places. What is secret comes out later, so cards and events are each read by themselves; the question that all is about may be asked again. */
export function repeated(simulation: Generated, questions: readonly string[]): string[] {
  const own = new Set(questions.flatMap((question) => bareSentences(question, 3)));
  const secrets = simulation.roles.map(({ secretInfo }) => secretInfo);
  // Who checks has all statements on one sheet, which the others read at the end; a list of works says their names again.
  const sheets = simulation.materials.flatMap(({ type, description }) => (type === 'Sheet for whoever checks' || type === 'Sources' ? [description] : []));
  return [secrets, textsOf(simulation).filter((text) => !secrets.includes(text) && !sheets.includes(text))].flatMap((texts) => {
    const seen = new Set<string>();
    // What is quoted names a choice or a statement, and may be named again; so may a work.
    return texts
      .flatMap((text) =>
        bareSentences(
          text
            .replace(/“[^”]*”/g, '“…”')
            .replace(/[^.:;]+\(\d{4}\)/g, ' a work')
            .replace(/\b\d+\.\d+%/g, (share) => `a share of ${share.replace('.', ' ')}`),
          5,
        ),
      )
      .filter((sentence) => seen.size === seen.add(sentence).size && !own.has(sentence));
  });
}

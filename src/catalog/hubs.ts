/** The hub pages with the facts of their courses filled in. */
import hubsText from '../../content/site/hubs.yaml?raw';
import { countOf, courseCardById } from './course-cards.ts';
import { readYaml } from './read-yaml.ts';
import { type Hub, type HubEntry, HubFile } from './schemas/hubs.ts';

export const { hubs } = readYaml('content/site/hubs.yaml', hubsText, HubFile);

/** @throws Error when no hub has the id, which stops the build. */
export function hubById(id: string): Hub {
  const hub = hubs.find((candidate) => candidate.id === id);
  if (!hub) throw new Error(`content/site/hubs.yaml has no hub "${id}".`);
  return hub;
}

/** The rows of a section: a list of courses becomes entries like any other. @throws Error when a course has no card. */
export function entriesOf(section: Hub['sections'][number]): HubEntry[] {
  if (section.kind !== 'courses') return section.entries;
  return section.courses.map((id) => {
    const card = courseCardById(id);
    return { title: card.title, text: card.description, href: card.path, measure: `${card.duration} min`, detail: `${card.level} · ${countOf(card)}` };
  });
}

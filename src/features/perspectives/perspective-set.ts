/** An answer as it goes into a link. */
import type { ExploreReply, PerspectiveSource } from '../../contracts/api/explore-perspectives.ts';
import type { PerspectiveSet, SharedSource } from '../../contracts/perspective-set.ts';

const sourcesOf = (sources: readonly PerspectiveSource[]): SharedSource[] => sources.map(({ title, source, url }) => ({ title, source, url }));

export const perspectiveSet = ({ overview, facts, myths, perspectives, evidenceSettles = '', valuesDecide = '', factSources, meta }: ExploreReply): PerspectiveSet => ({
  overview,
  facts,
  myths,
  views: perspectives.map(({ label, summary, origins, value = '', bestObjection = '', wouldChange = '', evidence = '', sources }) => ({
    label,
    summary,
    origins,
    value,
    bestObjection,
    wouldChange,
    evidence,
    sources: sourcesOf(sources),
  })),
  evidenceSettles,
  valuesDecide,
  sources: sourcesOf(factSources),
  basis: meta.grounding === 'model' ? 'model' : meta.grounding === 'scaffold' ? 'none' : 'checked',
});

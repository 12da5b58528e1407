/** Perspectives on a question as they are handed on. */
import type { PerspectiveSet, SharedSource } from '../../../contracts/perspective-set.ts';
import { isRecord, listOf, type Shape, textOf, textsOf } from './shape.ts';

const most = { text: 4_000, line: 600, entries: 40 } as const;

const line = (value: unknown): string => textOf(value, most.line);
const lines = (value: unknown): string[] => textsOf(value, most.entries).map((each) => textOf(each, most.text));
const sourcesOf = (value: unknown): SharedSource[] =>
  listOf(value, ({ title, source, url }) => ({ title: line(title), source: line(source), url: line(url) })).slice(0, most.entries);

export const perspectivesShape: Shape<PerspectiveSet> = {
  version: 1,
  read(value) {
    if (!isRecord(value) || !Array.isArray(value.views)) return null;
    const text = (each: unknown): string => textOf(each, most.text);
    return {
      overview: text(value.overview),
      facts: lines(value.facts),
      myths: lines(value.myths),
      views: listOf(value.views, ({ label, summary, origins, value: cares, bestObjection, wouldChange, evidence, sources }) => ({
        label: line(label),
        summary: text(summary),
        origins: text(origins),
        value: text(cares),
        bestObjection: text(bestObjection),
        wouldChange: text(wouldChange),
        evidence: text(evidence),
        sources: sourcesOf(sources),
      })).slice(0, most.entries),
      evidenceSettles: text(value.evidenceSettles),
      valuesDecide: text(value.valuesDecide),
      sources: sourcesOf(value.sources),
      basis: (['checked', 'model'] as const).find((each) => each === value.basis) ?? 'none',
    };
  },
};

/** Perspectives on a question to read. */
import type { PerspectiveSet, SharedSource } from '../../contracts/perspective-set.ts';
import { bullets, chapter, factsOf, paragraphs, type Sheet, section } from './sheet.ts';

const bases: Readonly<Record<PerspectiveSet['basis'], string>> = {
  checked: 'Material of this site with checked sources',
  model: 'A language model wrote it, and nobody has checked it',
  none: 'No checked sources are held for this question',
};

const named = ({ title, source, url }: SharedSource): string => [title, source, url].filter(Boolean).join(', ');

export const perspectivesSheet = (title: string, { overview, facts, myths, views, evidenceSettles, valuesDecide, sources, basis }: PerspectiveSet): Sheet => ({
  title,
  facts: factsOf([['Rests on', bases[basis]]]),
  sections: [
    ...section('Overview', paragraphs(overview)),
    ...section('Facts', bullets(facts)),
    ...section('Myths', bullets(myths)),
    ...section('Sources for facts and myths', bullets(sources.map(named))),
    ...section('What evidence settles', paragraphs(evidenceSettles)),
    ...section('What values decide', paragraphs(valuesDecide)),
    ...chapter(
      'Perspectives',
      views.flatMap((view) =>
        section(
          view.label,
          [
            ...paragraphs(view.summary),
            ...bullets([
              view.origins && `Origins: ${view.origins}`,
              view.value && `What matters most here: ${view.value}`,
              view.bestObjection && `Best objection: ${view.bestObjection}`,
              view.wouldChange && `What would change this view: ${view.wouldChange}`,
              view.evidence && `How far evidence bears it: ${view.evidence}`,
              ...view.sources.map((source) => `Source: ${named(source)}`),
            ]),
          ],
          3,
        ),
      ),
    ),
  ],
});

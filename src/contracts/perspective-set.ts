/** An answer of the perspective explorer as it is handed on by a link. What the reader wrote about a view of their own is no part of it. */
export interface SharedSource {
  title: string;
  /** Where it appeared. */
  source: string;
  url: string;
}

export interface SharedView {
  label: string;
  summary: string;
  origins: string;
  /** Empty where the question is not a curated one, as the three below. */
  value: string;
  bestObjection: string;
  wouldChange: string;
  evidence: string;
  sources: readonly SharedSource[];
}

export interface PerspectiveSet {
  overview: string;
  facts: readonly string[];
  myths: readonly string[];
  views: readonly SharedView[];
  evidenceSettles: string;
  valuesDecide: string;
  /** Of facts and myths. */
  sources: readonly SharedSource[];
  /** "checked": curated, with sources. "model": a language model wrote it. "none": no checked sources are held. */
  basis: 'checked' | 'model' | 'none';
}

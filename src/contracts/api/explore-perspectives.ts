/** GET /api/explore-perspectives?question=…: overview, facts, myths and viewpoints on one question. */
import * as z from 'zod';
import { limits } from '../limits.ts';
import { Meta } from './meta.ts';

export const ExploreRequest = z.strictObject({
  /** Trimmed; what is left must hold something to read. */
  question: z.string().trim().min(1).max(limits.explore.questionChars),
});

/** A link to something that exists: from the checked index, never written by a model. */
export const PerspectiveSource = z.strictObject({
  url: z.string(),
  title: z.string(),
  type: z.enum(['academic', 'other']),
  /** Where it appeared: journal, publisher, institution. */
  source: z.string(),
});

export const PerspectiveView = z.strictObject({
  label: z.string(),
  summary: z.string(),
  origins: z.string(),
  sources: z.array(PerspectiveSource),
  /** What those who hold it care about most, what speaks against it, what would move them, how far evidence bears it. Curated questions only. */
  value: z.string().optional(),
  bestObjection: z.string().optional(),
  wouldChange: z.string().optional(),
  evidence: z.string().optional(),
});

export const ExploreReply = z.strictObject({
  /** The question that is answered: the curated wording where one fits. */
  question: z.string(),
  overview: z.string(),
  facts: z.array(z.string()),
  myths: z.array(z.string()),
  perspectives: z.array(PerspectiveView),
  /** What evidence settles and what values decide. Curated questions only. */
  evidenceSettles: z.string().optional(),
  valuesDecide: z.string().optional(),
  /** Works that facts and myths rest on. */
  factSources: z.array(PerspectiveSource),
  /** Curated questions near this one. */
  related: z.array(z.string()),
  /** Where to look in libraries, for a question on which no checked sources are held. */
  search: z.array(z.strictObject({ label: z.string(), url: z.string() })),
  /** Why the question is not answered as it stands, and a better one. */
  declined: z.strictObject({ reason: z.string(), better: z.string() }).optional(),
  meta: Meta,
});

export type ExploreReply = z.infer<typeof ExploreReply>;
/** What a screen can rely on: a server that answers with the specified fields alone leaves the others out. */
export type PlainExploration = Partial<ExploreReply> & Pick<ExploreReply, 'overview' | 'perspectives'>;
export type PerspectiveView = z.infer<typeof PerspectiveView>;
export type PerspectiveSource = z.infer<typeof PerspectiveSource>;

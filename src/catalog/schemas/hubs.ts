/** `content/site/hubs.yaml`: the hub pages, each read like the contents page of a book. */
import * as z from 'zod';
import { atLeast, line, Slug } from '../../contracts/knowledge/vocabulary.ts';
import { SiteLink, SitePath } from './link.ts';

export const figureNames = ['courses', 'essay', 'pare', 'explorer', 'kora'] as const;
const Figure = z.enum(figureNames, { error: `Write one of ${figureNames.join(', ')}.` });

const Entry = z.strictObject({
  title: line(60),
  text: line(180),
  href: SitePath,
  /** At the end of the row, where a book has its page number. */
  measure: line(20).optional(),
  detail: line(80).optional(),
  /** A second way in, set small. */
  also: SiteLink.optional(),
  stars: Figure.optional(),
});

const heading = { title: line(60), text: line(160).optional() };

const Section = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('courses'), ...heading, courses: atLeast(1, Slug), more: SiteLink.extend({ note: line(80) }).optional() }),
    z.strictObject({ kind: z.literal('contents'), ...heading, entries: atLeast(2, Entry) }),
    z.strictObject({ kind: z.literal('tools'), ...heading, entries: atLeast(2, Entry) }),
  ],
  { error: 'Write "kind: courses", "kind: contents" or "kind: tools".' },
);

export const Hub = z.strictObject({
  id: Slug,
  title: line(60),
  eyebrow: line(60),
  intro: line(240),
  /** For search engines. */
  description: line(200),
  figure: Figure,
  sections: atLeast(1, Section),
  reading: z.strictObject({ title: line(80), text: line(160), links: atLeast(1, SiteLink) }).optional(),
  next: atLeast(1, SiteLink.extend({ text: line(120) })),
});

export const HubFile = z.strictObject({ hubs: atLeast(1, Hub) });

export type Hub = z.infer<typeof Hub>;
export type HubEntry = z.infer<typeof Entry>;

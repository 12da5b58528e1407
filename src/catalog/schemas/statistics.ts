/** `content/site/statistics.json`: survey figures as their sources give them. Nothing in it is rounded, shortened or reworded by us. */
import * as z from 'zod';
import { line } from '../../contracts/knowledge/vocabulary.ts';

export const Statistic = z
  .strictObject({
    key: line(40),
    percent: z.int().min(1).max(100),
    status: z.enum(['confirmed', 'confirmed-as-rounded']),
    label: line(120),
    wording: line(300),
    source: line(200),
    publisher: line(80),
    year: z.int(),
    url: z.url({ protocol: /^https$/ }),
    /** For editors: what the address confirms. */
    url_note: line(300),
    other_urls: z.array(z.url()),
    /** What the figure must not be used for. Shown beside it, unless `landing.yaml` says the same for readers. */
    caution: line(300),
  })
  .refine(({ label, percent }) => label.startsWith(`${percent}%`), { error: 'Begin the label with the percentage.', path: ['label'] });

export const Statistics = z.array(Statistic);
export type Statistic = z.infer<typeof Statistic>;

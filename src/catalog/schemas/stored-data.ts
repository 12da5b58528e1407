/** `content/site/stored-data.yaml`: everything the site keeps. The page /privacy is made from it, and a test holds it against the code. */
import * as z from 'zod';
import { atLeast, Day, line } from '../../contracts/knowledge/vocabulary.ts';

export const storedPlaces = ['local-storage', 'session-storage', 'indexed-db', 'cache', 'memory', 'database', 'durable-object', 'log', 'rate-limit'] as const;

/** Where the browser keeps what people make and choose. */
const keptInBrowser: readonly string[] = ['local-storage', 'session-storage', 'indexed-db'];
export const neverSent = 'Never.';

export const StoredData = z.strictObject({
  reviewed: Day,
  places: atLeast(
    1,
    z
      .strictObject({
        id: z.enum(storedPlaces),
        title: line(80),
        note: line(300),
        /** A place that holds nothing is not shown. */
        /** `sent`: what of it goes to the server and when, or `neverSent`. What is kept in the browser must say it. */
        entries: z.array(z.strictObject({ key: line(80), what: line(400), sent: line(240).optional(), kept: line(160), delete: line(160) })),
      })
      .refine(({ id, entries }) => !keptInBrowser.includes(id) || entries.every(({ sent }) => sent), {
        error: `Say under "sent" of each entry what of it goes to the server, or "${neverSent}"`,
      }),
  ).refine((places) => new Set(places.map(({ id }) => id)).size === places.length, { error: 'A place stands here twice: put its entries together.' }),
});
export type StoredData = z.infer<typeof StoredData>;

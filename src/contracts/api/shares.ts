/**
 * Encrypted links. POST /api/shares stores what a browser has encrypted and answers with its id and the token that deletes it; GET and DELETE /api/shares/<id>.
 * The key never comes here: docs/decisions/012-sharing-and-assignments.md.
 */
import * as z from 'zod';
import { limits } from '../limits.ts';

const { shares } = limits;

/** Bytes in base64url, as `src/stores/sealing/seal.ts` makes them. The shortest holds version, vector and tag around two bytes. */
export const sealedText = (most: number) =>
  z
    .string()
    .min(40)
    .max(most)
    .regex(/^[\w-]+$/, { error: 'This must be bytes in base64url.' });

const days = shares.days.map((day) => z.literal(day));

export const ShareRequest = z.strictObject({
  ciphertext: sealedText(shares.ciphertextChars),
  expiresInDays: z.union(days, { error: `Use one of: ${shares.days.join(', ')}.` }).default(shares.usualDays),
});
export const ShareReply = z.strictObject({ id: z.string(), deleteToken: z.string(), expiresAt: z.string() });
export const SharedReply = z.strictObject({ ciphertext: z.string(), expiresAt: z.string() });

export type ShareRequest = z.infer<typeof ShareRequest>;
/** As sent: fields with a default may be missing. */
export type ShareBody = z.input<typeof ShareRequest>;
export type ShareReply = z.infer<typeof ShareReply>;
export type SharedReply = z.infer<typeof SharedReply>;
/** Something is deleted. */
export interface DeletedReply {
  status: 'deleted';
}

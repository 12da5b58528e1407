/** Links that content may hold. */
import * as z from 'zod';
import { line } from '../../contracts/knowledge/vocabulary.ts';

/** A path on this site, with a fragment if need be. */
export const SitePath = z.string().regex(/^\/(?!\/)\S*$/, { error: 'Write a path on this site, like "/learning-with-ai".' });
export const SiteLink = z.strictObject({ label: line(60), href: SitePath });

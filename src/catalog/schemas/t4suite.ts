/** `content/site/t4suite.yaml`: the overview of the suite. Its cards are in `tools.yaml`. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';
import { SiteLink } from './link.ts';

export const T4Suite = z.strictObject({
  title: line(60),
  eyebrow: line(60),
  intro: line(240),
  description: line(200),
  toolsTitle: line(60),
  rolesTitle: line(60),
  roles: atLeast(2, z.strictObject({ name: line(40), text: line(80), abilities: atLeast(2, line(100)) })),
  kora: z.strictObject({ title: line(60), text: atLeast(1, line(400)), buttons: atLeast(1, SiteLink) }),
});
export type T4Suite = z.infer<typeof T4Suite>;

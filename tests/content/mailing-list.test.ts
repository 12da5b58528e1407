import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { consentVersions } from '../../src/contracts/api/mailing-list.ts';
import { contentDir } from '../support/knowledge.ts';

it('the list takes the versions of the texts that visitors agree to, and no others', () => {
  const { consent } = parse(readFileSync(path.join(contentDir, 'site/mailing-list.yaml'), 'utf8')) as { consent: Record<keyof typeof consentVersions, { version: string }[]> };
  for (const purpose of ['newsletter', 'pilot'] as const) expect(consentVersions[purpose]).toEqual(consent[purpose].map(({ version }) => version));
});

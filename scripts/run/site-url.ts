/** The public address of the site, which canonical links and other whole addresses in the pages begin with. */
import { createInterface } from 'node:readline/promises';
import { stopWith } from './stop.ts';

const wanted = 'SITE_URL must be the whole public address of the site and nothing after the host name, such as https://kora.example.org';

/** The address as an origin; undefined where none is set, null where it is none. */
export function readSiteUrl(text: string | undefined): string | undefined | null {
  if (!text?.trim()) return undefined;
  const url = URL.parse(text.trim());
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && !url.username && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin ? url.origin : null;
}

/** `SITE_URL` of the environment. Stops the process with a sentence when it is wrong. */
export function siteUrlOfEnvironment(): string | undefined {
  const url = readSiteUrl(process.env.SITE_URL);
  return url === null ? stopWith(`${wanted}. It is set to "${process.env.SITE_URL}".`) : url;
}

/** The same for a deployment, which needs one: asks where somebody can answer. */
export async function requireSiteUrl(): Promise<string> {
  const set = siteUrlOfEnvironment();
  if (set) return set;
  if (!process.stdin.isTTY) stopWith('Set SITE_URL to the public address of the site: SITE_URL=https://kora.example.org npm run deploy');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Public address of the site, such as https://kora.example.org (SITE_URL saves this question): ');
  terminal.close();
  return readSiteUrl(answer) || stopWith(`${wanted}.`);
}

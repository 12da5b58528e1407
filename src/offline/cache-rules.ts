/** What the service worker does with a request, decided from its address alone. Pure, so that tests can try every case. */
import { keptAttribute } from '../contracts/offline.ts';

/**
 * `leave`: the worker does not touch it, and the browser asks the network as if there were no worker.
 * `page`: the network first; the kept copy, marked as such, when there is no answer in time.
 * `unkept-page`: the network only; without it the offline page.
 * `asset`: its name changes with its content, so a kept one is always right.
 * `core`: kept with the worker and renewed with it.
 */
export type Rule = 'leave' | 'page' | 'unkept-page' | 'asset' | 'core';

export interface Asked {
  method: string;
  url: string;
  isNavigation: boolean;
  /** Asks for a part of a file. */
  hasRange: boolean;
}

/** Pages made on demand, because a code or a token stands in their path: those of `run_worker_first` in wrangler.toml. */
const onDemand = /^\/(?:(?:pare|comet|orbit)\/(?:host|join)|mailing-list)\//;

/** @param core paths of the files that are kept with the worker. */
export function ruleFor({ method, url, isNavigation, hasRange }: Asked, origin: string, core: ReadonlySet<string>): Rule {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || hasRange) return 'leave';
  if (/^\/api(?:\/|$)/.test(pathname)) return 'leave';
  if (pathname.startsWith('/_astro/')) return 'asset';
  if (!isNavigation) return core.has(pathname) ? 'core' : 'leave';
  // Opened by itself, a file such as the whitepaper's PDF is no page.
  if (/\.\w+$/.test(pathname)) return 'leave';
  return onDemand.test(pathname) ? 'unkept-page' : 'page';
}

/** One copy for a page, whatever its query asks for: the query is read in the browser, never by a server. */
export const keyOf = (url: string): string => new URL(url).pathname;

/** Whole, from here, what was asked for, and not forbidden to be kept. */
export function mayKeep(response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>, wanted: 'page' | 'file'): boolean {
  const { status, type, redirected, headers } = response;
  const isWanted = wanted === 'file' || (headers.get('content-type') ?? '').startsWith('text/html');
  return status === 200 && type === 'basic' && !redirected && isWanted && !/no-store/.test(headers.get('cache-control') ?? '');
}

/** The page with the moment it was kept on its root element, where its scripts find it. */
export const markKept = (html: string, at: string): string => html.replace(/<html\b/, `<html ${keptAttribute}="${at}"`);

/** The text of its `<title>` without the name of the site. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const plain = title.replace(/ · Kora$/, '');
  return plain.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The scripts that a page loads by itself: those it names, and those that its own scripts import. */
export function scriptsOf(html: string): string[] {
  const found = [...html.matchAll(/<script type="module"(?:[^>]*\ssrc="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g)];
  return [...new Set(found.flatMap(([, src, text = '']) => [...(src ? [src] : []), ...importsOf(text)]))].filter((path) => path.startsWith('/_astro/'));
}

/** The static imports of a built script, as paths. */
export const importsOf = (code: string): string[] => [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.\/|\/_astro\/)([^"'`]+)["'`]/g)].map(([, , name = '']) => `/_astro/${name}`);

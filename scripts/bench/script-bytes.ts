/** What counts as script, for the bench and for the test of the budgets alike. */
import { brotliCompressSync, constants } from 'node:zlib';

export const brotli = (data: Buffer | string): number => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Data that stand in a script element: for search engines, for a component, and rules for fetching ahead. Nothing of them runs. */
const data = /\btype="(?:application\/(?:ld\+)?json|speculationrules)"/;

/** Brotli bytes of the scripts that stand in the HTML and run, together as one. */
export function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g)].filter(([, attributes = '']) => !data.test(attributes));
  return scripts.length ? brotli(scripts.map(([, , text]) => text).join('\n')) : 0;
}

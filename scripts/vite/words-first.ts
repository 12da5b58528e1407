/**
 * Finishes each built page so that its words come as early as they can: module scripts, which wait for the end of the document anyway, move there
 * (in between they make the browser paint the page in two goes, the larger part last), and the content security policy keeps only the hashes of
 * what stands in this page. Astro writes those of the whole site into every page, about 35 bytes each after compression, ahead of the first word.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { firstScreenEnd } from './first-screen.ts';
import { namesIn, splitStyle } from './split-style.ts';

export const wordsFirst = (): AstroIntegration => ({
  name: 'kora:words-first',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(root, name);
        writeFileSync(file, withOwnHashes(withLateStyles(withScriptsLast(readFileSync(file, 'utf8')))));
      }
    },
  },
});

const moduleScript = /<script type="module"[^>]*>[\s\S]*?<\/script>/g;

/** The page with its module scripts at the end of the body, in the order they had. */
export function withScriptsLast(html: string): string {
  const scripts = html.match(moduleScript) ?? [];
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  return html.slice(0, end).replace(moduleScript, '') + scripts.join('') + html.slice(end).replace(moduleScript, '');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The page with its styles in two parts: those of what is seen first in the head, the others behind it. */
export function withLateStyles(html: string): string {
  const cut = firstScreenEnd(html);
  const head = html.indexOf('</head>');
  if (cut < 0 || head < 0) return html;
  const names = namesIn(html.slice(0, cut));
  let late = '';
  let policy = '';
  const first = html.slice(0, head).replace(style, (_, css: string) => {
    const parts = splitStyle(css, names);
    late += parts.late;
    policy += ` ${hashOf(parts.early)}`;
    return `<style>${parts.early}</style>`;
  });
  if (!late) return html;
  const withStyle = `${first}${html.slice(head, cut)}<style>${late}</style>${html.slice(cut)}`;
  return withStyle.replace(/style-src 'self'/, (directive) => `${directive}${policy} ${hashOf(late)}`);
}

const inline = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/** The page with a policy that names no hash of anything that is not in it. */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, , text = '']) => hashOf(text)));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replace(/ ('sha256-[^']+')/g, (spaced, hash: string) => (own.has(hash) ? spaced : '')),
  );
}

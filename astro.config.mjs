import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import cloudflare from '@astrojs/cloudflare';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { knowledgePlugin } from './scripts/vite/knowledge.ts';
import { plainDynamicImport } from './scripts/vite/plain-dynamic-import.ts';

const hashOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:8787',
  output: 'static',
  // The site sets no cookie, so there is no session to store.
  session: false,
  adapter: cloudflare({ imageService: 'passthrough', prerenderEnvironment: 'node', persistState: { path: '.wrangler/state' } }),
  integrations: [react(), mdx()],
  // One file per route, so that every route answers 200 without a redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  prefetch: false,
  // Shiki colors code with style attributes, which the content security policy blocks.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      // Inline scripts that Astro does not process are not hashed by it: these must run before the first paint.
      scriptDirective: { hashes: [hashOf('src/features/shell/theme-first.js'), hashOf('src/features/shell/sidebar-first.js')] },
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss(), knowledgePlugin(), plainDynamicImport()],
    // Constants such as the storage keys stand where they are used: a shared chunk for them costs a reading page more than their text.
    build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
  },
});

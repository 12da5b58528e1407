import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import cloudflare from '@astrojs/cloudflare';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { deviceKnowledge } from './scripts/vite/device-knowledge.ts';
import { inlineConstants } from './scripts/vite/inline-constants.ts';
import { knowledgePlugin } from './scripts/vite/knowledge.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { leanLanguageModel } from './scripts/vite/lean-language-model.ts';
import { leanWorker } from './scripts/vite/lean-worker.ts';
import { offlineFiles } from './scripts/vite/offline-files.ts';
import { plainDynamicImport } from './scripts/vite/plain-dynamic-import.ts';
import { searchFile } from './scripts/vite/search-file.ts';
import { shareImages } from './scripts/vite/share-images.ts';
import { wordsFirst } from './scripts/vite/words-first.ts';
import { compactStyle } from './src/features/courses/labs/compact-style.ts';
import { compactScript } from './src/ui/compact-script.ts';

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashOf = (file) => sha256(readFileSync(file));
const labStyles = ['lab', 'tokenizer', 'drawing', 'sampling', 'prompts'];

export default defineConfig({
  // Without it no page can name its whole address: links to itself hold the path only.
  site: process.env.SITE_URL || undefined,
  output: 'static',
  // The site sets no cookie, so there is no session to store.
  session: false,
  adapter: cloudflare({ imageService: 'passthrough', prerenderEnvironment: 'node', persistState: { path: '.wrangler/state' } }),
  integrations: [react(), mdx(), wordsFirst(), searchFile(), shareImages(), offlineFiles(), leanWorker()],
  // One file per route, so that every route answers 200 without a redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  prefetch: false,
  // Shiki colors code with style attributes, which the content security policy blocks.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      // Inline scripts that Astro does not process are not hashed by it: two must run before the first paint, one must not wait for others, two are kept short by hand, one is no script but rules.
      scriptDirective: {
        hashes: [
          hashOf('src/features/shell/theme-first.js'),
          hashOf('src/features/shell/sidebar-first.js'),
          sha256(compactScript(readFileSync('src/features/chat/not-started.js', 'utf8'))),
          sha256(compactScript(readFileSync('src/features/courses/pressed-first.js', 'utf8'))),
          hashOf('src/features/offline/register-last.js'),
          hashOf('src/ui/prefetch-rules.json'),
        ],
      },
      // Not processed by Astro either: they stand only in the pages that have the lab.
      styleDirective: { hashes: labStyles.map((name) => sha256(compactStyle(readFileSync(`src/features/courses/labs/${name}.css`, 'utf8')))) },
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
    // With named exports, the language model's words would stand in its file twice: once by name, once in the whole.
    json: { namedExports: false },
    // Vite's own default, said once for all environments: left to themselves, static and on-demand pages get styles that differ in a few prefixes,
    // and then every page carries both.
    build: { cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'] },
    plugins: [layerOrder(), tailwindcss(), knowledgePlugin(), deviceKnowledge(), leanLanguageModel(), plainDynamicImport(), inlineConstants()],
  },
});

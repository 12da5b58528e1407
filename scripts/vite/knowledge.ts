/** Gives the Worker the topic packs and anchors as one checked module, `virtual:knowledge`, so that it reads no files at run time. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { readKnowledge } from '../content/read-knowledge.ts';

const id = 'virtual:knowledge';
const resolved = `\0${id}`;

export function knowledgePlugin(contentDir = 'content'): Plugin {
  let packed: string | null = null;
  return {
    name: 'kora:knowledge',
    configResolved(config) {
      if (config.command === 'build') packed = path.resolve(config.root, '.cache/knowledge.bin');
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      this.addWatchFile(path.resolve(contentDir));
      const { knowledge, problems } = await readKnowledge(contentDir);
      if (problems.length > 0) this.error(`The content has mistakes:\n${problems.join('\n')}`);
      const json = JSON.stringify(knowledge);
      // JSON.parse of a string literal starts faster than the same data as an object literal.
      if (packed === null) return `export const knowledge = JSON.parse(${JSON.stringify(json)});`;
      // As a part of the script workerd would keep its four and a half million letters three times over for as long as it runs.
      await mkdir(path.dirname(packed), { recursive: true });
      await writeFile(packed, gzipSync(json, { level: 9 }));
      return `import { gunzipSync } from 'node:zlib';
import packed from ${JSON.stringify(packed)};
export const knowledge = JSON.parse(new TextDecoder().decode(gunzipSync(new Uint8Array(packed))));`;
    },
  };
}

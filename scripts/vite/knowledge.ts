/** Gives the Worker the topic packs and anchors as one checked module, `virtual:knowledge`, so that it reads no files at run time. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { readKnowledge } from '../content/read-knowledge.ts';

const id = 'virtual:knowledge';
const resolved = `\0${id}`;

export function knowledgePlugin(contentDir = 'content'): Plugin {
  return {
    name: 'kora:knowledge',
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      this.addWatchFile(path.resolve(contentDir));
      const { knowledge, problems } = await readKnowledge(contentDir);
      if (problems.length > 0) this.error(`The content has mistakes:\n${problems.join('\n')}`);
      // JSON.parse of a string literal starts faster than the same data as an object literal.
      return `export const knowledge = JSON.parse(${JSON.stringify(JSON.stringify(knowledge))});`;
    },
  };
}

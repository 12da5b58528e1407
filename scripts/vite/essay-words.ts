/** Gives the browser what EssayBlocks asks, and the texts for danger, as one checked module, `virtual:essay-words`: a part that is fetched where the server does not answer. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { readKnowledge } from '../content/read-knowledge.ts';

const id = 'virtual:essay-words';
const resolved = `\0${id}`;

export function essayWordsPlugin(contentDir = 'content'): Plugin {
  return {
    name: 'kora:essay-words',
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      this.addWatchFile(path.resolve(contentDir, 'essay'));
      const { knowledge, problems } = await readKnowledge(contentDir);
      if (problems.length > 0) this.error(`The content has mistakes:\n${problems.join('\n')}`);
      return `export const essayWords = JSON.parse(${JSON.stringify(JSON.stringify(knowledge.essayWords))});`;
    },
  };
}

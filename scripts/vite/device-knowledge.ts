/**
 * Gives the browser what the engines of the tools know, as checked modules: parts that are fetched where the server does not answer.
 * `virtual:chat-knowledge`: all that the chat answers from. `virtual:essay-words`: what EssayBlocks asks, and the texts for danger. `virtual:perspectives`: the explorer's questions, with the works they cite.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ChatKnowledge, Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import type { PerspectiveKnowledge } from '../../src/engine/perspectives/explore.ts';
import { ofOtherTools } from '../../src/engine/text/held-text.ts';
import { readKnowledge } from '../content/read-knowledge.ts';

interface DeviceModule {
  /** The one name it exports. */
  name: string;
  /** Folders of the content that it is made from. */
  from: readonly string[];
  pick: (knowledge: Knowledge) => unknown;
}

const modules: Readonly<Record<string, DeviceModule>> = {
  'virtual:chat-knowledge': { name: 'chatKnowledge', from: ['.'], pick: chatOf },
  'virtual:essay-words': { name: 'essayWords', from: ['essay'], pick: ({ essayWords }) => essayWords },
  'virtual:perspectives': { name: 'perspectiveKnowledge', from: ['perspectives', 'site'], pick: perspectivesOf },
};

export function deviceKnowledge(contentDir = 'content'): Plugin {
  return {
    name: 'kora:device-knowledge',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    async load(source) {
      const found = modules[source.slice(1)];
      if (!source.startsWith('\0') || !found) return undefined;
      for (const folder of found.from) this.addWatchFile(path.resolve(contentDir, folder));
      const { knowledge, problems } = await readKnowledge(contentDir);
      if (problems.length > 0) this.error(`The content has mistakes:\n${problems.join('\n')}`);
      return `export const ${found.name} = JSON.parse(${JSON.stringify(JSON.stringify(found.pick(knowledge)))});`;
    },
  };
}

/** Without what only the explorer, EssayBlocks, the maps, lessons and simulations read, and of a work what is shown. */
function chatOf(knowledge: Knowledge): ChatKnowledge {
  const { shortPacks, anchors, moves, matters, matterWords, counsel, samples } = knowledge;
  const unread: readonly string[] = ofOtherTools;
  const kept = JSON.parse(JSON.stringify(knowledge.topics, (key, value: unknown) => (unread.includes(key) ? undefined : value))) as typeof knowledge.topics;
  const topics = kept.map((topic) => ({ ...topic, flow: [], connections: [] }));
  const chat = { topics, shortPacks, anchors, moves, matters, matterWords, counsel, samples };
  const text = JSON.stringify(chat);
  const references = Object.fromEntries(Object.entries(knowledge.references).filter(([key]) => text.includes(JSON.stringify(key))));
  return { ...chat, references };
}

/** Without the works that only other parts of the site cite. */
function perspectivesOf({ perspectives, perspectiveWords, references, moves }: Knowledge): PerspectiveKnowledge & { careText: string } {
  const cited = new Set(perspectives.flatMap(({ facts, myths, perspectives: views }) => [...facts, ...myths, ...views].flatMap(({ sources }) => sources ?? [])));
  return {
    questions: perspectives,
    words: perspectiveWords,
    references: Object.fromEntries(Object.entries(references).filter(([key]) => cited.has(key))),
    careText: moves.care.first[0] ?? '',
  };
}

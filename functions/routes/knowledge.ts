/** The checked content, indexed when the first request needs it and kept for the life of the Worker. */
import type { Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';

export type GetIndex = () => KnowledgeIndex;

export function knowledgeOnce(knowledge: Knowledge): GetIndex {
  let index: KnowledgeIndex | null = null;
  return () => {
    index ??= new KnowledgeIndex(knowledge);
    return index;
  };
}

/** What the site holds on a subject, as a model is told it: the same retrieval as for the embedded engine. */
import type { TopicPack } from '../../../src/contracts/knowledge/topic.ts';
import type { KnowledgeIndex } from '../../../src/engine/chat/knowledge-index.ts';

/** Summary, facts and wrong beliefs of a pack; empty without one. */
export function checkedKnowledge(topic: TopicPack | null | undefined): string {
  if (!topic) return '';
  const { title, summary, facts, misconceptions } = topic;
  const lines = [summary, ...facts.map(({ text }) => text), ...misconceptions.map(({ belief, correction }) => `Common belief: ${belief} In fact: ${correction}`)];
  return `Checked knowledge on ${title}. Prefer it to your own:\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** The pack that the first of the texts with one is about: what names the subject comes before what only speaks of it. */
export function closestPack(index: KnowledgeIndex, texts: readonly string[]): TopicPack | null {
  for (const text of texts) {
    const hit = text.trim() ? index.findTopic(text) : null;
    if (hit) return hit.topic;
  }
  return null;
}

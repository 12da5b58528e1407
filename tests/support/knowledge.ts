/** The real content, read once in each test file, and small pieces of conversation to build tests from. */
import path from 'node:path';
import { readKnowledge } from '../../scripts/content/read-knowledge.ts';
import type { AnchorSubject, Feeling, Mode } from '../../src/contracts/knowledge/vocabulary.ts';
import { fill } from '../../src/engine/chat/fill.ts';
import { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { type ChatInput, type ChatPlan, type EarlierTurn, planReply } from '../../src/engine/chat/reply.ts';
import { type ChatState, freshState } from '../../src/engine/chat/state.ts';
import { fingerprint } from '../../src/engine/text/hash.ts';
import { sentencesOf, wordsOf } from '../../src/engine/text/words.ts';

export const contentDir = path.resolve(import.meta.dirname, '../../content');

export const { knowledge, problems } = await readKnowledge(contentDir);
export const index = new KnowledgeIndex(knowledge);

/** The same content without its short packs, for talks about what is not held. */
export const withoutShortPacks = new KnowledgeIndex({ ...knowledge, shortPacks: [] });

export function topicById(id: string) {
  const topic = index.topics.get(id);
  if (!topic) throw new Error(`content/topics holds no pack "${id}"`);
  return topic;
}

export const aState = (changes: Partial<ChatState> = {}): ChatState => ({ ...freshState, ...changes });

export const noHints: { feeling: Feeling | null; subjects: readonly AnchorSubject[]; topic: string | null } = { feeling: null, subjects: [], topic: null };

/** The first reply to a message, as a visitor without any history gets it. */
export const firstReply = (message: string, mode: Mode = 'student', changes: Partial<ChatInput> = {}): ChatPlan =>
  planReply({ message, mode, history: [], state: null, ...changes }, index);

export interface Exchange {
  message: string;
  plan: ChatPlan;
}

/**
 * The messages one after the other. `signed`: the state of each reply comes back, as it does with the ids of our own pages.
 * Otherwise Kora sees only the last six messages.
 */
export function converse(messages: readonly string[], mode: Mode = 'student', how: 'signed' | 'history only' = 'signed', within = index): Exchange[] {
  const history: EarlierTurn[] = [];
  let state: ChatState | null = null;
  return messages.map((message) => {
    const plan = planReply({ message, mode, history: history.slice(-6), state: how === 'signed' ? state : null }, within);
    state = plan.state;
    history.push({ sender: 'user', text: message }, { sender: 'kora', text: plan.text });
    return { message, plan };
  });
}

/** The same whole numbers for the same seed: the next one below `limit` with each call. */
export function seeded(seed: string): (limit: number) => number {
  let step = 0;
  return (limit) => fingerprint(`${seed}#${step++}`) % limit;
}

export function pickFrom<T>(items: readonly T[], next: (limit: number) => number): T {
  const item = items[next(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Does the text hold one of the prepared lines, filled with these words? */
export const holdsLine = (text: string, lines: readonly string[], slots: Record<string, string> = {}): boolean => lines.some((line) => text.includes(fill(line, slots)));

/** A sentence blind to case, spacing and punctuation. */
export const bare = (sentence: string): string => wordsOf(sentence).join(' ');

/** Sentences of at least `words` words, bare. */
export const bareSentences = (text: string, words = 3): string[] =>
  sentencesOf(text)
    .filter((sentence) => wordsOf(sentence).length >= words)
    .map(bare);

/** Each sentence that comes again, with the turns (from 1) in which it stands. What follows a colon counts as a sentence of its own. */
export function repeatedSentences(texts: readonly string[]): string[] {
  const firstSaid = new Map<string, number>();
  return texts.flatMap((text, turn) =>
    bareSentences(text.replace(/:\s+(?=["“]?\p{Lu})/gu, ':\n')).flatMap((sentence) => {
      const before = firstSaid.get(sentence);
      firstSaid.set(sentence, turn);
      return before === undefined ? [] : [`turn ${before + 1} and turn ${turn + 1}: ${sentence}`];
    }),
  );
}

/** A student does not want what Kora took up, and names nothing else. */
import type { KnowledgeIndex } from './knowledge-index.ts';
import { heardIn } from './phrases.ts';
import type { Reading } from './read-message.ts';
import type { ChatState } from './state.ts';
import { titleInText } from './topic-knowledge.ts';

/** What a student turns down without naming another pack, as it stands in a sentence; null where nothing is turned down. */
export function turnedDownIn({ mode, topic }: Reading, state: ChatState, typed: string, index: KnowledgeIndex): string | null {
  const inWork = state.topic ? index.topics.get(state.topic) : undefined;
  const short = index.shortPacks.byId.get(state.short ?? '');
  const { otherOnes, wordGroups } = index.knowledge.moves.student;
  if (mode !== 'student' || !(inWork || short) || heardIn(typed, { other: otherOnes }, wordGroups) === null) return null;
  const named = topic?.how === 'named' ? topic.topic : null;
  const found = index.shortPacks.find(typed, mode)?.pack;
  if ((named && named !== inWork) || (found && found !== short)) return null;
  return short ? short.title : inWork ? titleInText(inWork) : null;
}

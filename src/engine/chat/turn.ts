/** All that one turn with a student is made of. */
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Ladder } from './ladder.ts';
import type { Problem } from './problem.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState } from './state.ts';
import type { Thread } from './thread.ts';

export interface Turn {
  reading: Reading;
  thread: Thread;
  /** Before this turn. */
  state: ChatState;
  speaker: Speaker;
  ladder: Ladder;
  index: KnowledgeIndex;
  /** The sum, equation or other problem in work. A turn may open one and close one. */
  problem: Problem | null;
  /** The one inside of which `problem` was begun, and the last one that is done. */
  outer: Problem | null;
  solved: Problem | null;
}

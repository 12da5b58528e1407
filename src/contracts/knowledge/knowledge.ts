/** All the checked content the embedded engine works from, as one value. */
import type { Anchor } from './anchor.ts';
import type { ChatMoves } from './chat-moves.ts';
import type { SampleConversation } from './sample-conversation.ts';
import type { TopicPack } from './topic.ts';

/** What is shown of a work in `content/references.json`. */
export interface Reference {
  key: string;
  title: string;
  authors: string[];
  year: number;
  venue?: string;
  doi?: string;
  url?: string;
  /** The finding it may be cited for. */
  supports: string;
}

export interface Knowledge {
  topics: TopicPack[];
  anchors: Anchor[];
  moves: ChatMoves;
  samples: SampleConversation[];
  /** Only the works that a topic pack cites, by key. */
  references: Record<string, Reference>;
}

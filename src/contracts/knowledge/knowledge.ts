/** All the checked content the embedded engine works from, as one value. */
import type { Anchor } from './anchor.ts';
import type { ChatMoves } from './chat-moves.ts';
import type { Counsel } from './counsel.ts';
import type { EssayWords } from './essay-words.ts';
import type { CuratedQuestion } from './perspective.ts';
import type { PerspectiveWords } from './perspective-words.ts';
import type { SampleConversation } from './sample-conversation.ts';
import type { ShortPack } from './short-pack.ts';
import type { Matter, MatterWords } from './teacher-matters.ts';
import type { TopicPack } from './topic.ts';

/** What is shown of a work in `content/references.json`. */
export interface Reference {
  key: string;
  title: string;
  authors: string[];
  /** By what other names texts cite it: a law or a report goes by its title rather than by the office behind it. */
  called?: string[];
  year: number;
  venue?: string;
  doi?: string;
  url?: string;
  /** article, book, report, chapter, preprint, web. */
  type?: string;
  /** The finding it may be cited for. */
  supports: string;
}

/** What the chat answers from. */
export type ChatKnowledge = Omit<Knowledge, 'perspectives' | 'perspectiveWords' | 'essayWords'>;

export interface Knowledge {
  topics: TopicPack[];
  /** Single matters that no topic pack covers. */
  shortPacks: ShortPack[];
  anchors: Anchor[];
  moves: ChatMoves;
  /** What teachers come with beside the topics of lessons, and the words between. */
  matters: Matter[];
  matterWords: MatterWords;
  /** Single questions of teachers, answered. */
  counsel: Counsel[];
  perspectives: CuratedQuestion[];
  perspectiveWords: PerspectiveWords;
  /** What EssayBlocks asks about a block. */
  essayWords: EssayWords;
  samples: SampleConversation[];
  /** Only the works that a topic pack or a curated question cites, by key. */
  references: Record<string, Reference>;
}

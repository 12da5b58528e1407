import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import { isStopWord } from '../../engine/text/stems.ts';
import { wordsOf } from '../../engine/text/words.ts';

/** What its row does not show and a search should find: its topics, and the words in which it is said otherwise. */
export function wordsBeyondRow({ situation, says, topics = [] }: Anchor): string {
  const shown = new Set(wordsOf(`${situation} ${says[0]}`));
  const more = wordsOf([...topics, ...says.slice(1)].join(' ')).filter((word) => word.length > 3 && !isStopWord(word) && !shown.has(word));
  return [...new Set(more)].join(' ');
}

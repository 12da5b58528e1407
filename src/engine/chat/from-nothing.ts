/** Somebody who knows nothing of a matter hears its outline before any question on it. */
import { fold } from '../text/words.ts';
import type { Turn } from './turn.ts';

/** "I know nothing about it": the outline comes before any question on it. */
export function sayFromNothing({ reading, thread: { topic }, speaker, ladder, index, problem }: Turn): boolean {
  const { fromNothing, askOutline } = index.knowledge.moves.student;
  if (!topic || problem || topic.subject === 'mathematics' || ladder.help === 'questions' || !speaker.isNew(topic.summary)) return false;
  if (
    !/\b(?:(?:idk|dont know|do not know|never (?:heard|learned)) (?:anything|much|a thing|nothing)|know nothing|no idea (?:about|what)|know (?:anything|much) about)\b/.test(
      fold(reading.message),
    )
  )
    return false;
  speaker.sayOne(fromNothing);
  return speaker.sayFirst([topic.summary]) && (speaker.sayOne(askOutline) || true);
}

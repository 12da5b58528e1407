/** The name that a misspelling means, where the misspelling is held as a name of the pack itself: "peom", "coldwar", "wwii". */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { titleInText } from '../chat/topic-knowledge.ts';
import { editDistance } from '../text/edit-distance.ts';
import { isStopWord, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { packWords } from './pack-words.ts';

const lettersOf = (text: string): string => wordsOf(text).join('');

/** Letters that may differ. */
const slipsIn = (letters: string): number => (letters.length < 4 ? 0 : letters.length < 6 ? 1 : 2);

/** As it was typed where the pack uses its words, or where it is near no name in words that the pack uses. */
export function rightName(pack: TopicPack, topic: string): string {
  const { held, lines } = packWords(pack);
  const uses = (word: string): boolean => isStopWord(word) || /\d/.test(word) || held.has(stem(word)) || lines.some((line) => line.has(stem(word)));
  const isHeld = (text: string): boolean => wordsOf(text).every(uses);
  const asWritten = lettersOf(topic);
  if (isHeld(topic) || !pack.aliases.some((alias) => lettersOf(alias) === asWritten)) return topic;
  // As it sounds: "migrashun".
  const typed = asWritten.replace(/shun$/, 'tion');
  if (/^(?:ml|ww ?(?:1|2|i|ii))$/i.test(topic.trim())) return pack.title;
  const near = [titleInText(pack), ...pack.aliases]
    .filter(isHeld)
    .map((name) => ({ name, distance: editDistance(lettersOf(name), typed) }))
    .filter(({ name, distance }) => distance <= slipsIn(typed) && lettersOf(name)[0] === typed[0])
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name ?? topic;
}

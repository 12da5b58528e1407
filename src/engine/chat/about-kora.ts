/** Questions about Kora itself, its rules and where the words go, and private things typed in: short set answers that agree with the privacy page. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { asWords, PhraseBook, patternOf } from './phrases.ts';

type AboutKora = ChatMoves['both']['aboutKora'][number];

const prepared = new WeakMap<ChatMoves, PhraseBook<AboutKora>>();

/** The lines that answer what the message asks of Kora; null when it asks nothing of the kind. */
export function linesAboutKora(message: string, moves: ChatMoves): readonly string[] | null {
  const book = prepared.get(moves) ?? new PhraseBook(moves.both.aboutKora.map((about) => [about, about.hears.map((phrase) => patternOf(phrase, {}))] as const));
  prepared.set(moves, book);
  return book.first(asWords(message))?.says ?? null;
}

/** "my name is Tommy Baker and", where more follows: what is asked stands behind it, and the name is no topic. */
const ownName =
  /\b(?:my name is|my names|i am called|im called|i'm called|call me)\s+\p{L}[\p{L}'’-]*(?:\s+(?!and\s|so\s|but\s)[\p{L}'’-]+){0,2}\s*(?:[,.;!]\s*(?:and\s+)?|\s(?:and|so|but)\s+)(?=\S+\s+\S)/iu;

/** The message without the writer's own name; the same message where it tells none or nothing else. */
export const withoutOwnName = (message: string): string => message.replace(ownName, '').trim();

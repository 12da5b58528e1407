/** What teachers say in passing: follow-ups ("make it shorter") and matters that may come up in any conversation ("used chatgpt"). */
import type { Area, Ask, ChatMoves, Wish } from '../../contracts/knowledge/chat-moves.ts';
import { asWords, type Phrase, PhraseBook, patternOf } from './phrases.ts';

/** A teacher says that Kora took up the wrong thing. `rest`: what is meant instead, in the teacher's own words; empty where it is not told. */
export interface Correction {
  rest: string;
}

const preparedCorrections = new WeakMap<ChatMoves, Phrase[]>();

/** The correction that a message begins with, or null. */
export function correctionIn(message: string, moves: ChatMoves): Correction | null {
  let patterns = preparedCorrections.get(moves);
  if (!patterns) {
    patterns = moves.teacher.corrections.map((phrase) => patternOf(phrase, moves.teacher.wordGroups));
    preparedCorrections.set(moves, patterns);
  }
  const text = asWords(message);
  const ends = patterns.flatMap((pattern) => {
    const met = pattern.exec(text);
    return met ? [met.index + met[0].length] : [];
  });
  if (ends.length === 0) return null;
  return { rest: text.slice(Math.max(...ends)).trim() };
}

const prepared = new WeakMap<ChatMoves, PhraseBook<Ask>>();

function bookOf(moves: ChatMoves): PhraseBook<Ask> {
  const { asks, wordGroups } = moves.teacher;
  const book = prepared.get(moves) ?? new PhraseBook(asks.map((ask) => [ask, ask.hears.map((phrase) => patternOf(phrase, wordGroups))] as const));
  prepared.set(moves, book);
  return book;
}

/** The follow-up or matter that the most words of the message tell of; null when they tell of none. */
export function askIn(message: string, moves: ChatMoves): Ask | null {
  const text = asWords(message);
  let best: Ask | null = null;
  let most = 0;
  // A few passing words of a long message are no follow-up.
  for (const { what: ask, length } of bookOf(moves).told(text)) if (length > most && (ask.area || length >= text.length * 0.3)) [best, most] = [ask, length];
  return best;
}

/** All other wishes are about a lesson. */
const wishAreas: Partial<Record<Wish, Area>> = { parents: 'parents', grade: 'assessment', access: 'learners' };

/** The area of what is in work: the latest matter or wish, then the anchor, then the lesson; null when nothing is. */
export function areaOf({ asked, anchor, topic }: { asked: string | null; anchor: string | null; topic: string | null }, { teacher }: ChatMoves): Area | null {
  const ofMatter = teacher.asks.find(({ id }) => id === asked)?.area;
  if (ofMatter) return ofMatter;
  if (asked !== null && asked in teacher.wishes) return wishAreas[asked as Wish] ?? 'lesson';
  const ofAnchor = (Object.entries(teacher.areas) as [Area, string[]][]).find(([, ids]) => anchor !== null && ids.includes(anchor))?.[0];
  return ofAnchor ?? (anchor !== null || topic !== null ? 'lesson' : null);
}

/** What may be said to the ask in this area. */
export const linesOf = ({ says }: Ask, area: Area | null): string[] => [...((area && says[area]) ?? []), ...(says.any ?? [])];

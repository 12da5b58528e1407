/** The reviewed texts for a conversation in which someone may be in danger. No model is asked, no text is made up. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { sentenceMark } from '../text/hash.ts';
import { sentencesOf } from '../text/words.ts';
import { Speaker } from './speaker.ts';

export interface CareTurn {
  mode: Mode;
  /** The rule that found the danger, from the safety screen. */
  rule: string | null;
  /** The message itself shows danger. */
  now: boolean;
  /** A care text has led this conversation before. */
  told: boolean;
  /** Kora's earlier replies in this conversation. */
  saidBefore: readonly string[];
}

/** The next care text. Someone who says it again is not sent round in circles; once all is said, the first text is still the right one. */
export function careText(care: ChatMoves['care'], { mode, rule, now, told, saidBefore }: CareTurn): string {
  const lead = mode === 'teacher' ? care.teacher : rule === 'friend-at-risk' ? care.friend : care.first;
  const speaker = new Speaker(
    saidBefore.flatMap((text) => sentencesOf(text).map(sentenceMark)),
    '',
  );
  const leadSaid = lead[0] !== undefined && !speaker.isNew(lead[0]);
  const later = mode === 'teacher' ? lead.slice(1) : care.later;
  const order = leadSaid || (told && !now) ? later : [...lead, ...later];
  return speaker.sayFirst(order) ? speaker.text : (lead[0] as string);
}

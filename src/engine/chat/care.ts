/** The reviewed texts for a conversation in which someone may be in danger. No model is asked, no text is made up. */
import type { CareAsk, ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { saidMark } from '../text/hash.ts';
import { sentencesOf } from '../text/words.ts';
import { asWords, patternOf } from './phrases.ts';
import { sourceOfHarm } from './source-of-harm.ts';
import { Speaker } from './speaker.ts';
import { whoseDanger } from './whose-danger.ts';

export interface CareTurn {
  mode: Mode;
  /** The newest message. */
  message: string;
  /** The rule that found the danger, from the safety screen. */
  rule: string | null;
  /** The message itself shows danger. */
  now: boolean;
  /** The message takes the danger back, or asks of school instead; see `takesBack`. */
  isTakenBack?: boolean;
  /** A care text has led this conversation before. */
  told: boolean;
  /** Kora's earlier replies in this conversation. */
  saidBefore: readonly string[];
}

/**
 * The next care text: the answer to what is asked about the help, else the next step. Someone who says it again is not sent round in circles. Once all is said it is the text that was said longest ago; the whole first text only comes
 * back to someone who tells of danger again.
 */
export function careText(care: ChatMoves['care'], { mode, message, rule, now, isTakenBack, told, saidBefore }: CareTurn): string {
  const speaker = new Speaker(saidBefore.flatMap(marksOf), '');
  // In teacher mode most tell of a pupil; a grown-up who tells of themselves needs other words, then and in what follows.
  const whose = now ? whoseDanger(message) : null;
  const isOwn = mode === 'teacher' && (whose === 'own' || (whose === null && ((now && rule?.startsWith('self-harm')) || !speaker.isNew(care.adult[0] ?? ''))));
  const [lead = '', ...further] = isOwn
    ? care.adult
    : mode === 'teacher'
      ? care.teacher
      : rule === 'friend-at-risk'
        ? care.friend
        : care[(now && sourceOfHarm(message, rule)) || 'first'];
  const said = saidBefore.map((reply) => new Speaker(marksOf(reply), ''));
  const lastSaid = (text: string): number => said.findLastIndex((reply) => !reply.isNew(text));
  const later = goingOn(mode === 'teacher' ? further : [...further, ...care.later], lastSaid);
  const isUnderWay = told || !speaker.isNew(lead);
  if (isUnderWay && !isOwn && speaker.sayFirst(answersTo(message, mode, care.asks))) return speaker.text;
  if (isUnderWay && !now && isTakenBack && speaker.sayFirst(care.wrong)) return speaker.text;
  const order = !speaker.isNew(lead) || (told && !now) ? later : [lead, ...later];
  if (speaker.sayFirst(order)) return speaker.text;
  const again = now ? [lead, ...later] : later;
  return again.reduce((oldest, text) => (lastSaid(text) < lastSaid(oldest) ? text : oldest));
}

/** The texts in their order, from the one behind the last that was said: so all come round, even where only the last replies are known. */
function goingOn(texts: readonly string[], lastSaid: (text: string) => number): string[] {
  const last = texts.reduce((latest, text, i) => (lastSaid(text) >= 0 && lastSaid(text) > lastSaid(texts[latest] ?? '') ? i : latest), -1);
  return [...texts.slice(last + 1), ...texts.slice(0, last + 1)];
}

/** The answers to what is asked about the help itself. */
const answersTo = (message: string, mode: Mode, asks: readonly CareAsk[]): string[] => {
  const words = asWords(message);
  return asks.filter((ask) => ask.for === mode && ask.hears.some((phrase) => patternOf(phrase, {}).test(words))).map(({ says }) => says);
};

/** After a weak sign was taken back. */
export const deniedText = (care: ChatMoves['care']): string => care.denied[0] ?? '';

const marksOf = (reply: string): string[] => sentencesOf(reply).map(saidMark);

/** Whether words have reached the teacher, in words. */
import type { Sending } from './desk.ts';

/** What is said of words on their way. `isOver`: the session takes nothing any more. */
export function sendingWords(sending: Sending | undefined, isWritten: boolean, isOver = false): string {
  if (!isWritten) return '';
  switch (sending) {
    case 'stored':
      return 'Stored.';
    case 'sending':
      return isOver ? 'This did not reach your teacher.' : 'Not sent yet. It is kept on this device.';
    case 'refused':
      return 'This was not stored: the answers were revealed before, or the session was over.';
    case undefined:
      return '';
  }
}

interface WrittenText {
  text: string;
  /** What was sent of it last. */
  sent: string | undefined;
  sending: Sending | undefined;
  /** Nothing can be sent any more. */
  isShut: boolean;
  isOver: boolean;
}

/** What is said of a short answer, which goes out when it is meant to. */
export function textWords({ text, sent, sending, isShut, isOver }: WrittenText): string {
  const words = text.trim();
  const earlier = sent === undefined ? '' : ' Your teacher has the answer you sent before.';
  if (words === sent) return sendingWords(sending, words !== '', isOver);
  if (words === '') return earlier.trim();
  if (isShut) return `These words were not sent in time.${earlier}`;
  if (sending === 'refused') return sendingWords(sending, true);
  return sent === undefined ? 'Not sent yet.' : 'Changed, not sent yet.';
}

/** Whether words have reached the teacher, in words. */
import type { Sending } from './desk.ts';

/** What is said of words on their way. */
export function sendingWords(sending: Sending | undefined, isWritten: boolean): string {
  if (!isWritten) return '';
  switch (sending) {
    case 'stored':
      return 'Stored.';
    case 'sending':
      return 'Not sent yet. It is kept on this device.';
    case 'refused':
      return 'This was not stored: the answers were revealed before, or the session was over.';
    case undefined:
      return '';
  }
}

/** Why a seat was not given, in words for whoever wanted it. */
import type { Failure } from '../../api/client.ts';
import { statusOf } from './sessions.ts';

export function whyNotJoined(failure: Failure): string {
  const problem = failure.kind === 'status' ? failure.problem : null;
  switch (statusOf(failure)) {
    case 422:
      return `${problem?.errors?.find(({ pointer }) => pointer === '/name' || pointer === '/pin')?.message ?? 'Choose another name.'} ${problem?.detail ?? ''}`.trim();
    case 404:
      return 'No session has this code. It may have ended, or a letter got mixed up. Check it with your teacher.';
    case 423:
      return 'The session is closed to newcomers. Ask your teacher to let you in.';
    case 409:
      return 'The session is full. Ask your teacher.';
    case 403:
      return 'Your teacher has closed this seat. Talk to your teacher.';
    case 429:
      return 'That was too often. Wait a minute, then try again.';
    default:
      return 'The server cannot be reached. Look at the connection and try again.';
  }
}

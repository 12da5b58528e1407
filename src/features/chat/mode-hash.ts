/** A link that opens the chat in one of its modes, perhaps with a first message in the box. */
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';

/** "#teacher", or "#student=I%20am%20writing…" with a message for the box. */
export function readModeHash(hash: string): { mode: Mode; message: string } | null {
  const [, mode, text = ''] = /^#(student|teacher)(?:=(.*))?$/.exec(hash) ?? [];
  if (mode !== 'student' && mode !== 'teacher') return null;
  try {
    return { mode, message: decodeURIComponent(text).trim() };
  } catch {
    // Damaged in copying: the mode is still clear.
    return { mode, message: '' };
  }
}

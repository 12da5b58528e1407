/** One visit to a course in a learning platform: what was complete before, what is complete now, how long it took. SCORM 1.2, and nothing about the person is read. */
import type { LmsApi } from './lms-api.ts';

export interface LmsSession {
  /** Slugs of the modules that were complete when the course was left last. */
  readonly completed: readonly string[];
  /** The platform held a text that could not be read. It is kept as it stands with whatever is told from now on. */
  readonly hasUnread: boolean;
  /** Tells the platform which modules are complete, and how many of how many. */
  report: (completed: readonly string[], done: number, total: number) => void;
  /** Keeps what was told, and the time so far: the page may never come back. */
  pause: () => void;
  /** Ends the visit. Whatever comes after it does nothing. */
  end: () => void;
}

/**
 * Null: the platform refused to begin. `tell` hears after each exchange whether the platform took everything: null, or its own words on the first thing it refused,
 * which may be none.
 */
export function beginSession(api: LmsApi, now: () => number, tell: (refusal: string | null) => void): LmsSession | null {
  let refusal: string | null = null;
  const call = (run: () => unknown): boolean => {
    const isDone = attempt(run) === 'true';
    if (!isDone) refusal ??= attempt(() => api.LMSGetErrorString(String(api.LMSGetLastError()))) ?? '';
    return isDone;
  };
  const read = (element: string): string => attempt(() => api.LMSGetValue(element)) ?? '';
  const write = (element: string, value: string): boolean => call(() => api.LMSSetValue(element, value));
  const exchange = (run: () => void): void => {
    refusal = null;
    run();
    tell(refusal);
  };

  const begun = now();
  if (!call(() => api.LMSInitialize(''))) {
    tell(refusal);
    return null;
  }
  const status = read('cmi.core.lesson_status');
  /** What was reached once is not taken back, by a reset for instance. */
  let wasCompleted = status === 'completed' || status === 'passed';
  let isOver = false;
  exchange(() => {
    if (wasCompleted || status === 'incomplete') return;
    write('cmi.core.lesson_status', 'incomplete');
    call(() => api.LMSCommit(''));
  });

  const keepTime = (): void => {
    write('cmi.core.session_time', timeSpan(now() - begun));
    call(() => api.LMSCommit(''));
  };
  const { completed, unread } = readSuspended(read('cmi.suspend_data'));
  return {
    completed,
    hasUnread: unread !== '',
    report: (completed, done, total) => {
      if (isOver) return;
      exchange(() => {
        write('cmi.suspend_data', suspended(completed, unread));
        if (!wasCompleted) {
          wasCompleted = done === total;
          write('cmi.core.score.min', '0');
          write('cmi.core.score.max', '100');
          write('cmi.core.score.raw', String(Math.round((done / total) * 100)));
          write('cmi.core.lesson_status', wasCompleted ? 'completed' : 'incomplete');
        }
        call(() => api.LMSCommit(''));
      });
    },
    pause: () => {
      if (!isOver) exchange(keepTime);
    },
    end: () => {
      if (isOver) return;
      isOver = true;
      // Otherwise many platforms forget the suspended data.
      write('cmi.core.exit', 'suspend');
      keepTime();
      call(() => api.LMSFinish(''));
    },
  };
}

/** What a platform answers, as text; undefined where it breaks down. */
function attempt(run: () => unknown): string | undefined {
  try {
    return String(run());
  } catch {
    return undefined;
  }
}

/** Characters that `cmi.suspend_data` holds. */
export const suspendLimit = 4096;

/** `unread`: a text kept aside; what finds no room of it is cut off at its end. */
export function suspended(completed: readonly string[], unread = ''): string {
  const text = JSON.stringify({ v: 1, completed, ...(unread && { unread }) });
  return unread && text.length > suspendLimit ? suspended(completed, unread.slice(0, suspendLimit - text.length)) : text;
}

/** What `suspended` has written. Of anything else, what can be a module counts, and the whole of it is unread. */
export function readSuspended(text: string): { completed: string[]; unread: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { completed: [], unread: text };
  }
  const { completed, unread } = (value ?? {}) as { completed?: unknown; unread?: unknown };
  const slugs = Array.isArray(completed) ? completed.filter((slug) => typeof slug === 'string') : [];
  const isWhole = Array.isArray(completed) && slugs.length === completed.length;
  return { completed: slugs, unread: isWhole ? (typeof unread === 'string' ? unread : '') : text };
}

/** "0001:02:03.45": hours, minutes, seconds, as SCORM 1.2 writes a time span. */
export function timeSpan(milliseconds: number): string {
  const hundredths = Math.min(Math.max(0, Math.floor(milliseconds / 10)), 9999 * 360_000 + 359_999);
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(hundredths / 360_000, 4)}:${part((hundredths / 6_000) % 60, 2)}:${part((hundredths / 100) % 60, 2)}.${part(hundredths % 100, 2)}`;
}

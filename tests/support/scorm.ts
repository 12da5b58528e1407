/** A learning platform as small as one can be: SCORM 1.2's data model for one visit, with the values it would refuse. Plain functions, so that it also runs inside a page. */

export interface Platform {
  API: Record<string, (...words: string[]) => string>;
  /** What was stored, by element. */
  values: Record<string, string>;
  /** Every call, such as "LMSSetValue cmi.core.exit suspend". */
  calls: string[];
  /** Elements it refuses, "LMSInitialize" among them. */
  refuse: string[];
}

/** @param kept what earlier visits have left */
export function makePlatform(kept: Record<string, string> = {}): Platform {
  const formats: Record<string, RegExp> = {
    'cmi.core.lesson_status': /^(passed|completed|failed|incomplete|browsed)$/,
    'cmi.core.score.raw': /^(100|\d{1,2})(\.\d+)?$/,
    'cmi.core.score.min': /^\d+$/,
    'cmi.core.score.max': /^\d+$/,
    'cmi.core.session_time': /^\d{4}:\d\d:\d\d\.\d\d$/,
    'cmi.core.exit': /^(time-out|suspend|logout|)$/,
    'cmi.suspend_data': /^[\s\S]{0,4096}$/,
  };
  const values: Record<string, string> = { 'cmi.core.lesson_status': 'not attempted', ...kept };
  const calls: string[] = [];
  const refuse: string[] = [];
  let state: 'new' | 'running' | 'over' = 'new';
  let lastError = '0';
  const answer = (isDone: boolean, error: string): string => {
    lastError = isDone ? '0' : error;
    return String(isDone);
  };
  const noted = (name: string, run: (...words: string[]) => string) =>
    [
      name,
      (...words: string[]) => {
        calls.push([name, ...words].join(' ').trim());
        return run(...words);
      },
    ] as const;
  const API = Object.fromEntries([
    noted('LMSInitialize', (nothing) => {
      const isDone = nothing === '' && state === 'new' && !refuse.includes('LMSInitialize');
      if (isDone) state = 'running';
      return answer(isDone, '101');
    }),
    noted('LMSFinish', (nothing) => {
      const isDone = nothing === '' && state === 'running';
      if (isDone) state = 'over';
      return answer(isDone, '301');
    }),
    noted('LMSGetValue', (element = '') => {
      lastError = state === 'running' ? '0' : '301';
      return state === 'running' ? (values[element] ?? '') : '';
    }),
    noted('LMSSetValue', (element = '', value) => {
      const isDone = state === 'running' && typeof value === 'string' && formats[element]?.test(value) === true && !refuse.includes(element);
      if (isDone) values[element] = value;
      return answer(isDone, '405');
    }),
    noted('LMSCommit', (nothing) => answer(nothing === '' && state === 'running', '301')),
    noted('LMSGetLastError', () => lastError),
    noted('LMSGetErrorString', (code = '') => ({ '101': 'General exception', '301': 'Not initialized', '405': 'Incorrect data type' })[code] ?? ''),
    noted('LMSGetDiagnostic', () => ''),
  ]);
  return { API, values, calls, refuse };
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "5 minutes ago", "just now". */
export function ageOf(at: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1_000);
  const step = steps.find(([, size]) => seconds >= size);
  return step ? new Intl.RelativeTimeFormat('en-US').format(-Math.floor(seconds / step[1]), step[0]) : 'just now';
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "2 days ago" for a time as ISO 8601, as a person would say it. */
export function sinceThen(at: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1_000);
  const step = steps.find(([, size]) => seconds >= size);
  return step ? new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(seconds / step[1]), step[0]) : 'just now';
}

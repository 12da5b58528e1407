/** Due times as people read and write them, in the time of their device. */

export const dueText = (at: string): string =>
  new Date(at).toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' });

export const timeText = (at: string): string => new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const two = (number: number): string => String(number).padStart(2, '0');

/** As an input of type datetime-local takes it: "2026-11-30T18:00". */
export function inputOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A week from now, at six in the evening. */
export function usualDue(now: Date): string {
  return inputOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 18, 0));
}

/** ISO 8601 in UTC; null: nothing that could be a time stands there. */
export function dueFrom(input: string): string | null {
  const date = new Date(input);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Never by color alone: words for where one stands. */
export function dueState(dueAt: string, now: Date): 'open' | 'soon' | 'over' {
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return 'over';
  return left < 86_400_000 ? 'soon' : 'open';
}

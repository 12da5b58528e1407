/** A day of the content, such as 2026-11-20, as a reader reads it. */
export const dayInWords = (day: string): string => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

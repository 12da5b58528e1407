const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the content, such as 2026-11-20, as a reader reads it. */
export const dayInWords = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));

/** "210 kB", "1.2 MB": as the size stands on a course page before the download. */
export const sizeInWords = (bytes: number): string => (bytes < 995_000 ? `${Math.max(10, Math.round(bytes / 10_000) * 10)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** "March 3, 2026" */
export const dayInWords = (iso: string): string => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });

/** "March 3, 2026 at 2:05 PM" */
export const momentInWords = (iso: string): string => new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

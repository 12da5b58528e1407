/** Text inside XML. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const xmlText = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);

/** Finds the words that an entry of feedback quotes in the student's text. */

const words = /[\p{L}\p{N}]+/gu;

/** The first quotation that stands in the text, case and punctuation aside; null when none does. Places in UTF-16 units. */
export function whereQuoted(entry: string, text: string): { start: number; end: number } | null {
  const own = [...text.matchAll(words)];
  for (const [, quote = ''] of entry.matchAll(/“([^”]*)”/g)) {
    // Dots stand for what was left out.
    const longest = quote.split('…').sort((a, b) => b.length - a.length)[0] ?? '';
    const wanted = [...longest.matchAll(words)].map(([word]) => word.toLowerCase());
    if (wanted.length < 3) continue;
    const at = own.findIndex((_, i) => wanted.every((word, k) => own[i + k]?.[0].toLowerCase() === word));
    const [first, last] = [own[at], own[at + wanted.length - 1]];
    if (at >= 0 && first && last) return { start: first.index, end: last.index + last[0].length };
  }
  return null;
}

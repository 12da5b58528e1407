/** The code at the end of a path such as "/pare/join/A%2FB", as it was typed. Astro's own parameter keeps "%2F" and decodes "%2541" twice. */
export function codeInPath(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    // A lone "%" stands for itself.
    return last;
  }
}

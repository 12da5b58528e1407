/** Finds where the part of a page ends that is read first: the block with the page's heading. */

const tags = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)(?:[^>"]|"[^"]*")*?(\/?)>/gi;
const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Behind the block with the first `h1`: the smallest that is no more than half of what it stands in. The end of `main` when there is none; -1 without `main`. */
export function firstScreenEnd(html: string): number {
  const begin = html.indexOf('<main');
  const end = html.indexOf('</main>', begin);
  if (begin < 0 || end < 0) return -1;
  const heading = html.indexOf('<h1', begin);
  if (heading < 0 || heading > end) return end;
  // From main inwards: the elements that hold the heading.
  let parent = { start: begin, end };
  for (const block of holding(html, begin, end, heading)) {
    if (block.end - block.start <= (parent.end - parent.start) / 2) return block.end;
    // What a component draws again in the browser must stay as it is.
    if (block.name.includes('-')) return end;
    parent = block;
  }
  return end;
}

/** The elements around `at`, outermost first, without `main` itself and the heading. */
function holding(html: string, begin: number, end: number, at: number): { name: string; start: number; end: number }[] {
  const open: { name: string; start: number }[] = [];
  const found: { name: string; start: number; end: number }[] = [];
  for (const match of html.slice(begin, end).matchAll(tags)) {
    const [whole, , closing, name = '', selfClosing] = match;
    if (!name || selfClosing || empty.test(name)) continue;
    const start = begin + match.index;
    if (!closing) open.push({ name, start });
    else {
      const element = open.pop();
      if (element && open.length > 0 && element.start < at && start > at) found.unshift({ ...element, end: start + whole.length });
    }
  }
  return found;
}

/**
 * Parts the style sheet of a page in two: the rules that can apply to what comes first, and those that cannot, because they ask for a class, an id or an
 * element that does not occur there, or for a pointer that is over it. A rule that stands in the second part therefore changes nothing of the first screen when it arrives.
 */

/** A rule with its declarations, a group of rules such as `@layer` or `@media`, or a statement without a block. */
type Node = { comments?: string; prelude: string; block?: string | Node[] };

const grouping = /^@(layer|media|supports|container)\b/;

function parse(css: string): Node[] {
  const nodes: Node[] = [];
  let start = 0;
  while (start < css.length) {
    const stop = endOf(css, start, ';{');
    const [, comments = '', prelude = ''] = /^((?:\s*\/\*[\s\S]*?\*\/)*)([\s\S]*)$/.exec(css.slice(start, stop).trim()) ?? [];
    const head = { ...(comments ? { comments } : {}), prelude: prelude.trim() };
    if (css[stop] !== '{') {
      if (prelude || comments) nodes.push(head);
      start = stop + 1;
      continue;
    }
    const end = endOf(css, stop + 1, '}');
    const block = css.slice(stop + 1, end);
    nodes.push({ ...head, block: grouping.test(head.prelude) ? parse(block) : block });
    start = end + 1;
  }
  return nodes;
}

/** Where the first of `marks` stands that is in no string, no comment, no parentheses and no inner block. */
function endOf(css: string, from: number, marks: string): number {
  let depth = 0;
  for (let i = from; i < css.length; i++) {
    const c = css[i] as string;
    if (c === '\\') i += 1;
    else if (c === '"' || c === "'") i = css.indexOf(c, i + 1);
    else if (c === '/' && css[i + 1] === '*') i = css.indexOf('*/', i + 2) + 1;
    else if (depth === 0 && marks.includes(c)) return i;
    else if (c === '{' || c === '(') depth += 1;
    else if (c === '}' || c === ')') depth -= 1;
  }
  return css.length;
}

const print = (nodes: readonly Node[]): string =>
  nodes.map(({ comments = '', prelude, block }) => comments + prelude + (block === undefined ? prelude && ';' : `{${typeof block === 'string' ? block : print(block)}}`)).join('');

/** What occurs in a stretch of HTML, each as a selector would name it, and the custom properties that its attributes read. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    names.add(tag.toLowerCase());
    for (const property of propertiesReadIn(attributes)) names.add(property);
    for (const [, key, value = ''] of attributes.matchAll(/\b(class|id)="([^"]*)"/g)) for (const name of value.split(/\s+/)) names.add(`${key === 'id' ? '#' : '.'}${name}`);
  }
  return names;
}

/** What no element is in, or has, when the page is first painted: a state that takes a pointer, the inner parts of fields, a field's hint. */
const notAtFirst = /:(?:hover|active)\b|::(?:-webkit-|-moz-|file-selector-button|placeholder)/;

/** A selector without what stands in `:is()`, `:not()` and their like. */
const withoutArguments = (selector: string): string => {
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return plain;
};

/** The classes, ids and elements without which a selector cannot match. What stands in `:is()`, `:has()` and their like may be one of several. */
function neededBy(selector: string): string[] {
  const plain = selector.replaceAll(/\\(.)/g, (_, c: string) => `\uE000${c.charCodeAt(0)}\uE001`).replaceAll(/\[[^\]]*\]/g, '');
  return [
    ...withoutArguments(plain)
      .replaceAll(/::?[\w-]+/g, '')
      .matchAll(/[.#]?[a-z_\uE000-][\w\uE000\uE001-]*/gi),
  ].map(([name]) => name.replaceAll(/\uE000(\d+)\uE001/g, (_, code: string) => String.fromCharCode(Number(code))));
}

/**
 * `css` in two parts, for a page whose first part holds `names`. Both keep their layers and the order of their rules; one that is empty is left out.
 * A custom property is set and registered (`@property`) where it is first read: a theme sets every color, of which the first screen shows a few.
 */
export function splitStyle(css: string, names: ReadonlySet<string>): { early: string; late: string } {
  const nodes = withoutRepeats(parse(css));
  let early = css;
  let late = '';
  for (let before = ''; before !== early; ) {
    before = early;
    const parts = part(nodes, names, new Set(propertiesReadIn(early)));
    early = print(parts.early);
    late = print(parts.late);
  }
  return { early, late };
}

/**
 * Of rules that stand twice in one layer, word for word, the last alone counts; of two mentions of a layer without rules, the first. Two style sheets of a page bring the same
 * utilities and the same comment. Neighbors of one group become one.
 */
function withoutRepeats(nodes: readonly Node[]): Node[] {
  const kept: Node[] = [];
  const seen = new Set<string>();
  const keep = (list: readonly Node[], path: string): Node[] =>
    list
      .toReversed()
      .flatMap((node): Node[] => {
        if (Array.isArray(node.block)) {
          const block = keep(node.block, `${path}${node.prelude}{`);
          return block.length > 0 || node.block.length === 0 ? [{ ...node, block }] : [];
        }
        const isSeen = node.block !== undefined && seen.has(`${path}${node.prelude}{${node.block}`);
        seen.add(`${path}${node.prelude}{${node.block}`);
        return isSeen ? [] : [node];
      })
      .reverse();
  const mentioned = new Set<string>();
  for (const node of keep(nodes, '')) {
    const isMentioned = node.block === undefined && node.prelude !== '' && mentioned.has(node.prelude);
    const comments = node.comments && mentioned.has(node.comments) ? undefined : node.comments;
    mentioned.add(node.comments ?? '').add(node.block === undefined ? node.prelude : '');
    const last = kept.at(-1);
    if (isMentioned) continue;
    if (last && last.prelude === node.prelude && Array.isArray(last.block) && Array.isArray(node.block) && !comments) last.block = [...last.block, ...node.block];
    else kept.push({ ...(comments ? { comments } : {}), prelude: node.prelude, ...(node.block === undefined ? {} : { block: node.block }) });
  }
  return kept;
}

/** The custom properties that `text`, styles or HTML, reads. */
const propertiesReadIn = (text: string): string[] => [...text.matchAll(/\bvar\(\s*(--[\w-]+)/g)].map(([, property = '']) => property);

function part(nodes: readonly Node[], names: ReadonlySet<string>, read: ReadonlySet<string>): { early: Node[]; late: Node[] } {
  const applies = (selectors: string): boolean =>
    partsOf(selectors, ',').some((selector) => !notAtFirst.test(withoutArguments(selector)) && neededBy(selector).every((name) => names.has(name)));
  const isNeeded = (property: string): boolean => read.has(property) || names.has(property);
  const early: Node[] = [];
  const late: Node[] = [];
  for (const node of nodes) {
    const { prelude, block } = node;
    if (Array.isArray(block)) {
      const inner = /^@media print\b/.test(prelude) ? { early: [], late: block } : part(block, names, read);
      if (inner.early.length) early.push({ ...node, block: inner.early });
      // The first mention of a layer gives it its rank.
      else if (prelude.startsWith('@layer ') && !early.some((other) => other.prelude === prelude)) early.push({ prelude });
      if (inner.late.length) late.push({ ...node, block: inner.late });
    } else if (prelude.startsWith('@')) {
      const registered = /^@property (--[\w-]+)/.exec(prelude)?.[1];
      (registered === undefined || isNeeded(registered) ? early : late).push(node);
    } else if (!applies(prelude)) late.push(node);
    else {
      const declarations = partsOf(block ?? '', ';');
      const waiting = declarations.filter((declaration) => declaration.startsWith('--') && !isNeeded(declaration.slice(0, declaration.indexOf(':')).trim()));
      const needed = declarations.filter((declaration) => !waiting.includes(declaration));
      if (needed.length || !waiting.length) early.push({ ...node, block: needed.join(';') });
      if (waiting.length) late.push({ prelude, block: waiting.join(';') });
    }
  }
  return { early, late };
}

/** The selectors of a list, or the declarations of a block. */
function partsOf(list: string, mark: ',' | ';'): string[] {
  const parts: string[] = [];
  for (let start = 0; start < list.length; ) {
    const end = endOf(list, start, mark);
    parts.push(list.slice(start, end));
    start = end + 1;
  }
  return parts;
}
